; A vector in a struct of pointer, size and capacity; full, it moves to twice the room.
; exit: 223
%vector = type { i64*, i64, i64 }
declare i64* @ll_malloc(i64, i64)
declare void @free(i8*)
define void @grow(%vector* %v) {
  %data_slot = getelementptr %vector, %vector* %v, i32 0, i32 0
  %size_slot = getelementptr %vector, %vector* %v, i32 0, i32 1
  %room_slot = getelementptr %vector, %vector* %v, i32 0, i32 2
  %old = load i64*, i64** %data_slot
  %size = load i64, i64* %size_slot
  %room = load i64, i64* %room_slot
  %doubled = shl i64 %room, 1
  %wanted = or i64 %doubled, 1
  %new = call i64* @ll_malloc(i64 %wanted, i64 8)
  %i = alloca i64
  store i64 0, i64* %i
  br label %head
head:
  %at = load i64, i64* %i
  %more = icmp slt i64 %at, %size
  br i1 %more, label %copy, label %moved
copy:
  %from = getelementptr i64, i64* %old, i64 %at
  %to = getelementptr i64, i64* %new, i64 %at
  %value = load i64, i64* %from
  store i64 %value, i64* %to
  %next = add i64 %at, 1
  store i64 %next, i64* %i
  br label %head
moved:
  %old_raw = bitcast i64* %old to i8*
  call void @free(i8* %old_raw)
  store i64* %new, i64** %data_slot
  store i64 %wanted, i64* %room_slot
  ret void
}
define void @push(%vector* %v, i64 %value) {
  %size_slot = getelementptr %vector, %vector* %v, i32 0, i32 1
  %room_slot = getelementptr %vector, %vector* %v, i32 0, i32 2
  %size = load i64, i64* %size_slot
  %room = load i64, i64* %room_slot
  %full = icmp eq i64 %size, %room
  br i1 %full, label %enlarge, label %place
enlarge:
  call void @grow(%vector* %v)
  br label %place
place:
  %data_slot = getelementptr %vector, %vector* %v, i32 0, i32 0
  %data = load i64*, i64** %data_slot
  %target = getelementptr i64, i64* %data, i64 %size
  store i64 %value, i64* %target
  %larger = add i64 %size, 1
  store i64 %larger, i64* %size_slot
  ret void
}
define i64 @main() {
  %v = alloca %vector
  %data_slot = getelementptr %vector, %vector* %v, i32 0, i32 0
  %size_slot = getelementptr %vector, %vector* %v, i32 0, i32 1
  %room_slot = getelementptr %vector, %vector* %v, i32 0, i32 2
  store i64* null, i64** %data_slot
  store i64 0, i64* %size_slot
  store i64 0, i64* %room_slot
  br label %filling
filling:
  %count = load i64, i64* %size_slot
  %square = mul i64 %count, %count
  call void @push(%vector* %v, i64 %square)
  %enough = icmp eq i64 %count, 99
  br i1 %enough, label %sum, label %filling
sum:
  %data = load i64*, i64** %data_slot
  %p = getelementptr i64, i64* %data, i64 13
  %q = getelementptr i64, i64* %data, i64 99
  %a = load i64, i64* %p
  %b = load i64, i64* %q
  %room = load i64, i64* %room_slot
  %ab = sub i64 %b, %a
  %r = xor i64 %ab, %room
  %raw = bitcast i64* %data to i8*
  call void @free(i8* %raw)
  ret i64 %r
}
