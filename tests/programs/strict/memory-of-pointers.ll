; Pointers as leaves of memory: the diagram's "(Ptr Null) 4 (Ptr bid0, 0, 1)".
; strict: exit 24
@names = global [3 x i64] [i64 10, i64 20, i64 30]
@node = global { i64*, i64, i64* } { i64* null, i64 4, i64* getelementptr ([3 x i64]* @names, i32 0, i32 1) }
define i64 @main() {
  %a = getelementptr { i64*, i64, i64* }* @node, i32 0, i32 1
  %b = getelementptr { i64*, i64, i64* }* @node, i32 0, i32 2
  %x = load i64* %a
  %p = load i64** %b
  %y = load i64* %p
  %s = add i64 %x, %y
  ret i64 %s
}
