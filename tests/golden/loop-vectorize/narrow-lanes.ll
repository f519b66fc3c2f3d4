; Lanes are as narrow as what is demanded of a value, and its range, allow: an average of bytes has 16 bits, a sum that is
; stored as a byte 8; what is compared, and shifted to the right, must be whole. Sums of bytes, and of their distances,
; are made by one instruction. A limited value has the lanes of the comparison, where the limit is one instruction.
; lilt: -O2 --stop-after=loop-vectorize
; average: has: lshr <16 x i16>
; average: lacks: <16 x i32>
; wrapped: has: add <16 x i8>
; compared: has: icmp ult <16 x i8>
; signed: has: icmp slt <16 x i16>
; distances: has: @llvm.x86.sse2.psad.bw(<16 x i8>
; distances: lacks: zext <16 x i8> %v to <16 x i32>
; shifted: has: ashr <4 x i32>
; clamped: has: select <16 x i1> %v13, <16 x i32>
; clamped: lacks: trunc <16 x i32> %v12 to
define void @average(ptr %a, ptr %b, ptr noalias %to, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %a.at = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %a.at
  %x.int = zext i8 %x to i32
  %b.at = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %b.at
  %y.int = zext i8 %y to i32
  %sum = add nsw i32 %x.int, %y.int
  %up = add nsw i32 %sum, 1
  %half = ashr i32 %up, 1
  %r = trunc i32 %half to i8
  %at = getelementptr i8, ptr %to, i64 %i
  store i8 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @wrapped(ptr %a, ptr noalias %to, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %a.at = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %a.at
  %x.int = sext i8 %x to i32
  %sum = add nsw i32 %x.int, 77
  %r = trunc i32 %sum to i8
  %at = getelementptr i8, ptr %to, i64 %i
  store i8 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @compared(ptr %a, ptr %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %a.at = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %a.at
  %x.int = zext i8 %x to i32
  %is_less = icmp slt i32 %x.int, 200
  %r = select i1 %is_less, i8 %x, i8 7
  store i8 %r, ptr %a.at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @signed(ptr %a, ptr %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %a.at = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %a.at
  %x.int = zext i8 %x to i32
  %d = sub nsw i32 %x.int, 100
  %is_less = icmp slt i32 %d, 0
  %r = select i1 %is_less, i8 %x, i8 7
  store i8 %r, ptr %a.at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define i32 @distances(ptr %a, ptr %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %a.at = getelementptr i8, ptr %a, i64 %i
  %x = load i8, ptr %a.at
  %x.int = zext i8 %x to i32
  %b.at = getelementptr i8, ptr %b, i64 %i
  %y = load i8, ptr %b.at
  %y.int = zext i8 %y to i32
  %d = sub nsw i32 %x.int, %y.int
  %is_negative = icmp slt i32 %d, 0
  %negated = sub nsw i32 0, %d
  %distance = select i1 %is_negative, i32 %negated, i32 %d
  %t = add nsw i32 %s, %distance
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %s
}
define void @shifted(ptr %a, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %a.at = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %a.at
  %d = ashr i32 %x, 9
  %r = and i32 %d, 255
  store i32 %r, ptr %a.at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @clamped(ptr noalias %to, ptr %a, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %pa = getelementptr i16, ptr %a, i64 %i
  %v = load i16, ptr %pa
  %x = sext i16 %v to i32
  %y = add i32 %x, -7
  %is_low = icmp slt i32 %y, 0
  %low = select i1 %is_low, i32 0, i32 %y
  %r = trunc i32 %low to i8
  %p = getelementptr i8, ptr %to, i64 %i
  store i8 %r, ptr %p
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
