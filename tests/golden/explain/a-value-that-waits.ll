; A value that waits is where it really is: %length stays in the register in which it arrives up to 1, though its web is
; stored later.
; lilt: explain --text --ra-regs=4
declare void @emit(i64, i64)

define i64 @runs(ptr %text, i64 %length, i64 %least) {
entry:
  %some = icmp sgt i64 %length, 0
  br i1 %some, label %first, label %done
first:
  %c0 = load i8, ptr %text
  br label %loop
loop:
  %i = phi i64 [ 1, %first ], [ %i.next, %next ]
  %c = phi i8 [ %c0, %first ], [ %d, %next ]
  %count = phi i64 [ 1, %first ], [ %count.next, %next ]
  %found = phi i64 [ 0, %first ], [ %found.next, %next ]
  %more = icmp slt i64 %i, %length
  br i1 %more, label %read, label %last
read:
  %p = getelementptr i8, ptr %text, i64 %i
  %d = load i8, ptr %p
  %same = icmp eq i8 %c, %d
  %count1 = add i64 %count, 1
  br i1 %same, label %next, label %ends
ends:
  %long = icmp sge i64 %count, %least
  br i1 %long, label %tell, label %next
tell:
  %wide = zext i8 %c to i64
  call void @emit(i64 %wide, i64 %count)
  %found1 = add i64 %found, 1
  br label %next
next:
  %count.next = phi i64 [ %count1, %read ], [ 1, %ends ], [ 1, %tell ]
  %found.next = phi i64 [ %found, %read ], [ %found, %ends ], [ %found1, %tell ]
  %i.next = add i64 %i, 1
  br label %loop
last:
  %weighted = mul i64 %found, %count
  br label %done
done:
  %result = phi i64 [ 0, %entry ], [ %weighted, %last ]
  ret i64 %result
}
