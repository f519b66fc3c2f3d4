; error: 15:19: another one of the function
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %c unwind label %d
b:
  %p = landingpad { ptr, i32 } cleanup
  ret void
c:
  ret void
d:
  %q = landingpad { ptr, i64 } cleanup
  ret void
}
