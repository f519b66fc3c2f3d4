; Loads and stores that others touch in part are cut where these begin and end: a struct of two numbers that clang
; passes as an i64, of two floats as a vector, a double of which a word is read. The parts become scalars.
; lilt: --stop-after=mem2reg
; two_numbers: lacks: alloca
; two_floats: lacks: alloca
; two_floats: count: 2 extractelement
; two_floats: count: 2 insertelement
; high_word: lacks: alloca
; with_high_word: lacks: alloca
; uneven: lacks: alloca
; uneven: has: trunc i64 %x to i24
; lane: lacks: alloca
; copied_word: lacks: alloca
; bits_of_double: lacks: alloca
; wide: lacks: alloca
; bits_of_lanes: has: alloca
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define i32 @two_numbers(i64 %pair) {
  %o = alloca { i32, i32 }
  store i64 %pair, ptr %o
  %p = getelementptr i8, ptr %o, i64 4
  %a = load i32, ptr %o
  %b = load i32, ptr %p
  %s = sub i32 %a, %b
  ret i32 %s
}

define <2 x float> @two_floats(<2 x float> %v) {
  %o = alloca { float, float }
  %r = alloca { float, float }
  store <2 x float> %v, ptr %o
  %p = getelementptr i8, ptr %o, i64 4
  %a = load float, ptr %o
  %b = load float, ptr %p
  %s = fsub float %a, %b
  store float %s, ptr %r
  %q = getelementptr i8, ptr %r, i64 4
  store float %b, ptr %q
  %w = load <2 x float>, ptr %r
  ret <2 x float> %w
}

define i32 @high_word(double %d) {
  %o = alloca { double }
  store double %d, ptr %o
  %p = getelementptr i8, ptr %o, i64 4
  %b = load i32, ptr %p
  ret i32 %b
}

define double @with_high_word(double %d, i32 %h) {
  %o = alloca { double }
  store double %d, ptr %o
  %p = getelementptr i8, ptr %o, i64 4
  store i32 %h, ptr %p
  %b = load double, ptr %o
  ret double %b
}

define i64 @uneven(i64 %x, i16 %y) {
  %o = alloca { i64 }
  store i64 %x, ptr %o
  %p = getelementptr i8, ptr %o, i64 3
  store i16 %y, ptr %p
  %b = load i64, ptr %o
  ret i64 %b
}

define i32 @lane(<4 x i32> %v, i32 %y) {
  %o = alloca <4 x i32>
  store <4 x i32> %v, ptr %o
  %p = getelementptr i8, ptr %o, i64 8
  %a = load i32, ptr %p
  store i32 %y, ptr %p
  %w = load <4 x i32>, ptr %o
  %e = extractelement <4 x i32> %w, i32 2
  %s = sub i32 %a, %e
  ret i32 %s
}

define i64 @copied_word(ptr %from, i64 %x) {
  %o = alloca { i64 }
  store i64 %x, ptr %o
  call void @llvm.memcpy.p0.p0.i64(ptr %o, ptr %from, i64 4, i1 false)
  %b = load i64, ptr %o
  ret i64 %b
}

define i16 @bits_of_lanes(<2 x float> %v) {
  %o = alloca { float, float }
  store <2 x float> %v, ptr %o
  %p = getelementptr i8, ptr %o, i64 2
  %b = load i16, ptr %p
  ret i16 %b
}

define i64 @bits_of_double(double %d) {
  %u = alloca i64
  %v = alloca double
  store double %d, ptr %v
  call void @llvm.memcpy.p0.p0.i64(ptr %u, ptr %v, i64 8, i1 false)
  %r = load i64, ptr %u
  ret i64 %r
}

define i128 @wide(i64 %low, i64 %high) {
  %o = alloca i128
  store i64 %low, ptr %o
  %p = getelementptr i8, ptr %o, i64 8
  store i64 %high, ptr %p
  %r = load i128, ptr %o
  ret i128 %r
}
