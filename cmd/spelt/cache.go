package main

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"github.com/spf13/cobra"

	"github.com/spelt-go/spelt/internal/cache"
)

func (a *app) cacheCommand() *cobra.Command {
	c := &cobra.Command{
		Use:   "cache",
		Short: "Look at, check and clear the cache of compiled kernels",
		Long: `The cache holds compiled kernels for all programs of a user. SPELT_CACHE names its directory, off turns it off; by
default it is spelt in the user's cache directory. Nothing in it is ever needed: it can be removed at any time.`,
		Args: cobra.NoArgs,
		RunE: func(c *cobra.Command, _ []string) error { return c.Help() }, // so that Args is looked at
	}
	add := func(use, short string, run func(context.Context) error) *cobra.Command {
		sub := &cobra.Command{Use: use, Short: short, Args: cobra.NoArgs}
		sub.RunE = a.does(func(ctx context.Context, _ []string) error { return run(ctx) })
		c.AddCommand(a.jsonFlag(sub))
		return sub
	}
	add("path", "Print the directory", a.cachePath)
	add("ls", "List the records", a.cacheList)
	add("stat", "Count records, hits and misses", a.cacheStat)
	var again bool
	verify := add("verify", "Read and check every record", func(ctx context.Context) error { return a.cacheVerify(ctx, again) })
	verify.Flags().BoolVar(&again, "recompile", false, "also compile the kernels in the history again, and compare byte for byte")
	var o trimOptions
	trim := add("trim", "Remove records that have not been used for long", func(context.Context) error { return a.cacheTrim(o) })
	trim.Flags().Int64Var(&o.mib, "max-mib", cache.DefaultMaxBytes>>20, "keep at most so many MiB")
	trim.Flags().DurationVar(&o.age, "max-age", cache.DefaultMaxAge, "remove what was not used for so long")
	add("clean", "Remove everything in it", a.cacheClean)
	return c
}

// openStore opens the cache, or returns nil if it is off or there is no directory yet. Looking at a cache does not make one.
func openStore(o cache.Options) (*cache.Store, error) {
	dir, off, err := cache.Dir()
	if err != nil || off {
		return nil, err
	}
	if _, err := os.Lstat(dir); errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return cache.Open(dir, o)
}

// place is the directory and what is to be said of it instead of its content.
func place() (dir, state string, err error) {
	dir, off, err := cache.Dir()
	if err != nil {
		return "", "", err
	}
	if off {
		return "", "off", nil
	}
	if _, err := os.Lstat(dir); errors.Is(err, fs.ErrNotExist) {
		return dir, "empty", nil
	}
	return dir, "", nil
}

func (a *app) cachePath(context.Context) error {
	dir, state, err := place()
	if err != nil {
		return err
	}
	if a.json {
		return a.printJSON(map[string]any{"dir": dir, "off": state == "off"})
	}
	if state == "off" {
		fmt.Fprintln(a.stdout, state)
		return nil
	}
	fmt.Fprintln(a.stdout, dir)
	return nil
}

type entryJSON struct {
	Kind  string    `json:"kind"`
	Scope string    `json:"scope"`
	Key   string    `json:"key"`
	Bytes int64     `json:"bytes"`
	Used  time.Time `json:"used"`
	Path  string    `json:"path"`
}

func (a *app) cacheList(context.Context) error {
	s, err := openStore(cache.Options{})
	if err != nil {
		return err
	}
	list := []entryJSON{}
	rows := []string{"KIND\tSIZE\tUSED\tKEY\tFOR"}
	for e := range s.Entries() {
		list = append(list, entryJSON{e.Kind.String(), e.Scope, e.Key.String(), e.Size, e.Used, e.Path})
		rows = append(rows, fmt.Sprintf("%v\t%s\t%s\t%.12s\t%s", e.Kind, size(e.Size), ago(e.Used), e.Key.String(), e.Scope))
	}
	if a.json {
		return a.printJSON(list)
	}
	if len(list) == 0 {
		return a.sayEmpty()
	}
	a.table(rows)
	return nil
}

func (a *app) sayEmpty() error {
	dir, state, err := place()
	switch {
	case err != nil:
		return err
	case state == "off":
		fmt.Fprintln(a.stdout, "The cache is off (SPELT_CACHE).")
	default:
		fmt.Fprintf(a.stdout, "The cache is empty: %s\n", dir)
	}
	return nil
}

// ago is how long ago something was, roughly: times of use are exact to the hour.
func ago(t time.Time) string {
	switch d := time.Since(t); {
	case d < time.Hour:
		return "within the hour"
	case d < 48*time.Hour:
		return plural(int(d.Hours()), "hour") + " ago"
	default:
		return plural(int(d.Hours()/24), "day") + " ago"
	}
}

type kindJSON struct {
	Kind    string            `json:"kind"`
	Entries int               `json:"entries"`
	Bytes   int64             `json:"bytes"`
	Disk    int64             `json:"disk_bytes"`
	Hits    uint64            `json:"hits"`
	Misses  map[string]uint64 `json:"misses"`
	Stored  uint64            `json:"stored"`
	Failed  uint64            `json:"failed"`
	Dropped uint64            `json:"dropped"`
}

