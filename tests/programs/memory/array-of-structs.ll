; exit: 229
%rec = type { i64, i1, i64* }
@pool = global [6 x %rec] [%rec { i64 0, i1 0, i64* null }, %rec { i64 0, i1 0, i64* null }, %rec { i64 0, i1 0, i64* null },
  %rec { i64 0, i1 0, i64* null }, %rec { i64 0, i1 0, i64* null }, %rec { i64 0, i1 0, i64* null }]
define i64 @main() {
  %i = alloca i64
  store i64 0, i64* %i
  br label %fill
fill:
  %n = load i64* %i
  %v = getelementptr [6 x %rec]* @pool, i32 0, i64 %n, i32 0
  %f = getelementptr [6 x %rec]* @pool, i32 0, i64 %n, i32 1
  %p = getelementptr [6 x %rec]* @pool, i32 0, i64 %n, i32 2
  %k = mul i64 %n, 11
  store i64 %k, i64* %v
  %o = and i64 %n, 1
  %odd = icmp eq i64 %o, 1
  store i1 %odd, i1* %f
  %r = sub i64 5, %n
  %other = getelementptr [6 x %rec]* @pool, i32 0, i64 %r, i32 0
  store i64* %other, i64** %p
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 6
  br i1 %c, label %fill, label %read
read:
  %h = alloca i64
  store i64 0, i64* %h
  store i64 0, i64* %i
  br label %loop
loop:
  %x = load i64* %i
  %xf = getelementptr [6 x %rec]* @pool, i32 0, i64 %x, i32 1
  %xp = getelementptr [6 x %rec]* @pool, i32 0, i64 %x, i32 2
  %q = load i64** %xp
  %w = load i64* %q
  %b = load i1* %xf
  %h1 = load i64* %h
  br i1 %b, label %isodd, label %iseven
isodd:
  %h2 = mul i64 %h1, 3
  %h3 = add i64 %h2, %w
  store i64 %h3, i64* %h
  br label %next
iseven:
  %h4 = add i64 %h1, %w
  store i64 %h4, i64* %h
  br label %next
next:
  %y = add i64 %x, 1
  store i64 %y, i64* %i
  %d = icmp slt i64 %y, 6
  br i1 %d, label %loop, label %done
done:
  %res = load i64* %h
  ret i64 %res
}
