; Bubble sort: nested loops, memory reads that share an address, exchanged elements.
; lilt: -S
; count: 4 (%rdi,
; max-moves: 2
; max-spills: 0
define void @sort(i64* %a, i64 %n) {
entry:
  br label %outer
outer:
  %end = phi i64 [ %n, %entry ], [ %last, %next ]
  %last = sub i64 %end, 1
  %1 = icmp sgt i64 %last, 0
  br i1 %1, label %inner, label %done
inner:
  %i = phi i64 [ 0, %outer ], [ %j, %step ]
  %2 = icmp slt i64 %i, %last
  br i1 %2, label %compare, label %next
compare:
  %j = add i64 %i, 1
  %p = getelementptr i64, i64* %a, i64 %i
  %q = getelementptr i64, i64* %a, i64 %j
  %x = load i64, i64* %p
  %y = load i64, i64* %q
  %3 = icmp sgt i64 %x, %y
  br i1 %3, label %swap, label %step
swap:
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  br label %step
step:
  br label %inner
next:
  br label %outer
done:
  ret void
}
