; Numbers travel as i8* through a generic list with a comparison function, and come back.
; exit: 0
; output: -8
; output: -7
; output: -6
; output: -5
; output: -4
; output: -3
; output: -2
; output: -1
; output: 0
; output: 1
; output: 2
; output: 3
; output: 4
; output: 5
; output: 6
; output: 7
; output: 7
; output: 6
; output: 5
; output: 4
; output: 3
; output: 2
; output: 1
; output: 0
; output: -1
; output: -2
; output: -3
; output: -4
; output: -5
; output: -6
; output: -7
; output: -8
%cell = type { i8*, %cell* }
%compare = type i64 (i8*, i8*)*
declare i8* @ll_malloc(i64, i64)
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
declare void @free(i8*)
define i8* @box(i64 %number) {
  %slot = alloca i64
  store i64 %number, i64* %slot
  %as_pointer = bitcast i64* %slot to i8**
  %boxed = load i8*, i8** %as_pointer
  ret i8* %boxed
}
define i64 @unbox(i8* %boxed) {
  %slot = alloca i8*
  store i8* %boxed, i8** %slot
  %as_number = bitcast i8** %slot to i64*
  %number = load i64, i64* %as_number
  ret i64 %number
}
define i64 @ascending(i8* %a, i8* %b) {
  %x = call i64 @unbox(i8* %a)
  %y = call i64 @unbox(i8* %b)
  %difference = sub i64 %x, %y
  ret i64 %difference
}
define i64 @descending(i8* %a, i8* %b) {
  %r = call i64 @ascending(i8* %b, i8* %a)
  ret i64 %r
}
define void @insert(%cell** %link_start, i8* %item, %compare %order) {
  %link_slot = alloca %cell**
  store %cell** %link_start, %cell*** %link_slot
  br label %search
search:
  %link = load %cell**, %cell*** %link_slot
  %here = load %cell*, %cell** %link
  %at_end = icmp eq %cell* %here, null
  br i1 %at_end, label %place, label %look
look:
  %item_address = getelementptr %cell, %cell* %here, i32 0, i32 0
  %other = load i8*, i8** %item_address
  %relation = call i64 %order(i8* %other, i8* %item)
  %before = icmp slt i64 %relation, 0
  br i1 %before, label %advance, label %place
advance:
  %next_link = getelementptr %cell, %cell* %here, i32 0, i32 1
  store %cell** %next_link, %cell*** %link_slot
  br label %search
place:
  %raw = call i8* @ll_malloc(i64 1, i64 16)
  %new = bitcast i8* %raw to %cell*
  %new_item = getelementptr %cell, %cell* %new, i32 0, i32 0
  %new_next = getelementptr %cell, %cell* %new, i32 0, i32 1
  store i8* %item, i8** %new_item
  store %cell* %here, %cell** %new_next
  store %cell* %new, %cell** %link
  ret void
}
define void @print_and_free(%cell* %list) {
  %none = icmp eq %cell* %list, null
  br i1 %none, label %done, label %some
some:
  %item_address = getelementptr %cell, %cell* %list, i32 0, i32 0
  %item = load i8*, i8** %item_address
  %number = call i64 @unbox(i8* %item)
  %text = call i8* @ll_ltoa(i64 %number)
  call void @ll_puts(i8* %text)
  %next_address = getelementptr %cell, %cell* %list, i32 0, i32 1
  %next = load %cell*, %cell** %next_address
  %raw = bitcast %cell* %list to i8*
  call void @free(i8* %raw)
  call void @free(i8* %text)
  call void @print_and_free(%cell* %next)
  br label %done
done:
  ret void
}
define void @fill(%cell** %list, %compare %order) {
  %state = alloca i64
  store i64 3, i64* %state
  br label %loop
loop:
  %value = load i64, i64* %state
  %scaled = mul i64 %value, 5
  %shifted = sub i64 %scaled, 9
  %next = and i64 %shifted, 15
  %signed = sub i64 %next, 8
  %boxed = call i8* @box(i64 %signed)
  call void @insert(%cell** %list, i8* %boxed, %compare %order)
  store i64 %next, i64* %state
  %more = icmp ne i64 %next, 3
  br i1 %more, label %loop, label %done
done:
  ret void
}
define i64 @main() {
  %list = alloca %cell*
  store %cell* null, %cell** %list
  call void @fill(%cell** %list, %compare @ascending)
  %first = load %cell*, %cell** %list
  call void @print_and_free(%cell* %first)
  store %cell* null, %cell** %list
  call void @fill(%cell** %list, %compare @descending)
  %second = load %cell*, %cell** %list
  call void @print_and_free(%cell* %second)
  ret i64 0
}
