; %same, %again and %next hand one number on in three loops inside each other, which is %x until it is 0.
declare void @g(i64)
declare void @h(i32)

define void @f(i16 %x, i32 %n, i1 %c, ptr %p, ptr %q) {
entry:
  br label %outer

outer:
  %same = phi i16 [ %x, %entry ], [ %again, %head ]
  %start = phi i64 [ 0, %entry ], [ 1, %head ]
  br label %middle

middle:
  %number = phi i64 [ %start, %outer ], [ 0, %inner ]
  br i1 %c, label %into, label %head

into:
  br label %inner

inner:
  br i1 %c, label %call, label %middle

call:
  %wide = sext i16 %same to i64
  call void @g(i64 %wide)
  br label %wait

wait:
  %a = load i64, ptr %p
  %waits = icmp sle i64 %a, 0
  br i1 %waits, label %store, label %inner

store:
  store i64 0, ptr %p
  br label %wait

head:
  %again = phi i16 [ %next, %latch ], [ %same, %middle ]
  %b = load i32, ptr %q
  %goes_on = icmp sge i32 %b, 0
  br i1 %goes_on, label %body, label %outer

body:
  br i1 %c, label %latch, label %last

last:
  store i64 0, ptr %p
  %d = load i64, ptr %p
  %ends = icmp sle i64 %d, 0
  br i1 %ends, label %end, label %tell

end:
  ret void

tell:
  %narrow = trunc i64 %number to i32
  call void @h(i32 %narrow)
  br label %latch

latch:
  %next = phi i16 [ %again, %body ], [ 0, %tell ]
  store i32 %n, ptr %q
  br label %head
}
