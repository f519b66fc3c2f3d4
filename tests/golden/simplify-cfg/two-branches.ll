; Two branches that lead to one side, as `a && b` has them, become selects if both sides and what the second compares are
; short; a side that divides stays behind its branches.
; lilt: --run-pass=simplify-cfg
; paeth, either: lacks: br i1
; paeth: count: 3 select
; long: count: 2 br i1
define i32 @paeth(i32 %a, i32 %b, i32 %c, i32 %pa, i32 %pb, i32 %pc) {
entry:
  %ab = icmp sgt i32 %pa, %pb
  br i1 %ab, label %other, label %second
second:
  %ac = icmp sgt i32 %pa, %pc
  br i1 %ac, label %other, label %join
other:
  %bc = icmp sle i32 %pb, %pc
  %bc.value = select i1 %bc, i32 %b, i32 %c
  br label %join
join:
  %r = phi i32 [ %a, %second ], [ %bc.value, %other ]
  ret i32 %r
}
define i32 @either(i32 %x, i32 %y, i32 %z) {
entry:
  %first = icmp slt i32 %x, %y
  br i1 %first, label %second, label %shared
second:
  %again = icmp ult i32 %x, %z
  br i1 %again, label %own, label %shared
own:
  %sum = add i32 %x, %y
  br label %join
shared:
  %difference = sub i32 %x, %z
  br label %join
join:
  %r = phi i32 [ %sum, %own ], [ %difference, %shared ]
  ret i32 %r
}
define i32 @long(i32 %x, i32 %y, i32 %z) {
entry:
  %first = icmp slt i32 %x, %y
  br i1 %first, label %second, label %shared
second:
  %again = icmp ult i32 %x, %z
  br i1 %again, label %join, label %shared
shared:
  %quotient = udiv i32 %x, %z
  br label %join
join:
  %r = phi i32 [ %y, %second ], [ %quotient, %shared ]
  ret i32 %r
}
