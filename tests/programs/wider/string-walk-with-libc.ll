; strlen, strcmp, strchr and memcpy on i8 pointers.
; exit: 181
; output: worldhello
@a = global [12 x i8] c"hello world\00"
@b = global [6 x i8] c"hello\00"
@buf = global [32 x i8] zeroinitializer
declare i64 @strlen(i8*)
declare i32 @strcmp(i8*, i8*)
declare i8* @strchr(i8*, i32)
declare i8* @memcpy(i8*, i8*, i64)
declare i32 @puts(i8*)
define i64 @main() {
  %pa = getelementptr [12 x i8]* @a, i32 0, i32 0
  %pb = getelementptr [6 x i8]* @b, i32 0, i32 0
  %d = getelementptr [32 x i8]* @buf, i32 0, i32 0
  %n = call i64 @strlen(i8* %pa)
  %sp = call i8* @strchr(i8* %pa, i32 32)
  %rest = getelementptr i8* %sp, i32 1
  %m = call i64 @strlen(i8* %rest)
  %c1 = call i8* @memcpy(i8* %d, i8* %rest, i64 %m)
  %d2 = getelementptr i8* %d, i64 %m
  %k = call i64 @strlen(i8* %pb)
  %c2 = call i8* @memcpy(i8* %d2, i8* %pb, i64 %k)
  %o = call i32 @puts(i8* %d)
  %same = call i32 @strcmp(i8* %pb, i8* %d2)
  %eq = icmp eq i32 %same, 0
  br i1 %eq, label %good, label %bad
good:
  %x = mul i64 %n, 16
  %y = add i64 %x, %m
  ret i64 %y
bad:
  ret i64 0
}
