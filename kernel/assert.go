package kernel

// AssertError is what a failed [Assert] panics with in plain Go.
type AssertError struct {
	Message string
}

func (e *AssertError) Error() string { return "kernel: assertion failed: " + e.Message }

// AssertMessage is the message, for those who know an AssertError by its
// methods alone.
func (e *AssertError) AssertMessage() string { return e.Message }

// Assert ends the kernel with an error that has msg and the position of the
// call, unless cond holds; in plain Go it panics with an [*AssertError]. In a
// compiled kernel msg must be a constant, and other iterations may have run,
// or not, when the launch ends. A launch without checks does not look at cond.
func Assert(cond bool, msg string) {
	if !cond {
		panic(&AssertError{Message: msg})
	}
}
