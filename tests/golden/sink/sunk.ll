; What only one way behind a branch needs moves there: a chain of instructions, what is needed after a loop only. A load
; stays in front of a store, and what both ways need stays, as does what takes a cycle only.
; lilt: -O2 --run-pass=sink
; chain: has: load i32 in yes
; chain: has: mul i32 in yes
; chain: has: add i32 in yes
; store_behind: lacks: load in yes
; both: lacks: mul i32 in yes
; cheap: lacks: add i32 in yes
; leaves_loop: has: udiv i32 in exit
define i32 @chain(i1 %c, ptr %p, i32 %x) {
  %q = getelementptr i32, ptr %p, i64 3
  %a = load i32, ptr %q
  %b = mul i32 %a, %x
  br i1 %c, label %yes, label %no
yes:
  %d = add i32 %b, %a
  ret i32 %d
no:
  ret i32 0
}
define i32 @store_behind(i1 %c, ptr %p, ptr %q) {
  %a = load i32, ptr %p
  store i32 1, ptr %q
  br i1 %c, label %yes, label %no
yes:
  ret i32 %a
no:
  ret i32 0
}
define i32 @both(i1 %c, i32 %x) {
  %b = mul i32 %x, %x
  br i1 %c, label %yes, label %no
yes:
  ret i32 %b
no:
  %d = sub i32 %b, 1
  ret i32 %d
}
define i32 @cheap(i1 %c, i32 %x) {
  %b = add i32 %x, 5
  br i1 %c, label %yes, label %no
yes:
  ret i32 %b
no:
  ret i32 0
}
define i32 @leaves_loop(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 1, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %part = udiv i32 %n, %i
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i32 %part
}
