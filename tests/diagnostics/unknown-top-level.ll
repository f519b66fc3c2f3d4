; error: 2:1: function
function i64 @main() {
  ret i64 0
}
