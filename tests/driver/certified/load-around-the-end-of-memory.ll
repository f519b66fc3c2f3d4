; A number whose last bytes are at the beginning of memory: the code reads one of these bytes only.
define i1 @f() {
  %v = load i32, ptr inttoptr (i64 -1 to ptr), align 1
  %bit = and i32 %v, 8192
  %c = icmp eq i32 %bit, 0
  ret i1 %c
}
