; Strings of a frame give their memory back when it ends: 600 MB in turn here.
; strict: exit 4
define void @f() {
  %text = alloca [10000000 x i8]
  ret void
}
define i64 @main() {
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  call void @f()
  %n = load i64* %i
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 60
  br i1 %c, label %loop, label %done
done:
  ret i64 4
}
