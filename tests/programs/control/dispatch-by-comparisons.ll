; A small machine whose program is an array: a tree of comparisons instead of a switch, one block each.
; exit: 126
@code = global [15 x i64] [ i64 1, i64 10, i64 1, i64 1, i64 5, i64 6, i64 2, i64 7, i64 3, i64 8, i64 1, i64 -1, i64 9, i64 4, i64 0 ]
@left = global i64 0
@right = global i64 0
define i64 @main() {
  %counter = alloca i64
  %steps = alloca i64
  store i64 0, i64* %counter
  store i64 0, i64* %steps
  store i64 1, i64* @right
  br label %fetch
halt:
  %answer = load i64, i64* @right
  %done_steps = load i64, i64* %steps
  %mixed = add i64 %answer, %done_steps
  ret i64 %mixed
lower_half:
  %is_one = icmp eq i64 %operation, 1
  br i1 %is_one, label %load_constant, label %maybe_two
maybe_two:
  %is_two = icmp eq i64 %operation, 2
  br i1 %is_two, label %double, label %maybe_three
maybe_three:
  %is_three = icmp eq i64 %operation, 3
  br i1 %is_three, label %add, label %maybe_four
maybe_four:
  %is_four = icmp eq i64 %operation, 4
  br i1 %is_four, label %repeat, label %halt
upper_half:
  %below_seven = icmp sle i64 %operation, 6
  br i1 %below_seven, label %store_left, label %next
store_left:
  %stored = load i64, i64* @right
  store i64 %stored, i64* @left
  br label %next
load_constant:
  %constant_p = getelementptr [15 x i64], [15 x i64]* @code, i32 0, i64 %after
  %constant = load i64, i64* %constant_p
  %old = load i64, i64* @right
  %raised = add i64 %old, %constant
  store i64 %raised, i64* @right
  %skip = add i64 %after, 1
  store i64 %skip, i64* %counter
  br label %fetch
double:
  %single = load i64, i64* @right
  %doubled = shl i64 %single, 1
  store i64 %doubled, i64* @right
  br label %next
add:
  %l = load i64, i64* @left
  %r = load i64, i64* @right
  %sum = add i64 %l, %r
  store i64 %sum, i64* @right
  br label %next
repeat:
  %enough_value = load i64, i64* @right
  %enough = icmp sgt i64 %enough_value, 1000
  br i1 %enough, label %next, label %restart
restart:
  store i64 0, i64* %counter
  br label %fetch
next:
  store i64 %after, i64* %counter
  br label %fetch
fetch:
  %at = load i64, i64* %counter
  %after = add i64 %at, 1
  %operation_p = getelementptr [15 x i64], [15 x i64]* @code, i32 0, i64 %at
  %operation = load i64, i64* %operation_p
  %s = load i64, i64* %steps
  %s1 = add i64 %s, 1
  store i64 %s1, i64* %steps
  %stop = icmp eq i64 %operation, 0
  br i1 %stop, label %halt, label %decode
decode:
  %upper = icmp sge i64 %operation, 5
  br i1 %upper, label %upper_half, label %lower_half
}
