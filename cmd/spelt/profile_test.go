package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// events are three chunks of two tasks, as SPELT_PROFILE writes them.
var events = []string{
	`{"name":"Step#0","cat":"parallel","ph":"X","ts":100.5,"dur":30,"pid":1,"tid":0,"args":{"at":"a/sim.go:7","iterations":1000,"code_bytes":64}}`,
	`{"name":"Step#1","cat":"serial","ph":"X","ts":131,"dur":10,"pid":1,"tid":0,"args":{"at":"a/sim.go:9","iterations":0,"code_bytes":32}}`,
	`{"name":"Step#0","cat":"parallel","ph":"X","ts":100,"dur":60,"pid":1,"tid":1,"args":{"at":"a/sim.go:7","iterations":2000,"code_bytes":64}}`,
}

const profileTable = `TIME MS  SHARE  CHUNKS  ITERATIONS  NS/ITERATION  CODE B  TASK    KIND      WHERE
0.090    90.0%  2       3000        30.00         64      Step#0  parallel  a/sim.go:7
0.010    10.0%  1       0           -             32      Step#1  serial    a/sim.go:9

3 chunks in 0.100 ms on all threads, within 0.060 ms
`

func TestProfileReadsEveryFormOfTrace(t *testing.T) {
	open := "[\n" + strings.Join(events, ",\n") + ",\n"
	const cut = "The last event of the trace is cut short and is left out.\n"
	for name, c := range map[string]struct{ trace, want string }{
		"no end":                 {open, profileTable},
		"an end":                 {strings.TrimSuffix(open, ",\n") + "]", profileTable},
		"an end on its own line": {strings.TrimSuffix(open, ",\n") + "\n]\n", profileTable},
		"nothing":                {"[\n]\n", "No task ran natively while trace.json was written.\n"},
		"no comma":               {strings.TrimSuffix(open, ",\n"), profileTable},
		"cut in an event":        {open + events[0][:50], profileTable + cut},
		"an object":              {`{"displayTimeUnit":"ns","traceEvents":[` + strings.Join(events, ",") + `]}`, profileTable},
		"other events":           {open + `{"name":"process_name","ph":"M","args":{"name":"x"}},` + "\n", profileTable},
		"empty":                  {"[\n", "No task ran natively while trace.json was written.\n"},
		"no events":              {`{"traceEvents":null}`, "No task ran natively while trace.json was written.\n"},
	} {
		t.Chdir(t.TempDir())
		if err := os.WriteFile("trace.json", []byte(c.trace), 0o666); err != nil {
			t.Fatal(err)
		}
		if got := here(t, "profile", "trace.json").want(0).err().stdout; got != c.want {
			t.Errorf("%s:\n%s\nwant:\n%s", name, got, c.want)
		}
	}
}

// Chunks that ran in order are counted beside the place.
func TestProfileShowsWhatRanInOrder(t *testing.T) {
	t.Chdir(t.TempDir())
	ordered := strings.Replace(events[0], `"code_bytes":64`, `"code_bytes":64,"in_order":true`, 1)
	if err := os.WriteFile("trace.json", []byte("[\n"+ordered+",\n"+events[1]+",\n"+events[2]+"\n]\n"), 0o666); err != nil {
		t.Fatal(err)
	}
	here(t, "profile", "trace.json").want(0).err().out("a/sim.go:7 (1 chunk in order)\n", "a/sim.go:9\n")
	here(t, "profile", "--json", "trace.json").want(0).err().out(`"in_order": 1`)
}

// Wherever a trace is cut, what comes before is read.
func TestProfileOfATraceCutAnywhere(t *testing.T) {
	open := "[\n" + strings.Join(events, ",\n") + ",\n"
	for n := 1; n <= len(open); n++ {
		p, err := readTrace(strings.NewReader(open[:n]))
		if err != nil {
			t.Fatalf("%d bytes: %v", n, err)
		}
		if want := int64(strings.Count(open[:n], "}}")); p.Chunks != want {
			t.Errorf("%d bytes: %d chunks, want %d", n, p.Chunks, want)
		}
	}
}

func TestProfileRefusesWhatIsNoTrace(t *testing.T) {
	dir := t.TempDir()
	for text, want := range map[string]string{
		"":             "not a trace",
		"hello":        "not a trace",
		`"x"`:          "not a trace",
		`{"other":[]}`: "not a trace",
		"[1]":          "event 1: ",
	} {
		name := filepath.Join(dir, "trace.json")
		if err := os.WriteFile(name, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		here(t, "profile", name).want(1).out().err(name, want)
	}
	here(t, "profile", filepath.Join(dir, "none")).want(1).out().err("none")
	here(t, "profile").want(2)
}

func TestProfileOfAProgram(t *testing.T) {
	s := newNative(t, map[string]string{"main.go": twoLoops})
	s.env = append(s.env, "SPELT_PROFILE="+s.path("trace.json"))
	s.spelt("run", ".").want(0)
	s.spelt("profile", "trace.json").want(0).out("Step#1", "Step#2", "main.go:7\n", "main.go:10\n", "2 chunks in ").err()
	var p profileJSON
	if err := json.Unmarshal([]byte(s.spelt("profile", "trace.json", "--json").want(0).stdout), &p); err != nil {
		t.Fatal(err)
	}
	if len(p.Tasks) != 2 || p.Tasks[0].Iterations != 4 || p.Tasks[0].CodeBytes == 0 || p.Time != p.Tasks[0].Time+p.Tasks[1].Time && !near(p) {
		t.Errorf("%+v", p)
	}
}

// near allows for the rounding of each task's time to nanoseconds.
func near(p profileJSON) bool {
	d := p.Time - p.Tasks[0].Time - p.Tasks[1].Time
	return d >= -2 && d <= 2
}
