; A program with all kinds of profiles, none of which fits what it does: weights of branches, switches and indirect branches,
; callees of indirect calls, unpredictable choices, functions that are hot and cold. The results are the same without them.
; exit: 0
; output: 285 2025 -45 332
; output: 0 1 4 9 7 25
; output: caught 3
@format = private constant [17 x i8] c"%ld %ld %ld %ld\0A\00"
@list = private constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@caught = private constant [11 x i8] c"caught %d\0A\00"
@table = internal global [3 x ptr] [ptr @square, ptr @cube, ptr @negate]
declare i32 @printf(ptr, ...)
define i64 @square(i64 %x) !prof !20 {
  %r = mul i64 %x, %x
  ret i64 %r
}
define internal i64 @cube(i64 %x) !prof !21 {
  %s = mul i64 %x, %x
  %r = mul i64 %s, %x
  ret i64 %r
}
define internal i64 @negate(i64 %x) {
  %r = sub i64 0, %x
  ret i64 %r
}
define i64 @sum_of(ptr %f, i64 %n) !prof !20 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %sum.next, %loop ]
  %v = call i64 %f(i64 %i), !prof !1
  %sum.next = add i64 %sum, %v
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !2
exit:
  ret i64 %sum.next
}
define i32 @step(i32 %x) !prof !22 {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 4, label %four
    i32 9, label %nine
  ], !prof !3
zero:
  ret i32 0
four:
  ret i32 7
nine:
  ret i32 1
other:
  %r = mul i32 %x, %x
  ret i32 %r
}
define i64 @jumps(i64 %n) {
entry:
  %odd = and i64 %n, 1
  %is = icmp eq i64 %odd, 0
  %where = select i1 %is, ptr blockaddress(@jumps, %even), ptr blockaddress(@jumps, %uneven), !unpredictable !{}
  indirectbr ptr %where, [label %even, label %uneven], !prof !4
even:
  %a = mul i64 %n, 3
  br label %out
uneven:
  %b = add i64 %n, 7
  br label %out
out:
  %v = phi i64 [ %a, %even ], [ %b, %uneven ]
  %big = icmp sgt i64 %v, 100
  br i1 %big, label %cut, label %end, !unpredictable !{}
cut:
  %c = sub i64 %v, 100
  br label %end
end:
  %w = phi i64 [ %c, %cut ], [ %v, %out ]
  ret i64 %w
}
define i32 @chosen(i32 %x) cold noinline {
  %c = icmp sgt i32 %x, 2
  br i1 %c, label %yes, label %no, !prof !5
yes:
  ret i32 %x
no:
  %y = sub i32 0, %x
  ret i32 %y
}
define i32 @main() !prof !20 {
entry:
  %f = load volatile ptr, ptr @table
  %g = load volatile ptr, ptr getelementptr ([3 x ptr], ptr @table, i64 0, i64 1)
  %h = load volatile ptr, ptr getelementptr ([3 x ptr], ptr @table, i64 0, i64 2)
  %a = call i64 @sum_of(ptr %f, i64 10)
  %b = call i64 @sum_of(ptr %g, i64 10)
  %c = call i64 @sum_of(ptr %h, i64 10)
  %j = call i64 @jumps(i64 44)
  %k = call i64 @jumps(i64 293)
  %jk = add i64 %j, %k
  %jkl = add i64 %jk, 100
  %0 = call i32 (ptr, ...) @printf(ptr @format, i64 %a, i64 %b, i64 %c, i64 %jkl)
  %s0 = call i32 @step(i32 0)
  %s1 = call i32 @step(i32 1)
  %s2 = call i32 @step(i32 2)
  %s3 = call i32 @step(i32 3)
  %s4 = call i32 @step(i32 4)
  %s5 = call i32 @step(i32 5)
  %1 = call i32 (ptr, ...) @printf(ptr @list, i32 %s0, i32 %s1, i32 %s2, i32 %s3, i32 %s4, i32 %s5)
  %t = call i32 @chosen(i32 3)
  %2 = call i32 (ptr, ...) @printf(ptr @caught, i32 %t)
  ret i32 0
}
!llvm.module.flags = !{!6}
!1 = !{!"VP", i32 0, i64 9000, i64 -5544797119323389905, i64 6000, i64 5, i64 3000}
!2 = !{!"branch_weights", i32 0, i32 70000}
!3 = !{!"branch_weights", i32 0, i32 -1, i32 1, i32 -1}
!4 = !{!"branch_weights", i32 1, i32 50000}
!5 = !{!"branch_weights", i32 0, i32 1}
!6 = !{i32 1, !"ProfileSummary", !7}
!7 = !{!8, !9}
!8 = !{!"ProfileFormat", !"InstrProf"}
!9 = !{!"DetailedSummary", !10}
!10 = !{!11, !12}
!11 = !{i32 990000, i64 5000, i32 3}
!12 = !{i32 999999, i64 2, i32 7}
!20 = !{!"function_entry_count", i64 60000}
!21 = !{!"function_entry_count", i64 0}
!22 = !{!"function_entry_count", i64 18446744073709551615}
