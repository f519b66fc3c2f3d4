; A loop goes although it has calls: of pure intrinsics, and of functions that are `nounwind` and `willreturn` and write no memory. It stays with a
; call that may not return, may throw or may write, with `llvm.sideeffect`, and if the result is used after it.
; lilt: -O2 --run-pass=loop-deletion --remarks
; message: loop does nothing: it is left out [loop-deletion]
; intrinsic, calls_pure, reads: lacks: phi i32
; intrinsic, calls_pure, reads: lacks: call
; endless, throws, writes, reads_and_throws, marked, assembly, indirect, used, of_call_site: has: phi i32
declare double @llvm.sqrt.f64(double)
declare void @llvm.sideeffect()
declare i64 @pure(i64) nounwind willreturn memory(none)
declare i64 @length(ptr) nounwind willreturn memory(argmem: read)
declare i64 @may_not_return(i64) nounwind memory(none)
declare i64 @may_throw(i64) willreturn memory(none)
declare i64 @may_write(i64) nounwind willreturn
declare i64 @may_read(ptr) willreturn memory(read)
declare i64 @other(i64)

define void @intrinsic(double %x, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call double @llvm.sqrt.f64(double %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @calls_pure(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @pure(i64 %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @reads(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @length(ptr %p)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @endless(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @may_not_return(i64 %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @throws(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @may_throw(i64 %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @writes(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @may_write(i64 %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @reads_and_throws(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @may_read(ptr %p)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @marked(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.sideeffect()
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @assembly(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 asm sideeffect "nop", "=r"()
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @indirect(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 %p(i64 %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define i64 @used(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @pure(i64 %x)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 %r
}
define void @of_call_site(i64 %x, ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %r = call i64 @other(i64 %x) nounwind willreturn memory(none)
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
