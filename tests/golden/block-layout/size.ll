; Where size counts, functions and loops start at any byte and memory is copied by a call from 33 bytes on; for the least size, constants divide by the instruction.
; copy32: lacks: memcpy
; copy33: has: memcpy
; lilt: -S -Os
; lilt: -S -Oz
; lilt: --stop-after=block-layout -Os
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i64 @sum(ptr %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %q = getelementptr i64, ptr %p, i64 %i
  %v = load i64, ptr %q
  %t = add i64 %s, %v
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  ret i64 %t
}
define i32 @seventh(i32 %x) {
  %q = udiv i32 %x, 7
  ret i32 %q
}
define i32 @eighth(i32 %x) {
  %q = sdiv i32 %x, 8
  ret i32 %q
}
define void @copy32(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 32, i1 false)
  ret void
}
define void @copy33(ptr %to, ptr %from) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 33, i1 false)
  ret void
}
define void @aligned() align 8 {
  ret void
}
