package kernel

// AtomicAddInt32 adds v to *addr and returns the old value.
func AtomicAddInt32(addr *int32, v int32) (old int32) { return add(addr, v) }

// AtomicAddInt64 adds v to *addr and returns the old value.
func AtomicAddInt64(addr *int64, v int64) (old int64) { return add(addr, v) }

// AtomicAddUint32 adds v to *addr and returns the old value.
func AtomicAddUint32(addr *uint32, v uint32) (old uint32) { return add(addr, v) }

// AtomicAddUint64 adds v to *addr and returns the old value.
func AtomicAddUint64(addr *uint64, v uint64) (old uint64) { return add(addr, v) }

// AtomicMinInt32 sets *addr to min(*addr, v) and returns the old value.
func AtomicMinInt32(addr *int32, v int32) (old int32) { return lower(addr, v) }

// AtomicMinInt64 sets *addr to min(*addr, v) and returns the old value.
func AtomicMinInt64(addr *int64, v int64) (old int64) { return lower(addr, v) }

// AtomicMinUint32 sets *addr to min(*addr, v) and returns the old value.
func AtomicMinUint32(addr *uint32, v uint32) (old uint32) { return lower(addr, v) }

// AtomicMinUint64 sets *addr to min(*addr, v) and returns the old value.
func AtomicMinUint64(addr *uint64, v uint64) (old uint64) { return lower(addr, v) }

// AtomicMaxInt32 sets *addr to max(*addr, v) and returns the old value.
func AtomicMaxInt32(addr *int32, v int32) (old int32) { return raise(addr, v) }

// AtomicMaxInt64 sets *addr to max(*addr, v) and returns the old value.
func AtomicMaxInt64(addr *int64, v int64) (old int64) { return raise(addr, v) }

// AtomicMaxUint32 sets *addr to max(*addr, v) and returns the old value.
func AtomicMaxUint32(addr *uint32, v uint32) (old uint32) { return raise(addr, v) }

// AtomicMaxUint64 sets *addr to max(*addr, v) and returns the old value.
func AtomicMaxUint64(addr *uint64, v uint64) (old uint64) { return raise(addr, v) }

// AtomicAndInt32 sets *addr to *addr & v and returns the old value.
func AtomicAndInt32(addr *int32, v int32) (old int32) { return and(addr, v) }

// AtomicAndInt64 sets *addr to *addr & v and returns the old value.
func AtomicAndInt64(addr *int64, v int64) (old int64) { return and(addr, v) }

// AtomicAndUint32 sets *addr to *addr & v and returns the old value.
func AtomicAndUint32(addr *uint32, v uint32) (old uint32) { return and(addr, v) }

// AtomicAndUint64 sets *addr to *addr & v and returns the old value.
func AtomicAndUint64(addr *uint64, v uint64) (old uint64) { return and(addr, v) }

// AtomicOrInt32 sets *addr to *addr | v and returns the old value.
func AtomicOrInt32(addr *int32, v int32) (old int32) { return or(addr, v) }

// AtomicOrInt64 sets *addr to *addr | v and returns the old value.
func AtomicOrInt64(addr *int64, v int64) (old int64) { return or(addr, v) }

// AtomicOrUint32 sets *addr to *addr | v and returns the old value.
func AtomicOrUint32(addr *uint32, v uint32) (old uint32) { return or(addr, v) }

// AtomicOrUint64 sets *addr to *addr | v and returns the old value.
func AtomicOrUint64(addr *uint64, v uint64) (old uint64) { return or(addr, v) }

// AtomicXorInt32 sets *addr to *addr ^ v and returns the old value.
func AtomicXorInt32(addr *int32, v int32) (old int32) { return xor(addr, v) }

// AtomicXorInt64 sets *addr to *addr ^ v and returns the old value.
func AtomicXorInt64(addr *int64, v int64) (old int64) { return xor(addr, v) }

// AtomicXorUint32 sets *addr to *addr ^ v and returns the old value.
func AtomicXorUint32(addr *uint32, v uint32) (old uint32) { return xor(addr, v) }

// AtomicXorUint64 sets *addr to *addr ^ v and returns the old value.
func AtomicXorUint64(addr *uint64, v uint64) (old uint64) { return xor(addr, v) }

// AtomicSwapInt32 sets *addr to v and returns the old value.
func AtomicSwapInt32(addr *int32, v int32) (old int32) { return swap(addr, v) }

// AtomicSwapInt64 sets *addr to v and returns the old value.
func AtomicSwapInt64(addr *int64, v int64) (old int64) { return swap(addr, v) }

// AtomicSwapUint32 sets *addr to v and returns the old value.
func AtomicSwapUint32(addr *uint32, v uint32) (old uint32) { return swap(addr, v) }

// AtomicSwapUint64 sets *addr to v and returns the old value.
func AtomicSwapUint64(addr *uint64, v uint64) (old uint64) { return swap(addr, v) }
