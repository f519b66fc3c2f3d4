; Functions of tailcc remove their arguments from the stack, which are a multiple of 16 bytes with the return address.
; Jumps between them move the return address where the arguments differ in size. Swift errors are in r12.
; lilt: -O2 -S
; more: has: jmp target
; fewer: has: jmp target
; none: has: ret $8
; six: has: ret $24
; passes_on: lacks: push
; passes_on_by_tail: has: jmp may_fail_or_jump
; drops: has: jmp target
; wide: has: call wide_target
; result: has: call target_seventh
; own_error: has: call may_fail_or_jump
; no_error: has: call plain
declare tailcc i64 @target(i64, i64, i64, i64, i64, i64, i64, i64, i64)
declare tailcc void @target_without(ptr)
declare swiftcc i64 @may_fail(i64, ptr swifterror)
define tailcc i64 @none(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
}
define tailcc i64 @six(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) {
  %y = add i64 %g, %h
  ret i64 %y
}
define tailcc i64 @more(i64 %x) {
  %r = tail call tailcc i64 @target(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %x, i64 8, i64 9)
  ret i64 %r
}
define tailcc void @fewer(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %g, i64 %h) {
  tail call tailcc void @target_without(ptr %g)
  ret void
}
define i64 @calls(i64 %x) {
  %r = call tailcc i64 @more(i64 %x)
  %s = add i64 %r, %x
  ret i64 %s
}
define swiftcc i64 @swift(i64 %x, ptr swifterror %e) {
  %r = tail call swiftcc i64 @may_fail(i64 %x, ptr swifterror %e)
  ret i64 %r
}
declare swifttailcc i64 @may_fail_or_jump(i64, ptr swiftself, ptr swiftasync, ptr swifterror)
define swifttailcc i64 @passes_on(i64 %x, ptr swiftself %s, ptr swiftasync %a, ptr swifterror %e) {
  %r = musttail call swifttailcc i64 @may_fail_or_jump(i64 %x, ptr swiftself %a, ptr swiftasync %s, ptr swifterror %e)
  ret i64 %r
}
define swiftcc i64 @fails(i64 %x, ptr swifterror %e) {
  %p = inttoptr i64 %x to ptr
  store ptr %p, ptr %e
  ret i64 0
}
define i64 @asks(i64 %x) {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  %r = call swiftcc i64 @fails(i64 %x, ptr swifterror %e)
  %f = load ptr, ptr %e
  %i = ptrtoint ptr %f to i64
  %s = add i64 %r, %i
  ret i64 %s
}
define win64cc i64 @variable(i64 %n, ...) {
  %list = alloca ptr
  call void @llvm.va_start(ptr %list)
  %at = load ptr, ptr %list
  %x = load i64, ptr %at
  ret i64 %x
}
declare void @llvm.va_start(ptr)
; What cannot be a jump is a call.
declare tailcc void @wide_target(i64, i64, i64, i64, i64, i128)
declare tailcc void @target_seventh(i64)
declare swifttailcc i64 @plain(i64)
define tailcc void @drops(i64 %x) {
  %r = tail call tailcc i64 @target(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %x, i64 8, i64 9)
  ret void
}
define tailcc void @wide(i128 %x) {
  tail call tailcc void @wide_target(i64 1, i64 2, i64 3, i64 4, i64 5, i128 %x)
  ret void
}
define tailcc void @result(ptr sret([9 x i64]) %p) {
  tail call tailcc void @target_seventh(i64 7)
  ret void
}
define swifttailcc i64 @own_error(i64 %x, ptr swiftself %s) {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  %r = tail call swifttailcc i64 @may_fail_or_jump(i64 %x, ptr swiftself %s, ptr swiftasync %s, ptr swifterror %e)
  ret i64 %r
}
define swifttailcc i64 @no_error(i64 %x, ptr swifterror %e) {
  %r = tail call swifttailcc i64 @plain(i64 %x)
  ret i64 %r
}
define swifttailcc i64 @passes_on_by_tail(i64 %x, ptr swiftself %s, ptr swiftasync %a, ptr swifterror %e) {
  %r = tail call swifttailcc i64 @may_fail_or_jump(i64 %x, ptr swiftself %s, ptr swiftasync %a, ptr swifterror %e)
  ret i64 %r
}
