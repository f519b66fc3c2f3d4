; A switch becomes a binary search whose leaves compare up to three cases in turn; runs of cases with one target become a range test.
; lilt: -O0 --stop-after=legalize
; sparse: count: 3 icmp eq
; sparse: lacks: icmp s
; run: has: icmp ule i8
; search: count: 2 icmp slt
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
define i32 @search(i32 %x) {
  switch i32 %x, label %none [ i32 1, label %a
    i32 100, label %b
    i32 10000, label %a
    i32 200000, label %b
    i32 3000000, label %a
    i32 40000000, label %b
    i32 500000000, label %a ]
a:
  ret i32 1
b:
  ret i32 2
none:
  ret i32 0
}
