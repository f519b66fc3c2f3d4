; A run of the program: the values of both sides at an iteration that is chosen, or at the end of a call. @unused is never
; called; @count makes more executions of blocks than the limit; arguments are words as a shell has them.
; lilt: explain --text --run="4 'two words'" --filter-print-funcs=sum,unused -O1 --disable-pass=inline
; lilt: explain --text --run=9 --at=1:body:2 --filter-print-funcs=sum --hex -O1 --disable-pass=inline
; lilt: explain --text --run --at=2:body --filter-print-funcs=sum --stage=mem2reg -O1 --disable-pass=inline
; lilt: explain --text --run --at=3 --filter-print-funcs=lanes -O1 --disable-pass=inline
; lilt: explain --text --run "--run-limit=3" --filter-print-funcs=sum,lanes,main -O1 --disable-pass=inline
; lilt: explain --text --run --stage=isel -O1
; lilt: explain --text --run --at=2:nowhere:2 --filter-print-funcs=sum -O1 --disable-pass=inline
; message: has no stage 'isel' of SSA IR
; message: call 2 of '@sum' has no execution 2 of block 'nowhere'
; message: error: the record has no call 3 of '@lanes', but 1 call
@numbers = global [4 x i32] [i32 3, i32 4, i32 -1, i32 1]
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %more, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at, align 4, !tbaa !0
  %twice = mul i32 %v, 5
  store i32 %twice, ptr %at
  %more = add i32 %s, %v
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i32 %more
}
define <4 x i32> @lanes(<4 x i32> %a, <4 x i32> %b) {
  %c = add <4 x i32> %a, %b
  ret <4 x i32> %c
}
define double @half(ptr %text) {
  %first = load volatile i8, ptr %text
  %number = sitofp i8 %first to double
  %half = fmul double %number, 0.5
  ret double %half
}
define void @unused() {
  ret void
}
define i32 @main(i32 %count, ptr %words) {
  %s = call i32 @sum(ptr @numbers, i32 %count)
  %t = call i32 @sum(ptr @numbers, i32 2)
  %v = call <4 x i32> @lanes(<4 x i32> <i32 1, i32 2, i32 3, i32 -4>, <4 x i32> splat (i32 10))
  %e = extractelement <4 x i32> %v, i32 3
  %name = load ptr, ptr %words
  %half = call double @half(ptr %name)
  %r = add i32 %s, %e
  ret i32 %r
}
!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2}
!2 = !{!"root"}
