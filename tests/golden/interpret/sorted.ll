; A library function's access is listed once, without the memory that it takes for itself.
; lilt: interpret --trace --filter-print-funcs=main
; message: writes @numbers (16 bytes: 01 00 00 00 02
%t = type [4 x i32]
@numbers = internal global %t [i32 4, i32 2, i32 3, i32 1]
declare void @qsort(ptr, i64, i64, ptr)
define internal i32 @order(ptr %a, ptr %b) {
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %d = sub i32 %x, %y
  ret i32 %d
}
define i32 @main() {
  call void @qsort(ptr @numbers, i64 4, i64 4, ptr @order)
  %first = load i32, ptr @numbers
  ret i32 %first
}
