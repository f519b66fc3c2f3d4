; What an order costs: a large one has a rebate, a small one a fee.
define i64 @price(i64 %count, i64 %unit, i64 %rebate, i64 %limit) {
entry:
  %gross = mul i64 %count, %unit
  %is.large = icmp sgt i64 %gross, %limit
  br i1 %is.large, label %large, label %small

large:
  %saved = mul i64 %count, %rebate
  %points = add i64 %saved, %count
  %net.large = sub i64 %gross, %points
  br label %end

small:
  %fee = add i64 %unit, 5
  %net.small = add i64 %gross, %fee
  br label %end

end:
  %net = phi i64 [ %net.large, %large ], [ %net.small, %small ]
  %tax = ashr i64 %net, 3
  %price = add i64 %net, %tax
  ret i64 %price
}
