; `alwaysinline` at a call counts at -O0, also in modules that an optimizer has left, where nothing else comes in.
; lilt: -O0 --stop-after=inline --filter-print-funcs=caller
; caller: count: 1 call
; caller: lacks: call i32 @asked
define dso_local i32 @asked(i32 %x) local_unnamed_addr {
  %s = mul i32 %x, %x
  ret i32 %s
}

define dso_local i32 @other(i32 %x) local_unnamed_addr {
  ret i32 %x
}

define i32 @caller(i32 %x) local_unnamed_addr {
  %a = call i32 @asked(i32 %x) alwaysinline
  %b = call i32 @other(i32 %a)
  ret i32 %b
}
