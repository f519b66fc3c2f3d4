; By squaring 2 by 2 matrices held in structs that callers allocate.
; exit: 169
; output: 99194853094755497
%m = type { i64, i64, i64, i64 }
define void @multiply(%m* %out, %m* %x, %m* %y) {
  %xa = getelementptr %m* %x, i32 0, i32 0
  %xb = getelementptr %m* %x, i32 0, i32 1
  %xc = getelementptr %m* %x, i32 0, i32 2
  %xd = getelementptr %m* %x, i32 0, i32 3
  %ya = getelementptr %m* %y, i32 0, i32 0
  %yb = getelementptr %m* %y, i32 0, i32 1
  %yc = getelementptr %m* %y, i32 0, i32 2
  %yd = getelementptr %m* %y, i32 0, i32 3
  %a = load i64* %xa
  %b = load i64* %xb
  %c = load i64* %xc
  %d = load i64* %xd
  %e = load i64* %ya
  %f = load i64* %yb
  %g = load i64* %yc
  %h = load i64* %yd
  %ae = mul i64 %a, %e
  %bg = mul i64 %b, %g
  %af = mul i64 %a, %f
  %bh = mul i64 %b, %h
  %ce = mul i64 %c, %e
  %dg = mul i64 %d, %g
  %cf = mul i64 %c, %f
  %dh = mul i64 %d, %h
  %p = add i64 %ae, %bg
  %q = add i64 %af, %bh
  %r = add i64 %ce, %dg
  %s = add i64 %cf, %dh
  %oa = getelementptr %m* %out, i32 0, i32 0
  %ob = getelementptr %m* %out, i32 0, i32 1
  %oc = getelementptr %m* %out, i32 0, i32 2
  %od = getelementptr %m* %out, i32 0, i32 3
  store i64 %p, i64* %oa
  store i64 %q, i64* %ob
  store i64 %r, i64* %oc
  store i64 %s, i64* %od
  ret void
}
@base = global %m { i64 1, i64 1, i64 1, i64 0 }
@acc = global %m { i64 1, i64 0, i64 0, i64 1 }
define i64 @main() {
  %n = alloca i64
  store i64 83, i64* %n
  br label %loop
loop:
  %k = load i64* %n
  %z = icmp eq i64 %k, 0
  br i1 %z, label %done, label %work
work:
  %bit = and i64 %k, 1
  %odd = icmp ne i64 %bit, 0
  br i1 %odd, label %take, label %square
take:
  call void @multiply(%m* @acc, %m* @acc, %m* @base)
  br label %square
square:
  call void @multiply(%m* @base, %m* @base, %m* @base)
  %k2 = lshr i64 %k, 1
  store i64 %k2, i64* %n
  br label %loop
done:
  %p = getelementptr %m* @acc, i32 0, i32 1
  %r = load i64* %p
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
