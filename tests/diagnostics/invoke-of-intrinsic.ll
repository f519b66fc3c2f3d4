; error: 6:15: 'invoke' of an intrinsic
declare i32 @__gxx_personality_v0(...)
declare void @g()
declare i32 @h()
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @llvm.donothing() to label %a unwind label %b
a:
  ret void
b:
  %p = landingpad { ptr, i32 } cleanup
  ret void
}
declare void @llvm.donothing()
