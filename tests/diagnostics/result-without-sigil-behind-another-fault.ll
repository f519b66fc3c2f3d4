; Each faulty line has its error, whatever the line before it lacks.
; error: 6:12: a type is missing before '1'
; error: 7:3: did you mean '%x'?
; errors: 2
define i64 @f(i64 %n) {
  %a = add 1, 2
  x = add i64 %n, 1
  %b = add i64 %a, 1
  ret i64 %b
}
