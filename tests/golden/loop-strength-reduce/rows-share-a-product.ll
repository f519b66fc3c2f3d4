; Rows above and below that of an outer loop's index share its product: the constant becomes a displacement, also below a
; sign extension. A product that is also stored is computed once; the constant stays where 32 bits do not hold the bytes.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=loop-strength-reduce
; three_rows, narrow_rows: count: 1 mul
; three_rows, narrow_rows: lacks: mul in body
; three_rows, narrow_rows: count: 1 -258
; too_far, may_wrap: lacks: , i64 258
; used_twice, too_far, may_wrap: count: 1 mul
; used_twice: lacks: mul in body
define i64 @three_rows(ptr %m, i64 %y) {
entry:
  %up = add i64 %y, -1
  %down = add i64 %y, 1
  br label %body
body:
  %x = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %a = getelementptr [258 x i8], ptr %m, i64 %up, i64 %x
  %b = getelementptr [258 x i8], ptr %m, i64 %y, i64 %x
  %c = getelementptr [258 x i8], ptr %m, i64 %down, i64 %x
  %va = load i8, ptr %a
  %vb = load i8, ptr %b
  %vc = load i8, ptr %c
  %ab = xor i8 %va, %vb
  %abc = xor i8 %ab, %vc
  %wide = zext i8 %abc to i64
  %more = add i64 %sum, %wide
  %next = add i64 %x, 1
  %done = icmp eq i64 %next, 256
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @narrow_rows(ptr %m, i32 %y) {
entry:
  br label %body
body:
  %x = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %up = add nsw i32 %y, -1
  %down = add nsw i32 %y, 1
  %row = sext i32 %y to i64
  %above = sext i32 %up to i64
  %below = sext i32 %down to i64
  %a = getelementptr [258 x i8], ptr %m, i64 %above, i64 %x
  %b = getelementptr [258 x i8], ptr %m, i64 %row, i64 %x
  %c = getelementptr [258 x i8], ptr %m, i64 %below, i64 %x
  %va = load i8, ptr %a
  %vb = load i8, ptr %b
  %vc = load i8, ptr %c
  %ab = xor i8 %va, %vb
  %abc = xor i8 %ab, %vc
  %wide = zext i8 %abc to i64
  %more = add i64 %sum, %wide
  %next = add i64 %x, 1
  %done = icmp eq i64 %next, 256
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @may_wrap(ptr %m, i32 %y) {
entry:
  br label %body
body:
  %x = phi i64 [ 0, %entry ], [ %next, %body ]
  %down = add i32 %y, 1
  %below = sext i32 %down to i64
  %c = getelementptr [258 x i8], ptr %m, i64 %below, i64 %x
  store i8 1, ptr %c
  %next = add i64 %x, 1
  %done = icmp eq i64 %next, 256
  br i1 %done, label %out, label %body
out:
  ret i64 0
}
define i64 @used_twice(ptr %m, i64 %y) {
entry:
  br label %body
body:
  %x = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = add i64 %y, 1
  %product = mul i64 %more, 129
  %c = getelementptr i16, ptr %m, i64 %product
  %at = getelementptr i64, ptr %c, i64 %x
  store i64 %product, ptr %at
  %next = add i64 %x, 1
  %done = icmp eq i64 %next, 256
  br i1 %done, label %out, label %body
out:
  ret i64 0
}
define i64 @too_far(ptr %m, i64 %y) {
entry:
  br label %body
body:
  %x = phi i64 [ 0, %entry ], [ %next, %body ]
  %more = add i64 %y, 100000000
  %c = getelementptr [258 x i8], ptr %m, i64 %more, i64 %x
  store i8 1, ptr %c
  %next = add i64 %x, 1
  %done = icmp eq i64 %next, 256
  br i1 %done, label %out, label %body
out:
  ret i64 0
}
