; Accesses that the text promises to be apart do not disturb each other: of types that no object has at once (`!tbaa`),
; of scopes that exclude each other, through a `noalias` parameter and any other address, and of what a `noalias`
; function returned. An access disturbs where it may be one to a member of the other's object, or the promise does not
; cover it: another access without a type, the root of the tree, elements of an array in a struct, nodes of an unknown form.
; The constant flag of a type changes nothing.
; lilt: --stop-after=dce
; types: count: 1 load
; members: count: 1 load
; char: count: 2 load
; same_member, of_struct: count: 2 load
; other_tree, no_type, root, element, new_form: count: 2 load
; vtable, constant: count: 1 load
; scopes: count: 1 load
; scopes_in_part: count: 2 load
; parameter, against_variable, against_call: count: 1 load
; passed, based_on_it: count: 2 load
; made: count: 1 load
@g = global i32 0
declare noalias ptr @make()
declare void @other()
declare void @takes(ptr)

define i32 @types(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store float 1.0, ptr %q, !tbaa !4
  %2 = load i32, ptr %p, !tbaa !0
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @members(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !6
  store i32 1, ptr %q, !tbaa !7
  %2 = load i32, ptr %p, !tbaa !6
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @char(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store i8 1, ptr %q, !tbaa !8
  %2 = load i32, ptr %p, !tbaa !0
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @same_member(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !6
  store i32 1, ptr %q, !tbaa !6
  %2 = load i32, ptr %p, !tbaa !6
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @of_struct(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !6
  store i32 1, ptr %q, !tbaa !0
  %2 = load i32, ptr %p, !tbaa !6
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @other_tree(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store i32 1, ptr %q, !tbaa !9
  %2 = load i32, ptr %p, !tbaa !0
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @no_type(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store i32 1, ptr %q
  %2 = load i32, ptr %p, !tbaa !0
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @root(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store i32 1, ptr %q, !tbaa !20
  %2 = load i32, ptr %p, !tbaa !0
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @element(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !0
  store i32 1, ptr %q, !tbaa !21
  %2 = load i32, ptr %p, !tbaa !0
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @new_form(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !23
  store float 1.0, ptr %q, !tbaa !24
  %2 = load i32, ptr %p, !tbaa !23
  %3 = add i32 %1, %2
  ret i32 %3
}
define i1 @vtable(ptr %p, ptr %q) {
  %1 = load ptr, ptr %p, !tbaa !28
  store i8 1, ptr %q, !tbaa !8
  %2 = load ptr, ptr %p, !tbaa !28
  %3 = icmp eq ptr %1, %2
  ret i1 %3
}
define i32 @constant(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !tbaa !30
  store float 1.0, ptr %q, !tbaa !4
  %2 = load i32, ptr %p, !tbaa !30
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @scopes(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !alias.scope !16
  store i32 1, ptr %q, !noalias !18
  %2 = load i32, ptr %p, !alias.scope !16
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @scopes_in_part(ptr %p, ptr %q) {
  %1 = load i32, ptr %p, !alias.scope !18
  store i32 1, ptr %q, !noalias !16
  %2 = load i32, ptr %p, !alias.scope !18
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @parameter(ptr noalias %p, ptr %q) {
  %1 = load i32, ptr %p
  store i32 1, ptr %q
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @against_variable(ptr noalias %p) {
  %1 = load i32, ptr %p
  store i32 1, ptr @g
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @against_call(ptr noalias %p) {
  %1 = load i32, ptr %p
  call void @other()
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @passed(ptr noalias %p) {
  %1 = load i32, ptr %p
  call void @takes(ptr %p)
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @based_on_it(ptr noalias %p, i1 %c, ptr %q) {
  %either = select i1 %c, ptr %p, ptr %q
  %1 = load i32, ptr %p
  store i32 1, ptr %either
  %2 = load i32, ptr %p
  %3 = add i32 %1, %2
  ret i32 %3
}
define i32 @made(ptr %q) {
  %p = call ptr @make()
  %1 = load i32, ptr %q
  store i32 1, ptr %p
  %2 = load i32, ptr %q
  %3 = add i32 %1, %2
  ret i32 %3
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!5, !5, i64 0}
!5 = !{!"float", !2, i64 0}
!6 = !{!12, !1, i64 0}
!7 = !{!12, !1, i64 4}
!8 = !{!2, !2, i64 0}
!9 = !{!10, !10, i64 0}
!10 = !{!"word", !11, i64 0}
!11 = !{!"Another language"}
!12 = !{!"pair", !1, i64 0, !1, i64 4}
!13 = distinct !{!13, !"domain"}
!14 = distinct !{!14, !13, !"one"}
!15 = distinct !{!15, !13, !"two"}
!16 = !{!14}
!18 = !{!14, !15}
!20 = !{!3, !3, i64 0}
!21 = !{!22, !1, i64 8}
!22 = !{!"array", !1, i64 0}
!23 = !{!25, !25, i64 0, i64 4}
!24 = !{!26, !26, i64 0, i64 4}
!25 = !{!27, i64 4, !"int"}
!26 = !{!27, i64 4, !"float"}
!27 = !{!3, i64 1, !"omnipotent char"}
!28 = !{!29, !29, i64 0}
!29 = !{!"vtable pointer", !3, i64 0}
!30 = !{!1, !1, i64 0, i64 1}
