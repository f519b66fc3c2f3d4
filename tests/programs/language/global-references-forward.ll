; Initialisers that name later data and later functions.
; exit: 56
@table = global { i64*, i64 (i64)*, [2 x i64 ()*] } { i64* @value, i64 (i64)* @twice, [2 x i64 ()*] [i64 ()* @five, i64 ()* @six] }
define i64 @main() {
  %vp = getelementptr { i64*, i64 (i64)*, [2 x i64 ()*] }* @table, i32 0, i32 0
  %v = load i64** %vp
  %x = load i64* %v
  %fp = getelementptr { i64*, i64 (i64)*, [2 x i64 ()*] }* @table, i32 0, i32 1
  %f = load i64 (i64)** %fp
  %y = call i64 %f(i64 %x)
  %ap = getelementptr { i64*, i64 (i64)*, [2 x i64 ()*] }* @table, i32 0, i32 2, i32 0
  %bp = getelementptr { i64*, i64 (i64)*, [2 x i64 ()*] }* @table, i32 0, i32 2, i32 1
  %a = load i64 ()** %ap
  %b = load i64 ()** %bp
  %m = call i64 %a()
  %n = call i64 %b()
  %p = mul i64 %m, %n
  %r = add i64 %y, %p
  ret i64 %r
}
@value = global i64 13
define i64 @twice(i64 %x) {
  %r = add i64 %x, %x
  ret i64 %r
}
define i64 @five() {
  ret i64 5
}
define i64 @six() {
  ret i64 6
}
