; error: 3:33: %no
define i64 @main() {
  br i1 true, label %yes, label %no
yes:
  ret i64 1
}
