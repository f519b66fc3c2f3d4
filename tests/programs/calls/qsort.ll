; libc's qsort calls a comparison of the program's.
; exit: 0
; output: -40
; output: -3
; output: 0
; output: 7
; output: 12
; output: 99
@a = global [6 x i64] [i64 12, i64 -3, i64 99, i64 0, i64 -40, i64 7]
declare void @qsort(i8*, i64, i64, i64 (i8*, i8*)*)
declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)
define i64 @compare(i8* %p, i8* %q) {
  %a = bitcast i8* %p to i64*
  %b = bitcast i8* %q to i64*
  %x = load i64* %a
  %y = load i64* %b
  %lt = icmp slt i64 %x, %y
  br i1 %lt, label %less, label %notless
less:
  ret i64 -1
notless:
  %gt = icmp sgt i64 %x, %y
  br i1 %gt, label %greater, label %equal
greater:
  ret i64 1
equal:
  ret i64 0
}
define i64 @main() {
  %base = bitcast [6 x i64]* @a to i8*
  call void @qsort(i8* %base, i64 6, i64 8, i64 (i8*, i8*)* @compare)
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  %p = getelementptr [6 x i64]* @a, i32 0, i64 %n
  %v = load i64* %p
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 6
  br i1 %c, label %loop, label %done
done:
  ret i64 0
}
