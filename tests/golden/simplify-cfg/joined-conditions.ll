; Two conditions whose branches lead to one short side become one condition, and a select in place of the side. The
; second condition of the text may hold on either way, and may have one more instruction. A side stays that does more,
; and a condition that reads memory. Without an own side, where values differ, only the second branch goes.
; lilt: -O2 --run-pass=late-simplify-cfg
; either, both, unless, shifted: lacks: br
; either, both, unless, shifted: count: 2 select
; loads: count: 2 br i1
; three_values: count: 1 br i1
; busy: count: 2 br i1
define i32 @either(i32 %x, i32 %y, i32 %n) {
  %a = icmp ne i32 %x, %y
  br i1 %a, label %side, label %second
second:
  %b = icmp slt i32 %x, 10
  br i1 %b, label %side, label %join
side:
  %more = add i32 %n, 1
  br label %join
join:
  %r = phi i32 [ %n, %second ], [ %more, %side ]
  ret i32 %r
}
define i32 @both(i32 %x, i32 %y, i32 %n) {
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %second, label %join
second:
  %b = icmp slt i32 %y, 10
  br i1 %b, label %join, label %side
join:
  %r = phi i32 [ %n, %0 ], [ %n, %second ], [ %more, %side ]
  ret i32 %r
side:
  %more = add i32 %n, 1
  br label %join
}
define i32 @unless(i32 %x, i32 %y, i32 %n) {
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %second, label %side
second:
  %b = icmp slt i32 %y, 10
  br i1 %b, label %join, label %side
side:
  %more = add i32 %n, 1
  br label %join
join:
  %r = phi i32 [ %n, %second ], [ %more, %side ]
  ret i32 %r
}
define i32 @shifted(i32 %x, i32 %y, i32 %n) {
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %side, label %second
second:
  %half = lshr i32 %y, 1
  %b = icmp ult i32 %half, %x
  br i1 %b, label %join, label %side
side:
  %more = xor i32 %n, 7
  br label %join
join:
  %r = phi i32 [ %n, %second ], [ %more, %side ]
  ret i32 %r
}
define i32 @three_values(i32 %x, i32 %y, i32 %n) {
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %second, label %join
second:
  %b = icmp slt i32 %y, 10
  br i1 %b, label %join, label %side
join:
  %r = phi i32 [ %n, %0 ], [ %y, %second ], [ %more, %side ]
  ret i32 %r
side:
  %more = add i32 %n, 1
  br label %join
}
define i32 @loads(i32 %x, ptr %p, i32 %n) {
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %side, label %second
second:
  %y = load i32, ptr %p
  %b = icmp ult i32 %y, %x
  br i1 %b, label %side, label %join
side:
  %more = add i32 %n, 1
  br label %join
join:
  %r = phi i32 [ %n, %second ], [ %more, %side ]
  ret i32 %r
}
define i32 @busy(i32 %x, i32 %y, i32 %n) {
  %a = icmp sgt i32 %x, 3
  br i1 %a, label %side, label %second
second:
  %b = icmp ult i32 %y, %x
  br i1 %b, label %side, label %join
side:
  %square = mul i32 %n, %n
  %more = add i32 %square, 1
  br label %join
join:
  %r = phi i32 [ %n, %second ], [ %more, %side ]
  ret i32 %r
}
