package cache

// Stats describes a store.
type Stats struct {
	Dir      string
	MaxBytes int64 // -1 is no limit
	Kinds    [numKinds]KindStats
	// Disk is what all records occupy, in blocks: what MaxBytes limits, but for files of other format versions.
	Disk int64
}

// KindStats describes the records of one kind.
type KindStats struct {
	Kind    Kind
	Entries int
	Bytes   int64 // sizes of the files
	Disk    int64 // what they occupy
	Process Counts
	// Total is over all processes that called Flush, this one included.
	Total Counts
}

// Stat counts the records and adds up the counters, at the cost of listing the whole directory.
func (s *Store) Stat() Stats {
	if s == nil {
		return Stats{}
	}
	s.Flush()
	st := Stats{Dir: s.dir, MaxBytes: max(s.maxBytes, -1)}
	process, total := s.counters.snapshot(), s.savedCounts()
	for k := range st.Kinds {
		kind := Kind(k)
		st.Kinds[k] = KindStats{Kind: kind, Process: process.counts(kind), Total: total.counts(kind)}
	}
	for e := range s.Entries() {
		k := &st.Kinds[e.Kind]
		k.Entries++
		k.Bytes += e.Size
		k.Disk += onDisk(e.Size)
		st.Disk += onDisk(e.Size)
	}
	return st
}

// Counts returns what this process has counted for a kind.
func (s *Store) Counts(kind Kind) Counts {
	if s == nil || kind >= numKinds {
		return Counts{}
	}
	t := s.counters.snapshot()
	return t.counts(kind)
}
