; Machine code that divides by zero, and whose quotient has too many bits for the register, is an error in its function.
; lilt: interpret --machine -O0
; lilt: interpret --machine -O2
; message: error: @divided: it divides by zero, or the quotient has too many bits: IDIVr of 4 bytes
@zero = global i32 0
define i32 @divided(i32 %by) noinline {
  %q = sdiv i32 100, %by
  ret i32 %q
}
define i32 @main() {
  %by = load volatile i32, ptr @zero
  %q = call i32 @divided(i32 %by)
  ret i32 %q
}
