// Command hello is what a start is compared with.
package main

import "os"

func main() { os.Stdout.WriteString("hello\n") }
