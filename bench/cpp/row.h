// What the peers in C++ share. Every entry takes one block of arguments, which the Go side lays out alike, and a second
// pointer that is not used: so a call needs no floating-point registers.
//
// Arithmetic rules, for all rows: IEEE, nothing reassociated, products may be fused with sums (clang's default within
// one expression). A row that departs from them says so.
#pragma once

#define ENTRY(name) extern "C" void name(const name##_args *args, void *)
