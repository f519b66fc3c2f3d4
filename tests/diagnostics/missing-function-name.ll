; error: 2:12: name
define i64 () {
  ret i64 0
}
