; What the text promises about accesses, results and parameters is kept and printed, with the nodes that it names, so a
; dump is read back with all of it; promises that are unknown are dropped.
; lilt: --stop-after=inline
; accesses: has: load i32, ptr %p, align 4, !tbaa !0
; accesses: has: !alias.scope !4, !noalias !5
; accesses: has: load i8, ptr %p, !range !8
; accesses: has: !invariant.load !{}, !noundef !{}, !nonnull !{}
; accesses: has: load ptr, ptr %p, !dereferenceable !10, !align !9
; accesses: has: call i32 @source(ptr %p), !range !{i32 0, i32 2, i32 7, i32 9}
; accesses: lacks: unknown
declare noalias nonnull ptr @made(i64 noundef)
declare range(i32 0, 9) i32 @source(ptr nocapture readonly)

define void @accesses(ptr %p) {
  %1 = load i32, ptr %p, align 4, !tbaa !0
  store i32 %1, ptr %p, align 4, !tbaa !0, !alias.scope !4, !noalias !5
  %2 = load i8, ptr %p, !range !8, !unknown !9
  %3 = load ptr, ptr %p, !nonnull !{}, !noundef !{}, !invariant.load !{}
  %4 = load ptr, ptr %p, !align !9, !dereferenceable !10
  %5 = call i32 @source(ptr %p), !range !{i32 0, i32 2, i32 7, i32 9}
  %6 = call ptr @made(i64 8)
  %7 = load ptr, ptr %p, !dereferenceable_or_null !10
  ret void
}

define noundef range(i32 1, 5) i32 @parameters(ptr noalias noundef readonly align 8 dereferenceable(24) %p, i32 range(i32 -3, 7) %i, ptr nonnull captures(none) dereferenceable_or_null(8) %q) {
  ret i32 %i
}

define void @fill(ptr writeonly %to, ptr readnone %from) {
  ret void
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!6}
!5 = !{!7}
!6 = distinct !{!6, !11, !"one"}
!7 = distinct !{!7, !11, !"other"}
!8 = !{i8 0, i8 2}
!9 = !{i64 16}
!10 = !{i64 32}
!11 = distinct !{!11, !"domain"}
