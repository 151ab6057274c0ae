package main

import (
	"context"
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt"
)

// speltVersion is that of the module this program was built from, as the go command knows it, or else as its source says.
func speltVersion() string {
	info, ok := debug.ReadBuildInfo()
	if !ok || info.Main.Version == "" || info.Main.Version == "(devel)" {
		return spelt.Version
	}
	return info.Main.Version
}

func (a *app) versionCommand() *cobra.Command {
	c := &cobra.Command{Use: "version", Short: "Print the version", Args: cobra.NoArgs}
	c.RunE = a.does(func(context.Context, []string) error {
		platform := runtime.GOOS + "/" + runtime.GOARCH
		if a.json {
			return a.printJSON(map[string]string{"spelt": speltVersion(), "go": runtime.Version(), "platform": platform})
		}
		fmt.Fprintf(a.stdout, "spelt %s, built with %s for %s\n", speltVersion(), runtime.Version(), platform)
		return nil
	})
	return a.jsonFlag(c)
}
