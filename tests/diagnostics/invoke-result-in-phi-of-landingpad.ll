; error: 10:22: unwind edge
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define i32 @f() personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @h() to label %a unwind label %b
a:
  ret i32 %r
b:
  %q = phi i32 [ %r, %0 ]
  %p = landingpad { ptr, i32 } cleanup
  ret i32 %q
}
