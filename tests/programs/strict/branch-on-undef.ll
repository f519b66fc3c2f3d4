; A comparison with undef is undef, and "OP is 1" cannot be decided for it.
; strict: error 7: undef-branch
@a = global [1 x i64] [i64 1]
define i64 @main() {
  %p = getelementptr [1 x i64]* @a, i32 0, i32 1
  %c = icmp eq i64* %p, null
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
