; The assembly text of the functions that --filter-print-funcs names.
; lilt: -S --filter-print-funcs=square
; lilt: -S --filter-print-funcs=sqare
; message: no function '@sqare' of --filter-print-funcs is defined
@one = global i64 1
define i64 @square(i64 %x) {
  %r = mul i64 %x, %x
  ret i64 %r
}
define i64 @cube(i64 %x) {
  %s = mul i64 %x, %x
  %r = mul i64 %s, %x
  ret i64 %r
}
