; A quotient of fixed point by zero is undefined, so no pass may compute it in front of the test for zero.
; exit: 7
source_filename = "t"
target triple = "x86_64-pc-linux-gnu"

@divisor = global i32 0
@sum = global i32 7

declare i32 @llvm.sdiv.fix.i32(i32, i32, i32)

define i32 @quotients(i32 %divisor, i32 %count) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %end ]
  %is.zero = icmp eq i32 %divisor, 0
  br i1 %is.zero, label %end, label %divide
divide:
  %quotient = call i32 @llvm.sdiv.fix.i32(i32 640, i32 %divisor, i32 4)
  %old = load volatile i32, ptr @sum
  %new = add i32 %old, %quotient
  store volatile i32 %new, ptr @sum
  br label %end
end:
  %next = add i32 %i, 1
  %again = icmp ult i32 %next, %count
  br i1 %again, label %loop, label %done
done:
  ret i32 0
}

define i32 @chosen(i32 %divisor) {
entry:
  %is.zero = icmp eq i32 %divisor, 0
  br i1 %is.zero, label %end, label %divide
divide:
  %quotient = call i32 @llvm.sdiv.fix.i32(i32 640, i32 %divisor, i32 4)
  br label %end
end:
  %result = phi i32 [ 0, %entry ], [ %quotient, %divide ]
  ret i32 %result
}

define i32 @main() {
  %divisor = load volatile i32, ptr @divisor
  %none = call i32 @quotients(i32 %divisor, i32 10)
  %zero = call i32 @chosen(i32 %divisor)
  %sum = load i32, ptr @sum
  %all = add i32 %sum, %zero
  %status = add i32 %all, %none
  ret i32 %status
}
