; An address that x86-64 cannot have: the kernel does not say which.
; exit: 139
; error: 7: an access to an address that x86-64 lacks, or that is not aligned, in @main
source_filename = "not-canonical.c"
define i64 @main() {
  %p = inttoptr i64 1311768467463790320 to ptr
  %v = load i64, ptr %p
  ret i64 %v
}
