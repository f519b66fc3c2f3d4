; error: 2:15: if that is the name of a value, its type is missing
define i64 @f(%a) {
  ret i64 1
}
