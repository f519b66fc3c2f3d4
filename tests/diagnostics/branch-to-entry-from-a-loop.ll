; error: 8:19: entry
define i64 @main() {
start:
  %x = add i64 1, 2
  br label %loop
loop:
  %c = icmp eq i64 %x, 3
  br i1 %c, label %start, label %end
end:
  ret i64 %x
}
