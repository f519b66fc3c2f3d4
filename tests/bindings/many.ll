define double @many(i32 %a, double %b, i64 %c, i1 %d) {
  %e = sitofp i32 %a to double
  %f = sitofp i64 %c to double
  %g = uitofp i1 %d to double
  %h = fadd double %e, %b
  %i = fadd double %h, %f
  %j = fadd double %i, %g
  ret double %j
}
@quarter = global float 0.25
define float @floats(float %a, ptr %p) {
  %b = load float, ptr %p
  %c = fadd float %a, %b
  ret float %c
}
define signext i8 @small(i8 signext %a, i16 zeroext %b) {
  %c = trunc i16 %b to i8
  %d = add i8 %a, %c
  ret i8 %d
}
