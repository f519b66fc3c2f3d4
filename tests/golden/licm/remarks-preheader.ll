; A loop that a branch enters gets a preheader before anything moves out of it; each remark comes once.
; lilt: --disable-pass=loop-vectorize --remarks -c -o /dev/null
; message: fmul is hoisted out of its loop [licm]
; message: load stays in its loop: a call may write its memory [licm]
declare void @g()
@v = global double 0.0
define void @f(i1 %c, double %x, ptr %p, i64 %n) {
entry:
  br i1 %c, label %h, label %out
h:
  %i = phi i64 [ 0, %entry ], [ %j, %h ]
  %m = fmul double %x, 3.0
  %l = load double, ptr @v
  %s = fadd double %m, %l
  %q = getelementptr double, ptr %p, i64 %i
  store double %s, ptr %q
  call void @g()
  %j = add i64 %i, 1
  %t = icmp ult i64 %j, %n
  br i1 %t, label %h, label %out
out:
  ret void
}
