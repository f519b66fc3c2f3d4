; A number of x86_fp80 that is made before a loop and used in it, above one that each iteration makes: they have slots of
; their own, since the first one lives around the loop.
; exit: 0
; output: 3 3 3
declare i32 @printf(ptr, ...)
@text = private constant [10 x i8] c"%d %d %d\0A\00"

define x86_fp80 @doubled(x86_fp80 %x) noinline {
  %twice = fadd x86_fp80 %x, %x
  ret x86_fp80 %twice
}

define void @fill(double %start, ptr %kept, ptr %out) noinline {
entry:
  %before = fpext double %start to x86_fp80
  store x86_fp80 %before, ptr %kept
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %at = getelementptr i32, ptr %out, i64 %i
  %number = fptosi x86_fp80 %before to i32
  store i32 %number, ptr %at
  %own = load x86_fp80, ptr %kept
  %made = call x86_fp80 @doubled(x86_fp80 %own)
  %as_double = fptrunc x86_fp80 %made to double
  %again = fpext double %as_double to x86_fp80
  %sum = fadd x86_fp80 %again, %made
  store x86_fp80 %sum, ptr %kept
  %next = add i64 %i, 1
  %more = icmp ult i64 %next, 3
  br i1 %more, label %loop, label %end
end:
  ret void
}

define i32 @main() {
  %kept = alloca x86_fp80
  %out = alloca [3 x i32]
  call void @fill(double 3.5, ptr %kept, ptr %out)
  %second = getelementptr i32, ptr %out, i64 1
  %third = getelementptr i32, ptr %out, i64 2
  %a = load i32, ptr %out
  %b = load i32, ptr %second
  %c = load i32, ptr %third
  call i32 (ptr, ...) @printf(ptr @text, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
