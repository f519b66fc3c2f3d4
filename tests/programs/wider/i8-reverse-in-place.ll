; exit: 0
; output: desserts
@s = global [9 x i8] c"stressed\00"
define void @reverse(i8* %s, i64 %n) {
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  %a = load i64, i64* %i
  %n1 = sub i64 %n, 1
  %b = sub i64 %n1, %a
  %c = icmp slt i64 %a, %b
  br i1 %c, label %swap, label %done
swap:
  %p = getelementptr i8, i8* %s, i64 %a
  %q = getelementptr i8, i8* %s, i64 %b
  %x = load i8, i8* %p
  %y = load i8, i8* %q
  store i8 %y, i8* %p
  store i8 %x, i8* %q
  %a1 = add i64 %a, 1
  store i64 %a1, i64* %i
  br label %loop
done:
  ret void
}
define i64 @main() {
  %p = getelementptr [9 x i8], [9 x i8]* @s, i32 0, i32 0
  call void @reverse(i8* %p, i64 8)
  %r = call i32 @puts(i8* %p)
  ret i64 0
}
declare i32 @puts(i8*)
