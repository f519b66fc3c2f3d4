; Words of the language are names like any other behind % and before a colon.
; exit: 45
define i64 @main() {
  %add = add i64 1, 0
  %i64 = add i64 2, 0
  %label = add i64 3, 0
  %ret = add i64 4, 0
  %define = add i64 5, 0
  %load = add i64 6, 0
  %to = add i64 7, 0
  %null = add i64 8, 0
  %type = add i64 9, 0
  br label %br
br:
  %s1 = add i64 %add, %i64
  %s2 = add i64 %s1, %label
  br label %global
global:
  %s3 = add i64 %s2, %ret
  %s4 = add i64 %s3, %define
  br label %x
x:
  %s5 = add i64 %s4, %load
  %s6 = add i64 %s5, %to
  %s7 = add i64 %s6, %null
  %s8 = add i64 %s7, %type
  ret i64 %s8
}
