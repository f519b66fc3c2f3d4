; string_cat, string_of_int, and an undeclared oat_malloc and oat_assert_not_null.
; exit: 0
; output-without-newline: n=-12
@n = global [3 x i8] c"n=\00"
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %p = getelementptr [3 x i8]* @n, i32 0, i32 0
  %m = call i64* @oat_malloc(i64 16)
  %b = bitcast i64* %m to i8*
  call void @oat_assert_not_null(i8* %b)
  store i64 -12, i64* %m
  %v = load i64* %m
  %s = call i8* @string_of_int(i64 %v)
  %t = call i8* @string_cat(i8* %p, i8* %s)
  call void @print_string(i8* %t)
  %q = getelementptr i64* %m, i32 1
  %z = load i64* %q
  ret i64 %z
}
