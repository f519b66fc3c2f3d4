; Jumps between functions that remove their arguments from the stack, and an error in a register. A dump behind
; swift-errors has `musttail` calls.
; exit: 42
define tailcc i64 @even(i64 %n, i64 %sum) {
  %is_end = icmp eq i64 %n, 0
  br i1 %is_end, label %end, label %go
end:
  ret i64 %sum
go:
  %m = sub i64 %n, 1
  %r = tail call tailcc i64 @odd(i64 %m, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 %sum)
  ret i64 %r
}
define tailcc i64 @odd(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g) noinline {
  %m = sub i64 %n, 1
  %s = add i64 %g, %f
  %r = tail call tailcc i64 @even(i64 %m, i64 %s)
  ret i64 %r
}
define swifttailcc i64 @fails(i64 %x, ptr swifterror %e) noinline {
  %p = inttoptr i64 %x to ptr
  store ptr %p, ptr %e
  ret i64 5
}
define swifttailcc i64 @passes_on(i64 %x, ptr swifterror %e) noinline {
  %r = tail call swifttailcc i64 @fails(i64 %x, ptr swifterror %e)
  ret i64 %r
}
define i64 @main() {
  %e = alloca swifterror ptr
  store ptr null, ptr %e
  %r = call swifttailcc i64 @passes_on(i64 7, ptr swifterror %e)
  %p = load ptr, ptr %e
  %i = ptrtoint ptr %p to i64
  %s = call tailcc i64 @even(i64 10, i64 0)
  %t = add i64 %r, %i
  %u = add i64 %s, %t
  ret i64 %u
}
