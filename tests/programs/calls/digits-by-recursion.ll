; Numbers in every base from the number of arguments on, digit by digit after the recursion returns.
; args: x y
; exit: 2
; output: 21102
; output: 11001000
declare i32 @putchar(i32)
declare void @ll_puts(i8*)
@nothing = global [1 x i8] c"\00"
@digits = global [3 x [2 x i8]] [ [2 x i8] c"0\00", [2 x i8] c"1\00", [2 x i8] c"2\00" ]
declare void @print_string(i8*)
define void @write_number(i64 %number, i64 %base) {
  %rest = alloca i64
  %quotient = alloca i64
  store i64 %number, i64* %rest
  store i64 0, i64* %quotient
  br label %divide
divide:
  %now = load i64, i64* %rest
  %small = icmp slt i64 %now, %base
  br i1 %small, label %divided, label %take
take:
  %less = sub i64 %now, %base
  store i64 %less, i64* %rest
  %q = load i64, i64* %quotient
  %q1 = add i64 %q, 1
  store i64 %q1, i64* %quotient
  br label %divide
divided:
  %upper = load i64, i64* %quotient
  %single = icmp eq i64 %upper, 0
  br i1 %single, label %digit, label %upper_first
upper_first:
  call void @write_number(i64 %upper, i64 %base)
  br label %digit
digit:
  %d = load i64, i64* %rest
  %text = getelementptr [3 x [2 x i8]], [3 x [2 x i8]]* @digits, i32 0, i64 %d, i32 0
  call void @print_string(i8* %text)
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %line_end = getelementptr [1 x i8], [1 x i8]* @nothing, i32 0, i32 0
  call void @write_number(i64 200, i64 %argc)
  call void @ll_puts(i8* %line_end)
  %less = sub i64 %argc, 1
  call void @write_number(i64 200, i64 %less)
  call void @ll_puts(i8* %line_end)
  ret i64 %less
}
