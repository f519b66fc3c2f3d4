; A lane of a vector that is put together is a choice of the line, which a select takes the place of.
; lilt: -O2 --verify-machineinstrs --stop-after=slp-vectorize
; lines4: has: insertelement
define void @lines4(ptr %a, ptr %b, float %k, i64 %n) noinline {
entry:
  br label %loop
loop:
  %c0.0 = phi float [ 0.0, %entry ], [ %t104, %b98 ]
  %c0.1 = phi float [ 0.0, %entry ], [ %t15, %b98 ]
  %c0.2 = phi float [ 0.0, %entry ], [ %t63, %b98 ]
  %c0.3 = phi float [ 0.0, %entry ], [ %t89, %b98 ]
  %t4 = sitofp i32 0 to float
  %t6 = select i1 0, float %t4, float 3.0
  %t7 = fcmp olt float %c0.1, %t6
  br i1 %t7, label %b8, label %b9
b8:
  %t10 = fadd float %c0.1, 1.0
  %t12 = select i1 0, float %t10, float -1000.0
  %t14 = select i1 0, float %t12, float 1000.0
  br label %b9
b9:
  %t15 = phi float [ %t14, %b8 ], [ %c0.1, %loop ]
  %t19 = sitofp i32 0 to float
  %t20 = fsub float %c0.2, %t19
  %t21 = fcmp ogt float %t20, -1000.0
  %t22 = select i1 %t21, float %t20, float -1000.0
  %t23 = fcmp olt float %t22, 1000.0
  %t24 = select i1 %t23, float %t22, float 1000.0
  %t25 = fptosi float %t24 to i32
  %t26 = getelementptr float, ptr %a, i64 19
  store i32 %t25, ptr %t26
  %t30 = sitofp i32 0 to float
  %t31 = fsub float %t15, %t30
  %t32 = fcmp ogt float %t31, -1000.0
  %t33 = select i1 %t32, float %t31, float -1000.0
  %t34 = fcmp olt float %t33, 1000.0
  %t35 = select i1 %t34, float %t33, float 1000.0
  %t36 = fptosi float %t35 to i32
  %t37 = getelementptr float, ptr %a, i64 18
  store i32 %t36, ptr %t37
  %t38 = getelementptr float, ptr %a, i64 17
  %t39 = load i32, ptr %t38
  %t40 = and i32 %t39, 15
  %t41 = sitofp i32 %t40 to float
  %t42 = fsub float %c0.0, %t41
  %t43 = fcmp ogt float %t42, -1000.0
  %t44 = select i1 %t43, float %t42, float -1000.0
  %t45 = fcmp olt float %t44, 1000.0
  %t46 = select i1 %t45, float %t44, float 1000.0
  %t47 = fptosi float %t46 to i32
  %t48 = getelementptr float, ptr %a, i64 17
  store i32 %t47, ptr %t48
  %t52 = sitofp i32 0 to float
  %t54 = select i1 0, float %t52, float 3.0
  %t55 = fcmp olt float %c0.2, %t54
  br i1 %t55, label %b56, label %b57
b56:
  %t58 = fadd float %c0.2, 1.0
  %t60 = select i1 0, float %t58, float -1000.0
  %t62 = select i1 0, float %t60, float 1000.0
  br label %b57
b57:
  %t63 = phi float [ %t62, %b56 ], [ %c0.2, %b9 ]
  %t67 = sitofp i32 1 to float
  %t68 = fsub float %c0.3, %t67
  %t69 = fcmp ogt float %t68, -1000.0
  %t70 = select i1 %t69, float %t68, float -1000.0
  %t71 = fcmp olt float %t70, 1000.0
  %t72 = select i1 %t71, float %t70, float 1000.0
  %t73 = fptosi float %t72 to i32
  %t74 = getelementptr float, ptr %a, i64 20
  store i32 %t73, ptr %t74
  br i1 1, label %b82, label %b83
b82:
  %t84 = fadd float %c0.3, 1.0
  %t86 = select i1 0, float %t84, float -1000.0
  %t88 = select i1 0, float %t86, float 1000.0
  br label %b83
b83:
  %t89 = phi float [ %t88, %b82 ], [ %c0.3, %b57 ]
  br i1 0, label %b97, label %b98
b97:
  %t99 = fadd float %c0.0, 1.0
  %t101 = select i1 0, float %t99, float -1000.0
  %t103 = select i1 0, float %t101, float 1000.0
  br label %b98
b98:
  %t104 = phi float [ %t103, %b97 ], [ %c0.0, %b83 ]
  %more = icmp ult i64 0, %n
  br i1 %more, label %loop, label %done
done:
  ret void
}
