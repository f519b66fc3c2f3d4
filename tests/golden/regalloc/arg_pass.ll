; Arguments are computed where they are passed; two that change places take three moves.
; lilt: --stop-after=regalloc --disable-pass=mark-tail-calls
; computed: max-moves: 0
; exchanged: max-moves: 3
; alternating: max-spills: 1
; alternating: max-reloads: 1
declare i64 @f(i64, i64)
define i64 @computed(i64 %a, i64 %b) {
  %1 = add i64 %a, %b
  %2 = mul i64 %b, 3
  %3 = call i64 @f(i64 %1, i64 %2)
  ret i64 %3
}
define i64 @exchanged(i64 %a, i64 %b) {
  %1 = call i64 @f(i64 %b, i64 %a)
  ret i64 %1
}
define i64 @alternating(i64 %a) {
  %1 = call i64 @f(i64 %a, i64 1)
  %2 = call i64 @f(i64 2, i64 %a)
  %3 = add i64 %1, %2
  ret i64 %3
}
