; Fields of an object become values around a loop though it writes elements behind them: getelementptrs that are
; `inbounds`, with indices that are not negative, do not reach the fields. Each access may have an address of its own,
; and one that does not run in each iteration may be read before the loop, since the loop begins with an access behind it.
; An index that may be negative, a plain getelementptr, or a field behind what the loop begins with, keeps its loads.
; lilt: -O2 --run-pass=register-promotion
; machine: lacks: load i8 in step
; machine: lacks: load i8 in add
; machine: lacks: load i8 in again
; negative, plain, behind: has: load i8 in add
%machine = type { i8, i8, i16, i32, [256 x i8], i8 }
define void @machine(ptr %m, i32 %n, i16 %where) {
entry:
  br label %head
head:
  %at = getelementptr inbounds %machine, ptr %m, i32 0, i32 3
  %steps = load i32, ptr %at
  %steps.next = add i32 %steps, 1
  store i32 %steps.next, ptr %at
  %odd = trunc i32 %steps to i1
  br i1 %odd, label %step, label %add
step:
  %a.1 = getelementptr inbounds %machine, ptr %m, i32 0, i32 1
  %x = load i8, ptr %a.1
  %wide = zext i16 %where to i64
  %to = getelementptr inbounds %machine, ptr %m, i64 0, i32 4, i64 %wide
  store i8 %x, ptr %to
  br label %again
add:
  %a.2 = getelementptr inbounds %machine, ptr %m, i32 0, i32 1
  %y = load i8, ptr %a.2
  %y.next = add i8 %y, 3
  store i8 %y.next, ptr %a.2
  br label %again
again:
  %a.3 = getelementptr inbounds %machine, ptr %m, i32 0, i32 1
  %z = load i8, ptr %a.3
  %sum = zext i8 %z to i32
  %test = add i32 %steps.next, %sum
  %more = icmp ult i32 %test, %n
  br i1 %more, label %head, label %exit
exit:
  ret void
}
define void @negative(ptr %m, i32 %n, i16 %where) {
entry:
  br label %head
head:
  %at = getelementptr inbounds %machine, ptr %m, i32 0, i32 3
  %steps = load i32, ptr %at
  %steps.next = add i32 %steps, 1
  store i32 %steps.next, ptr %at
  br label %add
add:
  %a = getelementptr inbounds %machine, ptr %m, i32 0, i32 1
  %x = load i8, ptr %a
  %x.next = add i8 %x, 3
  store i8 %x.next, ptr %a
  %wide = sext i16 %where to i64
  %to = getelementptr inbounds %machine, ptr %m, i64 0, i32 4, i64 %wide
  store i8 %x, ptr %to
  %more = icmp ult i32 %steps.next, %n
  br i1 %more, label %head, label %exit
exit:
  ret void
}
define void @plain(ptr %m, i32 %n, i16 %where) {
entry:
  br label %head
head:
  %at = getelementptr inbounds %machine, ptr %m, i32 0, i32 3
  %steps = load i32, ptr %at
  %steps.next = add i32 %steps, 1
  store i32 %steps.next, ptr %at
  br label %add
add:
  %a = getelementptr inbounds %machine, ptr %m, i32 0, i32 1
  %x = load i8, ptr %a
  %x.next = add i8 %x, 3
  store i8 %x.next, ptr %a
  %wide = zext i16 %where to i64
  %to = getelementptr %machine, ptr %m, i64 0, i32 4, i64 %wide
  store i8 %x, ptr %to
  %more = icmp ult i32 %steps.next, %n
  br i1 %more, label %head, label %exit
exit:
  ret void
}
define void @behind(ptr %m, i32 %n) {
entry:
  br label %head
head:
  %at = getelementptr inbounds %machine, ptr %m, i32 0, i32 3
  %steps = load i32, ptr %at
  %steps.next = add i32 %steps, 1
  store i32 %steps.next, ptr %at
  %odd = trunc i32 %steps to i1
  br i1 %odd, label %add, label %again
add:
  %a = getelementptr inbounds %machine, ptr %m, i32 0, i32 5
  %x = load i8, ptr %a
  %b = getelementptr inbounds %machine, ptr %m, i32 0, i32 5
  %y = load i8, ptr %b
  %c = getelementptr inbounds %machine, ptr %m, i32 0, i32 5
  %z = load i8, ptr %c
  %xy = add i8 %x, %y
  %xyz = add i8 %xy, %z
  store i8 %xyz, ptr %a
  br label %again
again:
  %more = icmp ult i32 %steps.next, %n
  br i1 %more, label %head, label %exit
exit:
  ret void
}
