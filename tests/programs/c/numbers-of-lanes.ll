; Numbers of vector lanes have no sign and may be narrower than the vector is long; indices of
; getelementptr have one, also in vectors of odd widths.
; exit: 0
; output: 3 2 99
; output: 6 6 77 6
; output: 0 5 0 7
; output: 8
; output: 30 10
@format1 = constant [4 x i8] c"%d\0A\00"
@format2 = constant [7 x i8] c"%d %d\0A\00"
@format3 = constant [10 x i8] c"%d %d %d\0A\00"
@format4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@tens = global [4 x i32] [i32 10, i32 20, i32 30, i32 40]
declare i32 @printf(ptr, ...)

define void @one_bit(<4 x i32> %v, i1 %i) noinline {
  %w = insertelement <4 x i32> %v, i32 99, i1 %i
  %a = extractelement <4 x i32> %w, i32 2
  %b = extractelement <4 x i32> %w, i1 true
  %x = extractelement <4 x i32> %w, i1 %i
  %r = call i32 (ptr, ...) @printf(ptr @format3, i32 %a, i32 %b, i32 %x)
  ret void
}

define void @three_bits(<8 x i32> %v, i3 %i) noinline {
  %a = extractelement <8 x i32> %v, i3 5
  %b = extractelement <8 x i32> %v, i3 %i
  %w = insertelement <8 x i32> %v, i32 77, i3 %i
  %c = extractelement <8 x i32> %w, i32 5
  %u = insertelement <8 x i32> %v, i32 78, i3 6
  %d = extractelement <8 x i32> %u, i64 5
  %r = call i32 (ptr, ...) @printf(ptr @format4, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define void @eight_bits(ptr %p, i8 %low, i8 %high) noinline {
  %v = load <300 x i32>, ptr %p
  %w = insertelement <300 x i32> %v, i32 5, i8 %low
  %u = insertelement <300 x i32> %w, i32 7, i8 %high
  %a = extractelement <300 x i32> %u, i32 259
  %b = extractelement <300 x i32> %u, i8 %low
  %c = extractelement <300 x i32> %u, i64 44
  %d = extractelement <300 x i32> %u, i8 -56
  %r = call i32 (ptr, ...) @printf(ptr @format4, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define void @wide(<8 x i32> %v, i128 %i) noinline {
  %a = extractelement <8 x i32> %v, i128 %i
  %r = call i32 (ptr, ...) @printf(ptr @format1, i32 %a)
  ret void
}

define void @addresses(ptr %q) noinline {
  %i = load <2 x i24>, ptr %q
  %p = getelementptr i32, ptr getelementptr (i32, ptr @tens, i64 1), <2 x i24> %i
  %p0 = extractelement <2 x ptr> %p, i32 0
  %p1 = extractelement <2 x ptr> %p, i32 1
  %a = load i32, ptr %p0
  %b = load i32, ptr %p1
  %r = call i32 (ptr, ...) @printf(ptr @format2, i32 %a, i32 %b)
  ret void
}

define i32 @main() {
  %p = alloca <300 x i32>
  %q = alloca <2 x i24>
  store <300 x i32> zeroinitializer, ptr %p
  store volatile <2 x i24> <i24 1, i24 -1>, ptr %q
  call void @one_bit(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, i1 false)
  call void @three_bits(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, i3 5)
  call void @eight_bits(ptr %p, i8 3, i8 200)
  call void @wide(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, i128 7)
  call void @addresses(ptr %q)
  ret i32 0
}
