; The pointer leads to a node, not to a leaf: no simple value.
; strict: error 6: type-mismatch
@s = global { i64, i64 } { i64 1, i64 2 }
define i64 @main() {
  %p = bitcast { i64, i64 }* @s to i64*
  %v = load i64* %p
  ret i64 %v
}
