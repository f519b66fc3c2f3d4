; error: 14:21: safestack
; error: 15:22: split-stack
; error: 16:21: attribute 'alignstack' with that value
; error: 16:65: 'speculative_load_hardening'
; error: 17:21: processor feature 'retpoline' without 'retpoline-external-thunk'
; error: 18:21: attribute 'function-instrument'
; error: 19:28: attribute 'use-soft-float'
; error: 21:42: the module's flag 'stack-protector-guard-reg' with that value
; error: 22:32: '!kcfi_type' is metadata of one i32
; error: 24:6: the module's flag 'override-stack-alignment' with that value
; error: 26:20: operand bundle 'deopt'
; errors: 11
source_filename = "promises.c"
define void @safe() safestack { ret void }
define void @split() "split-stack" { ret void }
define void @more() alignstack(8192) "stackrealign" uwtable ssp speculative_load_hardening { ret void }
define void @slow() "target-features"="+sse,+retpoline-indirect-calls" { ret void }
define void @seen() "function-instrument"="xray-always" #1 { ret void }
attributes #1 = { nounwind "use-soft-float"="true" "zero-call-used-regs"="skip" "split-stacks" }
!llvm.module.flags = !{!0, !2}
!0 = !{i32 1, !"stack-protector-guard-reg", !"es"}
define void @type() !kcfi_type !1 { ret void }
!1 = !{!"text"}
!2 = !{i32 1, !"override-stack-alignment", i32 24}
define void @bundle(ptr %f) {
  call void %f() [ "deopt"(i32 1) ]
  ret void
}
