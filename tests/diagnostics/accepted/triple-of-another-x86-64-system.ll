; warning: 2:17: apple
target triple = "x86_64-apple-macosx10.15.0"
define i64 @main(ptr %p) {
  ret i64 0
}
