; Adds up the squares of the numbers in an array: 1 + 4 + 9 + 16 + 25. The tour (docs/tour) follows @sum.
; exit: 0
; output: 55
declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)

@numbers = global [5 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5]

define i64 @square(i64 %x) noinline {
  %result = mul i64 %x, %x
  ret i64 %result
}

define i64 @sum(i64* %array, i64 %count) noinline {
  %total = alloca i64
  %index = alloca i64
  store i64 0, i64* %total
  store i64 0, i64* %index
  br label %loop
loop:
  %i = load i64, i64* %index
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %done
body:
  %place = getelementptr i64, i64* %array, i64 %i
  %number = load i64, i64* %place
  %squared = call i64 @square(i64 %number)
  %before = load i64, i64* %total
  %after = add i64 %before, %squared
  store i64 %after, i64* %total
  %next = add i64 %i, 1
  store i64 %next, i64* %index
  br label %loop
done:
  %result = load i64, i64* %total
  ret i64 %result
}

define i64 @main() {
  %first = getelementptr [5 x i64], [5 x i64]* @numbers, i64 0, i64 0
  %sum = call i64 @sum(i64* %first, i64 5)
  %digits = call i8* @ll_ltoa(i64 %sum)
  call void @ll_puts(i8* %digits)
  ret i64 0
}
