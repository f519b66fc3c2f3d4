; Objects of the bodies that come in make the frame of a recursive caller larger by 1024 bytes at most, also objects passed
; by value: a deep recursion must not run out of stack. Of other callers: 4096 bytes. Bodies of `alwaysinline` functions
; come in nevertheless.
; lilt: --stop-after=inline --filter-print-funcs=recursive,by_value,others,always
; recursive: count: 2 alloca
; recursive: count: 3 call void @fill
; by_value: count: 2 alloca
; by_value: count: 1 call void @add_up
; others: count: 8 alloca
; others: count: 2 call void @fill
; always: count: 3 alloca
declare void @use(ptr)

define internal void @fill(i32 %n) {
  %buffer = alloca [500 x i8]
  call void @use(ptr %buffer)
  ret void
}

define void @recursive(i32 %n) {
  call void @fill(i32 1)
  call void @fill(i32 2)
  call void @fill(i32 3)
  call void @fill(i32 4)
  call void @fill(i32 5)
  %less = sub i32 %n, 1
  call void @recursive(i32 %less)
  ret void
}

define internal void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum) {
  %x = load i64, ptr %numbers
  store i64 %x, ptr %sum
  ret void
}

define void @by_value(ptr %numbers, ptr %sum) {
  call void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum)
  call void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum)
  call void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum)
  call void @by_value(ptr %numbers, ptr %sum)
  ret void
}

define void @others() {
  call void @fill(i32 1)
  call void @fill(i32 2)
  call void @fill(i32 3)
  call void @fill(i32 4)
  call void @fill(i32 5)
  call void @fill(i32 6)
  call void @fill(i32 7)
  call void @fill(i32 8)
  call void @fill(i32 9)
  call void @fill(i32 10)
  ret void
}

define internal void @fill_here(i32 %n) alwaysinline {
  %buffer = alloca [500 x i8]
  call void @use(ptr %buffer)
  ret void
}

define void @always() {
  call void @fill_here(i32 1)
  call void @fill_here(i32 2)
  call void @fill_here(i32 3)
  ret void
}
