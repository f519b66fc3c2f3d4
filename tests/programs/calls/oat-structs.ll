; What a compiler of Oat makes: structs from raw words, globals that point at hidden globals,
; checks before each use, arrays of structs, i1 results in memory.
; exit: 4
; output-without-newline: two alikefalse
target triple = "x86_64-unknown-linux"
%Colour = type { i64, i1 }
%Shape = type { %Colour*, i64, { i64, [0 x i64] }* }
@red = global %Colour* @_global_1
@_global_1 = global %Colour { i64 7, i1 1 }
@blue = global %Colour* @_global_2
@_global_2 = global %Colour { i64 9, i1 0 }
@_words = global [6 x i8] c"alike\00"
@_words_not = global [5 x i8] c"two \00"
define i1 @alike(%Shape* %_p, %Shape* %_q) {
  %_p_slot = alloca %Shape*
  %_q_slot = alloca %Shape*
  %_result = alloca i1
  store %Shape* %_p, %Shape** %_p_slot
  store %Shape* %_q, %Shape** %_q_slot
  %_p1 = load %Shape*, %Shape** %_p_slot
  %_pi = getelementptr %Shape, %Shape* %_p1, i32 0, i32 0
  %_a = load %Colour*, %Colour** %_pi
  %_q1 = load %Shape*, %Shape** %_q_slot
  %_qi = getelementptr %Shape, %Shape* %_q1, i32 0, i32 0
  %_b = load %Colour*, %Colour** %_qi
  %_eq = icmp eq %Colour* %_a, %_b
  %_flag_address = getelementptr %Colour, %Colour* %_a, i32 0, i32 1
  %_flag = load i1, i1* %_flag_address
  %_and = and i1 %_eq, %_flag
  store i1 %_and, i1* %_result
  %_r = load i1, i1* %_result
  ret i1 %_r
}
define void @tell(i1 %_equal) {
  br i1 %_equal, label %_then, label %_else
_else:
  %_s = getelementptr [5 x i8], [5 x i8]* @_words_not, i32 0, i32 0
  call void @print_string(i8* %_s)
  br label %_merge
_merge:
  ret void
_then:
  %_t = getelementptr [6 x i8], [6 x i8]* @_words, i32 0, i32 0
  call void @print_string(i8* %_t)
  br label %_merge
}
define i64 @program(i64 %_argc, { i64, [0 x i8*] }* %_argv) {
  %_i = alloca i64
  %_points = alloca { i64, [0 x %Shape*] }*
  %_raw = call i64* @oat_alloc_array(i64 3)
  %_array = bitcast i64* %_raw to { i64, [0 x %Shape*] }*
  store { i64, [0 x %Shape*] }* %_array, { i64, [0 x %Shape*] }** %_points
  store i64 0, i64* %_i
  br label %_cond
_cond:
  %_iv = load i64, i64* %_i
  %_length_address = getelementptr { i64, [0 x %Shape*] }, { i64, [0 x %Shape*] }* %_array, i32 0, i32 0
  %_length = load i64, i64* %_length_address
  %_less = icmp slt i64 %_iv, %_length
  br i1 %_less, label %_body, label %_post
_body:
  %_points1 = load { i64, [0 x %Shape*] }*, { i64, [0 x %Shape*] }** %_points
  %_as_words = bitcast { i64, [0 x %Shape*] }* %_points1 to i64*
  call void @oat_assert_array_length(i64* %_as_words, i64 %_iv)
  %_element = getelementptr { i64, [0 x %Shape*] }, { i64, [0 x %Shape*] }* %_points1, i32 0, i32 1, i64 %_iv
  %_raw_struct = call i64* @oat_malloc(i64 24)
  %_struct = bitcast i64* %_raw_struct to %Shape*
  %_field0 = getelementptr %Shape, %Shape* %_struct, i32 0, i32 0
  %_field1 = getelementptr %Shape, %Shape* %_struct, i32 0, i32 1
  %_field2 = getelementptr %Shape, %Shape* %_struct, i32 0, i32 2
  %_inner_raw = call i64* @oat_alloc_array(i64 2)
  %_inner = bitcast i64* %_inner_raw to { i64, [0 x i64] }*
  %_second = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %_inner, i32 0, i32 1, i32 1
  %_square = mul i64 %_iv, %_iv
  store i64 %_square, i64* %_second
  store { i64, [0 x i64] }* %_inner, { i64, [0 x i64] }** %_field2
  store i64 %_iv, i64* %_field1
  %_is_one = icmp eq i64 %_iv, 1
  br i1 %_is_one, label %_then, label %_else
_else:
  %_first_info = load %Colour*, %Colour** @red
  store %Colour* %_first_info, %Colour** %_field0
  br label %_merge
_merge:
  store %Shape* %_struct, %Shape** %_element
  %_iw = load i64, i64* %_i
  %_i1 = add i64 %_iw, 1
  store i64 %_i1, i64* %_i
  br label %_cond
_then:
  %_other_info = load %Colour*, %Colour** @blue
  store %Colour* %_other_info, %Colour** %_field0
  br label %_merge
_post:
  %_e0 = getelementptr { i64, [0 x %Shape*] }, { i64, [0 x %Shape*] }* %_array, i32 0, i32 1, i32 0
  %_e1 = getelementptr { i64, [0 x %Shape*] }, { i64, [0 x %Shape*] }* %_array, i32 0, i32 1, i32 1
  %_e2 = getelementptr { i64, [0 x %Shape*] }, { i64, [0 x %Shape*] }* %_array, i32 0, i32 1, i32 2
  %_p0 = load %Shape*, %Shape** %_e0
  %_p1 = load %Shape*, %Shape** %_e1
  %_p2 = load %Shape*, %Shape** %_e2
  %_r1 = call i1 @alike(%Shape* %_p0, %Shape* %_p1)
  call void @tell(i1 %_r1)
  %_r2 = call i1 @alike(%Shape* %_p0, %Shape* %_p2)
  call void @tell(i1 %_r2)
  %_r3 = call i1 @alike(%Shape* %_p1, %Shape* %_p1)
  call void @print_bool(i1 %_r3)
  %_null_check = bitcast %Shape* %_p2 to i8*
  call void @oat_assert_not_null(i8* %_null_check)
  %_f2 = getelementptr %Shape, %Shape* %_p2, i32 0, i32 2
  %_inner2 = load { i64, [0 x i64] }*, { i64, [0 x i64] }** %_f2
  %_answer_address = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %_inner2, i32 0, i32 1, i32 1
  %_answer = load i64, i64* %_answer_address
  ret i64 %_answer
}
declare i64* @oat_malloc(i64)
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_not_null(i8*)
declare void @oat_assert_array_length(i64*, i64)
declare void @print_string(i8*)
declare void @print_bool(i1)
