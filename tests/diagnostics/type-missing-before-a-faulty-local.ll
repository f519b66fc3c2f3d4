; A local whose own line is faulty, or comes later, is still a local where a type is missing.
; error: 8:12: a type is missing before '1'
; error: 9:9: a type is missing before '%a'
; error: 12:12: a type is missing before '%later'
; error: 15:7: undefined type '%none'
; errors: 4
define i64 @f(i64 %n, i64* %p) {
  %a = add 1, 2
  store %a, i64* %p
  br label %loop
loop:
  %b = add %later, 1
  br i1 true, label %loop, label %end
end:
  ret %none
  %later = add i64 1, 2
}
