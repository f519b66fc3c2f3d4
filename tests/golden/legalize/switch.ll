; A switch becomes a binary search; runs of cases with one target become a range test.
; lilt: -O0 --stop-after=legalize
define i32 @sparse(i32 %x) {
  switch i32 %x, label %none [ i32 -5, label %a
    i32 10, label %b
    i32 1000, label %c ]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
none:
  ret i32 0
}
define i32 @run(i8 %x) {
  switch i8 %x, label %none [ i8 48, label %digit
    i8 49, label %digit
    i8 50, label %digit
    i8 51, label %digit ]
digit:
  ret i32 1
none:
  ret i32 0
}
