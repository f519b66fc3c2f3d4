; Insertion sort into a linked list through a pointer to the pointer.
; exit: 92
; output: 4
; output: 4
; output: 15
; output: 31
; output: 35
; output: 65
; output: 92
%node = type { i64, %node* }
@head = global %node* null
@input = global [7 x i64] [i64 31, i64 4, i64 15, i64 92, i64 65, i64 35, i64 4]
define void @insert(i64 %v) {
  %link = alloca %node**
  store %node** @head, %node*** %link
  br label %loop
loop:
  %l = load %node*** %link
  %n = load %node** %l
  %end = icmp eq %node* %n, null
  br i1 %end, label %here, label %look
look:
  %vp = getelementptr %node* %n, i32 0, i32 0
  %w = load i64* %vp
  %stop = icmp sge i64 %w, %v
  br i1 %stop, label %here, label %on
on:
  %np = getelementptr %node* %n, i32 0, i32 1
  store %node** %np, %node*** %link
  br label %loop
here:
  %raw = call i8* @ll_malloc(i64 2, i64 8)
  %new = bitcast i8* %raw to %node*
  %nv = getelementptr %node* %new, i32 0, i32 0
  store i64 %v, i64* %nv
  %nn = getelementptr %node* %new, i32 0, i32 1
  store %node* %n, %node** %nn
  store %node* %new, %node** %l
  ret void
}
define i64 @main() {
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  %n = load i64* %i
  %p = getelementptr [7 x i64]* @input, i32 0, i64 %n
  %v = load i64* %p
  call void @insert(i64 %v)
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 7
  br i1 %c, label %loop, label %print
print:
  %cur = alloca %node*
  %h = load %node** @head
  store %node* %h, %node** %cur
  br label %each
each:
  %x = load %node** %cur
  %xv = getelementptr %node* %x, i32 0, i32 0
  %w = load i64* %xv
  %s = call i8* @ll_ltoa(i64 %w)
  call void @ll_puts(i8* %s)
  %xn = getelementptr %node* %x, i32 0, i32 1
  %nx = load %node** %xn
  store %node* %nx, %node** %cur
  %e = icmp eq %node* %nx, null
  br i1 %e, label %done, label %each
done:
  ret i64 %w
}
declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
