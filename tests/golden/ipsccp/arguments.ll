; Parameters that all calls of a local function pass the same constant for. Of @scaled the second argument is 3 in both
; calls, the first is not; @sorted always gets one function, which it then calls directly. Not changed: a parameter of a
; function that is exported, whose address is stored, or passed; of two constants; of poison; of a vector.
; lilt: -O2 --stop-after=ipsccp
; scaled: has: mul i64 %x, 3
; sorted: has: call i32 @compare(ptr %a, ptr %a)
; with_null: has: icmp eq ptr null, null
; of_floats: has: fmul double %x, 5.000000e-01
; exported: has: mul i64 %x, %factor
; stored: has: mul i64 %x, %factor
; passed: has: mul i64 %x, %factor
; of_two: has: mul i64 %x, %factor
; of_poison: has: mul i64 %x, %factor
; of_vectors: has: mul <2 x i64> %x, %factor
; recursive: has: mul i64 %x, %factor
; copied: has: load i64, ptr %object
; never: has: mul i64 %x, %factor
@kept = global ptr @stored

define internal i64 @scaled(i64 %x, i64 noundef %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
define internal i32 @compare(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  ret i32 %x
}
define internal i32 @sorted(ptr %a, ptr %less) {
  %r = call i32 %less(ptr %a, ptr %a)
  ret i32 %r
}
define internal i1 @with_null(ptr %end) {
  %r = icmp eq ptr %end, null
  ret i1 %r
}
define internal double @of_floats(double %x, double %half) {
  %r = fmul double %x, %half
  ret double %r
}
define i64 @exported(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
define internal i64 @stored(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
define internal i64 @passed(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
define internal i64 @of_two(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
define internal i64 @of_poison(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
define internal <2 x i64> @of_vectors(<2 x i64> %x, <2 x i64> %factor) {
  %r = mul <2 x i64> %x, %factor
  ret <2 x i64> %r
}
define internal i64 @recursive(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  %less = sub i64 %factor, 1
  %again = call i64 @recursive(i64 %r, i64 %less)
  ret i64 %again
}
define internal i64 @copied(ptr byval(i64) %object) {
  %r = load i64, ptr %object
  ret i64 %r
}
define internal i64 @never(i64 %x, i64 %factor) {
  %r = mul i64 %x, %factor
  ret i64 %r
}
declare void @use(ptr)
@object = internal global i64 5

define void @calls(ptr %a, i64 %n) {
  %1 = call i64 @scaled(i64 1, i64 noundef 3)
  %2 = call i64 @scaled(i64 %n, i64 3)
  %3 = call i32 @sorted(ptr %a, ptr noundef nonnull @compare)
  %4 = tail call i1 @with_null(ptr null)
  %5 = call double @of_floats(double 2.0, double 5.0e-1)
  %half = call double @of_floats(double 3.0, double 5.0e-1)
  %6 = call i64 @exported(i64 %n, i64 3)
  %7 = call i64 @stored(i64 %n, i64 3)
  call void @use(ptr @passed)
  %8 = call i64 @passed(i64 %n, i64 3)
  %9 = call i64 @of_two(i64 %n, i64 3)
  %10 = call i64 @of_two(i64 %n, i64 4)
  %11 = call i64 @of_poison(i64 %n, i64 poison)
  %12 = call <2 x i64> @of_vectors(<2 x i64> <i64 1, i64 1>, <2 x i64> <i64 3, i64 3>)
  %13 = call i64 @recursive(i64 %n, i64 3)
  %14 = call i64 @copied(ptr byval(i64) @object)
  ret void
}
