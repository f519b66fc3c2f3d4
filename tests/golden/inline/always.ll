; At -O0 the bodies of `alwaysinline` functions come in, however large, and no others; an `optnone` caller takes them, too.
; lilt: -O0 --stop-after=inline --filter-print-funcs=caller,untouched
; caller: count: 1 call
; caller: lacks: call i32 @always
; untouched: lacks: call i32 @always
define internal i32 @always(i32 %x) alwaysinline {
  %s = mul i32 %x, %x
  ret i32 %s
}

define internal i32 @other(i32 %x) {
  ret i32 %x
}

define i32 @caller(i32 %x) {
  %a = call i32 @always(i32 %x)
  %b = call i32 @other(i32 %a)
  ret i32 %b
}

define i32 @untouched(i32 %x) noinline optnone {
  %a = call i32 @always(i32 %x)
  ret i32 %a
}
