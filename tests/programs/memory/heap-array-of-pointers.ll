; exit: 90
define i64 @main() {
  %raw = call i8* @ll_malloc(i64 10, i64 8)
  %arr = bitcast i8* %raw to [0 x i64*]*
  %i = alloca i64
  store i64 0, i64* %i
  br label %fill
fill:
  %n = load i64* %i
  %cell = call i8* @ll_malloc(i64 1, i64 8)
  %c = bitcast i8* %cell to i64*
  %v = mul i64 %n, %n
  store i64 %v, i64* %c
  %p = getelementptr [0 x i64*]* %arr, i32 0, i64 %n
  store i64* %c, i64** %p
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %t = icmp slt i64 %m, 10
  br i1 %t, label %fill, label %use
use:
  %p3 = getelementptr [0 x i64*]* %arr, i32 0, i32 3
  %p9 = getelementptr [0 x i64*]* %arr, i32 0, i32 9
  %a = load i64** %p3
  %b = load i64** %p9
  %x = load i64* %a
  %y = load i64* %b
  %s = add i64 %x, %y
  ret i64 %s
}
declare i8* @ll_malloc(i64, i64)
