package gallery

import (
	"bytes"
	"os"
	"strconv"
	"time"

	"golang.org/x/sys/unix"
)

// ticks is the unit of times in /proc, USER_HZ, which is 100 on every Linux that Go runs on.
const ticks = 100

// processStart is when the process began. /proc/self/stat has it since boot, but only to 10 ms. Within that, it is
// taken to be the processor time used so far before now: until Go's own start-up is over, a process that does not
// wait for the disk does little else than compute.
var processStart = findStart(time.Now())

func findStart(now time.Time) time.Time {
	var boot, used unix.Timespec
	if unix.ClockGettime(unix.CLOCK_BOOTTIME, &boot) != nil ||
		unix.ClockGettime(unix.CLOCK_PROCESS_CPUTIME_ID, &used) != nil {
		return now
	}
	start := now.Add(-time.Duration(used.Nano()))
	stat, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		return start
	}
	sinceBoot, ok := startTicks(stat)
	if !ok {
		return start
	}
	earliest := now.Add(-time.Duration(boot.Nano())).Add(time.Duration(sinceBoot) * time.Second / ticks)
	latest := earliest.Add(time.Second / ticks)
	switch {
	case start.Before(earliest):
		return earliest
	case start.After(latest):
		return latest
	}
	return start
}

// startTicks finds field 22 of /proc/PID/stat. The second field is a name in parentheses that may hold anything.
func startTicks(stat []byte) (int64, bool) {
	const afterName = 22 - 3 // counting from the third field
	end := bytes.LastIndexByte(stat, ')')
	if end < 0 {
		return 0, false
	}
	fields := bytes.Fields(stat[end+1:])
	if len(fields) <= afterName {
		return 0, false
	}
	n, err := strconv.ParseInt(string(fields[afterName]), 10, 64)
	return n, err == nil && n >= 0
}
