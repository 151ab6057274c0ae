package cache

import (
	"io/fs"
	"os"
	"syscall"
	"time"
)

// rawFile is a file used through bare system calls. What package os adds (registration with the network poller, a
// finaliser, descriptions for every purpose) doubles the cost of reading a small record, and a compile that finds its
// constructs reads hundreds.
type rawFile struct {
	fd   int
	name string
}

func openRaw(name string, flag int) (File, error) {
	for {
		fd, err := syscall.Open(name, flag|syscall.O_CLOEXEC, 0o600)
		if err == nil {
			return &rawFile{fd, name}, nil
		}
		if err != syscall.EINTR {
			return nil, &fs.PathError{Op: "open", Path: name, Err: err}
		}
	}
}

func (osFS) Open(name string) (File, error) {
	f, err := openRaw(name, syscall.O_RDONLY|syscall.O_NOFOLLOW|syscall.O_NONBLOCK)
	if err != nil && err.(*fs.PathError).Err == syscall.ELOOP {
		return nil, &fs.PathError{Op: "open", Path: name, Err: errNoRecord}
	}
	return f, err
}

func (osFS) Create(name string) (File, error) {
	return openRaw(name, syscall.O_WRONLY|syscall.O_CREAT|syscall.O_EXCL)
}

func (f *rawFile) fail(op string, err error) error {
	return &fs.PathError{Op: op, Path: f.name, Err: err}
}

func (f *rawFile) Stat() (Info, error) {
	var st syscall.Stat_t
	if err := syscall.Fstat(f.fd, &st); err != nil {
		return Info{}, f.fail("stat", err)
	}
	mode := fs.FileMode(st.Mode).Perm()
	switch st.Mode & syscall.S_IFMT {
	case syscall.S_IFREG:
	case syscall.S_IFDIR:
		mode |= fs.ModeDir
	default:
		mode |= fs.ModeIrregular
	}
	return Info{
		Size:    st.Size,
		Mode:    mode,
		ModTime: time.Unix(st.Mtim.Unix()),
		Device:  uint64(st.Dev),
		Inode:   st.Ino,
		Owner:   int(st.Uid),
	}, nil
}

// chunk bounds one read or write, as the kernel does.
const chunk = 1 << 30

func (f *rawFile) Read(p []byte) (int, error) {
	for {
		n, err := syscall.Read(f.fd, p[:min(len(p), chunk)])
		if err == nil {
			return n, nil
		}
		if err != syscall.EINTR {
			return 0, f.fail("read", err)
		}
	}
}

func (f *rawFile) Write(p []byte) (int, error) {
	done := 0
	for done < len(p) {
		n, err := syscall.Write(f.fd, p[done:min(len(p), done+chunk)])
		if err == syscall.EINTR {
			continue
		}
		if err != nil {
			return done, f.fail("write", err)
		}
		done += n
	}
	return done, nil
}

func (f *rawFile) Close() error {
	// The descriptor is gone even after EINTR.
	if err := syscall.Close(f.fd); err != nil && err != syscall.EINTR {
		return f.fail("close", err)
	}
	return nil
}

func (osFS) Rename(oldName, newName string) error {
	for {
		err := syscall.Rename(oldName, newName)
		if err == nil {
			return nil
		}
		if err != syscall.EINTR {
			return &os.LinkError{Op: "rename", Old: oldName, New: newName, Err: err}
		}
	}
}
