; A load from an address near 0.
; exit: 139
; error: 8:3: the program was ended by SIGSEGV (segmentation fault): an access to address 0x10, where there is no memory, in @read
; note: 'lilt interpret
source_filename = "null-load.c"
define i64 @read(ptr %base) {
  %p = getelementptr i64, ptr %base, i64 2
  %v = load i64, ptr %p
  ret i64 %v
}
define i64 @main() {
  %v = call i64 @read(ptr null)
  %w = add i64 %v, 1
  ret i64 %w
}
