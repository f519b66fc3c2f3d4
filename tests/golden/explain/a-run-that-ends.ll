; Runs that end before their time: the record has what there is, and says why. Integers of 128 bits and doubles.
; lilt: explain --text --run --filter-print-funcs=divide -O0
; lilt: explain --text --run=once --filter-print-funcs=divide --at=1:loop:2 --max-steps=40 -O1
define i32 @divide(i32 %a, i32 %b) {
entry:
  %place = alloca i32
  store i32 %a, ptr %place
  br label %loop
loop:
  %x = load i32, ptr %place
  %wide = sext i32 %x to i128
  %number = sitofp i32 %x to double
  %half = fmul double %number, 0.5
  %narrow = trunc i128 %wide to i32
  %y = sub i32 %narrow, 1
  store i32 %y, ptr %place
  %is_over = icmp eq i32 %b, 0
  br i1 %is_over, label %last, label %loop
last:
  %truth = fptosi double %half to i32
  %q = sdiv i32 %truth, %b
  ret i32 %q
}
define i32 @main(i32 %count, ptr %words) {
  %b = sub i32 %count, 1
  %q = call i32 @divide(i32 8, i32 %b)
  ret i32 %q
}
