; One of two equal expressions stays, if it dominates the other: operands of commutative operations and comparisons in
; any order, flags that both have, pure intrinsics. Blocks that do not dominate each other keep their own.
; lilt: --stop-after=dce
; flags: count: 1 add
; flags: has: = add nsw i32
; swapped: count: 1 mul
; swapped: count: 1 icmp
; below: count: 1 sdiv
; beside: count: 2 sdiv
; behind_both: count: 3 sdiv
; addresses: count: 1 getelementptr
; addresses: lacks: inbounds
; intrinsics: count: 1 call
; differing: count: 2 shl
; differing: count: 2 zext
define i32 @flags(i32 %a, i32 %b) {
  %1 = add nuw nsw i32 %a, %b
  %2 = add nsw i32 %a, %b
  %3 = xor i32 %1, 7
  %4 = mul i32 %3, %2
  ret i32 %4
}
define i1 @swapped(i32 %a, i32 %b) {
  %1 = mul i32 %a, %b
  %2 = mul i32 %b, %a
  %3 = icmp slt i32 %a, %b
  %4 = icmp sgt i32 %b, %a
  %5 = call i1 @use(i32 %1, i32 %2, i1 %3, i1 %4)
  ret i1 %5
}
define i32 @below(i32 %a, i32 %b, i1 %c) {
entry:
  %1 = sdiv i32 %a, %b
  call void @effect(i32 %1)
  br i1 %c, label %then, label %else
then:
  %2 = sdiv i32 %a, %b
  call void @effect(i32 %2)
  br label %end
else:
  br label %end
end:
  %3 = sdiv i32 %a, %b
  ret i32 %3
}
define i32 @beside(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  %1 = sdiv i32 %a, %b
  call void @effect(i32 %1)
  ret i32 %1
else:
  %2 = sdiv i32 %a, %b
  ret i32 %2
}
define i32 @behind_both(i32 %a, i32 %b, i1 %c) {
entry:
  br i1 %c, label %then, label %else
then:
  %1 = sdiv i32 %a, %b
  call void @effect(i32 %1)
  br label %end
else:
  %2 = sdiv i32 %a, %b
  call void @effect(i32 %2)
  call void @effect(i32 1)
  br label %end
end:
  %3 = sdiv i32 %a, %b
  ret i32 %3
}
define i64 @addresses(ptr %p, i64 %i) {
  %1 = getelementptr inbounds i64, ptr %p, i64 %i
  %2 = getelementptr i64, ptr %p, i64 %i
  %3 = call i64 @use_pointers(ptr %1, ptr %2)
  ret i64 %3
}
define double @intrinsics(double %x) {
  %1 = call double @llvm.sqrt.f64(double %x)
  %2 = call double @llvm.sqrt.f64(double %x)
  %3 = fadd double %1, %2
  ret double %3
}
define i64 @differing(i8 %a, i64 %b) {
  %1 = zext i8 %a to i32
  %2 = zext i8 %a to i64
  %3 = shl i64 %2, %b
  %4 = shl i64 %b, %2
  %5 = call i64 @use_differing(i32 %1, i64 %3, i64 %4)
  ret i64 %5
}
declare i1 @use(i32, i32, i1, i1)
declare i64 @use_pointers(ptr, ptr)
declare i64 @use_differing(i32, i64, i64)
declare void @effect(i32)
declare double @llvm.sqrt.f64(double)
