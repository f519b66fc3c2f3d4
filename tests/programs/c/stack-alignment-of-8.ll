; Module flag override-stack-alignment of 8: spilled vectors, saved argument registers and 16-byte arguments on the stack lie
; at multiples of 8 only.
; exit: 0
define double @sum(<4 x float> %v, i64 %n) noinline {
  %some = icmp eq i64 %n, 0
  br i1 %some, label %end, label %more
more:
  %m = sub i64 %n, 1
  %w = fmul <4 x float> %v, <float 1.0, float 2.0, float 1.0, float 2.0>
  %d = call double @sum(<4 x float> %w, i64 %m)
  %s = fadd <4 x float> %v, %w
  %e = extractelement <4 x float> %s, i32 3
  %f = fpext float %e to double
  %g = fadd double %d, %f
  ret double %g
end:
  ret double 0.0
}
define double @odd(<4 x float> %v) noinline {
  %x = alloca i64
  store volatile i64 1, ptr %x
  %d = call double @sum(<4 x float> %v, i64 3)
  %n = load volatile i64, ptr %x
  %f = sitofp i64 %n to double
  %g = fadd double %d, %f
  ret double %g
}
define double @variadic(i64 %n, ...) noinline {
  %list = alloca [3 x i64], align 16
  call void @llvm.va_start.p0(ptr %list)
  %d = va_arg ptr %list, double
  ret double %d
}
declare void @llvm.va_start.p0(ptr)
define double @outer(double %d) noinline {
  %x = alloca i64
  store volatile i64 1, ptr %x
  %v = call double (i64, ...) @variadic(i64 1, double %d)
  %n = load volatile i64, ptr %x
  %f = sitofp i64 %n to double
  %g = fadd double %v, %f
  ret double %g
}
define i32 @main() {
  %a = call double @sum(<4 x float> <float 0.0, float 0.0, float 0.0, float 1.0>, i64 2)
  %b = call double @odd(<4 x float> <float 0.0, float 0.0, float 0.0, float 1.0>)
  %c = call double (i64, ...) @variadic(i64 1, double 3.0)
  %d = call double @outer(double 3.0)
  %ab = fadd double %a, %b
  %cd = fadd double %c, %d
  %all = fadd double %ab, %cd
  %right = fcmp oeq double %all, 38.0
  %r = select i1 %right, i32 0, i32 1
  ret i32 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"override-stack-alignment", i32 8}
