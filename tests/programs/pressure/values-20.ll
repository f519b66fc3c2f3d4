; 20 values alive at once: all are made before the first is used.
; exit: 176
; output: 20415178640960176
define i64 @main(i64 %argc, i8** %argv) {
  %v0 = add i64 %argc, 11
  %v1 = mul i64 %argc, 48
  %v2 = xor i64 %argc, 85
  %v3 = sub i64 %argc, 122
  %v4 = or i64 %argc, 159
  %v5 = add i64 %argc, 196
  %v6 = mul i64 %argc, 233
  %v7 = xor i64 %argc, 270
  %v8 = sub i64 %argc, 307
  %v9 = or i64 %argc, 344
  %v10 = add i64 %argc, 381
  %v11 = mul i64 %argc, 418
  %v12 = xor i64 %argc, 455
  %v13 = sub i64 %argc, 492
  %v14 = or i64 %argc, 529
  %v15 = add i64 %argc, 566
  %v16 = mul i64 %argc, 603
  %v17 = xor i64 %argc, 640
  %v18 = sub i64 %argc, 677
  %v19 = or i64 %argc, 714
  %s0 = add i64 0, 0
  %m0 = mul i64 %s0, 3
  %s1 = add i64 %m0, %v0
  %m1 = mul i64 %s1, 5
  %s2 = add i64 %m1, %v7
  %m2 = mul i64 %s2, 7
  %s3 = add i64 %m2, %v14
  %m3 = mul i64 %s3, 9
  %s4 = add i64 %m3, %v1
  %m4 = mul i64 %s4, 3
  %s5 = add i64 %m4, %v8
  %m5 = mul i64 %s5, 5
  %s6 = add i64 %m5, %v15
  %m6 = mul i64 %s6, 7
  %s7 = add i64 %m6, %v2
  %m7 = mul i64 %s7, 9
  %s8 = add i64 %m7, %v9
  %m8 = mul i64 %s8, 3
  %s9 = add i64 %m8, %v16
  %m9 = mul i64 %s9, 5
  %s10 = add i64 %m9, %v3
  %m10 = mul i64 %s10, 7
  %s11 = add i64 %m10, %v10
  %m11 = mul i64 %s11, 9
  %s12 = add i64 %m11, %v17
  %m12 = mul i64 %s12, 3
  %s13 = add i64 %m12, %v4
  %m13 = mul i64 %s13, 5
  %s14 = add i64 %m13, %v11
  %m14 = mul i64 %s14, 7
  %s15 = add i64 %m14, %v18
  %m15 = mul i64 %s15, 9
  %s16 = add i64 %m15, %v5
  %m16 = mul i64 %s16, 3
  %s17 = add i64 %m16, %v12
  %m17 = mul i64 %s17, 5
  %s18 = add i64 %m17, %v19
  %m18 = mul i64 %s18, 7
  %s19 = add i64 %m18, %v6
  %m19 = mul i64 %s19, 9
  %s20 = add i64 %m19, %v13
  %str = call i8* @ll_ltoa(i64 %s20)
  call void @ll_puts(i8* %str)
  ret i64 %s20
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
