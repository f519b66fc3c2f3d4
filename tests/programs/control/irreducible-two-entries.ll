; A loop entered at both of its blocks.
; exit: 193
; output: 2791310273
define i64 @run(i64 %start, i64 %n) {
  %x = alloca i64
  %k = alloca i64
  store i64 %n, i64* %k
  store i64 0, i64* %x
  %c = icmp eq i64 %start, 0
  br i1 %c, label %a, label %b
a:
  %xa = load i64* %x
  %xa2 = mul i64 %xa, 3
  %xa3 = add i64 %xa2, 1
  store i64 %xa3, i64* %x
  %ka = load i64* %k
  %ka2 = sub i64 %ka, 1
  store i64 %ka2, i64* %k
  %ca = icmp sgt i64 %ka2, 0
  br i1 %ca, label %b, label %out
b:
  %xb = load i64* %x
  %xb2 = add i64 %xb, 7
  store i64 %xb2, i64* %x
  %kb = load i64* %k
  %kb2 = sub i64 %kb, 1
  store i64 %kb2, i64* %k
  %cb = icmp sgt i64 %kb2, 0
  br i1 %cb, label %a, label %out
out:
  %r = load i64* %x
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @run(i64 0, i64 9)
  %b = call i64 @run(i64 1, i64 10)
  %s = shl i64 %b, 20
  %r = add i64 %a, %s
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
