; An array of length 0 as the tail of a struct: the courses' way of writing an array of unknown length.
; exit: 60
%arr = type { i64, [0 x i64] }
@data = global { i64, [3 x i64] } { i64 3, [3 x i64] [i64 10, i64 20, i64 30] }
define i64 @main() {
  %a = bitcast { i64, [3 x i64] }* @data to %arr*
  %p0 = getelementptr %arr* %a, i32 0, i32 1, i32 0
  %p1 = getelementptr %arr* %a, i32 0, i32 1, i32 1
  %p2 = getelementptr %arr* %a, i32 0, i32 1, i32 2
  %x = load i64* %p0
  %y = load i64* %p1
  %z = load i64* %p2
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  ret i64 %t
}
