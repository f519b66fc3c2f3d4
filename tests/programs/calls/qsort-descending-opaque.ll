; exit: 0
; output: 5
; output: 3
; output: 1
@a = global [3 x i64] [i64 3, i64 1, i64 5]
declare void @qsort(ptr, i64, i64, ptr)
declare void @ll_puts(ptr)
declare ptr @ll_ltoa(i64)
define i64 @descending(ptr %p, ptr %q) {
  %x = load i64, ptr %p
  %y = load i64, ptr %q
  %d = sub i64 %y, %x
  ret i64 %d
}
define void @show(i64 %i) {
  %p = getelementptr [3 x i64], ptr @a, i64 0, i64 %i
  %v = load i64, ptr %p
  %s = call ptr @ll_ltoa(i64 %v)
  call void @ll_puts(ptr %s)
  ret void
}
define i64 @main() {
  call void @qsort(ptr @a, i64 3, i64 8, ptr @descending)
  call void @show(i64 0)
  call void @show(i64 1)
  call void @show(i64 2)
  ret i64 0
}
