package ir

import "crypto/sha256"

// Digest is the SHA-256 of the canonical form: equal for two kernels exactly
// if they are the same code, whatever their names and positions.
func (k *Kernel) Digest() [32]byte { return sha256.Sum256(k.Print(Canonical)) }
