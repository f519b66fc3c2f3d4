; Indices of 32 bits are sums of what the loop changes, what it does not, and constants, and do not wrap: their extension is
; the sum of the extensions, so the rows' addresses leave the loops that do not change them, and constants become
; displacements. A sum that may wrap, or that other code uses, stays.
; lilt: -O2 --stop-after=loop-strength-reduce
; rows: lacks: i32 %row, in body
; rows: count: 1 zext in body
; wraps: has: add i32 %row, %k in body
; used: has: add nsw i32 %row, %k in body
define float @rows(ptr %a, i32 %row, i32 %column, i32 %n) {
entry:
  br label %body
body:
  %k = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 0.0, %entry ], [ %sum, %body ]
  %next = add nsw i32 %k, 1
  %at = add nsw i32 %row, %column
  %i = add nsw i32 %at, %next
  %wide = sext i32 %i to i64
  %p = getelementptr float, ptr %a, i64 %wide
  %x = load float, ptr %p
  %i2 = add nsw i32 %row, %k
  %wide2 = sext i32 %i2 to i64
  %p2 = getelementptr float, ptr %a, i64 %wide2
  %y = load float, ptr %p2
  %xy = fmul float %x, %y
  %sum = fadd float %s, %xy
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out
out:
  ret float %sum
}
define float @wraps(ptr %a, i32 %row, i32 %n) {
entry:
  br label %body
body:
  %k = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 0.0, %entry ], [ %sum, %body ]
  %i = add i32 %row, %k
  %wide = sext i32 %i to i64
  %p = getelementptr float, ptr %a, i64 %wide
  %x = load float, ptr %p
  %sum = fadd float %s, %x
  %next = add nsw i32 %k, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out
out:
  ret float %sum
}
define float @used(ptr %a, i32 %row, i32 %n, ptr %q) {
entry:
  br label %body
body:
  %k = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 0.0, %entry ], [ %sum, %body ]
  %i = add nsw i32 %row, %k
  %wide = sext i32 %i to i64
  store i64 %wide, ptr %q
  %p = getelementptr float, ptr %a, i64 %wide
  %x = load float, ptr %p
  %sum = fadd float %s, %x
  %next = add nsw i32 %k, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %out
out:
  ret float %sum
}
