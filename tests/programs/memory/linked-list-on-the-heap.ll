; Push, reverse in place, sum with weights.
; exit: 180
; output: 50100
%list = type { i64, %list* }
define %list* @cons(i64 %v, %list* %tail) {
  %m = call i8* @ll_malloc(i64 2, i64 8)
  %l = bitcast i8* %m to %list*
  %vp = getelementptr %list* %l, i32 0, i32 0
  store i64 %v, i64* %vp
  %tp = getelementptr %list* %l, i32 0, i32 1
  store %list* %tail, %list** %tp
  ret %list* %l
}
define %list* @reverse(%list* %l, %list* %done) {
  %end = icmp eq %list* %l, null
  br i1 %end, label %stop, label %more
stop:
  ret %list* %done
more:
  %tp = getelementptr %list* %l, i32 0, i32 1
  %t = load %list** %tp
  store %list* %done, %list** %tp
  %r = call %list* @reverse(%list* %t, %list* %l)
  ret %list* %r
}
define i64 @weigh(%list* %l, i64 %w) {
  %end = icmp eq %list* %l, null
  br i1 %end, label %stop, label %more
stop:
  ret i64 0
more:
  %vp = getelementptr %list* %l, i32 0, i32 0
  %v = load i64* %vp
  %tp = getelementptr %list* %l, i32 0, i32 1
  %t = load %list** %tp
  %x = mul i64 %v, %w
  %w1 = add i64 %w, 1
  %r = call i64 @weigh(%list* %t, i64 %w1)
  %s = add i64 %x, %r
  ret i64 %s
}
define i64 @main() {
  %l1 = call %list* @cons(i64 1, %list* null)
  %l2 = call %list* @cons(i64 4, %list* %l1)
  %l3 = call %list* @cons(i64 9, %list* %l2)
  %l4 = call %list* @cons(i64 16, %list* %l3)
  %a = call i64 @weigh(%list* %l4, i64 1)
  %rev = call %list* @reverse(%list* %l4, %list* null)
  %b = call i64 @weigh(%list* %rev, i64 1)
  %c = mul i64 %a, 1000
  %d = add i64 %c, %b
  %s = call i8* @ll_ltoa(i64 %d)
  call void @ll_puts(i8* %s)
  ret i64 %d
}
declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
