; A number that starts at zero and grows without a signed wrap is not negative: its sign extension
; becomes a zero extension, which takes no instruction on x86-64, and an address keeps its constant.
; lilt: --disable-pass=loop-vectorize --stop-after=dce
; grows, next_element, previous: lacks: sext
; shrinks, wraps, starts_anywhere: has: sext
; nneg_to_double, shifted_to_double, nneg_to_float: has: sitofp
; any_to_double: has: uitofp
define i64 @grows(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %total, %loop ]
  %index = sext i32 %i to i64
  %at = getelementptr i64, ptr %p, i64 %index
  %v = load i64, ptr %at
  %total = add i64 %sum, %v
  %next = add nsw i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %total
}
define i64 @next_element(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 3, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 2
  %index = sext i32 %next to i64
  %at = getelementptr i64, ptr %p, i64 %index
  %v = load i64, ptr %at
  %c = icmp slt i64 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %v
}
define i64 @shrinks(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 9, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, -1
  %index = sext i32 %next to i64
  %at = getelementptr i64, ptr %p, i64 %index
  %v = load i64, ptr %at
  %c = icmp slt i64 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %v
}
define i64 @wraps(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %index = sext i32 %i to i64
  %at = getelementptr i64, ptr %p, i64 %index
  %v = load i64, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i64 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %v
}
define i64 @starts_anywhere(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %index = sext i32 %i to i64
  %at = getelementptr i64, ptr %p, i64 %index
  %v = load i64, ptr %at
  %next = add nsw i32 %i, 1
  %c = icmp slt i64 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %v
}
; The element before: the constant follows the extension and becomes a displacement.
define i64 @previous(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %before = add nsw i32 %i, -1
  %index = sext i32 %before to i64
  %at = getelementptr i64, ptr %p, i64 %index
  %v = load i64, ptr %at
  %next = add nsw i32 %i, 1
  %c = icmp slt i64 %v, 0
  br i1 %c, label %loop, label %exit
exit:
  ret i64 %v
}
; Integers that are not negative become floating-point numbers by a signed conversion.
define double @nneg_to_double(i64 %x) {
  %d = uitofp nneg i64 %x to double
  ret double %d
}
define double @shifted_to_double(i64 %x) {
  %s = lshr i64 %x, 11
  %d = uitofp i64 %s to double
  ret double %d
}
define float @nneg_to_float(i32 %x) {
  %f = uitofp nneg i32 %x to float
  ret float %f
}
define double @any_to_double(i64 %x) {
  %d = uitofp i64 %x to double
  ret double %d
}
