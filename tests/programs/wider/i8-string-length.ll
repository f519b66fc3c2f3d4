; strlen by hand: i8 loads.
; exit: 11
@s = global [12 x i8] c"hello world\00"
define i64 @length(i8* %s) {
  %n = alloca i64
  store i64 0, i64* %n
  br label %loop
loop:
  %i = load i64* %n
  %p = getelementptr i8* %s, i64 %i
  %c = load i8* %p
  %z = icmp eq i8 %c, 0
  br i1 %z, label %done, label %next
next:
  %j = add i64 %i, 1
  store i64 %j, i64* %n
  br label %loop
done:
  ret i64 %i
}
define i64 @main() {
  %p = getelementptr [12 x i8]* @s, i32 0, i32 0
  %r = call i64 @length(i8* %p)
  ret i64 %r
}
