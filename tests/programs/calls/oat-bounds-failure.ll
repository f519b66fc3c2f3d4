; An index past the end stops the program with status 1.
; exit: 1
; output-without-newline: before
@s = global [7 x i8] c"before\00"
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %p = getelementptr [7 x i8]* @s, i32 0, i32 0
  call void @print_string(i8* %p)
  %a = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %a, i64 2)
  call void @oat_assert_array_length(i64* %a, i64 3)
  call void @print_string(i8* %p)
  ret i64 0
}
