; Remarks say which loops of a known number of rounds are unrolled, which fill or copy memory, and what moves out of loops
; and what does not, and why.
; lilt: --disable-pass=loop-vectorize,slp-vectorize --remarks -c -o /dev/null
; message: loop of 4 iterations is unrolled: 8 instructions in all, the limit is 320 [loop-unroll]
; message: loop of 16 iterations is not unrolled: 144 instructions in all, the limit is 128 [loop-unroll]
; message: loop becomes a call of memset [loop-idioms]
; message: load is hoisted out of its loop [licm]
; message: fmul is hoisted out of its loop [licm]
; message: load stays in its loop: a call may write its memory [licm]
; message: load stays in its loop: the loop may write its memory [licm]
; message: load stays in its loop: no block leads to the loop only [licm]
; message: load reads a value in place of memory that its loop writes [register-promotion]
declare void @see()
define i32 @unrolled(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %sum = add i32 %s, %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret i32 %sum
}
define i32 @too_large(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %h, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %a = load i32, ptr %at
  %b = mul i32 %a, %s
  %d = xor i32 %b, %a
  %e = lshr i32 %d, 3
  %f = add i32 %e, %a
  %g = and i32 %f, %b
  %h0 = sub i32 %g, %e
  %h1 = mul i32 %h0, %d
  %h = xor i32 %h1, %f
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %body, label %out
out:
  ret i32 %h
}
define void @filled(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i32, ptr %p, i64 %i
  store i32 0, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define double @hoisted(ptr %p, i64 %n, double %d) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi double [ 0.0, %entry ], [ %sum, %body ]
  %x = load double, ptr %p
  %y = fmul double %d, %x
  %z = fsub double %y, %s
  %sum = fadd double %z, %s
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret double %sum
}
define i64 @kept(ptr %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %sum, %body ]
  call void @see()
  %x = load i64, ptr %p
  %sum = add i64 %s, %x
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %second
second:
  %j = phi i64 [ 0, %body ], [ %next2, %second ]
  %to = getelementptr i64, ptr %q, i64 %j
  %y = load i64, ptr %p
  store i64 %y, ptr %to
  %next2 = add i64 %j, 1
  %d = icmp ult i64 %next2, %n
  br i1 %d, label %second, label %out
out:
  ret i64 %sum
}
define void @written(ptr %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %to = getelementptr i64, ptr %q, i64 %i
  %x = load i64, ptr %p
  store i64 %x, ptr %to
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @promoted(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %x = load i64, ptr %p
  %y = xor i64 %x, %i
  store i64 %y, ptr %p
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
