// Package gallery is what the programs in examples share: their flags, the way they are timed and checked, their two
// kinds of output (a table for people, one JSON object for programs) and the drawing of pictures and plots.
//
// An example describes itself as a [Program] and its problem as a [Job]; [Main] does the rest.
package gallery
