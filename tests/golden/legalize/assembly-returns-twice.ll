; Inline assembly that returns twice is completed and still says so; reading the result back changes nothing.
; lilt: -O0 --stop-after=legalize
; has: returns_twice
define i32 @jump(ptr %buffer) {
  %1 = call i32 asm sideeffect "movl $$0, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(ptr %buffer) returns_twice
  ret i32 %1
}
