; Allocas become values; a phi stands only where two stores meet and a load follows.
; lilt: --stop-after=mem2reg
; lacks: alloca
; straight: lacks: phi
; diamond, loop: count: 1 phi
define i64 @straight(i64 %a) {
  %x = alloca i64
  store i64 %a, i64* %x
  %1 = load i64, i64* %x
  %2 = add i64 %1, 1
  store i64 %2, i64* %x
  %3 = load i64, i64* %x
  ret i64 %3
}
define i64 @diamond(i64 %a, i1 %c) {
  %x = alloca i64
  %unread = alloca i64
  store i64 %a, i64* %x
  br i1 %c, label %then, label %else
then:
  store i64 1, i64* %x
  store i64 1, i64* %unread
  br label %join
else:
  store i64 2, i64* %unread
  br label %join
join:
  %1 = load i64, i64* %x
  ret i64 %1
}
define i64 @loop(i64 %n) {
  %i = alloca i64
  %constant = alloca i64
  store i64 %n, i64* %i
  store i64 3, i64* %constant
  br label %head
head:
  %1 = load i64, i64* %i
  %2 = load i64, i64* %constant
  %3 = sub i64 %1, %2
  store i64 %3, i64* %i
  %4 = icmp sgt i64 %3, 0
  br i1 %4, label %head, label %done
done:
  ret i64 %3
}
