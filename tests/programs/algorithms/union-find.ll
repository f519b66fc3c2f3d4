; Path halving; 20 elements joined in steps of 3 and 5.
; exit: 245
; output: -921498368898565899
@parent = global [20 x i64] [i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19]
define i64 @find(i64 %x) {
  %c = alloca i64
  store i64 %x, i64* %c
  br label %loop
loop:
  %v = load i64* %c
  %p = getelementptr [20 x i64]* @parent, i32 0, i64 %v
  %u = load i64* %p
  %root = icmp eq i64 %u, %v
  br i1 %root, label %done, label %up
up:
  %q = getelementptr [20 x i64]* @parent, i32 0, i64 %u
  %w = load i64* %q
  store i64 %w, i64* %p
  store i64 %w, i64* %c
  br label %loop
done:
  ret i64 %v
}
define void @join(i64 %a, i64 %b) {
  %x = call i64 @find(i64 %a)
  %y = call i64 @find(i64 %b)
  %p = getelementptr [20 x i64]* @parent, i32 0, i64 %x
  store i64 %y, i64* %p
  ret void
}
define void @steps(i64 %from, i64 %by) {
  %n = add i64 %from, %by
  %c = icmp slt i64 %n, 20
  br i1 %c, label %go, label %done
go:
  call void @join(i64 %from, i64 %n)
  call void @steps(i64 %n, i64 %by)
  br label %done
done:
  ret void
}
define i64 @main() {
  call void @steps(i64 0, i64 3)
  call void @steps(i64 1, i64 6)
  call void @steps(i64 2, i64 5)
  %i = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %h
  br label %loop
loop:
  %n = load i64* %i
  %r = call i64 @find(i64 %n)
  %x = load i64* %h
  %y = mul i64 %x, 20
  %z = add i64 %y, %r
  store i64 %z, i64* %h
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 20
  br i1 %c, label %loop, label %done
done:
  %s = call i8* @ll_ltoa(i64 %z)
  call void @ll_puts(i8* %s)
  ret i64 %z
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
