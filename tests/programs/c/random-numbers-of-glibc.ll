; rand and srand of the interpreter give glibc's numbers: without a seed, and with several.
; output: -4943169825332459190
; output: -4943169825332459190
; output: -4943169825332459190
; output: -7927117714063629847
; output: 4203097361535662614
; output: -3057283820670471379
; exit: 0
declare i32 @rand()
declare void @srand(i32)
declare i32 @printf(ptr, ...)
@format = constant [5 x i8] c"%ld\0A\00"
@seeds = constant [5 x i32] [i32 0, i32 1, i32 42, i32 -2147483648, i32 2147483647]

define void @print_numbers() {
  br label %next
next:
  %i = phi i32 [ 0, %0 ], [ %i.next, %next ]
  %sum = phi i64 [ 0, %0 ], [ %sum.next, %next ]
  %number = call i32 @rand()
  %wide = sext i32 %number to i64
  %scaled = mul i64 %sum, 31
  %sum.next = add i64 %scaled, %wide
  %i.next = add i32 %i, 1
  %goes.on = icmp slt i32 %i.next, 100
  br i1 %goes.on, label %next, label %end
end:
  %written = call i32 (ptr, ...) @printf(ptr @format, i64 %sum.next)
  ret void
}

define i32 @main() {
  call void @print_numbers()
  br label %next
next:
  %i = phi i64 [ 0, %0 ], [ %i.next, %next ]
  %place = getelementptr [5 x i32], ptr @seeds, i64 0, i64 %i
  %seed = load i32, ptr %place
  call void @srand(i32 %seed)
  call void @print_numbers()
  %i.next = add i64 %i, 1
  %goes.on = icmp slt i64 %i.next, 5
  br i1 %goes.on, label %next, label %end
end:
  ret i32 0
}
