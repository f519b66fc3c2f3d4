; error: 14:21: safestack
; error: 15:22: split-stack
; error: 16:21: attribute 'stackrealign'
; error: 16:48: 'speculative_load_hardening'
; error: 17:21: processor feature 'retpoline' without 'retpoline-external-thunk'
; error: 18:21: attribute 'function-instrument'
; error: 19:28: attribute 'use-soft-float'
; error: 21:42: the module's flag 'stack-protector-guard-reg' with that value
; error: 22:21: '!kcfi_type'
; error: 24:18: attribute 'noduplicate'
; error: 25:46: attribute 'noduplicate'
; errors: 11
source_filename = "promises.c"
define void @safe() safestack { ret void }
define void @split() "split-stack" { ret void }
define void @more() "stackrealign" uwtable ssp speculative_load_hardening { ret void }
define void @slow() "target-features"="+sse,+retpoline-indirect-calls" { ret void }
define void @seen() "function-instrument"="xray-always" #1 { ret void }
attributes #1 = { nounwind "use-soft-float"="true" "zero-call-used-regs"="skip" "split-stacks" }
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"stack-protector-guard-reg", !"es"}
define void @type() !kcfi_type !1 { ret void }
!1 = !{i32 12345}
declare i32 @f() noduplicate
define i32 @once() { %r = tail call i32 @f() noduplicate ret i32 %r }
