; Two computed jumps share the target %next, and a target of one uses values of its block. The jumps become one, from which
; paths lead to those uses past the definitions.
; exit: 42
@targets = global [3 x ptr] [ptr blockaddress(@run, %next), ptr blockaddress(@run, %loop), ptr blockaddress(@run, %out)]

define i32 @run(i32 %seed, i64 %first) {
entry:
  %slot = getelementptr [3 x ptr], ptr @targets, i64 0, i64 %first
  %address = load ptr, ptr %slot
  indirectbr ptr %address, [label %next, label %out]
next:
  %start = phi i32 [ %seed, %entry ], [ %limit, %loop ]
  %limit = add i32 %start, 5
  %half = sitofp i32 %start to double
  %wide = zext i32 %limit to i128
  %pair = insertvalue { i8, i64 } { i8 1, i64 poison }, i64 4, 1
  %again = load ptr, ptr getelementptr ([3 x ptr], ptr @targets, i64 0, i64 1)
  indirectbr ptr %again, [label %loop, label %out]
loop:
  %i = phi i32 [ 0, %next ], [ %i1, %loop ]
  %i1 = add i32 %i, 1
  %half_i = fptosi double %half to i32
  %narrow = trunc i128 %wide to i32
  %four = extractvalue { i8, i64 } %pair, 1
  %four_i = trunc i64 %four to i32
  %difference = sub i32 %narrow, %half_i
  %more = icmp slt i32 %i1, %limit
  %large = icmp sgt i32 %limit, 30
  %sum = add i32 %difference, %four_i
  store i32 %sum, ptr @sum
  %way = select i1 %large, i64 2, i64 0
  %way1 = select i1 %more, i64 1, i64 %way
  %slot1 = getelementptr [3 x ptr], ptr @targets, i64 0, i64 %way1
  %address1 = load ptr, ptr %slot1
  indirectbr ptr %address1, [label %next, label %loop, label %out]
out:
  %result = phi i32 [ 1, %entry ], [ 2, %next ], [ %i1, %loop ]
  %last = load i32, ptr @sum
  %total = add i32 %result, %last
  ret i32 %total
}

@sum = global i32 0

define i32 @main() {
  %a = call i32 @run(i32 8, i64 0)
  %b = call i32 @run(i32 8, i64 2)
  %c = sub i32 %a, %b
  %d = add i32 %c, 10
  ret i32 %d
}
