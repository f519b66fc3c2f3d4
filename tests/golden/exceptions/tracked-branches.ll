; Where branches are tracked, a landing pad begins with a mark: the unwinder jumps there.
; lilt: -S
; f: count: 2 endbr64
declare void @g()
declare void @h()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @g() to label %done unwind label %pad
done:
  ret void
pad:
  %x = landingpad { ptr, i32 } cleanup
  call void @h()
  resume { ptr, i32 } %x
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
