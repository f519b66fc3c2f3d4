; Blocks nobody branches to: alone, in a chain, in a cycle, and one that uses a local of its own.
; exit: 6
define i64 @main() {
  br label %good
lonely:
  ret i64 1
chain1:
  %a = add i64 1, 2
  br label %chain2
chain2:
  %b = add i64 %a, 3
  ret i64 %b
good:
  ret i64 6
cycle1:
  br label %cycle2
cycle2:
  br i1 true, label %cycle1, label %good
}
