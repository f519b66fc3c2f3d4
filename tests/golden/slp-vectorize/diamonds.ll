; Phis side by side carry vectors around a loop. Diamonds one after the other, as unrolled iterations leave them, become
; selects of vectors where that is worth it; what only the code behind the loop needs is extracted there.
; lilt: -O2 --stop-after=slp-vectorize
; diamonds: has: phi <4 x float>
; diamonds: has: select <4 x i1>
; diamonds: has: extractelement <4 x float> in done
; diamonds: lacks: fsub float
define float @diamonds(ptr %p, i64 %n, float %s) {
entry:
  %p0 = getelementptr float, ptr %p, i64 0
  %x0 = load float, ptr %p0
  %p1 = getelementptr float, ptr %p, i64 1
  %x1 = load float, ptr %p1
  %p2 = getelementptr float, ptr %p, i64 2
  %x2 = load float, ptr %p2
  %p3 = getelementptr float, ptr %p, i64 3
  %x3 = load float, ptr %p3
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join3 ]
  %a0 = phi float [ %x0, %entry ], [ %a.next0, %join3 ]
  %a1 = phi float [ %x1, %entry ], [ %a.next1, %join3 ]
  %a2 = phi float [ %x2, %entry ], [ %a.next2, %join3 ]
  %a3 = phi float [ %x3, %entry ], [ %a.next3, %join3 ]
  %b0 = phi float [ %s, %entry ], [ %b.next0, %join3 ]
  %b1 = phi float [ %s, %entry ], [ %b.next1, %join3 ]
  %b2 = phi float [ %s, %entry ], [ %b.next2, %join3 ]
  %b3 = phi float [ %s, %entry ], [ %b.next3, %join3 ]
  %aa0 = fmul float %a0, %a0
  %bb0 = fmul float %b0, %b0
  %sum0 = fadd float %aa0, %bb0
  %less0 = fcmp olt float %sum0, 4.0
  br i1 %less0, label %side0, label %join0
side0:
  %ab0 = fmul float %a0, %b0
  %twice0 = fadd float %ab0, %ab0
  %b.more0 = fadd float %twice0, %s
  %other0 = fsub float %aa0, %bb0
  %a.more0 = fadd float %other0, 3.0
  br label %join0
join0:
  %a.next0 = phi float [ %a0, %loop ], [ %a.more0, %side0 ]
  %b.next0 = phi float [ %b0, %loop ], [ %b.more0, %side0 ]
  %aa1 = fmul float %a1, %a1
  %bb1 = fmul float %b1, %b1
  %sum1 = fadd float %aa1, %bb1
  %less1 = fcmp olt float %sum1, 4.0
  br i1 %less1, label %side1, label %join1
side1:
  %ab1 = fmul float %a1, %b1
  %twice1 = fadd float %ab1, %ab1
  %b.more1 = fadd float %twice1, %s
  %other1 = fsub float %aa1, %bb1
  %a.more1 = fadd float %other1, 3.0
  br label %join1
join1:
  %a.next1 = phi float [ %a1, %join0 ], [ %a.more1, %side1 ]
  %b.next1 = phi float [ %b1, %join0 ], [ %b.more1, %side1 ]
  %aa2 = fmul float %a2, %a2
  %bb2 = fmul float %b2, %b2
  %sum2 = fadd float %aa2, %bb2
  %less2 = fcmp olt float %sum2, 4.0
  br i1 %less2, label %side2, label %join2
side2:
  %ab2 = fmul float %a2, %b2
  %twice2 = fadd float %ab2, %ab2
  %b.more2 = fadd float %twice2, %s
  %other2 = fsub float %aa2, %bb2
  %a.more2 = fadd float %other2, 3.0
  br label %join2
join2:
  %a.next2 = phi float [ %a2, %join1 ], [ %a.more2, %side2 ]
  %b.next2 = phi float [ %b2, %join1 ], [ %b.more2, %side2 ]
  %aa3 = fmul float %a3, %a3
  %bb3 = fmul float %b3, %b3
  %sum3 = fadd float %aa3, %bb3
  %less3 = fcmp olt float %sum3, 4.0
  br i1 %less3, label %side3, label %join3
side3:
  %ab3 = fmul float %a3, %b3
  %twice3 = fadd float %ab3, %ab3
  %b.more3 = fadd float %twice3, %s
  %other3 = fsub float %aa3, %bb3
  %a.more3 = fadd float %other3, 3.0
  br label %join3
join3:
  %a.next3 = phi float [ %a3, %join2 ], [ %a.more3, %side3 ]
  %b.next3 = phi float [ %b3, %join2 ], [ %b.more3, %side3 ]
  %next = add i64 %i, 1
  %goes.on = icmp ult i64 %next, %n
  br i1 %goes.on, label %loop, label %done
done:
  %total = fadd float %a.next0, %b.next3
  ret float %total
}
