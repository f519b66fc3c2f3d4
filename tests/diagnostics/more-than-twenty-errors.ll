; At most 20 errors are reported.
; errors: 20
; error: 24:17: %missing0
; error: 25:17: %missing1
; error: 26:17: %missing2
; error: 27:17: %missing3
; error: 28:17: %missing4
; error: 29:17: %missing5
; error: 30:17: %missing6
; error: 31:17: %missing7
; error: 32:17: %missing8
; error: 33:17: %missing9
; error: 34:18: %missing10
; error: 35:18: %missing11
; error: 36:18: %missing12
; error: 37:18: %missing13
; error: 38:18: %missing14
; error: 39:18: %missing15
; error: 40:18: %missing16
; error: 41:18: %missing17
; error: 42:18: %missing18
; error: 43:18: %missing19
define i64 @main() {
  %x0 = add i64 %missing0, 1
  %x1 = add i64 %missing1, 1
  %x2 = add i64 %missing2, 1
  %x3 = add i64 %missing3, 1
  %x4 = add i64 %missing4, 1
  %x5 = add i64 %missing5, 1
  %x6 = add i64 %missing6, 1
  %x7 = add i64 %missing7, 1
  %x8 = add i64 %missing8, 1
  %x9 = add i64 %missing9, 1
  %x10 = add i64 %missing10, 1
  %x11 = add i64 %missing11, 1
  %x12 = add i64 %missing12, 1
  %x13 = add i64 %missing13, 1
  %x14 = add i64 %missing14, 1
  %x15 = add i64 %missing15, 1
  %x16 = add i64 %missing16, 1
  %x17 = add i64 %missing17, 1
  %x18 = add i64 %missing18, 1
  %x19 = add i64 %missing19, 1
  %x20 = add i64 %missing20, 1
  %x21 = add i64 %missing21, 1
  %x22 = add i64 %missing22, 1
  %x23 = add i64 %missing23, 1
  %x24 = add i64 %missing24, 1
  ret i64 0
}
