package main

import (
	"context"
	"fmt"
	"os"
	"os/exec"
	"testing"
	"time"
	"strings"
)

func TestTrial(t *testing.T) {
	w, err := newWorkshop(context.Background())
	if err != nil { t.Fatal(err) }
	defer w.close()
	for _, s := range []shape{{1, 20}, {10, 20}, {100, 20}, {1000, 20}, {100, 200}, {100, 1000}} {
		dir := w.dir + "/x"
		os.RemoveAll(dir); os.MkdirAll(dir, 0o700)
		for f, text := range synthetic(s, edit{}) { os.WriteFile(dir+"/"+f, []byte(text), 0o600) }
		st := time.Now()
		cmd := exec.Command(w.spelt, "gen", ".")
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "GOFLAGS=", "GOWORK=off")
		if out, err := cmd.CombinedOutput(); err != nil { t.Fatal(err, string(out)) }
		gen := time.Since(st)
		ru := cmd.ProcessState.SysUsage()
		_ = ru
		user := cmd.ProcessState.UserTime()
		st = time.Now()
		c2 := exec.Command("go", "build", "-mod=mod", "-o", dir+"/program", ".")
		c2.Dir = dir
		c2.Env = cmd.Env
		if out, err := c2.CombinedOutput(); err != nil { t.Fatal(err, string(out)) }
		build := time.Since(st)
		st = time.Now()
		c3 := exec.Command("/usr/bin/env", "bash", "-c", "exec "+dir+"/program")
		c3.Env = append(os.Environ(), "SPELT_CACHE="+dir+"/cache")
		out, err := c3.CombinedOutput()
		cold := time.Since(st)
		if err != nil { t.Fatal(err, string(out)) }
		st = time.Now()
		c4 := exec.Command(dir+"/program")
		c4.Env = c3.Env
		out4, err := c4.CombinedOutput()
		warm := time.Since(st)
		if err != nil { t.Fatal(err, string(out4)) }
		i := strings.Index(string(out), "peak_kb")
		j := strings.Index(string(out4), "peak_kb")
		fmt.Println(s, "gen", gen, "user", user, "build", build, "cold", cold, "user", c3.ProcessState.UserTime(), string(out)[i:], "warm", warm, string(out4)[j:])
	}
}
