//go:build !unix

package python

// Without signals, the threads of the process are trusted to sleep.
func (w *Worker) pause() {}

func (w *Worker) resume() {}
