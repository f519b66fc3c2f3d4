; The bounds of a clamp are made before the loop, and its number keeps one register: each bound takes a comparison and a
; conditional move.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=regalloc
; lacks: MOV32ri in loops
; max-moves: 0
; count: 2 CMOV in loops
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)

define void @clamp(ptr %numbers, i64 %count) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %numbers, i64 %i
  %number = load i32, ptr %at
  %scaled = mul i32 %number, 3
  %low = call i32 @llvm.smax.i32(i32 %scaled, i32 -100)
  %clamped = call i32 @llvm.smin.i32(i32 %low, i32 1000)
  store i32 %clamped, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %out, label %loop
out:
  ret void
}
