; Initializers that take the bits of a vector as a number: lanes of bytes, words, floats, booleans, i4.
; exit: 0
source_filename = "casts-of-vectors-in-initializers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-pc-linux-gnu"

@words = global i64 bitcast (<2 x i32> <i32 1, i32 -2> to i64)
@bytes = global i32 bitcast (<4 x i8> <i8 1, i8 2, i8 3, i8 -1> to i32)
@floats = global i64 bitcast (<2 x float> <float 1.0, float -2.0> to i64)
@booleans = global i8 bitcast (<8 x i1> <i1 1, i1 0, i1 0, i1 1, i1 0, i1 0, i1 0, i1 1> to i8)
@nibbles = global i16 bitcast (<4 x i4> <i4 1, i4 2, i4 3, i4 -1> to i16)
@inside = global { i8, double } { i8 7, double bitcast (<2 x i32> <i32 0, i32 1072693248> to double) }

define i32 @main() {
  %words = load volatile i64, ptr @words
  %a = icmp ne i64 %words, -8589934591
  %bytes = load volatile i32, ptr @bytes
  %b = icmp ne i32 %bytes, -16580095
  %floats = load volatile i64, ptr @floats
  %c = icmp ne i64 %floats, -4611686017362034688
  %booleans = load volatile i8, ptr @booleans
  %d = icmp ne i8 %booleans, -119
  %nibbles = load volatile i16, ptr @nibbles
  %e = icmp ne i16 %nibbles, -3295
  %field = getelementptr { i8, double }, ptr @inside, i32 0, i32 1
  %inside = load volatile double, ptr %field
  %f = fcmp une double %inside, 1.0
  %ab = or i1 %a, %b
  %cd = or i1 %c, %d
  %ef = or i1 %e, %f
  %abcd = or i1 %ab, %cd
  %any = or i1 %abcd, %ef
  %result = zext i1 %any to i32
  ret i32 %result
}
