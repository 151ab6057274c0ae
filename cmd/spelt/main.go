// Spelt generates the Go code that launches kernels, builds and runs programs with kernels, and shows what becomes of
// them. See docs/cli.md, or
//
//	spelt help
//
// It is also a tool for go vet -vettool.
package main

import (
	"context"
	"os"
	"os/signal"

	"golang.org/x/term"
	"golang.org/x/tools/go/analysis/unitchecker"

	"github.com/spelt-go/spelt/internal/vet"
)

func main() {
	if isVetTool(os.Args[1:]) {
		if vetUngenerated(context.Background(), os.Args[1:], os.Stderr) {
			os.Exit(exitProblem)
		}
		unitchecker.Main(vet.Analyzer) // ends the process
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	a := &app{
		stdin: os.Stdin, stdout: os.Stdout, stderr: os.Stderr,
		terminal: term.IsTerminal(int(os.Stderr.Fd())),
	}
	code := a.main(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}