func (a *app) cacheStat(context.Context) error {
	s, err := openStore(cache.Options{})
	if err != nil {
		return err
	}
	if s == nil {
		if !a.json {
			return a.sayEmpty()
		}
	}
	st := s.Stat()
	kinds := []kindJSON{}
	rows := []string{"KIND\tRECORDS\tSIZE\tON DISK\tHITS\tMISSES\tSTORED\tFAILED\tDROPPED"}
	reasons := []string{}
	for _, k := range st.Kinds {
		if s == nil {
			break
		}
		c := k.Total
		j := kindJSON{k.Kind.String(), k.Entries, k.Bytes, k.Disk, c.Hits, map[string]uint64{}, c.Stored, c.Failed, c.Dropped}
		for m, n := range c.Misses {
			if miss := cache.Miss(m); miss != cache.Hit {
				j.Misses[miss.String()] = n
				if n > 0 && miss != cache.Absent {
					reasons = append(reasons, fmt.Sprintf("%v\t%v\t%d", k.Kind, miss, n))
				}
			}
		}
		kinds = append(kinds, j)
		rows = append(rows, fmt.Sprintf("%v\t%d\t%s\t%s\t%d\t%d\t%d\t%d\t%d", k.Kind, k.Entries, size(k.Bytes), size(k.Disk),
			c.Hits, c.Missed(), c.Stored, c.Failed, c.Dropped))
	}
	if a.json {
		return a.printJSON(map[string]any{"dir": s.Dir(), "max_bytes": st.MaxBytes, "disk_bytes": st.Disk, "kinds": kinds})
	}
	fmt.Fprintf(a.stdout, "%s: %s of at most %s\n\n", st.Dir, size(st.Disk), size(st.MaxBytes))
	a.table(rows)
	if len(reasons) > 0 {
		fmt.Fprintln(a.stdout, "\nMisses for another reason than that there was no record:")
		a.table(reasons)
	}
	return nil
}

type problemJSON struct {
	entryJSON
	Problem string `json:"problem"`
}

func (a *app) cacheVerify(ctx context.Context, again bool) error {
	s, err := openStore(cache.Options{})
	if err != nil {
		return err
	}
	report := []problemJSON{}
	checked := 0
	compared := &recompileJSON{Differences: []differenceJSON{}}
	if s != nil {
		p := a.progress()
		defer p.close()
		problems, err := s.Verify(func(done, total int) {
			checked = done
			p.step(done, total, "checking records")
		})
		if err == nil && again {
			compared, err = recompile(ctx, s, p)
		}
		p.close()
		if err != nil {
			return err
		}
		for _, x := range problems {
			what := x.Reason.String()
			if x.Stray {
				what = "not a record"
			}
			report = append(report, problemJSON{entryJSON{x.Kind.String(), x.Scope, x.Key.String(), x.Size, x.Used, x.Path}, what})
		}
	}
	if a.json {
		out := map[string]any{"checked": checked, "problems": report}
		if again {
			out["recompiled"] = compared
		}
		if err := a.printJSON(out); err != nil {
			return err
		}
	} else {
		for _, x := range report {
			fmt.Fprintf(a.stdout, "%s: %s\n", x.Path, x.Problem)
		}
		fmt.Fprintf(a.stdout, "%s checked, %s\n", plural(checked, "record"), plural(len(report), "problem"))
		if again {
			a.printRecompile(compared)
		}
	}
	if len(report)+len(compared.Differences) > 0 {
		return errReported
	}
	return nil
}

type trimOptions struct {
	mib int64
	age time.Duration
}

func (a *app) cacheTrim(o trimOptions) error {
	if o.mib < 0 || o.age < 0 {
		return usageError{"a limit cannot be negative"}
	}
	opts := cache.Options{MaxBytes: o.mib << 20, MaxAge: o.age}
	if o.mib == 0 { // which would mean the default
		opts.MaxBytes = 1
	}
	if o.age == 0 {
		opts.MaxAge = 1
	}
	s, err := openStore(opts)
	if err != nil {
		return err
	}
	r, err := s.Trim(true)
	if err != nil {
		return err
	}
	if a.json {
		return a.printJSON(r)
	}
	fmt.Fprintf(a.stdout, "removed %s, %s; kept %s, %s\n", plural(r.Removed, "record"), size(r.RemovedBytes),
		plural(r.Kept, "record"), size(r.KeptBytes))
	if r.OverLimit > 0 {
		fmt.Fprintf(a.stdout, "%s more than the limit stays, because it was used recently\n", size(r.OverLimit))
	}
	return nil
}

func (a *app) cacheClean(context.Context) error {
	s, err := openStore(cache.Options{})
	if err != nil {
		return err
	}
	n, bytes := 0, int64(0)
	for e := range s.Entries() {
		n++
		bytes += e.Size
	}
	if err := s.Clean(); err != nil {
		return err
	}
	if a.json {
		return a.printJSON(map[string]any{"removed": n, "bytes": bytes})
	}
	fmt.Fprintf(a.stdout, "removed %s, %s\n", plural(n, "record"), size(bytes))
	return nil
}
