; exit: 6
define i64 @define(i64 %i64) {
  %call = add i64 %i64, 1
  ret i64 %call
}
define i64 @ret(i64 %to) {
  %x = call i64 @define(i64 %to)
  ret i64 %x
}
define i64 @main() {
  %call = call i64 @ret(i64 5)
  ret i64 %call
}
