; CRC-32 of "123456789", the digits made on the way; the known answer is CBF43926.
; exit: 38
; output: 3421780262
define i64 @byte(i64 %crc, i64 %b) {
  %c = alloca i64
  %k = alloca i64
  %x = xor i64 %crc, %b
  store i64 %x, i64* %c
  store i64 8, i64* %k
  br label %loop
loop:
  %v = load i64* %c
  %bit = and i64 %v, 1
  %h = lshr i64 %v, 1
  %m0 = sub i64 0, %bit
  %m = and i64 %m0, 3988292384
  %w = xor i64 %h, %m
  store i64 %w, i64* %c
  %n = load i64* %k
  %n1 = sub i64 %n, 1
  store i64 %n1, i64* %k
  %z = icmp eq i64 %n1, 0
  br i1 %z, label %done, label %loop
done:
  ret i64 %w
}
define i64 @main() {
  %crc = alloca i64
  %d = alloca i64
  store i64 4294967295, i64* %crc
  store i64 49, i64* %d
  br label %loop
loop:
  %c = load i64* %crc
  %b = load i64* %d
  %e = call i64 @byte(i64 %c, i64 %b)
  store i64 %e, i64* %crc
  %b1 = add i64 %b, 1
  store i64 %b1, i64* %d
  %more = icmp sle i64 %b1, 57
  br i1 %more, label %loop, label %done
done:
  %r = xor i64 %e, 4294967295
  %s = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %s)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
