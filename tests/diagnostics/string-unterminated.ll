; error: 2:23: string
@s = global [4 x i8] c"abc
define i64 @main() {
  ret i64 0
}
