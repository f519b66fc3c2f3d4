; error: 8:8: no value for predecessor '%dead'
define i32 @main() {
entry:
  ret i32 0
dead:
  br label %after
after:
  %y = phi i32
  ret i32 %y
}
