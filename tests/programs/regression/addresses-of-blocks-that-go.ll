; The address of a block that every jump to it has been replaced by a copy of still has a place.
; exit: 0
; output: 1 12
source_filename = "addresses-of-blocks-that-go"

@format = private constant [8 x i8] c"%d %ld\0A\00"
@of_dispatch = global ptr blockaddress(@run, %dispatch)
@targets = private constant [2 x ptr] [ptr blockaddress(@run, %step), ptr blockaddress(@run, %end)]

declare i32 @printf(ptr, ...)

define i64 @run(i64 %n) {
entry:
  br label %dispatch
dispatch:
  %i = phi i64 [ %n, %entry ], [ %next, %step ]
  %s = phi i64 [ 0, %entry ], [ %t, %step ]
  %done = icmp eq i64 %i, 0
  %which = zext i1 %done to i64
  %at = getelementptr ptr, ptr @targets, i64 %which
  %to = load ptr, ptr %at
  indirectbr ptr %to, [label %step, label %end]
step:
  %t = add i64 %s, 3
  %next = sub i64 %i, 1
  br label %dispatch
end:
  ret i64 %s
}

define i32 @main() {
  %r = call i64 @run(i64 4)
  %p = load volatile ptr, ptr @of_dispatch
  %known = icmp ne ptr %p, null
  %k = zext i1 %known to i32
  call i32 (ptr, ...) @printf(ptr @format, i32 %k, i64 %r)
  ret i32 0
}
