; Where two instructions become one, the one that stays keeps what both promise, and what makes the other values undefined
; behaviour in any case; the type of its own access stays. A store of the value that is there goes unless it gives the
; memory another type of the source language.
; lilt: --stop-after=dce
; one_range: lacks: !range
; same_range: has: load i8, ptr %p, align 1, !range !0
; never_undefined: has: load i8, ptr %p, align 1, !noundef !1, !range !0
; other_never_undefined: lacks: !
; one_nonnull, one_alignment: lacks: !
; readable: has: !dereferenceable !3
; types: has: load i32, ptr %p, align 4, !tbaa !4
; below: lacks: !range
; counted: has: call i32 @llvm.ctpop.i32(i32 %x)
; counted: lacks: !range
; counted_alike: has: !range !9
; one_range, same_range, never_undefined, other_never_undefined, one_nonnull, one_alignment, readable, types: count: 1 load
; stored_alike, stored_as_character: lacks: store
; stored_as_other: count: 1 store
; stored_as_first: count: 1 store
declare i32 @llvm.ctpop.i32(i32)

define i8 @one_range(ptr %p) {
  %a = load i8, ptr %p, align 1, !range !0
  %b = load i8, ptr %p, align 1, !range !10
  %c = add i8 %a, %b
  ret i8 %c
}
define i8 @same_range(ptr %p) {
  %a = load i8, ptr %p, align 1, !range !0
  %b = load i8, ptr %p, align 1, !range !0
  %c = add i8 %a, %b
  ret i8 %c
}
define i8 @never_undefined(ptr %p) {
  %a = load i8, ptr %p, align 1, !range !0, !noundef !1
  %b = load i8, ptr %p, align 1
  %c = add i8 %a, %b
  ret i8 %c
}
define i8 @other_never_undefined(ptr %p) {
  %a = load i8, ptr %p, align 1
  %b = load i8, ptr %p, align 1, !range !0, !noundef !1
  %c = add i8 %a, %b
  ret i8 %c
}
define i1 @one_nonnull(ptr %p) {
  %a = load ptr, ptr %p, align 8, !nonnull !1
  %b = load ptr, ptr %p, align 8
  %c = icmp ugt ptr %a, %b
  ret i1 %c
}
define i1 @one_alignment(ptr %p) {
  %a = load ptr, ptr %p, align 8, !align !2
  %b = load ptr, ptr %p, align 8, !align !3
  %c = icmp ugt ptr %a, %b
  ret i1 %c
}
define i1 @readable(ptr %p) {
  %a = load ptr, ptr %p, align 8, !dereferenceable !3
  %b = load ptr, ptr %p, align 8
  %c = icmp ugt ptr %a, %b
  ret i1 %c
}
define i32 @types(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !4
  %b = load i32, ptr %p, align 4, !tbaa !7
  %c = add i32 %a, %b
  ret i32 %c
}
define i8 @below(ptr %p, i1 %c) {
  %a = load i8, ptr %p, align 1, !range !0
  br i1 %c, label %then, label %else
then:
  %b = load i8, ptr %p, align 1
  ret i8 %b
else:
  ret i8 %a
}
define i32 @counted(i32 %x) {
  %a = call i32 @llvm.ctpop.i32(i32 %x), !range !9
  %b = call i32 @llvm.ctpop.i32(i32 %x)
  %c = mul i32 %a, %b
  ret i32 %c
}
define i32 @counted_alike(i32 %x) {
  %a = call i32 @llvm.ctpop.i32(i32 %x), !range !9
  %b = call i32 @llvm.ctpop.i32(i32 %x), !range !9
  %c = mul i32 %a, %b
  ret i32 %c
}
define void @stored_alike(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !4
  store i32 %a, ptr %p, align 4, !tbaa !4
  ret void
}
define void @stored_as_character(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !4
  store i32 %a, ptr %p, align 4
  ret void
}
define void @stored_as_other(ptr %p) {
  %a = load i32, ptr %p, align 4, !tbaa !4
  store i32 %a, ptr %p, align 4, !tbaa !7
  ret void
}
define void @stored_as_first(ptr %p) {
  %a = load i32, ptr %p, align 4
  store i32 %a, ptr %p, align 4, !tbaa !7
  ret void
}

!0 = !{i8 0, i8 2}
!1 = !{}
!2 = !{i64 16}
!3 = !{i64 32}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"Simple C/C++ TBAA"}
!7 = !{!8, !8, i64 0}
!8 = !{!"long", !6, i64 0}
!9 = !{i32 0, i32 33}
!10 = !{i8 0, i8 3}
