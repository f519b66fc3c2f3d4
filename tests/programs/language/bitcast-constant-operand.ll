; Constant expressions as operands of instructions.
; exit: 38
@buffer = global [2 x i64] [i64 0, i64 0]
define i64 @read(i8* %p) {
  %q = bitcast i8* %p to i64*
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @main() {
  store i64 38, i64* bitcast ([2 x i64]* @buffer to i64*)
  %v = call i64 @read(i8* bitcast ([2 x i64]* @buffer to i8*))
  store i64 %v, i64* getelementptr ([2 x i64], [2 x i64]* @buffer, i64 0, i64 1)
  %w = load i64, i64* getelementptr ([2 x i64], [2 x i64]* @buffer, i64 0, i64 1)
  ret i64 %w
}
