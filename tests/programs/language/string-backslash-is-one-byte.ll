; exit: 7
@s = global [8 x i8] c"\5C\\\2f\2F;%\0a\00"
declare i64 @strlen(i8*)
define i64 @main() {
  %p = getelementptr [8 x i8]* @s, i32 0, i32 0
  %n = call i64 @strlen(i8* %p)
  ret i64 %n
}
