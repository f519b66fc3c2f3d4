; LLVM's layout for x86-64: the distance of each field from the start, found by stepping an i8 pointer.
; exit: 48
; output: 8
; output: 16
; output: 17
; output: 24
; output: 32
; output: 35
; output: 40
%mix = type { i1, i64, i1, i1, i8*, i1, [3 x i1], i64 }
@m = global %mix { i1 0, i64 0, i1 0, i1 0, i8* null, i1 0, [3 x i1] [i1 0, i1 0, i1 0], i64 0 }
define i64 @offset(i8* %to) {
  %n = alloca i64
  %base = bitcast %mix* @m to i8*
  store i64 0, i64* %n
  br label %loop
loop:
  %i = load i64* %n
  %p = getelementptr i8* %base, i64 %i
  %same = icmp eq i8* %p, %to
  br i1 %same, label %done, label %next
next:
  %j = add i64 %i, 1
  store i64 %j, i64* %n
  br label %loop
done:
  ret i64 %i
}
define void @show(i8* %p) {
  %o = call i64 @offset(i8* %p)
  %s = call i8* @ll_ltoa(i64 %o)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main() {
  %p1 = getelementptr %mix* @m, i32 0, i32 1
  %q1 = bitcast i64* %p1 to i8*
  call void @show(i8* %q1)
  %p2 = getelementptr %mix* @m, i32 0, i32 2
  %q2 = bitcast i1* %p2 to i8*
  call void @show(i8* %q2)
  %p3 = getelementptr %mix* @m, i32 0, i32 3
  %q3 = bitcast i1* %p3 to i8*
  call void @show(i8* %q3)
  %p4 = getelementptr %mix* @m, i32 0, i32 4
  %q4 = bitcast i8** %p4 to i8*
  call void @show(i8* %q4)
  %p5 = getelementptr %mix* @m, i32 0, i32 5
  %q5 = bitcast i1* %p5 to i8*
  call void @show(i8* %q5)
  %p6 = getelementptr %mix* @m, i32 0, i32 6, i32 2
  %q6 = bitcast i1* %p6 to i8*
  call void @show(i8* %q6)
  %p7 = getelementptr %mix* @m, i32 0, i32 7
  %q7 = bitcast i64* %p7 to i8*
  call void @show(i8* %q7)
  %p8 = getelementptr %mix* @m, i32 1
  %q8 = bitcast %mix* %p8 to i8*
  %size = call i64 @offset(i8* %q8)
  ret i64 %size
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
