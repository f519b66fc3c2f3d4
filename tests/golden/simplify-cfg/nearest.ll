; A search for the least floating-point number and its position becomes minss and a conditional move, though the
; number is carried from round to round: minss does not wait for the comparison. Others than a strict comparison of the
; two numbers would be wrong for zeros and NaN, and keep their branch.
; lilt: -O2 -S
; nearest: has: minss
; nearest: has: cmov
; not_exact: lacks: minss
; not_exact: lacks: cmov
define i32 @nearest(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %next, %join ]
  %best = phi float [ 0x47EFFFFFE0000000, %entry ], [ %best.1, %join ]
  %at = phi i32 [ 0, %entry ], [ %at.1, %join ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %body, label %done
body:
  %i = sext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %i
  %d = load float, ptr %q
  %less = fcmp olt float %d, %best
  br i1 %less, label %take, label %join
take:
  br label %join
join:
  %best.1 = phi float [ %d, %take ], [ %best, %body ]
  %at.1 = phi i32 [ %k, %take ], [ %at, %body ]
  %next = add i32 %k, 1
  br label %head
done:
  ret i32 %at
}

define i32 @not_exact(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %k = phi i32 [ 0, %entry ], [ %next, %join ]
  %best = phi float [ 0x47EFFFFFE0000000, %entry ], [ %best.1, %join ]
  %at = phi i32 [ 0, %entry ], [ %at.1, %join ]
  %c = icmp slt i32 %k, %n
  br i1 %c, label %body, label %done
body:
  %i = sext i32 %k to i64
  %q = getelementptr float, ptr %p, i64 %i
  %d = load float, ptr %q
  %less = fcmp ole float %d, %best
  br i1 %less, label %take, label %join
take:
  br label %join
join:
  %best.1 = phi float [ %d, %take ], [ %best, %body ]
  %at.1 = phi i32 [ %k, %take ], [ %at, %body ]
  %next = add i32 %k, 1
  br label %head
done:
  ret i32 %at
}
