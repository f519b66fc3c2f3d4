; A call through a thunk that guards against speculation is one of the address in the register beside it.
define i32 @guarded(ptr %f, i32 %x) "target-features"="+retpoline-indirect-calls,+retpoline-external-thunk" {
  %r = call i32 %f(i32 %x)
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @jumps(ptr %f) "target-features"="+retpoline-indirect-calls,+retpoline-external-thunk" {
  %r = call i32 %f()
  ret i32 %r
}
