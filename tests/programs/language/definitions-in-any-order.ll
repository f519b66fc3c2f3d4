; main first; then a global that refers to a later one; the types last.
; exit: 77
define i64 @main() {
  %p = load %later*, %later** @pointer
  %r = call i64 @sum(%later* %p)
  ret i64 %r
}
@pointer = global %later* @data
define i64 @sum(%later* %p) {
  %a = getelementptr %later, %later* %p, i32 0, i32 0
  %b = getelementptr %later, %later* %p, i32 0, i32 1, i32 0
  %x = load i64, i64* %a
  %y = load i64, i64* %b
  %s = add i64 %x, %y
  ret i64 %s
}
@data = global %later { i64 70, %inner { i64 7 } }
%later = type { i64, %inner }
%inner = type { i64 }
