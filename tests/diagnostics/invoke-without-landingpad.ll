; error: 6:3: begins with a 'landingpad'
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  ret void
}
