; A branch reads the flags of the operation that makes the value which it tests, if what lies between keeps them: the
; test or the comparison goes.
; lilt: --stop-after=late-peephole
; released, difference: lacks: TEST
; difference, carry_of_sum, carry_of_other_summand: lacks: CMP
; other_difference, no_carry_of_sum: has: CMP32rr
; changed_between: has: TEST32rr
; stored_sum: lacks: TEST
; stored_sum: has: Jo
declare void @free(ptr)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define i1 @released(ptr %p) {
  %v = load i32, ptr %p
  %n = add i32 %v, -1
  store i32 %n, ptr %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr %p)
  ret i1 true
no:
  ret i1 false
}
define i32 @difference(i32 %a, i32 %b) {
  %d = sub i32 %a, %b
  %c = icmp slt i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr null)
  ret i32 0
no:
  ret i32 %d
}
define i32 @other_difference(i32 %a, i32 %b) {
  %d = sub i32 %b, %a
  %c = icmp slt i32 %a, %b
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr null)
  ret i32 0
no:
  ret i32 %d
}
define i32 @changed_between(ptr %p, i32 %a) {
  %v = load i32, ptr %p
  %n = add i32 %v, -1
  store i32 %n, ptr %p
  %m = mul i32 %a, %a
  store i32 %m, ptr %p
  %c = icmp eq i32 %n, 0
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr %p)
  ret i32 %m
no:
  ret i32 %n
}
define i1 @stored_sum(i32 %a, i32 %b, ptr %p) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %b)
  %v = extractvalue { i32, i1 } %r, 0
  store i32 %v, ptr %p
  %o = extractvalue { i32, i1 } %r, 1
  br i1 %o, label %yes, label %no
yes:
  call void @free(ptr null)
  ret i1 true
no:
  ret i1 false
}
define i32 @carry_of_sum(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %c = icmp ult i32 %s, %a
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr null)
  ret i32 0
no:
  ret i32 %s
}
define i32 @carry_of_other_summand(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %c = icmp uge i32 %s, %b
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr null)
  ret i32 %a
no:
  ret i32 %s
}
define i32 @no_carry_of_sum(i32 %a, i32 %b) {
  %s = add i32 %a, %b
  %c = icmp ugt i32 %s, %a
  br i1 %c, label %yes, label %no
yes:
  call void @free(ptr null)
  ret i32 0
no:
  ret i32 %s
}
