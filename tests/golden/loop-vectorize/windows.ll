; Elements two to four apart are in as many vectors one after the other, of which each access takes its own. Where the
; accesses leave out the last of them, one iteration stays for the loop, so that no vector reads beyond what it reads.
; Stores have all elements, and are made at once; where they leave gaps, each lane has its own, which may not be worth it.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; parts: has: load <8 x i32>
; parts: has: shufflevector <8 x i32> %v
; gray: has: load <12 x float>
; every_second: has: load <8 x i32>
; every_second: has: select i1
; swapped: has: store <64 x i8>
; gaps: lacks: x i32>
define void @parts(ptr %p, ptr noalias %re, ptr noalias %im, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr { i32, i32 }, ptr %p, i64 %i
  %x = load i32, ptr %at
  %second = getelementptr { i32, i32 }, ptr %p, i64 %i, i32 1
  %y = load i32, ptr %second
  %re.at = getelementptr i32, ptr %re, i64 %i
  store i32 %x, ptr %re.at
  %im.at = getelementptr i32, ptr %im, i64 %i
  store i32 %y, ptr %im.at
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define void @gray(ptr %rgb, ptr noalias %to, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %r.at = getelementptr [3 x float], ptr %rgb, i64 %i
  %r = load float, ptr %r.at
  %g.at = getelementptr [3 x float], ptr %rgb, i64 %i, i64 1
  %g = load float, ptr %g.at
  %b.at = getelementptr [3 x float], ptr %rgb, i64 %i, i64 2
  %b = load float, ptr %b.at
  %rg = fadd float %r, %g
  %rgb.sum = fadd float %rg, %b
  %at = getelementptr float, ptr %to, i64 %i
  store float %rgb.sum, ptr %at
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define i32 @every_second(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr { i32, i32 }, ptr %p, i64 %i
  %x = load i32, ptr %at
  %t = add i32 %s, %x
  %next = add i64 %i, 1
  br label %test
done:
  ret i32 %s
}
define void @swapped(ptr %p, ptr noalias %q, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %p0 = getelementptr [4 x i8], ptr %p, i64 %i, i64 0
  %x0 = load i8, ptr %p0
  %p1 = getelementptr [4 x i8], ptr %p, i64 %i, i64 1
  %x1 = load i8, ptr %p1
  %p2 = getelementptr [4 x i8], ptr %p, i64 %i, i64 2
  %x2 = load i8, ptr %p2
  %p3 = getelementptr [4 x i8], ptr %p, i64 %i, i64 3
  %x3 = load i8, ptr %p3
  %q0 = getelementptr [4 x i8], ptr %q, i64 %i, i64 0
  store i8 %x2, ptr %q0
  %q1 = getelementptr [4 x i8], ptr %q, i64 %i, i64 1
  store i8 %x1, ptr %q1
  %q2 = getelementptr [4 x i8], ptr %q, i64 %i, i64 2
  store i8 %x0, ptr %q2
  %q3 = getelementptr [4 x i8], ptr %q, i64 %i, i64 3
  store i8 %x3, ptr %q3
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define void @gaps(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr { i32, i32 }, ptr %p, i64 %i
  %x = trunc i64 %i to i32
  store i32 %x, ptr %at
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
