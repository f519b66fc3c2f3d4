; Constant expressions of vectors and of half, bfloat and fp128: arithmetic, casts, bits of one type as another.
; exit: 0
; output: 11 23 34 52
; output: 3c00 4049 31
; output: 2 -1 3
target triple = "x86_64-pc-linux-gnu"

@format4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@formats = constant [10 x i8] c"%x %x %d\0A\00"
@format3 = constant [10 x i8] c"%d %d %d\0A\00"
@halves = global <2 x half> bitcast (<1 x i32> <i32 1006648320> to <2 x half>)

declare i32 @printf(ptr, ...)

define i32 @main() {
  %sums = add <4 x i32> add (<4 x i32> <i32 1, i32 2, i32 3, i32 ptrtoint (ptr getelementptr (i32, ptr null, i32 3) to i32)>, <4 x i32> <i32 10, i32 20, i32 30, i32 40>), xor (<4 x i32> <i32 1, i32 1, i32 1, i32 1>, <4 x i32> bitcast (<2 x i64> <i64 1, i64 4294967296> to <4 x i32>))
  %a = extractelement <4 x i32> %sums, i32 0
  %b = extractelement <4 x i32> %sums, i32 1
  %c = extractelement <4 x i32> %sums, i32 2
  %d = extractelement <4 x i32> %sums, i32 3
  call i32 (ptr, ...) @printf(ptr @format4, i32 %a, i32 %b, i32 %c, i32 %d)
  %half = bitcast half bitcast (i16 15360 to half) to i16
  %wide.half = zext i16 %half to i32
  %bfloat = bitcast bfloat bitcast (i16 16457 to bfloat) to i16
  %wide.bfloat = zext i16 %bfloat to i32
  %quadruple = fptosi fp128 bitcast (i128 85091142384703171446041110246195789824 to fp128) to i32
  call i32 (ptr, ...) @printf(ptr @formats, i32 %wide.half, i32 %wide.bfloat, i32 %quadruple)
  %pair = load <2 x half>, ptr @halves
  %first = extractelement <2 x half> %pair, i32 0
  %second = extractelement <2 x half> %pair, i32 1
  %sum = fadd half %first, %second
  %whole = fptosi half %sum to i32
  %low = extractelement <2 x i16> sub (<2 x i16> <i16 3, i16 ptrtoint (ptr getelementptr (i8, ptr null, i16 4) to i16)>, <2 x i16> <i16 4, i16 1>), i32 0
  %high = extractelement <2 x i16> sub (<2 x i16> <i16 3, i16 ptrtoint (ptr getelementptr (i8, ptr null, i16 4) to i16)>, <2 x i16> <i16 4, i16 1>), i32 1
  %wide.low = sext i16 %low to i32
  %wide.high = sext i16 %high to i32
  call i32 (ptr, ...) @printf(ptr @format3, i32 %whole, i32 %wide.low, i32 %wide.high)
  ret i32 0
}
