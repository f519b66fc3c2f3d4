; Each turn has a slot of its own: a linked list on the stack.
; exit: 55
%node = type { i64, %node* }
define i64 @main() {
  %head = alloca %node*
  %i = alloca i64
  store %node* null, %node** %head
  store i64 1, i64* %i
  br label %build
build:
  %n = load i64* %i
  %new = alloca %node
  %vp = getelementptr %node* %new, i32 0, i32 0
  %np = getelementptr %node* %new, i32 0, i32 1
  store i64 %n, i64* %vp
  %old = load %node** %head
  store %node* %old, %node** %np
  store %node* %new, %node** %head
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp sle i64 %m, 10
  br i1 %c, label %build, label %walk
walk:
  %s = alloca i64
  store i64 0, i64* %s
  br label %step
step:
  %cur = load %node** %head
  %end = icmp eq %node* %cur, null
  br i1 %end, label %done, label %add
add:
  %cv = getelementptr %node* %cur, i32 0, i32 0
  %v = load i64* %cv
  %t = load i64* %s
  %u = add i64 %t, %v
  store i64 %u, i64* %s
  %cn = getelementptr %node* %cur, i32 0, i32 1
  %next = load %node** %cn
  store %node* %next, %node** %head
  br label %step
done:
  %r = load i64* %s
  ret i64 %r
}
