; A loop that reads a constant table becomes its iterations, in which the elements are numbers: more instructions may come in
; than for other loops. A table that is not constant is no reason.
; lilt: -O2 --stop-after=loop-unroll
; weighted: lacks: br i1
; variable: count: 1 br i1
@weights = internal constant [16 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11,
    i64 12, i64 13, i64 14, i64 15, i64 16]
@changing = global [16 x i64] zeroinitializer
define i64 @weighted(ptr %p, i64 %k) {
entry:
  br label %round
round:
  %i = phi i64 [ 0, %entry ], [ %next, %round ]
  %s = phi i64 [ %k, %entry ], [ %s9, %round ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %place = getelementptr [16 x i64], ptr @weights, i64 0, i64 %i
  %w = load i64, ptr %place
  %y = mul i64 %x, %w
  %s0 = add i64 %s, %y
  %s1 = add i64 %s0, %x
  %s2 = sub i64 %s1, %y
  %s3 = xor i64 %s2, %k
  %s4 = add i64 %s3, %x
  %s5 = sub i64 %s4, %y
  %s6 = xor i64 %s5, %k
  %s7 = add i64 %s6, %x
  %s8 = sub i64 %s7, %y
  %s9 = xor i64 %s8, %k
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, 16
  br i1 %c, label %round, label %end
end:
  ret i64 %s9
}
define i64 @variable(ptr %p, i64 %k) {
entry:
  br label %round
round:
  %i = phi i64 [ 0, %entry ], [ %next, %round ]
  %s = phi i64 [ %k, %entry ], [ %s9, %round ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %place = getelementptr [16 x i64], ptr @changing, i64 0, i64 %i
  %w = load i64, ptr %place
  %y = mul i64 %x, %w
  %s0 = add i64 %s, %y
  %s1 = add i64 %s0, %x
  %s2 = sub i64 %s1, %y
  %s3 = xor i64 %s2, %k
  %s4 = add i64 %s3, %x
  %s5 = sub i64 %s4, %y
  %s6 = xor i64 %s5, %k
  %s7 = add i64 %s6, %x
  %s8 = sub i64 %s7, %y
  %s9 = xor i64 %s8, %k
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, 16
  br i1 %c, label %round, label %end
end:
  ret i64 %s9
}
