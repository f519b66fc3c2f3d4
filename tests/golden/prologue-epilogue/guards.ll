; The guard lies above the array of characters, this above the array of numbers, and everything else is below.
; lilt: -O1 --stop-after=prologue-epilogue
; f: has: @__stack_chk_fail
; plain: lacks: @__stack_chk_fail
declare void @use(ptr, ptr, ptr)
define i32 @f(i32 %x) sspstrong {
  %text = alloca [10 x i8]
  %number = alloca i32
  %numbers = alloca [3 x i32]
  store i32 %x, ptr %number
  call void @use(ptr %number, ptr %numbers, ptr %text)
  %y = load i32, ptr %number
  ret i32 %y
}

; A function without arrays or addresses has no guard.
define i32 @plain(i32 %x) sspstrong {
  %number = alloca i32
  store volatile i32 %x, ptr %number
  %y = load volatile i32, ptr %number
  ret i32 %y
}
