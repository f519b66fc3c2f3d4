; Frames with a guard are checked before they are left by an exception, too.
; lilt: -S
; clean: count: 3 %fs:40
; thrower: count: 3 %fs:40
declare void @ext(ptr)
declare void @drop(ptr)
declare void @throw() noreturn
declare i32 @__gxx_personality_v0(...)
define void @clean() sspreq personality ptr @__gxx_personality_v0 {
  %a = alloca [32 x i8]
  invoke void @ext(ptr %a) to label %ok unwind label %pad
ok:
  ret void
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @drop(ptr %a)
  resume { ptr, i32 } %l
}
define void @thrower() sspreq personality ptr @__gxx_personality_v0 {
  %a = alloca [32 x i8]
  call void @ext(ptr %a)
  invoke void @throw() noreturn to label %un unwind label %pad
un:
  unreachable
pad:
  %l = landingpad { ptr, i32 } cleanup
  call void @drop(ptr %a)
  resume { ptr, i32 } %l
}
