; A matcher of '.', '*' and letters over arrays of numbers, by recursion over both positions.
; exit: 11
@subject = global [8 x i64] [ i64 97, i64 98, i64 98, i64 98, i64 99, i64 120, i64 100, i64 0 ]
@pattern1 = global [8 x i64] [ i64 97, i64 98, i64 42, i64 99, i64 46, i64 100, i64 0, i64 0 ]
@pattern2 = global [8 x i64] [ i64 97, i64 46, i64 42, i64 100, i64 122, i64 42, i64 0, i64 0 ]
@pattern3 = global [8 x i64] [ i64 98, i64 42, i64 99, i64 46, i64 100, i64 0, i64 0, i64 0 ]
@pattern4 = global [8 x i64] [ i64 46, i64 42, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0 ]
define i64 @get([8 x i64]* %text, i64 %i) {
  %p = getelementptr [8 x i64], [8 x i64]* %text, i32 0, i64 %i
  %v = load i64, i64* %p
  ret i64 %v
}
define i1 @fits(i64 %letter, i64 %wanted) {
  %present = icmp ne i64 %letter, 0
  %any = icmp eq i64 %wanted, 46
  %same = icmp eq i64 %letter, %wanted
  %either = or i1 %any, %same
  %both = and i1 %present, %either
  ret i1 %both
}
define i1 @match([8 x i64]* %s, i64 %i, [8 x i64]* %p, i64 %j) {
  %wanted = call i64 @get([8 x i64]* %p, i64 %j)
  %letter = call i64 @get([8 x i64]* %s, i64 %i)
  %pattern_ends = icmp eq i64 %wanted, 0
  br i1 %pattern_ends, label %both_end, label %look_ahead
both_end:
  %subject_ends = icmp eq i64 %letter, 0
  ret i1 %subject_ends
look_ahead:
  %j1 = add i64 %j, 1
  %i1 = add i64 %i, 1
  %mark = call i64 @get([8 x i64]* %p, i64 %j1)
  %starred = icmp eq i64 %mark, 42
  %here = call i1 @fits(i64 %letter, i64 %wanted)
  br i1 %starred, label %star, label %plain
star:
  %j2 = add i64 %j, 2
  %skip = call i1 @match([8 x i64]* %s, i64 %i, [8 x i64]* %p, i64 %j2)
  br i1 %skip, label %yes, label %take
take:
  br i1 %here, label %more, label %no
more:
  %rest = call i1 @match([8 x i64]* %s, i64 %i1, [8 x i64]* %p, i64 %j)
  ret i1 %rest
plain:
  br i1 %here, label %step, label %no
step:
  %tail = call i1 @match([8 x i64]* %s, i64 %i1, [8 x i64]* %p, i64 %j1)
  ret i1 %tail
yes:
  ret i1 true
no:
  ret i1 false
}
define i64 @main() {
  %sum = alloca i64
  store i64 0, i64* %sum
  %m1 = call i1 @match([8 x i64]* @subject, i64 0, [8 x i64]* @pattern1, i64 0)
  br i1 %m1, label %add1, label %next1
add1:
  %o1 = load i64, i64* %sum
  %n1 = add i64 %o1, 1
  store i64 %n1, i64* %sum
  br label %next1
next1:
  %m2 = call i1 @match([8 x i64]* @subject, i64 0, [8 x i64]* @pattern2, i64 0)
  br i1 %m2, label %add2, label %next2
add2:
  %o2 = load i64, i64* %sum
  %n2 = add i64 %o2, 2
  store i64 %n2, i64* %sum
  br label %next2
next2:
  %m3 = call i1 @match([8 x i64]* @subject, i64 0, [8 x i64]* @pattern3, i64 0)
  br i1 %m3, label %add3, label %next3
add3:
  %o3 = load i64, i64* %sum
  %n3 = add i64 %o3, 4
  store i64 %n3, i64* %sum
  br label %next3
next3:
  %m4 = call i1 @match([8 x i64]* @subject, i64 2, [8 x i64]* @pattern4, i64 0)
  br i1 %m4, label %add4, label %end
add4:
  %o4 = load i64, i64* %sum
  %n4 = add i64 %o4, 8
  store i64 %n4, i64* %sum
  br label %end
end:
  %r = load i64, i64* %sum
  ret i64 %r
}
