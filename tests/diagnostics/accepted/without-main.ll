; A file without main is complete when only checked, or compiled to an object.
define i64 @f() {
  ret i64 1
}
