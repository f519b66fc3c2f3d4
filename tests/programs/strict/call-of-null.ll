; strict: error 11: bad-call
@fs = global [1 x i64 ()*] [i64 ()* @f]
define i64 @f() {
  ret i64 1
}
define i64 @main() {
  %p = getelementptr [1 x i64 ()*]* @fs, i32 0, i32 0
  %g = load i64 ()** %p
  %a = call i64 %g()
  %n = bitcast i8* null to i64 ()*
  %b = call i64 %n()
  ret i64 %a
}
