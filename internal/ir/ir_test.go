package ir

import "testing"

const saxpy = `kernel "saxpy" args=64
file "saxpy.go"
param ptr 0 "z"
param i64 8 "z.len"
param f32 48 "a"
{
  %0: ptr = param n=0
  %1: i64 = param n=1
  %2: f32 = param n=2
  %3: f32 = const value=1.5
  %4: f32 = local %3 "sum"
  for %1 parallel=1 reduce=add:%4 guard=%1+%1*%6<%1@%nil..%1 { (%6: i64 "i")
    bounds %6 %1 hoisted=1 !0:3:4
    %8: ptr = elem %0 %6 stride=4
    %9: f32 = load %8 tag="f32" !0:3:4
    %10: f32 = get %4
    %11: f32 = add %10 %9
    set %4 %11
    %13: bool = lt %9 %2
    if %13 {
      continue depth=0
    } {
    }
  }
}
`

func TestRoundTrip(t *testing.T) {
	k, err := Parse([]byte(saxpy))
	if err != nil {
		t.Fatal(err)
	}
	if err := k.Verify(); err != nil {
		t.Fatal(err)
	}
	if got := string(k.Print(Full)); got != saxpy {
		t.Errorf("parse then print:\n%s\nwant:\n%s", got, saxpy)
	}
	if got := k.Clone().Digest(); got != k.Digest() {
		t.Error("a clone has another digest")
	}
}
