; A load whose index is loaded has a load for each lane; the indices are read one by one, too. Not where the loop stores to
; the indices, or may store to what they lead to, which no check before the loop can tell.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; look_up: has: <4 x i32>
; look_up: count: 19 load i32
; moved_index, stored: lacks: x i32>
; message: loop is not vectorized: an address is computed from what the loop stores
; message: loop is not vectorized: what an address that is loaded leads to may be stored
define void @look_up(ptr noalias %a, ptr %b, ptr %indices, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %indices, i64 %i
  %index = load i32, ptr %from
  %wide = sext i32 %index to i64
  %element = getelementptr i32, ptr %b, i64 %wide
  %x = load i32, ptr %element
  %y = mul i32 %x, 3
  %z = xor i32 %y, 77
  %at = getelementptr i32, ptr %a, i64 %i
  %old = load i32, ptr %at
  %sum = add i32 %old, %z
  store i32 %sum, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @moved_index(ptr noalias %a, ptr noalias %b, ptr noalias %indices, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %indices, i64 %i
  %index = load i32, ptr %from
  store i32 7, ptr %from
  %wide = sext i32 %index to i64
  %element = getelementptr i32, ptr %b, i64 %wide
  %x = load i32, ptr %element
  %at = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @stored(ptr %a, ptr %b, ptr %indices, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %indices, i64 %i
  %index = load i32, ptr %from
  %wide = sext i32 %index to i64
  %element = getelementptr i32, ptr %b, i64 %wide
  %x = load i32, ptr %element
  %at = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
