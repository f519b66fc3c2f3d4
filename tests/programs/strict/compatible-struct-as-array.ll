; FLATTEN Array (n, t) = [Array (n, t)]: no prefix of FLATTEN { i64, i64 } = [i64, i64].
; strict: error 7: invalid-pointer
@s = global { i64, i64 } { i64 10, i64 20 }
define i64 @main() {
  %p = bitcast { i64, i64 }* @s to [2 x i64]*
  %q = getelementptr [2 x i64]* %p, i32 0, i32 1
  %v = load i64* %q
  ret i64 %v
}
