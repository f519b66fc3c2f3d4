; Iterations of innermost loops run at once, in lanes. Elements one after the other, also backwards, are one vector; what
; is the same in all iterations is in all lanes; sums, and minima, have a partial one in each lane, and come together
; after the vectors. The loop itself makes the rest.
; lilt: -O2 --stop-after=loop-vectorize
; scale: count: 2 load <4 x float>
; scale: count: 2 store <4 x float>
; sum: count: 4 phi <4 x i32>
; smallest: has: icmp slt <4 x i32>
; bytes: count: 5 call <2 x i64> @llvm.x86.sse2.psad.bw
; backwards: count: 2 <i32 3, i32 2, i32 1, i32 0>
; numbers: has: <i64 0, i64 1, i64 2, i64 3>
; guarded: has: select <4 x i1>
; pointers: count: 2 store <2 x i64>
; Counters may step by any constant, also down. What the iteration before has computed is the last lane of the vector
; before, and all but the last lane of this one's.
; by_three: has: udiv
; by_three, down: has: store <4 x i32>
; differences: has: <4 x i32> <i32 3, i32 4, i32 5, i32 6>
; In a loop that tests at its end, one iteration at least is left for the loop.
; at_end: has: select i1
; at_end: count: 4 load <2 x double>
; What a load reads in all iterations is read before the vectors, if no store may change it: addresses are compared.
; uniform: count: 2 load i32, ptr %k
; uniform: count: 2 icmp uge ptr
; scale, uniform: has: icmp uge ptr
; sum, smallest, bytes, numbers, guarded, at_end: lacks: icmp uge ptr
define void @scale(ptr %x, ptr %y, float %a, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr float, ptr %x, i64 %i
  %v = load float, ptr %from
  %r = fmul float %v, %a
  %to = getelementptr float, ptr %y, i64 %i
  store float %r, ptr %to
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define i32 @sum(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %index = sext i32 %i to i64
  %at = getelementptr i32, ptr %p, i64 %index
  %x = load i32, ptr %at
  %t = add nsw i32 %s, %x
  %next = add nsw i32 %i, 1
  br label %test
done:
  ret i32 %s
}
define i32 @smallest(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 9, %entry ], [ %t, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_less = icmp slt i32 %x, %s
  %t = select i1 %is_less, i32 %x, i32 %s
  %next = add i64 %i, 1
  br label %test
done:
  ret i32 %s
}
define i32 @bytes(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp ne i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %at
  %wide = zext i8 %x to i32
  %t = add i32 %s, %wide
  %next = add i64 %i, 1
  br label %test
done:
  ret i32 %s
}
define void @backwards(ptr %end, ptr noalias %y, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = phi ptr [ %end, %entry ], [ %before, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %before = getelementptr i32, ptr %p, i64 -1
  %x = load i32, ptr %before
  %r = xor i32 %x, 5
  %to = getelementptr i32, ptr %y, i64 %i
  store i32 %r, ptr %to
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @numbers(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %low = trunc i64 %i to i32
  %r = mul i32 %low, 3
  %to = getelementptr i32, ptr %p, i64 %i
  store i32 %r, ptr %to
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define i32 @guarded(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_positive = icmp sgt i32 %x, 0
  %more = add i32 %s, %x
  %t = select i1 %is_positive, i32 %more, i32 %s
  %next = add i64 %i, 1
  br label %test
done:
  ret i32 %s
}
define void @pointers(ptr %from, ptr noalias %to, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = phi ptr [ %from, %entry ], [ %p.next, %body ]
  %q = phi ptr [ %to, %entry ], [ %q.next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %x = load i64, ptr %p
  %r = add i64 %x, 1
  store i64 %r, ptr %q
  %p.next = getelementptr i64, ptr %p, i64 1
  %q.next = getelementptr i64, ptr %q, i64 1
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define double @at_end(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi double [ 0.0, %entry ], [ %t, %body ]
  %at = getelementptr double, ptr %p, i64 %i
  %x = load double, ptr %at
  %t = fadd reassoc double %s, %x
  %next = add nuw i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %done
done:
  ret double %t
}
define void @uniform(ptr %p, ptr %k, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %factor = load i32, ptr %k
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %r = add i32 %x, %factor
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @by_three(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %q = phi ptr [ %p, %entry ], [ %q.next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %x = load i32, ptr %q
  %r = xor i32 %x, 3
  store i32 %r, ptr %q
  %q.next = getelementptr i32, ptr %q, i64 1
  %next = add nsw i64 %i, 3
  br label %test
done:
  ret void
}
define void @down(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ %n, %entry ], [ %next, %body ]
  %c = icmp sge i32 %i, 0
  br i1 %c, label %body, label %done
body:
  %index = sext i32 %i to i64
  %at = getelementptr i32, ptr %p, i64 %index
  %x = load i32, ptr %at
  %r = xor i32 %x, %i
  store i32 %r, ptr %at
  %next = add nsw i32 %i, -1
  br label %test
done:
  ret void
}
define i32 @differences(ptr %p, ptr noalias %to, i32 %first, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %before = phi i32 [ %first, %entry ], [ %x, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %d = sub i32 %x, %before
  %to.at = getelementptr i32, ptr %to, i64 %i
  store i32 %d, ptr %to.at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %before
}
