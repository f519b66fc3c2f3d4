define i64 @power(i64 %base, i64 %exponent) {
entry:
  br label %test

test:
  %factor = phi i64 [ %base, %entry ], [ %new.factor, %square ]
  %rest = phi i64 [ %exponent, %entry ], [ %new.rest, %square ]
  %product = phi i64 [ 1, %entry ], [ %next.product, %square ]
  %more = icmp ne i64 %rest, 0
  br i1 %more, label %body, label %done

body:
  %low = and i64 %rest, 1
  %is.odd = icmp ne i64 %low, 0
  br i1 %is.odd, label %multiply, label %square

multiply:
  %new.product = mul i64 %product, %factor
  br label %square

square:
  %next.product = phi i64 [ %product, %body ], [ %new.product, %multiply ]
  %new.factor = mul i64 %factor, %factor
  %new.rest = lshr i64 %rest, 1
  br label %test

done:
  ret i64 %product
}
