// Package cache is a content-addressed store of records in a directory that many processes share.
//
// # What it promises
//
// A record that Get returns is, byte for byte, one that Put was given for the same kind, scope and key: each read checks
// magic, format version, lengths, a SHA-256 over the whole record, and then kind, scope and full key. Whatever is not
// that is a miss. A record appears under its name in one step (rename), so a reader sees all of it or none, whenever the
// writer dies.
//
// Nothing here stops a launch. Get has no error, only reasons for a miss; a failed Put returns an error that a caller may
// ignore, and tells the logger once per process and directory. A nil *Store is valid: it stores and finds nothing.
//
// Processes need no lock for correctness. Guard is a courtesy that keeps many of them from making the same content at
// once; the kernel releases it when its holder dies, and nobody waits on it for longer than asked.
//
// # What it does not promise
//
// A record may vanish at any time: by Trim, by Clean, by another user of the directory. There is no fsync: after a power
// failure a record may be torn, which its checksum shows. The checksum detects accidents, not an adversary: whoever can
// write to the directory can have code executed, which is why Open refuses a directory that others own or can write to.
//
// The size limit is kept by Trim, at most once an hour, and spares what was used recently; between trims, and by what is
// in recent use, the directory can be larger.
//
// # Layout
//
//	<dir>/README, <dir>/CACHEDIR.TAG          what this is; backup programs skip it
//	<dir>/spelt-v1/<kind>/<scope>/<aa>/<key>  records; aa is the first byte of the key, both in hex
//	<dir>/spelt-v1/tmp/                       records being written, and damaged ones being removed
//	<dir>/spelt-v1/lock/                      lock files of Guard
//	<dir>/spelt-v1/counters                   hits and misses of all processes
//	<dir>/spelt-v1/trimmed                    its modification time is that of the last Trim
//
// Everything below a spelt-v<N> directory may be removed by anyone at any time; nothing else in <dir> is ever touched,
// except README and CACHEDIR.TAG where they are ours.
package cache
