; The arguments of this invoke lower the stack pointer, which both blocks restore.
; lilt: -O0 --stop-after=isel
; count: 2 RESTORE_STACK
; count: 1 SAVE_STACK
; count: 1 LOWER_STACK
%Line = type { [8 x i64] }
declare i32 @__gxx_personality_v0(...)
declare i32 @g(ptr byval(%Line) align 64)
define i32 @f(ptr %line) personality ptr @__gxx_personality_v0 {
entry:
  %a = invoke i32 @g(ptr byval(%Line) align 64 %line) to label %out unwind label %pad
out:
  ret i32 %a
pad:
  %p = landingpad { ptr, i32 } catch ptr null
  %s = extractvalue { ptr, i32 } %p, 1
  ret i32 %s
}
