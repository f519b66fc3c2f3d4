; A front end that does not optimize puts `noinline` on every function. Then the word says nothing about any of them, and
; small bodies come in.
; lilt: --stop-after=inline --filter-print-funcs=caller
; caller: lacks: call
define internal i32 @small(i32 %x) noinline {
  %s = mul i32 %x, %x
  ret i32 %s
}

define i32 @caller(i32 %x) noinline {
  %a = call i32 @small(i32 %x)
  ret i32 %a
}
