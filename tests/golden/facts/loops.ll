; What may move before a loop by what the text promises: a load of a `noalias` parameter past stores, one of another
; type past stores, and one that may not run if its memory is `dereferenceable`; then it loses the promises that would
; be undefined behaviour where it did not run.
; lilt: -O2 --run-pass=licm
; parameter, type: has: load i64 in entry
; may_not_run, loaded: has: load i64 in entry
; may_not_run: has: !range !4
; may_not_run: lacks: !noundef
; beyond, null: lacks: load i64 in entry
; scopes: lacks: load i64 in entry
define i64 @parameter(ptr noalias %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = load i64, ptr %p
  %at = getelementptr i64, ptr %q, i64 %i
  store i64 %v, ptr %at
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 0
}
define i64 @type(ptr %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = load i64, ptr %p, !tbaa !0
  %f = sitofp i64 %v to double
  %at = getelementptr double, ptr %q, i64 %i
  store double %f, ptr %at, !tbaa !2
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 0
}
define i64 @scopes(ptr %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = load i64, ptr %p, !alias.scope !9
  %at = getelementptr i64, ptr %q, i64 %i
  store i64 %v, ptr %at, !noalias !9
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 0
}
define i64 @may_not_run(ptr dereferenceable(16) %p, i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %s = phi i64 [ 0, %entry ], [ %t, %on ]
  %is = icmp eq i64 %i, %k
  br i1 %is, label %rare, label %on
rare:
  %at = getelementptr i64, ptr %p, i64 1
  %v = load i64, ptr %at, !range !4, !noundef !5
  %more = add i64 %s, %v
  br label %on
on:
  %t = phi i64 [ %s, %body ], [ %more, %rare ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %t
}
define i64 @loaded(ptr %pp, i64 %n, i64 %k) {
entry:
  %p = load ptr, ptr %pp, !dereferenceable !6
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %s = phi i64 [ 0, %entry ], [ %t, %on ]
  %is = icmp eq i64 %i, %k
  br i1 %is, label %rare, label %on
rare:
  %v = load i64, ptr %p
  %more = add i64 %s, %v
  br label %on
on:
  %t = phi i64 [ %s, %body ], [ %more, %rare ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %t
}
define i64 @beyond(ptr dereferenceable(15) %p, i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %s = phi i64 [ 0, %entry ], [ %t, %on ]
  %is = icmp eq i64 %i, %k
  br i1 %is, label %rare, label %on
rare:
  %at = getelementptr i64, ptr %p, i64 1
  %v = load i64, ptr %at
  %more = add i64 %s, %v
  br label %on
on:
  %t = phi i64 [ %s, %body ], [ %more, %rare ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %t
}
define i64 @null(ptr dereferenceable_or_null(16) %p, i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %on ]
  %s = phi i64 [ 0, %entry ], [ %t, %on ]
  %is = icmp eq i64 %i, %k
  br i1 %is, label %rare, label %on
rare:
  %v = load i64, ptr %p
  %more = add i64 %s, %v
  br label %on
on:
  %t = phi i64 [ %s, %body ], [ %more, %rare ]
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %t
}

!0 = !{!1, !1, i64 0}
!1 = !{!"long", !7, i64 0}
!2 = !{!3, !3, i64 0}
!3 = !{!"double", !7, i64 0}
!4 = !{i64 0, i64 9}
!5 = !{}
!6 = !{i64 8}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C/C++ TBAA"}
!9 = !{!10}
!10 = distinct !{!10, !11, !"one"}
!11 = distinct !{!11, !"domain"}
