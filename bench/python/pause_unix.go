//go:build unix

package python

import "syscall"

// pause stops all threads of the process, those that wait for work in a loop too.
func (w *Worker) pause() { w.cmd.Process.Signal(syscall.SIGSTOP) }

func (w *Worker) resume() { w.cmd.Process.Signal(syscall.SIGCONT) }
