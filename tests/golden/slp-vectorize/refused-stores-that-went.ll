; Stores that are refused as a run of their own, and of which another tree takes some before the refused ones are tried
; together, with those that are left.
; lilt: -O2 --stop-after=slp-vectorize
; lines: count: 1 call void @mix
declare void @mix(i64)
define void @lines(ptr %a, ptr %b, ptr %c, float %k, i64 %n) noinline {
  %t22 = fmul float 7.0, %k
  %t23 = fcmp ogt float %t22, -1000.0
  %t24 = select i1 %t23, float %t22, float -1000.0
  %t25 = fcmp olt float %t24, 1000.0
  %t26 = select i1 %t25, float %t24, float 1000.0
  %t27 = fptosi float %t26 to i32
  %t28 = getelementptr float, ptr %c, i64 27
  store i32 %t27, ptr %t28
  call void @mix(i64 3)
  %t29 = fmul float 7.0, %k
  %t30 = fcmp ogt float %t29, -1000.0
  %t31 = select i1 %t30, float %t29, float -1000.0
  %t32 = fcmp olt float %t31, 1000.0
  %t33 = select i1 %t32, float %t31, float 1000.0
  %t34 = fptosi float %t33 to i32
  %t35 = getelementptr float, ptr %c, i64 28
  store i32 %t34, ptr %t35
  %t36 = fmul float 7.0, %k
  %t37 = fcmp ogt float %t36, -1000.0
  %t38 = select i1 %t37, float %t36, float -1000.0
  %t39 = fcmp olt float %t38, 1000.0
  %t40 = select i1 %t39, float %t38, float 1000.0
  %t41 = fptosi float %t40 to i32
  %t42 = getelementptr float, ptr %c, i64 29
  store i32 %t41, ptr %t42
  %t43 = fmul float 7.0, %k
  %t44 = fcmp ogt float %t43, -1000.0
  %t45 = select i1 %t44, float %t43, float -1000.0
  %t46 = fcmp olt float %t45, 1000.0
  %t47 = select i1 %t46, float %t45, float 1000.0
  %t48 = fptosi float %t47 to i32
  %t49 = getelementptr float, ptr %c, i64 30
  store i32 %t48, ptr %t49
  %t50 = fmul float 7.0, %k
  %t51 = fcmp ogt float %t50, -1000.0
  %t52 = select i1 %t51, float %t50, float -1000.0
  %t53 = fcmp olt float %t52, 1000.0
  %t54 = select i1 %t53, float %t52, float 1000.0
  %t55 = fptosi float %t54 to i32
  %t56 = getelementptr float, ptr %c, i64 31
  store i32 %t55, ptr %t56
  %t114 = load i32, ptr %a
  %t115 = and i32 %t114, 15
  %t116 = sitofp i32 %t115 to float
  %t118 = select i1 0, float 7.0, float %t116
  %t122 = sitofp i32 0 to float
  %t123 = fadd float %t122, %k
  %t124 = fmul float %t118, %t123
  %t126 = select i1 1, float %t124, float -1000.0
  %t128 = select i1 1, float %t126, float 1000.0
  %t129 = fptosi float %t128 to i32
  %t130 = getelementptr float, ptr %b, i64 16
  store i32 %t129, ptr %t130
  %t132 = load i32, ptr %a
  %t133 = and i32 %t132, 15
  %t134 = sitofp i32 %t133 to float
  %t136 = select i1 0, float 8.0, float %t134
  %t140 = sitofp i32 0 to float
  %t141 = fadd float %k, %t140
  %t142 = fmul float %t136, %t141
  %t144 = select i1 1, float %t142, float -1000.0
  %t146 = select i1 1, float %t144, float 1000.0
  %t147 = fptosi float %t146 to i32
  %t148 = getelementptr float, ptr %b, i64 17
  store i32 %t147, ptr %t148
  %t152 = sitofp i32 1 to float
  %t154 = select i1 0, float 9.0, float %t152
  %t158 = sitofp i32 0 to float
  %t159 = fadd float %t158, %k
  %t160 = fmul float %t154, %t159
  %t162 = select i1 1, float %t160, float -1000.0
  %t164 = select i1 1, float %t162, float 1000.0
  %t165 = fptosi float %t164 to i32
  %t166 = getelementptr float, ptr %b, i64 18
  store i32 %t165, ptr %t166
  %t170 = sitofp i32 0 to float
  %t172 = select i1 0, float 10.0, float %t170
  %t176 = sitofp i32 0 to float
  %t177 = fadd float %t176, %k
  %t178 = fmul float %t172, %t177
  %t180 = select i1 1, float %t178, float -1000.0
  %t182 = select i1 1, float %t180, float 1000.0
  %t183 = fptosi float %t182 to i32
  %t184 = getelementptr float, ptr %b, i64 19
  store i32 %t183, ptr %t184
  ret void
}
