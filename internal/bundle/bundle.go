// Package bundle has a kernel as generated code holds it: taken apart already,
// so that a program needs to read only the constructs that it must compile.
//
// The split happens where the IR is made. What a program gets is the plan, the
// code of each construct with its digest, and, for those who ask for it, the
// kernel as a whole. Positions are beside the code, never part of a digest.
package bundle

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"github.com/spelt-go/spelt/internal/construct"
	"github.com/spelt-go/spelt/internal/ir"
	"github.com/spelt-go/spelt/internal/squeeze"
	"github.com/spelt-go/spelt/internal/task"
	"github.com/spelt-go/spelt/internal/transform"
)

// Bundle is one kernel.
type Bundle struct {
	Digest     string // hex: of the plan and the constructs' digests
	Plan       string // task.Plan, encoded, in base64
	Places     string // see WritePlaces
	Constructs []Construct
	Whole      string // the kernel before the split, packed
}

// Construct is the code of one construct.
type Construct struct {
	Digest string // hex of ir.Kernel.Digest
	Code   string // full text form, packed
}

// ErrMalformed is returned for a bundle that was changed by hand, or cut.
var ErrMalformed = errors.New("malformed kernel in generated code; run spelt gen again")

// Make takes the kernel k apart. It changes k: products and sums that may be
// fused are, for later stages to take apart again where that is not wanted.
func Make(k *ir.Kernel) (*Bundle, error) {
	task.SetCosts(k)
	fma, ok := transform.PassNamed("fma")
	if !ok {
		return nil, errors.New("bundle: no pass fma")
	}
	if err := fma.Apply(k, transform.Options{}); err != nil {
		return nil, err
	}
	b := &Bundle{Whole: pack(k.Print(ir.Full))}
	k.DropMarks()
	r, err := construct.Split(k)
	if err != nil {
		return nil, err
	}
	plan := r.Plan.Encode()
	b.Plan = base64.StdEncoding.EncodeToString(plan)
	b.Places = writePlaces(k.Files, r.Places)
	h := sha256.New()
	h.Write(plan)
	for _, c := range r.Constructs {
		d := c.Code.Digest()
		h.Write(d[:])
		b.Constructs = append(b.Constructs, Construct{Digest: hex.EncodeToString(d[:]), Code: pack(c.Code.Print(ir.Full))})
	}
	b.Digest = hex.EncodeToString(h.Sum(nil))
	return b, nil
}

// DecodePlan is the plan, its units without sites.
func (b *Bundle) DecodePlan() (*task.Plan, error) {
	data, err := base64.StdEncoding.DecodeString(b.Plan)
	if err != nil {
		return nil, fmt.Errorf("%w: plan: %w", ErrMalformed, err)
	}
	p, err := task.Decode(data)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	if len(p.Units) != len(b.Constructs) {
		return nil, fmt.Errorf("%w: %d units for %d constructs", ErrMalformed, len(p.Units), len(b.Constructs))
	}
	return p, nil
}

// Parse is the code of the construct, checked against its digest.
func (c *Construct) Parse() (*ir.Kernel, error) {
	k, err := parse(c.Code)
	if err != nil {
		return nil, err
	}
	if d := k.Digest(); hex.EncodeToString(d[:]) != c.Digest {
		return nil, fmt.Errorf("%w: a construct is not what its digest says", ErrMalformed)
	}
	return k, nil
}

// ParseWhole is the kernel before the split.
func (b *Bundle) ParseWhole() (*ir.Kernel, error) {
	k, err := b.ParseMarked()
	if err == nil {
		k.DropMarks()
	}
	return k, err
}

// ParseMarked is the kernel before the split, with the marks of its statements.
func (b *Bundle) ParseMarked() (*ir.Kernel, error) { return parse(b.Whole) }

// Unpack is the text of a construct's Code, or of a bundle's Whole.
func Unpack(packed string) ([]byte, error) {
	data, err := base64.StdEncoding.DecodeString(packed)
	if err == nil {
		data, err = squeeze.Unpack(data)
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return data, nil
}

func pack(text []byte) string { return base64.StdEncoding.EncodeToString(squeeze.Pack(text)) }

func parse(packed string) (*ir.Kernel, error) {
	text, err := Unpack(packed)
	if err != nil {
		return nil, err
	}
	k, err := ir.Parse(text)
	if err == nil {
		err = k.Verify()
	}
	if err != nil {
		return nil, fmt.Errorf("%w: %w", ErrMalformed, err)
	}
	return k, nil
}

// Place is a position with the message of an assertion.
type Place struct {
	File    string
	Line    int
	Message string
}

// writePlaces writes a line per file, an empty line, and a line per place:
// file index, line, and the quoted message if there is one.
func writePlaces(files []string, places []construct.Place) string {
	var b strings.Builder
	for _, f := range files {
		b.WriteString(f)
		b.WriteByte('\n')
	}
	b.WriteByte('\n')
	for _, p := range places {
		fmt.Fprintf(&b, "%d %d", p.Pos.File, p.Pos.Line)
		if p.Message != "" {
			fmt.Fprintf(&b, " %q", p.Message)
		}
		b.WriteByte('\n')
	}
	return b.String()
}

// Place is the i-th place of the plan; the zero Place if there is none.
func (b *Bundle) Place(i int32) Place {
	head, tail, ok := strings.Cut("\n"+b.Places, "\n\n")
	lines := strings.Split(tail, "\n")
	if !ok || i < 0 || int(i) >= len(lines) {
		return Place{}
	}
	files := strings.Split(strings.TrimPrefix(head, "\n"), "\n")
	parts := strings.SplitN(lines[i], " ", 3)
	if len(parts) < 2 {
		return Place{}
	}
	var p Place
	if f, err := strconv.Atoi(parts[0]); err == nil && f >= 0 && f < len(files) {
		p.File = files[f]
	}
	p.Line, _ = strconv.Atoi(parts[1])
	if len(parts) == 3 {
		p.Message, _ = strconv.Unquote(parts[2])
	}
	return p
}
