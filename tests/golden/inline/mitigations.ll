; A body whose indirect calls or returns are guarded against speculation stays out of functions whose are not.
; lilt: --stop-after=inline
; plain: count: 1 call i32 @guarded
; also_guarded: lacks: call i32 @guarded
; also_guarded: count: 1 call
define internal i32 @guarded(ptr %f) "target-features"="+retpoline-indirect-calls,+retpoline-external-thunk" {
  %r = call i32 %f()
  ret i32 %r
}
define i32 @plain(ptr %f) {
  %r = call i32 @guarded(ptr %f)
  ret i32 %r
}
define i32 @also_guarded(ptr %f) "target-features"="+retpoline-indirect-calls,+retpoline-external-thunk" {
  %r = call i32 @guarded(ptr %f)
  ret i32 %r
}
