; Remarks say which addresses of loops become pointers that advance, alone or together, and which stay products because
; the loop takes all registers; which addresses move before their loops. An address that is scaled is not named.
; lilt: --disable-pass=loop-vectorize,slp-vectorize --remarks -c -o /dev/null
; message: address becomes a pointer that advances by 24 bytes per iteration [loop-strength-reduce]
; message: 2 addresses become a pointer that advances by -3840 bytes per iteration [loop-strength-reduce]
; message: address is multiplied in each iteration: no register is left [loop-strength-reduce]
; message: getelementptr is hoisted out of its loop [loop-strength-reduce]
define void @alone(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr { i64, i64, i64 }, ptr %p, i64 %i
  store i64 %i, ptr %at
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define i64 @together(ptr %m, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %n, %entry ], [ %next, %end ]
  %sum = phi i64 [ 0, %entry ], [ %more, %end ]
  %odd = trunc i64 %sum to i1
  br i1 %odd, label %one, label %other
one:
  %at = getelementptr [240 x i64], ptr %m, i64 %i
  %a = load volatile i64, ptr %at
  br label %end
other:
  %j = add i64 %i, 1
  %at2 = getelementptr [240 x i64], ptr %m, i64 %j
  %b = load volatile i64, ptr %at2
  br label %end
end:
  %c = phi i64 [ %a, %one ], [ %b, %other ]
  %more = xor i64 %sum, %c
  %next = sub i64 %i, 2
  %d = icmp sgt i64 %next, 0
  br i1 %d, label %body, label %out
out:
  ret i64 %more
}
define i64 @crowded(ptr %p, i64 %n, i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %j, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %s10, %body ]
  %at = getelementptr { i64, i64, i64 }, ptr %p, i64 %i
  store i64 %s, ptr %at
  %s1 = xor i64 %s, %a
  %s2 = add i64 %s1, %b
  %s3 = xor i64 %s2, %c
  %s4 = add i64 %s3, %d
  %s5 = xor i64 %s4, %e
  %s6 = add i64 %s5, %f
  %s7 = xor i64 %s6, %g
  %s8 = add i64 %s7, %h
  %s9 = xor i64 %s8, %j
  %s10 = add i64 %s9, %k
  %next = add i64 %i, 1
  %go = icmp ult i64 %next, %n
  br i1 %go, label %body, label %out
out:
  ret i64 %s
}
define void @invariant(ptr %p, i64 %row, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i64, ptr %p, i64 %row
  store volatile i64 %i, ptr %at
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @scaled(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
