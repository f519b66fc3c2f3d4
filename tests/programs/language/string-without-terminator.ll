; A string literal need not end in \00; here the byte after it is in the same struct.
; exit: 6
@s = global { [3 x i8], [4 x i8] } { [3 x i8] c"abc", [4 x i8] c"def\00" }
declare i64 @strlen(i8*)
define i64 @main() {
  %p = bitcast { [3 x i8], [4 x i8] }* @s to i8*
  %n = call i64 @strlen(i8* %p)
  ret i64 %n
}
