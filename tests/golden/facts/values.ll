; Comparisons that a promise decides: of values with a range, by metadata, parameter or result, and of pointers that are
; not null. A range that wraps, and a promise of a call that the text does not make, decide nothing.
; lilt: --stop-after=dce
; loaded, parameter, result, above, pointer, loaded_pointer, readable: has: ret i1 true
; wrapped, one_bit: lacks: ret i1 true
; merged: lacks: !range
; merged: count: 1 load
; merged_alike: has: !range
declare range(i32 1, 9) i32 @source()

define i1 @loaded(ptr %p) {
  %v = load i8, ptr %p, !range !0
  %c = icmp ult i8 %v, 2
  ret i1 %c
}
define i1 @parameter(i32 range(i32 2, 30) %v) {
  %c = icmp slt i32 %v, 100
  ret i1 %c
}
define i1 @result() {
  %v = call i32 @source()
  %c = icmp ne i32 %v, 0
  ret i1 %c
}
define i1 @above(i64 range(i64 5, 9) %v) {
  %c = icmp sgt i64 %v, 4
  ret i1 %c
}
define i1 @wrapped(i32 range(i32 -4, 3) %v) {
  %c = icmp ult i32 %v, 3
  ret i1 %c
}
define i1 @one_bit(ptr %p) {
  %v = load i8, ptr %p, !range !0
  %c = icmp eq i8 %v, 1
  ret i1 %c
}
define i1 @pointer(ptr nonnull %p) {
  %c = icmp ne ptr %p, null
  ret i1 %c
}
define i1 @loaded_pointer(ptr %pp) {
  %p = load ptr, ptr %pp, !nonnull !1
  %c = icmp ne ptr %p, null
  ret i1 %c
}
define i1 @readable(ptr dereferenceable(4) %p) {
  %c = icmp ne ptr null, %p
  ret i1 %c
}
define i8 @merged(ptr %p) {
  %a = load i8, ptr %p, !range !0
  %b = load i8, ptr %p
  %c = add i8 %a, %b
  ret i8 %c
}
define i8 @merged_alike(ptr %p) {
  %a = load i8, ptr %p, !range !0, !noundef !1
  %b = load i8, ptr %p
  %c = add i8 %a, %b
  ret i8 %c
}

!0 = !{i8 0, i8 2}
!1 = !{}
