; Swapping what pointers to pointers to pointers lead to.
; exit: 152
%thing = type { i64 }
@one = global %thing { i64 1 }
@two = global %thing { i64 20 }
@to_one = global %thing* @one
@to_two = global %thing* @two
@to_to_one = global %thing** @to_one
@to_to_two = global %thing** @to_two
define void @swap_middle(%thing*** %a, %thing*** %b) {
  %x = load %thing**, %thing*** %a
  %y = load %thing**, %thing*** %b
  %p = load %thing*, %thing** %x
  %q = load %thing*, %thing** %y
  store %thing* %q, %thing** %x
  store %thing* %p, %thing** %y
  ret void
}
define void @swap_outer(%thing*** %a, %thing*** %b) {
  %x = load %thing**, %thing*** %a
  %y = load %thing**, %thing*** %b
  store %thing** %y, %thing*** %a
  store %thing** %x, %thing*** %b
  ret void
}
define i64 @weigh() {
  %a = load %thing**, %thing*** @to_to_one
  %b = load %thing*, %thing** %a
  %c = getelementptr %thing, %thing* %b, i32 0, i32 0
  %first = load i64, i64* %c
  %d = load %thing*, %thing** @to_two
  %e = getelementptr %thing, %thing* %d, i32 0, i32 0
  %second = load i64, i64* %e
  %five = mul i64 %second, 5
  %sum = add i64 %first, %five
  ret i64 %sum
}
define i64 @main() {
  %w0 = call i64 @weigh()
  call void @swap_middle(%thing*** @to_to_one, %thing*** @to_to_two)
  %w1 = call i64 @weigh()
  call void @swap_outer(%thing*** @to_to_one, %thing*** @to_to_two)
  %w2 = call i64 @weigh()
  call void @swap_middle(%thing*** @to_to_one, %thing*** @to_to_one)
  %w3 = call i64 @weigh()
  %s0 = sub i64 %w0, %w1
  %s1 = mul i64 %s0, 2
  %s2 = add i64 %s1, %w2
  %s3 = sub i64 %s2, %w3
  ret i64 %s3
}
