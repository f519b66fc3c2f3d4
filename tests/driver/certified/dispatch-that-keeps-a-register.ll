; Nothing in the inner loop writes the register of %first, so it holds %first and not %here, which is the same number when
; the loop is entered.
define void @f(i1 %c, ptr %p, ptr %q) {
entry:
  br label %outer

outer:
  %first = load ptr, ptr %p
  br label %dispatch

dispatch:
  %i = phi i64 [ 0, %outer ], [ 1, %next ]
  %here = getelementptr [40 x i8], ptr %first, i64 %i
  %kind = load i32, ptr %here
  switch i32 %kind, label %next [
    i32 110, label %wrong
    i32 140, label %wrong
    i32 134, label %wrong
    i32 1, label %wrong
    i32 174, label %wrong
    i32 128, label %wrong
    i32 0, label %wrong
    i32 115, label %wrong
    i32 176, label %wrong
    i32 114, label %wrong
    i32 175, label %wrong
    i32 83, label %store
    i32 130, label %store
    i32 119, label %store
    i32 93, label %wait
    i32 112, label %wait
    i32 -10, label %wait
    i32 -9, label %wait
    i32 -7, label %wait
    i32 -8, label %wait
    i32 111, label %wait
  ]

wrong:
  unreachable

store:
  store i8 0, ptr %q
  br label %next

wait:
  br i1 %c, label %wait, label %next

next:
  br i1 %c, label %outer, label %dispatch
}
