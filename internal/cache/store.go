package cache

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"path/filepath"
	"sync"
	"sync/atomic"
	"time"
)

// Options of a store. The zero value is ready to use.
type Options struct {
	// FS is the file system, that of the machine if nil.
	FS FS
	// Clock tells the time, time.Now if nil. Only ages depend on it, never the content of a record.
	Clock func() time.Time
	// Logger receives one warning per process and directory if the cache cannot be used or written, and one if records
	// were damaged. Nil is silent.
	Logger *slog.Logger
	// MaxBytes is what Trim leaves at most, counted as the disk does, in blocks. 0 is DefaultMaxBytes, below 0 no limit.
	MaxBytes int64
	// MaxAge is how long Trim leaves a record that nobody uses. 0 is DefaultMaxAge, below 0 no limit.
	MaxAge time.Duration
	// KeepRecent is how long after its last use a record is spared by the size limit. 0 is DefaultKeepRecent, below 0 is
	// not at all. Less than DefaultKeepRecent may remove what a running process uses, which costs it a recompilation.
	KeepRecent time.Duration
}

const (
	// DefaultMaxBytes is 1 GiB.
	DefaultMaxBytes = 1 << 30
	// DefaultMaxAge is 30 days.
	DefaultMaxAge = 30 * 24 * time.Hour
	// DefaultKeepRecent spares what was used in the last ten minutes. Uses are noted useInterval apart, hence the sum.
	DefaultKeepRecent = useInterval + 10*time.Minute

	// useInterval is how old the time of last use becomes before a hit renews it: a warm start writes nothing.
	useInterval = time.Hour
	// pauseAfter is how long Put does not try a directory that it may not write to.
	pauseAfter = time.Minute
)

// Store is a cache in a directory. Its methods may be called from many goroutines. A nil *Store is a cache that is off.
type Store struct {
	dir  string
	root string // dir/spelt-v1
	fs   FS
	now  func() time.Time
	log  *slog.Logger

	maxBytes   int64
	maxAge     time.Duration
	keepRecent time.Duration

	counters   counters
	pauseUntil atomic.Int64 // Unix nanoseconds
	tmpCount   atomic.Uint64

	trimMu   sync.Mutex
	trimming bool
	trimNext time.Time // before it, StartTrim need not even look
	trimStop atomic.Bool
	trims    sync.WaitGroup
}

// Open opens the store in a directory, which it makes if it is missing, private to the user. It fails with a *DirError if
// the directory cannot be made, is not one, is owned by somebody else or can be written by others (ErrForeignDir). A
// directory that is readable but not writable opens: its records are used, and Put fails. Open reads no directory.
func Open(dir string, o Options) (*Store, error) {
	abs, err := filepath.Abs(dir)
	if err != nil || dir == "" {
		return nil, &DirError{Dir: dir, Err: ErrNoDir}
	}
	s := &Store{
		dir:        abs,
		root:       filepath.Join(abs, formatDir),
		fs:         o.FS,
		now:        o.Clock,
		log:        o.Logger,
		maxBytes:   o.MaxBytes,
		maxAge:     o.MaxAge,
		keepRecent: o.KeepRecent,
	}
	if s.fs == nil {
		s.fs = osFS{}
	}
	if s.now == nil {
		s.now = time.Now
	}
	if s.log == nil {
		s.log = slog.New(slog.DiscardHandler)
	}
	if s.maxBytes == 0 {
		s.maxBytes = DefaultMaxBytes
	}
	if s.maxAge == 0 {
		s.maxAge = DefaultMaxAge
	}
	if s.keepRecent == 0 {
		s.keepRecent = DefaultKeepRecent
	}
	err = s.checkDir()
	if errors.Is(err, fs.ErrNotExist) {
		err = s.prepare()
	}
	if err != nil {
		return nil, err
	}
	return s, nil
}

// OpenDefault opens the store that the environment names (see Dir), or returns nil if it is off. Nothing that goes wrong is
// an error: it warns o.Logger, once per process, and returns nil.
func OpenDefault(o Options) *Store {
	dir, off, err := Dir()
	if off {
		return nil
	}
	var s *Store
	if err == nil {
		s, err = Open(dir, o)
	}
	if err != nil {
		warnOnce(o.Logger, dir, "unusable", "spelt: the cache is not used; kernels are compiled in memory", "error", err)
		return nil
	}
	return s
}

// Dir returns the directory of the store as an absolute path, "" if it is off.
func (s *Store) Dir() string {
	if s == nil {
		return ""
	}
	return s.dir
}

// Close ends and awaits trimming in the background and adds what this process counted to the counters of the directory.
// It is never an error. The store stays usable, but no longer trims in the background.
func (s *Store) Close() {
	if s == nil {
		return
	}
	s.trimStop.Store(true)
	s.trims.Wait()
	s.Flush()
}

// path returns the file of a record, and false if no record can have such a name.
func (s *Store) path(kind Kind, scope string, key Key) (string, bool) {
	if kind >= numKinds || len(scope) > MaxScope {
		return "", false
	}
	const sep = string(filepath.Separator)
	name := key.String()
	return s.root + sep + kindNames[kind] + sep + escapeScope(scope) + sep + name[:2] + sep + name, true
}

func badName(kind Kind, scope string) error {
	if kind >= numKinds {
		return fmt.Errorf("%w: %v", ErrName, kind)
	}
	return fmt.Errorf("%w: scope of %d bytes", ErrName, len(scope))
}

// warned holds what this process has already warned about.
var warned sync.Map

type warning struct{ dir, class string }

// warnOnce logs one warning per directory and class in the life of the process. Later ones are for debugging only: a
// program with a thousand kernels on a full disk must not print a thousand lines.
func warnOnce(log *slog.Logger, dir, class, msg string, args ...any) {
	if log == nil {
		return
	}
	if _, again := warned.LoadOrStore(warning{dir, class}, true); again {
		log.Debug(msg, args...)
		return
	}
	log.Warn(msg, args...)
}
