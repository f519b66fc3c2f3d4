; eax extended to rax, and ax to eax, take the short instructions; other registers do not.
; lilt: -O2 -S --verify-machineinstrs
; wide: has: cltq
; half: has: cwtl
; other: has: movslq %edi, %rax
declare i32 @number()
declare i16 @small()
define i64 @wide() {
  %x = call i32 @number()
  %y = sext i32 %x to i64
  ret i64 %y
}
define i32 @half() {
  %x = call i16 @small()
  %y = sext i16 %x to i32
  ret i32 %y
}
define i64 @other(i32 %x) {
  %y = sext i32 %x to i64
  ret i64 %y
}
