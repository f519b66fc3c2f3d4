; Objects of the bodies that come in make the frame of a recursive caller larger by 1024 bytes at most, also objects passed
; by value: a deep recursion must not run out of stack. Of other callers: 4096 bytes. Bodies of `alwaysinline` functions
; come in nevertheless. Objects of which only numbers at known places are read and written become values, and do not count.
; lilt: --stop-after=inline --filter-print-funcs=recursive,by_value,of_numbers,others,always
; recursive: count: 2 alloca
; recursive: count: 3 call void @fill
; by_value: count: 2 alloca
; by_value: count: 1 call void @add_up
; of_numbers: count: 3 alloca
; of_numbers: lacks: call void @add_first
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

define internal void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum, i64 %at) {
  %number = getelementptr i64, ptr %numbers, i64 %at
  %x = load i64, ptr %number
  store i64 %x, ptr %sum
  ret void
}

define void @by_value(ptr %numbers, ptr %sum) {
  call void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum, i64 3)
  call void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum, i64 4)
  call void @add_up(ptr byval([60 x i64]) %numbers, ptr %sum, i64 5)
  call void @by_value(ptr %numbers, ptr %sum)
  ret void
}

define internal void @add_first(ptr byval([60 x i64]) %numbers, ptr %sum) {
  %x = load i64, ptr %numbers
  store i64 %x, ptr %sum
  ret void
}

define void @of_numbers(ptr %numbers, ptr %sum) {
  call void @add_first(ptr byval([60 x i64]) %numbers, ptr %sum)
  call void @add_first(ptr byval([60 x i64]) %numbers, ptr %sum)
  call void @add_first(ptr byval([60 x i64]) %numbers, ptr %sum)
  call void @of_numbers(ptr %numbers, ptr %sum)
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
