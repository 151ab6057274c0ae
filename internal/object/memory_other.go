//go:build !linux && !darwin

package object

import "errors"

var pageSize uint64 = 4096

func mapMemory(n int) ([]byte, uintptr, error) { return nil, 0, errors.ErrUnsupported }

func seal(mem []byte) error { return errors.ErrUnsupported }

func unmap(mem []byte) {}
