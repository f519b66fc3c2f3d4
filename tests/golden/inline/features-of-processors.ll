; A function whose code may use features of the processor that the caller's may not is not inlined, unless it is `alwaysinline`.
; lilt: --stop-after=inline --filter-print-funcs=plain,same,more,always
; plain: count: 1 call
; same: count: 0 call
; more: count: 0 call
; always: count: 0 call
declare i32 @llvm.ctpop.i32(i32)
define internal i32 @counted(i32 %x) "target-features"="+popcnt" {
  %r = shl i32 %x, 3
  ret i32 %r
}
define internal i32 @forced(i32 %x) alwaysinline "target-features"="+popcnt" {
  %r = shl i32 %x, 4
  ret i32 %r
}
define i32 @plain(i32 %x) {
  %r = call i32 @counted(i32 %x)
  ret i32 %r
}
define i32 @same(i32 %x) "target-features"="+popcnt" {
  %r = call i32 @counted(i32 %x)
  ret i32 %r
}
define i32 @more(i32 %x) "target-cpu"="x86-64-v3" {
  %r = call i32 @counted(i32 %x)
  ret i32 %r
}
define i32 @always(i32 %x) {
  %r = call i32 @forced(i32 %x)
  ret i32 %r
}
