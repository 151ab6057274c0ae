package python

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/spelt-go/spelt/bench/peers"
)

// setupLimit is how long it may take to install one peer.
const setupLimit = 10 * time.Minute

// environment makes the virtual environment of p, once, in the folder spelt-bench of the user's cache directory. It gives
// its folder and its interpreter. The error is a [*peers.NotRunError], or that of ctx.
func environment(ctx context.Context, p Peer, say func(string)) (dir, interpreter string, err error) {
	base, err := os.UserCacheDir()
	if err != nil {
		return "", "", &peers.NotRunError{Reason: err.Error()}
	}
	dir = filepath.Join(base, "spelt-bench", strings.ToLower(p.Name))
	interpreter = filepath.Join(dir, "venv", "bin", "python")
	wanted := strings.Join(p.Packages, "\n") + "\n"
	done := filepath.Join(dir, "installed") // holds what is, once all of it is
	if text, err := os.ReadFile(done); err == nil && string(text) == wanted && exec.Command(interpreter, "-V").Run() == nil {
		return dir, interpreter, nil
	}
	python, err := exec.LookPath("python3")
	if err != nil {
		return "", "", &peers.NotRunError{Reason: "python3 is not installed"}
	}
	say(fmt.Sprintf("installing %s into %s, once", strings.Join(p.Packages, ", "), dir))
	if err := errors.Join(os.RemoveAll(dir), os.MkdirAll(dir, 0o700)); err != nil {
		return "", "", &peers.NotRunError{Reason: err.Error()}
	}
	limited, cancel := context.WithTimeout(ctx, setupLimit)
	defer cancel()
	for _, args := range [][]string{
		{python, "-m", "venv", filepath.Join(dir, "venv")},
		append([]string{interpreter, "-m", "pip", "install", "-q", "--no-cache-dir", "--only-binary", ":all:",
			"--disable-pip-version-check", "--no-input"}, p.Packages...),
	} {
		out, err := exec.CommandContext(limited, args[0], args[1:]...).CombinedOutput()
		if ctx.Err() != nil {
			return "", "", ctx.Err()
		}
		if limited.Err() != nil {
			err = fmt.Errorf("not done after %v", setupLimit)
		}
		if err != nil {
			return "", "", &peers.NotRunError{Reason: fmt.Sprintf("%s: %v: %s", strings.Join(args[1:3], " "), err, lastLine(out))}
		}
	}
	if err := os.WriteFile(done, []byte(wanted), 0o600); err != nil {
		return "", "", &peers.NotRunError{Reason: err.Error()}
	}
	return dir, interpreter, nil
}

func lastLine(text []byte) string {
	lines := strings.Split(strings.TrimSpace(string(text)), "\n")
	return lines[len(lines)-1]
}
