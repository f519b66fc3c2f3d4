; A loop that tests its condition at the top and loads from an address that it does not change tests at the bottom, behind
; a copy of the test that guards it. The guard goes where the condition is known. Values of the header take phis in the
; body and behind the loop, also where two exits meet; a loop in a loop, several latches, several entries, a break and a
; body that is an inner loop's header are no obstacle. Nor is an inner loop whose test leaves the outer loop, too: the
; outer loop's test is then the inner loop's guard. A loop that has nothing to gain stays.
; lilt: -O2 --disable-pass=loop-vectorize --disable-pass=loop-unroll-by-two --disable-pass=loop-unroll --stop-after=loop-rotate
; count: has: br i1 in entry
; count: has: icmp slt i32 0, %n in entry
; known: count: 1 icmp
; known: lacks: br i1 in entry
; sum_to: count: 3 load
; breaks: count: 2 phi
; continues: count: 2 icmp ult
; inner_do_while: count: 3 br i1
; exit_of_both: count: 4 br i1
; exit_of_both: has: phi i32 [ %n, %entry ], [ %up, %outer ], [ %i, %inner ]
; two_exits: has: br i1 in entry
; nothing_to_gain: count: 1 br i1
@g = global i64 3
define i32 @nothing_to_gain(i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %more, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %more = xor i32 %s, %i
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret i32 %s
}
define i32 @count(i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %weighted, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %more = add i32 %s, %i
  %gain = load i32, ptr @g
  %weighted = sub i32 %more, %gain
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret i32 %s
}
define i32 @known(i32 %k) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %weighted, %body ]
  %c = icmp slt i32 %i, 10
  br i1 %c, label %body, label %out
body:
  %product = mul i32 %i, %k
  %more = xor i32 %s, %product
  %gain = load i32, ptr @g
  %weighted = sub i32 %more, %gain
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret i32 %s
}
define i32 @sum_to(ptr %list) {
entry:
  br label %test
test:
  %at = phi ptr [ %list, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %more, %body ]
  %value = load i32, ptr %at
  %c = icmp eq i32 %value, 0
  br i1 %c, label %out, label %body
body:
  %gain = load i32, ptr @g
  %product = mul i32 %value, %gain
  %more = add i32 %s, %product
  %next = getelementptr i32, ptr %at, i64 1
  br label %test
out:
  %r = add i32 %s, %value
  ret i32 %r
}
define void @nest(ptr %m, i64 %n) {
entry:
  br label %rows
rows:
  %i = phi i64 [ 0, %entry ], [ %i2, %row_end ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %columns, label %out
columns:
  %j = phi i64 [ 0, %rows ], [ %j2, %cell ]
  %d = icmp ult i64 %j, %i
  br i1 %d, label %cell, label %row_end
cell:
  %at = getelementptr [100 x i64], ptr %m, i64 %i, i64 %j
  %gain = load i64, ptr @g
  store i64 %gain, ptr %at
  %j2 = add i64 %j, 1
  br label %columns
row_end:
  %step = load i64, ptr @g
  %i2 = add i64 %i, %step
  br label %rows
out:
  ret void
}
define i64 @breaks(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %look, label %out
look:
  %at = getelementptr i8, ptr %p, i64 %i
  %b = load i8, ptr %at
  %e = icmp eq i8 %b, 10
  br i1 %e, label %out, label %body
body:
  %next = add i64 %i, 1
  %gain = load i64, ptr @g
  %use = add i64 %gain, %i
  call void @effect(i64 %use)
  br label %test
out:
  ret i64 %i
}
define void @continues(i64 %n, i1 %start) {
entry:
  br i1 %start, label %here, label %there
here:
  call void @effect(i64 1)
  br label %test
there:
  call void @effect(i64 2)
  br label %test
test:
  %i = phi i64 [ 0, %here ], [ 5, %there ], [ %j, %even ], [ %k, %odd ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %bit = trunc i64 %i to i1
  br i1 %bit, label %odd, label %even
odd:
  %gain = load i64, ptr @g
  %use = add i64 %gain, %i
  call void @effect(i64 %use)
  %k = add i64 %i, 3
  br label %test
even:
  %j = add i64 %i, 1
  call void @effect(i64 %j)
  br label %test
out:
  ret void
}
define void @inner_do_while(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ %n, %entry ], [ %next, %latch ]
  %c = icmp ne i64 %i, 0
  br i1 %c, label %inner, label %out
inner:
  %j = phi i64 [ %i, %test ], [ %j2, %inner ]
  %gain = load i64, ptr @g
  %use = add i64 %gain, %j
  call void @effect(i64 %use)
  %j2 = lshr i64 %j, 1
  %d = icmp ne i64 %j2, 0
  br i1 %d, label %inner, label %latch
latch:
  %next = sub i64 %i, 1
  br label %test
out:
  ret void
}
declare void @effect(i64)
define i32 @exit_of_both(i32 %n, ptr %row) {
entry:
  br label %outer
outer:
  %i = phi i32 [ %n, %entry ], [ %up, %continue ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %next, %step ]
  %inside = icmp slt i32 %j, %i
  br i1 %inside, label %body, label %out
body:
  %wanted = load i32, ptr %row
  %found = icmp eq i32 %j, %wanted
  br i1 %found, label %continue, label %step
step:
  %next = add i32 %j, 1
  br label %inner
continue:
  %up = add i32 %i, 1
  br label %outer
out:
  ret i32 %i
}
declare i64 @source()
define i64 @two_exits(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %end
body:
  %gain = load i64, ptr @g
  call void @effect(i64 %gain)
  %v = call i64 @source()
  %next = add i64 %i, 1
  %d = icmp eq i64 %v, 1
  br i1 %d, label %other, label %latch
latch:
  call void @effect(i64 %i)
  br label %test
other:
  call void @effect(i64 7)
  br label %join
end:
  br label %join
join:
  ret i64 %i
}
