; A whole function of everyday code: the length and sum of a list, in both syntaxes.
; lilt: -S
; lilt: -S --x86-asm-syntax=intel
; max-moves: 0
; max-spills: 0
; instructions: 10
%node = type { i64, %node* }
@last_length = global i64 0
define i64 @sum_list(%node* %list) {
  %cursor = alloca %node*
  %sum = alloca i64
  %length = alloca i64
  store %node* %list, %node** %cursor
  store i64 0, i64* %sum
  store i64 0, i64* %length
  br label %test
test:
  %1 = load %node*, %node** %cursor
  %2 = icmp eq %node* %1, null
  br i1 %2, label %done, label %body
body:
  %3 = getelementptr %node, %node* %1, i32 0, i32 0
  %4 = load i64, i64* %3
  %5 = load i64, i64* %sum
  %6 = add i64 %5, %4
  store i64 %6, i64* %sum
  %7 = load i64, i64* %length
  %8 = add i64 %7, 1
  store i64 %8, i64* %length
  %9 = getelementptr %node, %node* %1, i32 0, i32 1
  %10 = load %node*, %node** %9
  store %node* %10, %node** %cursor
  br label %test
done:
  %11 = load i64, i64* %length
  store i64 %11, i64* @last_length
  %12 = load i64, i64* %sum
  ret i64 %12
}
