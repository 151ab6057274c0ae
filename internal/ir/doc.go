// Package ir is the intermediate representation of a kernel: structured, typed
// statements with a text form that round-trips.
//
// A [Kernel] is a list of parameters (the leaves of the Go parameters: a slice
// is three of them) and one [Block]. A block is a list of [Stmt]. A statement
// has an operation, operands that are earlier statements, and for control
// (if, for, loop, block, sections) nested blocks. A statement's value may be
// used later in its own block and in the blocks nested after it, never outside.
// What must outlive its block or change goes through a local ([OpLocal]), which
// is read with [OpGet] and written with [OpSet].
//
// Memory is reached through pointers only. Every load and store carries a
// [Tag], the alias class that Go's type safety gives for free. Everything that
// can fail at run time is a statement of its own ([OpBounds], [OpNonZero], …),
// so that a pass can move or remove the check without touching the access.
//
// # Text form
//
//	kernel  = "kernel" string "args=" int newline { file } { param } block .
//	file    = "file" string newline .
//	param   = "param" type int [ "mem=" int ] [ "result" ] string newline .
//	block   = "{" [ "(" value { "," value } ")" ] newline { stmt } "}" .
//	stmt    = [ value "=" ] op { operand } { attr } { block } [ pos ] [ string ] newline .
//	value   = "%" int ":" type .
//	operand = "%" int .
//	attr    = name "=" ( int | float | string | word ) .
//	pos     = "!" file ":" line ":" column .
//	type    = "bool" | "i8" … "i64" | "u8" … "u64" | "f32" | "f64" | "ptr" .
//
// A comment runs from ";" to the end of the line. Names and positions are for
// people: the canonical form, which is what [Kernel.Digest] hashes, has neither.
package ir
