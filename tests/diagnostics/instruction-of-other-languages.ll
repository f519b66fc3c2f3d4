; error: 6:8: did you mean 'sdiv'?
; error: 7:8: did you mean 'srem'?
; error: 8:8: LLVM IR has no assignment
; error: 9:8: LLVM IR has no assignment
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = div i64 %a, 2
  %y = mod i64 %a, 2
  %z = mov i64 %a
  %w = %a
  ret i64 1
}
