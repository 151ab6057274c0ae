package cache

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// The environment variable that makes the test binary a worker, and the directory that it works in.
const (
	workerEnv    = "SPELT_CACHE_TEST_WORKER"
	workerDirEnv = "SPELT_CACHE_TEST_DIR"
)

func TestMain(m *testing.M) {
	if job := os.Getenv(workerEnv); job != "" {
		if err := work(job, os.Getenv(workerDirEnv)); err != nil {
			fmt.Println("FAIL", err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

const workerKeys = 8

func workerSize(n int) int { return 1000 * (n + 1) }

// work is what a worker process does.
func work(job, dir string) error {
	s, err := Open(dir, Options{MaxBytes: 3 * diskBlock, KeepRecent: -1})
	if err != nil {
		return err
	}
	defer s.Close()
	switch job {
	case "make": // get each record, or make it
		made := 0
		for i := range workerKeys {
			n := (i + os.Getpid()) % workerKeys
			m, err := getOrMake(s, n)
			if err != nil {
				return err
			}
			made += m
		}
		fmt.Println("made", made)
	case "write": // until killed
		for i := 0; ; i++ {
			n := rand.IntN(workerKeys)
			if err := s.Put(ArtifactRecord, testScope, numberedKey(n), payloadOf(n, workerSize(n))); err != nil {
				return err
			}
			release, _ := s.Guard(context.Background(), ArtifactRecord, testScope, numberedKey(n), 0)
			s.Flush()
			release()
			if i == 0 {
				fmt.Println("begun")
			}
		}
	case "hold": // a lock, until killed
		if _, held := s.Guard(context.Background(), ArtifactRecord, testScope, numberedKey(0), 0); !held {
			return fmt.Errorf("not held")
		}
		fmt.Println("begun")
		time.Sleep(time.Hour)
	case "delete": // until standard input ends
		end := make(chan struct{})
		go func() { io.Copy(io.Discard, os.Stdin); close(end) }()
		for {
			select {
			case <-end:
				return nil
			default:
			}
			switch n := rand.IntN(workerKeys); rand.IntN(8) {
			default:
				s.Drop(ArtifactRecord, testScope, numberedKey(n), nil)
			case 0:
				os.RemoveAll(filepath.Join(s.root, ArtifactRecord.String()))
			case 1:
				os.RemoveAll(s.root)
			case 2:
				path, _ := s.path(ArtifactRecord, testScope, numberedKey(n))
				os.Truncate(path, int64(rand.IntN(1000)))
			case 3:
				if _, err := s.Trim(true); err != nil {
					return err
				}
			case 4:
				os.RemoveAll(filepath.Join(s.root, lockDir))
			}
			time.Sleep(time.Millisecond)
		}
	}
	return nil
}

// getOrMake gets record n or stores it, as the users of the cache do, and returns how often it had to be made.
func getOrMake(s *Store, n int) (int, error) {
	want := payloadOf(n, workerSize(n))
	for try := 0; ; try++ {
		payload, miss := s.Get(ArtifactRecord, testScope, numberedKey(n))
		if miss == Hit {
			if !bytes.Equal(payload, want) {
				return 0, fmt.Errorf("record %d: wrong payload", n)
			}
			return 0, nil
		}
		if try == 1 {
			break
		}
		release, _ := s.Guard(context.Background(), ArtifactRecord, testScope, numberedKey(n), 30*time.Second)
		defer release()
	}
	time.Sleep(2 * time.Millisecond) // compile
	s.Put(ArtifactRecord, testScope, numberedKey(n), want)
	return 1, nil
}

func worker(t *testing.T, job, dir string) *exec.Cmd {
	t.Helper()
	exe, err := os.Executable()
	if err != nil {
		t.Skip("cannot start processes: ", err)
	}
	cmd := exec.Command(exe, "-test.run=^$")
	cmd.Env = append(os.Environ(), workerEnv+"="+job, workerDirEnv+"="+dir, "GOMAXPROCS=1")
	return cmd
}

// startWorker starts a worker and waits until it has begun.
func startWorker(t *testing.T, job, dir string) *exec.Cmd {
	t.Helper()
	cmd := worker(t, job, dir)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { cmd.Process.Kill(); cmd.Wait() })
	if line, _ := bufio.NewReader(out).ReadString('\n'); line != "begun\n" {
		t.Fatalf("worker %s says %q", job, line)
	}
	return cmd
}

// runMakers runs processes that all want the same records, and returns how many records they made.
func runMakers(t *testing.T, dir string, processes int) int {
	var wg sync.WaitGroup
	var mu sync.Mutex
	made := 0
	slots := make(chan struct{}, 16) // at a time: the machine may be small
	for range processes {
		wg.Go(func() {
			slots <- struct{}{}
			defer func() { <-slots }()
			out, err := worker(t, "make", dir).CombinedOutput()
			number, ok := strings.CutPrefix(strings.TrimSpace(string(out)), "made ")
			n, nerr := strconv.Atoi(number)
			if err != nil || !ok || nerr != nil {
				t.Errorf("%v: %s", err, out)
			}
			mu.Lock()
			made += n
			mu.Unlock()
		})
	}
	wg.Wait()
	return made
}

const torture = 64

func TestQ24ProcessesOnAColdDirectoryMakeEachRecordOnce(t *testing.T) {
	if testing.Short() {
		t.Skip("starts many processes")
	}
	dir := lockStore(t, Options{}).Dir()
	if made := runMakers(t, dir, torture); made != workerKeys {
		t.Errorf("%d records made, want %d", made, workerKeys)
	}
	s := mustOpen(t, dir, Options{})
	if n := len(filesBelow(t, filepath.Join(s.root, lockDir))) + len(tempFiles(t, s)); n != 0 {
		t.Errorf("%d files left behind", n)
	}
	total := s.Stat().Kinds[ArtifactRecord].Total
	if total.Stored != workerKeys || total.Hits+total.Missed() < torture*workerKeys {
		t.Errorf("counted %+v", total)
	}
}

func TestCase16ProcessesWithARandomDeleter(t *testing.T) {
	if testing.Short() {
		t.Skip("starts many processes")
	}
	dir := t.TempDir()
	deleter := worker(t, "delete", dir)
	var out bytes.Buffer
	deleter.Stdout, deleter.Stderr = &out, &out
	in, err := deleter.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := deleter.Start(); err != nil {
		t.Fatal(err)
	}
	if made := runMakers(t, dir, torture); made < workerKeys {
		t.Errorf("%d records made", made)
	}
	in.Close()
	if err := deleter.Wait(); err != nil {
		t.Errorf("deleter: %v: %s", err, out.String())
	}
}

// A process killed at any moment leaves a directory that the next one uses.
func TestQ25KilledWritersLeaveNoTornRecord(t *testing.T) {
	if testing.Short() {
		t.Skip("starts many processes")
	}
	dir := t.TempDir()
	clock := newClock()
	s := mustOpen(t, dir, Options{Clock: clock.Now})
	hits := 0
	for range 25 {
		cmd := startWorker(t, "write", dir)
		time.Sleep(time.Duration(rand.IntN(8000)) * time.Microsecond)
		cmd.Process.Kill()
		cmd.Wait()
		for n := range workerKeys {
			payload, miss := s.Get(ArtifactRecord, testScope, numberedKey(n))
			switch {
			case miss == Hit && bytes.Equal(payload, payloadOf(n, workerSize(n))):
				hits++
			case miss != Absent:
				t.Fatalf("record %d: %v", n, miss)
			}
			release, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(n), 0)
			if !held && osLocks() {
				t.Fatalf("the lock of record %d outlived its holder", n)
			}
			release()
		}
	}
	if hits == 0 {
		t.Error("no writer got anywhere")
	}
	clock.advance(2 * staleAfter)
	if _, err := s.Trim(true); err != nil {
		t.Error(err)
	}
	if n := len(filesBelow(t, filepath.Join(s.root, lockDir))) + len(tempFiles(t, s)); n != 0 {
		t.Errorf("%d files left after Trim", n)
	}
}

func osLocks() bool {
	unlock, err := osFS{}.TryLock(filepath.Join(os.TempDir(), "spelt-lock-probe-"+processID))
	if err == nil {
		unlock()
	}
	return err == nil
}

func TestCase18NobodyWaitsForADeadHolder(t *testing.T) {
	dir := lockStore(t, Options{}).Dir()
	cmd := startWorker(t, "hold", dir)
	s := mustOpen(t, dir, Options{})
	if _, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(0), 5*time.Millisecond); held {
		t.Error("two processes hold one lock")
	}
	cmd.Process.Kill()
	cmd.Wait()
	release, held := s.Guard(t.Context(), ArtifactRecord, testScope, numberedKey(0), 0)
	if !held {
		t.Error("the lock outlived its holder")
	}
	release()
}
