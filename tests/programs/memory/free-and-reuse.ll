; malloc and free of libc, a hundred times.
; exit: 190
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %loop
loop:
  %n = load i64* %i
  %raw = call i8* @malloc(i64 64)
  %p = bitcast i8* %raw to i64*
  %q = getelementptr i64* %p, i32 7
  store i64 %n, i64* %q
  %v = load i64* %q
  %t = load i64* %s
  %u = add i64 %t, %v
  store i64 %u, i64* %s
  call void @free(i8* %raw)
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 20
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %s
  ret i64 %r
}
