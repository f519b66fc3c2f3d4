; `packed` instructions of a legalized function are read back.
; lilt: --start-after=legalize --stop-after=isel
define void @f(ptr %p) {
  %a = load <4 x i32>, ptr %p, align 16
  %even = packed pmuludq <2 x i64>, <4 x i32> %a, <4 x i32> %a
  %signs = packed pmovmskb i32, <2 x i64> %even
  store i32 %signs, ptr %p, align 4
  ret void
}
