; Vector constants in .rodata, reached by 32-bit displacements. out[k] = a[k] * (k+1) + 0.5 for k < 8.
define i32 @spelt_task(ptr noalias %a, ptr noalias %out) nounwind {
  %x = load <8 x float>, ptr %a, align 4
  %m = fmul <8 x float> %x, <float 1.0, float 2.0, float 3.0, float 4.0, float 5.0, float 6.0, float 7.0, float 8.0>
  %s = fadd <8 x float> %m, splat (float 0.5)
  store <8 x float> %s, ptr %out, align 4
  ret i32 0
}
