; With `kcfi`, a hash of its type stands in front of a function, and indirect calls compare it. What they jump to is in
; r11. A dump has the hashes, too.
; lilt: -O2 --stop-after=mem2reg
; lilt: -O2 --stop-after=isel --disable-pass=mark-tail-calls
; lilt: -O2 -S --disable-pass=mark-tail-calls
define i32 @calls(ptr %f, i32 %x) "patchable-function-prefix"="3" !kcfi_type !2 {
  %y = call i32 %f(i32 %x) [ "kcfi"(i32 -1208803271) ]
  %z = add i32 %y, 1
  ret i32 %z
}
define i32 @jumps(ptr %f, i32 %x) "target-features"="+retpoline-indirect-calls,+retpoline-external-thunk" !kcfi_type !2 {
  %y = tail call i32 %f(i32 %x) [ "kcfi"(i32 -1208803271) ]
  ret i32 %y
}
define internal i32 @untyped(ptr %f) noduplicate {
  %a = call i32 @jumps(ptr %f, i32 1) noduplicate
  ret i32 %a
}
define i32 @uses(ptr %f) prologue i32 7 {
  %a = call i32 @untyped(ptr %f)
  ret i32 %a
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 4, !"kcfi", i32 1}
!1 = !{i32 1, !"indirect_branch_cs_prefix", i32 1}
!2 = !{i32 305419896}
