; error: 2:19: ')'
define i64 @main( {
  ret i64 0
}
