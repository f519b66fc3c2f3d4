; Arrays of Oat in front of a heap whose every index is checked; one-armed ifs leave empty blocks.
; exit: 1
; output-without-newline: -11,-8,-6,-3,-1,2,4,7,9,12,14,19,
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)
declare void @print_int(i64)
declare void @print_string(i8*)
@comma = global [2 x i8] c",\00"
define i64* @at({ i64, [0 x i64] }* %array, i64 %index) {
  %raw = bitcast { i64, [0 x i64] }* %array to i64*
  call void @oat_assert_array_length(i64* %raw, i64 %index)
  %element = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %array, i32 0, i32 1, i64 %index
  ret i64* %element
}
define void @exchange({ i64, [0 x i64] }* %array, i64 %i, i64 %j) {
  %p = call i64* @at({ i64, [0 x i64] }* %array, i64 %i)
  %q = call i64* @at({ i64, [0 x i64] }* %array, i64 %j)
  %x = load i64, i64* %p
  %y = load i64, i64* %q
  store i64 %x, i64* %q
  store i64 %y, i64* %p
  ret void
}
define void @sift({ i64, [0 x i64] }* %array, i64 %root, i64 %size) {
  %best = alloca i64
  store i64 %root, i64* %best
  %twice = shl i64 %root, 1
  %left = add i64 %twice, 1
  %right = add i64 %twice, 2
  %has_left = icmp slt i64 %left, %size
  br i1 %has_left, label %then_left, label %else_left
then_left:
  %lp = call i64* @at({ i64, [0 x i64] }* %array, i64 %left)
  %lv = load i64, i64* %lp
  %rp = call i64* @at({ i64, [0 x i64] }* %array, i64 %root)
  %rv = load i64, i64* %rp
  %l_larger = icmp sgt i64 %lv, %rv
  br i1 %l_larger, label %then_l, label %else_l
then_l:
  store i64 %left, i64* %best
  br label %join_l
else_l:
  br label %join_l
join_l:
  br label %join_left
else_left:
  br label %join_left
join_left:
  %has_right = icmp slt i64 %right, %size
  br i1 %has_right, label %then_right, label %else_right
then_right:
  %xp = call i64* @at({ i64, [0 x i64] }* %array, i64 %right)
  %xv = load i64, i64* %xp
  %b = load i64, i64* %best
  %bp = call i64* @at({ i64, [0 x i64] }* %array, i64 %b)
  %bv = load i64, i64* %bp
  %r_larger = icmp sgt i64 %xv, %bv
  br i1 %r_larger, label %then_r, label %else_r
then_r:
  store i64 %right, i64* %best
  br label %join_r
else_r:
  br label %join_r
join_r:
  br label %join_right
else_right:
  br label %join_right
join_right:
  %winner = load i64, i64* %best
  %moved = icmp ne i64 %winner, %root
  br i1 %moved, label %then_moved, label %else_moved
then_moved:
  call void @exchange({ i64, [0 x i64] }* %array, i64 %root, i64 %winner)
  call void @sift({ i64, [0 x i64] }* %array, i64 %winner, i64 %size)
  br label %join_moved
else_moved:
  br label %join_moved
join_moved:
  ret void
}
define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %raw = call i64* @oat_alloc_array(i64 12)
  %array = bitcast i64* %raw to { i64, [0 x i64] }*
  %length_slot = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %array, i32 0, i32 0
  %length = load i64, i64* %length_slot
  %i = alloca i64
  store i64 0, i64* %i
  br label %fill
fill:
  %n = load i64, i64* %i
  %a = mul i64 %n, 37
  %c = and i64 %a, 31
  %d = sub i64 %c, 11
  %p = call i64* @at({ i64, [0 x i64] }* %array, i64 %n)
  store i64 %d, i64* %p
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %more = icmp slt i64 %n1, %length
  br i1 %more, label %fill, label %heap
heap:
  %k = load i64, i64* %i
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %i
  call void @sift({ i64, [0 x i64] }* %array, i64 %k1, i64 %length)
  %k_more = icmp sgt i64 %k1, 0
  br i1 %k_more, label %heap, label %start_sort
start_sort:
  store i64 %length, i64* %i
  br label %sort
sort:
  %m = load i64, i64* %i
  %m1 = sub i64 %m, 1
  store i64 %m1, i64* %i
  call void @exchange({ i64, [0 x i64] }* %array, i64 0, i64 %m1)
  call void @sift({ i64, [0 x i64] }* %array, i64 0, i64 %m1)
  %m_more = icmp sgt i64 %m1, 1
  br i1 %m_more, label %sort, label %start_print
start_print:
  store i64 0, i64* %i
  br label %print
print:
  %t = load i64, i64* %i
  %tp = call i64* @at({ i64, [0 x i64] }* %array, i64 %t)
  %tv = load i64, i64* %tp
  call void @print_int(i64 %tv)
  %text = getelementptr [2 x i8], [2 x i8]* @comma, i32 0, i32 0
  call void @print_string(i8* %text)
  %t1 = add i64 %t, 1
  store i64 %t1, i64* %i
  %t_more = icmp slt i64 %t1, %length
  br i1 %t_more, label %print, label %end
end:
  ret i64 %argc
}
