//go:build !unix

package overlay

import (
	"os"
	"os/exec"
)

func wait(cmd *exec.Cmd) error { return exitCode(cmd.Run()) }

func signalOf(*os.ProcessState) int { return 0 }
