package kernel

import "sync"

// Concurrent runs the sections at the same time and returns when all have
// ended:
//
//	kernel.Concurrent(
//		func() { for i := range a { a[i] = f(i) } },
//		func() { for i := range b { b[i] = g(i) } },
//	)
//
// Parallel loops in them are parallel. In a kernel the sections are function
// literals, and none may use a variable that another one sets. In plain Go
// each section is a goroutine; if some panic, Concurrent panics with the value
// of the first of them in the list, after all have ended.
func Concurrent(sections ...func()) {
	panics := make([]any, len(sections))
	var wg sync.WaitGroup
	for i, section := range sections {
		wg.Go(func() {
			defer func() { panics[i] = recover() }()
			section()
		})
	}
	wg.Wait()
	for _, p := range panics {
		if p != nil {
			panic(p)
		}
	}
}
