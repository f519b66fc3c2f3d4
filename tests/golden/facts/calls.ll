; What calls promise: of results `nonnull`, `range` and `dereferenceable`, fast-math flags. They are printed and read
; back, copies of calls keep them, and comparisons fold.
; lilt: --run-pass=instruction-simplify
; lilt: -O2 --stop-after=dce
; nonnull, range, known_to_both: lacks: icmp
; wider: has: icmp
; twice: lacks: icmp
; printed: has: call nnan nsz double
; printed: has: call nonnull dereferenceable(8) ptr
; lanes: lacks: range
define i1 @nonnull(ptr %p) {
  %q = call nonnull ptr @get(ptr %p)
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define i1 @range(i32 %x) {
  %y = call range(i32 0, 9) i32 @number(i32 %x)
  %c = icmp ult i32 %y, 9
  ret i1 %c
}
define i1 @wider(i32 %x) {
  %y = call range(i32 0, 9) i32 @number(i32 %x)
  %c = icmp ult i32 %y, 8
  ret i1 %c
}
; The declaration says `nonnull`, the call `dereferenceable`.
define i1 @known_to_both(ptr %p) {
  %q = call dereferenceable(4) ptr @got(ptr %p)
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define double @printed(ptr %p, double %x) {
  %q = call noundef nonnull align 8 dereferenceable(8) ptr @get(ptr %p)
  %y = load double, ptr %q
  %z = call nnan nsz double @llvm.minnum.f64(double %x, double %y)
  ret double %z
}
define <4 x i32> @lanes(<4 x i32> %x) {
  %y = call range(i32 0, 33) <4 x i32> @llvm.ctpop.v4i32(<4 x i32> %x)
  ret <4 x i32> %y
}
define internal i1 @inlined(ptr %p) {
  %q = call nonnull ptr @get(ptr %p)
  %c = icmp eq ptr %q, null
  ret i1 %c
}
define i1 @twice(ptr %p, ptr %q) {
  %a = call i1 @inlined(ptr %p)
  %b = call i1 @inlined(ptr %q)
  %c = or i1 %a, %b
  ret i1 %c
}
declare ptr @get(ptr)
declare nonnull ptr @got(ptr)
declare i32 @number(i32)
declare double @llvm.minnum.f64(double, double)
declare <4 x i32> @llvm.ctpop.v4i32(<4 x i32>)
