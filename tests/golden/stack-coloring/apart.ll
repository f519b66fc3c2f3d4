; Allocas that keep memory of their own: both may be alive at some point, where one starts or where ways meet; one has no
; markers, or is accessed outside them; a marker covers a part of an object, or names a choice of objects, or one of them
; in another way; a call returns twice.
; lilt: --run-pass=stack-coloring
; count: 2 = alloca
define void @overlapping() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  ret void
}
define void @alive_again_under_another_name() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  %again = freeze ptr %a
  call void @llvm.lifetime.start.p0(i64 16, ptr %again)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %b)
  call void @keep(ptr %again)
  ret void
}
define void @started_in_a_branch(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  br i1 %c, label %more, label %join
more:
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  br label %join
join:
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  br i1 %c, label %again, label %out
again:
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  br label %out
out:
  ret void
}
define void @alive_where_ways_meet(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  br i1 %c, label %left, label %right
left:
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  br label %join
right:
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  br label %join
join:
  call void @keep(ptr %a)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  ret void
}
; Each object is alive from its block on to the next round.
define void @around_a_loop(i1 %c, i1 %d, i1 %e) {
entry:
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  br i1 %c, label %left, label %right
left:
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  br label %head
right:
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  br label %head
head:
  br label %latch
latch:
  br i1 %d, label %head, label %out
out:
  call void @keep(ptr %a)
  call void @keep(ptr %b)
  ret void
}
define void @two_starts() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  ret void
}
define void @ended_before_its_start() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %a)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  ret void
}
define void @no_markers() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @keep(ptr %b)
  ret void
}
define i8 @accessed_behind_its_end() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  %in = getelementptr i8, ptr %a, i64 3
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  %x = load i8, ptr %in
  ret i8 %x
}
define void @accessed_before_its_start(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  store i64 1, ptr %a
  br label %more
more:
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  ret void
}
define void @started_in_part() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  %rest = getelementptr i8, ptr %a, i64 8
  call void @llvm.lifetime.start.p0(i64 8, ptr %a)
  call void @llvm.lifetime.start.p0(i64 8, ptr %rest)
  call void @keep(ptr %a)
  call void @llvm.lifetime.end.p0(i64 8, ptr %a)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  call void @keep(ptr %rest)
  ret void
}
define void @chosen(i1 %c) {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  %p = select i1 %c, ptr %a, ptr %b
  call void @llvm.lifetime.start.p0(i64 16, ptr %p)
  call void @keep(ptr %p)
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  ret void
}
define void @returns_twice() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  %1 = call i32 @setjmp(ptr %a)
  call void @llvm.lifetime.end.p0(i64 16, ptr %a)
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %b)
  call void @llvm.lifetime.end.p0(i64 16, ptr %b)
  ret void
}
define void @unreachable_start() {
  %a = alloca [16 x i8]
  %b = alloca [16 x i8]
  call void @llvm.lifetime.start.p0(i64 16, ptr %b)
  call void @keep(ptr %a)
  call void @keep(ptr %b)
  ret void
nowhere:
  call void @llvm.lifetime.start.p0(i64 16, ptr %a)
  ret void
}
declare void @keep(ptr)
declare i32 @setjmp(ptr) returns_twice
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
