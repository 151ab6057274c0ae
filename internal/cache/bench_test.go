package cache

import (
	"fmt"
	"testing"
)

func benchStore(b *testing.B) *Store {
	s, err := Open(b.TempDir(), Options{})
	if err != nil {
		b.Fatal(err)
	}
	return s
}

func BenchmarkOpen(b *testing.B) {
	dir := b.TempDir()
	for b.Loop() {
		if _, err := Open(dir, Options{}); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkGet(b *testing.B) {
	for _, size := range []int{256, 4096, 32768} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			s, key := benchStore(b), numberedKey(1)
			if err := s.Put(ArtifactRecord, "bench", key, payloadOf(1, size)); err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			for b.Loop() {
				if _, miss := s.Get(ArtifactRecord, "bench", key); miss != Hit {
					b.Fatal(miss)
				}
			}
		})
	}
}

func BenchmarkGetAbsent(b *testing.B) {
	s := benchStore(b)
	b.ReportAllocs()
	for b.Loop() {
		s.Get(ArtifactRecord, "bench", Key{})
	}
}

func BenchmarkPut(b *testing.B) {
	for _, size := range []int{4096, 32768} {
		b.Run(fmt.Sprint(size), func(b *testing.B) {
			s := benchStore(b)
			payload := payloadOf(1, size)
			b.ReportAllocs()
			n := 0
			for b.Loop() {
				n++
				if err := s.Put(ArtifactRecord, "bench", numberedKey(n), payload); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkGuardFree(b *testing.B) {
	s := benchStore(b)
	for b.Loop() {
		release, held := s.Guard(b.Context(), ArtifactRecord, "bench", Key{}, 0)
		if !held {
			b.Fatal("not held")
		}
		release()
	}
}

func BenchmarkFlush(b *testing.B) {
	s := benchStore(b)
	s.Put(ArtifactRecord, "bench", numberedKey(1), nil)
	for b.Loop() {
		s.counters.add(ArtifactRecord, count(Hit), 1)
		s.Flush()
	}
}
