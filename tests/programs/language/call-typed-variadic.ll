; exit: 6
; output: 41 x
@fmt = constant [9 x i8] c"%ld %s\0A\00\00"
@x = constant [2 x i8] c"x\00"
@r = global i64 0
declare i32 @printf(i8*, ...)
define i32 @main(i32 %argc, i8** %argv) {
  %f = getelementptr [9 x i8], [9 x i8]* @fmt, i32 0, i32 0
  %s = getelementptr [2 x i8], [2 x i8]* @x, i32 0, i32 0
  %n = call i32 (i8*, ...) @printf(i8* %f, i64 41, i8* %s)
  %m = call i32 (i8*, ...) @printf(i8* getelementptr ([2 x i8], [2 x i8]* @empty, i32 0, i32 1))
  ret i32 6
}
@empty = constant [2 x i8] c"a\00"
