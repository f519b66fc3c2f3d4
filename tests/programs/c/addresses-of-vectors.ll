; getelementptr that gives vectors: of pointers, of indices, of both, through structs and with constant indices; vectors
; of addresses as constants.
; exit: 0
; output: 12 14 16 18
; output: 11 13 15 17
; output: 21 31 22 32
; output: 14 16
; output: 12 18 31
target triple = "x86_64-pc-linux-gnu"

%pair = type { i32, [2 x i32] }

@numbers = global [8 x i32] [i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18]
@pairs = global [2 x %pair] [%pair { i32 1, [2 x i32] [i32 21, i32 22] }, %pair { i32 2, [2 x i32] [i32 31, i32 32] }]
@format2 = constant [7 x i8] c"%d %d\0A\00"
@format3 = constant [10 x i8] c"%d %d %d\0A\00"
@format4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@zero = global i64 0

declare i32 @printf(ptr, ...)

define i32 @at(<4 x ptr> %places, i32 %lane) noinline {
  %place = extractelement <4 x ptr> %places, i32 %lane
  %value = load i32, ptr %place
  ret i32 %value
}

define void @show(<4 x ptr> %places) noinline {
  %a = call i32 @at(<4 x ptr> %places, i32 0)
  %b = call i32 @at(<4 x ptr> %places, i32 1)
  %c = call i32 @at(<4 x ptr> %places, i32 2)
  %d = call i32 @at(<4 x ptr> %places, i32 3)
  call i32 (ptr, ...) @printf(ptr @format4, i32 %a, i32 %b, i32 %c, i32 %d)
  ret void
}

define i32 @main() {
  %zero = load volatile i64, ptr @zero
  %start = insertelement <4 x i64> <i64 1, i64 3, i64 5, i64 7>, i64 1, i32 0
  %first = insertelement <4 x i64> zeroinitializer, i64 %zero, i32 0
  %indices = add <4 x i64> %start, %first
  %spread = getelementptr [8 x i32], ptr @numbers, i64 0, <4 x i64> %indices
  call void @show(<4 x ptr> %spread)
  %back = getelementptr i32, <4 x ptr> %spread, i64 -1
  call void @show(<4 x ptr> %back)
  %bases = insertelement <4 x ptr> poison, ptr @pairs, i32 0
  %bases.1 = shufflevector <4 x ptr> %bases, <4 x ptr> poison, <4 x i32> zeroinitializer
  %inner = getelementptr %pair, <4 x ptr> %bases.1, <4 x i64> <i64 0, i64 1, i64 0, i64 1>, i32 1, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  call void @show(<4 x ptr> %inner)
  %short = getelementptr i32, ptr @numbers, <2 x i8> <i8 3, i8 5>
  %s0 = extractelement <2 x ptr> %short, i32 0
  %s1 = extractelement <2 x ptr> %short, i32 1
  %v0 = load i32, ptr %s0
  %v1 = load i32, ptr %s1
  call i32 (ptr, ...) @printf(ptr @format2, i32 %v0, i32 %v1)
  %c0 = extractelement <2 x ptr> getelementptr (i32, ptr @numbers, <2 x i64> <i64 1, i64 7>), i64 %zero
  %c1 = extractelement <2 x ptr> getelementptr (i32, ptr @numbers, <2 x i64> <i64 1, i64 7>), i32 1
  %c2 = extractelement <2 x ptr> getelementptr (%pair, <2 x ptr> <ptr @pairs, ptr @pairs>, <2 x i64> <i64 0, i64 1>, i32 1, i64 0), i32 1
  %w0 = load i32, ptr %c0
  %w1 = load i32, ptr %c1
  %w2 = load i32, ptr %c2
  call i32 (ptr, ...) @printf(ptr @format3, i32 %w0, i32 %w1, i32 %w2)
  ret i32 0
}
