; Every third of thirteen leaves a ring of structs in one array; links are pointers into it.
; exit: 157
%seat = type { %seat*, i64, %seat* }
%ring = type [13 x %seat]
declare i8* @ll_malloc(i64, i64)
define %seat* @seat(%ring* %ring, i64 %i) {
  %over = icmp sge i64 %i, 13
  br i1 %over, label %wrap_high, label %check_low
wrap_high:
  %lower = sub i64 %i, 13
  %a = getelementptr %ring, %ring* %ring, i32 0, i64 %lower
  ret %seat* %a
check_low:
  %under = icmp slt i64 %i, 0
  br i1 %under, label %wrap_low, label %inside
wrap_low:
  %higher = add i64 %i, 13
  %b = getelementptr %ring, %ring* %ring, i32 0, i64 %higher
  ret %seat* %b
inside:
  %c = getelementptr %ring, %ring* %ring, i32 0, i64 %i
  ret %seat* %c
}
define %seat* @leave(%seat* %who) {
  %before_p = getelementptr %seat, %seat* %who, i32 0, i32 0
  %after_p = getelementptr %seat, %seat* %who, i32 0, i32 2
  %before = load %seat*, %seat** %before_p
  %after = load %seat*, %seat** %after_p
  %link = getelementptr %seat, %seat* %before, i32 0, i32 2
  %back = getelementptr %seat, %seat* %after, i32 0, i32 0
  store %seat* %after, %seat** %link
  store %seat* %before, %seat** %back
  ret %seat* %after
}
define i64 @main() {
  %raw = call i8* @ll_malloc(i64 13, i64 24)
  %ring = bitcast i8* %raw to %ring*
  %i = alloca i64
  %code = alloca i64
  %current = alloca %seat*
  store i64 0, i64* %i
  store i64 0, i64* %code
  br label %link
link:
  %n = load i64, i64* %i
  %before = sub i64 %n, 1
  %after = add i64 %n, 1
  %s = call %seat* @seat(%ring* %ring, i64 %n)
  %p = call %seat* @seat(%ring* %ring, i64 %before)
  %q = call %seat* @seat(%ring* %ring, i64 %after)
  %sp = getelementptr %seat, %seat* %s, i32 0, i32 0
  %sn = getelementptr %seat, %seat* %s, i32 0, i32 1
  %sq = getelementptr %seat, %seat* %s, i32 0, i32 2
  store %seat* %p, %seat** %sp
  store i64 %after, i64* %sn
  store %seat* %q, %seat** %sq
  store i64 %after, i64* %i
  %more = icmp slt i64 %after, 13
  br i1 %more, label %link, label %start
start:
  %zero = call %seat* @seat(%ring* %ring, i64 0)
  store %seat* %zero, %seat** %current
  br label %round
round:
  %c0 = load %seat*, %seat** %current
  %l0 = getelementptr %seat, %seat* %c0, i32 0, i32 2
  %c1 = load %seat*, %seat** %l0
  %l1 = getelementptr %seat, %seat* %c1, i32 0, i32 2
  %c2 = load %seat*, %seat** %l1
  %np = getelementptr %seat, %seat* %c2, i32 0, i32 1
  %number = load i64, i64* %np
  %old = load i64, i64* %code
  %times = mul i64 %old, 3
  %new = xor i64 %times, %number
  store i64 %new, i64* %code
  %next = call %seat* @leave(%seat* %c2)
  store %seat* %next, %seat** %current
  %last = icmp eq %seat* %next, %c2
  br i1 %last, label %end, label %round
end:
  %final = load i64, i64* %code
  %shifted = shl i64 %final, 4
  %result = or i64 %shifted, %number
  ret i64 %result
}
