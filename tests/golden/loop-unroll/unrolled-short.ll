; A short loop goes also if it has up to 64 rounds: what it computes of constants is one, and a population count takes no
; counter. One of 65 rounds stays, and so does a longer body of more than 16.
; lilt: -O2 --stop-after=loop-unroll
; constant: has: ret i32 64
; bits: lacks: phi
; many: count: 2 phi i32
; body: count: 2 phi i32
define i32 @constant() {
entry:
  br label %test
test:
  %i = phi i32 [ 32, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %x, %body ]
  %c = icmp eq i32 %i, 0
  br i1 %c, label %out, label %body
body:
  %next = add i32 %i, -1
  %five = mul i32 %next, 5
  %x = xor i32 %s, %five
  br label %test
out:
  ret i32 %s
}
define i32 @bits(i32 %w) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %c = icmp slt i32 %i, 32
  br i1 %c, label %body, label %out
body:
  %shifted = lshr i32 %w, %i
  %bit = and i32 %shifted, 1
  %sum = add i32 %s, %bit
  %next = add i32 %i, 1
  br label %test
out:
  ret i32 %s
}
define i32 @many(i32 %w) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ %w, %entry ], [ %x, %body ]
  %c = icmp slt i32 %i, 65
  br i1 %c, label %body, label %out
body:
  %x = xor i32 %s, %i
  %next = add i32 %i, 1
  br label %test
out:
  ret i32 %s
}
define i32 @body(i32 %w) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ %w, %entry ], [ %x7, %body ]
  %c = icmp slt i32 %i, 17
  br i1 %c, label %body, label %out
body:
  %x1 = xor i32 %s, %i
  %x2 = mul i32 %x1, %s
  %x3 = sub i32 %x2, %i
  %x4 = mul i32 %x3, %x1
  %x5 = xor i32 %x4, %x2
  %x6 = mul i32 %x5, %x3
  %x7 = add i32 %x6, %x4
  %next = add i32 %i, 1
  br label %test
out:
  ret i32 %s
}
