; "A type t1 is compatible with t2 if FLATTEN (PTRTOI8 t1) is a list prefix of FLATTEN (PTRTOI8 t2)."
; [i64, i64] is a prefix of [i64, i64, i1].
; strict: exit 20
@s = global { i64, i64, i1 } { i64 10, i64 20, i1 true }
define i64 @main() {
  %p = bitcast { i64, i64, i1 }* @s to { i64, i64 }*
  %q = getelementptr { i64, i64 }* %p, i32 0, i32 1
  %v = load i64* %q
  ret i64 %v
}
