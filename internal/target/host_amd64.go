package target

import "golang.org/x/sys/cpu"

// detect returns the features of the host that Spelt knows, by CPUID, and by XGETBV for whether the operating system
// keeps the registers that they use. What LLVM would add to a feature is either there too or the feature is left out,
// as it may be under a hypervisor that hides some.
func detect() featureSet {
	x := &cpu.X86
	found := []struct {
		name string
		has  bool
	}{
		{"adx", x.HasADX},
		{"aes", x.HasAES},
		{"avx", x.HasAVX},
		{"avx2", x.HasAVX2},
		{"avx512bf16", x.HasAVX512BF16},
		{"avx512bitalg", x.HasAVX512BITALG},
		{"avx512bw", x.HasAVX512BW},
		{"avx512cd", x.HasAVX512CD},
		{"avx512dq", x.HasAVX512DQ},
		{"avx512f", x.HasAVX512F},
		{"avx512ifma", x.HasAVX512IFMA},
		{"avx512vbmi", x.HasAVX512VBMI},
		{"avx512vbmi2", x.HasAVX512VBMI2},
		{"avx512vl", x.HasAVX512VL},
		{"avx512vnni", x.HasAVX512VNNI},
		{"avx512vpopcntdq", x.HasAVX512VPOPCNTDQ},
		{"avxifma", x.HasAVXIFMA},
		{"avxvnni", x.HasAVXVNNI},
		{"avxvnniint8", x.HasAVXVNNIInt8},
		{"bmi", x.HasBMI1},
		{"bmi2", x.HasBMI2},
		{"crc32", x.HasSSE42},
		{"cx16", x.HasCX16},
		{"f16c", x.HasF16C},
		{"fma", x.HasFMA},
		{"gfni", x.HasAVX512GFNI},
		{"lzcnt", x.HasLZCNT},
		{"movbe", x.HasMOVBE},
		{"pclmul", x.HasPCLMULQDQ},
		{"popcnt", x.HasPOPCNT},
		{"rdrnd", x.HasRDRAND},
		{"rdseed", x.HasRDSEED},
		{"sahf", x.HasLAHF},
		{"sse3", x.HasSSE3},
		{"sse4.1", x.HasSSE41},
		{"sse4.2", x.HasSSE42},
		{"ssse3", x.HasSSSE3},
		{"vaes", x.HasAVX512VAES},
		{"vpclmulqdq", x.HasAVX512VPCLMULQDQ},
		{"xsave", x.HasXSAVE && x.HasOSXSAVE},
	}
	s := levels[0].set()
	for _, f := range found {
		if f.has {
			s[f.name] = true
		}
	}
	return closed(s)
}
