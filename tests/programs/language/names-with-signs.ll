; Names in quotes that hold what ends a bare name: a dump of several functions tells them apart.
; exit: 7
source_filename = "names"
@"x = y" = global i64 3
@"x = z" = global i64 4
declare extern_weak i64 @"f(2"(i64)
define i64 @"f(1"(i64 %a) {
  %y = load i64, ptr @"x = y"
  %r = add i64 %a, %y
  ret i64 %r
}
define i64 @main() {
  %is_absent = icmp eq ptr @"f(2", null
  %z = load i64, ptr @"x = z"
  %sum = call i64 @"f(1"(i64 %z)
  %r = select i1 %is_absent, i64 %sum, i64 0
  ret i64 %r
}
