; Calls of C's functions become arithmetic: absolute values, lengths of constant strings, comparisons of short memory with
; zero as loads, square roots of what is never negative. The calls stay where the order of memory counts, where much is
; compared, where the text says that the name is not the library's, and where the types are others.
; lilt: -O2 --stop-after=split-conditions
; absolute: lacks: @abs
; absolute: count: 1 @llvm.abs.i32
; length, length_behind, empty: lacks: @strlen
; length_of_variable, length_without_end: has: call i64 @strlen
; four_equal, seven_differ, twelve_equal: lacks: @memcmp
; four_equal: count: 2 load i32
; seven_differ: count: 4 load i32
; twelve_equal: count: 2 load i64
; twelve_equal: count: 2 load i32
; in_order, many, not_the_library: has: @memcmp
; distance: lacks: @sqrt(
; distance: lacks: fcmp
; digit: lacks: @isdigit
@hello = private constant [6 x i8] c"hello\00"
@open = private constant [3 x i8] c"abc"
@variable = global [6 x i8] c"hello\00"
@nothing = private constant [4 x i8] zeroinitializer
declare i32 @abs(i32)
declare i64 @strlen(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare double @sqrt(double)
declare i32 @isdigit(i32)
declare double @llvm.fmuladd.f64(double, double, double)

define i32 @absolute(i32 %x) {
  %a = call i32 @abs(i32 %x)
  ret i32 %a
}
define i64 @length() {
  %n = call i64 @strlen(ptr @hello)
  ret i64 %n
}
define i64 @length_behind() {
  %n = call i64 @strlen(ptr getelementptr (i8, ptr @hello, i64 3))
  ret i64 %n
}
define i64 @empty() {
  %n = call i64 @strlen(ptr @nothing)
  ret i64 %n
}
define i64 @length_of_variable() {
  %n = call i64 @strlen(ptr @variable)
  ret i64 %n
}
define i64 @length_without_end() {
  %n = call i64 @strlen(ptr @open)
  ret i64 %n
}
define i1 @four_equal(ptr %p, ptr %q) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %equal = icmp eq i32 %order, 0
  ret i1 %equal
}
define i1 @seven_differ(ptr %p, ptr %q) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 7)
  %differ = icmp ne i32 %order, 0
  ret i1 %differ
}
define i1 @twelve_equal(ptr %p, ptr %q) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 12)
  %equal = icmp eq i32 %order, 0
  ret i1 %equal
}
define i1 @in_order(ptr %p, ptr %q) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 4)
  %less = icmp slt i32 %order, 0
  ret i1 %less
}
define i1 @many(ptr %p, ptr %q) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 33)
  %equal = icmp eq i32 %order, 0
  ret i1 %equal
}
define i1 @not_the_library(ptr %p, ptr %q) {
  %order = call i32 @memcmp(ptr %p, ptr %q, i64 4) nobuiltin
  %equal = icmp eq i32 %order, 0
  ret i1 %equal
}
define double @distance(double %x, double %y) {
  %yy = fmul double %y, %y
  %sum = call double @llvm.fmuladd.f64(double %x, double %x, double %yy)
  %root = call double @sqrt(double %sum)
  ret double %root
}
define i32 @digit(i32 %c) {
  %is = call i32 @isdigit(i32 %c)
  ret i32 %is
}
