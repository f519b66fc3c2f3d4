; Eight bytes stored into the one byte of an i1.
; interpret-error: 6: out-of-bounds
define i64 @main() {
  %b = alloca i1
  %p = bitcast i1* %b to i64*
  store i64 1, i64* %p
  ret i64 0
}
