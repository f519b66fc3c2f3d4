; A program's own ll_puts wins over the runtime's.
; exit: 3
; output: [mine]
; output: [mine]
@count = global i64 0
@mine = global [7 x i8] c"[mine]\00"
@other = global [6 x i8] c"other\00"
define void @ll_puts(i8* %s) {
  %p = getelementptr [7 x i8]* @mine, i32 0, i32 0
  %r = call i64 @puts(i8* %p)
  %n = load i64* @count
  %m = add i64 %n, 1
  store i64 %m, i64* @count
  ret void
}
define i64 @main() {
  %p = getelementptr [6 x i8]* @other, i32 0, i32 0
  call void @ll_puts(i8* %p)
  call void @ll_puts(i8* null)
  %n = load i64* @count
  %m = add i64 %n, 1
  ret i64 %m
}
