; A function of 400 blocks in shuffled order, each a step of a forward graph (generated).
; exit: 52
; output: -6399994486879583180
define i64 @f(i64 %a, i64 %b) {
  %m0 = alloca i64
  store i64 %a, i64* %m0
  %m1 = alloca i64
  store i64 %b, i64* %m1
  %m2 = alloca i64
  store i64 198, i64* %m2
  %m3 = alloca i64
  store i64 %a, i64* %m3
  %m4 = alloca i64
  store i64 %b, i64* %m4
  %m5 = alloca i64
  store i64 495, i64* %m5
  %m6 = alloca i64
  store i64 %a, i64* %m6
  %m7 = alloca i64
  store i64 %b, i64* %m7
  br label %b0
b63:
  %x63.0 = load i64* %m0
  %y63.0 = load i64* %m7
  %z63.0 = xor i64 %x63.0, %y63.0
  store i64 %z63.0, i64* %m5
  %x63.1 = load i64* %m6
  %y63.1 = load i64* %m2
  %z63.1 = or i64 %x63.1, %y63.1
  store i64 %z63.1, i64* %m5
  %x63.2 = load i64* %m5
  %y63.2 = load i64* %m2
  %z63.2 = mul i64 %x63.2, %y63.2
  store i64 %z63.2, i64* %m0
  %u63 = load i64* %m3
  %w63 = and i64 %u63, 1
  %c63 = icmp eq i64 %w63, 0
  br i1 %c63, label %b64, label %b69
b238:
  %x238.0 = load i64* %m2
  %y238.0 = load i64* %m5
  %z238.0 = xor i64 %x238.0, %y238.0
  store i64 %z238.0, i64* %m0
  %x238.1 = load i64* %m5
  %y238.1 = load i64* %m7
  %z238.1 = sub i64 %x238.1, %y238.1
  store i64 %z238.1, i64* %m7
  %x238.2 = load i64* %m3
  %y238.2 = load i64* %m0
  %z238.2 = sub i64 %x238.2, %y238.2
  store i64 %z238.2, i64* %m5
  %x238.3 = load i64* %m6
  %y238.3 = load i64* %m5
  %z238.3 = sub i64 %x238.3, %y238.3
  store i64 %z238.3, i64* %m3
  %u238 = load i64* %m5
  %w238 = and i64 %u238, 2
  %c238 = icmp eq i64 %w238, 0
  br i1 %c238, label %b239, label %b241
b26:
  %x26.0 = load i64* %m4
  %y26.0 = load i64* %m1
  %z26.0 = sub i64 %x26.0, %y26.0
  store i64 %z26.0, i64* %m3
  %x26.1 = load i64* %m3
  %y26.1 = load i64* %m6
  %z26.1 = or i64 %x26.1, %y26.1
  store i64 %z26.1, i64* %m4
  %x26.2 = load i64* %m5
  %y26.2 = load i64* %m3
  %z26.2 = sub i64 %x26.2, %y26.2
  store i64 %z26.2, i64* %m2
  %x26.3 = load i64* %m1
  %y26.3 = load i64* %m3
  %z26.3 = add i64 %x26.3, %y26.3
  store i64 %z26.3, i64* %m4
  %x26.4 = load i64* %m7
  %y26.4 = load i64* %m1
  %z26.4 = or i64 %x26.4, %y26.4
  store i64 %z26.4, i64* %m7
  %u26 = load i64* %m2
  %w26 = and i64 %u26, 16
  %c26 = icmp eq i64 %w26, 0
  br i1 %c26, label %b27, label %b32
b190:
  %x190.0 = load i64* %m6
  %y190.0 = load i64* %m1
  %z190.0 = sub i64 %x190.0, %y190.0
  store i64 %z190.0, i64* %m2
  %x190.1 = load i64* %m7
  %y190.1 = load i64* %m7
  %z190.1 = or i64 %x190.1, %y190.1
  store i64 %z190.1, i64* %m1
  %x190.2 = load i64* %m1
  %y190.2 = load i64* %m3
  %z190.2 = xor i64 %x190.2, %y190.2
  store i64 %z190.2, i64* %m2
  %x190.3 = load i64* %m5
  %y190.3 = load i64* %m3
  %z190.3 = xor i64 %x190.3, %y190.3
  store i64 %z190.3, i64* %m7
  %u190 = load i64* %m2
  %w190 = and i64 %u190, 16
  %c190 = icmp eq i64 %w190, 0
  br i1 %c190, label %b191, label %b195
b48:
  %x48.0 = load i64* %m7
  %y48.0 = load i64* %m6
  %z48.0 = or i64 %x48.0, %y48.0
  store i64 %z48.0, i64* %m1
  %x48.1 = load i64* %m0
  %y48.1 = load i64* %m1
  %z48.1 = or i64 %x48.1, %y48.1
  store i64 %z48.1, i64* %m1
  %x48.2 = load i64* %m0
  %y48.2 = load i64* %m2
  %z48.2 = or i64 %x48.2, %y48.2
  store i64 %z48.2, i64* %m3
  %x48.3 = load i64* %m0
  %y48.3 = load i64* %m0
  %z48.3 = xor i64 %x48.3, %y48.3
  store i64 %z48.3, i64* %m1
  %u48 = load i64* %m7
  %w48 = and i64 %u48, 16
  %c48 = icmp eq i64 %w48, 0
  br i1 %c48, label %b49, label %b53
b321:
  %x321.0 = load i64* %m4
  %y321.0 = load i64* %m6
  %z321.0 = mul i64 %x321.0, %y321.0
  store i64 %z321.0, i64* %m7
  %x321.1 = load i64* %m4
  %y321.1 = load i64* %m6
  %z321.1 = mul i64 %x321.1, %y321.1
  store i64 %z321.1, i64* %m7
  %x321.2 = load i64* %m7
  %y321.2 = load i64* %m6
  %z321.2 = xor i64 %x321.2, %y321.2
  store i64 %z321.2, i64* %m5
  %x321.3 = load i64* %m0
  %y321.3 = load i64* %m7
  %z321.3 = or i64 %x321.3, %y321.3
  store i64 %z321.3, i64* %m1
  %u321 = load i64* %m3
  %w321 = and i64 %u321, 32
  %c321 = icmp eq i64 %w321, 0
  br i1 %c321, label %b322, label %b325
b165:
  %x165.0 = load i64* %m4
  %y165.0 = load i64* %m2
  %z165.0 = sub i64 %x165.0, %y165.0
  store i64 %z165.0, i64* %m0
  %x165.1 = load i64* %m6
  %y165.1 = load i64* %m6
  %z165.1 = sub i64 %x165.1, %y165.1
  store i64 %z165.1, i64* %m1
  %x165.2 = load i64* %m3
  %y165.2 = load i64* %m4
  %z165.2 = add i64 %x165.2, %y165.2
  store i64 %z165.2, i64* %m1
  %x165.3 = load i64* %m2
  %y165.3 = load i64* %m0
  %z165.3 = or i64 %x165.3, %y165.3
  store i64 %z165.3, i64* %m3
  %x165.4 = load i64* %m7
  %y165.4 = load i64* %m2
  %z165.4 = mul i64 %x165.4, %y165.4
  store i64 %z165.4, i64* %m2
  %u165 = load i64* %m3
  %w165 = and i64 %u165, 2
  %c165 = icmp eq i64 %w165, 0
  br i1 %c165, label %b166, label %b170
b355:
  %x355.0 = load i64* %m5
  %y355.0 = load i64* %m7
  %z355.0 = or i64 %x355.0, %y355.0
  store i64 %z355.0, i64* %m7
  %x355.1 = load i64* %m0
  %y355.1 = load i64* %m5
  %z355.1 = sub i64 %x355.1, %y355.1
  store i64 %z355.1, i64* %m2
  %x355.2 = load i64* %m4
  %y355.2 = load i64* %m6
  %z355.2 = mul i64 %x355.2, %y355.2
  store i64 %z355.2, i64* %m5
  %x355.3 = load i64* %m2
  %y355.3 = load i64* %m4
  %z355.3 = mul i64 %x355.3, %y355.3
  store i64 %z355.3, i64* %m5
  %x355.4 = load i64* %m1
  %y355.4 = load i64* %m2
  %z355.4 = mul i64 %x355.4, %y355.4
  store i64 %z355.4, i64* %m6
  %u355 = load i64* %m7
  %w355 = and i64 %u355, 2
  %c355 = icmp eq i64 %w355, 0
  br i1 %c355, label %b356, label %b357
b217:
  %x217.0 = load i64* %m0
  %y217.0 = load i64* %m6
  %z217.0 = sub i64 %x217.0, %y217.0
  store i64 %z217.0, i64* %m5
  %x217.1 = load i64* %m0
  %y217.1 = load i64* %m3
  %z217.1 = sub i64 %x217.1, %y217.1
  store i64 %z217.1, i64* %m0
  %x217.2 = load i64* %m5
  %y217.2 = load i64* %m7
  %z217.2 = sub i64 %x217.2, %y217.2
  store i64 %z217.2, i64* %m3
  %x217.3 = load i64* %m3
  %y217.3 = load i64* %m7
  %z217.3 = sub i64 %x217.3, %y217.3
  store i64 %z217.3, i64* %m6
  %x217.4 = load i64* %m6
  %y217.4 = load i64* %m6
  %z217.4 = add i64 %x217.4, %y217.4
  store i64 %z217.4, i64* %m4
  %u217 = load i64* %m4
  %w217 = and i64 %u217, 4
  %c217 = icmp eq i64 %w217, 0
  br i1 %c217, label %b218, label %b221
b3:
  %x3.0 = load i64* %m3
  %y3.0 = load i64* %m6
  %z3.0 = xor i64 %x3.0, %y3.0
  store i64 %z3.0, i64* %m0
  %x3.1 = load i64* %m3
  %y3.1 = load i64* %m1
  %z3.1 = sub i64 %x3.1, %y3.1
  store i64 %z3.1, i64* %m3
  %u3 = load i64* %m4
  %w3 = and i64 %u3, 1
  %c3 = icmp eq i64 %w3, 0
  br i1 %c3, label %b4, label %b5
b95:
  %x95.0 = load i64* %m6
  %y95.0 = load i64* %m0
  %z95.0 = or i64 %x95.0, %y95.0
  store i64 %z95.0, i64* %m4
  %x95.1 = load i64* %m3
  %y95.1 = load i64* %m4
  %z95.1 = add i64 %x95.1, %y95.1
  store i64 %z95.1, i64* %m1
  %x95.2 = load i64* %m2
  %y95.2 = load i64* %m0
  %z95.2 = add i64 %x95.2, %y95.2
  store i64 %z95.2, i64* %m1
  %x95.3 = load i64* %m2
  %y95.3 = load i64* %m3
  %z95.3 = mul i64 %x95.3, %y95.3
  store i64 %z95.3, i64* %m6
  %x95.4 = load i64* %m1
  %y95.4 = load i64* %m3
  %z95.4 = xor i64 %x95.4, %y95.4
  store i64 %z95.4, i64* %m4
  %u95 = load i64* %m1
  %w95 = and i64 %u95, 1
  %c95 = icmp eq i64 %w95, 0
  br i1 %c95, label %b96, label %b97
b188:
  %x188.0 = load i64* %m2
  %y188.0 = load i64* %m4
  %z188.0 = mul i64 %x188.0, %y188.0
  store i64 %z188.0, i64* %m4
  %x188.1 = load i64* %m6
  %y188.1 = load i64* %m1
  %z188.1 = add i64 %x188.1, %y188.1
  store i64 %z188.1, i64* %m6
  %x188.2 = load i64* %m5
  %y188.2 = load i64* %m0
  %z188.2 = sub i64 %x188.2, %y188.2
  store i64 %z188.2, i64* %m2
  %x188.3 = load i64* %m2
  %y188.3 = load i64* %m5
  %z188.3 = or i64 %x188.3, %y188.3
  store i64 %z188.3, i64* %m4
  %u188 = load i64* %m4
  %w188 = and i64 %u188, 2
  %c188 = icmp eq i64 %w188, 0
  br i1 %c188, label %b189, label %b194
b131:
  %x131.0 = load i64* %m6
  %y131.0 = load i64* %m7
  %z131.0 = add i64 %x131.0, %y131.0
  store i64 %z131.0, i64* %m5
  %x131.1 = load i64* %m4
  %y131.1 = load i64* %m3
  %z131.1 = or i64 %x131.1, %y131.1
  store i64 %z131.1, i64* %m5
  %x131.2 = load i64* %m4
  %y131.2 = load i64* %m0
  %z131.2 = xor i64 %x131.2, %y131.2
  store i64 %z131.2, i64* %m1
  %u131 = load i64* %m1
  %w131 = and i64 %u131, 16
  %c131 = icmp eq i64 %w131, 0
  br i1 %c131, label %b132, label %b133
b5:
  %x5.0 = load i64* %m2
  %y5.0 = load i64* %m3
  %z5.0 = or i64 %x5.0, %y5.0
  store i64 %z5.0, i64* %m0
  %x5.1 = load i64* %m0
  %y5.1 = load i64* %m3
  %z5.1 = mul i64 %x5.1, %y5.1
  store i64 %z5.1, i64* %m1
  %x5.2 = load i64* %m2
  %y5.2 = load i64* %m0
  %z5.2 = mul i64 %x5.2, %y5.2
  store i64 %z5.2, i64* %m5
  %x5.3 = load i64* %m1
  %y5.3 = load i64* %m3
  %z5.3 = xor i64 %x5.3, %y5.3
  store i64 %z5.3, i64* %m7
  %u5 = load i64* %m4
  %w5 = and i64 %u5, 32
  %c5 = icmp eq i64 %w5, 0
  br i1 %c5, label %b6, label %b9
b275:
  %x275.0 = load i64* %m7
  %y275.0 = load i64* %m7
  %z275.0 = xor i64 %x275.0, %y275.0
  store i64 %z275.0, i64* %m3
  %x275.1 = load i64* %m3
  %y275.1 = load i64* %m6
  %z275.1 = or i64 %x275.1, %y275.1
  store i64 %z275.1, i64* %m5
  %x275.2 = load i64* %m7
  %y275.2 = load i64* %m4
  %z275.2 = or i64 %x275.2, %y275.2
  store i64 %z275.2, i64* %m3
  %x275.3 = load i64* %m5
  %y275.3 = load i64* %m2
  %z275.3 = add i64 %x275.3, %y275.3
  store i64 %z275.3, i64* %m1
  %x275.4 = load i64* %m4
  %y275.4 = load i64* %m1
  %z275.4 = add i64 %x275.4, %y275.4
  store i64 %z275.4, i64* %m2
  %u275 = load i64* %m2
  %w275 = and i64 %u275, 4
  %c275 = icmp eq i64 %w275, 0
  br i1 %c275, label %b276, label %b278
b1:
  %x1.0 = load i64* %m6
  %y1.0 = load i64* %m1
  %z1.0 = add i64 %x1.0, %y1.0
  store i64 %z1.0, i64* %m0
  %x1.1 = load i64* %m3
  %y1.1 = load i64* %m1
  %z1.1 = xor i64 %x1.1, %y1.1
  store i64 %z1.1, i64* %m6
  %x1.2 = load i64* %m1
  %y1.2 = load i64* %m6
  %z1.2 = or i64 %x1.2, %y1.2
  store i64 %z1.2, i64* %m2
  %x1.3 = load i64* %m5
  %y1.3 = load i64* %m2
  %z1.3 = or i64 %x1.3, %y1.3
  store i64 %z1.3, i64* %m0
  %u1 = load i64* %m1
  %w1 = and i64 %u1, 8
  %c1 = icmp eq i64 %w1, 0
  br i1 %c1, label %b2, label %b4
b97:
  %x97.0 = load i64* %m4
  %y97.0 = load i64* %m2
  %z97.0 = mul i64 %x97.0, %y97.0
  store i64 %z97.0, i64* %m1
  %x97.1 = load i64* %m6
  %y97.1 = load i64* %m3
  %z97.1 = xor i64 %x97.1, %y97.1
  store i64 %z97.1, i64* %m2
  %u97 = load i64* %m6
  %w97 = and i64 %u97, 8
  %c97 = icmp eq i64 %w97, 0
  br i1 %c97, label %b98, label %b102
b51:
  %x51.0 = load i64* %m5
  %y51.0 = load i64* %m1
  %z51.0 = or i64 %x51.0, %y51.0
  store i64 %z51.0, i64* %m6
  %x51.1 = load i64* %m7
  %y51.1 = load i64* %m6
  %z51.1 = sub i64 %x51.1, %y51.1
  store i64 %z51.1, i64* %m0
  %x51.2 = load i64* %m2
  %y51.2 = load i64* %m4
  %z51.2 = xor i64 %x51.2, %y51.2
  store i64 %z51.2, i64* %m7
  %x51.3 = load i64* %m1
  %y51.3 = load i64* %m5
  %z51.3 = add i64 %x51.3, %y51.3
  store i64 %z51.3, i64* %m4
  %x51.4 = load i64* %m3
  %y51.4 = load i64* %m3
  %z51.4 = or i64 %x51.4, %y51.4
  store i64 %z51.4, i64* %m6
  %u51 = load i64* %m2
  %w51 = and i64 %u51, 1
  %c51 = icmp eq i64 %w51, 0
  br i1 %c51, label %b52, label %b57
b66:
  %x66.0 = load i64* %m1
  %y66.0 = load i64* %m0
  %z66.0 = or i64 %x66.0, %y66.0
  store i64 %z66.0, i64* %m5
  %x66.1 = load i64* %m1
  %y66.1 = load i64* %m5
  %z66.1 = mul i64 %x66.1, %y66.1
  store i64 %z66.1, i64* %m4
  %x66.2 = load i64* %m0
  %y66.2 = load i64* %m4
  %z66.2 = or i64 %x66.2, %y66.2
  store i64 %z66.2, i64* %m3
  %x66.3 = load i64* %m5
  %y66.3 = load i64* %m4
  %z66.3 = add i64 %x66.3, %y66.3
  store i64 %z66.3, i64* %m6
  %u66 = load i64* %m4
  %w66 = and i64 %u66, 32
  %c66 = icmp eq i64 %w66, 0
  br i1 %c66, label %b67, label %b71
b280:
  %x280.0 = load i64* %m3
  %y280.0 = load i64* %m4
  %z280.0 = mul i64 %x280.0, %y280.0
  store i64 %z280.0, i64* %m4
  %x280.1 = load i64* %m7
  %y280.1 = load i64* %m3
  %z280.1 = sub i64 %x280.1, %y280.1
  store i64 %z280.1, i64* %m6
  %x280.2 = load i64* %m1
  %y280.2 = load i64* %m1
  %z280.2 = or i64 %x280.2, %y280.2
  store i64 %z280.2, i64* %m2
  %x280.3 = load i64* %m7
  %y280.3 = load i64* %m0
  %z280.3 = add i64 %x280.3, %y280.3
  store i64 %z280.3, i64* %m7
  %x280.4 = load i64* %m2
  %y280.4 = load i64* %m3
  %z280.4 = or i64 %x280.4, %y280.4
  store i64 %z280.4, i64* %m0
  %u280 = load i64* %m0
  %w280 = and i64 %u280, 4
  %c280 = icmp eq i64 %w280, 0
  br i1 %c280, label %b281, label %b284
b54:
  %x54.0 = load i64* %m4
  %y54.0 = load i64* %m7
  %z54.0 = xor i64 %x54.0, %y54.0
  store i64 %z54.0, i64* %m2
  %x54.1 = load i64* %m4
  %y54.1 = load i64* %m2
  %z54.1 = sub i64 %x54.1, %y54.1
  store i64 %z54.1, i64* %m1
  %x54.2 = load i64* %m1
  %y54.2 = load i64* %m3
  %z54.2 = or i64 %x54.2, %y54.2
  store i64 %z54.2, i64* %m2
  %u54 = load i64* %m1
  %w54 = and i64 %u54, 4
  %c54 = icmp eq i64 %w54, 0
  br i1 %c54, label %b55, label %b59
b194:
  %x194.0 = load i64* %m6
  %y194.0 = load i64* %m5
  %z194.0 = or i64 %x194.0, %y194.0
  store i64 %z194.0, i64* %m4
  %x194.1 = load i64* %m1
  %y194.1 = load i64* %m0
  %z194.1 = xor i64 %x194.1, %y194.1
  store i64 %z194.1, i64* %m4
  %x194.2 = load i64* %m1
  %y194.2 = load i64* %m1
  %z194.2 = mul i64 %x194.2, %y194.2
  store i64 %z194.2, i64* %m5
  %u194 = load i64* %m6
  %w194 = and i64 %u194, 2
  %c194 = icmp eq i64 %w194, 0
  br i1 %c194, label %b195, label %b196
b254:
  %x254.0 = load i64* %m2
  %y254.0 = load i64* %m2
  %z254.0 = add i64 %x254.0, %y254.0
  store i64 %z254.0, i64* %m1
  %x254.1 = load i64* %m1
  %y254.1 = load i64* %m3
  %z254.1 = mul i64 %x254.1, %y254.1
  store i64 %z254.1, i64* %m3
  %x254.2 = load i64* %m5
  %y254.2 = load i64* %m5
  %z254.2 = xor i64 %x254.2, %y254.2
  store i64 %z254.2, i64* %m1
  %x254.3 = load i64* %m1
  %y254.3 = load i64* %m5
  %z254.3 = mul i64 %x254.3, %y254.3
  store i64 %z254.3, i64* %m6
  %x254.4 = load i64* %m2
  %y254.4 = load i64* %m2
  %z254.4 = sub i64 %x254.4, %y254.4
  store i64 %z254.4, i64* %m4
  %u254 = load i64* %m3
  %w254 = and i64 %u254, 2
  %c254 = icmp eq i64 %w254, 0
  br i1 %c254, label %b255, label %b257
b268:
  %x268.0 = load i64* %m4
  %y268.0 = load i64* %m4
  %z268.0 = or i64 %x268.0, %y268.0
  store i64 %z268.0, i64* %m1
  %x268.1 = load i64* %m7
  %y268.1 = load i64* %m5
  %z268.1 = or i64 %x268.1, %y268.1
  store i64 %z268.1, i64* %m6
  %x268.2 = load i64* %m4
  %y268.2 = load i64* %m1
  %z268.2 = or i64 %x268.2, %y268.2
  store i64 %z268.2, i64* %m1
  %u268 = load i64* %m6
  %w268 = and i64 %u268, 32
  %c268 = icmp eq i64 %w268, 0
  br i1 %c268, label %b269, label %b274
b18:
  %x18.0 = load i64* %m7
  %y18.0 = load i64* %m3
  %z18.0 = mul i64 %x18.0, %y18.0
  store i64 %z18.0, i64* %m7
  %x18.1 = load i64* %m6
  %y18.1 = load i64* %m5
  %z18.1 = xor i64 %x18.1, %y18.1
  store i64 %z18.1, i64* %m3
  %x18.2 = load i64* %m1
  %y18.2 = load i64* %m5
  %z18.2 = mul i64 %x18.2, %y18.2
  store i64 %z18.2, i64* %m0
  %u18 = load i64* %m4
  %w18 = and i64 %u18, 1
  %c18 = icmp eq i64 %w18, 0
  br i1 %c18, label %b19, label %b21
b365:
  %x365.0 = load i64* %m6
  %y365.0 = load i64* %m0
  %z365.0 = mul i64 %x365.0, %y365.0
  store i64 %z365.0, i64* %m4
  %x365.1 = load i64* %m2
  %y365.1 = load i64* %m7
  %z365.1 = add i64 %x365.1, %y365.1
  store i64 %z365.1, i64* %m5
  %x365.2 = load i64* %m5
  %y365.2 = load i64* %m7
  %z365.2 = xor i64 %x365.2, %y365.2
  store i64 %z365.2, i64* %m5
  %u365 = load i64* %m2
  %w365 = and i64 %u365, 16
  %c365 = icmp eq i64 %w365, 0
  br i1 %c365, label %b366, label %b367
b309:
  %x309.0 = load i64* %m3
  %y309.0 = load i64* %m0
  %z309.0 = xor i64 %x309.0, %y309.0
  store i64 %z309.0, i64* %m1
  %x309.1 = load i64* %m3
  %y309.1 = load i64* %m1
  %z309.1 = mul i64 %x309.1, %y309.1
  store i64 %z309.1, i64* %m6
  %u309 = load i64* %m0
  %w309 = and i64 %u309, 4
  %c309 = icmp eq i64 %w309, 0
  br i1 %c309, label %b310, label %b312
b115:
  %x115.0 = load i64* %m2
  %y115.0 = load i64* %m4
  %z115.0 = xor i64 %x115.0, %y115.0
  store i64 %z115.0, i64* %m4
  %x115.1 = load i64* %m0
  %y115.1 = load i64* %m7
  %z115.1 = sub i64 %x115.1, %y115.1
  store i64 %z115.1, i64* %m5
  %u115 = load i64* %m1
  %w115 = and i64 %u115, 2
  %c115 = icmp eq i64 %w115, 0
  br i1 %c115, label %b116, label %b121
b7:
  %x7.0 = load i64* %m0
  %y7.0 = load i64* %m4
  %z7.0 = xor i64 %x7.0, %y7.0
  store i64 %z7.0, i64* %m0
  %x7.1 = load i64* %m6
  %y7.1 = load i64* %m1
  %z7.1 = sub i64 %x7.1, %y7.1
  store i64 %z7.1, i64* %m6
  %x7.2 = load i64* %m5
  %y7.2 = load i64* %m5
  %z7.2 = or i64 %x7.2, %y7.2
  store i64 %z7.2, i64* %m6
  %x7.3 = load i64* %m2
  %y7.3 = load i64* %m0
  %z7.3 = add i64 %x7.3, %y7.3
  store i64 %z7.3, i64* %m2
  %x7.4 = load i64* %m0
  %y7.4 = load i64* %m1
  %z7.4 = or i64 %x7.4, %y7.4
  store i64 %z7.4, i64* %m6
  %u7 = load i64* %m6
  %w7 = and i64 %u7, 1
  %c7 = icmp eq i64 %w7, 0
  br i1 %c7, label %b8, label %b10
b218:
  %x218.0 = load i64* %m2
  %y218.0 = load i64* %m1
  %z218.0 = or i64 %x218.0, %y218.0
  store i64 %z218.0, i64* %m6
  %x218.1 = load i64* %m6
  %y218.1 = load i64* %m2
  %z218.1 = mul i64 %x218.1, %y218.1
  store i64 %z218.1, i64* %m7
  %u218 = load i64* %m3
  %w218 = and i64 %u218, 2
  %c218 = icmp eq i64 %w218, 0
  br i1 %c218, label %b219, label %b223
b176:
  %x176.0 = load i64* %m4
  %y176.0 = load i64* %m4
  %z176.0 = or i64 %x176.0, %y176.0
  store i64 %z176.0, i64* %m1
  %x176.1 = load i64* %m6
  %y176.1 = load i64* %m0
  %z176.1 = sub i64 %x176.1, %y176.1
  store i64 %z176.1, i64* %m5
  %x176.2 = load i64* %m5
  %y176.2 = load i64* %m4
  %z176.2 = add i64 %x176.2, %y176.2
  store i64 %z176.2, i64* %m2
  %u176 = load i64* %m0
  %w176 = and i64 %u176, 32
  %c176 = icmp eq i64 %w176, 0
  br i1 %c176, label %b177, label %b182
b292:
  %x292.0 = load i64* %m5
  %y292.0 = load i64* %m3
  %z292.0 = or i64 %x292.0, %y292.0
  store i64 %z292.0, i64* %m2
  %x292.1 = load i64* %m3
  %y292.1 = load i64* %m3
  %z292.1 = or i64 %x292.1, %y292.1
  store i64 %z292.1, i64* %m7
  %u292 = load i64* %m5
  %w292 = and i64 %u292, 8
  %c292 = icmp eq i64 %w292, 0
  br i1 %c292, label %b293, label %b294
b78:
  %x78.0 = load i64* %m0
  %y78.0 = load i64* %m1
  %z78.0 = sub i64 %x78.0, %y78.0
  store i64 %z78.0, i64* %m7
  %x78.1 = load i64* %m7
  %y78.1 = load i64* %m2
  %z78.1 = add i64 %x78.1, %y78.1
  store i64 %z78.1, i64* %m6
  %x78.2 = load i64* %m2
  %y78.2 = load i64* %m2
  %z78.2 = mul i64 %x78.2, %y78.2
  store i64 %z78.2, i64* %m5
  %u78 = load i64* %m0
  %w78 = and i64 %u78, 32
  %c78 = icmp eq i64 %w78, 0
  br i1 %c78, label %b79, label %b81
b122:
  %x122.0 = load i64* %m5
  %y122.0 = load i64* %m4
  %z122.0 = mul i64 %x122.0, %y122.0
  store i64 %z122.0, i64* %m6
  %x122.1 = load i64* %m1
  %y122.1 = load i64* %m7
  %z122.1 = xor i64 %x122.1, %y122.1
  store i64 %z122.1, i64* %m0
  %u122 = load i64* %m7
  %w122 = and i64 %u122, 1
  %c122 = icmp eq i64 %w122, 0
  br i1 %c122, label %b123, label %b124
b141:
  %x141.0 = load i64* %m5
  %y141.0 = load i64* %m4
  %z141.0 = mul i64 %x141.0, %y141.0
  store i64 %z141.0, i64* %m6
  %x141.1 = load i64* %m0
  %y141.1 = load i64* %m1
  %z141.1 = add i64 %x141.1, %y141.1
  store i64 %z141.1, i64* %m4
  %x141.2 = load i64* %m0
  %y141.2 = load i64* %m7
  %z141.2 = or i64 %x141.2, %y141.2
  store i64 %z141.2, i64* %m6
  %u141 = load i64* %m7
  %w141 = and i64 %u141, 8
  %c141 = icmp eq i64 %w141, 0
  br i1 %c141, label %b142, label %b143
b303:
  %x303.0 = load i64* %m1
  %y303.0 = load i64* %m1
  %z303.0 = mul i64 %x303.0, %y303.0
  store i64 %z303.0, i64* %m0
  %x303.1 = load i64* %m0
  %y303.1 = load i64* %m0
  %z303.1 = xor i64 %x303.1, %y303.1
  store i64 %z303.1, i64* %m5
  %x303.2 = load i64* %m2
  %y303.2 = load i64* %m2
  %z303.2 = sub i64 %x303.2, %y303.2
  store i64 %z303.2, i64* %m1
  %x303.3 = load i64* %m7
  %y303.3 = load i64* %m4
  %z303.3 = or i64 %x303.3, %y303.3
  store i64 %z303.3, i64* %m3
  %x303.4 = load i64* %m2
  %y303.4 = load i64* %m4
  %z303.4 = sub i64 %x303.4, %y303.4
  store i64 %z303.4, i64* %m7
  %u303 = load i64* %m5
  %w303 = and i64 %u303, 32
  %c303 = icmp eq i64 %w303, 0
  br i1 %c303, label %b304, label %b307
b333:
  %x333.0 = load i64* %m4
  %y333.0 = load i64* %m5
  %z333.0 = add i64 %x333.0, %y333.0
  store i64 %z333.0, i64* %m1
  %x333.1 = load i64* %m5
  %y333.1 = load i64* %m1
  %z333.1 = add i64 %x333.1, %y333.1
  store i64 %z333.1, i64* %m4
  %x333.2 = load i64* %m1
  %y333.2 = load i64* %m4
  %z333.2 = or i64 %x333.2, %y333.2
  store i64 %z333.2, i64* %m1
  %x333.3 = load i64* %m4
  %y333.3 = load i64* %m3
  %z333.3 = xor i64 %x333.3, %y333.3
  store i64 %z333.3, i64* %m6
  %u333 = load i64* %m3
  %w333 = and i64 %u333, 32
  %c333 = icmp eq i64 %w333, 0
  br i1 %c333, label %b334, label %b339
b119:
  %x119.0 = load i64* %m2
  %y119.0 = load i64* %m3
  %z119.0 = sub i64 %x119.0, %y119.0
  store i64 %z119.0, i64* %m5
  %x119.1 = load i64* %m4
  %y119.1 = load i64* %m4
  %z119.1 = sub i64 %x119.1, %y119.1
  store i64 %z119.1, i64* %m3
  %x119.2 = load i64* %m4
  %y119.2 = load i64* %m7
  %z119.2 = or i64 %x119.2, %y119.2
  store i64 %z119.2, i64* %m7
  %x119.3 = load i64* %m3
  %y119.3 = load i64* %m1
  %z119.3 = add i64 %x119.3, %y119.3
  store i64 %z119.3, i64* %m3
  %u119 = load i64* %m1
  %w119 = and i64 %u119, 32
  %c119 = icmp eq i64 %w119, 0
  br i1 %c119, label %b120, label %b123
b160:
  %x160.0 = load i64* %m2
  %y160.0 = load i64* %m3
  %z160.0 = xor i64 %x160.0, %y160.0
  store i64 %z160.0, i64* %m4
  %x160.1 = load i64* %m2
  %y160.1 = load i64* %m1
  %z160.1 = xor i64 %x160.1, %y160.1
  store i64 %z160.1, i64* %m3
  %x160.2 = load i64* %m7
  %y160.2 = load i64* %m5
  %z160.2 = mul i64 %x160.2, %y160.2
  store i64 %z160.2, i64* %m3
  %u160 = load i64* %m6
  %w160 = and i64 %u160, 8
  %c160 = icmp eq i64 %w160, 0
  br i1 %c160, label %b161, label %b165
b183:
  %x183.0 = load i64* %m1
  %y183.0 = load i64* %m3
  %z183.0 = add i64 %x183.0, %y183.0
  store i64 %z183.0, i64* %m3
  %x183.1 = load i64* %m1
  %y183.1 = load i64* %m3
  %z183.1 = mul i64 %x183.1, %y183.1
  store i64 %z183.1, i64* %m1
  %u183 = load i64* %m6
  %w183 = and i64 %u183, 4
  %c183 = icmp eq i64 %w183, 0
  br i1 %c183, label %b184, label %b185
b388:
  %x388.0 = load i64* %m2
  %y388.0 = load i64* %m4
  %z388.0 = mul i64 %x388.0, %y388.0
  store i64 %z388.0, i64* %m3
  %x388.1 = load i64* %m0
  %y388.1 = load i64* %m6
  %z388.1 = sub i64 %x388.1, %y388.1
  store i64 %z388.1, i64* %m4
  %x388.2 = load i64* %m2
  %y388.2 = load i64* %m0
  %z388.2 = sub i64 %x388.2, %y388.2
  store i64 %z388.2, i64* %m6
  %x388.3 = load i64* %m7
  %y388.3 = load i64* %m1
  %z388.3 = add i64 %x388.3, %y388.3
  store i64 %z388.3, i64* %m0
  %x388.4 = load i64* %m5
  %y388.4 = load i64* %m3
  %z388.4 = mul i64 %x388.4, %y388.4
  store i64 %z388.4, i64* %m5
  %u388 = load i64* %m0
  %w388 = and i64 %u388, 1
  %c388 = icmp eq i64 %w388, 0
  br i1 %c388, label %b389, label %b392
b240:
  %x240.0 = load i64* %m0
  %y240.0 = load i64* %m3
  %z240.0 = add i64 %x240.0, %y240.0
  store i64 %z240.0, i64* %m7
  %x240.1 = load i64* %m0
  %y240.1 = load i64* %m5
  %z240.1 = sub i64 %x240.1, %y240.1
  store i64 %z240.1, i64* %m2
  %x240.2 = load i64* %m5
  %y240.2 = load i64* %m3
  %z240.2 = or i64 %x240.2, %y240.2
  store i64 %z240.2, i64* %m3
  %x240.3 = load i64* %m2
  %y240.3 = load i64* %m4
  %z240.3 = or i64 %x240.3, %y240.3
  store i64 %z240.3, i64* %m6
  %x240.4 = load i64* %m5
  %y240.4 = load i64* %m4
  %z240.4 = sub i64 %x240.4, %y240.4
  store i64 %z240.4, i64* %m3
  %u240 = load i64* %m1
  %w240 = and i64 %u240, 8
  %c240 = icmp eq i64 %w240, 0
  br i1 %c240, label %b241, label %b243
b342:
  %x342.0 = load i64* %m4
  %y342.0 = load i64* %m6
  %z342.0 = sub i64 %x342.0, %y342.0
  store i64 %z342.0, i64* %m7
  %x342.1 = load i64* %m2
  %y342.1 = load i64* %m2
  %z342.1 = xor i64 %x342.1, %y342.1
  store i64 %z342.1, i64* %m7
  %x342.2 = load i64* %m7
  %y342.2 = load i64* %m0
  %z342.2 = add i64 %x342.2, %y342.2
  store i64 %z342.2, i64* %m0
  %x342.3 = load i64* %m5
  %y342.3 = load i64* %m5
  %z342.3 = add i64 %x342.3, %y342.3
  store i64 %z342.3, i64* %m3
  %u342 = load i64* %m6
  %w342 = and i64 %u342, 16
  %c342 = icmp eq i64 %w342, 0
  br i1 %c342, label %b343, label %b345
b373:
  %x373.0 = load i64* %m4
  %y373.0 = load i64* %m2
  %z373.0 = add i64 %x373.0, %y373.0
  store i64 %z373.0, i64* %m3
  %x373.1 = load i64* %m3
  %y373.1 = load i64* %m6
  %z373.1 = add i64 %x373.1, %y373.1
  store i64 %z373.1, i64* %m3
  %x373.2 = load i64* %m6
  %y373.2 = load i64* %m4
  %z373.2 = xor i64 %x373.2, %y373.2
  store i64 %z373.2, i64* %m0
  %x373.3 = load i64* %m2
  %y373.3 = load i64* %m4
  %z373.3 = add i64 %x373.3, %y373.3
  store i64 %z373.3, i64* %m2
  %u373 = load i64* %m0
  %w373 = and i64 %u373, 1
  %c373 = icmp eq i64 %w373, 0
  br i1 %c373, label %b374, label %b375
b273:
  %x273.0 = load i64* %m2
  %y273.0 = load i64* %m5
  %z273.0 = mul i64 %x273.0, %y273.0
  store i64 %z273.0, i64* %m3
  %x273.1 = load i64* %m5
  %y273.1 = load i64* %m0
  %z273.1 = mul i64 %x273.1, %y273.1
  store i64 %z273.1, i64* %m4
  %x273.2 = load i64* %m4
  %y273.2 = load i64* %m0
  %z273.2 = sub i64 %x273.2, %y273.2
  store i64 %z273.2, i64* %m3
  %x273.3 = load i64* %m3
  %y273.3 = load i64* %m2
  %z273.3 = xor i64 %x273.3, %y273.3
  store i64 %z273.3, i64* %m1
  %u273 = load i64* %m6
  %w273 = and i64 %u273, 32
  %c273 = icmp eq i64 %w273, 0
  br i1 %c273, label %b274, label %b276
b52:
  %x52.0 = load i64* %m6
  %y52.0 = load i64* %m0
  %z52.0 = mul i64 %x52.0, %y52.0
  store i64 %z52.0, i64* %m4
  %x52.1 = load i64* %m3
  %y52.1 = load i64* %m2
  %z52.1 = add i64 %x52.1, %y52.1
  store i64 %z52.1, i64* %m0
  %u52 = load i64* %m7
  %w52 = and i64 %u52, 16
  %c52 = icmp eq i64 %w52, 0
  br i1 %c52, label %b53, label %b58
b278:
  %x278.0 = load i64* %m6
  %y278.0 = load i64* %m2
  %z278.0 = sub i64 %x278.0, %y278.0
  store i64 %z278.0, i64* %m5
  %x278.1 = load i64* %m0
  %y278.1 = load i64* %m3
  %z278.1 = add i64 %x278.1, %y278.1
  store i64 %z278.1, i64* %m5
  %u278 = load i64* %m4
  %w278 = and i64 %u278, 8
  %c278 = icmp eq i64 %w278, 0
  br i1 %c278, label %b279, label %b283
b274:
  %x274.0 = load i64* %m3
  %y274.0 = load i64* %m7
  %z274.0 = mul i64 %x274.0, %y274.0
  store i64 %z274.0, i64* %m6
  %x274.1 = load i64* %m4
  %y274.1 = load i64* %m3
  %z274.1 = mul i64 %x274.1, %y274.1
  store i64 %z274.1, i64* %m6
  %x274.2 = load i64* %m1
  %y274.2 = load i64* %m1
  %z274.2 = xor i64 %x274.2, %y274.2
  store i64 %z274.2, i64* %m2
  %x274.3 = load i64* %m2
  %y274.3 = load i64* %m2
  %z274.3 = or i64 %x274.3, %y274.3
  store i64 %z274.3, i64* %m1
  %x274.4 = load i64* %m3
  %y274.4 = load i64* %m5
  %z274.4 = or i64 %x274.4, %y274.4
  store i64 %z274.4, i64* %m1
  %u274 = load i64* %m4
  %w274 = and i64 %u274, 4
  %c274 = icmp eq i64 %w274, 0
  br i1 %c274, label %b275, label %b279
b44:
  %x44.0 = load i64* %m4
  %y44.0 = load i64* %m7
  %z44.0 = add i64 %x44.0, %y44.0
  store i64 %z44.0, i64* %m1
  %x44.1 = load i64* %m0
  %y44.1 = load i64* %m7
  %z44.1 = add i64 %x44.1, %y44.1
  store i64 %z44.1, i64* %m0
  %x44.2 = load i64* %m3
  %y44.2 = load i64* %m5
  %z44.2 = mul i64 %x44.2, %y44.2
  store i64 %z44.2, i64* %m0
  %u44 = load i64* %m6
  %w44 = and i64 %u44, 32
  %c44 = icmp eq i64 %w44, 0
  br i1 %c44, label %b45, label %b47
b101:
  %x101.0 = load i64* %m4
  %y101.0 = load i64* %m5
  %z101.0 = xor i64 %x101.0, %y101.0
  store i64 %z101.0, i64* %m4
  %x101.1 = load i64* %m7
  %y101.1 = load i64* %m5
  %z101.1 = sub i64 %x101.1, %y101.1
  store i64 %z101.1, i64* %m6
  %x101.2 = load i64* %m3
  %y101.2 = load i64* %m3
  %z101.2 = mul i64 %x101.2, %y101.2
  store i64 %z101.2, i64* %m5
  %u101 = load i64* %m5
  %w101 = and i64 %u101, 32
  %c101 = icmp eq i64 %w101, 0
  br i1 %c101, label %b102, label %b103
b178:
  %x178.0 = load i64* %m0
  %y178.0 = load i64* %m1
  %z178.0 = sub i64 %x178.0, %y178.0
  store i64 %z178.0, i64* %m2
  %x178.1 = load i64* %m0
  %y178.1 = load i64* %m5
  %z178.1 = mul i64 %x178.1, %y178.1
  store i64 %z178.1, i64* %m4
  %x178.2 = load i64* %m0
  %y178.2 = load i64* %m0
  %z178.2 = or i64 %x178.2, %y178.2
  store i64 %z178.2, i64* %m6
  %x178.3 = load i64* %m5
  %y178.3 = load i64* %m5
  %z178.3 = xor i64 %x178.3, %y178.3
  store i64 %z178.3, i64* %m0
  %x178.4 = load i64* %m7
  %y178.4 = load i64* %m6
  %z178.4 = xor i64 %x178.4, %y178.4
  store i64 %z178.4, i64* %m4
  %u178 = load i64* %m1
  %w178 = and i64 %u178, 2
  %c178 = icmp eq i64 %w178, 0
  br i1 %c178, label %b179, label %b180
b80:
  %x80.0 = load i64* %m4
  %y80.0 = load i64* %m1
  %z80.0 = or i64 %x80.0, %y80.0
  store i64 %z80.0, i64* %m5
  %x80.1 = load i64* %m0
  %y80.1 = load i64* %m0
  %z80.1 = or i64 %x80.1, %y80.1
  store i64 %z80.1, i64* %m5
  %x80.2 = load i64* %m7
  %y80.2 = load i64* %m1
  %z80.2 = sub i64 %x80.2, %y80.2
  store i64 %z80.2, i64* %m6
  %u80 = load i64* %m4
  %w80 = and i64 %u80, 4
  %c80 = icmp eq i64 %w80, 0
  br i1 %c80, label %b81, label %b82
b143:
  %x143.0 = load i64* %m5
  %y143.0 = load i64* %m4
  %z143.0 = add i64 %x143.0, %y143.0
  store i64 %z143.0, i64* %m7
  %x143.1 = load i64* %m3
  %y143.1 = load i64* %m0
  %z143.1 = add i64 %x143.1, %y143.1
  store i64 %z143.1, i64* %m0
  %x143.2 = load i64* %m6
  %y143.2 = load i64* %m2
  %z143.2 = xor i64 %x143.2, %y143.2
  store i64 %z143.2, i64* %m7
  %u143 = load i64* %m7
  %w143 = and i64 %u143, 8
  %c143 = icmp eq i64 %w143, 0
  br i1 %c143, label %b144, label %b147
b361:
  %x361.0 = load i64* %m5
  %y361.0 = load i64* %m5
  %z361.0 = sub i64 %x361.0, %y361.0
  store i64 %z361.0, i64* %m7
  %x361.1 = load i64* %m2
  %y361.1 = load i64* %m7
  %z361.1 = sub i64 %x361.1, %y361.1
  store i64 %z361.1, i64* %m1
  %u361 = load i64* %m5
  %w361 = and i64 %u361, 2
  %c361 = icmp eq i64 %w361, 0
  br i1 %c361, label %b362, label %b365
b14:
  %x14.0 = load i64* %m2
  %y14.0 = load i64* %m3
  %z14.0 = sub i64 %x14.0, %y14.0
  store i64 %z14.0, i64* %m2
  %x14.1 = load i64* %m4
  %y14.1 = load i64* %m3
  %z14.1 = mul i64 %x14.1, %y14.1
  store i64 %z14.1, i64* %m2
  %u14 = load i64* %m0
  %w14 = and i64 %u14, 16
  %c14 = icmp eq i64 %w14, 0
  br i1 %c14, label %b15, label %b20
b152:
  %x152.0 = load i64* %m1
  %y152.0 = load i64* %m4
  %z152.0 = add i64 %x152.0, %y152.0
  store i64 %z152.0, i64* %m2
  %x152.1 = load i64* %m2
  %y152.1 = load i64* %m4
  %z152.1 = add i64 %x152.1, %y152.1
  store i64 %z152.1, i64* %m1
  %x152.2 = load i64* %m7
  %y152.2 = load i64* %m6
  %z152.2 = sub i64 %x152.2, %y152.2
  store i64 %z152.2, i64* %m0
  %x152.3 = load i64* %m6
  %y152.3 = load i64* %m3
  %z152.3 = or i64 %x152.3, %y152.3
  store i64 %z152.3, i64* %m3
  %x152.4 = load i64* %m6
  %y152.4 = load i64* %m0
  %z152.4 = sub i64 %x152.4, %y152.4
  store i64 %z152.4, i64* %m0
  %u152 = load i64* %m7
  %w152 = and i64 %u152, 8
  %c152 = icmp eq i64 %w152, 0
  br i1 %c152, label %b153, label %b158
b199:
  %x199.0 = load i64* %m6
  %y199.0 = load i64* %m6
  %z199.0 = mul i64 %x199.0, %y199.0
  store i64 %z199.0, i64* %m4
  %x199.1 = load i64* %m5
  %y199.1 = load i64* %m1
  %z199.1 = mul i64 %x199.1, %y199.1
  store i64 %z199.1, i64* %m0
  %x199.2 = load i64* %m2
  %y199.2 = load i64* %m5
  %z199.2 = xor i64 %x199.2, %y199.2
  store i64 %z199.2, i64* %m0
  %x199.3 = load i64* %m5
  %y199.3 = load i64* %m1
  %z199.3 = mul i64 %x199.3, %y199.3
  store i64 %z199.3, i64* %m2
  %u199 = load i64* %m5
  %w199 = and i64 %u199, 1
  %c199 = icmp eq i64 %w199, 0
  br i1 %c199, label %b200, label %b201
b354:
  %x354.0 = load i64* %m0
  %y354.0 = load i64* %m0
  %z354.0 = xor i64 %x354.0, %y354.0
  store i64 %z354.0, i64* %m1
  %x354.1 = load i64* %m4
  %y354.1 = load i64* %m5
  %z354.1 = add i64 %x354.1, %y354.1
  store i64 %z354.1, i64* %m3
  %x354.2 = load i64* %m1
  %y354.2 = load i64* %m4
  %z354.2 = mul i64 %x354.2, %y354.2
  store i64 %z354.2, i64* %m0
  %u354 = load i64* %m2
  %w354 = and i64 %u354, 16
  %c354 = icmp eq i64 %w354, 0
  br i1 %c354, label %b355, label %b357
b109:
  %x109.0 = load i64* %m6
  %y109.0 = load i64* %m0
  %z109.0 = or i64 %x109.0, %y109.0
  store i64 %z109.0, i64* %m4
  %x109.1 = load i64* %m7
  %y109.1 = load i64* %m6
  %z109.1 = sub i64 %x109.1, %y109.1
  store i64 %z109.1, i64* %m2
  %x109.2 = load i64* %m7
  %y109.2 = load i64* %m5
  %z109.2 = add i64 %x109.2, %y109.2
  store i64 %z109.2, i64* %m7
  %u109 = load i64* %m3
  %w109 = and i64 %u109, 1
  %c109 = icmp eq i64 %w109, 0
  br i1 %c109, label %b110, label %b111
b195:
  %x195.0 = load i64* %m2
  %y195.0 = load i64* %m1
  %z195.0 = sub i64 %x195.0, %y195.0
  store i64 %z195.0, i64* %m7
  %x195.1 = load i64* %m7
  %y195.1 = load i64* %m5
  %z195.1 = sub i64 %x195.1, %y195.1
  store i64 %z195.1, i64* %m6
  %x195.2 = load i64* %m6
  %y195.2 = load i64* %m0
  %z195.2 = or i64 %x195.2, %y195.2
  store i64 %z195.2, i64* %m5
  %x195.3 = load i64* %m6
  %y195.3 = load i64* %m7
  %z195.3 = xor i64 %x195.3, %y195.3
  store i64 %z195.3, i64* %m6
  %x195.4 = load i64* %m2
  %y195.4 = load i64* %m2
  %z195.4 = add i64 %x195.4, %y195.4
  store i64 %z195.4, i64* %m4
  %u195 = load i64* %m4
  %w195 = and i64 %u195, 4
  %c195 = icmp eq i64 %w195, 0
  br i1 %c195, label %b196, label %b200
b222:
  %x222.0 = load i64* %m7
  %y222.0 = load i64* %m6
  %z222.0 = mul i64 %x222.0, %y222.0
  store i64 %z222.0, i64* %m5
  %x222.1 = load i64* %m3
  %y222.1 = load i64* %m7
  %z222.1 = add i64 %x222.1, %y222.1
  store i64 %z222.1, i64* %m0
  %x222.2 = load i64* %m4
  %y222.2 = load i64* %m6
  %z222.2 = mul i64 %x222.2, %y222.2
  store i64 %z222.2, i64* %m4
  %u222 = load i64* %m6
  %w222 = and i64 %u222, 1
  %c222 = icmp eq i64 %w222, 0
  br i1 %c222, label %b223, label %b225
b106:
  %x106.0 = load i64* %m3
  %y106.0 = load i64* %m2
  %z106.0 = xor i64 %x106.0, %y106.0
  store i64 %z106.0, i64* %m7
  %x106.1 = load i64* %m0
  %y106.1 = load i64* %m4
  %z106.1 = mul i64 %x106.1, %y106.1
  store i64 %z106.1, i64* %m3
  %u106 = load i64* %m0
  %w106 = and i64 %u106, 4
  %c106 = icmp eq i64 %w106, 0
  br i1 %c106, label %b107, label %b108
b68:
  %x68.0 = load i64* %m2
  %y68.0 = load i64* %m7
  %z68.0 = xor i64 %x68.0, %y68.0
  store i64 %z68.0, i64* %m5
  %x68.1 = load i64* %m6
  %y68.1 = load i64* %m5
  %z68.1 = xor i64 %x68.1, %y68.1
  store i64 %z68.1, i64* %m2
  %x68.2 = load i64* %m0
  %y68.2 = load i64* %m2
  %z68.2 = sub i64 %x68.2, %y68.2
  store i64 %z68.2, i64* %m1
  %x68.3 = load i64* %m1
  %y68.3 = load i64* %m5
  %z68.3 = add i64 %x68.3, %y68.3
  store i64 %z68.3, i64* %m6
  %x68.4 = load i64* %m1
  %y68.4 = load i64* %m4
  %z68.4 = xor i64 %x68.4, %y68.4
  store i64 %z68.4, i64* %m7
  %u68 = load i64* %m1
  %w68 = and i64 %u68, 4
  %c68 = icmp eq i64 %w68, 0
  br i1 %c68, label %b69, label %b71
b239:
  %x239.0 = load i64* %m7
  %y239.0 = load i64* %m7
  %z239.0 = sub i64 %x239.0, %y239.0
  store i64 %z239.0, i64* %m5
  %x239.1 = load i64* %m6
  %y239.1 = load i64* %m0
  %z239.1 = xor i64 %x239.1, %y239.1
  store i64 %z239.1, i64* %m7
  %x239.2 = load i64* %m4
  %y239.2 = load i64* %m4
  %z239.2 = xor i64 %x239.2, %y239.2
  store i64 %z239.2, i64* %m1
  %u239 = load i64* %m0
  %w239 = and i64 %u239, 8
  %c239 = icmp eq i64 %w239, 0
  br i1 %c239, label %b240, label %b243
b144:
  %x144.0 = load i64* %m1
  %y144.0 = load i64* %m6
  %z144.0 = mul i64 %x144.0, %y144.0
  store i64 %z144.0, i64* %m1
  %x144.1 = load i64* %m5
  %y144.1 = load i64* %m7
  %z144.1 = or i64 %x144.1, %y144.1
  store i64 %z144.1, i64* %m1
  %u144 = load i64* %m5
  %w144 = and i64 %u144, 4
  %c144 = icmp eq i64 %w144, 0
  br i1 %c144, label %b145, label %b149
b337:
  %x337.0 = load i64* %m6
  %y337.0 = load i64* %m6
  %z337.0 = add i64 %x337.0, %y337.0
  store i64 %z337.0, i64* %m0
  %x337.1 = load i64* %m5
  %y337.1 = load i64* %m2
  %z337.1 = or i64 %x337.1, %y337.1
  store i64 %z337.1, i64* %m3
  %x337.2 = load i64* %m2
  %y337.2 = load i64* %m2
  %z337.2 = add i64 %x337.2, %y337.2
  store i64 %z337.2, i64* %m4
  %x337.3 = load i64* %m5
  %y337.3 = load i64* %m5
  %z337.3 = xor i64 %x337.3, %y337.3
  store i64 %z337.3, i64* %m1
  %x337.4 = load i64* %m7
  %y337.4 = load i64* %m7
  %z337.4 = xor i64 %x337.4, %y337.4
  store i64 %z337.4, i64* %m1
  %u337 = load i64* %m6
  %w337 = and i64 %u337, 2
  %c337 = icmp eq i64 %w337, 0
  br i1 %c337, label %b338, label %b339
b243:
  %x243.0 = load i64* %m1
  %y243.0 = load i64* %m7
  %z243.0 = sub i64 %x243.0, %y243.0
  store i64 %z243.0, i64* %m5
  %x243.1 = load i64* %m2
  %y243.1 = load i64* %m3
  %z243.1 = mul i64 %x243.1, %y243.1
  store i64 %z243.1, i64* %m0
  %u243 = load i64* %m6
  %w243 = and i64 %u243, 16
  %c243 = icmp eq i64 %w243, 0
  br i1 %c243, label %b244, label %b245
b299:
  %x299.0 = load i64* %m3
  %y299.0 = load i64* %m4
  %z299.0 = add i64 %x299.0, %y299.0
  store i64 %z299.0, i64* %m0
  %x299.1 = load i64* %m0
  %y299.1 = load i64* %m1
  %z299.1 = sub i64 %x299.1, %y299.1
  store i64 %z299.1, i64* %m6
  %u299 = load i64* %m7
  %w299 = and i64 %u299, 16
  %c299 = icmp eq i64 %w299, 0
  br i1 %c299, label %b300, label %b303
b84:
  %x84.0 = load i64* %m4
  %y84.0 = load i64* %m6
  %z84.0 = add i64 %x84.0, %y84.0
  store i64 %z84.0, i64* %m6
  %x84.1 = load i64* %m4
  %y84.1 = load i64* %m3
  %z84.1 = mul i64 %x84.1, %y84.1
  store i64 %z84.1, i64* %m6
  %x84.2 = load i64* %m5
  %y84.2 = load i64* %m3
  %z84.2 = or i64 %x84.2, %y84.2
  store i64 %z84.2, i64* %m5
  %x84.3 = load i64* %m7
  %y84.3 = load i64* %m2
  %z84.3 = add i64 %x84.3, %y84.3
  store i64 %z84.3, i64* %m6
  %u84 = load i64* %m1
  %w84 = and i64 %u84, 32
  %c84 = icmp eq i64 %w84, 0
  br i1 %c84, label %b85, label %b87
b377:
  %x377.0 = load i64* %m3
  %y377.0 = load i64* %m4
  %z377.0 = sub i64 %x377.0, %y377.0
  store i64 %z377.0, i64* %m0
  %x377.1 = load i64* %m5
  %y377.1 = load i64* %m2
  %z377.1 = add i64 %x377.1, %y377.1
  store i64 %z377.1, i64* %m6
  %x377.2 = load i64* %m3
  %y377.2 = load i64* %m1
  %z377.2 = add i64 %x377.2, %y377.2
  store i64 %z377.2, i64* %m1
  %u377 = load i64* %m3
  %w377 = and i64 %u377, 1
  %c377 = icmp eq i64 %w377, 0
  br i1 %c377, label %b378, label %b380
b335:
  %x335.0 = load i64* %m7
  %y335.0 = load i64* %m6
  %z335.0 = mul i64 %x335.0, %y335.0
  store i64 %z335.0, i64* %m2
  %x335.1 = load i64* %m0
  %y335.1 = load i64* %m1
  %z335.1 = xor i64 %x335.1, %y335.1
  store i64 %z335.1, i64* %m0
  %x335.2 = load i64* %m7
  %y335.2 = load i64* %m0
  %z335.2 = or i64 %x335.2, %y335.2
  store i64 %z335.2, i64* %m0
  %x335.3 = load i64* %m2
  %y335.3 = load i64* %m3
  %z335.3 = or i64 %x335.3, %y335.3
  store i64 %z335.3, i64* %m2
  %u335 = load i64* %m6
  %w335 = and i64 %u335, 32
  %c335 = icmp eq i64 %w335, 0
  br i1 %c335, label %b336, label %b338
b371:
  %x371.0 = load i64* %m4
  %y371.0 = load i64* %m5
  %z371.0 = sub i64 %x371.0, %y371.0
  store i64 %z371.0, i64* %m4
  %x371.1 = load i64* %m0
  %y371.1 = load i64* %m5
  %z371.1 = add i64 %x371.1, %y371.1
  store i64 %z371.1, i64* %m3
  %x371.2 = load i64* %m7
  %y371.2 = load i64* %m5
  %z371.2 = or i64 %x371.2, %y371.2
  store i64 %z371.2, i64* %m7
  %u371 = load i64* %m1
  %w371 = and i64 %u371, 16
  %c371 = icmp eq i64 %w371, 0
  br i1 %c371, label %b372, label %b375
b38:
  %x38.0 = load i64* %m6
  %y38.0 = load i64* %m6
  %z38.0 = mul i64 %x38.0, %y38.0
  store i64 %z38.0, i64* %m5
  %x38.1 = load i64* %m5
  %y38.1 = load i64* %m1
  %z38.1 = mul i64 %x38.1, %y38.1
  store i64 %z38.1, i64* %m1
  %u38 = load i64* %m3
  %w38 = and i64 %u38, 32
  %c38 = icmp eq i64 %w38, 0
  br i1 %c38, label %b39, label %b42
b175:
  %x175.0 = load i64* %m3
  %y175.0 = load i64* %m3
  %z175.0 = xor i64 %x175.0, %y175.0
  store i64 %z175.0, i64* %m6
  %x175.1 = load i64* %m5
  %y175.1 = load i64* %m1
  %z175.1 = add i64 %x175.1, %y175.1
  store i64 %z175.1, i64* %m4
  %x175.2 = load i64* %m2
  %y175.2 = load i64* %m0
  %z175.2 = add i64 %x175.2, %y175.2
  store i64 %z175.2, i64* %m1
  %u175 = load i64* %m5
  %w175 = and i64 %u175, 8
  %c175 = icmp eq i64 %w175, 0
  br i1 %c175, label %b176, label %b179
b224:
  %x224.0 = load i64* %m6
  %y224.0 = load i64* %m5
  %z224.0 = mul i64 %x224.0, %y224.0
  store i64 %z224.0, i64* %m6
  %x224.1 = load i64* %m3
  %y224.1 = load i64* %m1
  %z224.1 = or i64 %x224.1, %y224.1
  store i64 %z224.1, i64* %m3
  %u224 = load i64* %m6
  %w224 = and i64 %u224, 2
  %c224 = icmp eq i64 %w224, 0
  br i1 %c224, label %b225, label %b230
b169:
  %x169.0 = load i64* %m2
  %y169.0 = load i64* %m0
  %z169.0 = sub i64 %x169.0, %y169.0
  store i64 %z169.0, i64* %m0
  %x169.1 = load i64* %m5
  %y169.1 = load i64* %m6
  %z169.1 = sub i64 %x169.1, %y169.1
  store i64 %z169.1, i64* %m0
  %x169.2 = load i64* %m7
  %y169.2 = load i64* %m7
  %z169.2 = or i64 %x169.2, %y169.2
  store i64 %z169.2, i64* %m7
  %u169 = load i64* %m3
  %w169 = and i64 %u169, 2
  %c169 = icmp eq i64 %w169, 0
  br i1 %c169, label %b170, label %b171
b11:
  %x11.0 = load i64* %m7
  %y11.0 = load i64* %m0
  %z11.0 = or i64 %x11.0, %y11.0
  store i64 %z11.0, i64* %m1
  %x11.1 = load i64* %m4
  %y11.1 = load i64* %m5
  %z11.1 = mul i64 %x11.1, %y11.1
  store i64 %z11.1, i64* %m0
  %x11.2 = load i64* %m7
  %y11.2 = load i64* %m5
  %z11.2 = sub i64 %x11.2, %y11.2
  store i64 %z11.2, i64* %m4
  %x11.3 = load i64* %m2
  %y11.3 = load i64* %m7
  %z11.3 = or i64 %x11.3, %y11.3
  store i64 %z11.3, i64* %m3
  %x11.4 = load i64* %m2
  %y11.4 = load i64* %m4
  %z11.4 = add i64 %x11.4, %y11.4
  store i64 %z11.4, i64* %m7
  %u11 = load i64* %m5
  %w11 = and i64 %u11, 4
  %c11 = icmp eq i64 %w11, 0
  br i1 %c11, label %b12, label %b16
b100:
  %x100.0 = load i64* %m3
  %y100.0 = load i64* %m7
  %z100.0 = or i64 %x100.0, %y100.0
  store i64 %z100.0, i64* %m3
  %x100.1 = load i64* %m0
  %y100.1 = load i64* %m2
  %z100.1 = sub i64 %x100.1, %y100.1
  store i64 %z100.1, i64* %m4
  %x100.2 = load i64* %m5
  %y100.2 = load i64* %m7
  %z100.2 = mul i64 %x100.2, %y100.2
  store i64 %z100.2, i64* %m1
  %x100.3 = load i64* %m6
  %y100.3 = load i64* %m1
  %z100.3 = xor i64 %x100.3, %y100.3
  store i64 %z100.3, i64* %m2
  %u100 = load i64* %m1
  %w100 = and i64 %u100, 1
  %c100 = icmp eq i64 %w100, 0
  br i1 %c100, label %b101, label %b105
b64:
  %x64.0 = load i64* %m4
  %y64.0 = load i64* %m3
  %z64.0 = or i64 %x64.0, %y64.0
  store i64 %z64.0, i64* %m1
  %x64.1 = load i64* %m4
  %y64.1 = load i64* %m2
  %z64.1 = mul i64 %x64.1, %y64.1
  store i64 %z64.1, i64* %m0
  %x64.2 = load i64* %m0
  %y64.2 = load i64* %m1
  %z64.2 = mul i64 %x64.2, %y64.2
  store i64 %z64.2, i64* %m2
  %x64.3 = load i64* %m6
  %y64.3 = load i64* %m0
  %z64.3 = xor i64 %x64.3, %y64.3
  store i64 %z64.3, i64* %m1
  %u64 = load i64* %m4
  %w64 = and i64 %u64, 1
  %c64 = icmp eq i64 %w64, 0
  br i1 %c64, label %b65, label %b68
b159:
  %x159.0 = load i64* %m3
  %y159.0 = load i64* %m5
  %z159.0 = or i64 %x159.0, %y159.0
  store i64 %z159.0, i64* %m5
  %x159.1 = load i64* %m3
  %y159.1 = load i64* %m4
  %z159.1 = or i64 %x159.1, %y159.1
  store i64 %z159.1, i64* %m4
  %x159.2 = load i64* %m0
  %y159.2 = load i64* %m6
  %z159.2 = xor i64 %x159.2, %y159.2
  store i64 %z159.2, i64* %m5
  %x159.3 = load i64* %m7
  %y159.3 = load i64* %m7
  %z159.3 = sub i64 %x159.3, %y159.3
  store i64 %z159.3, i64* %m1
  %u159 = load i64* %m3
  %w159 = and i64 %u159, 8
  %c159 = icmp eq i64 %w159, 0
  br i1 %c159, label %b160, label %b163
b179:
  %x179.0 = load i64* %m4
  %y179.0 = load i64* %m1
  %z179.0 = mul i64 %x179.0, %y179.0
  store i64 %z179.0, i64* %m7
  %x179.1 = load i64* %m3
  %y179.1 = load i64* %m4
  %z179.1 = mul i64 %x179.1, %y179.1
  store i64 %z179.1, i64* %m0
  %x179.2 = load i64* %m6
  %y179.2 = load i64* %m7
  %z179.2 = xor i64 %x179.2, %y179.2
  store i64 %z179.2, i64* %m3
  %u179 = load i64* %m3
  %w179 = and i64 %u179, 2
  %c179 = icmp eq i64 %w179, 0
  br i1 %c179, label %b180, label %b182
b315:
  %x315.0 = load i64* %m4
  %y315.0 = load i64* %m6
  %z315.0 = or i64 %x315.0, %y315.0
  store i64 %z315.0, i64* %m3
  %x315.1 = load i64* %m0
  %y315.1 = load i64* %m3
  %z315.1 = sub i64 %x315.1, %y315.1
  store i64 %z315.1, i64* %m0
  %u315 = load i64* %m3
  %w315 = and i64 %u315, 1
  %c315 = icmp eq i64 %w315, 0
  br i1 %c315, label %b316, label %b321
b135:
  %x135.0 = load i64* %m6
  %y135.0 = load i64* %m4
  %z135.0 = or i64 %x135.0, %y135.0
  store i64 %z135.0, i64* %m7
  %x135.1 = load i64* %m7
  %y135.1 = load i64* %m3
  %z135.1 = xor i64 %x135.1, %y135.1
  store i64 %z135.1, i64* %m2
  %x135.2 = load i64* %m0
  %y135.2 = load i64* %m0
  %z135.2 = or i64 %x135.2, %y135.2
  store i64 %z135.2, i64* %m0
  %x135.3 = load i64* %m6
  %y135.3 = load i64* %m1
  %z135.3 = mul i64 %x135.3, %y135.3
  store i64 %z135.3, i64* %m6
  %u135 = load i64* %m3
  %w135 = and i64 %u135, 8
  %c135 = icmp eq i64 %w135, 0
  br i1 %c135, label %b136, label %b138
b156:
  %x156.0 = load i64* %m3
  %y156.0 = load i64* %m5
  %z156.0 = or i64 %x156.0, %y156.0
  store i64 %z156.0, i64* %m3
  %x156.1 = load i64* %m6
  %y156.1 = load i64* %m6
  %z156.1 = add i64 %x156.1, %y156.1
  store i64 %z156.1, i64* %m0
  %x156.2 = load i64* %m7
  %y156.2 = load i64* %m0
  %z156.2 = add i64 %x156.2, %y156.2
  store i64 %z156.2, i64* %m3
  %x156.3 = load i64* %m1
  %y156.3 = load i64* %m3
  %z156.3 = or i64 %x156.3, %y156.3
  store i64 %z156.3, i64* %m3
  %x156.4 = load i64* %m4
  %y156.4 = load i64* %m4
  %z156.4 = add i64 %x156.4, %y156.4
  store i64 %z156.4, i64* %m7
  %u156 = load i64* %m1
  %w156 = and i64 %u156, 1
  %c156 = icmp eq i64 %w156, 0
  br i1 %c156, label %b157, label %b160
b384:
  %x384.0 = load i64* %m6
  %y384.0 = load i64* %m6
  %z384.0 = or i64 %x384.0, %y384.0
  store i64 %z384.0, i64* %m7
  %x384.1 = load i64* %m4
  %y384.1 = load i64* %m5
  %z384.1 = sub i64 %x384.1, %y384.1
  store i64 %z384.1, i64* %m6
  %x384.2 = load i64* %m4
  %y384.2 = load i64* %m5
  %z384.2 = xor i64 %x384.2, %y384.2
  store i64 %z384.2, i64* %m1
  %x384.3 = load i64* %m0
  %y384.3 = load i64* %m4
  %z384.3 = or i64 %x384.3, %y384.3
  store i64 %z384.3, i64* %m2
  %u384 = load i64* %m1
  %w384 = and i64 %u384, 1
  %c384 = icmp eq i64 %w384, 0
  br i1 %c384, label %b385, label %b386
b261:
  %x261.0 = load i64* %m5
  %y261.0 = load i64* %m1
  %z261.0 = mul i64 %x261.0, %y261.0
  store i64 %z261.0, i64* %m6
  %x261.1 = load i64* %m4
  %y261.1 = load i64* %m1
  %z261.1 = add i64 %x261.1, %y261.1
  store i64 %z261.1, i64* %m7
  %x261.2 = load i64* %m4
  %y261.2 = load i64* %m1
  %z261.2 = mul i64 %x261.2, %y261.2
  store i64 %z261.2, i64* %m7
  %x261.3 = load i64* %m0
  %y261.3 = load i64* %m5
  %z261.3 = sub i64 %x261.3, %y261.3
  store i64 %z261.3, i64* %m6
  %u261 = load i64* %m1
  %w261 = and i64 %u261, 16
  %c261 = icmp eq i64 %w261, 0
  br i1 %c261, label %b262, label %b266
b79:
  %x79.0 = load i64* %m2
  %y79.0 = load i64* %m5
  %z79.0 = xor i64 %x79.0, %y79.0
  store i64 %z79.0, i64* %m5
  %x79.1 = load i64* %m4
  %y79.1 = load i64* %m2
  %z79.1 = add i64 %x79.1, %y79.1
  store i64 %z79.1, i64* %m2
  %u79 = load i64* %m3
  %w79 = and i64 %u79, 8
  %c79 = icmp eq i64 %w79, 0
  br i1 %c79, label %b80, label %b82
b23:
  %x23.0 = load i64* %m7
  %y23.0 = load i64* %m2
  %z23.0 = xor i64 %x23.0, %y23.0
  store i64 %z23.0, i64* %m7
  %x23.1 = load i64* %m7
  %y23.1 = load i64* %m7
  %z23.1 = mul i64 %x23.1, %y23.1
  store i64 %z23.1, i64* %m6
  %x23.2 = load i64* %m4
  %y23.2 = load i64* %m3
  %z23.2 = or i64 %x23.2, %y23.2
  store i64 %z23.2, i64* %m3
  %x23.3 = load i64* %m7
  %y23.3 = load i64* %m5
  %z23.3 = xor i64 %x23.3, %y23.3
  store i64 %z23.3, i64* %m5
  %u23 = load i64* %m2
  %w23 = and i64 %u23, 1
  %c23 = icmp eq i64 %w23, 0
  br i1 %c23, label %b24, label %b27
b251:
  %x251.0 = load i64* %m1
  %y251.0 = load i64* %m2
  %z251.0 = or i64 %x251.0, %y251.0
  store i64 %z251.0, i64* %m7
  %x251.1 = load i64* %m5
  %y251.1 = load i64* %m0
  %z251.1 = sub i64 %x251.1, %y251.1
  store i64 %z251.1, i64* %m7
  %x251.2 = load i64* %m7
  %y251.2 = load i64* %m1
  %z251.2 = or i64 %x251.2, %y251.2
  store i64 %z251.2, i64* %m3
  %x251.3 = load i64* %m7
  %y251.3 = load i64* %m5
  %z251.3 = mul i64 %x251.3, %y251.3
  store i64 %z251.3, i64* %m2
  %x251.4 = load i64* %m2
  %y251.4 = load i64* %m7
  %z251.4 = or i64 %x251.4, %y251.4
  store i64 %z251.4, i64* %m0
  %u251 = load i64* %m4
  %w251 = and i64 %u251, 32
  %c251 = icmp eq i64 %w251, 0
  br i1 %c251, label %b252, label %b255
b310:
  %x310.0 = load i64* %m6
  %y310.0 = load i64* %m2
  %z310.0 = xor i64 %x310.0, %y310.0
  store i64 %z310.0, i64* %m7
  %x310.1 = load i64* %m3
  %y310.1 = load i64* %m5
  %z310.1 = xor i64 %x310.1, %y310.1
  store i64 %z310.1, i64* %m5
  %x310.2 = load i64* %m1
  %y310.2 = load i64* %m3
  %z310.2 = add i64 %x310.2, %y310.2
  store i64 %z310.2, i64* %m5
  %x310.3 = load i64* %m4
  %y310.3 = load i64* %m1
  %z310.3 = xor i64 %x310.3, %y310.3
  store i64 %z310.3, i64* %m5
  %u310 = load i64* %m4
  %w310 = and i64 %u310, 32
  %c310 = icmp eq i64 %w310, 0
  br i1 %c310, label %b311, label %b314
b13:
  %x13.0 = load i64* %m4
  %y13.0 = load i64* %m0
  %z13.0 = mul i64 %x13.0, %y13.0
  store i64 %z13.0, i64* %m5
  %x13.1 = load i64* %m2
  %y13.1 = load i64* %m4
  %z13.1 = add i64 %x13.1, %y13.1
  store i64 %z13.1, i64* %m3
  %u13 = load i64* %m4
  %w13 = and i64 %u13, 1
  %c13 = icmp eq i64 %w13, 0
  br i1 %c13, label %b14, label %b19
b330:
  %x330.0 = load i64* %m3
  %y330.0 = load i64* %m5
  %z330.0 = xor i64 %x330.0, %y330.0
  store i64 %z330.0, i64* %m2
  %x330.1 = load i64* %m4
  %y330.1 = load i64* %m2
  %z330.1 = sub i64 %x330.1, %y330.1
  store i64 %z330.1, i64* %m6
  %x330.2 = load i64* %m1
  %y330.2 = load i64* %m2
  %z330.2 = add i64 %x330.2, %y330.2
  store i64 %z330.2, i64* %m4
  %x330.3 = load i64* %m5
  %y330.3 = load i64* %m2
  %z330.3 = sub i64 %x330.3, %y330.3
  store i64 %z330.3, i64* %m0
  %u330 = load i64* %m2
  %w330 = and i64 %u330, 32
  %c330 = icmp eq i64 %w330, 0
  br i1 %c330, label %b331, label %b335
b359:
  %x359.0 = load i64* %m5
  %y359.0 = load i64* %m4
  %z359.0 = xor i64 %x359.0, %y359.0
  store i64 %z359.0, i64* %m7
  %x359.1 = load i64* %m4
  %y359.1 = load i64* %m7
  %z359.1 = mul i64 %x359.1, %y359.1
  store i64 %z359.1, i64* %m1
  %x359.2 = load i64* %m6
  %y359.2 = load i64* %m1
  %z359.2 = sub i64 %x359.2, %y359.2
  store i64 %z359.2, i64* %m0
  %x359.3 = load i64* %m7
  %y359.3 = load i64* %m1
  %z359.3 = add i64 %x359.3, %y359.3
  store i64 %z359.3, i64* %m5
  %u359 = load i64* %m5
  %w359 = and i64 %u359, 8
  %c359 = icmp eq i64 %w359, 0
  br i1 %c359, label %b360, label %b361
b140:
  %x140.0 = load i64* %m2
  %y140.0 = load i64* %m7
  %z140.0 = xor i64 %x140.0, %y140.0
  store i64 %z140.0, i64* %m2
  %x140.1 = load i64* %m0
  %y140.1 = load i64* %m5
  %z140.1 = mul i64 %x140.1, %y140.1
  store i64 %z140.1, i64* %m6
  %x140.2 = load i64* %m2
  %y140.2 = load i64* %m1
  %z140.2 = add i64 %x140.2, %y140.2
  store i64 %z140.2, i64* %m2
  %x140.3 = load i64* %m5
  %y140.3 = load i64* %m7
  %z140.3 = sub i64 %x140.3, %y140.3
  store i64 %z140.3, i64* %m3
  %u140 = load i64* %m2
  %w140 = and i64 %u140, 1
  %c140 = icmp eq i64 %w140, 0
  br i1 %c140, label %b141, label %b145
b304:
  %x304.0 = load i64* %m3
  %y304.0 = load i64* %m0
  %z304.0 = mul i64 %x304.0, %y304.0
  store i64 %z304.0, i64* %m5
  %x304.1 = load i64* %m0
  %y304.1 = load i64* %m3
  %z304.1 = xor i64 %x304.1, %y304.1
  store i64 %z304.1, i64* %m2
  %u304 = load i64* %m1
  %w304 = and i64 %u304, 4
  %c304 = icmp eq i64 %w304, 0
  br i1 %c304, label %b305, label %b307
b124:
  %x124.0 = load i64* %m1
  %y124.0 = load i64* %m4
  %z124.0 = xor i64 %x124.0, %y124.0
  store i64 %z124.0, i64* %m4
  %x124.1 = load i64* %m0
  %y124.1 = load i64* %m1
  %z124.1 = mul i64 %x124.1, %y124.1
  store i64 %z124.1, i64* %m6
  %x124.2 = load i64* %m2
  %y124.2 = load i64* %m0
  %z124.2 = or i64 %x124.2, %y124.2
  store i64 %z124.2, i64* %m4
  %x124.3 = load i64* %m2
  %y124.3 = load i64* %m3
  %z124.3 = sub i64 %x124.3, %y124.3
  store i64 %z124.3, i64* %m3
  %u124 = load i64* %m4
  %w124 = and i64 %u124, 8
  %c124 = icmp eq i64 %w124, 0
  br i1 %c124, label %b125, label %b127
b8:
  %x8.0 = load i64* %m3
  %y8.0 = load i64* %m4
  %z8.0 = or i64 %x8.0, %y8.0
  store i64 %z8.0, i64* %m4
  %x8.1 = load i64* %m7
  %y8.1 = load i64* %m1
  %z8.1 = or i64 %x8.1, %y8.1
  store i64 %z8.1, i64* %m3
  %x8.2 = load i64* %m6
  %y8.2 = load i64* %m3
  %z8.2 = xor i64 %x8.2, %y8.2
  store i64 %z8.2, i64* %m1
  %x8.3 = load i64* %m5
  %y8.3 = load i64* %m5
  %z8.3 = mul i64 %x8.3, %y8.3
  store i64 %z8.3, i64* %m1
  %u8 = load i64* %m1
  %w8 = and i64 %u8, 32
  %c8 = icmp eq i64 %w8, 0
  br i1 %c8, label %b9, label %b11
b62:
  %x62.0 = load i64* %m0
  %y62.0 = load i64* %m5
  %z62.0 = add i64 %x62.0, %y62.0
  store i64 %z62.0, i64* %m5
  %x62.1 = load i64* %m0
  %y62.1 = load i64* %m5
  %z62.1 = xor i64 %x62.1, %y62.1
  store i64 %z62.1, i64* %m6
  %x62.2 = load i64* %m7
  %y62.2 = load i64* %m0
  %z62.2 = xor i64 %x62.2, %y62.2
  store i64 %z62.2, i64* %m7
  %u62 = load i64* %m4
  %w62 = and i64 %u62, 8
  %c62 = icmp eq i64 %w62, 0
  br i1 %c62, label %b63, label %b68
b2:
  %x2.0 = load i64* %m7
  %y2.0 = load i64* %m7
  %z2.0 = or i64 %x2.0, %y2.0
  store i64 %z2.0, i64* %m6
  %x2.1 = load i64* %m0
  %y2.1 = load i64* %m1
  %z2.1 = mul i64 %x2.1, %y2.1
  store i64 %z2.1, i64* %m3
  %x2.2 = load i64* %m5
  %y2.2 = load i64* %m5
  %z2.2 = mul i64 %x2.2, %y2.2
  store i64 %z2.2, i64* %m6
  %x2.3 = load i64* %m1
  %y2.3 = load i64* %m4
  %z2.3 = mul i64 %x2.3, %y2.3
  store i64 %z2.3, i64* %m3
  %x2.4 = load i64* %m5
  %y2.4 = load i64* %m5
  %z2.4 = add i64 %x2.4, %y2.4
  store i64 %z2.4, i64* %m2
  %u2 = load i64* %m6
  %w2 = and i64 %u2, 1
  %c2 = icmp eq i64 %w2, 0
  br i1 %c2, label %b3, label %b7
b92:
  %x92.0 = load i64* %m2
  %y92.0 = load i64* %m2
  %z92.0 = or i64 %x92.0, %y92.0
  store i64 %z92.0, i64* %m5
  %x92.1 = load i64* %m3
  %y92.1 = load i64* %m1
  %z92.1 = xor i64 %x92.1, %y92.1
  store i64 %z92.1, i64* %m2
  %x92.2 = load i64* %m4
  %y92.2 = load i64* %m7
  %z92.2 = add i64 %x92.2, %y92.2
  store i64 %z92.2, i64* %m1
  %x92.3 = load i64* %m5
  %y92.3 = load i64* %m1
  %z92.3 = or i64 %x92.3, %y92.3
  store i64 %z92.3, i64* %m3
  %x92.4 = load i64* %m4
  %y92.4 = load i64* %m0
  %z92.4 = sub i64 %x92.4, %y92.4
  store i64 %z92.4, i64* %m3
  %u92 = load i64* %m4
  %w92 = and i64 %u92, 1
  %c92 = icmp eq i64 %w92, 0
  br i1 %c92, label %b93, label %b95
b193:
  %x193.0 = load i64* %m6
  %y193.0 = load i64* %m0
  %z193.0 = or i64 %x193.0, %y193.0
  store i64 %z193.0, i64* %m2
  %x193.1 = load i64* %m5
  %y193.1 = load i64* %m7
  %z193.1 = add i64 %x193.1, %y193.1
  store i64 %z193.1, i64* %m2
  %x193.2 = load i64* %m7
  %y193.2 = load i64* %m5
  %z193.2 = or i64 %x193.2, %y193.2
  store i64 %z193.2, i64* %m6
  %x193.3 = load i64* %m0
  %y193.3 = load i64* %m6
  %z193.3 = mul i64 %x193.3, %y193.3
  store i64 %z193.3, i64* %m1
  %u193 = load i64* %m6
  %w193 = and i64 %u193, 2
  %c193 = icmp eq i64 %w193, 0
  br i1 %c193, label %b194, label %b198
b184:
  %x184.0 = load i64* %m6
  %y184.0 = load i64* %m1
  %z184.0 = sub i64 %x184.0, %y184.0
  store i64 %z184.0, i64* %m3
  %x184.1 = load i64* %m6
  %y184.1 = load i64* %m2
  %z184.1 = sub i64 %x184.1, %y184.1
  store i64 %z184.1, i64* %m7
  %x184.2 = load i64* %m7
  %y184.2 = load i64* %m4
  %z184.2 = sub i64 %x184.2, %y184.2
  store i64 %z184.2, i64* %m1
  %u184 = load i64* %m5
  %w184 = and i64 %u184, 16
  %c184 = icmp eq i64 %w184, 0
  br i1 %c184, label %b185, label %b190
b220:
  %x220.0 = load i64* %m0
  %y220.0 = load i64* %m2
  %z220.0 = sub i64 %x220.0, %y220.0
  store i64 %z220.0, i64* %m5
  %x220.1 = load i64* %m6
  %y220.1 = load i64* %m2
  %z220.1 = add i64 %x220.1, %y220.1
  store i64 %z220.1, i64* %m3
  %u220 = load i64* %m3
  %w220 = and i64 %u220, 4
  %c220 = icmp eq i64 %w220, 0
  br i1 %c220, label %b221, label %b222
b378:
  %x378.0 = load i64* %m2
  %y378.0 = load i64* %m4
  %z378.0 = xor i64 %x378.0, %y378.0
  store i64 %z378.0, i64* %m7
  %x378.1 = load i64* %m7
  %y378.1 = load i64* %m5
  %z378.1 = xor i64 %x378.1, %y378.1
  store i64 %z378.1, i64* %m0
  %x378.2 = load i64* %m5
  %y378.2 = load i64* %m4
  %z378.2 = or i64 %x378.2, %y378.2
  store i64 %z378.2, i64* %m6
  %u378 = load i64* %m6
  %w378 = and i64 %u378, 8
  %c378 = icmp eq i64 %w378, 0
  br i1 %c378, label %b379, label %b384
b157:
  %x157.0 = load i64* %m0
  %y157.0 = load i64* %m0
  %z157.0 = sub i64 %x157.0, %y157.0
  store i64 %z157.0, i64* %m4
  %x157.1 = load i64* %m4
  %y157.1 = load i64* %m1
  %z157.1 = mul i64 %x157.1, %y157.1
  store i64 %z157.1, i64* %m1
  %u157 = load i64* %m6
  %w157 = and i64 %u157, 2
  %c157 = icmp eq i64 %w157, 0
  br i1 %c157, label %b158, label %b162
b114:
  %x114.0 = load i64* %m4
  %y114.0 = load i64* %m6
  %z114.0 = add i64 %x114.0, %y114.0
  store i64 %z114.0, i64* %m5
  %x114.1 = load i64* %m5
  %y114.1 = load i64* %m6
  %z114.1 = mul i64 %x114.1, %y114.1
  store i64 %z114.1, i64* %m4
  %x114.2 = load i64* %m2
  %y114.2 = load i64* %m1
  %z114.2 = add i64 %x114.2, %y114.2
  store i64 %z114.2, i64* %m3
  %u114 = load i64* %m5
  %w114 = and i64 %u114, 2
  %c114 = icmp eq i64 %w114, 0
  br i1 %c114, label %b115, label %b116
b357:
  %x357.0 = load i64* %m3
  %y357.0 = load i64* %m5
  %z357.0 = mul i64 %x357.0, %y357.0
  store i64 %z357.0, i64* %m7
  %x357.1 = load i64* %m3
  %y357.1 = load i64* %m4
  %z357.1 = or i64 %x357.1, %y357.1
  store i64 %z357.1, i64* %m1
  %u357 = load i64* %m0
  %w357 = and i64 %u357, 16
  %c357 = icmp eq i64 %w357, 0
  br i1 %c357, label %b358, label %b362
b285:
  %x285.0 = load i64* %m7
  %y285.0 = load i64* %m0
  %z285.0 = sub i64 %x285.0, %y285.0
  store i64 %z285.0, i64* %m2
  %x285.1 = load i64* %m1
  %y285.1 = load i64* %m2
  %z285.1 = mul i64 %x285.1, %y285.1
  store i64 %z285.1, i64* %m0
  %u285 = load i64* %m4
  %w285 = and i64 %u285, 16
  %c285 = icmp eq i64 %w285, 0
  br i1 %c285, label %b286, label %b291
b226:
  %x226.0 = load i64* %m6
  %y226.0 = load i64* %m1
  %z226.0 = sub i64 %x226.0, %y226.0
  store i64 %z226.0, i64* %m6
  %x226.1 = load i64* %m0
  %y226.1 = load i64* %m1
  %z226.1 = mul i64 %x226.1, %y226.1
  store i64 %z226.1, i64* %m3
  %x226.2 = load i64* %m5
  %y226.2 = load i64* %m2
  %z226.2 = sub i64 %x226.2, %y226.2
  store i64 %z226.2, i64* %m0
  %u226 = load i64* %m1
  %w226 = and i64 %u226, 16
  %c226 = icmp eq i64 %w226, 0
  br i1 %c226, label %b227, label %b228
b381:
  %x381.0 = load i64* %m2
  %y381.0 = load i64* %m0
  %z381.0 = or i64 %x381.0, %y381.0
  store i64 %z381.0, i64* %m7
  %x381.1 = load i64* %m4
  %y381.1 = load i64* %m2
  %z381.1 = add i64 %x381.1, %y381.1
  store i64 %z381.1, i64* %m7
  %u381 = load i64* %m2
  %w381 = and i64 %u381, 4
  %c381 = icmp eq i64 %w381, 0
  br i1 %c381, label %b382, label %b384
b235:
  %x235.0 = load i64* %m5
  %y235.0 = load i64* %m4
  %z235.0 = xor i64 %x235.0, %y235.0
  store i64 %z235.0, i64* %m3
  %x235.1 = load i64* %m7
  %y235.1 = load i64* %m5
  %z235.1 = add i64 %x235.1, %y235.1
  store i64 %z235.1, i64* %m1
  %x235.2 = load i64* %m3
  %y235.2 = load i64* %m5
  %z235.2 = xor i64 %x235.2, %y235.2
  store i64 %z235.2, i64* %m2
  %x235.3 = load i64* %m3
  %y235.3 = load i64* %m6
  %z235.3 = add i64 %x235.3, %y235.3
  store i64 %z235.3, i64* %m0
  %x235.4 = load i64* %m7
  %y235.4 = load i64* %m1
  %z235.4 = or i64 %x235.4, %y235.4
  store i64 %z235.4, i64* %m7
  %u235 = load i64* %m7
  %w235 = and i64 %u235, 2
  %c235 = icmp eq i64 %w235, 0
  br i1 %c235, label %b236, label %b238
b168:
  %x168.0 = load i64* %m6
  %y168.0 = load i64* %m2
  %z168.0 = add i64 %x168.0, %y168.0
  store i64 %z168.0, i64* %m6
  %x168.1 = load i64* %m7
  %y168.1 = load i64* %m7
  %z168.1 = xor i64 %x168.1, %y168.1
  store i64 %z168.1, i64* %m7
  %x168.2 = load i64* %m2
  %y168.2 = load i64* %m5
  %z168.2 = or i64 %x168.2, %y168.2
  store i64 %z168.2, i64* %m4
  %x168.3 = load i64* %m3
  %y168.3 = load i64* %m1
  %z168.3 = mul i64 %x168.3, %y168.3
  store i64 %z168.3, i64* %m2
  %x168.4 = load i64* %m4
  %y168.4 = load i64* %m0
  %z168.4 = xor i64 %x168.4, %y168.4
  store i64 %z168.4, i64* %m0
  %u168 = load i64* %m5
  %w168 = and i64 %u168, 4
  %c168 = icmp eq i64 %w168, 0
  br i1 %c168, label %b169, label %b170
b126:
  %x126.0 = load i64* %m3
  %y126.0 = load i64* %m3
  %z126.0 = xor i64 %x126.0, %y126.0
  store i64 %z126.0, i64* %m3
  %x126.1 = load i64* %m4
  %y126.1 = load i64* %m7
  %z126.1 = mul i64 %x126.1, %y126.1
  store i64 %z126.1, i64* %m6
  %x126.2 = load i64* %m7
  %y126.2 = load i64* %m3
  %z126.2 = mul i64 %x126.2, %y126.2
  store i64 %z126.2, i64* %m2
  %u126 = load i64* %m6
  %w126 = and i64 %u126, 2
  %c126 = icmp eq i64 %w126, 0
  br i1 %c126, label %b127, label %b132
b387:
  %x387.0 = load i64* %m3
  %y387.0 = load i64* %m6
  %z387.0 = sub i64 %x387.0, %y387.0
  store i64 %z387.0, i64* %m7
  %x387.1 = load i64* %m0
  %y387.1 = load i64* %m2
  %z387.1 = xor i64 %x387.1, %y387.1
  store i64 %z387.1, i64* %m2
  %x387.2 = load i64* %m6
  %y387.2 = load i64* %m5
  %z387.2 = or i64 %x387.2, %y387.2
  store i64 %z387.2, i64* %m4
  %u387 = load i64* %m2
  %w387 = and i64 %u387, 32
  %c387 = icmp eq i64 %w387, 0
  br i1 %c387, label %b388, label %b393
b302:
  %x302.0 = load i64* %m4
  %y302.0 = load i64* %m7
  %z302.0 = or i64 %x302.0, %y302.0
  store i64 %z302.0, i64* %m4
  %x302.1 = load i64* %m6
  %y302.1 = load i64* %m6
  %z302.1 = mul i64 %x302.1, %y302.1
  store i64 %z302.1, i64* %m1
  %x302.2 = load i64* %m3
  %y302.2 = load i64* %m6
  %z302.2 = or i64 %x302.2, %y302.2
  store i64 %z302.2, i64* %m0
  %u302 = load i64* %m6
  %w302 = and i64 %u302, 16
  %c302 = icmp eq i64 %w302, 0
  br i1 %c302, label %b303, label %b308
b395:
  %x395.0 = load i64* %m6
  %y395.0 = load i64* %m2
  %z395.0 = sub i64 %x395.0, %y395.0
  store i64 %z395.0, i64* %m7
  %x395.1 = load i64* %m4
  %y395.1 = load i64* %m6
  %z395.1 = mul i64 %x395.1, %y395.1
  store i64 %z395.1, i64* %m1
  %x395.2 = load i64* %m0
  %y395.2 = load i64* %m3
  %z395.2 = xor i64 %x395.2, %y395.2
  store i64 %z395.2, i64* %m1
  %x395.3 = load i64* %m6
  %y395.3 = load i64* %m7
  %z395.3 = mul i64 %x395.3, %y395.3
  store i64 %z395.3, i64* %m5
  %x395.4 = load i64* %m5
  %y395.4 = load i64* %m6
  %z395.4 = add i64 %x395.4, %y395.4
  store i64 %z395.4, i64* %m7
  %u395 = load i64* %m6
  %w395 = and i64 %u395, 8
  %c395 = icmp eq i64 %w395, 0
  br i1 %c395, label %b396, label %b398
b265:
  %x265.0 = load i64* %m3
  %y265.0 = load i64* %m7
  %z265.0 = or i64 %x265.0, %y265.0
  store i64 %z265.0, i64* %m7
  %x265.1 = load i64* %m3
  %y265.1 = load i64* %m0
  %z265.1 = add i64 %x265.1, %y265.1
  store i64 %z265.1, i64* %m7
  %x265.2 = load i64* %m4
  %y265.2 = load i64* %m2
  %z265.2 = mul i64 %x265.2, %y265.2
  store i64 %z265.2, i64* %m2
  %x265.3 = load i64* %m6
  %y265.3 = load i64* %m3
  %z265.3 = add i64 %x265.3, %y265.3
  store i64 %z265.3, i64* %m3
  %u265 = load i64* %m4
  %w265 = and i64 %u265, 16
  %c265 = icmp eq i64 %w265, 0
  br i1 %c265, label %b266, label %b269
b164:
  %x164.0 = load i64* %m4
  %y164.0 = load i64* %m4
  %z164.0 = mul i64 %x164.0, %y164.0
  store i64 %z164.0, i64* %m4
  %x164.1 = load i64* %m7
  %y164.1 = load i64* %m1
  %z164.1 = sub i64 %x164.1, %y164.1
  store i64 %z164.1, i64* %m4
  %u164 = load i64* %m3
  %w164 = and i64 %u164, 32
  %c164 = icmp eq i64 %w164, 0
  br i1 %c164, label %b165, label %b170
b74:
  %x74.0 = load i64* %m6
  %y74.0 = load i64* %m4
  %z74.0 = sub i64 %x74.0, %y74.0
  store i64 %z74.0, i64* %m1
  %x74.1 = load i64* %m6
  %y74.1 = load i64* %m2
  %z74.1 = or i64 %x74.1, %y74.1
  store i64 %z74.1, i64* %m2
  %x74.2 = load i64* %m6
  %y74.2 = load i64* %m7
  %z74.2 = sub i64 %x74.2, %y74.2
  store i64 %z74.2, i64* %m6
  %u74 = load i64* %m2
  %w74 = and i64 %u74, 1
  %c74 = icmp eq i64 %w74, 0
  br i1 %c74, label %b75, label %b79
b187:
  %x187.0 = load i64* %m4
  %y187.0 = load i64* %m1
  %z187.0 = xor i64 %x187.0, %y187.0
  store i64 %z187.0, i64* %m0
  %x187.1 = load i64* %m6
  %y187.1 = load i64* %m7
  %z187.1 = or i64 %x187.1, %y187.1
  store i64 %z187.1, i64* %m6
  %x187.2 = load i64* %m7
  %y187.2 = load i64* %m2
  %z187.2 = mul i64 %x187.2, %y187.2
  store i64 %z187.2, i64* %m6
  %x187.3 = load i64* %m4
  %y187.3 = load i64* %m7
  %z187.3 = xor i64 %x187.3, %y187.3
  store i64 %z187.3, i64* %m1
  %x187.4 = load i64* %m3
  %y187.4 = load i64* %m6
  %z187.4 = sub i64 %x187.4, %y187.4
  store i64 %z187.4, i64* %m1
  %u187 = load i64* %m0
  %w187 = and i64 %u187, 4
  %c187 = icmp eq i64 %w187, 0
  br i1 %c187, label %b188, label %b192
b55:
  %x55.0 = load i64* %m1
  %y55.0 = load i64* %m4
  %z55.0 = xor i64 %x55.0, %y55.0
  store i64 %z55.0, i64* %m6
  %x55.1 = load i64* %m2
  %y55.1 = load i64* %m3
  %z55.1 = xor i64 %x55.1, %y55.1
  store i64 %z55.1, i64* %m5
  %u55 = load i64* %m6
  %w55 = and i64 %u55, 2
  %c55 = icmp eq i64 %w55, 0
  br i1 %c55, label %b56, label %b58
b56:
  %x56.0 = load i64* %m3
  %y56.0 = load i64* %m4
  %z56.0 = mul i64 %x56.0, %y56.0
  store i64 %z56.0, i64* %m4
  %x56.1 = load i64* %m7
  %y56.1 = load i64* %m4
  %z56.1 = sub i64 %x56.1, %y56.1
  store i64 %z56.1, i64* %m7
  %x56.2 = load i64* %m4
  %y56.2 = load i64* %m2
  %z56.2 = or i64 %x56.2, %y56.2
  store i64 %z56.2, i64* %m3
  %u56 = load i64* %m3
  %w56 = and i64 %u56, 16
  %c56 = icmp eq i64 %w56, 0
  br i1 %c56, label %b57, label %b59
b0:
  %x0.0 = load i64* %m4
  %y0.0 = load i64* %m5
  %z0.0 = xor i64 %x0.0, %y0.0
  store i64 %z0.0, i64* %m2
  %x0.1 = load i64* %m0
  %y0.1 = load i64* %m5
  %z0.1 = mul i64 %x0.1, %y0.1
  store i64 %z0.1, i64* %m7
  %x0.2 = load i64* %m7
  %y0.2 = load i64* %m3
  %z0.2 = or i64 %x0.2, %y0.2
  store i64 %z0.2, i64* %m0
  %x0.3 = load i64* %m2
  %y0.3 = load i64* %m7
  %z0.3 = sub i64 %x0.3, %y0.3
  store i64 %z0.3, i64* %m5
  %x0.4 = load i64* %m5
  %y0.4 = load i64* %m3
  %z0.4 = or i64 %x0.4, %y0.4
  store i64 %z0.4, i64* %m0
  %u0 = load i64* %m1
  %w0 = and i64 %u0, 16
  %c0 = icmp eq i64 %w0, 0
  br i1 %c0, label %b1, label %b3
b174:
  %x174.0 = load i64* %m0
  %y174.0 = load i64* %m2
  %z174.0 = sub i64 %x174.0, %y174.0
  store i64 %z174.0, i64* %m2
  %x174.1 = load i64* %m2
  %y174.1 = load i64* %m3
  %z174.1 = or i64 %x174.1, %y174.1
  store i64 %z174.1, i64* %m7
  %x174.2 = load i64* %m1
  %y174.2 = load i64* %m7
  %z174.2 = xor i64 %x174.2, %y174.2
  store i64 %z174.2, i64* %m5
  %x174.3 = load i64* %m7
  %y174.3 = load i64* %m0
  %z174.3 = or i64 %x174.3, %y174.3
  store i64 %z174.3, i64* %m3
  %x174.4 = load i64* %m3
  %y174.4 = load i64* %m2
  %z174.4 = or i64 %x174.4, %y174.4
  store i64 %z174.4, i64* %m5
  %u174 = load i64* %m2
  %w174 = and i64 %u174, 8
  %c174 = icmp eq i64 %w174, 0
  br i1 %c174, label %b175, label %b177
b385:
  %x385.0 = load i64* %m2
  %y385.0 = load i64* %m0
  %z385.0 = xor i64 %x385.0, %y385.0
  store i64 %z385.0, i64* %m0
  %x385.1 = load i64* %m3
  %y385.1 = load i64* %m2
  %z385.1 = mul i64 %x385.1, %y385.1
  store i64 %z385.1, i64* %m0
  %x385.2 = load i64* %m4
  %y385.2 = load i64* %m5
  %z385.2 = or i64 %x385.2, %y385.2
  store i64 %z385.2, i64* %m5
  %u385 = load i64* %m4
  %w385 = and i64 %u385, 16
  %c385 = icmp eq i64 %w385, 0
  br i1 %c385, label %b386, label %b388
b154:
  %x154.0 = load i64* %m3
  %y154.0 = load i64* %m1
  %z154.0 = sub i64 %x154.0, %y154.0
  store i64 %z154.0, i64* %m3
  %x154.1 = load i64* %m4
  %y154.1 = load i64* %m5
  %z154.1 = xor i64 %x154.1, %y154.1
  store i64 %z154.1, i64* %m6
  %u154 = load i64* %m2
  %w154 = and i64 %u154, 1
  %c154 = icmp eq i64 %w154, 0
  br i1 %c154, label %b155, label %b157
b202:
  %x202.0 = load i64* %m2
  %y202.0 = load i64* %m3
  %z202.0 = add i64 %x202.0, %y202.0
  store i64 %z202.0, i64* %m0
  %x202.1 = load i64* %m3
  %y202.1 = load i64* %m7
  %z202.1 = or i64 %x202.1, %y202.1
  store i64 %z202.1, i64* %m3
  %u202 = load i64* %m6
  %w202 = and i64 %u202, 8
  %c202 = icmp eq i64 %w202, 0
  br i1 %c202, label %b203, label %b207
b219:
  %x219.0 = load i64* %m2
  %y219.0 = load i64* %m2
  %z219.0 = mul i64 %x219.0, %y219.0
  store i64 %z219.0, i64* %m4
  %x219.1 = load i64* %m4
  %y219.1 = load i64* %m6
  %z219.1 = xor i64 %x219.1, %y219.1
  store i64 %z219.1, i64* %m7
  %x219.2 = load i64* %m3
  %y219.2 = load i64* %m7
  %z219.2 = or i64 %x219.2, %y219.2
  store i64 %z219.2, i64* %m5
  %x219.3 = load i64* %m4
  %y219.3 = load i64* %m1
  %z219.3 = sub i64 %x219.3, %y219.3
  store i64 %z219.3, i64* %m0
  %x219.4 = load i64* %m6
  %y219.4 = load i64* %m2
  %z219.4 = sub i64 %x219.4, %y219.4
  store i64 %z219.4, i64* %m7
  %u219 = load i64* %m1
  %w219 = and i64 %u219, 2
  %c219 = icmp eq i64 %w219, 0
  br i1 %c219, label %b220, label %b225
b308:
  %x308.0 = load i64* %m4
  %y308.0 = load i64* %m6
  %z308.0 = sub i64 %x308.0, %y308.0
  store i64 %z308.0, i64* %m2
  %x308.1 = load i64* %m7
  %y308.1 = load i64* %m2
  %z308.1 = sub i64 %x308.1, %y308.1
  store i64 %z308.1, i64* %m5
  %u308 = load i64* %m6
  %w308 = and i64 %u308, 4
  %c308 = icmp eq i64 %w308, 0
  br i1 %c308, label %b309, label %b314
b214:
  %x214.0 = load i64* %m4
  %y214.0 = load i64* %m0
  %z214.0 = mul i64 %x214.0, %y214.0
  store i64 %z214.0, i64* %m1
  %x214.1 = load i64* %m7
  %y214.1 = load i64* %m7
  %z214.1 = add i64 %x214.1, %y214.1
  store i64 %z214.1, i64* %m7
  %x214.2 = load i64* %m5
  %y214.2 = load i64* %m6
  %z214.2 = mul i64 %x214.2, %y214.2
  store i64 %z214.2, i64* %m1
  %x214.3 = load i64* %m7
  %y214.3 = load i64* %m7
  %z214.3 = mul i64 %x214.3, %y214.3
  store i64 %z214.3, i64* %m0
  %x214.4 = load i64* %m5
  %y214.4 = load i64* %m3
  %z214.4 = mul i64 %x214.4, %y214.4
  store i64 %z214.4, i64* %m5
  %u214 = load i64* %m2
  %w214 = and i64 %u214, 32
  %c214 = icmp eq i64 %w214, 0
  br i1 %c214, label %b215, label %b217
b69:
  %x69.0 = load i64* %m5
  %y69.0 = load i64* %m4
  %z69.0 = add i64 %x69.0, %y69.0
  store i64 %z69.0, i64* %m6
  %x69.1 = load i64* %m2
  %y69.1 = load i64* %m4
  %z69.1 = sub i64 %x69.1, %y69.1
  store i64 %z69.1, i64* %m1
  %x69.2 = load i64* %m4
  %y69.2 = load i64* %m4
  %z69.2 = or i64 %x69.2, %y69.2
  store i64 %z69.2, i64* %m2
  %x69.3 = load i64* %m3
  %y69.3 = load i64* %m5
  %z69.3 = or i64 %x69.3, %y69.3
  store i64 %z69.3, i64* %m3
  %x69.4 = load i64* %m3
  %y69.4 = load i64* %m5
  %z69.4 = xor i64 %x69.4, %y69.4
  store i64 %z69.4, i64* %m0
  %u69 = load i64* %m1
  %w69 = and i64 %u69, 1
  %c69 = icmp eq i64 %w69, 0
  br i1 %c69, label %b70, label %b75
b317:
  %x317.0 = load i64* %m6
  %y317.0 = load i64* %m1
  %z317.0 = add i64 %x317.0, %y317.0
  store i64 %z317.0, i64* %m1
  %x317.1 = load i64* %m0
  %y317.1 = load i64* %m3
  %z317.1 = or i64 %x317.1, %y317.1
  store i64 %z317.1, i64* %m0
  %x317.2 = load i64* %m5
  %y317.2 = load i64* %m0
  %z317.2 = or i64 %x317.2, %y317.2
  store i64 %z317.2, i64* %m2
  %u317 = load i64* %m2
  %w317 = and i64 %u317, 2
  %c317 = icmp eq i64 %w317, 0
  br i1 %c317, label %b318, label %b321
b70:
  %x70.0 = load i64* %m2
  %y70.0 = load i64* %m7
  %z70.0 = mul i64 %x70.0, %y70.0
  store i64 %z70.0, i64* %m7
  %x70.1 = load i64* %m5
  %y70.1 = load i64* %m7
  %z70.1 = sub i64 %x70.1, %y70.1
  store i64 %z70.1, i64* %m4
  %u70 = load i64* %m4
  %w70 = and i64 %u70, 2
  %c70 = icmp eq i64 %w70, 0
  br i1 %c70, label %b71, label %b76
b216:
  %x216.0 = load i64* %m7
  %y216.0 = load i64* %m1
  %z216.0 = xor i64 %x216.0, %y216.0
  store i64 %z216.0, i64* %m0
  %x216.1 = load i64* %m0
  %y216.1 = load i64* %m1
  %z216.1 = sub i64 %x216.1, %y216.1
  store i64 %z216.1, i64* %m5
  %u216 = load i64* %m6
  %w216 = and i64 %u216, 2
  %c216 = icmp eq i64 %w216, 0
  br i1 %c216, label %b217, label %b220
b313:
  %x313.0 = load i64* %m7
  %y313.0 = load i64* %m2
  %z313.0 = xor i64 %x313.0, %y313.0
  store i64 %z313.0, i64* %m6
  %x313.1 = load i64* %m2
  %y313.1 = load i64* %m4
  %z313.1 = xor i64 %x313.1, %y313.1
  store i64 %z313.1, i64* %m3
  %x313.2 = load i64* %m6
  %y313.2 = load i64* %m5
  %z313.2 = add i64 %x313.2, %y313.2
  store i64 %z313.2, i64* %m6
  %u313 = load i64* %m4
  %w313 = and i64 %u313, 32
  %c313 = icmp eq i64 %w313, 0
  br i1 %c313, label %b314, label %b318
b116:
  %x116.0 = load i64* %m5
  %y116.0 = load i64* %m4
  %z116.0 = xor i64 %x116.0, %y116.0
  store i64 %z116.0, i64* %m3
  %x116.1 = load i64* %m5
  %y116.1 = load i64* %m3
  %z116.1 = add i64 %x116.1, %y116.1
  store i64 %z116.1, i64* %m2
  %x116.2 = load i64* %m1
  %y116.2 = load i64* %m6
  %z116.2 = add i64 %x116.2, %y116.2
  store i64 %z116.2, i64* %m6
  %x116.3 = load i64* %m4
  %y116.3 = load i64* %m7
  %z116.3 = or i64 %x116.3, %y116.3
  store i64 %z116.3, i64* %m5
  %u116 = load i64* %m7
  %w116 = and i64 %u116, 32
  %c116 = icmp eq i64 %w116, 0
  br i1 %c116, label %b117, label %b118
b36:
  %x36.0 = load i64* %m6
  %y36.0 = load i64* %m4
  %z36.0 = add i64 %x36.0, %y36.0
  store i64 %z36.0, i64* %m3
  %x36.1 = load i64* %m7
  %y36.1 = load i64* %m1
  %z36.1 = mul i64 %x36.1, %y36.1
  store i64 %z36.1, i64* %m2
  %x36.2 = load i64* %m1
  %y36.2 = load i64* %m2
  %z36.2 = add i64 %x36.2, %y36.2
  store i64 %z36.2, i64* %m6
  %u36 = load i64* %m0
  %w36 = and i64 %u36, 2
  %c36 = icmp eq i64 %w36, 0
  br i1 %c36, label %b37, label %b40
b142:
  %x142.0 = load i64* %m7
  %y142.0 = load i64* %m3
  %z142.0 = mul i64 %x142.0, %y142.0
  store i64 %z142.0, i64* %m4
  %x142.1 = load i64* %m7
  %y142.1 = load i64* %m1
  %z142.1 = xor i64 %x142.1, %y142.1
  store i64 %z142.1, i64* %m5
  %x142.2 = load i64* %m1
  %y142.2 = load i64* %m6
  %z142.2 = mul i64 %x142.2, %y142.2
  store i64 %z142.2, i64* %m2
  %x142.3 = load i64* %m6
  %y142.3 = load i64* %m6
  %z142.3 = mul i64 %x142.3, %y142.3
  store i64 %z142.3, i64* %m5
  %u142 = load i64* %m1
  %w142 = and i64 %u142, 2
  %c142 = icmp eq i64 %w142, 0
  br i1 %c142, label %b143, label %b144
b298:
  %x298.0 = load i64* %m1
  %y298.0 = load i64* %m3
  %z298.0 = or i64 %x298.0, %y298.0
  store i64 %z298.0, i64* %m5
  %x298.1 = load i64* %m4
  %y298.1 = load i64* %m2
  %z298.1 = mul i64 %x298.1, %y298.1
  store i64 %z298.1, i64* %m7
  %x298.2 = load i64* %m0
  %y298.2 = load i64* %m7
  %z298.2 = or i64 %x298.2, %y298.2
  store i64 %z298.2, i64* %m6
  %x298.3 = load i64* %m4
  %y298.3 = load i64* %m3
  %z298.3 = or i64 %x298.3, %y298.3
  store i64 %z298.3, i64* %m1
  %u298 = load i64* %m6
  %w298 = and i64 %u298, 1
  %c298 = icmp eq i64 %w298, 0
  br i1 %c298, label %b299, label %b303
b35:
  %x35.0 = load i64* %m2
  %y35.0 = load i64* %m4
  %z35.0 = or i64 %x35.0, %y35.0
  store i64 %z35.0, i64* %m3
  %x35.1 = load i64* %m4
  %y35.1 = load i64* %m4
  %z35.1 = xor i64 %x35.1, %y35.1
  store i64 %z35.1, i64* %m1
  %x35.2 = load i64* %m2
  %y35.2 = load i64* %m4
  %z35.2 = xor i64 %x35.2, %y35.2
  store i64 %z35.2, i64* %m0
  %x35.3 = load i64* %m0
  %y35.3 = load i64* %m7
  %z35.3 = sub i64 %x35.3, %y35.3
  store i64 %z35.3, i64* %m2
  %x35.4 = load i64* %m6
  %y35.4 = load i64* %m2
  %z35.4 = add i64 %x35.4, %y35.4
  store i64 %z35.4, i64* %m0
  %u35 = load i64* %m1
  %w35 = and i64 %u35, 32
  %c35 = icmp eq i64 %w35, 0
  br i1 %c35, label %b36, label %b37
b158:
  %x158.0 = load i64* %m4
  %y158.0 = load i64* %m4
  %z158.0 = add i64 %x158.0, %y158.0
  store i64 %z158.0, i64* %m7
  %x158.1 = load i64* %m1
  %y158.1 = load i64* %m7
  %z158.1 = xor i64 %x158.1, %y158.1
  store i64 %z158.1, i64* %m1
  %x158.2 = load i64* %m5
  %y158.2 = load i64* %m6
  %z158.2 = mul i64 %x158.2, %y158.2
  store i64 %z158.2, i64* %m7
  %x158.3 = load i64* %m0
  %y158.3 = load i64* %m5
  %z158.3 = xor i64 %x158.3, %y158.3
  store i64 %z158.3, i64* %m4
  %x158.4 = load i64* %m0
  %y158.4 = load i64* %m0
  %z158.4 = or i64 %x158.4, %y158.4
  store i64 %z158.4, i64* %m5
  %u158 = load i64* %m6
  %w158 = and i64 %u158, 2
  %c158 = icmp eq i64 %w158, 0
  br i1 %c158, label %b159, label %b161
b231:
  %x231.0 = load i64* %m0
  %y231.0 = load i64* %m3
  %z231.0 = xor i64 %x231.0, %y231.0
  store i64 %z231.0, i64* %m5
  %x231.1 = load i64* %m4
  %y231.1 = load i64* %m0
  %z231.1 = mul i64 %x231.1, %y231.1
  store i64 %z231.1, i64* %m3
  %x231.2 = load i64* %m4
  %y231.2 = load i64* %m1
  %z231.2 = mul i64 %x231.2, %y231.2
  store i64 %z231.2, i64* %m1
  %x231.3 = load i64* %m1
  %y231.3 = load i64* %m5
  %z231.3 = mul i64 %x231.3, %y231.3
  store i64 %z231.3, i64* %m7
  %x231.4 = load i64* %m1
  %y231.4 = load i64* %m6
  %z231.4 = mul i64 %x231.4, %y231.4
  store i64 %z231.4, i64* %m3
  %u231 = load i64* %m0
  %w231 = and i64 %u231, 16
  %c231 = icmp eq i64 %w231, 0
  br i1 %c231, label %b232, label %b233
b258:
  %x258.0 = load i64* %m7
  %y258.0 = load i64* %m5
  %z258.0 = mul i64 %x258.0, %y258.0
  store i64 %z258.0, i64* %m7
  %x258.1 = load i64* %m7
  %y258.1 = load i64* %m6
  %z258.1 = or i64 %x258.1, %y258.1
  store i64 %z258.1, i64* %m7
  %x258.2 = load i64* %m7
  %y258.2 = load i64* %m7
  %z258.2 = xor i64 %x258.2, %y258.2
  store i64 %z258.2, i64* %m2
  %u258 = load i64* %m4
  %w258 = and i64 %u258, 4
  %c258 = icmp eq i64 %w258, 0
  br i1 %c258, label %b259, label %b262
b138:
  %x138.0 = load i64* %m1
  %y138.0 = load i64* %m1
  %z138.0 = or i64 %x138.0, %y138.0
  store i64 %z138.0, i64* %m1
  %x138.1 = load i64* %m2
  %y138.1 = load i64* %m0
  %z138.1 = mul i64 %x138.1, %y138.1
  store i64 %z138.1, i64* %m2
  %x138.2 = load i64* %m4
  %y138.2 = load i64* %m5
  %z138.2 = sub i64 %x138.2, %y138.2
  store i64 %z138.2, i64* %m6
  %x138.3 = load i64* %m7
  %y138.3 = load i64* %m3
  %z138.3 = add i64 %x138.3, %y138.3
  store i64 %z138.3, i64* %m3
  %x138.4 = load i64* %m3
  %y138.4 = load i64* %m7
  %z138.4 = sub i64 %x138.4, %y138.4
  store i64 %z138.4, i64* %m6
  %u138 = load i64* %m5
  %w138 = and i64 %u138, 32
  %c138 = icmp eq i64 %w138, 0
  br i1 %c138, label %b139, label %b140
b344:
  %x344.0 = load i64* %m3
  %y344.0 = load i64* %m6
  %z344.0 = or i64 %x344.0, %y344.0
  store i64 %z344.0, i64* %m6
  %x344.1 = load i64* %m2
  %y344.1 = load i64* %m1
  %z344.1 = xor i64 %x344.1, %y344.1
  store i64 %z344.1, i64* %m3
  %u344 = load i64* %m3
  %w344 = and i64 %u344, 4
  %c344 = icmp eq i64 %w344, 0
  br i1 %c344, label %b345, label %b350
b60:
  %x60.0 = load i64* %m1
  %y60.0 = load i64* %m2
  %z60.0 = add i64 %x60.0, %y60.0
  store i64 %z60.0, i64* %m7
  %x60.1 = load i64* %m6
  %y60.1 = load i64* %m7
  %z60.1 = or i64 %x60.1, %y60.1
  store i64 %z60.1, i64* %m0
  %x60.2 = load i64* %m2
  %y60.2 = load i64* %m7
  %z60.2 = xor i64 %x60.2, %y60.2
  store i64 %z60.2, i64* %m7
  %x60.3 = load i64* %m6
  %y60.3 = load i64* %m3
  %z60.3 = sub i64 %x60.3, %y60.3
  store i64 %z60.3, i64* %m3
  %u60 = load i64* %m7
  %w60 = and i64 %u60, 4
  %c60 = icmp eq i64 %w60, 0
  br i1 %c60, label %b61, label %b66
b205:
  %x205.0 = load i64* %m7
  %y205.0 = load i64* %m1
  %z205.0 = or i64 %x205.0, %y205.0
  store i64 %z205.0, i64* %m7
  %x205.1 = load i64* %m1
  %y205.1 = load i64* %m7
  %z205.1 = sub i64 %x205.1, %y205.1
  store i64 %z205.1, i64* %m1
  %x205.2 = load i64* %m6
  %y205.2 = load i64* %m6
  %z205.2 = xor i64 %x205.2, %y205.2
  store i64 %z205.2, i64* %m2
  %x205.3 = load i64* %m6
  %y205.3 = load i64* %m2
  %z205.3 = or i64 %x205.3, %y205.3
  store i64 %z205.3, i64* %m1
  %u205 = load i64* %m4
  %w205 = and i64 %u205, 4
  %c205 = icmp eq i64 %w205, 0
  br i1 %c205, label %b206, label %b207
b256:
  %x256.0 = load i64* %m2
  %y256.0 = load i64* %m5
  %z256.0 = or i64 %x256.0, %y256.0
  store i64 %z256.0, i64* %m6
  %x256.1 = load i64* %m1
  %y256.1 = load i64* %m2
  %z256.1 = or i64 %x256.1, %y256.1
  store i64 %z256.1, i64* %m0
  %x256.2 = load i64* %m7
  %y256.2 = load i64* %m1
  %z256.2 = add i64 %x256.2, %y256.2
  store i64 %z256.2, i64* %m7
  %u256 = load i64* %m2
  %w256 = and i64 %u256, 4
  %c256 = icmp eq i64 %w256, 0
  br i1 %c256, label %b257, label %b259
b76:
  %x76.0 = load i64* %m1
  %y76.0 = load i64* %m7
  %z76.0 = mul i64 %x76.0, %y76.0
  store i64 %z76.0, i64* %m6
  %x76.1 = load i64* %m2
  %y76.1 = load i64* %m4
  %z76.1 = or i64 %x76.1, %y76.1
  store i64 %z76.1, i64* %m1
  %x76.2 = load i64* %m4
  %y76.2 = load i64* %m4
  %z76.2 = xor i64 %x76.2, %y76.2
  store i64 %z76.2, i64* %m2
  %x76.3 = load i64* %m2
  %y76.3 = load i64* %m0
  %z76.3 = add i64 %x76.3, %y76.3
  store i64 %z76.3, i64* %m5
  %u76 = load i64* %m3
  %w76 = and i64 %u76, 8
  %c76 = icmp eq i64 %w76, 0
  br i1 %c76, label %b77, label %b79
b65:
  %x65.0 = load i64* %m4
  %y65.0 = load i64* %m7
  %z65.0 = or i64 %x65.0, %y65.0
  store i64 %z65.0, i64* %m1
  %x65.1 = load i64* %m6
  %y65.1 = load i64* %m5
  %z65.1 = mul i64 %x65.1, %y65.1
  store i64 %z65.1, i64* %m2
  %x65.2 = load i64* %m6
  %y65.2 = load i64* %m0
  %z65.2 = add i64 %x65.2, %y65.2
  store i64 %z65.2, i64* %m7
  %u65 = load i64* %m6
  %w65 = and i64 %u65, 16
  %c65 = icmp eq i64 %w65, 0
  br i1 %c65, label %b66, label %b71
b263:
  %x263.0 = load i64* %m3
  %y263.0 = load i64* %m2
  %z263.0 = or i64 %x263.0, %y263.0
  store i64 %z263.0, i64* %m0
  %x263.1 = load i64* %m3
  %y263.1 = load i64* %m0
  %z263.1 = xor i64 %x263.1, %y263.1
  store i64 %z263.1, i64* %m6
  %x263.2 = load i64* %m5
  %y263.2 = load i64* %m6
  %z263.2 = mul i64 %x263.2, %y263.2
  store i64 %z263.2, i64* %m5
  %x263.3 = load i64* %m3
  %y263.3 = load i64* %m0
  %z263.3 = sub i64 %x263.3, %y263.3
  store i64 %z263.3, i64* %m7
  %x263.4 = load i64* %m5
  %y263.4 = load i64* %m4
  %z263.4 = mul i64 %x263.4, %y263.4
  store i64 %z263.4, i64* %m0
  %u263 = load i64* %m5
  %w263 = and i64 %u263, 16
  %c263 = icmp eq i64 %w263, 0
  br i1 %c263, label %b264, label %b266
b155:
  %x155.0 = load i64* %m0
  %y155.0 = load i64* %m4
  %z155.0 = add i64 %x155.0, %y155.0
  store i64 %z155.0, i64* %m4
  %x155.1 = load i64* %m1
  %y155.1 = load i64* %m0
  %z155.1 = mul i64 %x155.1, %y155.1
  store i64 %z155.1, i64* %m7
  %x155.2 = load i64* %m4
  %y155.2 = load i64* %m5
  %z155.2 = add i64 %x155.2, %y155.2
  store i64 %z155.2, i64* %m5
  %u155 = load i64* %m0
  %w155 = and i64 %u155, 4
  %c155 = icmp eq i64 %w155, 0
  br i1 %c155, label %b156, label %b159
b104:
  %x104.0 = load i64* %m7
  %y104.0 = load i64* %m7
  %z104.0 = add i64 %x104.0, %y104.0
  store i64 %z104.0, i64* %m4
  %x104.1 = load i64* %m7
  %y104.1 = load i64* %m1
  %z104.1 = sub i64 %x104.1, %y104.1
  store i64 %z104.1, i64* %m1
  %u104 = load i64* %m7
  %w104 = and i64 %u104, 4
  %c104 = icmp eq i64 %w104, 0
  br i1 %c104, label %b105, label %b107
b113:
  %x113.0 = load i64* %m4
  %y113.0 = load i64* %m0
  %z113.0 = mul i64 %x113.0, %y113.0
  store i64 %z113.0, i64* %m3
  %x113.1 = load i64* %m6
  %y113.1 = load i64* %m2
  %z113.1 = xor i64 %x113.1, %y113.1
  store i64 %z113.1, i64* %m3
  %u113 = load i64* %m2
  %w113 = and i64 %u113, 4
  %c113 = icmp eq i64 %w113, 0
  br i1 %c113, label %b114, label %b118
b294:
  %x294.0 = load i64* %m7
  %y294.0 = load i64* %m6
  %z294.0 = add i64 %x294.0, %y294.0
  store i64 %z294.0, i64* %m3
  %x294.1 = load i64* %m0
  %y294.1 = load i64* %m3
  %z294.1 = or i64 %x294.1, %y294.1
  store i64 %z294.1, i64* %m4
  %x294.2 = load i64* %m1
  %y294.2 = load i64* %m1
  %z294.2 = add i64 %x294.2, %y294.2
  store i64 %z294.2, i64* %m7
  %x294.3 = load i64* %m6
  %y294.3 = load i64* %m4
  %z294.3 = mul i64 %x294.3, %y294.3
  store i64 %z294.3, i64* %m4
  %u294 = load i64* %m3
  %w294 = and i64 %u294, 4
  %c294 = icmp eq i64 %w294, 0
  br i1 %c294, label %b295, label %b299
b19:
  %x19.0 = load i64* %m2
  %y19.0 = load i64* %m4
  %z19.0 = sub i64 %x19.0, %y19.0
  store i64 %z19.0, i64* %m0
  %x19.1 = load i64* %m3
  %y19.1 = load i64* %m1
  %z19.1 = xor i64 %x19.1, %y19.1
  store i64 %z19.1, i64* %m7
  %x19.2 = load i64* %m5
  %y19.2 = load i64* %m6
  %z19.2 = mul i64 %x19.2, %y19.2
  store i64 %z19.2, i64* %m5
  %x19.3 = load i64* %m6
  %y19.3 = load i64* %m7
  %z19.3 = sub i64 %x19.3, %y19.3
  store i64 %z19.3, i64* %m5
  %x19.4 = load i64* %m5
  %y19.4 = load i64* %m1
  %z19.4 = mul i64 %x19.4, %y19.4
  store i64 %z19.4, i64* %m3
  %u19 = load i64* %m4
  %w19 = and i64 %u19, 16
  %c19 = icmp eq i64 %w19, 0
  br i1 %c19, label %b20, label %b24
b72:
  %x72.0 = load i64* %m7
  %y72.0 = load i64* %m5
  %z72.0 = xor i64 %x72.0, %y72.0
  store i64 %z72.0, i64* %m3
  %x72.1 = load i64* %m4
  %y72.1 = load i64* %m6
  %z72.1 = sub i64 %x72.1, %y72.1
  store i64 %z72.1, i64* %m2
  %u72 = load i64* %m7
  %w72 = and i64 %u72, 32
  %c72 = icmp eq i64 %w72, 0
  br i1 %c72, label %b73, label %b78
b201:
  %x201.0 = load i64* %m0
  %y201.0 = load i64* %m2
  %z201.0 = xor i64 %x201.0, %y201.0
  store i64 %z201.0, i64* %m3
  %x201.1 = load i64* %m4
  %y201.1 = load i64* %m3
  %z201.1 = or i64 %x201.1, %y201.1
  store i64 %z201.1, i64* %m2
  %x201.2 = load i64* %m7
  %y201.2 = load i64* %m0
  %z201.2 = xor i64 %x201.2, %y201.2
  store i64 %z201.2, i64* %m2
  %x201.3 = load i64* %m2
  %y201.3 = load i64* %m1
  %z201.3 = add i64 %x201.3, %y201.3
  store i64 %z201.3, i64* %m2
  %u201 = load i64* %m5
  %w201 = and i64 %u201, 8
  %c201 = icmp eq i64 %w201, 0
  br i1 %c201, label %b202, label %b206
b120:
  %x120.0 = load i64* %m5
  %y120.0 = load i64* %m6
  %z120.0 = add i64 %x120.0, %y120.0
  store i64 %z120.0, i64* %m4
  %x120.1 = load i64* %m2
  %y120.1 = load i64* %m2
  %z120.1 = add i64 %x120.1, %y120.1
  store i64 %z120.1, i64* %m5
  %x120.2 = load i64* %m4
  %y120.2 = load i64* %m2
  %z120.2 = sub i64 %x120.2, %y120.2
  store i64 %z120.2, i64* %m3
  %x120.3 = load i64* %m5
  %y120.3 = load i64* %m3
  %z120.3 = xor i64 %x120.3, %y120.3
  store i64 %z120.3, i64* %m6
  %u120 = load i64* %m1
  %w120 = and i64 %u120, 16
  %c120 = icmp eq i64 %w120, 0
  br i1 %c120, label %b121, label %b122
b375:
  %x375.0 = load i64* %m2
  %y375.0 = load i64* %m5
  %z375.0 = mul i64 %x375.0, %y375.0
  store i64 %z375.0, i64* %m4
  %x375.1 = load i64* %m2
  %y375.1 = load i64* %m0
  %z375.1 = sub i64 %x375.1, %y375.1
  store i64 %z375.1, i64* %m2
  %u375 = load i64* %m3
  %w375 = and i64 %u375, 16
  %c375 = icmp eq i64 %w375, 0
  br i1 %c375, label %b376, label %b377
b329:
  %x329.0 = load i64* %m4
  %y329.0 = load i64* %m1
  %z329.0 = or i64 %x329.0, %y329.0
  store i64 %z329.0, i64* %m6
  %x329.1 = load i64* %m5
  %y329.1 = load i64* %m5
  %z329.1 = mul i64 %x329.1, %y329.1
  store i64 %z329.1, i64* %m0
  %x329.2 = load i64* %m1
  %y329.2 = load i64* %m4
  %z329.2 = xor i64 %x329.2, %y329.2
  store i64 %z329.2, i64* %m1
  %x329.3 = load i64* %m4
  %y329.3 = load i64* %m4
  %z329.3 = xor i64 %x329.3, %y329.3
  store i64 %z329.3, i64* %m3
  %x329.4 = load i64* %m0
  %y329.4 = load i64* %m3
  %z329.4 = xor i64 %x329.4, %y329.4
  store i64 %z329.4, i64* %m2
  %u329 = load i64* %m4
  %w329 = and i64 %u329, 1
  %c329 = icmp eq i64 %w329, 0
  br i1 %c329, label %b330, label %b335
b88:
  %x88.0 = load i64* %m3
  %y88.0 = load i64* %m4
  %z88.0 = xor i64 %x88.0, %y88.0
  store i64 %z88.0, i64* %m4
  %x88.1 = load i64* %m4
  %y88.1 = load i64* %m5
  %z88.1 = sub i64 %x88.1, %y88.1
  store i64 %z88.1, i64* %m4
  %x88.2 = load i64* %m0
  %y88.2 = load i64* %m7
  %z88.2 = sub i64 %x88.2, %y88.2
  store i64 %z88.2, i64* %m5
  %x88.3 = load i64* %m4
  %y88.3 = load i64* %m6
  %z88.3 = or i64 %x88.3, %y88.3
  store i64 %z88.3, i64* %m3
  %u88 = load i64* %m0
  %w88 = and i64 %u88, 8
  %c88 = icmp eq i64 %w88, 0
  br i1 %c88, label %b89, label %b92
b322:
  %x322.0 = load i64* %m5
  %y322.0 = load i64* %m7
  %z322.0 = or i64 %x322.0, %y322.0
  store i64 %z322.0, i64* %m6
  %x322.1 = load i64* %m6
  %y322.1 = load i64* %m7
  %z322.1 = mul i64 %x322.1, %y322.1
  store i64 %z322.1, i64* %m4
  %u322 = load i64* %m2
  %w322 = and i64 %u322, 2
  %c322 = icmp eq i64 %w322, 0
  br i1 %c322, label %b323, label %b324
b83:
  %x83.0 = load i64* %m0
  %y83.0 = load i64* %m4
  %z83.0 = add i64 %x83.0, %y83.0
  store i64 %z83.0, i64* %m7
  %x83.1 = load i64* %m2
  %y83.1 = load i64* %m2
  %z83.1 = or i64 %x83.1, %y83.1
  store i64 %z83.1, i64* %m1
  %u83 = load i64* %m5
  %w83 = and i64 %u83, 4
  %c83 = icmp eq i64 %w83, 0
  br i1 %c83, label %b84, label %b87
b192:
  %x192.0 = load i64* %m5
  %y192.0 = load i64* %m0
  %z192.0 = add i64 %x192.0, %y192.0
  store i64 %z192.0, i64* %m6
  %x192.1 = load i64* %m6
  %y192.1 = load i64* %m7
  %z192.1 = xor i64 %x192.1, %y192.1
  store i64 %z192.1, i64* %m2
  %x192.2 = load i64* %m0
  %y192.2 = load i64* %m4
  %z192.2 = or i64 %x192.2, %y192.2
  store i64 %z192.2, i64* %m3
  %u192 = load i64* %m0
  %w192 = and i64 %u192, 1
  %c192 = icmp eq i64 %w192, 0
  br i1 %c192, label %b193, label %b197
b338:
  %x338.0 = load i64* %m3
  %y338.0 = load i64* %m1
  %z338.0 = add i64 %x338.0, %y338.0
  store i64 %z338.0, i64* %m4
  %x338.1 = load i64* %m3
  %y338.1 = load i64* %m4
  %z338.1 = xor i64 %x338.1, %y338.1
  store i64 %z338.1, i64* %m0
  %x338.2 = load i64* %m1
  %y338.2 = load i64* %m0
  %z338.2 = sub i64 %x338.2, %y338.2
  store i64 %z338.2, i64* %m4
  %u338 = load i64* %m1
  %w338 = and i64 %u338, 32
  %c338 = icmp eq i64 %w338, 0
  br i1 %c338, label %b339, label %b343
b211:
  %x211.0 = load i64* %m4
  %y211.0 = load i64* %m1
  %z211.0 = xor i64 %x211.0, %y211.0
  store i64 %z211.0, i64* %m6
  %x211.1 = load i64* %m1
  %y211.1 = load i64* %m3
  %z211.1 = sub i64 %x211.1, %y211.1
  store i64 %z211.1, i64* %m0
  %x211.2 = load i64* %m3
  %y211.2 = load i64* %m0
  %z211.2 = add i64 %x211.2, %y211.2
  store i64 %z211.2, i64* %m7
  %x211.3 = load i64* %m5
  %y211.3 = load i64* %m5
  %z211.3 = xor i64 %x211.3, %y211.3
  store i64 %z211.3, i64* %m7
  %u211 = load i64* %m6
  %w211 = and i64 %u211, 16
  %c211 = icmp eq i64 %w211, 0
  br i1 %c211, label %b212, label %b217
b129:
  %x129.0 = load i64* %m0
  %y129.0 = load i64* %m5
  %z129.0 = or i64 %x129.0, %y129.0
  store i64 %z129.0, i64* %m5
  %x129.1 = load i64* %m3
  %y129.1 = load i64* %m0
  %z129.1 = xor i64 %x129.1, %y129.1
  store i64 %z129.1, i64* %m4
  %x129.2 = load i64* %m1
  %y129.2 = load i64* %m3
  %z129.2 = sub i64 %x129.2, %y129.2
  store i64 %z129.2, i64* %m1
  %u129 = load i64* %m7
  %w129 = and i64 %u129, 32
  %c129 = icmp eq i64 %w129, 0
  br i1 %c129, label %b130, label %b132
b22:
  %x22.0 = load i64* %m0
  %y22.0 = load i64* %m5
  %z22.0 = or i64 %x22.0, %y22.0
  store i64 %z22.0, i64* %m1
  %x22.1 = load i64* %m1
  %y22.1 = load i64* %m4
  %z22.1 = xor i64 %x22.1, %y22.1
  store i64 %z22.1, i64* %m2
  %x22.2 = load i64* %m1
  %y22.2 = load i64* %m4
  %z22.2 = xor i64 %x22.2, %y22.2
  store i64 %z22.2, i64* %m2
  %x22.3 = load i64* %m3
  %y22.3 = load i64* %m4
  %z22.3 = sub i64 %x22.3, %y22.3
  store i64 %z22.3, i64* %m1
  %x22.4 = load i64* %m3
  %y22.4 = load i64* %m3
  %z22.4 = add i64 %x22.4, %y22.4
  store i64 %z22.4, i64* %m4
  %u22 = load i64* %m2
  %w22 = and i64 %u22, 8
  %c22 = icmp eq i64 %w22, 0
  br i1 %c22, label %b23, label %b25
b6:
  %x6.0 = load i64* %m2
  %y6.0 = load i64* %m7
  %z6.0 = or i64 %x6.0, %y6.0
  store i64 %z6.0, i64* %m4
  %x6.1 = load i64* %m0
  %y6.1 = load i64* %m4
  %z6.1 = or i64 %x6.1, %y6.1
  store i64 %z6.1, i64* %m5
  %x6.2 = load i64* %m7
  %y6.2 = load i64* %m3
  %z6.2 = or i64 %x6.2, %y6.2
  store i64 %z6.2, i64* %m4
  %x6.3 = load i64* %m4
  %y6.3 = load i64* %m0
  %z6.3 = add i64 %x6.3, %y6.3
  store i64 %z6.3, i64* %m0
  %x6.4 = load i64* %m2
  %y6.4 = load i64* %m4
  %z6.4 = sub i64 %x6.4, %y6.4
  store i64 %z6.4, i64* %m6
  %u6 = load i64* %m3
  %w6 = and i64 %u6, 8
  %c6 = icmp eq i64 %w6, 0
  br i1 %c6, label %b7, label %b9
b392:
  %x392.0 = load i64* %m2
  %y392.0 = load i64* %m3
  %z392.0 = or i64 %x392.0, %y392.0
  store i64 %z392.0, i64* %m6
  %x392.1 = load i64* %m2
  %y392.1 = load i64* %m5
  %z392.1 = sub i64 %x392.1, %y392.1
  store i64 %z392.1, i64* %m3
  %x392.2 = load i64* %m2
  %y392.2 = load i64* %m6
  %z392.2 = or i64 %x392.2, %y392.2
  store i64 %z392.2, i64* %m5
  %u392 = load i64* %m1
  %w392 = and i64 %u392, 1
  %c392 = icmp eq i64 %w392, 0
  br i1 %c392, label %b393, label %b395
b180:
  %x180.0 = load i64* %m0
  %y180.0 = load i64* %m3
  %z180.0 = sub i64 %x180.0, %y180.0
  store i64 %z180.0, i64* %m2
  %x180.1 = load i64* %m2
  %y180.1 = load i64* %m3
  %z180.1 = add i64 %x180.1, %y180.1
  store i64 %z180.1, i64* %m4
  %x180.2 = load i64* %m3
  %y180.2 = load i64* %m0
  %z180.2 = add i64 %x180.2, %y180.2
  store i64 %z180.2, i64* %m4
  %u180 = load i64* %m4
  %w180 = and i64 %u180, 32
  %c180 = icmp eq i64 %w180, 0
  br i1 %c180, label %b181, label %b184
b171:
  %x171.0 = load i64* %m4
  %y171.0 = load i64* %m6
  %z171.0 = sub i64 %x171.0, %y171.0
  store i64 %z171.0, i64* %m5
  %x171.1 = load i64* %m5
  %y171.1 = load i64* %m4
  %z171.1 = or i64 %x171.1, %y171.1
  store i64 %z171.1, i64* %m1
  %x171.2 = load i64* %m5
  %y171.2 = load i64* %m0
  %z171.2 = add i64 %x171.2, %y171.2
  store i64 %z171.2, i64* %m7
  %u171 = load i64* %m5
  %w171 = and i64 %u171, 1
  %c171 = icmp eq i64 %w171, 0
  br i1 %c171, label %b172, label %b173
b277:
  %x277.0 = load i64* %m6
  %y277.0 = load i64* %m0
  %z277.0 = xor i64 %x277.0, %y277.0
  store i64 %z277.0, i64* %m1
  %x277.1 = load i64* %m6
  %y277.1 = load i64* %m7
  %z277.1 = xor i64 %x277.1, %y277.1
  store i64 %z277.1, i64* %m1
  %x277.2 = load i64* %m0
  %y277.2 = load i64* %m0
  %z277.2 = sub i64 %x277.2, %y277.2
  store i64 %z277.2, i64* %m5
  %x277.3 = load i64* %m2
  %y277.3 = load i64* %m6
  %z277.3 = sub i64 %x277.3, %y277.3
  store i64 %z277.3, i64* %m7
  %u277 = load i64* %m3
  %w277 = and i64 %u277, 8
  %c277 = icmp eq i64 %w277, 0
  br i1 %c277, label %b278, label %b281
b172:
  %x172.0 = load i64* %m4
  %y172.0 = load i64* %m3
  %z172.0 = sub i64 %x172.0, %y172.0
  store i64 %z172.0, i64* %m7
  %x172.1 = load i64* %m2
  %y172.1 = load i64* %m5
  %z172.1 = xor i64 %x172.1, %y172.1
  store i64 %z172.1, i64* %m0
  %u172 = load i64* %m5
  %w172 = and i64 %u172, 32
  %c172 = icmp eq i64 %w172, 0
  br i1 %c172, label %b173, label %b177
b28:
  %x28.0 = load i64* %m0
  %y28.0 = load i64* %m5
  %z28.0 = sub i64 %x28.0, %y28.0
  store i64 %z28.0, i64* %m6
  %x28.1 = load i64* %m0
  %y28.1 = load i64* %m5
  %z28.1 = or i64 %x28.1, %y28.1
  store i64 %z28.1, i64* %m1
  %x28.2 = load i64* %m4
  %y28.2 = load i64* %m4
  %z28.2 = mul i64 %x28.2, %y28.2
  store i64 %z28.2, i64* %m3
  %x28.3 = load i64* %m6
  %y28.3 = load i64* %m4
  %z28.3 = or i64 %x28.3, %y28.3
  store i64 %z28.3, i64* %m6
  %x28.4 = load i64* %m1
  %y28.4 = load i64* %m0
  %z28.4 = mul i64 %x28.4, %y28.4
  store i64 %z28.4, i64* %m4
  %u28 = load i64* %m5
  %w28 = and i64 %u28, 1
  %c28 = icmp eq i64 %w28, 0
  br i1 %c28, label %b29, label %b32
b262:
  %x262.0 = load i64* %m4
  %y262.0 = load i64* %m3
  %z262.0 = mul i64 %x262.0, %y262.0
  store i64 %z262.0, i64* %m7
  %x262.1 = load i64* %m3
  %y262.1 = load i64* %m3
  %z262.1 = mul i64 %x262.1, %y262.1
  store i64 %z262.1, i64* %m6
  %x262.2 = load i64* %m0
  %y262.2 = load i64* %m6
  %z262.2 = mul i64 %x262.2, %y262.2
  store i64 %z262.2, i64* %m3
  %x262.3 = load i64* %m5
  %y262.3 = load i64* %m4
  %z262.3 = sub i64 %x262.3, %y262.3
  store i64 %z262.3, i64* %m2
  %x262.4 = load i64* %m7
  %y262.4 = load i64* %m7
  %z262.4 = xor i64 %x262.4, %y262.4
  store i64 %z262.4, i64* %m7
  %u262 = load i64* %m7
  %w262 = and i64 %u262, 4
  %c262 = icmp eq i64 %w262, 0
  br i1 %c262, label %b263, label %b268
b170:
  %x170.0 = load i64* %m1
  %y170.0 = load i64* %m6
  %z170.0 = add i64 %x170.0, %y170.0
  store i64 %z170.0, i64* %m6
  %x170.1 = load i64* %m4
  %y170.1 = load i64* %m3
  %z170.1 = mul i64 %x170.1, %y170.1
  store i64 %z170.1, i64* %m3
  %x170.2 = load i64* %m1
  %y170.2 = load i64* %m7
  %z170.2 = add i64 %x170.2, %y170.2
  store i64 %z170.2, i64* %m7
  %u170 = load i64* %m2
  %w170 = and i64 %u170, 2
  %c170 = icmp eq i64 %w170, 0
  br i1 %c170, label %b171, label %b172
b130:
  %x130.0 = load i64* %m2
  %y130.0 = load i64* %m3
  %z130.0 = xor i64 %x130.0, %y130.0
  store i64 %z130.0, i64* %m4
  %x130.1 = load i64* %m5
  %y130.1 = load i64* %m5
  %z130.1 = mul i64 %x130.1, %y130.1
  store i64 %z130.1, i64* %m1
  %u130 = load i64* %m5
  %w130 = and i64 %u130, 1
  %c130 = icmp eq i64 %w130, 0
  br i1 %c130, label %b131, label %b133
b349:
  %x349.0 = load i64* %m5
  %y349.0 = load i64* %m4
  %z349.0 = add i64 %x349.0, %y349.0
  store i64 %z349.0, i64* %m3
  %x349.1 = load i64* %m5
  %y349.1 = load i64* %m4
  %z349.1 = xor i64 %x349.1, %y349.1
  store i64 %z349.1, i64* %m1
  %x349.2 = load i64* %m5
  %y349.2 = load i64* %m6
  %z349.2 = add i64 %x349.2, %y349.2
  store i64 %z349.2, i64* %m3
  %x349.3 = load i64* %m0
  %y349.3 = load i64* %m7
  %z349.3 = xor i64 %x349.3, %y349.3
  store i64 %z349.3, i64* %m0
  %u349 = load i64* %m0
  %w349 = and i64 %u349, 16
  %c349 = icmp eq i64 %w349, 0
  br i1 %c349, label %b350, label %b353
b336:
  %x336.0 = load i64* %m2
  %y336.0 = load i64* %m2
  %z336.0 = add i64 %x336.0, %y336.0
  store i64 %z336.0, i64* %m7
  %x336.1 = load i64* %m4
  %y336.1 = load i64* %m6
  %z336.1 = xor i64 %x336.1, %y336.1
  store i64 %z336.1, i64* %m2
  %x336.2 = load i64* %m7
  %y336.2 = load i64* %m4
  %z336.2 = or i64 %x336.2, %y336.2
  store i64 %z336.2, i64* %m1
  %u336 = load i64* %m0
  %w336 = and i64 %u336, 1
  %c336 = icmp eq i64 %w336, 0
  br i1 %c336, label %b337, label %b342
b374:
  %x374.0 = load i64* %m1
  %y374.0 = load i64* %m4
  %z374.0 = add i64 %x374.0, %y374.0
  store i64 %z374.0, i64* %m5
  %x374.1 = load i64* %m7
  %y374.1 = load i64* %m5
  %z374.1 = xor i64 %x374.1, %y374.1
  store i64 %z374.1, i64* %m5
  %x374.2 = load i64* %m0
  %y374.2 = load i64* %m7
  %z374.2 = add i64 %x374.2, %y374.2
  store i64 %z374.2, i64* %m6
  %x374.3 = load i64* %m0
  %y374.3 = load i64* %m1
  %z374.3 = sub i64 %x374.3, %y374.3
  store i64 %z374.3, i64* %m2
  %x374.4 = load i64* %m1
  %y374.4 = load i64* %m1
  %z374.4 = sub i64 %x374.4, %y374.4
  store i64 %z374.4, i64* %m5
  %u374 = load i64* %m6
  %w374 = and i64 %u374, 8
  %c374 = icmp eq i64 %w374, 0
  br i1 %c374, label %b375, label %b378
b212:
  %x212.0 = load i64* %m7
  %y212.0 = load i64* %m7
  %z212.0 = sub i64 %x212.0, %y212.0
  store i64 %z212.0, i64* %m0
  %x212.1 = load i64* %m2
  %y212.1 = load i64* %m0
  %z212.1 = xor i64 %x212.1, %y212.1
  store i64 %z212.1, i64* %m2
  %x212.2 = load i64* %m0
  %y212.2 = load i64* %m1
  %z212.2 = or i64 %x212.2, %y212.2
  store i64 %z212.2, i64* %m2
  %u212 = load i64* %m1
  %w212 = and i64 %u212, 4
  %c212 = icmp eq i64 %w212, 0
  br i1 %c212, label %b213, label %b215
b111:
  %x111.0 = load i64* %m2
  %y111.0 = load i64* %m6
  %z111.0 = or i64 %x111.0, %y111.0
  store i64 %z111.0, i64* %m3
  %x111.1 = load i64* %m2
  %y111.1 = load i64* %m4
  %z111.1 = mul i64 %x111.1, %y111.1
  store i64 %z111.1, i64* %m1
  %x111.2 = load i64* %m4
  %y111.2 = load i64* %m3
  %z111.2 = add i64 %x111.2, %y111.2
  store i64 %z111.2, i64* %m2
  %x111.3 = load i64* %m5
  %y111.3 = load i64* %m7
  %z111.3 = add i64 %x111.3, %y111.3
  store i64 %z111.3, i64* %m3
  %u111 = load i64* %m6
  %w111 = and i64 %u111, 8
  %c111 = icmp eq i64 %w111, 0
  br i1 %c111, label %b112, label %b113
b346:
  %x346.0 = load i64* %m7
  %y346.0 = load i64* %m2
  %z346.0 = or i64 %x346.0, %y346.0
  store i64 %z346.0, i64* %m5
  %x346.1 = load i64* %m1
  %y346.1 = load i64* %m2
  %z346.1 = or i64 %x346.1, %y346.1
  store i64 %z346.1, i64* %m3
  %x346.2 = load i64* %m0
  %y346.2 = load i64* %m3
  %z346.2 = mul i64 %x346.2, %y346.2
  store i64 %z346.2, i64* %m0
  %u346 = load i64* %m7
  %w346 = and i64 %u346, 2
  %c346 = icmp eq i64 %w346, 0
  br i1 %c346, label %b347, label %b351
b32:
  %x32.0 = load i64* %m5
  %y32.0 = load i64* %m5
  %z32.0 = add i64 %x32.0, %y32.0
  store i64 %z32.0, i64* %m5
  %x32.1 = load i64* %m5
  %y32.1 = load i64* %m7
  %z32.1 = sub i64 %x32.1, %y32.1
  store i64 %z32.1, i64* %m3
  %x32.2 = load i64* %m1
  %y32.2 = load i64* %m1
  %z32.2 = xor i64 %x32.2, %y32.2
  store i64 %z32.2, i64* %m7
  %u32 = load i64* %m3
  %w32 = and i64 %u32, 32
  %c32 = icmp eq i64 %w32, 0
  br i1 %c32, label %b33, label %b35
b358:
  %x358.0 = load i64* %m2
  %y358.0 = load i64* %m0
  %z358.0 = add i64 %x358.0, %y358.0
  store i64 %z358.0, i64* %m7
  %x358.1 = load i64* %m7
  %y358.1 = load i64* %m4
  %z358.1 = sub i64 %x358.1, %y358.1
  store i64 %z358.1, i64* %m7
  %u358 = load i64* %m6
  %w358 = and i64 %u358, 2
  %c358 = icmp eq i64 %w358, 0
  br i1 %c358, label %b359, label %b361
b73:
  %x73.0 = load i64* %m2
  %y73.0 = load i64* %m2
  %z73.0 = mul i64 %x73.0, %y73.0
  store i64 %z73.0, i64* %m5
  %x73.1 = load i64* %m1
  %y73.1 = load i64* %m1
  %z73.1 = or i64 %x73.1, %y73.1
  store i64 %z73.1, i64* %m1
  %x73.2 = load i64* %m4
  %y73.2 = load i64* %m7
  %z73.2 = mul i64 %x73.2, %y73.2
  store i64 %z73.2, i64* %m1
  %x73.3 = load i64* %m1
  %y73.3 = load i64* %m0
  %z73.3 = mul i64 %x73.3, %y73.3
  store i64 %z73.3, i64* %m2
  %x73.4 = load i64* %m5
  %y73.4 = load i64* %m4
  %z73.4 = or i64 %x73.4, %y73.4
  store i64 %z73.4, i64* %m4
  %u73 = load i64* %m3
  %w73 = and i64 %u73, 2
  %c73 = icmp eq i64 %w73, 0
  br i1 %c73, label %b74, label %b79
b266:
  %x266.0 = load i64* %m0
  %y266.0 = load i64* %m5
  %z266.0 = or i64 %x266.0, %y266.0
  store i64 %z266.0, i64* %m5
  %x266.1 = load i64* %m4
  %y266.1 = load i64* %m6
  %z266.1 = mul i64 %x266.1, %y266.1
  store i64 %z266.1, i64* %m0
  %u266 = load i64* %m5
  %w266 = and i64 %u266, 16
  %c266 = icmp eq i64 %w266, 0
  br i1 %c266, label %b267, label %b269
b166:
  %x166.0 = load i64* %m4
  %y166.0 = load i64* %m4
  %z166.0 = sub i64 %x166.0, %y166.0
  store i64 %z166.0, i64* %m6
  %x166.1 = load i64* %m6
  %y166.1 = load i64* %m2
  %z166.1 = mul i64 %x166.1, %y166.1
  store i64 %z166.1, i64* %m6
  %x166.2 = load i64* %m5
  %y166.2 = load i64* %m7
  %z166.2 = or i64 %x166.2, %y166.2
  store i64 %z166.2, i64* %m5
  %x166.3 = load i64* %m3
  %y166.3 = load i64* %m7
  %z166.3 = add i64 %x166.3, %y166.3
  store i64 %z166.3, i64* %m3
  %u166 = load i64* %m1
  %w166 = and i64 %u166, 32
  %c166 = icmp eq i64 %w166, 0
  br i1 %c166, label %b167, label %b169
b332:
  %x332.0 = load i64* %m7
  %y332.0 = load i64* %m2
  %z332.0 = or i64 %x332.0, %y332.0
  store i64 %z332.0, i64* %m6
  %x332.1 = load i64* %m4
  %y332.1 = load i64* %m0
  %z332.1 = xor i64 %x332.1, %y332.1
  store i64 %z332.1, i64* %m5
  %x332.2 = load i64* %m1
  %y332.2 = load i64* %m7
  %z332.2 = xor i64 %x332.2, %y332.2
  store i64 %z332.2, i64* %m1
  %x332.3 = load i64* %m2
  %y332.3 = load i64* %m2
  %z332.3 = xor i64 %x332.3, %y332.3
  store i64 %z332.3, i64* %m1
  %x332.4 = load i64* %m5
  %y332.4 = load i64* %m0
  %z332.4 = add i64 %x332.4, %y332.4
  store i64 %z332.4, i64* %m0
  %u332 = load i64* %m2
  %w332 = and i64 %u332, 8
  %c332 = icmp eq i64 %w332, 0
  br i1 %c332, label %b333, label %b334
b232:
  %x232.0 = load i64* %m5
  %y232.0 = load i64* %m4
  %z232.0 = add i64 %x232.0, %y232.0
  store i64 %z232.0, i64* %m5
  %x232.1 = load i64* %m6
  %y232.1 = load i64* %m2
  %z232.1 = mul i64 %x232.1, %y232.1
  store i64 %z232.1, i64* %m1
  %u232 = load i64* %m2
  %w232 = and i64 %u232, 4
  %c232 = icmp eq i64 %w232, 0
  br i1 %c232, label %b233, label %b237
b9:
  %x9.0 = load i64* %m4
  %y9.0 = load i64* %m2
  %z9.0 = mul i64 %x9.0, %y9.0
  store i64 %z9.0, i64* %m6
  %x9.1 = load i64* %m2
  %y9.1 = load i64* %m0
  %z9.1 = xor i64 %x9.1, %y9.1
  store i64 %z9.1, i64* %m3
  %x9.2 = load i64* %m7
  %y9.2 = load i64* %m7
  %z9.2 = add i64 %x9.2, %y9.2
  store i64 %z9.2, i64* %m2
  %x9.3 = load i64* %m5
  %y9.3 = load i64* %m7
  %z9.3 = mul i64 %x9.3, %y9.3
  store i64 %z9.3, i64* %m3
  %u9 = load i64* %m3
  %w9 = and i64 %u9, 1
  %c9 = icmp eq i64 %w9, 0
  br i1 %c9, label %b10, label %b11
b123:
  %x123.0 = load i64* %m4
  %y123.0 = load i64* %m3
  %z123.0 = add i64 %x123.0, %y123.0
  store i64 %z123.0, i64* %m3
  %x123.1 = load i64* %m0
  %y123.1 = load i64* %m3
  %z123.1 = add i64 %x123.1, %y123.1
  store i64 %z123.1, i64* %m5
  %x123.2 = load i64* %m2
  %y123.2 = load i64* %m7
  %z123.2 = sub i64 %x123.2, %y123.2
  store i64 %z123.2, i64* %m0
  %x123.3 = load i64* %m6
  %y123.3 = load i64* %m6
  %z123.3 = mul i64 %x123.3, %y123.3
  store i64 %z123.3, i64* %m2
  %u123 = load i64* %m0
  %w123 = and i64 %u123, 16
  %c123 = icmp eq i64 %w123, 0
  br i1 %c123, label %b124, label %b128
b21:
  %x21.0 = load i64* %m4
  %y21.0 = load i64* %m5
  %z21.0 = mul i64 %x21.0, %y21.0
  store i64 %z21.0, i64* %m5
  %x21.1 = load i64* %m7
  %y21.1 = load i64* %m1
  %z21.1 = or i64 %x21.1, %y21.1
  store i64 %z21.1, i64* %m2
  %x21.2 = load i64* %m6
  %y21.2 = load i64* %m3
  %z21.2 = or i64 %x21.2, %y21.2
  store i64 %z21.2, i64* %m5
  %x21.3 = load i64* %m5
  %y21.3 = load i64* %m5
  %z21.3 = mul i64 %x21.3, %y21.3
  store i64 %z21.3, i64* %m2
  %u21 = load i64* %m5
  %w21 = and i64 %u21, 32
  %c21 = icmp eq i64 %w21, 0
  br i1 %c21, label %b22, label %b25
b177:
  %x177.0 = load i64* %m3
  %y177.0 = load i64* %m6
  %z177.0 = xor i64 %x177.0, %y177.0
  store i64 %z177.0, i64* %m3
  %x177.1 = load i64* %m7
  %y177.1 = load i64* %m2
  %z177.1 = sub i64 %x177.1, %y177.1
  store i64 %z177.1, i64* %m5
  %x177.2 = load i64* %m4
  %y177.2 = load i64* %m5
  %z177.2 = sub i64 %x177.2, %y177.2
  store i64 %z177.2, i64* %m5
  %x177.3 = load i64* %m4
  %y177.3 = load i64* %m0
  %z177.3 = xor i64 %x177.3, %y177.3
  store i64 %z177.3, i64* %m4
  %u177 = load i64* %m5
  %w177 = and i64 %u177, 16
  %c177 = icmp eq i64 %w177, 0
  br i1 %c177, label %b178, label %b182
b215:
  %x215.0 = load i64* %m7
  %y215.0 = load i64* %m3
  %z215.0 = xor i64 %x215.0, %y215.0
  store i64 %z215.0, i64* %m2
  %x215.1 = load i64* %m1
  %y215.1 = load i64* %m6
  %z215.1 = sub i64 %x215.1, %y215.1
  store i64 %z215.1, i64* %m3
  %x215.2 = load i64* %m1
  %y215.2 = load i64* %m5
  %z215.2 = mul i64 %x215.2, %y215.2
  store i64 %z215.2, i64* %m4
  %u215 = load i64* %m2
  %w215 = and i64 %u215, 2
  %c215 = icmp eq i64 %w215, 0
  br i1 %c215, label %b216, label %b217
b320:
  %x320.0 = load i64* %m4
  %y320.0 = load i64* %m6
  %z320.0 = xor i64 %x320.0, %y320.0
  store i64 %z320.0, i64* %m7
  %x320.1 = load i64* %m3
  %y320.1 = load i64* %m6
  %z320.1 = mul i64 %x320.1, %y320.1
  store i64 %z320.1, i64* %m5
  %x320.2 = load i64* %m2
  %y320.2 = load i64* %m7
  %z320.2 = xor i64 %x320.2, %y320.2
  store i64 %z320.2, i64* %m1
  %u320 = load i64* %m4
  %w320 = and i64 %u320, 16
  %c320 = icmp eq i64 %w320, 0
  br i1 %c320, label %b321, label %b323
b363:
  %x363.0 = load i64* %m5
  %y363.0 = load i64* %m3
  %z363.0 = xor i64 %x363.0, %y363.0
  store i64 %z363.0, i64* %m3
  %x363.1 = load i64* %m0
  %y363.1 = load i64* %m7
  %z363.1 = or i64 %x363.1, %y363.1
  store i64 %z363.1, i64* %m5
  %x363.2 = load i64* %m5
  %y363.2 = load i64* %m7
  %z363.2 = add i64 %x363.2, %y363.2
  store i64 %z363.2, i64* %m2
  %x363.3 = load i64* %m7
  %y363.3 = load i64* %m6
  %z363.3 = or i64 %x363.3, %y363.3
  store i64 %z363.3, i64* %m2
  %x363.4 = load i64* %m3
  %y363.4 = load i64* %m2
  %z363.4 = xor i64 %x363.4, %y363.4
  store i64 %z363.4, i64* %m5
  %u363 = load i64* %m3
  %w363 = and i64 %u363, 16
  %c363 = icmp eq i64 %w363, 0
  br i1 %c363, label %b364, label %b367
b307:
  %x307.0 = load i64* %m3
  %y307.0 = load i64* %m7
  %z307.0 = or i64 %x307.0, %y307.0
  store i64 %z307.0, i64* %m3
  %x307.1 = load i64* %m4
  %y307.1 = load i64* %m6
  %z307.1 = sub i64 %x307.1, %y307.1
  store i64 %z307.1, i64* %m3
  %x307.2 = load i64* %m4
  %y307.2 = load i64* %m4
  %z307.2 = add i64 %x307.2, %y307.2
  store i64 %z307.2, i64* %m1
  %x307.3 = load i64* %m1
  %y307.3 = load i64* %m4
  %z307.3 = or i64 %x307.3, %y307.3
  store i64 %z307.3, i64* %m5
  %x307.4 = load i64* %m0
  %y307.4 = load i64* %m3
  %z307.4 = sub i64 %x307.4, %y307.4
  store i64 %z307.4, i64* %m6
  %u307 = load i64* %m6
  %w307 = and i64 %u307, 2
  %c307 = icmp eq i64 %w307, 0
  br i1 %c307, label %b308, label %b309
b353:
  %x353.0 = load i64* %m7
  %y353.0 = load i64* %m1
  %z353.0 = sub i64 %x353.0, %y353.0
  store i64 %z353.0, i64* %m3
  %x353.1 = load i64* %m5
  %y353.1 = load i64* %m5
  %z353.1 = sub i64 %x353.1, %y353.1
  store i64 %z353.1, i64* %m1
  %u353 = load i64* %m3
  %w353 = and i64 %u353, 2
  %c353 = icmp eq i64 %w353, 0
  br i1 %c353, label %b354, label %b356
b39:
  %x39.0 = load i64* %m4
  %y39.0 = load i64* %m7
  %z39.0 = mul i64 %x39.0, %y39.0
  store i64 %z39.0, i64* %m7
  %x39.1 = load i64* %m0
  %y39.1 = load i64* %m1
  %z39.1 = xor i64 %x39.1, %y39.1
  store i64 %z39.1, i64* %m1
  %x39.2 = load i64* %m0
  %y39.2 = load i64* %m2
  %z39.2 = xor i64 %x39.2, %y39.2
  store i64 %z39.2, i64* %m3
  %x39.3 = load i64* %m7
  %y39.3 = load i64* %m6
  %z39.3 = add i64 %x39.3, %y39.3
  store i64 %z39.3, i64* %m6
  %u39 = load i64* %m2
  %w39 = and i64 %u39, 16
  %c39 = icmp eq i64 %w39, 0
  br i1 %c39, label %b40, label %b41
b328:
  %x328.0 = load i64* %m0
  %y328.0 = load i64* %m4
  %z328.0 = add i64 %x328.0, %y328.0
  store i64 %z328.0, i64* %m0
  %x328.1 = load i64* %m2
  %y328.1 = load i64* %m7
  %z328.1 = xor i64 %x328.1, %y328.1
  store i64 %z328.1, i64* %m7
  %x328.2 = load i64* %m5
  %y328.2 = load i64* %m4
  %z328.2 = mul i64 %x328.2, %y328.2
  store i64 %z328.2, i64* %m7
  %x328.3 = load i64* %m3
  %y328.3 = load i64* %m7
  %z328.3 = mul i64 %x328.3, %y328.3
  store i64 %z328.3, i64* %m0
  %x328.4 = load i64* %m3
  %y328.4 = load i64* %m1
  %z328.4 = add i64 %x328.4, %y328.4
  store i64 %z328.4, i64* %m1
  %u328 = load i64* %m3
  %w328 = and i64 %u328, 4
  %c328 = icmp eq i64 %w328, 0
  br i1 %c328, label %b329, label %b330
b128:
  %x128.0 = load i64* %m0
  %y128.0 = load i64* %m5
  %z128.0 = or i64 %x128.0, %y128.0
  store i64 %z128.0, i64* %m7
  %x128.1 = load i64* %m3
  %y128.1 = load i64* %m3
  %z128.1 = mul i64 %x128.1, %y128.1
  store i64 %z128.1, i64* %m5
  %x128.2 = load i64* %m7
  %y128.2 = load i64* %m6
  %z128.2 = mul i64 %x128.2, %y128.2
  store i64 %z128.2, i64* %m6
  %x128.3 = load i64* %m6
  %y128.3 = load i64* %m2
  %z128.3 = sub i64 %x128.3, %y128.3
  store i64 %z128.3, i64* %m6
  %u128 = load i64* %m5
  %w128 = and i64 %u128, 2
  %c128 = icmp eq i64 %w128, 0
  br i1 %c128, label %b129, label %b132
b59:
  %x59.0 = load i64* %m3
  %y59.0 = load i64* %m2
  %z59.0 = or i64 %x59.0, %y59.0
  store i64 %z59.0, i64* %m4
  %x59.1 = load i64* %m4
  %y59.1 = load i64* %m6
  %z59.1 = add i64 %x59.1, %y59.1
  store i64 %z59.1, i64* %m0
  %x59.2 = load i64* %m3
  %y59.2 = load i64* %m6
  %z59.2 = mul i64 %x59.2, %y59.2
  store i64 %z59.2, i64* %m7
  %x59.3 = load i64* %m1
  %y59.3 = load i64* %m3
  %z59.3 = xor i64 %x59.3, %y59.3
  store i64 %z59.3, i64* %m6
  %x59.4 = load i64* %m4
  %y59.4 = load i64* %m7
  %z59.4 = or i64 %x59.4, %y59.4
  store i64 %z59.4, i64* %m5
  %u59 = load i64* %m1
  %w59 = and i64 %u59, 16
  %c59 = icmp eq i64 %w59, 0
  br i1 %c59, label %b60, label %b62
b17:
  %x17.0 = load i64* %m6
  %y17.0 = load i64* %m1
  %z17.0 = add i64 %x17.0, %y17.0
  store i64 %z17.0, i64* %m0
  %x17.1 = load i64* %m3
  %y17.1 = load i64* %m0
  %z17.1 = or i64 %x17.1, %y17.1
  store i64 %z17.1, i64* %m1
  %u17 = load i64* %m0
  %w17 = and i64 %u17, 16
  %c17 = icmp eq i64 %w17, 0
  br i1 %c17, label %b18, label %b23
b398:
  %x398.0 = load i64* %m6
  %y398.0 = load i64* %m4
  %z398.0 = or i64 %x398.0, %y398.0
  store i64 %z398.0, i64* %m0
  %x398.1 = load i64* %m2
  %y398.1 = load i64* %m1
  %z398.1 = sub i64 %x398.1, %y398.1
  store i64 %z398.1, i64* %m0
  %x398.2 = load i64* %m1
  %y398.2 = load i64* %m0
  %z398.2 = mul i64 %x398.2, %y398.2
  store i64 %z398.2, i64* %m4
  %x398.3 = load i64* %m5
  %y398.3 = load i64* %m4
  %z398.3 = add i64 %x398.3, %y398.3
  store i64 %z398.3, i64* %m3
  %x398.4 = load i64* %m1
  %y398.4 = load i64* %m3
  %z398.4 = mul i64 %x398.4, %y398.4
  store i64 %z398.4, i64* %m1
  %u398 = load i64* %m0
  %w398 = and i64 %u398, 32
  %c398 = icmp eq i64 %w398, 0
  br i1 %c398, label %b399, label %b399
b209:
  %x209.0 = load i64* %m5
  %y209.0 = load i64* %m2
  %z209.0 = xor i64 %x209.0, %y209.0
  store i64 %z209.0, i64* %m5
  %x209.1 = load i64* %m7
  %y209.1 = load i64* %m7
  %z209.1 = add i64 %x209.1, %y209.1
  store i64 %z209.1, i64* %m0
  %x209.2 = load i64* %m5
  %y209.2 = load i64* %m1
  %z209.2 = xor i64 %x209.2, %y209.2
  store i64 %z209.2, i64* %m7
  %x209.3 = load i64* %m7
  %y209.3 = load i64* %m4
  %z209.3 = add i64 %x209.3, %y209.3
  store i64 %z209.3, i64* %m4
  %x209.4 = load i64* %m4
  %y209.4 = load i64* %m2
  %z209.4 = xor i64 %x209.4, %y209.4
  store i64 %z209.4, i64* %m7
  %u209 = load i64* %m2
  %w209 = and i64 %u209, 1
  %c209 = icmp eq i64 %w209, 0
  br i1 %c209, label %b210, label %b212
b20:
  %x20.0 = load i64* %m7
  %y20.0 = load i64* %m4
  %z20.0 = mul i64 %x20.0, %y20.0
  store i64 %z20.0, i64* %m4
  %x20.1 = load i64* %m6
  %y20.1 = load i64* %m1
  %z20.1 = or i64 %x20.1, %y20.1
  store i64 %z20.1, i64* %m1
  %x20.2 = load i64* %m7
  %y20.2 = load i64* %m2
  %z20.2 = or i64 %x20.2, %y20.2
  store i64 %z20.2, i64* %m5
  %u20 = load i64* %m4
  %w20 = and i64 %u20, 8
  %c20 = icmp eq i64 %w20, 0
  br i1 %c20, label %b21, label %b23
b149:
  %x149.0 = load i64* %m6
  %y149.0 = load i64* %m0
  %z149.0 = add i64 %x149.0, %y149.0
  store i64 %z149.0, i64* %m3
  %x149.1 = load i64* %m7
  %y149.1 = load i64* %m4
  %z149.1 = xor i64 %x149.1, %y149.1
  store i64 %z149.1, i64* %m1
  %x149.2 = load i64* %m5
  %y149.2 = load i64* %m0
  %z149.2 = sub i64 %x149.2, %y149.2
  store i64 %z149.2, i64* %m4
  %x149.3 = load i64* %m7
  %y149.3 = load i64* %m0
  %z149.3 = or i64 %x149.3, %y149.3
  store i64 %z149.3, i64* %m1
  %u149 = load i64* %m7
  %w149 = and i64 %u149, 4
  %c149 = icmp eq i64 %w149, 0
  br i1 %c149, label %b150, label %b152
b341:
  %x341.0 = load i64* %m0
  %y341.0 = load i64* %m0
  %z341.0 = or i64 %x341.0, %y341.0
  store i64 %z341.0, i64* %m4
  %x341.1 = load i64* %m5
  %y341.1 = load i64* %m3
  %z341.1 = add i64 %x341.1, %y341.1
  store i64 %z341.1, i64* %m3
  %x341.2 = load i64* %m5
  %y341.2 = load i64* %m3
  %z341.2 = or i64 %x341.2, %y341.2
  store i64 %z341.2, i64* %m1
  %x341.3 = load i64* %m4
  %y341.3 = load i64* %m1
  %z341.3 = sub i64 %x341.3, %y341.3
  store i64 %z341.3, i64* %m5
  %x341.4 = load i64* %m5
  %y341.4 = load i64* %m4
  %z341.4 = mul i64 %x341.4, %y341.4
  store i64 %z341.4, i64* %m6
  %u341 = load i64* %m4
  %w341 = and i64 %u341, 4
  %c341 = icmp eq i64 %w341, 0
  br i1 %c341, label %b342, label %b345
b89:
  %x89.0 = load i64* %m6
  %y89.0 = load i64* %m4
  %z89.0 = xor i64 %x89.0, %y89.0
  store i64 %z89.0, i64* %m3
  %x89.1 = load i64* %m3
  %y89.1 = load i64* %m6
  %z89.1 = xor i64 %x89.1, %y89.1
  store i64 %z89.1, i64* %m5
  %x89.2 = load i64* %m0
  %y89.2 = load i64* %m3
  %z89.2 = add i64 %x89.2, %y89.2
  store i64 %z89.2, i64* %m6
  %x89.3 = load i64* %m1
  %y89.3 = load i64* %m7
  %z89.3 = sub i64 %x89.3, %y89.3
  store i64 %z89.3, i64* %m1
  %u89 = load i64* %m0
  %w89 = and i64 %u89, 16
  %c89 = icmp eq i64 %w89, 0
  br i1 %c89, label %b90, label %b92
b316:
  %x316.0 = load i64* %m3
  %y316.0 = load i64* %m0
  %z316.0 = mul i64 %x316.0, %y316.0
  store i64 %z316.0, i64* %m3
  %x316.1 = load i64* %m7
  %y316.1 = load i64* %m6
  %z316.1 = add i64 %x316.1, %y316.1
  store i64 %z316.1, i64* %m3
  %x316.2 = load i64* %m7
  %y316.2 = load i64* %m4
  %z316.2 = or i64 %x316.2, %y316.2
  store i64 %z316.2, i64* %m2
  %x316.3 = load i64* %m2
  %y316.3 = load i64* %m4
  %z316.3 = xor i64 %x316.3, %y316.3
  store i64 %z316.3, i64* %m2
  %u316 = load i64* %m6
  %w316 = and i64 %u316, 4
  %c316 = icmp eq i64 %w316, 0
  br i1 %c316, label %b317, label %b321
b288:
  %x288.0 = load i64* %m7
  %y288.0 = load i64* %m4
  %z288.0 = add i64 %x288.0, %y288.0
  store i64 %z288.0, i64* %m3
  %x288.1 = load i64* %m6
  %y288.1 = load i64* %m0
  %z288.1 = mul i64 %x288.1, %y288.1
  store i64 %z288.1, i64* %m0
  %x288.2 = load i64* %m6
  %y288.2 = load i64* %m6
  %z288.2 = add i64 %x288.2, %y288.2
  store i64 %z288.2, i64* %m6
  %x288.3 = load i64* %m3
  %y288.3 = load i64* %m4
  %z288.3 = or i64 %x288.3, %y288.3
  store i64 %z288.3, i64* %m3
  %x288.4 = load i64* %m1
  %y288.4 = load i64* %m0
  %z288.4 = add i64 %x288.4, %y288.4
  store i64 %z288.4, i64* %m6
  %u288 = load i64* %m3
  %w288 = and i64 %u288, 2
  %c288 = icmp eq i64 %w288, 0
  br i1 %c288, label %b289, label %b292
b206:
  %x206.0 = load i64* %m3
  %y206.0 = load i64* %m5
  %z206.0 = add i64 %x206.0, %y206.0
  store i64 %z206.0, i64* %m1
  %x206.1 = load i64* %m4
  %y206.1 = load i64* %m7
  %z206.1 = mul i64 %x206.1, %y206.1
  store i64 %z206.1, i64* %m5
  %x206.2 = load i64* %m7
  %y206.2 = load i64* %m6
  %z206.2 = add i64 %x206.2, %y206.2
  store i64 %z206.2, i64* %m6
  %x206.3 = load i64* %m2
  %y206.3 = load i64* %m1
  %z206.3 = sub i64 %x206.3, %y206.3
  store i64 %z206.3, i64* %m7
  %u206 = load i64* %m2
  %w206 = and i64 %u206, 32
  %c206 = icmp eq i64 %w206, 0
  br i1 %c206, label %b207, label %b209
b372:
  %x372.0 = load i64* %m2
  %y372.0 = load i64* %m1
  %z372.0 = sub i64 %x372.0, %y372.0
  store i64 %z372.0, i64* %m7
  %x372.1 = load i64* %m0
  %y372.1 = load i64* %m2
  %z372.1 = sub i64 %x372.1, %y372.1
  store i64 %z372.1, i64* %m7
  %u372 = load i64* %m1
  %w372 = and i64 %u372, 4
  %c372 = icmp eq i64 %w372, 0
  br i1 %c372, label %b373, label %b378
b85:
  %x85.0 = load i64* %m2
  %y85.0 = load i64* %m1
  %z85.0 = add i64 %x85.0, %y85.0
  store i64 %z85.0, i64* %m0
  %x85.1 = load i64* %m0
  %y85.1 = load i64* %m6
  %z85.1 = add i64 %x85.1, %y85.1
  store i64 %z85.1, i64* %m5
  %x85.2 = load i64* %m5
  %y85.2 = load i64* %m2
  %z85.2 = mul i64 %x85.2, %y85.2
  store i64 %z85.2, i64* %m3
  %u85 = load i64* %m2
  %w85 = and i64 %u85, 1
  %c85 = icmp eq i64 %w85, 0
  br i1 %c85, label %b86, label %b89
b319:
  %x319.0 = load i64* %m3
  %y319.0 = load i64* %m2
  %z319.0 = or i64 %x319.0, %y319.0
  store i64 %z319.0, i64* %m7
  %x319.1 = load i64* %m2
  %y319.1 = load i64* %m0
  %z319.1 = or i64 %x319.1, %y319.1
  store i64 %z319.1, i64* %m0
  %x319.2 = load i64* %m2
  %y319.2 = load i64* %m1
  %z319.2 = xor i64 %x319.2, %y319.2
  store i64 %z319.2, i64* %m7
  %x319.3 = load i64* %m7
  %y319.3 = load i64* %m1
  %z319.3 = mul i64 %x319.3, %y319.3
  store i64 %z319.3, i64* %m3
  %u319 = load i64* %m3
  %w319 = and i64 %u319, 16
  %c319 = icmp eq i64 %w319, 0
  br i1 %c319, label %b320, label %b323
b117:
  %x117.0 = load i64* %m6
  %y117.0 = load i64* %m5
  %z117.0 = mul i64 %x117.0, %y117.0
  store i64 %z117.0, i64* %m2
  %x117.1 = load i64* %m1
  %y117.1 = load i64* %m1
  %z117.1 = mul i64 %x117.1, %y117.1
  store i64 %z117.1, i64* %m5
  %x117.2 = load i64* %m3
  %y117.2 = load i64* %m2
  %z117.2 = mul i64 %x117.2, %y117.2
  store i64 %z117.2, i64* %m0
  %x117.3 = load i64* %m5
  %y117.3 = load i64* %m5
  %z117.3 = mul i64 %x117.3, %y117.3
  store i64 %z117.3, i64* %m0
  %u117 = load i64* %m6
  %w117 = and i64 %u117, 16
  %c117 = icmp eq i64 %w117, 0
  br i1 %c117, label %b118, label %b123
b102:
  %x102.0 = load i64* %m2
  %y102.0 = load i64* %m3
  %z102.0 = sub i64 %x102.0, %y102.0
  store i64 %z102.0, i64* %m1
  %x102.1 = load i64* %m1
  %y102.1 = load i64* %m3
  %z102.1 = or i64 %x102.1, %y102.1
  store i64 %z102.1, i64* %m4
  %x102.2 = load i64* %m4
  %y102.2 = load i64* %m3
  %z102.2 = sub i64 %x102.2, %y102.2
  store i64 %z102.2, i64* %m0
  %x102.3 = load i64* %m4
  %y102.3 = load i64* %m7
  %z102.3 = xor i64 %x102.3, %y102.3
  store i64 %z102.3, i64* %m1
  %x102.4 = load i64* %m6
  %y102.4 = load i64* %m3
  %z102.4 = mul i64 %x102.4, %y102.4
  store i64 %z102.4, i64* %m0
  %u102 = load i64* %m3
  %w102 = and i64 %u102, 1
  %c102 = icmp eq i64 %w102, 0
  br i1 %c102, label %b103, label %b104
b191:
  %x191.0 = load i64* %m3
  %y191.0 = load i64* %m3
  %z191.0 = add i64 %x191.0, %y191.0
  store i64 %z191.0, i64* %m7
  %x191.1 = load i64* %m1
  %y191.1 = load i64* %m3
  %z191.1 = or i64 %x191.1, %y191.1
  store i64 %z191.1, i64* %m2
  %x191.2 = load i64* %m6
  %y191.2 = load i64* %m4
  %z191.2 = xor i64 %x191.2, %y191.2
  store i64 %z191.2, i64* %m6
  %u191 = load i64* %m6
  %w191 = and i64 %u191, 16
  %c191 = icmp eq i64 %w191, 0
  br i1 %c191, label %b192, label %b195
b383:
  %x383.0 = load i64* %m7
  %y383.0 = load i64* %m6
  %z383.0 = add i64 %x383.0, %y383.0
  store i64 %z383.0, i64* %m6
  %x383.1 = load i64* %m1
  %y383.1 = load i64* %m0
  %z383.1 = or i64 %x383.1, %y383.1
  store i64 %z383.1, i64* %m3
  %x383.2 = load i64* %m2
  %y383.2 = load i64* %m6
  %z383.2 = sub i64 %x383.2, %y383.2
  store i64 %z383.2, i64* %m0
  %u383 = load i64* %m7
  %w383 = and i64 %u383, 32
  %c383 = icmp eq i64 %w383, 0
  br i1 %c383, label %b384, label %b386
b276:
  %x276.0 = load i64* %m5
  %y276.0 = load i64* %m2
  %z276.0 = add i64 %x276.0, %y276.0
  store i64 %z276.0, i64* %m5
  %x276.1 = load i64* %m6
  %y276.1 = load i64* %m5
  %z276.1 = xor i64 %x276.1, %y276.1
  store i64 %z276.1, i64* %m5
  %x276.2 = load i64* %m1
  %y276.2 = load i64* %m7
  %z276.2 = or i64 %x276.2, %y276.2
  store i64 %z276.2, i64* %m1
  %u276 = load i64* %m1
  %w276 = and i64 %u276, 16
  %c276 = icmp eq i64 %w276, 0
  br i1 %c276, label %b277, label %b281
b118:
  %x118.0 = load i64* %m4
  %y118.0 = load i64* %m4
  %z118.0 = add i64 %x118.0, %y118.0
  store i64 %z118.0, i64* %m5
  %x118.1 = load i64* %m4
  %y118.1 = load i64* %m7
  %z118.1 = mul i64 %x118.1, %y118.1
  store i64 %z118.1, i64* %m1
  %x118.2 = load i64* %m2
  %y118.2 = load i64* %m1
  %z118.2 = mul i64 %x118.2, %y118.2
  store i64 %z118.2, i64* %m0
  %x118.3 = load i64* %m5
  %y118.3 = load i64* %m7
  %z118.3 = sub i64 %x118.3, %y118.3
  store i64 %z118.3, i64* %m6
  %u118 = load i64* %m4
  %w118 = and i64 %u118, 16
  %c118 = icmp eq i64 %w118, 0
  br i1 %c118, label %b119, label %b121
b198:
  %x198.0 = load i64* %m3
  %y198.0 = load i64* %m7
  %z198.0 = mul i64 %x198.0, %y198.0
  store i64 %z198.0, i64* %m6
  %x198.1 = load i64* %m0
  %y198.1 = load i64* %m2
  %z198.1 = mul i64 %x198.1, %y198.1
  store i64 %z198.1, i64* %m1
  %x198.2 = load i64* %m6
  %y198.2 = load i64* %m7
  %z198.2 = add i64 %x198.2, %y198.2
  store i64 %z198.2, i64* %m5
  %u198 = load i64* %m5
  %w198 = and i64 %u198, 32
  %c198 = icmp eq i64 %w198, 0
  br i1 %c198, label %b199, label %b200
b306:
  %x306.0 = load i64* %m6
  %y306.0 = load i64* %m4
  %z306.0 = or i64 %x306.0, %y306.0
  store i64 %z306.0, i64* %m4
  %x306.1 = load i64* %m1
  %y306.1 = load i64* %m3
  %z306.1 = add i64 %x306.1, %y306.1
  store i64 %z306.1, i64* %m4
  %x306.2 = load i64* %m7
  %y306.2 = load i64* %m4
  %z306.2 = mul i64 %x306.2, %y306.2
  store i64 %z306.2, i64* %m1
  %x306.3 = load i64* %m0
  %y306.3 = load i64* %m0
  %z306.3 = sub i64 %x306.3, %y306.3
  store i64 %z306.3, i64* %m4
  %u306 = load i64* %m0
  %w306 = and i64 %u306, 4
  %c306 = icmp eq i64 %w306, 0
  br i1 %c306, label %b307, label %b308
b397:
  %x397.0 = load i64* %m4
  %y397.0 = load i64* %m7
  %z397.0 = xor i64 %x397.0, %y397.0
  store i64 %z397.0, i64* %m2
  %x397.1 = load i64* %m0
  %y397.1 = load i64* %m7
  %z397.1 = xor i64 %x397.1, %y397.1
  store i64 %z397.1, i64* %m2
  %u397 = load i64* %m4
  %w397 = and i64 %u397, 8
  %c397 = icmp eq i64 %w397, 0
  br i1 %c397, label %b398, label %b399
b90:
  %x90.0 = load i64* %m4
  %y90.0 = load i64* %m5
  %z90.0 = add i64 %x90.0, %y90.0
  store i64 %z90.0, i64* %m1
  %x90.1 = load i64* %m3
  %y90.1 = load i64* %m3
  %z90.1 = xor i64 %x90.1, %y90.1
  store i64 %z90.1, i64* %m0
  %x90.2 = load i64* %m1
  %y90.2 = load i64* %m5
  %z90.2 = or i64 %x90.2, %y90.2
  store i64 %z90.2, i64* %m5
  %x90.3 = load i64* %m5
  %y90.3 = load i64* %m4
  %z90.3 = sub i64 %x90.3, %y90.3
  store i64 %z90.3, i64* %m7
  %u90 = load i64* %m2
  %w90 = and i64 %u90, 2
  %c90 = icmp eq i64 %w90, 0
  br i1 %c90, label %b91, label %b94
b96:
  %x96.0 = load i64* %m3
  %y96.0 = load i64* %m7
  %z96.0 = add i64 %x96.0, %y96.0
  store i64 %z96.0, i64* %m6
  %x96.1 = load i64* %m2
  %y96.1 = load i64* %m1
  %z96.1 = xor i64 %x96.1, %y96.1
  store i64 %z96.1, i64* %m2
  %x96.2 = load i64* %m3
  %y96.2 = load i64* %m2
  %z96.2 = xor i64 %x96.2, %y96.2
  store i64 %z96.2, i64* %m7
  %x96.3 = load i64* %m2
  %y96.3 = load i64* %m2
  %z96.3 = add i64 %x96.3, %y96.3
  store i64 %z96.3, i64* %m6
  %u96 = load i64* %m0
  %w96 = and i64 %u96, 2
  %c96 = icmp eq i64 %w96, 0
  br i1 %c96, label %b97, label %b99
b399:
  %x399.0 = load i64* %m1
  %y399.0 = load i64* %m3
  %z399.0 = or i64 %x399.0, %y399.0
  store i64 %z399.0, i64* %m0
  %x399.1 = load i64* %m4
  %y399.1 = load i64* %m2
  %z399.1 = mul i64 %x399.1, %y399.1
  store i64 %z399.1, i64* %m5
  %x399.2 = load i64* %m0
  %y399.2 = load i64* %m1
  %z399.2 = mul i64 %x399.2, %y399.2
  store i64 %z399.2, i64* %m4
  %x399.3 = load i64* %m3
  %y399.3 = load i64* %m5
  %z399.3 = sub i64 %x399.3, %y399.3
  store i64 %z399.3, i64* %m1
  %x399.4 = load i64* %m1
  %y399.4 = load i64* %m0
  %z399.4 = mul i64 %x399.4, %y399.4
  store i64 %z399.4, i64* %m4
  br label %end
b249:
  %x249.0 = load i64* %m5
  %y249.0 = load i64* %m2
  %z249.0 = xor i64 %x249.0, %y249.0
  store i64 %z249.0, i64* %m7
  %x249.1 = load i64* %m1
  %y249.1 = load i64* %m7
  %z249.1 = sub i64 %x249.1, %y249.1
  store i64 %z249.1, i64* %m1
  %x249.2 = load i64* %m2
  %y249.2 = load i64* %m5
  %z249.2 = sub i64 %x249.2, %y249.2
  store i64 %z249.2, i64* %m4
  %u249 = load i64* %m7
  %w249 = and i64 %u249, 4
  %c249 = icmp eq i64 %w249, 0
  br i1 %c249, label %b250, label %b252
b250:
  %x250.0 = load i64* %m2
  %y250.0 = load i64* %m7
  %z250.0 = mul i64 %x250.0, %y250.0
  store i64 %z250.0, i64* %m3
  %x250.1 = load i64* %m0
  %y250.1 = load i64* %m7
  %z250.1 = sub i64 %x250.1, %y250.1
  store i64 %z250.1, i64* %m0
  %x250.2 = load i64* %m1
  %y250.2 = load i64* %m2
  %z250.2 = mul i64 %x250.2, %y250.2
  store i64 %z250.2, i64* %m3
  %u250 = load i64* %m3
  %w250 = and i64 %u250, 8
  %c250 = icmp eq i64 %w250, 0
  br i1 %c250, label %b251, label %b256
b252:
  %x252.0 = load i64* %m6
  %y252.0 = load i64* %m5
  %z252.0 = or i64 %x252.0, %y252.0
  store i64 %z252.0, i64* %m0
  %x252.1 = load i64* %m6
  %y252.1 = load i64* %m5
  %z252.1 = add i64 %x252.1, %y252.1
  store i64 %z252.1, i64* %m3
  %x252.2 = load i64* %m7
  %y252.2 = load i64* %m7
  %z252.2 = mul i64 %x252.2, %y252.2
  store i64 %z252.2, i64* %m3
  %u252 = load i64* %m4
  %w252 = and i64 %u252, 2
  %c252 = icmp eq i64 %w252, 0
  br i1 %c252, label %b253, label %b254
b208:
  %x208.0 = load i64* %m1
  %y208.0 = load i64* %m6
  %z208.0 = mul i64 %x208.0, %y208.0
  store i64 %z208.0, i64* %m1
  %x208.1 = load i64* %m4
  %y208.1 = load i64* %m3
  %z208.1 = xor i64 %x208.1, %y208.1
  store i64 %z208.1, i64* %m3
  %x208.2 = load i64* %m6
  %y208.2 = load i64* %m3
  %z208.2 = or i64 %x208.2, %y208.2
  store i64 %z208.2, i64* %m7
  %x208.3 = load i64* %m3
  %y208.3 = load i64* %m7
  %z208.3 = mul i64 %x208.3, %y208.3
  store i64 %z208.3, i64* %m4
  %u208 = load i64* %m0
  %w208 = and i64 %u208, 1
  %c208 = icmp eq i64 %w208, 0
  br i1 %c208, label %b209, label %b210
b289:
  %x289.0 = load i64* %m3
  %y289.0 = load i64* %m0
  %z289.0 = or i64 %x289.0, %y289.0
  store i64 %z289.0, i64* %m2
  %x289.1 = load i64* %m1
  %y289.1 = load i64* %m2
  %z289.1 = or i64 %x289.1, %y289.1
  store i64 %z289.1, i64* %m3
  %x289.2 = load i64* %m1
  %y289.2 = load i64* %m2
  %z289.2 = xor i64 %x289.2, %y289.2
  store i64 %z289.2, i64* %m2
  %x289.3 = load i64* %m1
  %y289.3 = load i64* %m0
  %z289.3 = sub i64 %x289.3, %y289.3
  store i64 %z289.3, i64* %m4
  %u289 = load i64* %m6
  %w289 = and i64 %u289, 4
  %c289 = icmp eq i64 %w289, 0
  br i1 %c289, label %b290, label %b294
b305:
  %x305.0 = load i64* %m4
  %y305.0 = load i64* %m0
  %z305.0 = or i64 %x305.0, %y305.0
  store i64 %z305.0, i64* %m7
  %x305.1 = load i64* %m0
  %y305.1 = load i64* %m5
  %z305.1 = sub i64 %x305.1, %y305.1
  store i64 %z305.1, i64* %m1
  %x305.2 = load i64* %m7
  %y305.2 = load i64* %m7
  %z305.2 = or i64 %x305.2, %y305.2
  store i64 %z305.2, i64* %m4
  %x305.3 = load i64* %m2
  %y305.3 = load i64* %m6
  %z305.3 = sub i64 %x305.3, %y305.3
  store i64 %z305.3, i64* %m0
  %u305 = load i64* %m6
  %w305 = and i64 %u305, 2
  %c305 = icmp eq i64 %w305, 0
  br i1 %c305, label %b306, label %b309
b241:
  %x241.0 = load i64* %m5
  %y241.0 = load i64* %m4
  %z241.0 = sub i64 %x241.0, %y241.0
  store i64 %z241.0, i64* %m2
  %x241.1 = load i64* %m6
  %y241.1 = load i64* %m7
  %z241.1 = mul i64 %x241.1, %y241.1
  store i64 %z241.1, i64* %m6
  %x241.2 = load i64* %m1
  %y241.2 = load i64* %m0
  %z241.2 = mul i64 %x241.2, %y241.2
  store i64 %z241.2, i64* %m6
  %x241.3 = load i64* %m1
  %y241.3 = load i64* %m5
  %z241.3 = add i64 %x241.3, %y241.3
  store i64 %z241.3, i64* %m5
  %x241.4 = load i64* %m6
  %y241.4 = load i64* %m0
  %z241.4 = add i64 %x241.4, %y241.4
  store i64 %z241.4, i64* %m4
  %u241 = load i64* %m0
  %w241 = and i64 %u241, 1
  %c241 = icmp eq i64 %w241, 0
  br i1 %c241, label %b242, label %b244
b112:
  %x112.0 = load i64* %m7
  %y112.0 = load i64* %m6
  %z112.0 = add i64 %x112.0, %y112.0
  store i64 %z112.0, i64* %m1
  %x112.1 = load i64* %m5
  %y112.1 = load i64* %m5
  %z112.1 = add i64 %x112.1, %y112.1
  store i64 %z112.1, i64* %m6
  %x112.2 = load i64* %m5
  %y112.2 = load i64* %m4
  %z112.2 = add i64 %x112.2, %y112.2
  store i64 %z112.2, i64* %m6
  %u112 = load i64* %m4
  %w112 = and i64 %u112, 2
  %c112 = icmp eq i64 %w112, 0
  br i1 %c112, label %b113, label %b117
b42:
  %x42.0 = load i64* %m3
  %y42.0 = load i64* %m4
  %z42.0 = add i64 %x42.0, %y42.0
  store i64 %z42.0, i64* %m1
  %x42.1 = load i64* %m2
  %y42.1 = load i64* %m0
  %z42.1 = or i64 %x42.1, %y42.1
  store i64 %z42.1, i64* %m5
  %u42 = load i64* %m5
  %w42 = and i64 %u42, 2
  %c42 = icmp eq i64 %w42, 0
  br i1 %c42, label %b43, label %b44
b312:
  %x312.0 = load i64* %m2
  %y312.0 = load i64* %m1
  %z312.0 = xor i64 %x312.0, %y312.0
  store i64 %z312.0, i64* %m3
  %x312.1 = load i64* %m2
  %y312.1 = load i64* %m4
  %z312.1 = or i64 %x312.1, %y312.1
  store i64 %z312.1, i64* %m2
  %x312.2 = load i64* %m3
  %y312.2 = load i64* %m0
  %z312.2 = or i64 %x312.2, %y312.2
  store i64 %z312.2, i64* %m3
  %u312 = load i64* %m1
  %w312 = and i64 %u312, 8
  %c312 = icmp eq i64 %w312, 0
  br i1 %c312, label %b313, label %b318
b133:
  %x133.0 = load i64* %m6
  %y133.0 = load i64* %m6
  %z133.0 = xor i64 %x133.0, %y133.0
  store i64 %z133.0, i64* %m0
  %x133.1 = load i64* %m6
  %y133.1 = load i64* %m3
  %z133.1 = or i64 %x133.1, %y133.1
  store i64 %z133.1, i64* %m7
  %x133.2 = load i64* %m7
  %y133.2 = load i64* %m4
  %z133.2 = sub i64 %x133.2, %y133.2
  store i64 %z133.2, i64* %m2
  %u133 = load i64* %m2
  %w133 = and i64 %u133, 2
  %c133 = icmp eq i64 %w133, 0
  br i1 %c133, label %b134, label %b135
b203:
  %x203.0 = load i64* %m0
  %y203.0 = load i64* %m1
  %z203.0 = sub i64 %x203.0, %y203.0
  store i64 %z203.0, i64* %m1
  %x203.1 = load i64* %m1
  %y203.1 = load i64* %m4
  %z203.1 = add i64 %x203.1, %y203.1
  store i64 %z203.1, i64* %m0
  %x203.2 = load i64* %m7
  %y203.2 = load i64* %m3
  %z203.2 = or i64 %x203.2, %y203.2
  store i64 %z203.2, i64* %m6
  %x203.3 = load i64* %m6
  %y203.3 = load i64* %m1
  %z203.3 = sub i64 %x203.3, %y203.3
  store i64 %z203.3, i64* %m1
  %u203 = load i64* %m6
  %w203 = and i64 %u203, 1
  %c203 = icmp eq i64 %w203, 0
  br i1 %c203, label %b204, label %b205
b33:
  %x33.0 = load i64* %m6
  %y33.0 = load i64* %m5
  %z33.0 = sub i64 %x33.0, %y33.0
  store i64 %z33.0, i64* %m3
  %x33.1 = load i64* %m2
  %y33.1 = load i64* %m7
  %z33.1 = sub i64 %x33.1, %y33.1
  store i64 %z33.1, i64* %m7
  %x33.2 = load i64* %m1
  %y33.2 = load i64* %m3
  %z33.2 = sub i64 %x33.2, %y33.2
  store i64 %z33.2, i64* %m6
  %x33.3 = load i64* %m2
  %y33.3 = load i64* %m4
  %z33.3 = mul i64 %x33.3, %y33.3
  store i64 %z33.3, i64* %m1
  %x33.4 = load i64* %m7
  %y33.4 = load i64* %m7
  %z33.4 = xor i64 %x33.4, %y33.4
  store i64 %z33.4, i64* %m1
  %u33 = load i64* %m3
  %w33 = and i64 %u33, 2
  %c33 = icmp eq i64 %w33, 0
  br i1 %c33, label %b34, label %b38
b127:
  %x127.0 = load i64* %m7
  %y127.0 = load i64* %m4
  %z127.0 = sub i64 %x127.0, %y127.0
  store i64 %z127.0, i64* %m1
  %x127.1 = load i64* %m1
  %y127.1 = load i64* %m3
  %z127.1 = add i64 %x127.1, %y127.1
  store i64 %z127.1, i64* %m4
  %x127.2 = load i64* %m3
  %y127.2 = load i64* %m4
  %z127.2 = add i64 %x127.2, %y127.2
  store i64 %z127.2, i64* %m1
  %u127 = load i64* %m5
  %w127 = and i64 %u127, 8
  %c127 = icmp eq i64 %w127, 0
  br i1 %c127, label %b128, label %b131
b366:
  %x366.0 = load i64* %m3
  %y366.0 = load i64* %m4
  %z366.0 = mul i64 %x366.0, %y366.0
  store i64 %z366.0, i64* %m4
  %x366.1 = load i64* %m1
  %y366.1 = load i64* %m6
  %z366.1 = xor i64 %x366.1, %y366.1
  store i64 %z366.1, i64* %m2
  %x366.2 = load i64* %m6
  %y366.2 = load i64* %m5
  %z366.2 = add i64 %x366.2, %y366.2
  store i64 %z366.2, i64* %m3
  %x366.3 = load i64* %m6
  %y366.3 = load i64* %m1
  %z366.3 = add i64 %x366.3, %y366.3
  store i64 %z366.3, i64* %m0
  %u366 = load i64* %m2
  %w366 = and i64 %u366, 8
  %c366 = icmp eq i64 %w366, 0
  br i1 %c366, label %b367, label %b370
b181:
  %x181.0 = load i64* %m7
  %y181.0 = load i64* %m3
  %z181.0 = xor i64 %x181.0, %y181.0
  store i64 %z181.0, i64* %m7
  %x181.1 = load i64* %m6
  %y181.1 = load i64* %m0
  %z181.1 = mul i64 %x181.1, %y181.1
  store i64 %z181.1, i64* %m5
  %x181.2 = load i64* %m3
  %y181.2 = load i64* %m5
  %z181.2 = mul i64 %x181.2, %y181.2
  store i64 %z181.2, i64* %m2
  %u181 = load i64* %m0
  %w181 = and i64 %u181, 4
  %c181 = icmp eq i64 %w181, 0
  br i1 %c181, label %b182, label %b183
b58:
  %x58.0 = load i64* %m7
  %y58.0 = load i64* %m4
  %z58.0 = or i64 %x58.0, %y58.0
  store i64 %z58.0, i64* %m5
  %x58.1 = load i64* %m0
  %y58.1 = load i64* %m7
  %z58.1 = or i64 %x58.1, %y58.1
  store i64 %z58.1, i64* %m2
  %x58.2 = load i64* %m4
  %y58.2 = load i64* %m7
  %z58.2 = mul i64 %x58.2, %y58.2
  store i64 %z58.2, i64* %m0
  %x58.3 = load i64* %m2
  %y58.3 = load i64* %m6
  %z58.3 = sub i64 %x58.3, %y58.3
  store i64 %z58.3, i64* %m5
  %u58 = load i64* %m5
  %w58 = and i64 %u58, 1
  %c58 = icmp eq i64 %w58, 0
  br i1 %c58, label %b59, label %b61
b210:
  %x210.0 = load i64* %m3
  %y210.0 = load i64* %m3
  %z210.0 = mul i64 %x210.0, %y210.0
  store i64 %z210.0, i64* %m2
  %x210.1 = load i64* %m4
  %y210.1 = load i64* %m6
  %z210.1 = sub i64 %x210.1, %y210.1
  store i64 %z210.1, i64* %m7
  %x210.2 = load i64* %m1
  %y210.2 = load i64* %m3
  %z210.2 = add i64 %x210.2, %y210.2
  store i64 %z210.2, i64* %m6
  %x210.3 = load i64* %m2
  %y210.3 = load i64* %m2
  %z210.3 = sub i64 %x210.3, %y210.3
  store i64 %z210.3, i64* %m2
  %u210 = load i64* %m7
  %w210 = and i64 %u210, 4
  %c210 = icmp eq i64 %w210, 0
  br i1 %c210, label %b211, label %b213
b91:
  %x91.0 = load i64* %m1
  %y91.0 = load i64* %m1
  %z91.0 = mul i64 %x91.0, %y91.0
  store i64 %z91.0, i64* %m7
  %x91.1 = load i64* %m5
  %y91.1 = load i64* %m3
  %z91.1 = sub i64 %x91.1, %y91.1
  store i64 %z91.1, i64* %m2
  %x91.2 = load i64* %m6
  %y91.2 = load i64* %m0
  %z91.2 = mul i64 %x91.2, %y91.2
  store i64 %z91.2, i64* %m3
  %x91.3 = load i64* %m3
  %y91.3 = load i64* %m6
  %z91.3 = or i64 %x91.3, %y91.3
  store i64 %z91.3, i64* %m7
  %x91.4 = load i64* %m6
  %y91.4 = load i64* %m1
  %z91.4 = mul i64 %x91.4, %y91.4
  store i64 %z91.4, i64* %m2
  %u91 = load i64* %m2
  %w91 = and i64 %u91, 2
  %c91 = icmp eq i64 %w91, 0
  br i1 %c91, label %b92, label %b94
b230:
  %x230.0 = load i64* %m0
  %y230.0 = load i64* %m4
  %z230.0 = add i64 %x230.0, %y230.0
  store i64 %z230.0, i64* %m7
  %x230.1 = load i64* %m0
  %y230.1 = load i64* %m3
  %z230.1 = add i64 %x230.1, %y230.1
  store i64 %z230.1, i64* %m3
  %x230.2 = load i64* %m0
  %y230.2 = load i64* %m0
  %z230.2 = xor i64 %x230.2, %y230.2
  store i64 %z230.2, i64* %m3
  %x230.3 = load i64* %m7
  %y230.3 = load i64* %m6
  %z230.3 = xor i64 %x230.3, %y230.3
  store i64 %z230.3, i64* %m1
  %x230.4 = load i64* %m6
  %y230.4 = load i64* %m0
  %z230.4 = mul i64 %x230.4, %y230.4
  store i64 %z230.4, i64* %m6
  %u230 = load i64* %m3
  %w230 = and i64 %u230, 32
  %c230 = icmp eq i64 %w230, 0
  br i1 %c230, label %b231, label %b233
b75:
  %x75.0 = load i64* %m0
  %y75.0 = load i64* %m2
  %z75.0 = mul i64 %x75.0, %y75.0
  store i64 %z75.0, i64* %m0
  %x75.1 = load i64* %m3
  %y75.1 = load i64* %m4
  %z75.1 = xor i64 %x75.1, %y75.1
  store i64 %z75.1, i64* %m6
  %x75.2 = load i64* %m2
  %y75.2 = load i64* %m4
  %z75.2 = or i64 %x75.2, %y75.2
  store i64 %z75.2, i64* %m4
  %x75.3 = load i64* %m1
  %y75.3 = load i64* %m4
  %z75.3 = add i64 %x75.3, %y75.3
  store i64 %z75.3, i64* %m1
  %u75 = load i64* %m2
  %w75 = and i64 %u75, 1
  %c75 = icmp eq i64 %w75, 0
  br i1 %c75, label %b76, label %b79
b173:
  %x173.0 = load i64* %m4
  %y173.0 = load i64* %m6
  %z173.0 = sub i64 %x173.0, %y173.0
  store i64 %z173.0, i64* %m4
  %x173.1 = load i64* %m3
  %y173.1 = load i64* %m2
  %z173.1 = sub i64 %x173.1, %y173.1
  store i64 %z173.1, i64* %m4
  %x173.2 = load i64* %m2
  %y173.2 = load i64* %m5
  %z173.2 = sub i64 %x173.2, %y173.2
  store i64 %z173.2, i64* %m4
  %u173 = load i64* %m4
  %w173 = and i64 %u173, 16
  %c173 = icmp eq i64 %w173, 0
  br i1 %c173, label %b174, label %b177
b15:
  %x15.0 = load i64* %m5
  %y15.0 = load i64* %m7
  %z15.0 = xor i64 %x15.0, %y15.0
  store i64 %z15.0, i64* %m3
  %x15.1 = load i64* %m1
  %y15.1 = load i64* %m0
  %z15.1 = xor i64 %x15.1, %y15.1
  store i64 %z15.1, i64* %m2
  %u15 = load i64* %m7
  %w15 = and i64 %u15, 32
  %c15 = icmp eq i64 %w15, 0
  br i1 %c15, label %b16, label %b21
b31:
  %x31.0 = load i64* %m5
  %y31.0 = load i64* %m5
  %z31.0 = or i64 %x31.0, %y31.0
  store i64 %z31.0, i64* %m0
  %x31.1 = load i64* %m4
  %y31.1 = load i64* %m0
  %z31.1 = or i64 %x31.1, %y31.1
  store i64 %z31.1, i64* %m4
  %x31.2 = load i64* %m5
  %y31.2 = load i64* %m2
  %z31.2 = mul i64 %x31.2, %y31.2
  store i64 %z31.2, i64* %m0
  %x31.3 = load i64* %m3
  %y31.3 = load i64* %m3
  %z31.3 = add i64 %x31.3, %y31.3
  store i64 %z31.3, i64* %m1
  %x31.4 = load i64* %m1
  %y31.4 = load i64* %m2
  %z31.4 = mul i64 %x31.4, %y31.4
  store i64 %z31.4, i64* %m6
  %u31 = load i64* %m0
  %w31 = and i64 %u31, 8
  %c31 = icmp eq i64 %w31, 0
  br i1 %c31, label %b32, label %b35
b4:
  %x4.0 = load i64* %m4
  %y4.0 = load i64* %m7
  %z4.0 = or i64 %x4.0, %y4.0
  store i64 %z4.0, i64* %m5
  %x4.1 = load i64* %m0
  %y4.1 = load i64* %m7
  %z4.1 = sub i64 %x4.1, %y4.1
  store i64 %z4.1, i64* %m5
  %x4.2 = load i64* %m5
  %y4.2 = load i64* %m4
  %z4.2 = xor i64 %x4.2, %y4.2
  store i64 %z4.2, i64* %m7
  %x4.3 = load i64* %m7
  %y4.3 = load i64* %m3
  %z4.3 = xor i64 %x4.3, %y4.3
  store i64 %z4.3, i64* %m2
  %x4.4 = load i64* %m5
  %y4.4 = load i64* %m2
  %z4.4 = sub i64 %x4.4, %y4.4
  store i64 %z4.4, i64* %m3
  %u4 = load i64* %m0
  %w4 = and i64 %u4, 4
  %c4 = icmp eq i64 %w4, 0
  br i1 %c4, label %b5, label %b10
b228:
  %x228.0 = load i64* %m5
  %y228.0 = load i64* %m7
  %z228.0 = sub i64 %x228.0, %y228.0
  store i64 %z228.0, i64* %m5
  %x228.1 = load i64* %m5
  %y228.1 = load i64* %m7
  %z228.1 = or i64 %x228.1, %y228.1
  store i64 %z228.1, i64* %m1
  %x228.2 = load i64* %m4
  %y228.2 = load i64* %m4
  %z228.2 = mul i64 %x228.2, %y228.2
  store i64 %z228.2, i64* %m2
  %u228 = load i64* %m6
  %w228 = and i64 %u228, 2
  %c228 = icmp eq i64 %w228, 0
  br i1 %c228, label %b229, label %b232
b196:
  %x196.0 = load i64* %m7
  %y196.0 = load i64* %m2
  %z196.0 = sub i64 %x196.0, %y196.0
  store i64 %z196.0, i64* %m0
  %x196.1 = load i64* %m4
  %y196.1 = load i64* %m7
  %z196.1 = add i64 %x196.1, %y196.1
  store i64 %z196.1, i64* %m2
  %x196.2 = load i64* %m1
  %y196.2 = load i64* %m7
  %z196.2 = or i64 %x196.2, %y196.2
  store i64 %z196.2, i64* %m3
  %u196 = load i64* %m6
  %w196 = and i64 %u196, 16
  %c196 = icmp eq i64 %w196, 0
  br i1 %c196, label %b197, label %b198
b134:
  %x134.0 = load i64* %m2
  %y134.0 = load i64* %m7
  %z134.0 = sub i64 %x134.0, %y134.0
  store i64 %z134.0, i64* %m1
  %x134.1 = load i64* %m6
  %y134.1 = load i64* %m7
  %z134.1 = add i64 %x134.1, %y134.1
  store i64 %z134.1, i64* %m4
  %x134.2 = load i64* %m6
  %y134.2 = load i64* %m7
  %z134.2 = mul i64 %x134.2, %y134.2
  store i64 %z134.2, i64* %m3
  %x134.3 = load i64* %m6
  %y134.3 = load i64* %m6
  %z134.3 = mul i64 %x134.3, %y134.3
  store i64 %z134.3, i64* %m3
  %u134 = load i64* %m5
  %w134 = and i64 %u134, 1
  %c134 = icmp eq i64 %w134, 0
  br i1 %c134, label %b135, label %b139
b46:
  %x46.0 = load i64* %m7
  %y46.0 = load i64* %m4
  %z46.0 = sub i64 %x46.0, %y46.0
  store i64 %z46.0, i64* %m1
  %x46.1 = load i64* %m2
  %y46.1 = load i64* %m2
  %z46.1 = sub i64 %x46.1, %y46.1
  store i64 %z46.1, i64* %m0
  %x46.2 = load i64* %m7
  %y46.2 = load i64* %m6
  %z46.2 = or i64 %x46.2, %y46.2
  store i64 %z46.2, i64* %m3
  %u46 = load i64* %m6
  %w46 = and i64 %u46, 2
  %c46 = icmp eq i64 %w46, 0
  br i1 %c46, label %b47, label %b51
b99:
  %x99.0 = load i64* %m0
  %y99.0 = load i64* %m1
  %z99.0 = sub i64 %x99.0, %y99.0
  store i64 %z99.0, i64* %m5
  %x99.1 = load i64* %m2
  %y99.1 = load i64* %m6
  %z99.1 = or i64 %x99.1, %y99.1
  store i64 %z99.1, i64* %m5
  %x99.2 = load i64* %m4
  %y99.2 = load i64* %m7
  %z99.2 = add i64 %x99.2, %y99.2
  store i64 %z99.2, i64* %m5
  %x99.3 = load i64* %m1
  %y99.3 = load i64* %m4
  %z99.3 = add i64 %x99.3, %y99.3
  store i64 %z99.3, i64* %m5
  %u99 = load i64* %m7
  %w99 = and i64 %u99, 1
  %c99 = icmp eq i64 %w99, 0
  br i1 %c99, label %b100, label %b103
b368:
  %x368.0 = load i64* %m5
  %y368.0 = load i64* %m6
  %z368.0 = sub i64 %x368.0, %y368.0
  store i64 %z368.0, i64* %m2
  %x368.1 = load i64* %m0
  %y368.1 = load i64* %m4
  %z368.1 = xor i64 %x368.1, %y368.1
  store i64 %z368.1, i64* %m2
  %x368.2 = load i64* %m5
  %y368.2 = load i64* %m5
  %z368.2 = xor i64 %x368.2, %y368.2
  store i64 %z368.2, i64* %m1
  %x368.3 = load i64* %m4
  %y368.3 = load i64* %m5
  %z368.3 = xor i64 %x368.3, %y368.3
  store i64 %z368.3, i64* %m2
  %x368.4 = load i64* %m6
  %y368.4 = load i64* %m2
  %z368.4 = sub i64 %x368.4, %y368.4
  store i64 %z368.4, i64* %m7
  %u368 = load i64* %m1
  %w368 = and i64 %u368, 1
  %c368 = icmp eq i64 %w368, 0
  br i1 %c368, label %b369, label %b374
b370:
  %x370.0 = load i64* %m0
  %y370.0 = load i64* %m4
  %z370.0 = add i64 %x370.0, %y370.0
  store i64 %z370.0, i64* %m0
  %x370.1 = load i64* %m5
  %y370.1 = load i64* %m4
  %z370.1 = xor i64 %x370.1, %y370.1
  store i64 %z370.1, i64* %m5
  %x370.2 = load i64* %m5
  %y370.2 = load i64* %m0
  %z370.2 = mul i64 %x370.2, %y370.2
  store i64 %z370.2, i64* %m1
  %x370.3 = load i64* %m0
  %y370.3 = load i64* %m2
  %z370.3 = or i64 %x370.3, %y370.3
  store i64 %z370.3, i64* %m1
  %u370 = load i64* %m3
  %w370 = and i64 %u370, 4
  %c370 = icmp eq i64 %w370, 0
  br i1 %c370, label %b371, label %b376
b296:
  %x296.0 = load i64* %m7
  %y296.0 = load i64* %m2
  %z296.0 = xor i64 %x296.0, %y296.0
  store i64 %z296.0, i64* %m7
  %x296.1 = load i64* %m0
  %y296.1 = load i64* %m6
  %z296.1 = add i64 %x296.1, %y296.1
  store i64 %z296.1, i64* %m2
  %u296 = load i64* %m2
  %w296 = and i64 %u296, 16
  %c296 = icmp eq i64 %w296, 0
  br i1 %c296, label %b297, label %b300
b40:
  %x40.0 = load i64* %m2
  %y40.0 = load i64* %m7
  %z40.0 = or i64 %x40.0, %y40.0
  store i64 %z40.0, i64* %m4
  %x40.1 = load i64* %m4
  %y40.1 = load i64* %m3
  %z40.1 = add i64 %x40.1, %y40.1
  store i64 %z40.1, i64* %m0
  %x40.2 = load i64* %m3
  %y40.2 = load i64* %m5
  %z40.2 = xor i64 %x40.2, %y40.2
  store i64 %z40.2, i64* %m7
  %x40.3 = load i64* %m5
  %y40.3 = load i64* %m2
  %z40.3 = add i64 %x40.3, %y40.3
  store i64 %z40.3, i64* %m2
  %x40.4 = load i64* %m6
  %y40.4 = load i64* %m2
  %z40.4 = or i64 %x40.4, %y40.4
  store i64 %z40.4, i64* %m1
  %u40 = load i64* %m6
  %w40 = and i64 %u40, 1
  %c40 = icmp eq i64 %w40, 0
  br i1 %c40, label %b41, label %b44
b16:
  %x16.0 = load i64* %m7
  %y16.0 = load i64* %m5
  %z16.0 = xor i64 %x16.0, %y16.0
  store i64 %z16.0, i64* %m6
  %x16.1 = load i64* %m0
  %y16.1 = load i64* %m4
  %z16.1 = sub i64 %x16.1, %y16.1
  store i64 %z16.1, i64* %m0
  %x16.2 = load i64* %m7
  %y16.2 = load i64* %m5
  %z16.2 = xor i64 %x16.2, %y16.2
  store i64 %z16.2, i64* %m1
  %x16.3 = load i64* %m6
  %y16.3 = load i64* %m5
  %z16.3 = sub i64 %x16.3, %y16.3
  store i64 %z16.3, i64* %m1
  %u16 = load i64* %m0
  %w16 = and i64 %u16, 2
  %c16 = icmp eq i64 %w16, 0
  br i1 %c16, label %b17, label %b20
b334:
  %x334.0 = load i64* %m3
  %y334.0 = load i64* %m7
  %z334.0 = xor i64 %x334.0, %y334.0
  store i64 %z334.0, i64* %m4
  %x334.1 = load i64* %m7
  %y334.1 = load i64* %m1
  %z334.1 = add i64 %x334.1, %y334.1
  store i64 %z334.1, i64* %m5
  %x334.2 = load i64* %m7
  %y334.2 = load i64* %m4
  %z334.2 = add i64 %x334.2, %y334.2
  store i64 %z334.2, i64* %m3
  %x334.3 = load i64* %m5
  %y334.3 = load i64* %m0
  %z334.3 = xor i64 %x334.3, %y334.3
  store i64 %z334.3, i64* %m4
  %x334.4 = load i64* %m4
  %y334.4 = load i64* %m1
  %z334.4 = add i64 %x334.4, %y334.4
  store i64 %z334.4, i64* %m5
  %u334 = load i64* %m4
  %w334 = and i64 %u334, 2
  %c334 = icmp eq i64 %w334, 0
  br i1 %c334, label %b335, label %b337
b25:
  %x25.0 = load i64* %m2
  %y25.0 = load i64* %m0
  %z25.0 = add i64 %x25.0, %y25.0
  store i64 %z25.0, i64* %m7
  %x25.1 = load i64* %m4
  %y25.1 = load i64* %m3
  %z25.1 = sub i64 %x25.1, %y25.1
  store i64 %z25.1, i64* %m2
  %u25 = load i64* %m6
  %w25 = and i64 %u25, 16
  %c25 = icmp eq i64 %w25, 0
  br i1 %c25, label %b26, label %b27
b244:
  %x244.0 = load i64* %m0
  %y244.0 = load i64* %m4
  %z244.0 = or i64 %x244.0, %y244.0
  store i64 %z244.0, i64* %m6
  %x244.1 = load i64* %m7
  %y244.1 = load i64* %m6
  %z244.1 = xor i64 %x244.1, %y244.1
  store i64 %z244.1, i64* %m1
  %u244 = load i64* %m6
  %w244 = and i64 %u244, 16
  %c244 = icmp eq i64 %w244, 0
  br i1 %c244, label %b245, label %b250
b221:
  %x221.0 = load i64* %m2
  %y221.0 = load i64* %m4
  %z221.0 = xor i64 %x221.0, %y221.0
  store i64 %z221.0, i64* %m3
  %x221.1 = load i64* %m0
  %y221.1 = load i64* %m5
  %z221.1 = or i64 %x221.1, %y221.1
  store i64 %z221.1, i64* %m6
  %x221.2 = load i64* %m5
  %y221.2 = load i64* %m6
  %z221.2 = xor i64 %x221.2, %y221.2
  store i64 %z221.2, i64* %m2
  %x221.3 = load i64* %m5
  %y221.3 = load i64* %m0
  %z221.3 = xor i64 %x221.3, %y221.3
  store i64 %z221.3, i64* %m0
  %x221.4 = load i64* %m5
  %y221.4 = load i64* %m7
  %z221.4 = add i64 %x221.4, %y221.4
  store i64 %z221.4, i64* %m4
  %u221 = load i64* %m3
  %w221 = and i64 %u221, 2
  %c221 = icmp eq i64 %w221, 0
  br i1 %c221, label %b222, label %b225
b281:
  %x281.0 = load i64* %m5
  %y281.0 = load i64* %m4
  %z281.0 = sub i64 %x281.0, %y281.0
  store i64 %z281.0, i64* %m6
  %x281.1 = load i64* %m0
  %y281.1 = load i64* %m6
  %z281.1 = sub i64 %x281.1, %y281.1
  store i64 %z281.1, i64* %m7
  %x281.2 = load i64* %m1
  %y281.2 = load i64* %m3
  %z281.2 = add i64 %x281.2, %y281.2
  store i64 %z281.2, i64* %m5
  %x281.3 = load i64* %m7
  %y281.3 = load i64* %m0
  %z281.3 = mul i64 %x281.3, %y281.3
  store i64 %z281.3, i64* %m5
  %u281 = load i64* %m5
  %w281 = and i64 %u281, 4
  %c281 = icmp eq i64 %w281, 0
  br i1 %c281, label %b282, label %b285
b324:
  %x324.0 = load i64* %m3
  %y324.0 = load i64* %m4
  %z324.0 = mul i64 %x324.0, %y324.0
  store i64 %z324.0, i64* %m0
  %x324.1 = load i64* %m3
  %y324.1 = load i64* %m5
  %z324.1 = sub i64 %x324.1, %y324.1
  store i64 %z324.1, i64* %m5
  %x324.2 = load i64* %m3
  %y324.2 = load i64* %m1
  %z324.2 = or i64 %x324.2, %y324.2
  store i64 %z324.2, i64* %m6
  %x324.3 = load i64* %m4
  %y324.3 = load i64* %m7
  %z324.3 = or i64 %x324.3, %y324.3
  store i64 %z324.3, i64* %m5
  %x324.4 = load i64* %m3
  %y324.4 = load i64* %m2
  %z324.4 = add i64 %x324.4, %y324.4
  store i64 %z324.4, i64* %m0
  %u324 = load i64* %m4
  %w324 = and i64 %u324, 32
  %c324 = icmp eq i64 %w324, 0
  br i1 %c324, label %b325, label %b329
b225:
  %x225.0 = load i64* %m7
  %y225.0 = load i64* %m3
  %z225.0 = xor i64 %x225.0, %y225.0
  store i64 %z225.0, i64* %m6
  %x225.1 = load i64* %m4
  %y225.1 = load i64* %m3
  %z225.1 = add i64 %x225.1, %y225.1
  store i64 %z225.1, i64* %m2
  %x225.2 = load i64* %m0
  %y225.2 = load i64* %m4
  %z225.2 = or i64 %x225.2, %y225.2
  store i64 %z225.2, i64* %m7
  %u225 = load i64* %m0
  %w225 = and i64 %u225, 2
  %c225 = icmp eq i64 %w225, 0
  br i1 %c225, label %b226, label %b227
b145:
  %x145.0 = load i64* %m0
  %y145.0 = load i64* %m1
  %z145.0 = or i64 %x145.0, %y145.0
  store i64 %z145.0, i64* %m1
  %x145.1 = load i64* %m7
  %y145.1 = load i64* %m2
  %z145.1 = xor i64 %x145.1, %y145.1
  store i64 %z145.1, i64* %m4
  %u145 = load i64* %m7
  %w145 = and i64 %u145, 16
  %c145 = icmp eq i64 %w145, 0
  br i1 %c145, label %b146, label %b150
b108:
  %x108.0 = load i64* %m1
  %y108.0 = load i64* %m0
  %z108.0 = sub i64 %x108.0, %y108.0
  store i64 %z108.0, i64* %m5
  %x108.1 = load i64* %m2
  %y108.1 = load i64* %m0
  %z108.1 = add i64 %x108.1, %y108.1
  store i64 %z108.1, i64* %m2
  %x108.2 = load i64* %m3
  %y108.2 = load i64* %m3
  %z108.2 = sub i64 %x108.2, %y108.2
  store i64 %z108.2, i64* %m0
  %x108.3 = load i64* %m5
  %y108.3 = load i64* %m5
  %z108.3 = sub i64 %x108.3, %y108.3
  store i64 %z108.3, i64* %m0
  %u108 = load i64* %m4
  %w108 = and i64 %u108, 2
  %c108 = icmp eq i64 %w108, 0
  br i1 %c108, label %b109, label %b112
b391:
  %x391.0 = load i64* %m7
  %y391.0 = load i64* %m5
  %z391.0 = xor i64 %x391.0, %y391.0
  store i64 %z391.0, i64* %m7
  %x391.1 = load i64* %m2
  %y391.1 = load i64* %m2
  %z391.1 = add i64 %x391.1, %y391.1
  store i64 %z391.1, i64* %m6
  %u391 = load i64* %m2
  %w391 = and i64 %u391, 32
  %c391 = icmp eq i64 %w391, 0
  br i1 %c391, label %b392, label %b397
b162:
  %x162.0 = load i64* %m2
  %y162.0 = load i64* %m6
  %z162.0 = sub i64 %x162.0, %y162.0
  store i64 %z162.0, i64* %m0
  %x162.1 = load i64* %m2
  %y162.1 = load i64* %m3
  %z162.1 = sub i64 %x162.1, %y162.1
  store i64 %z162.1, i64* %m7
  %x162.2 = load i64* %m4
  %y162.2 = load i64* %m5
  %z162.2 = add i64 %x162.2, %y162.2
  store i64 %z162.2, i64* %m2
  %x162.3 = load i64* %m3
  %y162.3 = load i64* %m3
  %z162.3 = mul i64 %x162.3, %y162.3
  store i64 %z162.3, i64* %m3
  %u162 = load i64* %m2
  %w162 = and i64 %u162, 8
  %c162 = icmp eq i64 %w162, 0
  br i1 %c162, label %b163, label %b164
b105:
  %x105.0 = load i64* %m5
  %y105.0 = load i64* %m6
  %z105.0 = sub i64 %x105.0, %y105.0
  store i64 %z105.0, i64* %m5
  %x105.1 = load i64* %m7
  %y105.1 = load i64* %m7
  %z105.1 = xor i64 %x105.1, %y105.1
  store i64 %z105.1, i64* %m2
  %x105.2 = load i64* %m4
  %y105.2 = load i64* %m2
  %z105.2 = mul i64 %x105.2, %y105.2
  store i64 %z105.2, i64* %m6
  %x105.3 = load i64* %m1
  %y105.3 = load i64* %m2
  %z105.3 = or i64 %x105.3, %y105.3
  store i64 %z105.3, i64* %m0
  %u105 = load i64* %m0
  %w105 = and i64 %u105, 8
  %c105 = icmp eq i64 %w105, 0
  br i1 %c105, label %b106, label %b107
b153:
  %x153.0 = load i64* %m5
  %y153.0 = load i64* %m0
  %z153.0 = xor i64 %x153.0, %y153.0
  store i64 %z153.0, i64* %m0
  %x153.1 = load i64* %m1
  %y153.1 = load i64* %m0
  %z153.1 = sub i64 %x153.1, %y153.1
  store i64 %z153.1, i64* %m0
  %x153.2 = load i64* %m6
  %y153.2 = load i64* %m6
  %z153.2 = xor i64 %x153.2, %y153.2
  store i64 %z153.2, i64* %m6
  %x153.3 = load i64* %m6
  %y153.3 = load i64* %m4
  %z153.3 = sub i64 %x153.3, %y153.3
  store i64 %z153.3, i64* %m3
  %u153 = load i64* %m0
  %w153 = and i64 %u153, 1
  %c153 = icmp eq i64 %w153, 0
  br i1 %c153, label %b154, label %b159
b350:
  %x350.0 = load i64* %m1
  %y350.0 = load i64* %m2
  %z350.0 = add i64 %x350.0, %y350.0
  store i64 %z350.0, i64* %m6
  %x350.1 = load i64* %m0
  %y350.1 = load i64* %m4
  %z350.1 = sub i64 %x350.1, %y350.1
  store i64 %z350.1, i64* %m5
  %u350 = load i64* %m5
  %w350 = and i64 %u350, 32
  %c350 = icmp eq i64 %w350, 0
  br i1 %c350, label %b351, label %b352
b213:
  %x213.0 = load i64* %m3
  %y213.0 = load i64* %m3
  %z213.0 = add i64 %x213.0, %y213.0
  store i64 %z213.0, i64* %m1
  %x213.1 = load i64* %m3
  %y213.1 = load i64* %m1
  %z213.1 = mul i64 %x213.1, %y213.1
  store i64 %z213.1, i64* %m4
  %u213 = load i64* %m0
  %w213 = and i64 %u213, 16
  %c213 = icmp eq i64 %w213, 0
  br i1 %c213, label %b214, label %b217
b287:
  %x287.0 = load i64* %m3
  %y287.0 = load i64* %m4
  %z287.0 = add i64 %x287.0, %y287.0
  store i64 %z287.0, i64* %m2
  %x287.1 = load i64* %m6
  %y287.1 = load i64* %m6
  %z287.1 = xor i64 %x287.1, %y287.1
  store i64 %z287.1, i64* %m3
  %x287.2 = load i64* %m6
  %y287.2 = load i64* %m5
  %z287.2 = add i64 %x287.2, %y287.2
  store i64 %z287.2, i64* %m6
  %u287 = load i64* %m7
  %w287 = and i64 %u287, 32
  %c287 = icmp eq i64 %w287, 0
  br i1 %c287, label %b288, label %b292
b227:
  %x227.0 = load i64* %m7
  %y227.0 = load i64* %m3
  %z227.0 = xor i64 %x227.0, %y227.0
  store i64 %z227.0, i64* %m0
  %x227.1 = load i64* %m1
  %y227.1 = load i64* %m7
  %z227.1 = or i64 %x227.1, %y227.1
  store i64 %z227.1, i64* %m6
  %u227 = load i64* %m4
  %w227 = and i64 %u227, 1
  %c227 = icmp eq i64 %w227, 0
  br i1 %c227, label %b228, label %b231
b81:
  %x81.0 = load i64* %m7
  %y81.0 = load i64* %m1
  %z81.0 = sub i64 %x81.0, %y81.0
  store i64 %z81.0, i64* %m4
  %x81.1 = load i64* %m1
  %y81.1 = load i64* %m4
  %z81.1 = xor i64 %x81.1, %y81.1
  store i64 %z81.1, i64* %m4
  %x81.2 = load i64* %m2
  %y81.2 = load i64* %m0
  %z81.2 = add i64 %x81.2, %y81.2
  store i64 %z81.2, i64* %m4
  %x81.3 = load i64* %m2
  %y81.3 = load i64* %m1
  %z81.3 = xor i64 %x81.3, %y81.3
  store i64 %z81.3, i64* %m6
  %u81 = load i64* %m2
  %w81 = and i64 %u81, 1
  %c81 = icmp eq i64 %w81, 0
  br i1 %c81, label %b82, label %b86
b364:
  %x364.0 = load i64* %m0
  %y364.0 = load i64* %m6
  %z364.0 = mul i64 %x364.0, %y364.0
  store i64 %z364.0, i64* %m6
  %x364.1 = load i64* %m6
  %y364.1 = load i64* %m5
  %z364.1 = add i64 %x364.1, %y364.1
  store i64 %z364.1, i64* %m5
  %x364.2 = load i64* %m2
  %y364.2 = load i64* %m2
  %z364.2 = sub i64 %x364.2, %y364.2
  store i64 %z364.2, i64* %m7
  %x364.3 = load i64* %m3
  %y364.3 = load i64* %m1
  %z364.3 = mul i64 %x364.3, %y364.3
  store i64 %z364.3, i64* %m7
  %u364 = load i64* %m2
  %w364 = and i64 %u364, 8
  %c364 = icmp eq i64 %w364, 0
  br i1 %c364, label %b365, label %b368
b139:
  %x139.0 = load i64* %m5
  %y139.0 = load i64* %m6
  %z139.0 = mul i64 %x139.0, %y139.0
  store i64 %z139.0, i64* %m4
  %x139.1 = load i64* %m7
  %y139.1 = load i64* %m6
  %z139.1 = add i64 %x139.1, %y139.1
  store i64 %z139.1, i64* %m4
  %x139.2 = load i64* %m3
  %y139.2 = load i64* %m1
  %z139.2 = or i64 %x139.2, %y139.2
  store i64 %z139.2, i64* %m6
  %u139 = load i64* %m0
  %w139 = and i64 %u139, 32
  %c139 = icmp eq i64 %w139, 0
  br i1 %c139, label %b140, label %b141
b236:
  %x236.0 = load i64* %m4
  %y236.0 = load i64* %m6
  %z236.0 = sub i64 %x236.0, %y236.0
  store i64 %z236.0, i64* %m3
  %x236.1 = load i64* %m2
  %y236.1 = load i64* %m0
  %z236.1 = sub i64 %x236.1, %y236.1
  store i64 %z236.1, i64* %m4
  %x236.2 = load i64* %m4
  %y236.2 = load i64* %m4
  %z236.2 = xor i64 %x236.2, %y236.2
  store i64 %z236.2, i64* %m1
  %x236.3 = load i64* %m1
  %y236.3 = load i64* %m2
  %z236.3 = or i64 %x236.3, %y236.3
  store i64 %z236.3, i64* %m0
  %x236.4 = load i64* %m1
  %y236.4 = load i64* %m4
  %z236.4 = mul i64 %x236.4, %y236.4
  store i64 %z236.4, i64* %m0
  %u236 = load i64* %m2
  %w236 = and i64 %u236, 32
  %c236 = icmp eq i64 %w236, 0
  br i1 %c236, label %b237, label %b242
b386:
  %x386.0 = load i64* %m0
  %y386.0 = load i64* %m1
  %z386.0 = xor i64 %x386.0, %y386.0
  store i64 %z386.0, i64* %m6
  %x386.1 = load i64* %m2
  %y386.1 = load i64* %m7
  %z386.1 = sub i64 %x386.1, %y386.1
  store i64 %z386.1, i64* %m6
  %x386.2 = load i64* %m2
  %y386.2 = load i64* %m7
  %z386.2 = or i64 %x386.2, %y386.2
  store i64 %z386.2, i64* %m4
  %x386.3 = load i64* %m3
  %y386.3 = load i64* %m5
  %z386.3 = add i64 %x386.3, %y386.3
  store i64 %z386.3, i64* %m5
  %x386.4 = load i64* %m1
  %y386.4 = load i64* %m6
  %z386.4 = sub i64 %x386.4, %y386.4
  store i64 %z386.4, i64* %m0
  %u386 = load i64* %m5
  %w386 = and i64 %u386, 1
  %c386 = icmp eq i64 %w386, 0
  br i1 %c386, label %b387, label %b388
b53:
  %x53.0 = load i64* %m0
  %y53.0 = load i64* %m5
  %z53.0 = add i64 %x53.0, %y53.0
  store i64 %z53.0, i64* %m1
  %x53.1 = load i64* %m2
  %y53.1 = load i64* %m4
  %z53.1 = sub i64 %x53.1, %y53.1
  store i64 %z53.1, i64* %m7
  %x53.2 = load i64* %m2
  %y53.2 = load i64* %m7
  %z53.2 = or i64 %x53.2, %y53.2
  store i64 %z53.2, i64* %m5
  %x53.3 = load i64* %m0
  %y53.3 = load i64* %m1
  %z53.3 = mul i64 %x53.3, %y53.3
  store i64 %z53.3, i64* %m7
  %x53.4 = load i64* %m5
  %y53.4 = load i64* %m6
  %z53.4 = or i64 %x53.4, %y53.4
  store i64 %z53.4, i64* %m3
  %u53 = load i64* %m5
  %w53 = and i64 %u53, 1
  %c53 = icmp eq i64 %w53, 0
  br i1 %c53, label %b54, label %b58
b146:
  %x146.0 = load i64* %m4
  %y146.0 = load i64* %m5
  %z146.0 = mul i64 %x146.0, %y146.0
  store i64 %z146.0, i64* %m7
  %x146.1 = load i64* %m3
  %y146.1 = load i64* %m1
  %z146.1 = sub i64 %x146.1, %y146.1
  store i64 %z146.1, i64* %m7
  %x146.2 = load i64* %m6
  %y146.2 = load i64* %m6
  %z146.2 = xor i64 %x146.2, %y146.2
  store i64 %z146.2, i64* %m4
  %x146.3 = load i64* %m4
  %y146.3 = load i64* %m5
  %z146.3 = or i64 %x146.3, %y146.3
  store i64 %z146.3, i64* %m5
  %u146 = load i64* %m5
  %w146 = and i64 %u146, 4
  %c146 = icmp eq i64 %w146, 0
  br i1 %c146, label %b147, label %b149
b43:
  %x43.0 = load i64* %m6
  %y43.0 = load i64* %m1
  %z43.0 = add i64 %x43.0, %y43.0
  store i64 %z43.0, i64* %m1
  %x43.1 = load i64* %m5
  %y43.1 = load i64* %m7
  %z43.1 = sub i64 %x43.1, %y43.1
  store i64 %z43.1, i64* %m2
  %x43.2 = load i64* %m2
  %y43.2 = load i64* %m7
  %z43.2 = xor i64 %x43.2, %y43.2
  store i64 %z43.2, i64* %m5
  %u43 = load i64* %m2
  %w43 = and i64 %u43, 32
  %c43 = icmp eq i64 %w43, 0
  br i1 %c43, label %b44, label %b45
b34:
  %x34.0 = load i64* %m2
  %y34.0 = load i64* %m1
  %z34.0 = mul i64 %x34.0, %y34.0
  store i64 %z34.0, i64* %m2
  %x34.1 = load i64* %m2
  %y34.1 = load i64* %m0
  %z34.1 = xor i64 %x34.1, %y34.1
  store i64 %z34.1, i64* %m3
  %x34.2 = load i64* %m7
  %y34.2 = load i64* %m2
  %z34.2 = add i64 %x34.2, %y34.2
  store i64 %z34.2, i64* %m2
  %u34 = load i64* %m3
  %w34 = and i64 %u34, 2
  %c34 = icmp eq i64 %w34, 0
  br i1 %c34, label %b35, label %b39
b107:
  %x107.0 = load i64* %m2
  %y107.0 = load i64* %m4
  %z107.0 = or i64 %x107.0, %y107.0
  store i64 %z107.0, i64* %m1
  %x107.1 = load i64* %m3
  %y107.1 = load i64* %m0
  %z107.1 = mul i64 %x107.1, %y107.1
  store i64 %z107.1, i64* %m1
  %u107 = load i64* %m1
  %w107 = and i64 %u107, 4
  %c107 = icmp eq i64 %w107, 0
  br i1 %c107, label %b108, label %b109
b362:
  %x362.0 = load i64* %m7
  %y362.0 = load i64* %m4
  %z362.0 = xor i64 %x362.0, %y362.0
  store i64 %z362.0, i64* %m0
  %x362.1 = load i64* %m3
  %y362.1 = load i64* %m7
  %z362.1 = add i64 %x362.1, %y362.1
  store i64 %z362.1, i64* %m2
  %x362.2 = load i64* %m3
  %y362.2 = load i64* %m3
  %z362.2 = add i64 %x362.2, %y362.2
  store i64 %z362.2, i64* %m7
  %x362.3 = load i64* %m0
  %y362.3 = load i64* %m3
  %z362.3 = add i64 %x362.3, %y362.3
  store i64 %z362.3, i64* %m1
  %x362.4 = load i64* %m6
  %y362.4 = load i64* %m6
  %z362.4 = xor i64 %x362.4, %y362.4
  store i64 %z362.4, i64* %m3
  %u362 = load i64* %m0
  %w362 = and i64 %u362, 4
  %c362 = icmp eq i64 %w362, 0
  br i1 %c362, label %b363, label %b366
b234:
  %x234.0 = load i64* %m5
  %y234.0 = load i64* %m6
  %z234.0 = add i64 %x234.0, %y234.0
  store i64 %z234.0, i64* %m1
  %x234.1 = load i64* %m3
  %y234.1 = load i64* %m4
  %z234.1 = add i64 %x234.1, %y234.1
  store i64 %z234.1, i64* %m5
  %x234.2 = load i64* %m0
  %y234.2 = load i64* %m3
  %z234.2 = xor i64 %x234.2, %y234.2
  store i64 %z234.2, i64* %m4
  %x234.3 = load i64* %m5
  %y234.3 = load i64* %m3
  %z234.3 = sub i64 %x234.3, %y234.3
  store i64 %z234.3, i64* %m4
  %x234.4 = load i64* %m4
  %y234.4 = load i64* %m0
  %z234.4 = mul i64 %x234.4, %y234.4
  store i64 %z234.4, i64* %m0
  %u234 = load i64* %m4
  %w234 = and i64 %u234, 1
  %c234 = icmp eq i64 %w234, 0
  br i1 %c234, label %b235, label %b240
b259:
  %x259.0 = load i64* %m7
  %y259.0 = load i64* %m4
  %z259.0 = add i64 %x259.0, %y259.0
  store i64 %z259.0, i64* %m2
  %x259.1 = load i64* %m4
  %y259.1 = load i64* %m3
  %z259.1 = or i64 %x259.1, %y259.1
  store i64 %z259.1, i64* %m7
  %u259 = load i64* %m3
  %w259 = and i64 %u259, 1
  %c259 = icmp eq i64 %w259, 0
  br i1 %c259, label %b260, label %b265
b369:
  %x369.0 = load i64* %m6
  %y369.0 = load i64* %m4
  %z369.0 = or i64 %x369.0, %y369.0
  store i64 %z369.0, i64* %m4
  %x369.1 = load i64* %m5
  %y369.1 = load i64* %m7
  %z369.1 = mul i64 %x369.1, %y369.1
  store i64 %z369.1, i64* %m0
  %x369.2 = load i64* %m6
  %y369.2 = load i64* %m1
  %z369.2 = or i64 %x369.2, %y369.2
  store i64 %z369.2, i64* %m5
  %x369.3 = load i64* %m7
  %y369.3 = load i64* %m3
  %z369.3 = sub i64 %x369.3, %y369.3
  store i64 %z369.3, i64* %m4
  %x369.4 = load i64* %m2
  %y369.4 = load i64* %m1
  %z369.4 = sub i64 %x369.4, %y369.4
  store i64 %z369.4, i64* %m4
  %u369 = load i64* %m6
  %w369 = and i64 %u369, 4
  %c369 = icmp eq i64 %w369, 0
  br i1 %c369, label %b370, label %b374
b10:
  %x10.0 = load i64* %m5
  %y10.0 = load i64* %m4
  %z10.0 = xor i64 %x10.0, %y10.0
  store i64 %z10.0, i64* %m3
  %x10.1 = load i64* %m4
  %y10.1 = load i64* %m3
  %z10.1 = or i64 %x10.1, %y10.1
  store i64 %z10.1, i64* %m2
  %x10.2 = load i64* %m5
  %y10.2 = load i64* %m2
  %z10.2 = xor i64 %x10.2, %y10.2
  store i64 %z10.2, i64* %m7
  %x10.3 = load i64* %m3
  %y10.3 = load i64* %m7
  %z10.3 = add i64 %x10.3, %y10.3
  store i64 %z10.3, i64* %m7
  %u10 = load i64* %m6
  %w10 = and i64 %u10, 16
  %c10 = icmp eq i64 %w10, 0
  br i1 %c10, label %b11, label %b13
b291:
  %x291.0 = load i64* %m0
  %y291.0 = load i64* %m6
  %z291.0 = add i64 %x291.0, %y291.0
  store i64 %z291.0, i64* %m3
  %x291.1 = load i64* %m6
  %y291.1 = load i64* %m3
  %z291.1 = sub i64 %x291.1, %y291.1
  store i64 %z291.1, i64* %m3
  %x291.2 = load i64* %m1
  %y291.2 = load i64* %m4
  %z291.2 = or i64 %x291.2, %y291.2
  store i64 %z291.2, i64* %m1
  %x291.3 = load i64* %m4
  %y291.3 = load i64* %m5
  %z291.3 = or i64 %x291.3, %y291.3
  store i64 %z291.3, i64* %m5
  %u291 = load i64* %m1
  %w291 = and i64 %u291, 1
  %c291 = icmp eq i64 %w291, 0
  br i1 %c291, label %b292, label %b294
b347:
  %x347.0 = load i64* %m7
  %y347.0 = load i64* %m5
  %z347.0 = sub i64 %x347.0, %y347.0
  store i64 %z347.0, i64* %m7
  %x347.1 = load i64* %m2
  %y347.1 = load i64* %m4
  %z347.1 = mul i64 %x347.1, %y347.1
  store i64 %z347.1, i64* %m0
  %x347.2 = load i64* %m5
  %y347.2 = load i64* %m2
  %z347.2 = mul i64 %x347.2, %y347.2
  store i64 %z347.2, i64* %m2
  %x347.3 = load i64* %m4
  %y347.3 = load i64* %m5
  %z347.3 = sub i64 %x347.3, %y347.3
  store i64 %z347.3, i64* %m6
  %x347.4 = load i64* %m0
  %y347.4 = load i64* %m1
  %z347.4 = mul i64 %x347.4, %y347.4
  store i64 %z347.4, i64* %m3
  %u347 = load i64* %m6
  %w347 = and i64 %u347, 1
  %c347 = icmp eq i64 %w347, 0
  br i1 %c347, label %b348, label %b352
b110:
  %x110.0 = load i64* %m1
  %y110.0 = load i64* %m2
  %z110.0 = or i64 %x110.0, %y110.0
  store i64 %z110.0, i64* %m4
  %x110.1 = load i64* %m2
  %y110.1 = load i64* %m0
  %z110.1 = mul i64 %x110.1, %y110.1
  store i64 %z110.1, i64* %m4
  %u110 = load i64* %m1
  %w110 = and i64 %u110, 8
  %c110 = icmp eq i64 %w110, 0
  br i1 %c110, label %b111, label %b116
b325:
  %x325.0 = load i64* %m3
  %y325.0 = load i64* %m3
  %z325.0 = or i64 %x325.0, %y325.0
  store i64 %z325.0, i64* %m4
  %x325.1 = load i64* %m3
  %y325.1 = load i64* %m0
  %z325.1 = xor i64 %x325.1, %y325.1
  store i64 %z325.1, i64* %m6
  %x325.2 = load i64* %m3
  %y325.2 = load i64* %m4
  %z325.2 = mul i64 %x325.2, %y325.2
  store i64 %z325.2, i64* %m3
  %x325.3 = load i64* %m5
  %y325.3 = load i64* %m1
  %z325.3 = xor i64 %x325.3, %y325.3
  store i64 %z325.3, i64* %m2
  %x325.4 = load i64* %m1
  %y325.4 = load i64* %m7
  %z325.4 = mul i64 %x325.4, %y325.4
  store i64 %z325.4, i64* %m2
  %u325 = load i64* %m5
  %w325 = and i64 %u325, 32
  %c325 = icmp eq i64 %w325, 0
  br i1 %c325, label %b326, label %b328
b345:
  %x345.0 = load i64* %m4
  %y345.0 = load i64* %m4
  %z345.0 = sub i64 %x345.0, %y345.0
  store i64 %z345.0, i64* %m6
  %x345.1 = load i64* %m0
  %y345.1 = load i64* %m1
  %z345.1 = mul i64 %x345.1, %y345.1
  store i64 %z345.1, i64* %m5
  %x345.2 = load i64* %m0
  %y345.2 = load i64* %m7
  %z345.2 = or i64 %x345.2, %y345.2
  store i64 %z345.2, i64* %m4
  %x345.3 = load i64* %m5
  %y345.3 = load i64* %m2
  %z345.3 = mul i64 %x345.3, %y345.3
  store i64 %z345.3, i64* %m0
  %u345 = load i64* %m2
  %w345 = and i64 %u345, 4
  %c345 = icmp eq i64 %w345, 0
  br i1 %c345, label %b346, label %b348
b301:
  %x301.0 = load i64* %m6
  %y301.0 = load i64* %m1
  %z301.0 = mul i64 %x301.0, %y301.0
  store i64 %z301.0, i64* %m6
  %x301.1 = load i64* %m5
  %y301.1 = load i64* %m7
  %z301.1 = sub i64 %x301.1, %y301.1
  store i64 %z301.1, i64* %m0
  %x301.2 = load i64* %m4
  %y301.2 = load i64* %m6
  %z301.2 = xor i64 %x301.2, %y301.2
  store i64 %z301.2, i64* %m3
  %x301.3 = load i64* %m6
  %y301.3 = load i64* %m6
  %z301.3 = add i64 %x301.3, %y301.3
  store i64 %z301.3, i64* %m6
  %x301.4 = load i64* %m2
  %y301.4 = load i64* %m5
  %z301.4 = add i64 %x301.4, %y301.4
  store i64 %z301.4, i64* %m0
  %u301 = load i64* %m3
  %w301 = and i64 %u301, 32
  %c301 = icmp eq i64 %w301, 0
  br i1 %c301, label %b302, label %b305
b339:
  %x339.0 = load i64* %m5
  %y339.0 = load i64* %m0
  %z339.0 = or i64 %x339.0, %y339.0
  store i64 %z339.0, i64* %m4
  %x339.1 = load i64* %m0
  %y339.1 = load i64* %m7
  %z339.1 = xor i64 %x339.1, %y339.1
  store i64 %z339.1, i64* %m7
  %x339.2 = load i64* %m7
  %y339.2 = load i64* %m0
  %z339.2 = sub i64 %x339.2, %y339.2
  store i64 %z339.2, i64* %m2
  %x339.3 = load i64* %m0
  %y339.3 = load i64* %m1
  %z339.3 = add i64 %x339.3, %y339.3
  store i64 %z339.3, i64* %m7
  %u339 = load i64* %m6
  %w339 = and i64 %u339, 16
  %c339 = icmp eq i64 %w339, 0
  br i1 %c339, label %b340, label %b343
b71:
  %x71.0 = load i64* %m1
  %y71.0 = load i64* %m3
  %z71.0 = or i64 %x71.0, %y71.0
  store i64 %z71.0, i64* %m2
  %x71.1 = load i64* %m5
  %y71.1 = load i64* %m5
  %z71.1 = xor i64 %x71.1, %y71.1
  store i64 %z71.1, i64* %m5
  %u71 = load i64* %m6
  %w71 = and i64 %u71, 2
  %c71 = icmp eq i64 %w71, 0
  br i1 %c71, label %b72, label %b73
b253:
  %x253.0 = load i64* %m1
  %y253.0 = load i64* %m7
  %z253.0 = mul i64 %x253.0, %y253.0
  store i64 %z253.0, i64* %m2
  %x253.1 = load i64* %m1
  %y253.1 = load i64* %m2
  %z253.1 = add i64 %x253.1, %y253.1
  store i64 %z253.1, i64* %m4
  %u253 = load i64* %m5
  %w253 = and i64 %u253, 4
  %c253 = icmp eq i64 %w253, 0
  br i1 %c253, label %b254, label %b257
b204:
  %x204.0 = load i64* %m5
  %y204.0 = load i64* %m3
  %z204.0 = add i64 %x204.0, %y204.0
  store i64 %z204.0, i64* %m5
  %x204.1 = load i64* %m0
  %y204.1 = load i64* %m7
  %z204.1 = sub i64 %x204.1, %y204.1
  store i64 %z204.1, i64* %m1
  %x204.2 = load i64* %m0
  %y204.2 = load i64* %m1
  %z204.2 = mul i64 %x204.2, %y204.2
  store i64 %z204.2, i64* %m5
  %x204.3 = load i64* %m3
  %y204.3 = load i64* %m6
  %z204.3 = or i64 %x204.3, %y204.3
  store i64 %z204.3, i64* %m7
  %x204.4 = load i64* %m7
  %y204.4 = load i64* %m1
  %z204.4 = xor i64 %x204.4, %y204.4
  store i64 %z204.4, i64* %m4
  %u204 = load i64* %m1
  %w204 = and i64 %u204, 1
  %c204 = icmp eq i64 %w204, 0
  br i1 %c204, label %b205, label %b206
b24:
  %x24.0 = load i64* %m4
  %y24.0 = load i64* %m6
  %z24.0 = xor i64 %x24.0, %y24.0
  store i64 %z24.0, i64* %m4
  %x24.1 = load i64* %m2
  %y24.1 = load i64* %m6
  %z24.1 = sub i64 %x24.1, %y24.1
  store i64 %z24.1, i64* %m5
  %u24 = load i64* %m6
  %w24 = and i64 %u24, 8
  %c24 = icmp eq i64 %w24, 0
  br i1 %c24, label %b25, label %b28
b348:
  %x348.0 = load i64* %m7
  %y348.0 = load i64* %m0
  %z348.0 = sub i64 %x348.0, %y348.0
  store i64 %z348.0, i64* %m2
  %x348.1 = load i64* %m2
  %y348.1 = load i64* %m3
  %z348.1 = xor i64 %x348.1, %y348.1
  store i64 %z348.1, i64* %m7
  %u348 = load i64* %m7
  %w348 = and i64 %u348, 8
  %c348 = icmp eq i64 %w348, 0
  br i1 %c348, label %b349, label %b353
b151:
  %x151.0 = load i64* %m3
  %y151.0 = load i64* %m4
  %z151.0 = xor i64 %x151.0, %y151.0
  store i64 %z151.0, i64* %m7
  %x151.1 = load i64* %m0
  %y151.1 = load i64* %m1
  %z151.1 = add i64 %x151.1, %y151.1
  store i64 %z151.1, i64* %m0
  %x151.2 = load i64* %m1
  %y151.2 = load i64* %m1
  %z151.2 = or i64 %x151.2, %y151.2
  store i64 %z151.2, i64* %m5
  %u151 = load i64* %m6
  %w151 = and i64 %u151, 2
  %c151 = icmp eq i64 %w151, 0
  br i1 %c151, label %b152, label %b153
b87:
  %x87.0 = load i64* %m0
  %y87.0 = load i64* %m3
  %z87.0 = add i64 %x87.0, %y87.0
  store i64 %z87.0, i64* %m5
  %x87.1 = load i64* %m0
  %y87.1 = load i64* %m3
  %z87.1 = mul i64 %x87.1, %y87.1
  store i64 %z87.1, i64* %m5
  %x87.2 = load i64* %m7
  %y87.2 = load i64* %m2
  %z87.2 = mul i64 %x87.2, %y87.2
  store i64 %z87.2, i64* %m3
  %u87 = load i64* %m6
  %w87 = and i64 %u87, 4
  %c87 = icmp eq i64 %w87, 0
  br i1 %c87, label %b88, label %b90
b343:
  %x343.0 = load i64* %m4
  %y343.0 = load i64* %m1
  %z343.0 = sub i64 %x343.0, %y343.0
  store i64 %z343.0, i64* %m6
  %x343.1 = load i64* %m3
  %y343.1 = load i64* %m7
  %z343.1 = add i64 %x343.1, %y343.1
  store i64 %z343.1, i64* %m3
  %x343.2 = load i64* %m6
  %y343.2 = load i64* %m5
  %z343.2 = sub i64 %x343.2, %y343.2
  store i64 %z343.2, i64* %m2
  %u343 = load i64* %m4
  %w343 = and i64 %u343, 2
  %c343 = icmp eq i64 %w343, 0
  br i1 %c343, label %b344, label %b345
b246:
  %x246.0 = load i64* %m1
  %y246.0 = load i64* %m3
  %z246.0 = xor i64 %x246.0, %y246.0
  store i64 %z246.0, i64* %m2
  %x246.1 = load i64* %m3
  %y246.1 = load i64* %m6
  %z246.1 = or i64 %x246.1, %y246.1
  store i64 %z246.1, i64* %m5
  %x246.2 = load i64* %m3
  %y246.2 = load i64* %m0
  %z246.2 = add i64 %x246.2, %y246.2
  store i64 %z246.2, i64* %m5
  %x246.3 = load i64* %m6
  %y246.3 = load i64* %m2
  %z246.3 = or i64 %x246.3, %y246.3
  store i64 %z246.3, i64* %m2
  %u246 = load i64* %m2
  %w246 = and i64 %u246, 16
  %c246 = icmp eq i64 %w246, 0
  br i1 %c246, label %b247, label %b250
b77:
  %x77.0 = load i64* %m5
  %y77.0 = load i64* %m2
  %z77.0 = xor i64 %x77.0, %y77.0
  store i64 %z77.0, i64* %m0
  %x77.1 = load i64* %m4
  %y77.1 = load i64* %m1
  %z77.1 = xor i64 %x77.1, %y77.1
  store i64 %z77.1, i64* %m3
  %x77.2 = load i64* %m2
  %y77.2 = load i64* %m1
  %z77.2 = or i64 %x77.2, %y77.2
  store i64 %z77.2, i64* %m0
  %u77 = load i64* %m3
  %w77 = and i64 %u77, 8
  %c77 = icmp eq i64 %w77, 0
  br i1 %c77, label %b78, label %b80
b271:
  %x271.0 = load i64* %m6
  %y271.0 = load i64* %m5
  %z271.0 = xor i64 %x271.0, %y271.0
  store i64 %z271.0, i64* %m6
  %x271.1 = load i64* %m6
  %y271.1 = load i64* %m6
  %z271.1 = or i64 %x271.1, %y271.1
  store i64 %z271.1, i64* %m6
  %x271.2 = load i64* %m6
  %y271.2 = load i64* %m2
  %z271.2 = xor i64 %x271.2, %y271.2
  store i64 %z271.2, i64* %m5
  %u271 = load i64* %m1
  %w271 = and i64 %u271, 16
  %c271 = icmp eq i64 %w271, 0
  br i1 %c271, label %b272, label %b277
b200:
  %x200.0 = load i64* %m7
  %y200.0 = load i64* %m4
  %z200.0 = xor i64 %x200.0, %y200.0
  store i64 %z200.0, i64* %m0
  %x200.1 = load i64* %m6
  %y200.1 = load i64* %m2
  %z200.1 = mul i64 %x200.1, %y200.1
  store i64 %z200.1, i64* %m4
  %x200.2 = load i64* %m0
  %y200.2 = load i64* %m2
  %z200.2 = sub i64 %x200.2, %y200.2
  store i64 %z200.2, i64* %m0
  %x200.3 = load i64* %m2
  %y200.3 = load i64* %m4
  %z200.3 = or i64 %x200.3, %y200.3
  store i64 %z200.3, i64* %m6
  %x200.4 = load i64* %m6
  %y200.4 = load i64* %m0
  %z200.4 = or i64 %x200.4, %y200.4
  store i64 %z200.4, i64* %m2
  %u200 = load i64* %m0
  %w200 = and i64 %u200, 4
  %c200 = icmp eq i64 %w200, 0
  br i1 %c200, label %b201, label %b205
b257:
  %x257.0 = load i64* %m3
  %y257.0 = load i64* %m6
  %z257.0 = sub i64 %x257.0, %y257.0
  store i64 %z257.0, i64* %m2
  %x257.1 = load i64* %m5
  %y257.1 = load i64* %m7
  %z257.1 = mul i64 %x257.1, %y257.1
  store i64 %z257.1, i64* %m7
  %x257.2 = load i64* %m4
  %y257.2 = load i64* %m5
  %z257.2 = sub i64 %x257.2, %y257.2
  store i64 %z257.2, i64* %m4
  %x257.3 = load i64* %m3
  %y257.3 = load i64* %m7
  %z257.3 = or i64 %x257.3, %y257.3
  store i64 %z257.3, i64* %m5
  %x257.4 = load i64* %m2
  %y257.4 = load i64* %m1
  %z257.4 = sub i64 %x257.4, %y257.4
  store i64 %z257.4, i64* %m4
  %u257 = load i64* %m3
  %w257 = and i64 %u257, 8
  %c257 = icmp eq i64 %w257, 0
  br i1 %c257, label %b258, label %b261
b50:
  %x50.0 = load i64* %m6
  %y50.0 = load i64* %m3
  %z50.0 = sub i64 %x50.0, %y50.0
  store i64 %z50.0, i64* %m6
  %x50.1 = load i64* %m5
  %y50.1 = load i64* %m3
  %z50.1 = sub i64 %x50.1, %y50.1
  store i64 %z50.1, i64* %m1
  %x50.2 = load i64* %m3
  %y50.2 = load i64* %m7
  %z50.2 = sub i64 %x50.2, %y50.2
  store i64 %z50.2, i64* %m7
  %x50.3 = load i64* %m2
  %y50.3 = load i64* %m1
  %z50.3 = add i64 %x50.3, %y50.3
  store i64 %z50.3, i64* %m0
  %u50 = load i64* %m2
  %w50 = and i64 %u50, 8
  %c50 = icmp eq i64 %w50, 0
  br i1 %c50, label %b51, label %b56
b137:
  %x137.0 = load i64* %m5
  %y137.0 = load i64* %m7
  %z137.0 = add i64 %x137.0, %y137.0
  store i64 %z137.0, i64* %m0
  %x137.1 = load i64* %m7
  %y137.1 = load i64* %m2
  %z137.1 = xor i64 %x137.1, %y137.1
  store i64 %z137.1, i64* %m4
  %x137.2 = load i64* %m4
  %y137.2 = load i64* %m0
  %z137.2 = mul i64 %x137.2, %y137.2
  store i64 %z137.2, i64* %m7
  %x137.3 = load i64* %m6
  %y137.3 = load i64* %m1
  %z137.3 = mul i64 %x137.3, %y137.3
  store i64 %z137.3, i64* %m0
  %x137.4 = load i64* %m2
  %y137.4 = load i64* %m5
  %z137.4 = xor i64 %x137.4, %y137.4
  store i64 %z137.4, i64* %m4
  %u137 = load i64* %m6
  %w137 = and i64 %u137, 32
  %c137 = icmp eq i64 %w137, 0
  br i1 %c137, label %b138, label %b139
b331:
  %x331.0 = load i64* %m1
  %y331.0 = load i64* %m3
  %z331.0 = mul i64 %x331.0, %y331.0
  store i64 %z331.0, i64* %m3
  %x331.1 = load i64* %m1
  %y331.1 = load i64* %m0
  %z331.1 = or i64 %x331.1, %y331.1
  store i64 %z331.1, i64* %m6
  %x331.2 = load i64* %m2
  %y331.2 = load i64* %m2
  %z331.2 = add i64 %x331.2, %y331.2
  store i64 %z331.2, i64* %m2
  %x331.3 = load i64* %m4
  %y331.3 = load i64* %m4
  %z331.3 = mul i64 %x331.3, %y331.3
  store i64 %z331.3, i64* %m2
  %x331.4 = load i64* %m3
  %y331.4 = load i64* %m2
  %z331.4 = add i64 %x331.4, %y331.4
  store i64 %z331.4, i64* %m3
  %u331 = load i64* %m6
  %w331 = and i64 %u331, 4
  %c331 = icmp eq i64 %w331, 0
  br i1 %c331, label %b332, label %b334
b382:
  %x382.0 = load i64* %m5
  %y382.0 = load i64* %m7
  %z382.0 = add i64 %x382.0, %y382.0
  store i64 %z382.0, i64* %m5
  %x382.1 = load i64* %m1
  %y382.1 = load i64* %m2
  %z382.1 = xor i64 %x382.1, %y382.1
  store i64 %z382.1, i64* %m1
  %x382.2 = load i64* %m2
  %y382.2 = load i64* %m2
  %z382.2 = xor i64 %x382.2, %y382.2
  store i64 %z382.2, i64* %m5
  %x382.3 = load i64* %m3
  %y382.3 = load i64* %m6
  %z382.3 = sub i64 %x382.3, %y382.3
  store i64 %z382.3, i64* %m3
  %x382.4 = load i64* %m6
  %y382.4 = load i64* %m2
  %z382.4 = mul i64 %x382.4, %y382.4
  store i64 %z382.4, i64* %m2
  %u382 = load i64* %m1
  %w382 = and i64 %u382, 16
  %c382 = icmp eq i64 %w382, 0
  br i1 %c382, label %b383, label %b387
b45:
  %x45.0 = load i64* %m1
  %y45.0 = load i64* %m5
  %z45.0 = add i64 %x45.0, %y45.0
  store i64 %z45.0, i64* %m1
  %x45.1 = load i64* %m7
  %y45.1 = load i64* %m1
  %z45.1 = xor i64 %x45.1, %y45.1
  store i64 %z45.1, i64* %m0
  %x45.2 = load i64* %m6
  %y45.2 = load i64* %m4
  %z45.2 = xor i64 %x45.2, %y45.2
  store i64 %z45.2, i64* %m7
  %x45.3 = load i64* %m6
  %y45.3 = load i64* %m3
  %z45.3 = xor i64 %x45.3, %y45.3
  store i64 %z45.3, i64* %m7
  %x45.4 = load i64* %m2
  %y45.4 = load i64* %m3
  %z45.4 = xor i64 %x45.4, %y45.4
  store i64 %z45.4, i64* %m0
  %u45 = load i64* %m2
  %w45 = and i64 %u45, 32
  %c45 = icmp eq i64 %w45, 0
  br i1 %c45, label %b46, label %b49
b185:
  %x185.0 = load i64* %m3
  %y185.0 = load i64* %m3
  %z185.0 = mul i64 %x185.0, %y185.0
  store i64 %z185.0, i64* %m1
  %x185.1 = load i64* %m2
  %y185.1 = load i64* %m4
  %z185.1 = add i64 %x185.1, %y185.1
  store i64 %z185.1, i64* %m1
  %x185.2 = load i64* %m6
  %y185.2 = load i64* %m7
  %z185.2 = mul i64 %x185.2, %y185.2
  store i64 %z185.2, i64* %m4
  %u185 = load i64* %m6
  %w185 = and i64 %u185, 2
  %c185 = icmp eq i64 %w185, 0
  br i1 %c185, label %b186, label %b188
b93:
  %x93.0 = load i64* %m2
  %y93.0 = load i64* %m5
  %z93.0 = add i64 %x93.0, %y93.0
  store i64 %z93.0, i64* %m5
  %x93.1 = load i64* %m1
  %y93.1 = load i64* %m7
  %z93.1 = or i64 %x93.1, %y93.1
  store i64 %z93.1, i64* %m7
  %u93 = load i64* %m7
  %w93 = and i64 %u93, 4
  %c93 = icmp eq i64 %w93, 0
  br i1 %c93, label %b94, label %b97
b121:
  %x121.0 = load i64* %m1
  %y121.0 = load i64* %m3
  %z121.0 = mul i64 %x121.0, %y121.0
  store i64 %z121.0, i64* %m5
  %x121.1 = load i64* %m5
  %y121.1 = load i64* %m5
  %z121.1 = sub i64 %x121.1, %y121.1
  store i64 %z121.1, i64* %m4
  %x121.2 = load i64* %m0
  %y121.2 = load i64* %m4
  %z121.2 = sub i64 %x121.2, %y121.2
  store i64 %z121.2, i64* %m4
  %x121.3 = load i64* %m7
  %y121.3 = load i64* %m0
  %z121.3 = xor i64 %x121.3, %y121.3
  store i64 %z121.3, i64* %m0
  %x121.4 = load i64* %m4
  %y121.4 = load i64* %m3
  %z121.4 = mul i64 %x121.4, %y121.4
  store i64 %z121.4, i64* %m2
  %u121 = load i64* %m1
  %w121 = and i64 %u121, 16
  %c121 = icmp eq i64 %w121, 0
  br i1 %c121, label %b122, label %b125
b82:
  %x82.0 = load i64* %m3
  %y82.0 = load i64* %m3
  %z82.0 = xor i64 %x82.0, %y82.0
  store i64 %z82.0, i64* %m4
  %x82.1 = load i64* %m4
  %y82.1 = load i64* %m6
  %z82.1 = or i64 %x82.1, %y82.1
  store i64 %z82.1, i64* %m4
  %u82 = load i64* %m0
  %w82 = and i64 %u82, 2
  %c82 = icmp eq i64 %w82, 0
  br i1 %c82, label %b83, label %b88
b269:
  %x269.0 = load i64* %m7
  %y269.0 = load i64* %m4
  %z269.0 = add i64 %x269.0, %y269.0
  store i64 %z269.0, i64* %m6
  %x269.1 = load i64* %m0
  %y269.1 = load i64* %m2
  %z269.1 = or i64 %x269.1, %y269.1
  store i64 %z269.1, i64* %m3
  %u269 = load i64* %m7
  %w269 = and i64 %u269, 1
  %c269 = icmp eq i64 %w269, 0
  br i1 %c269, label %b270, label %b275
b290:
  %x290.0 = load i64* %m2
  %y290.0 = load i64* %m4
  %z290.0 = mul i64 %x290.0, %y290.0
  store i64 %z290.0, i64* %m4
  %x290.1 = load i64* %m4
  %y290.1 = load i64* %m5
  %z290.1 = add i64 %x290.1, %y290.1
  store i64 %z290.1, i64* %m3
  %x290.2 = load i64* %m6
  %y290.2 = load i64* %m5
  %z290.2 = sub i64 %x290.2, %y290.2
  store i64 %z290.2, i64* %m1
  %x290.3 = load i64* %m1
  %y290.3 = load i64* %m7
  %z290.3 = xor i64 %x290.3, %y290.3
  store i64 %z290.3, i64* %m1
  %u290 = load i64* %m2
  %w290 = and i64 %u290, 16
  %c290 = icmp eq i64 %w290, 0
  br i1 %c290, label %b291, label %b295
b340:
  %x340.0 = load i64* %m2
  %y340.0 = load i64* %m6
  %z340.0 = mul i64 %x340.0, %y340.0
  store i64 %z340.0, i64* %m1
  %x340.1 = load i64* %m1
  %y340.1 = load i64* %m4
  %z340.1 = xor i64 %x340.1, %y340.1
  store i64 %z340.1, i64* %m6
  %x340.2 = load i64* %m0
  %y340.2 = load i64* %m2
  %z340.2 = or i64 %x340.2, %y340.2
  store i64 %z340.2, i64* %m2
  %x340.3 = load i64* %m1
  %y340.3 = load i64* %m1
  %z340.3 = or i64 %x340.3, %y340.3
  store i64 %z340.3, i64* %m6
  %x340.4 = load i64* %m6
  %y340.4 = load i64* %m4
  %z340.4 = xor i64 %x340.4, %y340.4
  store i64 %z340.4, i64* %m4
  %u340 = load i64* %m2
  %w340 = and i64 %u340, 32
  %c340 = icmp eq i64 %w340, 0
  br i1 %c340, label %b341, label %b343
b264:
  %x264.0 = load i64* %m0
  %y264.0 = load i64* %m7
  %z264.0 = add i64 %x264.0, %y264.0
  store i64 %z264.0, i64* %m3
  %x264.1 = load i64* %m4
  %y264.1 = load i64* %m7
  %z264.1 = xor i64 %x264.1, %y264.1
  store i64 %z264.1, i64* %m0
  %x264.2 = load i64* %m2
  %y264.2 = load i64* %m7
  %z264.2 = mul i64 %x264.2, %y264.2
  store i64 %z264.2, i64* %m6
  %u264 = load i64* %m6
  %w264 = and i64 %u264, 32
  %c264 = icmp eq i64 %w264, 0
  br i1 %c264, label %b265, label %b267
b49:
  %x49.0 = load i64* %m7
  %y49.0 = load i64* %m6
  %z49.0 = sub i64 %x49.0, %y49.0
  store i64 %z49.0, i64* %m0
  %x49.1 = load i64* %m5
  %y49.1 = load i64* %m0
  %z49.1 = xor i64 %x49.1, %y49.1
  store i64 %z49.1, i64* %m3
  %u49 = load i64* %m4
  %w49 = and i64 %u49, 32
  %c49 = icmp eq i64 %w49, 0
  br i1 %c49, label %b50, label %b51
b295:
  %x295.0 = load i64* %m3
  %y295.0 = load i64* %m4
  %z295.0 = or i64 %x295.0, %y295.0
  store i64 %z295.0, i64* %m1
  %x295.1 = load i64* %m3
  %y295.1 = load i64* %m6
  %z295.1 = add i64 %x295.1, %y295.1
  store i64 %z295.1, i64* %m7
  %u295 = load i64* %m3
  %w295 = and i64 %u295, 16
  %c295 = icmp eq i64 %w295, 0
  br i1 %c295, label %b296, label %b297
b326:
  %x326.0 = load i64* %m0
  %y326.0 = load i64* %m3
  %z326.0 = xor i64 %x326.0, %y326.0
  store i64 %z326.0, i64* %m1
  %x326.1 = load i64* %m2
  %y326.1 = load i64* %m4
  %z326.1 = xor i64 %x326.1, %y326.1
  store i64 %z326.1, i64* %m3
  %x326.2 = load i64* %m4
  %y326.2 = load i64* %m0
  %z326.2 = or i64 %x326.2, %y326.2
  store i64 %z326.2, i64* %m6
  %u326 = load i64* %m3
  %w326 = and i64 %u326, 16
  %c326 = icmp eq i64 %w326, 0
  br i1 %c326, label %b327, label %b330
b29:
  %x29.0 = load i64* %m0
  %y29.0 = load i64* %m1
  %z29.0 = add i64 %x29.0, %y29.0
  store i64 %z29.0, i64* %m2
  %x29.1 = load i64* %m2
  %y29.1 = load i64* %m2
  %z29.1 = sub i64 %x29.1, %y29.1
  store i64 %z29.1, i64* %m2
  %u29 = load i64* %m5
  %w29 = and i64 %u29, 2
  %c29 = icmp eq i64 %w29, 0
  br i1 %c29, label %b30, label %b35
b41:
  %x41.0 = load i64* %m7
  %y41.0 = load i64* %m4
  %z41.0 = add i64 %x41.0, %y41.0
  store i64 %z41.0, i64* %m5
  %x41.1 = load i64* %m4
  %y41.1 = load i64* %m5
  %z41.1 = add i64 %x41.1, %y41.1
  store i64 %z41.1, i64* %m5
  %x41.2 = load i64* %m1
  %y41.2 = load i64* %m5
  %z41.2 = sub i64 %x41.2, %y41.2
  store i64 %z41.2, i64* %m6
  %x41.3 = load i64* %m4
  %y41.3 = load i64* %m3
  %z41.3 = xor i64 %x41.3, %y41.3
  store i64 %z41.3, i64* %m0
  %u41 = load i64* %m3
  %w41 = and i64 %u41, 32
  %c41 = icmp eq i64 %w41, 0
  br i1 %c41, label %b42, label %b44
b367:
  %x367.0 = load i64* %m7
  %y367.0 = load i64* %m2
  %z367.0 = add i64 %x367.0, %y367.0
  store i64 %z367.0, i64* %m6
  %x367.1 = load i64* %m7
  %y367.1 = load i64* %m2
  %z367.1 = xor i64 %x367.1, %y367.1
  store i64 %z367.1, i64* %m7
  %x367.2 = load i64* %m2
  %y367.2 = load i64* %m5
  %z367.2 = xor i64 %x367.2, %y367.2
  store i64 %z367.2, i64* %m5
  %x367.3 = load i64* %m2
  %y367.3 = load i64* %m0
  %z367.3 = xor i64 %x367.3, %y367.3
  store i64 %z367.3, i64* %m7
  %x367.4 = load i64* %m7
  %y367.4 = load i64* %m7
  %z367.4 = xor i64 %x367.4, %y367.4
  store i64 %z367.4, i64* %m5
  %u367 = load i64* %m1
  %w367 = and i64 %u367, 32
  %c367 = icmp eq i64 %w367, 0
  br i1 %c367, label %b368, label %b371
b248:
  %x248.0 = load i64* %m1
  %y248.0 = load i64* %m1
  %z248.0 = add i64 %x248.0, %y248.0
  store i64 %z248.0, i64* %m6
  %x248.1 = load i64* %m1
  %y248.1 = load i64* %m6
  %z248.1 = mul i64 %x248.1, %y248.1
  store i64 %z248.1, i64* %m4
  %x248.2 = load i64* %m0
  %y248.2 = load i64* %m7
  %z248.2 = add i64 %x248.2, %y248.2
  store i64 %z248.2, i64* %m2
  %x248.3 = load i64* %m7
  %y248.3 = load i64* %m1
  %z248.3 = add i64 %x248.3, %y248.3
  store i64 %z248.3, i64* %m1
  %x248.4 = load i64* %m4
  %y248.4 = load i64* %m4
  %z248.4 = mul i64 %x248.4, %y248.4
  store i64 %z248.4, i64* %m0
  %u248 = load i64* %m1
  %w248 = and i64 %u248, 4
  %c248 = icmp eq i64 %w248, 0
  br i1 %c248, label %b249, label %b251
b245:
  %x245.0 = load i64* %m2
  %y245.0 = load i64* %m4
  %z245.0 = or i64 %x245.0, %y245.0
  store i64 %z245.0, i64* %m1
  %x245.1 = load i64* %m7
  %y245.1 = load i64* %m6
  %z245.1 = sub i64 %x245.1, %y245.1
  store i64 %z245.1, i64* %m7
  %x245.2 = load i64* %m4
  %y245.2 = load i64* %m4
  %z245.2 = or i64 %x245.2, %y245.2
  store i64 %z245.2, i64* %m3
  %u245 = load i64* %m5
  %w245 = and i64 %u245, 4
  %c245 = icmp eq i64 %w245, 0
  br i1 %c245, label %b246, label %b251
b279:
  %x279.0 = load i64* %m7
  %y279.0 = load i64* %m6
  %z279.0 = or i64 %x279.0, %y279.0
  store i64 %z279.0, i64* %m2
  %x279.1 = load i64* %m5
  %y279.1 = load i64* %m4
  %z279.1 = xor i64 %x279.1, %y279.1
  store i64 %z279.1, i64* %m6
  %x279.2 = load i64* %m0
  %y279.2 = load i64* %m5
  %z279.2 = add i64 %x279.2, %y279.2
  store i64 %z279.2, i64* %m4
  %x279.3 = load i64* %m1
  %y279.3 = load i64* %m2
  %z279.3 = or i64 %x279.3, %y279.3
  store i64 %z279.3, i64* %m7
  %u279 = load i64* %m7
  %w279 = and i64 %u279, 4
  %c279 = icmp eq i64 %w279, 0
  br i1 %c279, label %b280, label %b282
b86:
  %x86.0 = load i64* %m1
  %y86.0 = load i64* %m4
  %z86.0 = mul i64 %x86.0, %y86.0
  store i64 %z86.0, i64* %m2
  %x86.1 = load i64* %m3
  %y86.1 = load i64* %m2
  %z86.1 = xor i64 %x86.1, %y86.1
  store i64 %z86.1, i64* %m0
  %x86.2 = load i64* %m6
  %y86.2 = load i64* %m7
  %z86.2 = xor i64 %x86.2, %y86.2
  store i64 %z86.2, i64* %m3
  %x86.3 = load i64* %m7
  %y86.3 = load i64* %m4
  %z86.3 = mul i64 %x86.3, %y86.3
  store i64 %z86.3, i64* %m0
  %u86 = load i64* %m4
  %w86 = and i64 %u86, 32
  %c86 = icmp eq i64 %w86, 0
  br i1 %c86, label %b87, label %b89
b223:
  %x223.0 = load i64* %m5
  %y223.0 = load i64* %m5
  %z223.0 = add i64 %x223.0, %y223.0
  store i64 %z223.0, i64* %m5
  %x223.1 = load i64* %m2
  %y223.1 = load i64* %m7
  %z223.1 = mul i64 %x223.1, %y223.1
  store i64 %z223.1, i64* %m7
  %x223.2 = load i64* %m0
  %y223.2 = load i64* %m4
  %z223.2 = or i64 %x223.2, %y223.2
  store i64 %z223.2, i64* %m3
  %u223 = load i64* %m2
  %w223 = and i64 %u223, 2
  %c223 = icmp eq i64 %w223, 0
  br i1 %c223, label %b224, label %b228
b229:
  %x229.0 = load i64* %m6
  %y229.0 = load i64* %m3
  %z229.0 = mul i64 %x229.0, %y229.0
  store i64 %z229.0, i64* %m4
  %x229.1 = load i64* %m7
  %y229.1 = load i64* %m1
  %z229.1 = sub i64 %x229.1, %y229.1
  store i64 %z229.1, i64* %m7
  %x229.2 = load i64* %m5
  %y229.2 = load i64* %m6
  %z229.2 = sub i64 %x229.2, %y229.2
  store i64 %z229.2, i64* %m5
  %u229 = load i64* %m7
  %w229 = and i64 %u229, 16
  %c229 = icmp eq i64 %w229, 0
  br i1 %c229, label %b230, label %b235
b125:
  %x125.0 = load i64* %m4
  %y125.0 = load i64* %m7
  %z125.0 = add i64 %x125.0, %y125.0
  store i64 %z125.0, i64* %m3
  %x125.1 = load i64* %m7
  %y125.1 = load i64* %m3
  %z125.1 = sub i64 %x125.1, %y125.1
  store i64 %z125.1, i64* %m2
  %x125.2 = load i64* %m0
  %y125.2 = load i64* %m1
  %z125.2 = mul i64 %x125.2, %y125.2
  store i64 %z125.2, i64* %m6
  %x125.3 = load i64* %m2
  %y125.3 = load i64* %m0
  %z125.3 = add i64 %x125.3, %y125.3
  store i64 %z125.3, i64* %m5
  %x125.4 = load i64* %m3
  %y125.4 = load i64* %m1
  %z125.4 = mul i64 %x125.4, %y125.4
  store i64 %z125.4, i64* %m7
  %u125 = load i64* %m1
  %w125 = and i64 %u125, 2
  %c125 = icmp eq i64 %w125, 0
  br i1 %c125, label %b126, label %b131
b167:
  %x167.0 = load i64* %m2
  %y167.0 = load i64* %m3
  %z167.0 = or i64 %x167.0, %y167.0
  store i64 %z167.0, i64* %m3
  %x167.1 = load i64* %m2
  %y167.1 = load i64* %m5
  %z167.1 = sub i64 %x167.1, %y167.1
  store i64 %z167.1, i64* %m4
  %x167.2 = load i64* %m2
  %y167.2 = load i64* %m7
  %z167.2 = sub i64 %x167.2, %y167.2
  store i64 %z167.2, i64* %m6
  %x167.3 = load i64* %m5
  %y167.3 = load i64* %m2
  %z167.3 = mul i64 %x167.3, %y167.3
  store i64 %z167.3, i64* %m3
  %u167 = load i64* %m1
  %w167 = and i64 %u167, 32
  %c167 = icmp eq i64 %w167, 0
  br i1 %c167, label %b168, label %b171
b284:
  %x284.0 = load i64* %m7
  %y284.0 = load i64* %m5
  %z284.0 = mul i64 %x284.0, %y284.0
  store i64 %z284.0, i64* %m5
  %x284.1 = load i64* %m7
  %y284.1 = load i64* %m1
  %z284.1 = mul i64 %x284.1, %y284.1
  store i64 %z284.1, i64* %m4
  %u284 = load i64* %m6
  %w284 = and i64 %u284, 4
  %c284 = icmp eq i64 %w284, 0
  br i1 %c284, label %b285, label %b287
b272:
  %x272.0 = load i64* %m5
  %y272.0 = load i64* %m0
  %z272.0 = mul i64 %x272.0, %y272.0
  store i64 %z272.0, i64* %m5
  %x272.1 = load i64* %m6
  %y272.1 = load i64* %m3
  %z272.1 = or i64 %x272.1, %y272.1
  store i64 %z272.1, i64* %m7
  %u272 = load i64* %m5
  %w272 = and i64 %u272, 32
  %c272 = icmp eq i64 %w272, 0
  br i1 %c272, label %b273, label %b276
b351:
  %x351.0 = load i64* %m0
  %y351.0 = load i64* %m6
  %z351.0 = or i64 %x351.0, %y351.0
  store i64 %z351.0, i64* %m6
  %x351.1 = load i64* %m1
  %y351.1 = load i64* %m7
  %z351.1 = mul i64 %x351.1, %y351.1
  store i64 %z351.1, i64* %m3
  %x351.2 = load i64* %m6
  %y351.2 = load i64* %m0
  %z351.2 = xor i64 %x351.2, %y351.2
  store i64 %z351.2, i64* %m3
  %x351.3 = load i64* %m2
  %y351.3 = load i64* %m0
  %z351.3 = mul i64 %x351.3, %y351.3
  store i64 %z351.3, i64* %m6
  %u351 = load i64* %m4
  %w351 = and i64 %u351, 32
  %c351 = icmp eq i64 %w351, 0
  br i1 %c351, label %b352, label %b354
b379:
  %x379.0 = load i64* %m4
  %y379.0 = load i64* %m3
  %z379.0 = add i64 %x379.0, %y379.0
  store i64 %z379.0, i64* %m4
  %x379.1 = load i64* %m4
  %y379.1 = load i64* %m5
  %z379.1 = sub i64 %x379.1, %y379.1
  store i64 %z379.1, i64* %m2
  %x379.2 = load i64* %m7
  %y379.2 = load i64* %m5
  %z379.2 = add i64 %x379.2, %y379.2
  store i64 %z379.2, i64* %m6
  %x379.3 = load i64* %m5
  %y379.3 = load i64* %m5
  %z379.3 = sub i64 %x379.3, %y379.3
  store i64 %z379.3, i64* %m6
  %u379 = load i64* %m2
  %w379 = and i64 %u379, 4
  %c379 = icmp eq i64 %w379, 0
  br i1 %c379, label %b380, label %b385
b376:
  %x376.0 = load i64* %m5
  %y376.0 = load i64* %m4
  %z376.0 = sub i64 %x376.0, %y376.0
  store i64 %z376.0, i64* %m4
  %x376.1 = load i64* %m2
  %y376.1 = load i64* %m7
  %z376.1 = or i64 %x376.1, %y376.1
  store i64 %z376.1, i64* %m5
  %u376 = load i64* %m2
  %w376 = and i64 %u376, 2
  %c376 = icmp eq i64 %w376, 0
  br i1 %c376, label %b377, label %b380
b270:
  %x270.0 = load i64* %m5
  %y270.0 = load i64* %m0
  %z270.0 = or i64 %x270.0, %y270.0
  store i64 %z270.0, i64* %m5
  %x270.1 = load i64* %m6
  %y270.1 = load i64* %m1
  %z270.1 = xor i64 %x270.1, %y270.1
  store i64 %z270.1, i64* %m2
  %x270.2 = load i64* %m3
  %y270.2 = load i64* %m0
  %z270.2 = mul i64 %x270.2, %y270.2
  store i64 %z270.2, i64* %m2
  %x270.3 = load i64* %m6
  %y270.3 = load i64* %m3
  %z270.3 = xor i64 %x270.3, %y270.3
  store i64 %z270.3, i64* %m0
  %u270 = load i64* %m6
  %w270 = and i64 %u270, 32
  %c270 = icmp eq i64 %w270, 0
  br i1 %c270, label %b271, label %b274
b282:
  %x282.0 = load i64* %m0
  %y282.0 = load i64* %m5
  %z282.0 = sub i64 %x282.0, %y282.0
  store i64 %z282.0, i64* %m4
  %x282.1 = load i64* %m7
  %y282.1 = load i64* %m6
  %z282.1 = mul i64 %x282.1, %y282.1
  store i64 %z282.1, i64* %m5
  %x282.2 = load i64* %m2
  %y282.2 = load i64* %m0
  %z282.2 = sub i64 %x282.2, %y282.2
  store i64 %z282.2, i64* %m5
  %x282.3 = load i64* %m0
  %y282.3 = load i64* %m2
  %z282.3 = or i64 %x282.3, %y282.3
  store i64 %z282.3, i64* %m6
  %x282.4 = load i64* %m1
  %y282.4 = load i64* %m6
  %z282.4 = add i64 %x282.4, %y282.4
  store i64 %z282.4, i64* %m5
  %u282 = load i64* %m6
  %w282 = and i64 %u282, 32
  %c282 = icmp eq i64 %w282, 0
  br i1 %c282, label %b283, label %b286
b150:
  %x150.0 = load i64* %m7
  %y150.0 = load i64* %m0
  %z150.0 = xor i64 %x150.0, %y150.0
  store i64 %z150.0, i64* %m4
  %x150.1 = load i64* %m4
  %y150.1 = load i64* %m1
  %z150.1 = mul i64 %x150.1, %y150.1
  store i64 %z150.1, i64* %m1
  %u150 = load i64* %m2
  %w150 = and i64 %u150, 4
  %c150 = icmp eq i64 %w150, 0
  br i1 %c150, label %b151, label %b156
b27:
  %x27.0 = load i64* %m6
  %y27.0 = load i64* %m4
  %z27.0 = xor i64 %x27.0, %y27.0
  store i64 %z27.0, i64* %m0
  %x27.1 = load i64* %m6
  %y27.1 = load i64* %m5
  %z27.1 = add i64 %x27.1, %y27.1
  store i64 %z27.1, i64* %m6
  %u27 = load i64* %m7
  %w27 = and i64 %u27, 16
  %c27 = icmp eq i64 %w27, 0
  br i1 %c27, label %b28, label %b29
b94:
  %x94.0 = load i64* %m0
  %y94.0 = load i64* %m6
  %z94.0 = xor i64 %x94.0, %y94.0
  store i64 %z94.0, i64* %m2
  %x94.1 = load i64* %m5
  %y94.1 = load i64* %m6
  %z94.1 = xor i64 %x94.1, %y94.1
  store i64 %z94.1, i64* %m1
  %u94 = load i64* %m6
  %w94 = and i64 %u94, 16
  %c94 = icmp eq i64 %w94, 0
  br i1 %c94, label %b95, label %b100
b247:
  %x247.0 = load i64* %m3
  %y247.0 = load i64* %m0
  %z247.0 = xor i64 %x247.0, %y247.0
  store i64 %z247.0, i64* %m1
  %x247.1 = load i64* %m5
  %y247.1 = load i64* %m5
  %z247.1 = add i64 %x247.1, %y247.1
  store i64 %z247.1, i64* %m3
  %x247.2 = load i64* %m6
  %y247.2 = load i64* %m3
  %z247.2 = sub i64 %x247.2, %y247.2
  store i64 %z247.2, i64* %m3
  %u247 = load i64* %m3
  %w247 = and i64 %u247, 16
  %c247 = icmp eq i64 %w247, 0
  br i1 %c247, label %b248, label %b251
b47:
  %x47.0 = load i64* %m5
  %y47.0 = load i64* %m7
  %z47.0 = sub i64 %x47.0, %y47.0
  store i64 %z47.0, i64* %m5
  %x47.1 = load i64* %m7
  %y47.1 = load i64* %m2
  %z47.1 = or i64 %x47.1, %y47.1
  store i64 %z47.1, i64* %m0
  %x47.2 = load i64* %m1
  %y47.2 = load i64* %m3
  %z47.2 = xor i64 %x47.2, %y47.2
  store i64 %z47.2, i64* %m4
  %u47 = load i64* %m4
  %w47 = and i64 %u47, 8
  %c47 = icmp eq i64 %w47, 0
  br i1 %c47, label %b48, label %b53
b233:
  %x233.0 = load i64* %m5
  %y233.0 = load i64* %m6
  %z233.0 = or i64 %x233.0, %y233.0
  store i64 %z233.0, i64* %m4
  %x233.1 = load i64* %m1
  %y233.1 = load i64* %m3
  %z233.1 = sub i64 %x233.1, %y233.1
  store i64 %z233.1, i64* %m1
  %u233 = load i64* %m5
  %w233 = and i64 %u233, 2
  %c233 = icmp eq i64 %w233, 0
  br i1 %c233, label %b234, label %b238
b67:
  %x67.0 = load i64* %m1
  %y67.0 = load i64* %m4
  %z67.0 = or i64 %x67.0, %y67.0
  store i64 %z67.0, i64* %m1
  %x67.1 = load i64* %m7
  %y67.1 = load i64* %m1
  %z67.1 = add i64 %x67.1, %y67.1
  store i64 %z67.1, i64* %m1
  %x67.2 = load i64* %m5
  %y67.2 = load i64* %m7
  %z67.2 = add i64 %x67.2, %y67.2
  store i64 %z67.2, i64* %m0
  %x67.3 = load i64* %m7
  %y67.3 = load i64* %m0
  %z67.3 = sub i64 %x67.3, %y67.3
  store i64 %z67.3, i64* %m5
  %u67 = load i64* %m1
  %w67 = and i64 %u67, 2
  %c67 = icmp eq i64 %w67, 0
  br i1 %c67, label %b68, label %b71
b323:
  %x323.0 = load i64* %m5
  %y323.0 = load i64* %m3
  %z323.0 = sub i64 %x323.0, %y323.0
  store i64 %z323.0, i64* %m4
  %x323.1 = load i64* %m7
  %y323.1 = load i64* %m4
  %z323.1 = or i64 %x323.1, %y323.1
  store i64 %z323.1, i64* %m4
  %x323.2 = load i64* %m1
  %y323.2 = load i64* %m4
  %z323.2 = mul i64 %x323.2, %y323.2
  store i64 %z323.2, i64* %m7
  %u323 = load i64* %m4
  %w323 = and i64 %u323, 32
  %c323 = icmp eq i64 %w323, 0
  br i1 %c323, label %b324, label %b328
b37:
  %x37.0 = load i64* %m1
  %y37.0 = load i64* %m0
  %z37.0 = mul i64 %x37.0, %y37.0
  store i64 %z37.0, i64* %m4
  %x37.1 = load i64* %m4
  %y37.1 = load i64* %m4
  %z37.1 = add i64 %x37.1, %y37.1
  store i64 %z37.1, i64* %m5
  %u37 = load i64* %m2
  %w37 = and i64 %u37, 8
  %c37 = icmp eq i64 %w37, 0
  br i1 %c37, label %b38, label %b43
b283:
  %x283.0 = load i64* %m2
  %y283.0 = load i64* %m4
  %z283.0 = add i64 %x283.0, %y283.0
  store i64 %z283.0, i64* %m7
  %x283.1 = load i64* %m4
  %y283.1 = load i64* %m6
  %z283.1 = or i64 %x283.1, %y283.1
  store i64 %z283.1, i64* %m3
  %x283.2 = load i64* %m2
  %y283.2 = load i64* %m6
  %z283.2 = or i64 %x283.2, %y283.2
  store i64 %z283.2, i64* %m0
  %x283.3 = load i64* %m4
  %y283.3 = load i64* %m4
  %z283.3 = or i64 %x283.3, %y283.3
  store i64 %z283.3, i64* %m2
  %u283 = load i64* %m3
  %w283 = and i64 %u283, 1
  %c283 = icmp eq i64 %w283, 0
  br i1 %c283, label %b284, label %b289
b360:
  %x360.0 = load i64* %m2
  %y360.0 = load i64* %m4
  %z360.0 = mul i64 %x360.0, %y360.0
  store i64 %z360.0, i64* %m1
  %x360.1 = load i64* %m5
  %y360.1 = load i64* %m1
  %z360.1 = sub i64 %x360.1, %y360.1
  store i64 %z360.1, i64* %m1
  %x360.2 = load i64* %m4
  %y360.2 = load i64* %m3
  %z360.2 = mul i64 %x360.2, %y360.2
  store i64 %z360.2, i64* %m1
  %u360 = load i64* %m3
  %w360 = and i64 %u360, 16
  %c360 = icmp eq i64 %w360, 0
  br i1 %c360, label %b361, label %b364
b163:
  %x163.0 = load i64* %m5
  %y163.0 = load i64* %m6
  %z163.0 = add i64 %x163.0, %y163.0
  store i64 %z163.0, i64* %m2
  %x163.1 = load i64* %m1
  %y163.1 = load i64* %m5
  %z163.1 = add i64 %x163.1, %y163.1
  store i64 %z163.1, i64* %m0
  %x163.2 = load i64* %m4
  %y163.2 = load i64* %m7
  %z163.2 = mul i64 %x163.2, %y163.2
  store i64 %z163.2, i64* %m2
  %x163.3 = load i64* %m1
  %y163.3 = load i64* %m5
  %z163.3 = add i64 %x163.3, %y163.3
  store i64 %z163.3, i64* %m4
  %u163 = load i64* %m6
  %w163 = and i64 %u163, 4
  %c163 = icmp eq i64 %w163, 0
  br i1 %c163, label %b164, label %b169
b260:
  %x260.0 = load i64* %m1
  %y260.0 = load i64* %m7
  %z260.0 = sub i64 %x260.0, %y260.0
  store i64 %z260.0, i64* %m7
  %x260.1 = load i64* %m4
  %y260.1 = load i64* %m5
  %z260.1 = mul i64 %x260.1, %y260.1
  store i64 %z260.1, i64* %m4
  %x260.2 = load i64* %m2
  %y260.2 = load i64* %m7
  %z260.2 = or i64 %x260.2, %y260.2
  store i64 %z260.2, i64* %m2
  %u260 = load i64* %m2
  %w260 = and i64 %u260, 1
  %c260 = icmp eq i64 %w260, 0
  br i1 %c260, label %b261, label %b262
b161:
  %x161.0 = load i64* %m1
  %y161.0 = load i64* %m4
  %z161.0 = add i64 %x161.0, %y161.0
  store i64 %z161.0, i64* %m0
  %x161.1 = load i64* %m4
  %y161.1 = load i64* %m3
  %z161.1 = sub i64 %x161.1, %y161.1
  store i64 %z161.1, i64* %m0
  %x161.2 = load i64* %m2
  %y161.2 = load i64* %m7
  %z161.2 = add i64 %x161.2, %y161.2
  store i64 %z161.2, i64* %m2
  %x161.3 = load i64* %m5
  %y161.3 = load i64* %m7
  %z161.3 = mul i64 %x161.3, %y161.3
  store i64 %z161.3, i64* %m4
  %x161.4 = load i64* %m1
  %y161.4 = load i64* %m2
  %z161.4 = sub i64 %x161.4, %y161.4
  store i64 %z161.4, i64* %m2
  %u161 = load i64* %m4
  %w161 = and i64 %u161, 16
  %c161 = icmp eq i64 %w161, 0
  br i1 %c161, label %b162, label %b167
b297:
  %x297.0 = load i64* %m0
  %y297.0 = load i64* %m1
  %z297.0 = or i64 %x297.0, %y297.0
  store i64 %z297.0, i64* %m6
  %x297.1 = load i64* %m2
  %y297.1 = load i64* %m2
  %z297.1 = or i64 %x297.1, %y297.1
  store i64 %z297.1, i64* %m0
  %u297 = load i64* %m0
  %w297 = and i64 %u297, 2
  %c297 = icmp eq i64 %w297, 0
  br i1 %c297, label %b298, label %b303
b394:
  %x394.0 = load i64* %m2
  %y394.0 = load i64* %m0
  %z394.0 = add i64 %x394.0, %y394.0
  store i64 %z394.0, i64* %m0
  %x394.1 = load i64* %m6
  %y394.1 = load i64* %m2
  %z394.1 = add i64 %x394.1, %y394.1
  store i64 %z394.1, i64* %m1
  %x394.2 = load i64* %m4
  %y394.2 = load i64* %m3
  %z394.2 = mul i64 %x394.2, %y394.2
  store i64 %z394.2, i64* %m4
  %x394.3 = load i64* %m1
  %y394.3 = load i64* %m5
  %z394.3 = add i64 %x394.3, %y394.3
  store i64 %z394.3, i64* %m4
  %u394 = load i64* %m3
  %w394 = and i64 %u394, 8
  %c394 = icmp eq i64 %w394, 0
  br i1 %c394, label %b395, label %b399
b380:
  %x380.0 = load i64* %m5
  %y380.0 = load i64* %m1
  %z380.0 = sub i64 %x380.0, %y380.0
  store i64 %z380.0, i64* %m6
  %x380.1 = load i64* %m3
  %y380.1 = load i64* %m1
  %z380.1 = or i64 %x380.1, %y380.1
  store i64 %z380.1, i64* %m7
  %x380.2 = load i64* %m5
  %y380.2 = load i64* %m0
  %z380.2 = or i64 %x380.2, %y380.2
  store i64 %z380.2, i64* %m4
  %x380.3 = load i64* %m3
  %y380.3 = load i64* %m0
  %z380.3 = add i64 %x380.3, %y380.3
  store i64 %z380.3, i64* %m4
  %u380 = load i64* %m6
  %w380 = and i64 %u380, 16
  %c380 = icmp eq i64 %w380, 0
  br i1 %c380, label %b381, label %b386
b189:
  %x189.0 = load i64* %m4
  %y189.0 = load i64* %m3
  %z189.0 = sub i64 %x189.0, %y189.0
  store i64 %z189.0, i64* %m2
  %x189.1 = load i64* %m0
  %y189.1 = load i64* %m0
  %z189.1 = or i64 %x189.1, %y189.1
  store i64 %z189.1, i64* %m7
  %u189 = load i64* %m3
  %w189 = and i64 %u189, 4
  %c189 = icmp eq i64 %w189, 0
  br i1 %c189, label %b190, label %b191
b207:
  %x207.0 = load i64* %m2
  %y207.0 = load i64* %m0
  %z207.0 = or i64 %x207.0, %y207.0
  store i64 %z207.0, i64* %m2
  %x207.1 = load i64* %m3
  %y207.1 = load i64* %m6
  %z207.1 = add i64 %x207.1, %y207.1
  store i64 %z207.1, i64* %m2
  %x207.2 = load i64* %m6
  %y207.2 = load i64* %m4
  %z207.2 = sub i64 %x207.2, %y207.2
  store i64 %z207.2, i64* %m7
  %x207.3 = load i64* %m6
  %y207.3 = load i64* %m7
  %z207.3 = xor i64 %x207.3, %y207.3
  store i64 %z207.3, i64* %m2
  %u207 = load i64* %m3
  %w207 = and i64 %u207, 4
  %c207 = icmp eq i64 %w207, 0
  br i1 %c207, label %b208, label %b209
b327:
  %x327.0 = load i64* %m6
  %y327.0 = load i64* %m2
  %z327.0 = mul i64 %x327.0, %y327.0
  store i64 %z327.0, i64* %m3
  %x327.1 = load i64* %m2
  %y327.1 = load i64* %m2
  %z327.1 = xor i64 %x327.1, %y327.1
  store i64 %z327.1, i64* %m3
  %x327.2 = load i64* %m4
  %y327.2 = load i64* %m7
  %z327.2 = or i64 %x327.2, %y327.2
  store i64 %z327.2, i64* %m4
  %x327.3 = load i64* %m1
  %y327.3 = load i64* %m0
  %z327.3 = xor i64 %x327.3, %y327.3
  store i64 %z327.3, i64* %m7
  %u327 = load i64* %m6
  %w327 = and i64 %u327, 4
  %c327 = icmp eq i64 %w327, 0
  br i1 %c327, label %b328, label %b333
b389:
  %x389.0 = load i64* %m7
  %y389.0 = load i64* %m0
  %z389.0 = xor i64 %x389.0, %y389.0
  store i64 %z389.0, i64* %m4
  %x389.1 = load i64* %m3
  %y389.1 = load i64* %m3
  %z389.1 = or i64 %x389.1, %y389.1
  store i64 %z389.1, i64* %m2
  %x389.2 = load i64* %m4
  %y389.2 = load i64* %m2
  %z389.2 = add i64 %x389.2, %y389.2
  store i64 %z389.2, i64* %m1
  %u389 = load i64* %m2
  %w389 = and i64 %u389, 2
  %c389 = icmp eq i64 %w389, 0
  br i1 %c389, label %b390, label %b393
b356:
  %x356.0 = load i64* %m5
  %y356.0 = load i64* %m3
  %z356.0 = xor i64 %x356.0, %y356.0
  store i64 %z356.0, i64* %m1
  %x356.1 = load i64* %m4
  %y356.1 = load i64* %m3
  %z356.1 = add i64 %x356.1, %y356.1
  store i64 %z356.1, i64* %m2
  %x356.2 = load i64* %m5
  %y356.2 = load i64* %m4
  %z356.2 = add i64 %x356.2, %y356.2
  store i64 %z356.2, i64* %m0
  %x356.3 = load i64* %m3
  %y356.3 = load i64* %m2
  %z356.3 = or i64 %x356.3, %y356.3
  store i64 %z356.3, i64* %m0
  %x356.4 = load i64* %m3
  %y356.4 = load i64* %m4
  %z356.4 = xor i64 %x356.4, %y356.4
  store i64 %z356.4, i64* %m2
  %u356 = load i64* %m1
  %w356 = and i64 %u356, 16
  %c356 = icmp eq i64 %w356, 0
  br i1 %c356, label %b357, label %b361
b286:
  %x286.0 = load i64* %m5
  %y286.0 = load i64* %m4
  %z286.0 = add i64 %x286.0, %y286.0
  store i64 %z286.0, i64* %m3
  %x286.1 = load i64* %m4
  %y286.1 = load i64* %m6
  %z286.1 = sub i64 %x286.1, %y286.1
  store i64 %z286.1, i64* %m6
  %x286.2 = load i64* %m3
  %y286.2 = load i64* %m7
  %z286.2 = xor i64 %x286.2, %y286.2
  store i64 %z286.2, i64* %m4
  %x286.3 = load i64* %m0
  %y286.3 = load i64* %m0
  %z286.3 = sub i64 %x286.3, %y286.3
  store i64 %z286.3, i64* %m5
  %u286 = load i64* %m3
  %w286 = and i64 %u286, 1
  %c286 = icmp eq i64 %w286, 0
  br i1 %c286, label %b287, label %b288
b136:
  %x136.0 = load i64* %m6
  %y136.0 = load i64* %m6
  %z136.0 = mul i64 %x136.0, %y136.0
  store i64 %z136.0, i64* %m2
  %x136.1 = load i64* %m4
  %y136.1 = load i64* %m6
  %z136.1 = sub i64 %x136.1, %y136.1
  store i64 %z136.1, i64* %m3
  %x136.2 = load i64* %m0
  %y136.2 = load i64* %m3
  %z136.2 = sub i64 %x136.2, %y136.2
  store i64 %z136.2, i64* %m1
  %x136.3 = load i64* %m7
  %y136.3 = load i64* %m6
  %z136.3 = sub i64 %x136.3, %y136.3
  store i64 %z136.3, i64* %m1
  %x136.4 = load i64* %m6
  %y136.4 = load i64* %m1
  %z136.4 = sub i64 %x136.4, %y136.4
  store i64 %z136.4, i64* %m1
  %u136 = load i64* %m1
  %w136 = and i64 %u136, 32
  %c136 = icmp eq i64 %w136, 0
  br i1 %c136, label %b137, label %b138
b393:
  %x393.0 = load i64* %m6
  %y393.0 = load i64* %m6
  %z393.0 = or i64 %x393.0, %y393.0
  store i64 %z393.0, i64* %m5
  %x393.1 = load i64* %m7
  %y393.1 = load i64* %m2
  %z393.1 = add i64 %x393.1, %y393.1
  store i64 %z393.1, i64* %m2
  %x393.2 = load i64* %m1
  %y393.2 = load i64* %m5
  %z393.2 = sub i64 %x393.2, %y393.2
  store i64 %z393.2, i64* %m4
  %u393 = load i64* %m0
  %w393 = and i64 %u393, 4
  %c393 = icmp eq i64 %w393, 0
  br i1 %c393, label %b394, label %b396
b132:
  %x132.0 = load i64* %m1
  %y132.0 = load i64* %m4
  %z132.0 = sub i64 %x132.0, %y132.0
  store i64 %z132.0, i64* %m6
  %x132.1 = load i64* %m6
  %y132.1 = load i64* %m3
  %z132.1 = sub i64 %x132.1, %y132.1
  store i64 %z132.1, i64* %m4
  %x132.2 = load i64* %m0
  %y132.2 = load i64* %m7
  %z132.2 = sub i64 %x132.2, %y132.2
  store i64 %z132.2, i64* %m0
  %x132.3 = load i64* %m7
  %y132.3 = load i64* %m3
  %z132.3 = xor i64 %x132.3, %y132.3
  store i64 %z132.3, i64* %m0
  %u132 = load i64* %m5
  %w132 = and i64 %u132, 16
  %c132 = icmp eq i64 %w132, 0
  br i1 %c132, label %b133, label %b134
b182:
  %x182.0 = load i64* %m1
  %y182.0 = load i64* %m6
  %z182.0 = mul i64 %x182.0, %y182.0
  store i64 %z182.0, i64* %m2
  %x182.1 = load i64* %m1
  %y182.1 = load i64* %m7
  %z182.1 = or i64 %x182.1, %y182.1
  store i64 %z182.1, i64* %m4
  %u182 = load i64* %m1
  %w182 = and i64 %u182, 16
  %c182 = icmp eq i64 %w182, 0
  br i1 %c182, label %b183, label %b185
b267:
  %x267.0 = load i64* %m5
  %y267.0 = load i64* %m5
  %z267.0 = mul i64 %x267.0, %y267.0
  store i64 %z267.0, i64* %m6
  %x267.1 = load i64* %m3
  %y267.1 = load i64* %m6
  %z267.1 = or i64 %x267.1, %y267.1
  store i64 %z267.1, i64* %m6
  %x267.2 = load i64* %m6
  %y267.2 = load i64* %m1
  %z267.2 = add i64 %x267.2, %y267.2
  store i64 %z267.2, i64* %m0
  %x267.3 = load i64* %m1
  %y267.3 = load i64* %m5
  %z267.3 = or i64 %x267.3, %y267.3
  store i64 %z267.3, i64* %m6
  %u267 = load i64* %m5
  %w267 = and i64 %u267, 32
  %c267 = icmp eq i64 %w267, 0
  br i1 %c267, label %b268, label %b272
b103:
  %x103.0 = load i64* %m2
  %y103.0 = load i64* %m7
  %z103.0 = xor i64 %x103.0, %y103.0
  store i64 %z103.0, i64* %m0
  %x103.1 = load i64* %m4
  %y103.1 = load i64* %m4
  %z103.1 = or i64 %x103.1, %y103.1
  store i64 %z103.1, i64* %m6
  %x103.2 = load i64* %m6
  %y103.2 = load i64* %m5
  %z103.2 = or i64 %x103.2, %y103.2
  store i64 %z103.2, i64* %m0
  %x103.3 = load i64* %m0
  %y103.3 = load i64* %m0
  %z103.3 = add i64 %x103.3, %y103.3
  store i64 %z103.3, i64* %m2
  %x103.4 = load i64* %m4
  %y103.4 = load i64* %m2
  %z103.4 = or i64 %x103.4, %y103.4
  store i64 %z103.4, i64* %m6
  %u103 = load i64* %m1
  %w103 = and i64 %u103, 1
  %c103 = icmp eq i64 %w103, 0
  br i1 %c103, label %b104, label %b106
b57:
  %x57.0 = load i64* %m0
  %y57.0 = load i64* %m0
  %z57.0 = xor i64 %x57.0, %y57.0
  store i64 %z57.0, i64* %m1
  %x57.1 = load i64* %m7
  %y57.1 = load i64* %m2
  %z57.1 = xor i64 %x57.1, %y57.1
  store i64 %z57.1, i64* %m5
  %x57.2 = load i64* %m1
  %y57.2 = load i64* %m4
  %z57.2 = or i64 %x57.2, %y57.2
  store i64 %z57.2, i64* %m2
  %x57.3 = load i64* %m6
  %y57.3 = load i64* %m6
  %z57.3 = xor i64 %x57.3, %y57.3
  store i64 %z57.3, i64* %m6
  %u57 = load i64* %m5
  %w57 = and i64 %u57, 4
  %c57 = icmp eq i64 %w57, 0
  br i1 %c57, label %b58, label %b63
b237:
  %x237.0 = load i64* %m4
  %y237.0 = load i64* %m3
  %z237.0 = or i64 %x237.0, %y237.0
  store i64 %z237.0, i64* %m1
  %x237.1 = load i64* %m7
  %y237.1 = load i64* %m3
  %z237.1 = sub i64 %x237.1, %y237.1
  store i64 %z237.1, i64* %m5
  %u237 = load i64* %m1
  %w237 = and i64 %u237, 32
  %c237 = icmp eq i64 %w237, 0
  br i1 %c237, label %b238, label %b243
b390:
  %x390.0 = load i64* %m6
  %y390.0 = load i64* %m3
  %z390.0 = mul i64 %x390.0, %y390.0
  store i64 %z390.0, i64* %m1
  %x390.1 = load i64* %m2
  %y390.1 = load i64* %m5
  %z390.1 = xor i64 %x390.1, %y390.1
  store i64 %z390.1, i64* %m6
  %x390.2 = load i64* %m0
  %y390.2 = load i64* %m2
  %z390.2 = mul i64 %x390.2, %y390.2
  store i64 %z390.2, i64* %m5
  %x390.3 = load i64* %m5
  %y390.3 = load i64* %m2
  %z390.3 = mul i64 %x390.3, %y390.3
  store i64 %z390.3, i64* %m4
  %u390 = load i64* %m0
  %w390 = and i64 %u390, 8
  %c390 = icmp eq i64 %w390, 0
  br i1 %c390, label %b391, label %b396
b147:
  %x147.0 = load i64* %m1
  %y147.0 = load i64* %m6
  %z147.0 = or i64 %x147.0, %y147.0
  store i64 %z147.0, i64* %m7
  %x147.1 = load i64* %m0
  %y147.1 = load i64* %m4
  %z147.1 = mul i64 %x147.1, %y147.1
  store i64 %z147.1, i64* %m5
  %x147.2 = load i64* %m1
  %y147.2 = load i64* %m7
  %z147.2 = add i64 %x147.2, %y147.2
  store i64 %z147.2, i64* %m0
  %x147.3 = load i64* %m5
  %y147.3 = load i64* %m0
  %z147.3 = add i64 %x147.3, %y147.3
  store i64 %z147.3, i64* %m7
  %u147 = load i64* %m6
  %w147 = and i64 %u147, 2
  %c147 = icmp eq i64 %w147, 0
  br i1 %c147, label %b148, label %b149
b255:
  %x255.0 = load i64* %m3
  %y255.0 = load i64* %m4
  %z255.0 = mul i64 %x255.0, %y255.0
  store i64 %z255.0, i64* %m3
  %x255.1 = load i64* %m7
  %y255.1 = load i64* %m0
  %z255.1 = or i64 %x255.1, %y255.1
  store i64 %z255.1, i64* %m2
  %u255 = load i64* %m2
  %w255 = and i64 %u255, 32
  %c255 = icmp eq i64 %w255, 0
  br i1 %c255, label %b256, label %b259
b148:
  %x148.0 = load i64* %m3
  %y148.0 = load i64* %m6
  %z148.0 = add i64 %x148.0, %y148.0
  store i64 %z148.0, i64* %m3
  %x148.1 = load i64* %m0
  %y148.1 = load i64* %m7
  %z148.1 = sub i64 %x148.1, %y148.1
  store i64 %z148.1, i64* %m1
  %x148.2 = load i64* %m2
  %y148.2 = load i64* %m5
  %z148.2 = add i64 %x148.2, %y148.2
  store i64 %z148.2, i64* %m4
  %x148.3 = load i64* %m2
  %y148.3 = load i64* %m5
  %z148.3 = xor i64 %x148.3, %y148.3
  store i64 %z148.3, i64* %m7
  %u148 = load i64* %m0
  %w148 = and i64 %u148, 4
  %c148 = icmp eq i64 %w148, 0
  br i1 %c148, label %b149, label %b153
b197:
  %x197.0 = load i64* %m3
  %y197.0 = load i64* %m4
  %z197.0 = or i64 %x197.0, %y197.0
  store i64 %z197.0, i64* %m5
  %x197.1 = load i64* %m5
  %y197.1 = load i64* %m4
  %z197.1 = mul i64 %x197.1, %y197.1
  store i64 %z197.1, i64* %m0
  %u197 = load i64* %m4
  %w197 = and i64 %u197, 2
  %c197 = icmp eq i64 %w197, 0
  br i1 %c197, label %b198, label %b201
b98:
  %x98.0 = load i64* %m6
  %y98.0 = load i64* %m2
  %z98.0 = add i64 %x98.0, %y98.0
  store i64 %z98.0, i64* %m3
  %x98.1 = load i64* %m1
  %y98.1 = load i64* %m3
  %z98.1 = add i64 %x98.1, %y98.1
  store i64 %z98.1, i64* %m5
  %x98.2 = load i64* %m4
  %y98.2 = load i64* %m4
  %z98.2 = add i64 %x98.2, %y98.2
  store i64 %z98.2, i64* %m6
  %u98 = load i64* %m1
  %w98 = and i64 %u98, 8
  %c98 = icmp eq i64 %w98, 0
  br i1 %c98, label %b99, label %b104
b30:
  %x30.0 = load i64* %m0
  %y30.0 = load i64* %m2
  %z30.0 = xor i64 %x30.0, %y30.0
  store i64 %z30.0, i64* %m4
  %x30.1 = load i64* %m7
  %y30.1 = load i64* %m5
  %z30.1 = mul i64 %x30.1, %y30.1
  store i64 %z30.1, i64* %m2
  %x30.2 = load i64* %m0
  %y30.2 = load i64* %m4
  %z30.2 = xor i64 %x30.2, %y30.2
  store i64 %z30.2, i64* %m6
  %x30.3 = load i64* %m3
  %y30.3 = load i64* %m2
  %z30.3 = or i64 %x30.3, %y30.3
  store i64 %z30.3, i64* %m0
  %x30.4 = load i64* %m5
  %y30.4 = load i64* %m5
  %z30.4 = add i64 %x30.4, %y30.4
  store i64 %z30.4, i64* %m4
  %u30 = load i64* %m7
  %w30 = and i64 %u30, 4
  %c30 = icmp eq i64 %w30, 0
  br i1 %c30, label %b31, label %b36
b186:
  %x186.0 = load i64* %m6
  %y186.0 = load i64* %m7
  %z186.0 = add i64 %x186.0, %y186.0
  store i64 %z186.0, i64* %m6
  %x186.1 = load i64* %m1
  %y186.1 = load i64* %m1
  %z186.1 = add i64 %x186.1, %y186.1
  store i64 %z186.1, i64* %m3
  %x186.2 = load i64* %m2
  %y186.2 = load i64* %m3
  %z186.2 = sub i64 %x186.2, %y186.2
  store i64 %z186.2, i64* %m3
  %x186.3 = load i64* %m7
  %y186.3 = load i64* %m6
  %z186.3 = or i64 %x186.3, %y186.3
  store i64 %z186.3, i64* %m5
  %x186.4 = load i64* %m3
  %y186.4 = load i64* %m3
  %z186.4 = add i64 %x186.4, %y186.4
  store i64 %z186.4, i64* %m5
  %u186 = load i64* %m0
  %w186 = and i64 %u186, 1
  %c186 = icmp eq i64 %w186, 0
  br i1 %c186, label %b187, label %b190
b396:
  %x396.0 = load i64* %m4
  %y396.0 = load i64* %m6
  %z396.0 = xor i64 %x396.0, %y396.0
  store i64 %z396.0, i64* %m5
  %x396.1 = load i64* %m2
  %y396.1 = load i64* %m6
  %z396.1 = mul i64 %x396.1, %y396.1
  store i64 %z396.1, i64* %m0
  %x396.2 = load i64* %m0
  %y396.2 = load i64* %m5
  %z396.2 = or i64 %x396.2, %y396.2
  store i64 %z396.2, i64* %m1
  %x396.3 = load i64* %m1
  %y396.3 = load i64* %m2
  %z396.3 = or i64 %x396.3, %y396.3
  store i64 %z396.3, i64* %m5
  %x396.4 = load i64* %m0
  %y396.4 = load i64* %m1
  %z396.4 = add i64 %x396.4, %y396.4
  store i64 %z396.4, i64* %m5
  %u396 = load i64* %m5
  %w396 = and i64 %u396, 16
  %c396 = icmp eq i64 %w396, 0
  br i1 %c396, label %b397, label %b399
b314:
  %x314.0 = load i64* %m1
  %y314.0 = load i64* %m5
  %z314.0 = sub i64 %x314.0, %y314.0
  store i64 %z314.0, i64* %m3
  %x314.1 = load i64* %m2
  %y314.1 = load i64* %m4
  %z314.1 = or i64 %x314.1, %y314.1
  store i64 %z314.1, i64* %m7
  %x314.2 = load i64* %m7
  %y314.2 = load i64* %m0
  %z314.2 = add i64 %x314.2, %y314.2
  store i64 %z314.2, i64* %m4
  %x314.3 = load i64* %m7
  %y314.3 = load i64* %m7
  %z314.3 = mul i64 %x314.3, %y314.3
  store i64 %z314.3, i64* %m6
  %x314.4 = load i64* %m6
  %y314.4 = load i64* %m0
  %z314.4 = xor i64 %x314.4, %y314.4
  store i64 %z314.4, i64* %m7
  %u314 = load i64* %m3
  %w314 = and i64 %u314, 32
  %c314 = icmp eq i64 %w314, 0
  br i1 %c314, label %b315, label %b317
b311:
  %x311.0 = load i64* %m5
  %y311.0 = load i64* %m2
  %z311.0 = or i64 %x311.0, %y311.0
  store i64 %z311.0, i64* %m4
  %x311.1 = load i64* %m2
  %y311.1 = load i64* %m1
  %z311.1 = mul i64 %x311.1, %y311.1
  store i64 %z311.1, i64* %m3
  %x311.2 = load i64* %m0
  %y311.2 = load i64* %m1
  %z311.2 = or i64 %x311.2, %y311.2
  store i64 %z311.2, i64* %m4
  %u311 = load i64* %m4
  %w311 = and i64 %u311, 2
  %c311 = icmp eq i64 %w311, 0
  br i1 %c311, label %b312, label %b313
b300:
  %x300.0 = load i64* %m2
  %y300.0 = load i64* %m6
  %z300.0 = mul i64 %x300.0, %y300.0
  store i64 %z300.0, i64* %m5
  %x300.1 = load i64* %m1
  %y300.1 = load i64* %m4
  %z300.1 = mul i64 %x300.1, %y300.1
  store i64 %z300.1, i64* %m0
  %x300.2 = load i64* %m4
  %y300.2 = load i64* %m7
  %z300.2 = mul i64 %x300.2, %y300.2
  store i64 %z300.2, i64* %m2
  %x300.3 = load i64* %m7
  %y300.3 = load i64* %m7
  %z300.3 = xor i64 %x300.3, %y300.3
  store i64 %z300.3, i64* %m5
  %u300 = load i64* %m2
  %w300 = and i64 %u300, 32
  %c300 = icmp eq i64 %w300, 0
  br i1 %c300, label %b301, label %b302
b293:
  %x293.0 = load i64* %m1
  %y293.0 = load i64* %m2
  %z293.0 = add i64 %x293.0, %y293.0
  store i64 %z293.0, i64* %m2
  %x293.1 = load i64* %m3
  %y293.1 = load i64* %m0
  %z293.1 = add i64 %x293.1, %y293.1
  store i64 %z293.1, i64* %m0
  %x293.2 = load i64* %m5
  %y293.2 = load i64* %m4
  %z293.2 = sub i64 %x293.2, %y293.2
  store i64 %z293.2, i64* %m3
  %u293 = load i64* %m2
  %w293 = and i64 %u293, 4
  %c293 = icmp eq i64 %w293, 0
  br i1 %c293, label %b294, label %b295
b242:
  %x242.0 = load i64* %m4
  %y242.0 = load i64* %m6
  %z242.0 = mul i64 %x242.0, %y242.0
  store i64 %z242.0, i64* %m6
  %x242.1 = load i64* %m4
  %y242.1 = load i64* %m7
  %z242.1 = sub i64 %x242.1, %y242.1
  store i64 %z242.1, i64* %m0
  %u242 = load i64* %m1
  %w242 = and i64 %u242, 32
  %c242 = icmp eq i64 %w242, 0
  br i1 %c242, label %b243, label %b246
b352:
  %x352.0 = load i64* %m4
  %y352.0 = load i64* %m7
  %z352.0 = xor i64 %x352.0, %y352.0
  store i64 %z352.0, i64* %m4
  %x352.1 = load i64* %m3
  %y352.1 = load i64* %m3
  %z352.1 = xor i64 %x352.1, %y352.1
  store i64 %z352.1, i64* %m6
  %x352.2 = load i64* %m7
  %y352.2 = load i64* %m5
  %z352.2 = xor i64 %x352.2, %y352.2
  store i64 %z352.2, i64* %m0
  %x352.3 = load i64* %m6
  %y352.3 = load i64* %m6
  %z352.3 = sub i64 %x352.3, %y352.3
  store i64 %z352.3, i64* %m1
  %x352.4 = load i64* %m2
  %y352.4 = load i64* %m4
  %z352.4 = add i64 %x352.4, %y352.4
  store i64 %z352.4, i64* %m0
  %u352 = load i64* %m7
  %w352 = and i64 %u352, 32
  %c352 = icmp eq i64 %w352, 0
  br i1 %c352, label %b353, label %b355
b61:
  %x61.0 = load i64* %m4
  %y61.0 = load i64* %m1
  %z61.0 = xor i64 %x61.0, %y61.0
  store i64 %z61.0, i64* %m6
  %x61.1 = load i64* %m5
  %y61.1 = load i64* %m0
  %z61.1 = add i64 %x61.1, %y61.1
  store i64 %z61.1, i64* %m3
  %x61.2 = load i64* %m0
  %y61.2 = load i64* %m4
  %z61.2 = sub i64 %x61.2, %y61.2
  store i64 %z61.2, i64* %m1
  %x61.3 = load i64* %m3
  %y61.3 = load i64* %m1
  %z61.3 = xor i64 %x61.3, %y61.3
  store i64 %z61.3, i64* %m0
  %x61.4 = load i64* %m3
  %y61.4 = load i64* %m4
  %z61.4 = mul i64 %x61.4, %y61.4
  store i64 %z61.4, i64* %m0
  %u61 = load i64* %m6
  %w61 = and i64 %u61, 4
  %c61 = icmp eq i64 %w61, 0
  br i1 %c61, label %b62, label %b63
b12:
  %x12.0 = load i64* %m4
  %y12.0 = load i64* %m6
  %z12.0 = sub i64 %x12.0, %y12.0
  store i64 %z12.0, i64* %m5
  %x12.1 = load i64* %m2
  %y12.1 = load i64* %m4
  %z12.1 = or i64 %x12.1, %y12.1
  store i64 %z12.1, i64* %m0
  %x12.2 = load i64* %m6
  %y12.2 = load i64* %m6
  %z12.2 = or i64 %x12.2, %y12.2
  store i64 %z12.2, i64* %m6
  %x12.3 = load i64* %m4
  %y12.3 = load i64* %m5
  %z12.3 = xor i64 %x12.3, %y12.3
  store i64 %z12.3, i64* %m6
  %x12.4 = load i64* %m7
  %y12.4 = load i64* %m6
  %z12.4 = sub i64 %x12.4, %y12.4
  store i64 %z12.4, i64* %m6
  %u12 = load i64* %m3
  %w12 = and i64 %u12, 4
  %c12 = icmp eq i64 %w12, 0
  br i1 %c12, label %b13, label %b15
b318:
  %x318.0 = load i64* %m4
  %y318.0 = load i64* %m4
  %z318.0 = or i64 %x318.0, %y318.0
  store i64 %z318.0, i64* %m0
  %x318.1 = load i64* %m1
  %y318.1 = load i64* %m4
  %z318.1 = sub i64 %x318.1, %y318.1
  store i64 %z318.1, i64* %m0
  %u318 = load i64* %m2
  %w318 = and i64 %u318, 8
  %c318 = icmp eq i64 %w318, 0
  br i1 %c318, label %b319, label %b320
end:
  %s0 = add i64 0, 0
  %e0 = load i64* %m0
  %q0 = mul i64 %s0, 31
  %s1 = add i64 %q0, %e0
  %e1 = load i64* %m1
  %q1 = mul i64 %s1, 31
  %s2 = add i64 %q1, %e1
  %e2 = load i64* %m2
  %q2 = mul i64 %s2, 31
  %s3 = add i64 %q2, %e2
  %e3 = load i64* %m3
  %q3 = mul i64 %s3, 31
  %s4 = add i64 %q3, %e3
  %e4 = load i64* %m4
  %q4 = mul i64 %s4, 31
  %s5 = add i64 %q4, %e4
  %e5 = load i64* %m5
  %q5 = mul i64 %s5, 31
  %s6 = add i64 %q5, %e5
  %e6 = load i64* %m6
  %q6 = mul i64 %s6, 31
  %s7 = add i64 %q6, %e6
  %e7 = load i64* %m7
  %q7 = mul i64 %s7, 31
  %s8 = add i64 %q7, %e7
  ret i64 %s8
}
define i64 @main() {
  %i = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %h
  br label %loop
loop:
  %n = load i64* %i
  %n2 = mul i64 %n, 12345
  %v = call i64 @f(i64 %n, i64 %n2)
  %x = load i64* %h
  %y = mul i64 %x, 33
  %z = xor i64 %y, %v
  store i64 %z, i64* %h
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp slt i64 %m, 40
  br i1 %c, label %loop, label %done
done:
  %r = load i64* %h
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
