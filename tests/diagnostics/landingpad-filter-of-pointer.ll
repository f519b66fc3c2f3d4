; error: 10:39: a 'filter' is an array
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } filter ptr null
  ret void
}
