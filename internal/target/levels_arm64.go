package target

// levels of arm64: the one that Go itself requires.
var levels = []level{{LevelARM64, []string{"fp-armv8", "neon"}}}

// implied lists, for each feature, the features that LLVM turns on along with it.
var implied = map[string][]string{"neon": {"fp-armv8"}}
