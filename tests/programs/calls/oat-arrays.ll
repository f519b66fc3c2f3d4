; oat_alloc_array, array_of_string, string_of_array, length_of_string, print_bool.
; exit: 9
; output-without-newline: Hello|false|true|5
@hello = global [6 x i8] c"Iello\00"
@bar = global [2 x i8] c"|\00"
declare i64* @oat_alloc_array(i64)
declare { i64, [0 x i64] }* @array_of_string(i8*)
declare i8* @string_of_array({ i64, [0 x i64] }*)
declare i64 @length_of_string(i8*)
declare void @print_string(i8*)
declare void @print_int(i64)
declare void @print_bool(i1)
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %h = getelementptr [6 x i8]* @hello, i32 0, i32 0
  %b = getelementptr [2 x i8]* @bar, i32 0, i32 0
  %a = call { i64, [0 x i64] }* @array_of_string(i8* %h)
  %p0 = getelementptr { i64, [0 x i64] }* %a, i32 0, i32 1, i32 0
  %c = load i64* %p0
  %d = sub i64 %c, 1
  store i64 %d, i64* %p0
  %s = call i8* @string_of_array({ i64, [0 x i64] }* %a)
  call void @print_string(i8* %s)
  call void @print_string(i8* %b)
  %f = icmp slt i64 %c, %d
  call void @print_bool(i1 %f)
  call void @print_string(i8* %b)
  call void @print_bool(i1 true)
  call void @print_string(i8* %b)
  %n = call i64 @length_of_string(i8* %s)
  call void @print_int(i64 %n)
  %raw = call i64* @oat_alloc_array(i64 9)
  %arr = bitcast i64* %raw to { i64, [0 x i64] }*
  %lp = getelementptr { i64, [0 x i64] }* %arr, i32 0, i32 0
  %l = load i64* %lp
  ret i64 %l
}
