; Lanes of 8 bytes of two vectors of 32 bytes, in one order within both halves: shufpd has bits for each half.
; needs: avx2
; exit: 0
; output: 2 11 4 13
; output: 12 1 14 3
; output: 12 2 14 4
; output: 1 2 13 14
@format = constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
@first = global <4 x i64> <i64 1, i64 2, i64 3, i64 4>
@second = global <4 x i64> <i64 11, i64 12, i64 13, i64 14>
@numbers = global <4 x double> <double 1.0, double 2.0, double 3.0, double 4.0>
@others = global <4 x double> <double 11.0, double 12.0, double 13.0, double 14.0>
declare i32 @printf(ptr, ...)

define void @show(<4 x i64> %v) "target-features"="+avx2" {
  %a = extractelement <4 x i64> %v, i32 0
  %b = extractelement <4 x i64> %v, i32 1
  %c = extractelement <4 x i64> %v, i32 2
  %d = extractelement <4 x i64> %v, i32 3
  %n = call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %c, i64 %d)
  ret void
}

define i32 @main() "target-features"="+avx2" {
  %a = load <4 x i64>, ptr @first
  %b = load <4 x i64>, ptr @second
  %upper = shufflevector <4 x i64> %a, <4 x i64> %b, <4 x i32> <i32 1, i32 4, i32 3, i32 6>
  call void @show(<4 x i64> %upper)
  %x = load <4 x double>, ptr @numbers
  %y = load <4 x double>, ptr @others
  %lower = shufflevector <4 x double> %y, <4 x double> %x, <4 x i32> <i32 1, i32 4, i32 3, i32 6>
  %whole = fptosi <4 x double> %lower to <4 x i64>
  call void @show(<4 x i64> %whole)
  %both = shufflevector <4 x double> %y, <4 x double> %x, <4 x i32> <i32 1, i32 5, i32 3, i32 7>
  %integers = fptosi <4 x double> %both to <4 x i64>
  call void @show(<4 x i64> %integers)
  %halves = shufflevector <4 x i64> %a, <4 x i64> %b, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  call void @show(<4 x i64> %halves)
  ret i32 0
}
