; error: 8:18: '%x' has type '%pair*', expected 'i64*'
; note: 7: steps over whole values, the next ones lead into '%pair'
; error: 9:18: '%q' has type '%pair*', expected 'i64*'
; errors: 2
%pair = type { i64, { i64, [2 x i1] } }
define i64 @f(%pair* %p, %pair* %q) {
  %x = getelementptr %pair* %p, i32 1
  %v = load i64* %x
  %w = load i64* %q
  ret i64 %v
}
