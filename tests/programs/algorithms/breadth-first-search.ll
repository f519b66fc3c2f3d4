; Distances in a graph of eight nodes given as adjacency bit masks; a queue in an array.
; exit: 0
; output: 1122334
@adj = global [8 x i64] [i64 6, i64 9, i64 17, i64 34, i64 68, i64 136, i64 144, i64 96]
define i64 @main() {
  %dist = alloca [8 x i64]
  %queue = alloca [8 x i64]
  %head = alloca i64
  %tail = alloca i64
  %i = alloca i64
  store i64 0, i64* %i
  br label %clear
clear:
  %n = load i64* %i
  %p = getelementptr [8 x i64]* %dist, i32 0, i64 %n
  store i64 -1, i64* %p
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %c = icmp slt i64 %n1, 8
  br i1 %c, label %clear, label %start
start:
  %d0 = getelementptr [8 x i64]* %dist, i32 0, i32 0
  store i64 0, i64* %d0
  %q0 = getelementptr [8 x i64]* %queue, i32 0, i32 0
  store i64 0, i64* %q0
  store i64 0, i64* %head
  store i64 1, i64* %tail
  br label %loop
loop:
  %h = load i64* %head
  %t = load i64* %tail
  %more = icmp slt i64 %h, %t
  br i1 %more, label %take, label %sum
take:
  %qp = getelementptr [8 x i64]* %queue, i32 0, i64 %h
  %v = load i64* %qp
  %h1 = add i64 %h, 1
  store i64 %h1, i64* %head
  %dp = getelementptr [8 x i64]* %dist, i32 0, i64 %v
  %d = load i64* %dp
  %ap = getelementptr [8 x i64]* @adj, i32 0, i64 %v
  %mask = load i64* %ap
  store i64 0, i64* %i
  br label %edges
edges:
  %w = load i64* %i
  %s = lshr i64 %mask, %w
  %b = and i64 %s, 1
  %edge = icmp eq i64 %b, 1
  br i1 %edge, label %check, label %next
check:
  %wp = getelementptr [8 x i64]* %dist, i32 0, i64 %w
  %wd = load i64* %wp
  %new = icmp slt i64 %wd, 0
  br i1 %new, label %visit, label %next
visit:
  %nd = add i64 %d, 1
  store i64 %nd, i64* %wp
  %tt = load i64* %tail
  %tp = getelementptr [8 x i64]* %queue, i32 0, i64 %tt
  store i64 %w, i64* %tp
  %t1 = add i64 %tt, 1
  store i64 %t1, i64* %tail
  br label %next
next:
  %w1 = add i64 %w, 1
  store i64 %w1, i64* %i
  %wc = icmp slt i64 %w1, 8
  br i1 %wc, label %edges, label %loop
sum:
  %acc = alloca i64
  store i64 0, i64* %acc
  store i64 0, i64* %i
  br label %each
each:
  %k = load i64* %i
  %kp = getelementptr [8 x i64]* %dist, i32 0, i64 %k
  %kd = load i64* %kp
  %a = load i64* %acc
  %a1 = mul i64 %a, 10
  %a2 = add i64 %a1, %kd
  store i64 %a2, i64* %acc
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %kc = icmp slt i64 %k1, 8
  br i1 %kc, label %each, label %done
done:
  %str = call i8* @ll_ltoa(i64 %a2)
  call void @ll_puts(i8* %str)
  ret i64 0
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
