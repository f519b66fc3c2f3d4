; An integer written to memory and read back as a pointer has no provenance.
; interpret-error: 8: no-pointer
define i64 @main() {
  %slot = alloca i64
  store i64 4096, i64* %slot
  %view = bitcast i64* %slot to i64**
  %p = load i64** %view
  %v = load i64* %p
  ret i64 %v
}
