; The other way round: [i64, i64] is no prefix of [Array (2, i64)].
; strict: error 7: invalid-pointer
@s = global [2 x i64] [i64 10, i64 20]
define i64 @main() {
  %p = bitcast [2 x i64]* @s to { i64, i64 }*
  %q = getelementptr { i64, i64 }* %p, i32 0, i32 1
  %v = load i64* %q
  ret i64 %v
}
