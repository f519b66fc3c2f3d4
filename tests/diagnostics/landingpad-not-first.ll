; error: 11:8: first instruction
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %o = landingpad { ptr, i32 } cleanup
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
