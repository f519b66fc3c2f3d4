; lilt: explain --why=%number
; lilt: explain --why=%each
; lilt: explain --why=%missing
; lilt: explain --compare-regalloc=textbook,graph --ra-regs=4 --why=%each --filter-print-funcs=many
; A variable that mem2reg removes has the story of what is stored in it. A load that the loop of vectors and the loop
; after it both contain is known by the instructions of both. Without candidates, what holds each register is told, and
; who takes one; of graph colouring, the iteration.
; message: no machine value is called '%missing'
define i32 @sum(ptr %array, i32 %count) {
entry:
  %number = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %total = phi i32 [ 0, %entry ], [ %after, %loop ]
  %place = getelementptr i32, ptr %array, i32 %i
  %each = load i32, ptr %place
  store i32 %each, ptr %number
  %again = load i32, ptr %number
  %after = add i32 %total, %again
  %next = add nsw i32 %i, 1
  %more = icmp slt i32 %next, %count
  br i1 %more, label %loop, label %end
end:
  ret i32 %after
}
define i64 @many(ptr %place, i64 %a, i64 %b) {
  %each = load volatile i64, ptr %place
  %c = load volatile i64, ptr %place
  %d = load volatile i64, ptr %place
  %e = load volatile i64, ptr %place
  %ab = mul i64 %a, %b
  %cd = mul i64 %c, %d
  %abcd = mul i64 %ab, %cd
  %ce = mul i64 %c, %e
  %all = mul i64 %abcd, %ce
  %result = add i64 %all, %each
  ret i64 %result
}
