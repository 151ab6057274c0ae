package cache

import (
	"errors"
	"fmt"
)

// What Dir, Open and Put can fail with, for errors.Is.
var (
	// ErrNoDir: the environment names no place for a cache (no SPELT_CACHE, no HOME).
	ErrNoDir = errors.New("no directory for the cache")
	// ErrForeignDir: the directory is owned by somebody else, or others can write to it.
	ErrForeignDir = errors.New("cache directory is not private to this user")
	// ErrNotDir: the path of the cache is not a directory.
	ErrNotDir = errors.New("not a directory")
	// ErrOff: the store is nil.
	ErrOff = errors.New("cache is off")
	// ErrPaused: a recent Put failed for lack of permission, and this one was not tried.
	ErrPaused = errors.New("cache is not writable, not tried again yet")
	// ErrTooLarge: the payload is larger than MaxPayload.
	ErrTooLarge = errors.New("record too large")
	// ErrName: an unknown kind, or a scope longer than MaxScope.
	ErrName = errors.New("bad kind or scope")
)

// DirError reports why a directory cannot be used as a cache. Err is one of the errors above or from the operating system.
type DirError struct {
	Dir    string
	Detail string // more about Err, may be empty
	Err    error
}

func (e *DirError) Error() string {
	s := "cache: "
	if e.Dir != "" {
		s += e.Dir + ": "
	}
	s += e.Err.Error()
	if e.Detail != "" {
		s += " (" + e.Detail + ")"
	}
	return s
}

func (e *DirError) Unwrap() error { return e.Err }

// PutError reports a record that could not be stored.
type PutError struct {
	Kind Kind
	Key  Key
	Err  error
}

func (e *PutError) Error() string {
	return fmt.Sprintf("cache: store %v record %.12s: %v", e.Kind, e.Key.String(), e.Err)
}

func (e *PutError) Unwrap() error { return e.Err }
