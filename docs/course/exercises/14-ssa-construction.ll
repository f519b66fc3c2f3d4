; base to the power of exponent, by squaring. Rewrite it in SSA form: no alloca, no load, no store.
define i64 @power(i64 %base, i64 %exponent) {
entry:
  %factor = alloca i64
  %rest = alloca i64
  %product = alloca i64
  %bit = alloca i64
  store i64 %base, ptr %factor
  store i64 %exponent, ptr %rest
  store i64 1, ptr %product
  br label %test

test:
  %r = load i64, ptr %rest
  %more = icmp ne i64 %r, 0
  br i1 %more, label %body, label %done

body:
  %r.body = load i64, ptr %rest
  %low = and i64 %r.body, 1
  store i64 %low, ptr %bit
  %b = load i64, ptr %bit
  %is.odd = icmp ne i64 %b, 0
  br i1 %is.odd, label %multiply, label %square

multiply:
  %p = load i64, ptr %product
  %f = load i64, ptr %factor
  %new.product = mul i64 %p, %f
  store i64 %new.product, ptr %product
  br label %square

square:
  %f.square = load i64, ptr %factor
  %new.factor = mul i64 %f.square, %f.square
  store i64 %new.factor, ptr %factor
  %r.square = load i64, ptr %rest
  %new.rest = lshr i64 %r.square, 1
  store i64 %new.rest, ptr %rest
  br label %test

done:
  %result = load i64, ptr %product
  ret i64 %result
}
