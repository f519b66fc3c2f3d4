; A load from a constant variable at a known place is the number or the address that its initializer has there. It stays
; if another definition may take the variable's place, if it reads no whole element, if the variable may change, if the
; place is after the end, and if it is volatile.
; lilt: -O2 --stop-after=dce
; element, inner, bytes, zeros, function, single, vector_behind: lacks: load
; element: has: ret i32 6
; inner: has: ret double 2.5
; bytes: has: ret i16 25185
; zeros: has: ret i64 0
; function: has: call void @named()
; single: has: ret i32 7
; vector_behind: has: ret i32 9
; replaceable, half, variable, behind, volatile, indexed, elsewhere: count: 1 load
@table = internal constant [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
@pairs = constant [2 x { i8, double }] [{ i8, double } { i8 1, double 1.5 }, { i8, double } { i8 2, double 2.5 }]
@text = private constant [6 x i8] c"abcde\00"
@empty = private constant { i32, [4 x i64] } { i32 1, [4 x i64] zeroinitializer }
@functions = internal constant [2 x ptr] [ptr @other, ptr @named]
@seven = linkonce_odr constant i32 7
@mixed = constant { <4 x i32>, i32 } { <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 9 }
@weak = weak constant i32 7
@counter = global i32 7
@written = externally_initialized constant i32 7
declare void @named()
declare void @other()
define i32 @element() {
  %p = getelementptr [2 x [3 x i32]], ptr @table, i64 0, i64 1, i64 2
  %x = load i32, ptr %p
  ret i32 %x
}
define double @inner() {
  %x = load double, ptr getelementptr ([2 x { i8, double }], ptr @pairs, i64 0, i64 1, i32 1)
  ret double %x
}
define i16 @bytes() {
  %x = load i16, ptr @text
  ret i16 %x
}
define i64 @zeros() {
  %p = getelementptr { i32, [4 x i64] }, ptr @empty, i64 0, i32 1, i64 3
  %x = load i64, ptr %p
  ret i64 %x
}
define void @function() {
  %p = getelementptr ptr, ptr @functions, i64 1
  %f = load ptr, ptr %p
  call void %f()
  ret void
}
define i32 @single() {
  %x = load i32, ptr @seven
  ret i32 %x
}
define i32 @vector_behind() {
  %p = getelementptr i8, ptr @mixed, i64 16
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @replaceable() {
  %x = load i32, ptr @weak
  ret i32 %x
}
define i16 @half() {
  %p = getelementptr i8, ptr @table, i64 2
  %x = load i16, ptr %p
  ret i16 %x
}
define i32 @variable() {
  call void @named()
  %x = load i32, ptr @counter
  ret i32 %x
}
define i32 @behind() {
  %p = getelementptr i32, ptr @table, i64 6
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @volatile() {
  %x = load volatile i32, ptr @table
  ret i32 %x
}
define i32 @indexed(i64 %i) {
  %p = getelementptr i32, ptr @table, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}
define i32 @elsewhere() {
  %x = load i32, ptr @written
  ret i32 %x
}
