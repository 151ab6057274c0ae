package kernel

// AtomicAddFloat32 adds v to *addr and returns the old value. The order of
// concurrent additions is not fixed, and with it the rounding of their sum.
func AtomicAddFloat32(addr *float32, v float32) (old float32) { return add(addr, v) }

// AtomicAddFloat64 adds v to *addr and returns the old value. The order of
// concurrent additions is not fixed, and with it the rounding of their sum.
func AtomicAddFloat64(addr *float64, v float64) (old float64) { return add(addr, v) }

// AtomicMinFloat32 sets *addr to min(*addr, v) and returns the old value.
// The minimum is NaN if either is, and -0 is below 0.
func AtomicMinFloat32(addr *float32, v float32) (old float32) { return lower(addr, v) }

// AtomicMinFloat64 sets *addr to min(*addr, v) and returns the old value.
// The minimum is NaN if either is, and -0 is below 0.
func AtomicMinFloat64(addr *float64, v float64) (old float64) { return lower(addr, v) }

// AtomicMaxFloat32 sets *addr to max(*addr, v) and returns the old value.
// The maximum is NaN if either is, and 0 is above -0.
func AtomicMaxFloat32(addr *float32, v float32) (old float32) { return raise(addr, v) }

// AtomicMaxFloat64 sets *addr to max(*addr, v) and returns the old value.
// The maximum is NaN if either is, and 0 is above -0.
func AtomicMaxFloat64(addr *float64, v float64) (old float64) { return raise(addr, v) }

// AtomicSwapFloat32 sets *addr to v and returns the old value.
func AtomicSwapFloat32(addr *float32, v float32) (old float32) { return swap(addr, v) }

// AtomicSwapFloat64 sets *addr to v and returns the old value.
func AtomicSwapFloat64(addr *float64, v float64) (old float64) { return swap(addr, v) }

// AtomicCompareAndSwapFloat32 sets *addr to v if it has the bits of old.
func AtomicCompareAndSwapFloat32(addr *float32, old, v float32) (swapped bool) {
	return cas(addr, old, v)
}

// AtomicCompareAndSwapFloat64 sets *addr to v if it has the bits of old.
func AtomicCompareAndSwapFloat64(addr *float64, old, v float64) (swapped bool) {
	return cas(addr, old, v)
}

// AtomicLoadFloat32 reads *addr.
func AtomicLoadFloat32(addr *float32) float32 { return load(addr) }

// AtomicLoadFloat64 reads *addr.
func AtomicLoadFloat64(addr *float64) float64 { return load(addr) }

// AtomicStoreFloat32 sets *addr to v.
func AtomicStoreFloat32(addr *float32, v float32) { store(addr, v) }

// AtomicStoreFloat64 sets *addr to v.
func AtomicStoreFloat64(addr *float64, v float64) { store(addr, v) }
