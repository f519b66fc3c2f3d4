; Each predicate for less, equal and greater: 18 bits.
; exit: 83
; output: 117075
@acc = global i64 0
define void @push(i1 %b) {
  %v = load i64* @acc
  %w = shl i64 %v, 1
  store i64 %w, i64* @acc
  br i1 %b, label %one, label %done
one:
  %x = or i64 %w, 1
  store i64 %x, i64* @acc
  br label %done
done:
  ret void
}
define void @all(i64 %a, i64 %b) {
  %c1 = icmp eq i64 %a, %b
  call void @push(i1 %c1)
  %c2 = icmp ne i64 %a, %b
  call void @push(i1 %c2)
  %c3 = icmp slt i64 %a, %b
  call void @push(i1 %c3)
  %c4 = icmp sle i64 %a, %b
  call void @push(i1 %c4)
  %c5 = icmp sgt i64 %a, %b
  call void @push(i1 %c5)
  %c6 = icmp sge i64 %a, %b
  call void @push(i1 %c6)
  ret void
}
define i64 @main() {
  call void @all(i64 -5, i64 5)
  call void @all(i64 5, i64 5)
  call void @all(i64 5, i64 -5)
  %v = load i64* @acc
  %t = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %t)
  ret i64 %v
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
