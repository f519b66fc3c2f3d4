; Remarks say which loops test at the bottom behind the pass, and which stay although a load would gain: a call in the
; test is not copied, nor is a long test. A loop that gains nothing is not named.
; lilt: --disable-pass=loop-vectorize --remarks -c -o /dev/null --disable-pass=licm
; message: loop is rotated: a copy of its test guards it [loop-rotate]
; message: loop is rotated: it runs at least once [loop-rotate]
; message: loop is not rotated: call in its test is not copied [loop-rotate]
; message: loop is not rotated: its test has more than 12 instructions [loop-rotate]
@g = global i64 3
declare i1 @more(i64)
define i64 @guarded(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %x = load i64, ptr @g
  %t = xor i64 %s, %x
  %u = mul i64 %t, %i
  store i64 %u, ptr @g
  %next = add i64 %i, 1
  br label %test
out:
  ret i64 %s
}
define i64 @entered(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, 1000
  br i1 %c, label %body, label %out
body:
  %x = load i64, ptr @g
  %y = mul i64 %x, %i
  %t = xor i64 %s, %y
  %next = add i64 %i, 1
  br label %test
out:
  ret i64 %s
}
define i64 @asks() {
entry:
  br label %test
test:
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = call i1 @more(i64 %s)
  br i1 %c, label %body, label %out
body:
  %x = load i64, ptr @g
  %t = add i64 %s, %x
  br label %test
out:
  ret i64 %s
}
define i64 @long_test(i64 %n) {
entry:
  br label %test
test:
  %s = phi i64 [ 1, %entry ], [ %t, %body ]
  %1 = mul i64 %s, %n
  %2 = lshr i64 %1, 7
  %3 = xor i64 %2, %s
  %4 = mul i64 %3, %n
  %5 = lshr i64 %4, 9
  %6 = xor i64 %5, %s
  %7 = mul i64 %6, %n
  %8 = lshr i64 %7, 11
  %9 = xor i64 %8, %s
  %10 = mul i64 %9, %n
  %11 = lshr i64 %10, 13
  %12 = xor i64 %11, %s
  %c = icmp ult i64 %12, 1000
  br i1 %c, label %body, label %out
body:
  %x = load i64, ptr @g
  %t = add i64 %s, %x
  br label %test
out:
  ret i64 %s
}
define i64 @nothing_to_gain(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %t = xor i64 %s, %i
  %next = add i64 %i, 1
  br label %test
out:
  ret i64 %s
}
