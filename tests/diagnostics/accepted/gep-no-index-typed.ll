; LLVM takes the pointer itself.
; warning: 4:8: index
define i64 @f({ i64, i64 }* %p) {
  %q = getelementptr { i64, i64 }, { i64, i64 }* %p
  ret i64 0
}
