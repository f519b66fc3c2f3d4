; error: 4:17: ask for 2 arguments, the call has 1
; error: 5:13: ask for 1 results, the call has 0
define i32 @f() {
  %r = call i32 asm "incl $0", "=r,r,r"(i32 1)
  call void asm "movl $1, $0", "=r,r"(i32 1)
  ret i32 %r
}
