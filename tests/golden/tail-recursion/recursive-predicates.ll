; Predicates: `return *s && f(s + 1)` compares the result of the call with 0. Where all results are 0 or 1 the call gives
; what the comparison would, and becomes a jump. A function with any other result compares, and so does one whose other
; results come from an invoke, or from several edges of one block.
; lilt: -O2 --verify-each --stop-after=tail-recursion
; all_equal, match: lacks: call i32 @all_equal
; match: count: 1 call i32 @match
; other: count: 1 call i32 @other
; of_invoke: count: 1 call i32 @of_invoke
; of_switch: count: 1 call i32 @of_switch
define i32 @all_equal(ptr %s, i8 %c) {
entry:
  %x = load i8, ptr %s
  %end = icmp eq i8 %x, 0
  br i1 %end, label %done, label %more
more:
  %same = icmp eq i8 %x, %c
  br i1 %same, label %rest, label %join
rest:
  %next = getelementptr i8, ptr %s, i64 1
  %r = call i32 @all_equal(ptr %next, i8 %c)
  %t = icmp ne i32 %r, 0
  br label %join
join:
  %p = phi i1 [ false, %more ], [ %t, %rest ]
  %z = zext i1 %p to i32
  br label %done
done:
  %result = phi i32 [ 1, %entry ], [ %z, %join ]
  ret i32 %result
}
define i32 @match(ptr %p, ptr %s) {
entry:
  %x = load i8, ptr %p
  %star = icmp eq i8 %x, 42
  br i1 %star, label %skip, label %last
skip:
  %p1 = getelementptr i8, ptr %p, i64 1
  %a = call i32 @match(ptr %p1, ptr %s)
  %found = icmp ne i32 %a, 0
  br i1 %found, label %join, label %longer
longer:
  %y = load i8, ptr %s
  %more = icmp ne i8 %y, 0
  br i1 %more, label %again, label %join
again:
  %s1 = getelementptr i8, ptr %s, i64 1
  %b = call i32 @match(ptr %p, ptr %s1)
  %t = icmp ne i32 %b, 0
  br label %join
join:
  %c = phi i1 [ true, %skip ], [ false, %longer ], [ %t, %again ]
  %z = zext i1 %c to i32
  ret i32 %z
last:
  %equal = icmp eq i8 %x, 0
  %e = zext i1 %equal to i32
  ret i32 %e
}
define i32 @other(i32 %n) {
entry:
  %c = icmp sgt i32 %n, 9
  br i1 %c, label %more, label %small
small:
  ret i32 2
more:
  %odd = and i32 %n, 1
  %is.odd = icmp ne i32 %odd, 0
  br i1 %is.odd, label %rest, label %join
rest:
  %less = sub i32 %n, 3
  %r = call i32 @other(i32 %less)
  %t = icmp ne i32 %r, 0
  br label %join
join:
  %p = phi i1 [ false, %more ], [ %t, %rest ]
  %z = zext i1 %p to i32
  ret i32 %z
}
declare i1 @question(i32)
declare i32 @__gxx_personality_v0(...)
define i32 @of_invoke(i32 %n, i32 %m) personality ptr @__gxx_personality_v0 {
entry:
  %e = icmp eq i32 %n, 0
  br i1 %e, label %ask, label %rest
ask:
  %a = invoke i1 @question(i32 %m) to label %join unwind label %unwinding
unwinding:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
rest:
  %less = sub i32 %n, 1
  %r = call i32 @of_invoke(i32 %less, i32 %m)
  %t = icmp ne i32 %r, 0
  br label %join
join:
  %p = phi i1 [ %a, %ask ], [ %t, %rest ]
  %z = zext i1 %p to i32
  ret i32 %z
}
define i32 @of_switch(i32 %n, i1 %a) {
entry:
  switch i32 %n, label %rest [
    i32 0, label %join
    i32 100, label %join
  ]
rest:
  %less = sub i32 %n, 1
  %r = call i32 @of_switch(i32 %less, i1 %a)
  %t = icmp ne i32 %r, 0
  br label %join
join:
  %p = phi i1 [ %a, %entry ], [ %a, %entry ], [ %t, %rest ]
  %z = zext i1 %p to i32
  ret i32 %z
}
