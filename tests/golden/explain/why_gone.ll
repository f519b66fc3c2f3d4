; lilt: explain --why=%unread
; lilt: explain --why=%again
; lilt: explain --why=%right
; lilt: explain --why=%field
; lilt: explain --why=%count
; lilt: explain --why=%nowhere
; Values that passes remove without another in their place: that nothing reads, a load whose reader goes with it, addresses
; of stores that become one (part of the store) and of a load. The second phi of a block has its own line.
; message: no machine value is called '%nowhere'
%node = type { i64, ptr, ptr }
define i64 @f(ptr %new, i64 %n) {
entry:
  %best = alloca i64
  %step = alloca i64
  %unread = mul i64 %n, 3
  store i64 %n, ptr %step
  %again = load i64, ptr %step
  store i64 %again, ptr %best
  %left = getelementptr %node, ptr %new, i32 0, i32 1
  store ptr null, ptr %left
  %right = getelementptr %node, ptr %new, i32 0, i32 2
  store ptr null, ptr %right
  br label %loop
loop:
  %sum = phi i64 [ 0, %entry ], [ %more, %loop ]
  %count = phi i64 [ %n, %entry ], [ %less, %loop ]
  %field = getelementptr i64, ptr %new, i64 %count
  %x = load volatile i64, ptr %field
  %more = xor i64 %sum, %x
  %less = sub i64 %count, 1
  %c = icmp eq i64 %less, 0
  br i1 %c, label %done, label %loop
done:
  ret i64 %more
}
