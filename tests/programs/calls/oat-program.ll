; An Oat program has @program; the runtime's main hands it the arguments as an Oat array.
; args: five six
; exit: 12
; output-without-newline: 3 six
@sp = global [2 x i8] c" \00"
declare void @print_int(i64)
declare void @print_string(i8*)
declare void @oat_assert_array_length(i64*, i64)
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %lp = getelementptr { i64, [0 x i8*] }* %argv, i32 0, i32 0
  %len = load i64* %lp
  call void @print_int(i64 %len)
  %s = getelementptr [2 x i8]* @sp, i32 0, i32 0
  call void @print_string(i8* %s)
  call void @oat_assert_array_length(i64* %lp, i64 2)
  %ap = getelementptr { i64, [0 x i8*] }* %argv, i32 0, i32 1, i32 2
  %a = load i8** %ap
  call void @print_string(i8* %a)
  %r = mul i64 %argc, 4
  ret i64 %r
}
