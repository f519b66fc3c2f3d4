; A row that bits of an outer counter choose is computed before the inner loop, with the bits; both arms share it.
; lilt: -O2 --stop-after=loop-strength-reduce
; parity: count: 1 and i32
; parity: count: 1 mul i64
define void @parity(ptr %rows, i32 %i, i64 %n) {
entry:
  br label %head
head:
  %j = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %j, 9
  br i1 %c, label %few, label %many
few:
  %bit = and i32 %i, 1
  %wide = zext i32 %bit to i64
  %row = getelementptr [1024 x i64], ptr %rows, i64 %wide
  %at = getelementptr i32, ptr %row, i64 %j
  store i32 1, ptr %at
  br label %join
many:
  %bit.1 = and i32 %i, 1
  %wide.1 = zext i32 %bit.1 to i64
  %row.1 = getelementptr [1024 x i64], ptr %rows, i64 %wide.1
  %at.1 = getelementptr i32, ptr %row.1, i64 %j
  store i32 2, ptr %at.1
  br label %join
join:
  %next = add i64 %j, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %head, label %done
done:
  ret void
}
