; The address of a thread-local variable may be a call, which wants the x87 stack empty: it is made before
; the first operand is pushed, and no load from there folds.
; lilt: --stop-after=isel --relocation-model=pic
@x = thread_local global x86_fp80 0xK00000000000000000000
@y = thread_local global x86_fp80 0xK00000000000000000000
@n = thread_local global i32 3
@d = thread_local global double 1.0
define void @f(x86_fp80 %a) {
  %s = fadd x86_fp80 %a, 0xK3FFF8000000000000000
  store x86_fp80 %s, ptr @x
  ret void
}
define void @g() {
  %a = load x86_fp80, ptr @x
  %b = load x86_fp80, ptr @y
  %i = load i32, ptr @n
  %j = load double, ptr @d
  %c = sitofp i32 %i to x86_fp80
  %e = fpext double %j to x86_fp80
  %s = fadd x86_fp80 %a, %b
  %t = fadd x86_fp80 %s, %c
  %u = fadd x86_fp80 %t, %e
  store x86_fp80 %u, ptr @x
  ret void
}
define i1 @h() {
  %a = load x86_fp80, ptr @x
  %b = load x86_fp80, ptr @y
  %c = fcmp olt x86_fp80 %a, %b
  ret i1 %c
}
define {x86_fp80, ptr} @r(ptr %p) {
  %a = load x86_fp80, ptr %p
  %b = fadd x86_fp80 %a, %a
  %s = insertvalue {x86_fp80, ptr} poison, x86_fp80 %b, 0
  %t = insertvalue {x86_fp80, ptr} %s, ptr @d, 1
  ret {x86_fp80, ptr} %t
}
