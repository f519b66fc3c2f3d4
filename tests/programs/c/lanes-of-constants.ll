; extractelement, insertelement, shufflevector, arithmetic and casts of vectors as constants, in initializers and in code.
; exit: 0
; output: 4 3 9 4 3
; output: 11 22 -3 -5
; output: 12 14 1
; output: 5 16909060 171
target triple = "x86_64-pc-linux-gnu"

@numbers = global [4 x i32] [i32 11, i32 12, i32 13, i32 14]
@element = global i32 extractelement (<2 x i32> <i32 3, i32 4>, i32 1)
@inserted = global <2 x i32> insertelement (<2 x i32> <i32 3, i32 4>, i32 9, i64 1)
@shuffled = global <2 x i32> shufflevector (<2 x i32> <i32 3, i32 4>, <2 x i32> poison, <2 x i32> <i32 1, i32 0>)
@sums = global { <2 x i32>, <2 x i16> } { <2 x i32> add (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 10, i32 20>), <2 x i16> sub (<2 x i16> <i16 1, i16 2>, <2 x i16> <i16 4, i16 7>) }
@addresses = global <2 x ptr> getelementptr (i32, ptr @numbers, <2 x i64> <i64 1, i64 3>)
@differences = global <2 x i64> sub (<2 x i64> ptrtoint (<2 x ptr> getelementptr (i8, ptr @numbers, <2 x i64> <i64 1, i64 3>) to <2 x i64>), <2 x i64> ptrtoint (<2 x ptr> <ptr @numbers, ptr @numbers> to <2 x i64>))
@nested = global i32 extractelement (<4 x i32> shufflevector (<2 x i32> add (<2 x i32> <i32 1, i32 2>, <2 x i32> <i32 3, i32 3>), <2 x i32> <i32 7, i32 8>, <4 x i32> <i32 3, i32 1, i32 poison, i32 0>), i32 1)
@bytes = global i32 bitcast (<4 x i8> shufflevector (<4 x i8> <i8 1, i8 2, i8 3, i8 4>, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>) to i32)
@bits = global <8 x i1> bitcast (<1 x i8> add (<1 x i8> <i8 170>, <1 x i8> <i8 1>) to <8 x i1>)
@format3 = constant [10 x i8] c"%d %d %d\0A\00"
@format4 = constant [13 x i8] c"%d %d %d %d\0A\00"
@format5 = constant [16 x i8] c"%d %d %d %d %d\0A\00"

declare i32 @printf(ptr, ...)

define i32 @lane(ptr %vector, i64 %index) noinline {
  %place = getelementptr i32, ptr %vector, i64 %index
  %value = load i32, ptr %place
  ret i32 %value
}

define i32 @main() {
  %element = load i32, ptr @element
  %a = call i32 @lane(ptr @inserted, i64 0)
  %b = call i32 @lane(ptr @inserted, i64 1)
  %c = call i32 @lane(ptr @shuffled, i64 0)
  %d = call i32 @lane(ptr @shuffled, i64 1)
  call i32 (ptr, ...) @printf(ptr @format5, i32 %element, i32 %a, i32 %b, i32 %c, i32 %d)
  %e = call i32 @lane(ptr @sums, i64 0)
  %f = call i32 @lane(ptr @sums, i64 1)
  %place = getelementptr { <2 x i32>, <2 x i16> }, ptr @sums, i64 0, i32 1
  %pair = load <2 x i16>, ptr %place
  %wide = sext <2 x i16> %pair to <2 x i32>
  %g = extractelement <2 x i32> %wide, i32 0
  %h = extractelement <2 x i32> %wide, i32 extractelement (<2 x i32> <i32 0, i32 1>, i32 1)
  call i32 (ptr, ...) @printf(ptr @format4, i32 %e, i32 %f, i32 %g, i32 %h)
  %addresses = load <2 x ptr>, ptr @addresses
  %first = extractelement <2 x ptr> %addresses, i32 0
  %i = load i32, ptr %first
  %second = extractelement <2 x ptr> insertelement (<2 x ptr> getelementptr (i32, ptr @numbers, <2 x i64> <i64 1, i64 3>), ptr null, i32 0), i32 1
  %j = load i32, ptr %second
  %differences = load <2 x i64>, ptr @differences
  %is.three = icmp eq <2 x i64> %differences, <i64 1, i64 3>
  %are.three = bitcast <2 x i1> %is.three to i2
  %all = icmp eq i2 %are.three, -1
  %k = zext i1 %all to i32
  call i32 (ptr, ...) @printf(ptr @format3, i32 %i, i32 %j, i32 %k)
  %nested = load i32, ptr @nested
  %bytes = load i32, ptr @bytes
  %mask = load <8 x i1>, ptr @bits
  %mask.byte = bitcast <8 x i1> %mask to i8
  %l = zext i8 %mask.byte to i32
  call i32 (ptr, ...) @printf(ptr @format3, i32 %nested, i32 %bytes, i32 %l)
  ret i32 0
}
