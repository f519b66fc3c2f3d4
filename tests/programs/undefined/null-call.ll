; interpret-error: 5: null-pointer
@f = global i64 ()* null
define i64 @main() {
  %f = load i64 ()** @f
  %r = call i64 %f()
  ret i64 %r
}
