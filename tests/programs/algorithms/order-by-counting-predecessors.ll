; Tasks whose waiting count falls to zero enter a queue; a matrix of i1 says who waits for whom.
; exit: 6
; output-without-newline: 410253
@before = global [6 x [6 x i1]] [
  [6 x i1] [ i1 0, i1 0, i1 1, i1 0, i1 0, i1 1 ],
  [6 x i1] [ i1 1, i1 0, i1 0, i1 0, i1 0, i1 0 ],
  [6 x i1] [ i1 0, i1 0, i1 0, i1 1, i1 0, i1 0 ],
  [6 x i1] [ i1 0, i1 0, i1 0, i1 0, i1 0, i1 0 ],
  [6 x i1] [ i1 1, i1 1, i1 0, i1 0, i1 0, i1 0 ],
  [6 x i1] [ i1 0, i1 0, i1 0, i1 1, i1 0, i1 0 ] ]
declare void @print_int(i64)
define i64 @main() {
  %waits = alloca [6 x i64]
  %queue = alloca [6 x i64]
  %head = alloca i64
  %tail = alloca i64
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %head
  store i64 0, i64* %tail
  store i64 0, i64* %j
  br label %count_column
count_column:
  %cj = load i64, i64* %j
  %cw = getelementptr [6 x i64], [6 x i64]* %waits, i32 0, i64 %cj
  store i64 0, i64* %cw
  store i64 0, i64* %i
  br label %count_cell
count_cell:
  %ci = load i64, i64* %i
  %cell = getelementptr [6 x [6 x i1]], [6 x [6 x i1]]* @before, i32 0, i64 %ci, i64 %cj
  %edge = load i1, i1* %cell
  br i1 %edge, label %count_one, label %count_next
count_one:
  %c0 = load i64, i64* %cw
  %c1 = add i64 %c0, 1
  store i64 %c1, i64* %cw
  br label %count_next
count_next:
  %ci1 = add i64 %ci, 1
  store i64 %ci1, i64* %i
  %ci_more = icmp slt i64 %ci1, 6
  br i1 %ci_more, label %count_cell, label %column_end
column_end:
  %total = load i64, i64* %cw
  %free = icmp eq i64 %total, 0
  br i1 %free, label %enqueue_first, label %next_column
enqueue_first:
  %t0 = load i64, i64* %tail
  %q0 = getelementptr [6 x i64], [6 x i64]* %queue, i32 0, i64 %t0
  store i64 %cj, i64* %q0
  %t1 = add i64 %t0, 1
  store i64 %t1, i64* %tail
  br label %next_column
next_column:
  %cj1 = add i64 %cj, 1
  store i64 %cj1, i64* %j
  %cj_more = icmp slt i64 %cj1, 6
  br i1 %cj_more, label %count_column, label %serve
serve:
  %h = load i64, i64* %head
  %t = load i64, i64* %tail
  %any = icmp slt i64 %h, %t
  br i1 %any, label %take, label %end
take:
  %qp = getelementptr [6 x i64], [6 x i64]* %queue, i32 0, i64 %h
  %task = load i64, i64* %qp
  %h1 = add i64 %h, 1
  store i64 %h1, i64* %head
  call void @print_int(i64 %task)
  store i64 0, i64* %j
  br label %release
release:
  %rj = load i64, i64* %j
  %rp = getelementptr [6 x [6 x i1]], [6 x [6 x i1]]* @before, i32 0, i64 %task, i64 %rj
  %follows = load i1, i1* %rp
  br i1 %follows, label %lower, label %release_next
lower:
  %rw = getelementptr [6 x i64], [6 x i64]* %waits, i32 0, i64 %rj
  %w0 = load i64, i64* %rw
  %w1 = sub i64 %w0, 1
  store i64 %w1, i64* %rw
  %ready = icmp eq i64 %w1, 0
  br i1 %ready, label %enqueue, label %release_next
enqueue:
  %u0 = load i64, i64* %tail
  %up = getelementptr [6 x i64], [6 x i64]* %queue, i32 0, i64 %u0
  store i64 %rj, i64* %up
  %u1 = add i64 %u0, 1
  store i64 %u1, i64* %tail
  br label %release_next
release_next:
  %rj1 = add i64 %rj, 1
  store i64 %rj1, i64* %j
  %rj_more = icmp slt i64 %rj1, 6
  br i1 %rj_more, label %release, label %serve
end:
  %served = load i64, i64* %head
  ret i64 %served
}
