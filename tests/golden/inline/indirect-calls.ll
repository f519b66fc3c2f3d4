; Calls through pointers that the function itself has stored become direct, and come in: through the table of an object
; that it makes, a record of operations that is copied from a constant, and a pointer to a variable's handler. What the
; second body stores shows a third call.
; lilt: -O2 --stop-after=inline --filter-print-funcs=of_an_object,of_a_record,of_what_came_in,of_an_argument,of_a_cycle
; of_an_object: lacks: call
; of_a_record: lacks: call
; of_what_came_in: lacks: call
; of_an_argument: has: call i64 %f(
; of_a_cycle: count: 1 call
%shape = type { ptr, i64 }
%record = type { ptr, ptr }

@table = linkonce_odr constant { [4 x ptr] } { [4 x ptr] [ptr null, ptr null, ptr @area, ptr @twice_area] }
@operations = private constant %record { ptr @get, ptr @put }

define linkonce_odr i64 @area(ptr %this, i64 %k) {
  %field = getelementptr %shape, ptr %this, i32 0, i32 1
  %side = load i64, ptr %field
  %square = mul i64 %side, %side
  %sum = add i64 %square, %k
  ret i64 %sum
}
define linkonce_odr i64 @twice_area(ptr %this, i64 %k) {
  %one = call i64 @area(ptr %this, i64 %k)
  %two = shl i64 %one, 1
  ret i64 %two
}
define linkonce_odr void @construct(ptr %this, i64 %side) {
  store ptr getelementptr inbounds ({ [4 x ptr] }, ptr @table, i32 0, i32 0, i32 2), ptr %this
  %field = getelementptr %shape, ptr %this, i32 0, i32 1
  store i64 %side, ptr %field
  ret void
}
define internal i64 @get(ptr %array, i64 %i) {
  %at = getelementptr i64, ptr %array, i64 %i
  %value = load i64, ptr %at
  ret i64 %value
}
define internal void @put(ptr %array, i64 %i, i64 %value) {
  %at = getelementptr i64, ptr %array, i64 %i
  store i64 %value, ptr %at
  ret void
}

define i64 @of_an_object(i64 %side) {
  %object = alloca %shape
  call void @construct(ptr %object, i64 %side)
  %vtable = load ptr, ptr %object
  %slot = getelementptr ptr, ptr %vtable, i64 1
  %function = load ptr, ptr %slot
  %result = call i64 %function(ptr %object, i64 5)
  ret i64 %result
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)

define void @of_a_record(ptr %array) {
  %own = alloca %record
  call void @llvm.memcpy.p0.p0.i64(ptr %own, ptr @operations, i64 16, i1 false)
  %get = load ptr, ptr %own
  %first = call i64 %get(ptr %array, i64 0)
  %second = getelementptr %record, ptr %own, i32 0, i32 1
  %put = load ptr, ptr %second
  call void %put(ptr %array, i64 1, i64 %first)
  ret void
}

define internal i64 @next(ptr %place) {
  store ptr @last, ptr %place
  ret i64 1
}
define internal i64 @last(ptr %place) {
  ret i64 2
}
define i64 @of_what_came_in() {
  %place = alloca ptr
  store ptr @next, ptr %place
  %f = load ptr, ptr %place
  %one = call i64 %f(ptr %place)
  %g = load ptr, ptr %place
  %two = call i64 %g(ptr %place)
  %sum = add i64 %one, %two
  ret i64 %sum
}

; The argument's pointer is not known, whatever the function stores elsewhere.
define i64 @of_an_argument(ptr %other, ptr %out) {
  store ptr @get, ptr %out
  %f = load ptr, ptr %other
  %result = call i64 %f(ptr %other, i64 0)
  ret i64 %result
}

; It does not come into itself.
define i64 @of_a_cycle(i64 %n) {
  %place = alloca ptr
  store ptr @of_a_cycle, ptr %place
  %is_zero = icmp eq i64 %n, 0
  br i1 %is_zero, label %end, label %more
more:
  %less = sub i64 %n, 1
  %f = load ptr, ptr %place
  %result = call i64 %f(i64 %less)
  ret i64 %result
end:
  ret i64 0
}
