package target

// levels are the microarchitecture levels of the x86-64 psABI (gitlab.com/x86-psABIs/x86-64-ABI, table 3.1), in
// LLVM's names. LLVM's crc32 is a part of the psABI's SSE4_2, its xsave the psABI's OSXSAVE, its sahf LAHF-SAHF.
var levels = []level{
	{LevelX86V1, []string{"cmov", "cx8", "fxsr", "mmx", "sse", "sse2", "x87"}},
	{LevelX86V2, []string{"crc32", "cx16", "popcnt", "sahf", "sse3", "sse4.1", "sse4.2", "ssse3"}},
	{LevelX86V3, []string{"avx", "avx2", "bmi", "bmi2", "f16c", "fma", "lzcnt", "movbe", "xsave"}},
	{LevelX86V4, []string{"avx512bw", "avx512cd", "avx512dq", "avx512f", "avx512vl"}},
}

// implied lists, for each feature beyond the baseline, the features that LLVM turns on along with it. Taking one
// away from a host takes away all that imply it, since LLVM would bring it back.
var implied = map[string][]string{
	"aes":             {"sse2"},
	"avx":             {"crc32", "popcnt", "sse4.2", "xsave"},
	"avx2":            {"avx"},
	"avx512bf16":      {"avx512bw"},
	"avx512bitalg":    {"avx512bw"},
	"avx512bw":        {"avx512f"},
	"avx512cd":        {"avx512f"},
	"avx512dq":        {"avx512f"},
	"avx512f":         {"avx2", "f16c", "fma"},
	"avx512ifma":      {"avx512f"},
	"avx512vbmi":      {"avx512bw"},
	"avx512vbmi2":     {"avx512bw"},
	"avx512vl":        {"avx512f"},
	"avx512vnni":      {"avx512f"},
	"avx512vpopcntdq": {"avx512f"},
	"avxifma":         {"avx2"},
	"avxvnni":         {"avx2"},
	"avxvnniint8":     {"avx2"},
	"f16c":            {"avx"},
	"fma":             {"avx"},
	"gfni":            {"sse2"},
	"pclmul":          {"sse2"},
	"sse3":            {"sse2"},
	"sse4.1":          {"ssse3"},
	"sse4.2":          {"crc32", "popcnt", "sse4.1"},
	"ssse3":           {"sse3"},
	"vaes":            {"aes", "avx2"},
	"vpclmulqdq":      {"avx", "pclmul"},
}
