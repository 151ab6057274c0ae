// Package stamp tells whether the code that a kernel was generated from is still what it was.
//
// A stamp is a line of text in generated code: sums of the kernel's declaration, and of what it refers to in each package
// and module. [Make] makes it where code is generated, [Stamp.Check] compares it with what is there later: in a program
// at a kernel's first launch, if the source is where the program was built from, and in vet.
//
// What counts is tokens, not text: comments (but for directives of Spelt), layout and the order and place of declarations
// do not. What a kernel refers to is found by names alone, without types, by the same code in both places: a declaration
// of the package belongs to it if its name is mentioned, a method if a selector has its name, and so on from there, and
// into other packages by the names that they are imported under. That is more than what is compiled, never less: a
// function that now stands before a built-in one, or a method before a promoted one, changes a sum as an edit does. Of a
// package-level variable that belongs to it, the statements that may change it belong to it as well, wherever in the
// package they stand. Files for other systems count like all others.
//
//	stamp = "1" module package kernel sum { part } .          separated by spaces
//	part  = path "=" sum                                      a package of the same module
//	      | module "@" [ version ] "=" sum                    another module; "std@go1.26" is the standard library
//	      | "+" path "#" function .                           what is inlined and not mentioned: called by other modules
//
// A module without a version is one of the workspace, or replaced by a directory. A sum is 48 bits of SHA-256.
package stamp
