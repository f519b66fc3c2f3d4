; A string function gets a bad pointer.
; exit: 139
; error: 8:3: an access to address 0x5, where there is no memory, in a call by @length
source_filename = "library.c"
declare i64 @strlen(ptr)
declare i64 @ll_unused()
define i64 @length(ptr %s) {
  %n = call i64 @strlen(ptr %s)
  %m = add i64 %n, 1
  ret i64 %m
}
define i64 @main() {
  %n = call i64 @length(ptr inttoptr (i64 5 to ptr))
  ret i64 %n
}
