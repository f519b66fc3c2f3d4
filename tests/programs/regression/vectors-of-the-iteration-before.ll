; The load that the next iteration takes comes before its store in vectors, which the check of overlap knows.
; exit: 0
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 777
; output: 40
; output: 41
; output: 42
; output: 43
; output: 44
; output: 45
; output: 46
; output: 47
; output: 48
; output: 49
; output: 50
; output: 51
; output: 52
; output: 53
; output: 54
; output: 55
; output: 56
; output: 57
; output: 58
; output: 59
; output: 60
; output: 61
; output: 62
; output: 63
@fmt = constant [4 x i8] c"%d\0A\00"
@a = global [64 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
define void @f(ptr %p, ptr %q, i64 %n, i32 %r0) noinline {
entry:
  %z = icmp sgt i64 %n, 0
  br i1 %z, label %body, label %exit
body:
  %i = phi i64 [ 0, %entry ], [ %i1, %body ]
  %r = phi i32 [ %r0, %entry ], [ %ld, %body ]
  %pp = getelementptr i32, ptr %p, i64 %i
  store i32 %r, ptr %pp, align 4
  %qq = getelementptr i32, ptr %q, i64 %i
  %ld = load i32, ptr %qq, align 4
  %i1 = add nuw nsw i64 %i, 1
  %c = icmp slt i64 %i1, %n
  br i1 %c, label %body, label %exit
exit:
  ret void
}
define i32 @main() {
entry:
  br label %init
init:
  %i = phi i64 [ 0, %entry ], [ %i1, %init ]
  %g = getelementptr i32, ptr @a, i64 %i
  %t = trunc i64 %i to i32
  store i32 %t, ptr %g
  %i1 = add i64 %i, 1
  %c = icmp ult i64 %i1, 64
  br i1 %c, label %init, label %next
next:
  call void @f(ptr @a, ptr @a, i64 40, i32 777)
  br label %out
out:
  %j = phi i64 [ 0, %next ], [ %j1, %out ]
  %h = getelementptr i32, ptr @a, i64 %j
  %v = load i32, ptr %h
  %x = call i32 (ptr, ...) @printf(ptr @fmt, i32 %v)
  %j1 = add i64 %j, 1
  %d = icmp ult i64 %j1, 64
  br i1 %d, label %out, label %end
end:
  ret i32 0
}
