; Remarks name the values that are stored or reloaded in a loop; others of the function are not named.
; lilt: --disable-pass=loop-vectorize,slp-vectorize --remarks -c -o /dev/null --ra-regs=4
; message: %
; message: is in memory for part of a loop:
define i64 @sums(ptr %p, ptr %q, i64 %n, i64 %a, i64 %b) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ %a, %entry ], [ %s2, %loop ]
  %t = phi i64 [ %b, %entry ], [ %t2, %loop ]
  %x = getelementptr i64, ptr %p, i64 %i
  %y = getelementptr i64, ptr %q, i64 %i
  %v = load i64, ptr %x
  %w = load i64, ptr %y
  %vw = mul i64 %v, %w
  %s2 = add i64 %s, %vw
  %u = xor i64 %v, %n
  %t2 = mul i64 %t, %u
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, %n
  br i1 %more, label %loop, label %end
end:
  %r = xor i64 %s2, %t2
  ret i64 %r
}
