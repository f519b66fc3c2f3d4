; PTRTOI8: "we just want all pointers to compare equal in the flattened type".
; strict: exit 7
@x = global i64 1
@s = global { i64*, i64 } { i64* @x, i64 7 }
define i64 @main() {
  %p = bitcast { i64*, i64 }* @s to { i1**, i64 }*
  %q = getelementptr { i1**, i64 }* %p, i32 0, i32 1
  %v = load i64* %q
  ret i64 %v
}
