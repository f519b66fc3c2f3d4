; A store to memory that may only be read.
; exit: 139
; error: 7:3: ended by SIGSEGV (segmentation fault): an access to address 0x
; error: 7:3: which does not allow it, in @main
@c = constant i64 5
define i64 @main() {
  store i64 6, i64* @c
  ret i64 0
}
