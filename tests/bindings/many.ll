define double @many(i32 %a, double %b, i64 %c, i1 %d) {
  %e = sitofp i32 %a to double
  %f = sitofp i64 %c to double
  %g = uitofp i1 %d to double
  %h = fadd double %e, %b
  %i = fadd double %h, %f
  %j = fadd double %i, %g
  ret double %j
}
