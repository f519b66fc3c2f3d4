; What is `alwaysinline` counts in the size of a body that calls it, however large it is: the body stays where it is.
; lilt: --stop-after=inline --filter-print-funcs=first,wrapper
; first: count: 2 call
; wrapper: lacks: call
define internal i32 @large(i32 %x) alwaysinline {
  %a0 = mul i32 %x, %x
  %a1 = shl i32 %a0, %x
  %a2 = sub i32 %a1, %a0
  %a3 = lshr i32 %a2, %x
  %a4 = mul i32 %a3, %a0
  %a5 = or i32 %a4, %x
  %a6 = add i32 %a5, %a0
  %a7 = xor i32 %a6, %x
  %a8 = shl i32 %a7, %a0
  %a9 = sub i32 %a8, %x
  %a10 = lshr i32 %a9, %a0
  %a11 = mul i32 %a10, %x
  %a12 = or i32 %a11, %a0
  %a13 = add i32 %a12, %x
  %a14 = xor i32 %a13, %a0
  %a15 = shl i32 %a14, %x
  %a16 = sub i32 %a15, %a0
  %a17 = lshr i32 %a16, %x
  %a18 = mul i32 %a17, %a0
  %a19 = or i32 %a18, %x
  %a20 = add i32 %a19, %a0
  %a21 = xor i32 %a20, %x
  %a22 = shl i32 %a21, %a0
  %a23 = sub i32 %a22, %x
  %a24 = lshr i32 %a23, %a0
  %a25 = mul i32 %a24, %x
  %a26 = or i32 %a25, %a0
  %a27 = add i32 %a26, %x
  %a28 = xor i32 %a27, %a0
  %a29 = shl i32 %a28, %x
  %a30 = sub i32 %a29, %a0
  %a31 = lshr i32 %a30, %x
  %a32 = mul i32 %a31, %a0
  %a33 = or i32 %a32, %x
  %a34 = add i32 %a33, %a0
  %a35 = xor i32 %a34, %x
  %a36 = shl i32 %a35, %a0
  %a37 = sub i32 %a36, %x
  %a38 = lshr i32 %a37, %a0
  %a39 = mul i32 %a38, %x
  %a40 = or i32 %a39, %a0
  %a41 = add i32 %a40, %x
  %a42 = xor i32 %a41, %a0
  %a43 = shl i32 %a42, %x
  %a44 = sub i32 %a43, %a0
  %a45 = lshr i32 %a44, %x
  %a46 = mul i32 %a45, %a0
  %a47 = or i32 %a46, %x
  %a48 = add i32 %a47, %a0
  %a49 = xor i32 %a48, %x
  ret i32 %a49
}
define internal i32 @wrapper(i32 %x) {
  %a = call i32 @large(i32 %x)
  ret i32 %a
}
define i32 @first(i32 %x) {
  %a = call i32 @wrapper(i32 %x)
  %b = call i32 @wrapper(i32 %a)
  ret i32 %b
}
