; Allocas that are never alive together share memory, as far as `llvm.lifetime` markers tell: in scopes that follow each
; other, in the two branches, in a loop. The largest object stays, with the largest alignment, and is the first
; instruction. Addresses that escape count up to the end only. Accesses forget their types and scopes, since one memory
; now has several.
; lilt: --run-pass=stack-coloring
; scopes, branches, loop, through_casts, aligned, types: count: 1 = alloca
; three: count: 2 = alloca
; aligned: has: alloca [64 x i8], align 16
; types: lacks: !tbaa
; types: has: !range
; scopes, branches, loop, through_casts, aligned, types, three: lacks: lifetime
define void @scopes() {
  %a = alloca [16 x i8]
  %b = alloca [32 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 32, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 32, ptr %b)
  ret void
}
define void @branches(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [32 x i8]
  br i1 %c, label %left, label %right
left:
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  br label %out
right:
  call void @llvm.lifetime.start.p0(i64 -1, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 -1, ptr %b)
  br label %out
out:
  ret void
}
define void @loop(i64 %n) {
entry:
  %a = alloca [16 x i8]
  %b = alloca [32 x i8]
  %in = getelementptr i8, ptr %b, i64 4
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  store i64 %i, ptr %a
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 32, ptr %b)
  store i64 %i, ptr %in
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 32, ptr %b)
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @through_casts() {
  %a = alloca [16 x i8]
  %b = alloca [32 x i8]
  %first_a = getelementptr [16 x i8], ptr %a, i64 0, i64 0
  %first_b = getelementptr [32 x i8], ptr %b, i64 0, i64 0
  call void @llvm.lifetime.start.p0(i64 16, ptr %first_a)
  call void @keep(ptr %first_a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %first_a)
  call void @llvm.lifetime.start.p0(i64 32, ptr %first_b)
  call void @keep(ptr %first_b)
  call void @llvm.lifetime.end.p0(i64 32, ptr %first_b)
  ret void
}
define void @aligned() {
  %a = alloca [16 x i8], align 16
  %b = alloca [64 x i8], align 1
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 64, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 64, ptr %b)
  ret void
}
; The third object is alive with both others, which are not alive together.
define void @three() {
  %a = alloca [16 x i8]
  %b = alloca [32 x i8]
  %c = alloca [64 x i8]
  call void @llvm.lifetime.start.p0(i64 64, ptr %c)
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 32, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 32, ptr %b)
  call void @keep(ptr %c)
  call void @llvm.lifetime.end.p0(i64 64, ptr %c)
  ret void
}
define i32 @types(ptr %p) {
  %a = alloca i32
  %b = alloca float
  call void @llvm.lifetime.start.p0(i64 4, ptr %a)
  call void @keep(ptr %a)
  %x = load i32, ptr %a, !tbaa !1, !range !4
  call void @llvm.lifetime.end.p0(i64 4, ptr %a)
  call void @llvm.lifetime.start.p0(i64 4, ptr %b)
  call void @keep(ptr %b)
  %y = load float, ptr %b, !tbaa !2
  store float %y, ptr %p, !tbaa !2
  call void @llvm.lifetime.end.p0(i64 4, ptr %b)
  ret i32 %x
}
declare void @keep(ptr)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
!0 = !{!"root"}
!1 = !{!3, !3, i64 0}
!2 = !{!5, !5, i64 0}
!3 = !{!"int", !0, i64 0}
!4 = !{i32 0, i32 9}
!5 = !{!"float", !0, i64 0}
