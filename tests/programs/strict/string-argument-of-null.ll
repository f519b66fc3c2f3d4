; A library function gets a null pointer for a string.
; strict: error 5: null-pointer
declare void @print_string(i8*)
define i64 @main() {
  call void @print_string(i8* null)
  ret i64 0
}
