; Things that nobody uses are compiled all the same.
; exit: 1
@unused = global { i64, [4 x i1], i8* } { i64 1, [4 x i1] [i1 0, i1 1, i1 0, i1 1], i8* null }
define i64 @unused_function(i64 %x) {
  %y = load i64* @other
  %z = add i64 %x, %y
  ret i64 %z
}
@other = global i64 3
define i64 @main() {
  ret i64 1
}
