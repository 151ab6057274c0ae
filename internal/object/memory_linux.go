package object

import "golang.org/x/sys/unix"

// mapPopulate has the kernel bring in all pages at once, which is cheaper than a fault for each.
const mapPopulate = unix.MAP_POPULATE
