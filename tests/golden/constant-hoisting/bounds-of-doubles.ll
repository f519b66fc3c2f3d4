; Bounds of floating clamps are made before the loop for the comparison and the select alike, so that both stay one
; minimum or maximum. Masks of 64 bits that an iteration uses twice are made before it, too, and their halves stay a lea;
; a number that it uses once stays.
; lilt: -O2 --disable-pass=loop-vectorize --filetype=asm
; saturating: count: 1 minsd
; saturating: count: 1 maxsd
; saturating: lacks: cmpsd
; saturating: lacks: (%rip) in loops
; exchange: count: 1 movabsq
; exchange: lacks: movabsq in loops
; exchange: count: 1 leaq
; once: has: movabsq in loops
define double @saturating(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi double [ 0.0, %entry ], [ %s, %body ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %more = fadd double %sum, %x
  %above = fcmp ogt double %more, 1.0
  %h = select i1 %above, double 1.0, double %more
  %below = fcmp olt double %h, -1.0
  %s = select i1 %below, double -1.0, double %h
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret double %s
}
define void @exchange(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %a = lshr i64 %x, 1
  %odd = and i64 %a, 6148914691236517205
  %b = and i64 %x, 6148914691236517205
  %even = shl i64 %b, 1
  %y = or i64 %odd, %even
  store i64 %y, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @once(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %y = mul i64 %x, 6364136223846793005
  store i64 %y, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
