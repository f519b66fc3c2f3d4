; error: 7:8: did you mean 'sdiv'?
; error: 8:8: did you mean 'srem'?
; error: 9:8: LLVM IR has no assignment
; error: 10:8: LLVM IR has no assignment
; error: 11:3: did you mean 'ret'?
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = div i64 %a, 2
  %y = mod i64 %a, 2
  %z = mov i64 %a
  %w = %a
  return i64 1
}
