; ll_malloc gives zeroed memory.
; exit: 0
define i64 @main() {
  %raw = call i8* @ll_malloc(i64 100, i64 8)
  %a = bitcast i8* %raw to i64*
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %loop
loop:
  %n = load i64* %i
  %p = getelementptr i64* %a, i64 %n
  %v = load i64* %p
  %t = load i64* %s
  %u = or i64 %t, %v
  store i64 %u, i64* %s
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 100
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %s
  ret i64 %r
}
declare i8* @ll_malloc(i64, i64)
