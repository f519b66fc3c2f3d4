; error: 13:11: normal edge
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define i32 @f() personality ptr @__gxx_personality_v0 {
  br label %t
t:
  %r = invoke i32 @h() to label %a unwind label %b
a:
  ret i32 %r
b:
  %p = landingpad { ptr, i32 } cleanup
  ret i32 %r
}
