; 300 functions that call each other in a row (generated).
; exit: 192
; output: -7077426193140490816
define i64 @f0(i64 %x) {
  %y = add i64 %x, 1
  %z = call i64 @f1(i64 %y)
  %w = sub i64 %z, 0
  ret i64 %w
}
define i64 @f1(i64 %x) {
  %y = xor i64 %x, 3
  %z = call i64 @f2(i64 %y)
  %w = sub i64 %z, 1
  ret i64 %w
}
define i64 @f2(i64 %x) {
  %y = mul i64 %x, 5
  %z = call i64 @f3(i64 %y)
  %w = sub i64 %z, 2
  ret i64 %w
}
define i64 @f3(i64 %x) {
  %y = add i64 %x, 7
  %z = call i64 @f4(i64 %y)
  %w = sub i64 %z, 3
  ret i64 %w
}
define i64 @f4(i64 %x) {
  %y = xor i64 %x, 9
  %z = call i64 @f5(i64 %y)
  %w = sub i64 %z, 4
  ret i64 %w
}
define i64 @f5(i64 %x) {
  %y = mul i64 %x, 11
  %z = call i64 @f6(i64 %y)
  %w = sub i64 %z, 5
  ret i64 %w
}
define i64 @f6(i64 %x) {
  %y = add i64 %x, 13
  %z = call i64 @f7(i64 %y)
  %w = sub i64 %z, 6
  ret i64 %w
}
define i64 @f7(i64 %x) {
  %y = xor i64 %x, 15
  %z = call i64 @f8(i64 %y)
  %w = sub i64 %z, 7
  ret i64 %w
}
define i64 @f8(i64 %x) {
  %y = mul i64 %x, 17
  %z = call i64 @f9(i64 %y)
  %w = sub i64 %z, 8
  ret i64 %w
}
define i64 @f9(i64 %x) {
  %y = add i64 %x, 19
  %z = call i64 @f10(i64 %y)
  %w = sub i64 %z, 9
  ret i64 %w
}
define i64 @f10(i64 %x) {
  %y = xor i64 %x, 21
  %z = call i64 @f11(i64 %y)
  %w = sub i64 %z, 10
  ret i64 %w
}
define i64 @f11(i64 %x) {
  %y = mul i64 %x, 23
  %z = call i64 @f12(i64 %y)
  %w = sub i64 %z, 11
  ret i64 %w
}
define i64 @f12(i64 %x) {
  %y = add i64 %x, 25
  %z = call i64 @f13(i64 %y)
  %w = sub i64 %z, 12
  ret i64 %w
}
define i64 @f13(i64 %x) {
  %y = xor i64 %x, 27
  %z = call i64 @f14(i64 %y)
  %w = sub i64 %z, 13
  ret i64 %w
}
define i64 @f14(i64 %x) {
  %y = mul i64 %x, 29
  %z = call i64 @f15(i64 %y)
  %w = sub i64 %z, 14
  ret i64 %w
}
define i64 @f15(i64 %x) {
  %y = add i64 %x, 31
  %z = call i64 @f16(i64 %y)
  %w = sub i64 %z, 15
  ret i64 %w
}
define i64 @f16(i64 %x) {
  %y = xor i64 %x, 33
  %z = call i64 @f17(i64 %y)
  %w = sub i64 %z, 16
  ret i64 %w
}
define i64 @f17(i64 %x) {
  %y = mul i64 %x, 35
  %z = call i64 @f18(i64 %y)
  %w = sub i64 %z, 17
  ret i64 %w
}
define i64 @f18(i64 %x) {
  %y = add i64 %x, 37
  %z = call i64 @f19(i64 %y)
  %w = sub i64 %z, 18
  ret i64 %w
}
define i64 @f19(i64 %x) {
  %y = xor i64 %x, 39
  %z = call i64 @f20(i64 %y)
  %w = sub i64 %z, 19
  ret i64 %w
}
define i64 @f20(i64 %x) {
  %y = mul i64 %x, 41
  %z = call i64 @f21(i64 %y)
  %w = sub i64 %z, 20
  ret i64 %w
}
define i64 @f21(i64 %x) {
  %y = add i64 %x, 43
  %z = call i64 @f22(i64 %y)
  %w = sub i64 %z, 21
  ret i64 %w
}
define i64 @f22(i64 %x) {
  %y = xor i64 %x, 45
  %z = call i64 @f23(i64 %y)
  %w = sub i64 %z, 22
  ret i64 %w
}
define i64 @f23(i64 %x) {
  %y = mul i64 %x, 47
  %z = call i64 @f24(i64 %y)
  %w = sub i64 %z, 23
  ret i64 %w
}
define i64 @f24(i64 %x) {
  %y = add i64 %x, 49
  %z = call i64 @f25(i64 %y)
  %w = sub i64 %z, 24
  ret i64 %w
}
define i64 @f25(i64 %x) {
  %y = xor i64 %x, 51
  %z = call i64 @f26(i64 %y)
  %w = sub i64 %z, 25
  ret i64 %w
}
define i64 @f26(i64 %x) {
  %y = mul i64 %x, 53
  %z = call i64 @f27(i64 %y)
  %w = sub i64 %z, 26
  ret i64 %w
}
define i64 @f27(i64 %x) {
  %y = add i64 %x, 55
  %z = call i64 @f28(i64 %y)
  %w = sub i64 %z, 27
  ret i64 %w
}
define i64 @f28(i64 %x) {
  %y = xor i64 %x, 57
  %z = call i64 @f29(i64 %y)
  %w = sub i64 %z, 28
  ret i64 %w
}
define i64 @f29(i64 %x) {
  %y = mul i64 %x, 59
  %z = call i64 @f30(i64 %y)
  %w = sub i64 %z, 29
  ret i64 %w
}
define i64 @f30(i64 %x) {
  %y = add i64 %x, 61
  %z = call i64 @f31(i64 %y)
  %w = sub i64 %z, 30
  ret i64 %w
}
define i64 @f31(i64 %x) {
  %y = xor i64 %x, 63
  %z = call i64 @f32(i64 %y)
  %w = sub i64 %z, 31
  ret i64 %w
}
define i64 @f32(i64 %x) {
  %y = mul i64 %x, 65
  %z = call i64 @f33(i64 %y)
  %w = sub i64 %z, 32
  ret i64 %w
}
define i64 @f33(i64 %x) {
  %y = add i64 %x, 67
  %z = call i64 @f34(i64 %y)
  %w = sub i64 %z, 33
  ret i64 %w
}
define i64 @f34(i64 %x) {
  %y = xor i64 %x, 69
  %z = call i64 @f35(i64 %y)
  %w = sub i64 %z, 34
  ret i64 %w
}
define i64 @f35(i64 %x) {
  %y = mul i64 %x, 71
  %z = call i64 @f36(i64 %y)
  %w = sub i64 %z, 35
  ret i64 %w
}
define i64 @f36(i64 %x) {
  %y = add i64 %x, 73
  %z = call i64 @f37(i64 %y)
  %w = sub i64 %z, 36
  ret i64 %w
}
define i64 @f37(i64 %x) {
  %y = xor i64 %x, 75
  %z = call i64 @f38(i64 %y)
  %w = sub i64 %z, 37
  ret i64 %w
}
define i64 @f38(i64 %x) {
  %y = mul i64 %x, 77
  %z = call i64 @f39(i64 %y)
  %w = sub i64 %z, 38
  ret i64 %w
}
define i64 @f39(i64 %x) {
  %y = add i64 %x, 79
  %z = call i64 @f40(i64 %y)
  %w = sub i64 %z, 39
  ret i64 %w
}
define i64 @f40(i64 %x) {
  %y = xor i64 %x, 81
  %z = call i64 @f41(i64 %y)
  %w = sub i64 %z, 40
  ret i64 %w
}
define i64 @f41(i64 %x) {
  %y = mul i64 %x, 83
  %z = call i64 @f42(i64 %y)
  %w = sub i64 %z, 41
  ret i64 %w
}
define i64 @f42(i64 %x) {
  %y = add i64 %x, 85
  %z = call i64 @f43(i64 %y)
  %w = sub i64 %z, 42
  ret i64 %w
}
define i64 @f43(i64 %x) {
  %y = xor i64 %x, 87
  %z = call i64 @f44(i64 %y)
  %w = sub i64 %z, 43
  ret i64 %w
}
define i64 @f44(i64 %x) {
  %y = mul i64 %x, 89
  %z = call i64 @f45(i64 %y)
  %w = sub i64 %z, 44
  ret i64 %w
}
define i64 @f45(i64 %x) {
  %y = add i64 %x, 91
  %z = call i64 @f46(i64 %y)
  %w = sub i64 %z, 45
  ret i64 %w
}
define i64 @f46(i64 %x) {
  %y = xor i64 %x, 93
  %z = call i64 @f47(i64 %y)
  %w = sub i64 %z, 46
  ret i64 %w
}
define i64 @f47(i64 %x) {
  %y = mul i64 %x, 95
  %z = call i64 @f48(i64 %y)
  %w = sub i64 %z, 47
  ret i64 %w
}
define i64 @f48(i64 %x) {
  %y = add i64 %x, 97
  %z = call i64 @f49(i64 %y)
  %w = sub i64 %z, 48
  ret i64 %w
}
define i64 @f49(i64 %x) {
  %y = xor i64 %x, 99
  %z = call i64 @f50(i64 %y)
  %w = sub i64 %z, 49
  ret i64 %w
}
define i64 @f50(i64 %x) {
  %y = mul i64 %x, 101
  %z = call i64 @f51(i64 %y)
  %w = sub i64 %z, 50
  ret i64 %w
}
define i64 @f51(i64 %x) {
  %y = add i64 %x, 103
  %z = call i64 @f52(i64 %y)
  %w = sub i64 %z, 51
  ret i64 %w
}
define i64 @f52(i64 %x) {
  %y = xor i64 %x, 105
  %z = call i64 @f53(i64 %y)
  %w = sub i64 %z, 52
  ret i64 %w
}
define i64 @f53(i64 %x) {
  %y = mul i64 %x, 107
  %z = call i64 @f54(i64 %y)
  %w = sub i64 %z, 53
  ret i64 %w
}
define i64 @f54(i64 %x) {
  %y = add i64 %x, 109
  %z = call i64 @f55(i64 %y)
  %w = sub i64 %z, 54
  ret i64 %w
}
define i64 @f55(i64 %x) {
  %y = xor i64 %x, 111
  %z = call i64 @f56(i64 %y)
  %w = sub i64 %z, 55
  ret i64 %w
}
define i64 @f56(i64 %x) {
  %y = mul i64 %x, 113
  %z = call i64 @f57(i64 %y)
  %w = sub i64 %z, 56
  ret i64 %w
}
define i64 @f57(i64 %x) {
  %y = add i64 %x, 115
  %z = call i64 @f58(i64 %y)
  %w = sub i64 %z, 57
  ret i64 %w
}
define i64 @f58(i64 %x) {
  %y = xor i64 %x, 117
  %z = call i64 @f59(i64 %y)
  %w = sub i64 %z, 58
  ret i64 %w
}
define i64 @f59(i64 %x) {
  %y = mul i64 %x, 119
  %z = call i64 @f60(i64 %y)
  %w = sub i64 %z, 59
  ret i64 %w
}
define i64 @f60(i64 %x) {
  %y = add i64 %x, 121
  %z = call i64 @f61(i64 %y)
  %w = sub i64 %z, 60
  ret i64 %w
}
define i64 @f61(i64 %x) {
  %y = xor i64 %x, 123
  %z = call i64 @f62(i64 %y)
  %w = sub i64 %z, 61
  ret i64 %w
}
define i64 @f62(i64 %x) {
  %y = mul i64 %x, 125
  %z = call i64 @f63(i64 %y)
  %w = sub i64 %z, 62
  ret i64 %w
}
define i64 @f63(i64 %x) {
  %y = add i64 %x, 127
  %z = call i64 @f64(i64 %y)
  %w = sub i64 %z, 63
  ret i64 %w
}
define i64 @f64(i64 %x) {
  %y = xor i64 %x, 129
  %z = call i64 @f65(i64 %y)
  %w = sub i64 %z, 64
  ret i64 %w
}
define i64 @f65(i64 %x) {
  %y = mul i64 %x, 131
  %z = call i64 @f66(i64 %y)
  %w = sub i64 %z, 65
  ret i64 %w
}
define i64 @f66(i64 %x) {
  %y = add i64 %x, 133
  %z = call i64 @f67(i64 %y)
  %w = sub i64 %z, 66
  ret i64 %w
}
define i64 @f67(i64 %x) {
  %y = xor i64 %x, 135
  %z = call i64 @f68(i64 %y)
  %w = sub i64 %z, 67
  ret i64 %w
}
define i64 @f68(i64 %x) {
  %y = mul i64 %x, 137
  %z = call i64 @f69(i64 %y)
  %w = sub i64 %z, 68
  ret i64 %w
}
define i64 @f69(i64 %x) {
  %y = add i64 %x, 139
  %z = call i64 @f70(i64 %y)
  %w = sub i64 %z, 69
  ret i64 %w
}
define i64 @f70(i64 %x) {
  %y = xor i64 %x, 141
  %z = call i64 @f71(i64 %y)
  %w = sub i64 %z, 70
  ret i64 %w
}
define i64 @f71(i64 %x) {
  %y = mul i64 %x, 143
  %z = call i64 @f72(i64 %y)
  %w = sub i64 %z, 71
  ret i64 %w
}
define i64 @f72(i64 %x) {
  %y = add i64 %x, 145
  %z = call i64 @f73(i64 %y)
  %w = sub i64 %z, 72
  ret i64 %w
}
define i64 @f73(i64 %x) {
  %y = xor i64 %x, 147
  %z = call i64 @f74(i64 %y)
  %w = sub i64 %z, 73
  ret i64 %w
}
define i64 @f74(i64 %x) {
  %y = mul i64 %x, 149
  %z = call i64 @f75(i64 %y)
  %w = sub i64 %z, 74
  ret i64 %w
}
define i64 @f75(i64 %x) {
  %y = add i64 %x, 151
  %z = call i64 @f76(i64 %y)
  %w = sub i64 %z, 75
  ret i64 %w
}
define i64 @f76(i64 %x) {
  %y = xor i64 %x, 153
  %z = call i64 @f77(i64 %y)
  %w = sub i64 %z, 76
  ret i64 %w
}
define i64 @f77(i64 %x) {
  %y = mul i64 %x, 155
  %z = call i64 @f78(i64 %y)
  %w = sub i64 %z, 77
  ret i64 %w
}
define i64 @f78(i64 %x) {
  %y = add i64 %x, 157
  %z = call i64 @f79(i64 %y)
  %w = sub i64 %z, 78
  ret i64 %w
}
define i64 @f79(i64 %x) {
  %y = xor i64 %x, 159
  %z = call i64 @f80(i64 %y)
  %w = sub i64 %z, 79
  ret i64 %w
}
define i64 @f80(i64 %x) {
  %y = mul i64 %x, 161
  %z = call i64 @f81(i64 %y)
  %w = sub i64 %z, 80
  ret i64 %w
}
define i64 @f81(i64 %x) {
  %y = add i64 %x, 163
  %z = call i64 @f82(i64 %y)
  %w = sub i64 %z, 81
  ret i64 %w
}
define i64 @f82(i64 %x) {
  %y = xor i64 %x, 165
  %z = call i64 @f83(i64 %y)
  %w = sub i64 %z, 82
  ret i64 %w
}
define i64 @f83(i64 %x) {
  %y = mul i64 %x, 167
  %z = call i64 @f84(i64 %y)
  %w = sub i64 %z, 83
  ret i64 %w
}
define i64 @f84(i64 %x) {
  %y = add i64 %x, 169
  %z = call i64 @f85(i64 %y)
  %w = sub i64 %z, 84
  ret i64 %w
}
define i64 @f85(i64 %x) {
  %y = xor i64 %x, 171
  %z = call i64 @f86(i64 %y)
  %w = sub i64 %z, 85
  ret i64 %w
}
define i64 @f86(i64 %x) {
  %y = mul i64 %x, 173
  %z = call i64 @f87(i64 %y)
  %w = sub i64 %z, 86
  ret i64 %w
}
define i64 @f87(i64 %x) {
  %y = add i64 %x, 175
  %z = call i64 @f88(i64 %y)
  %w = sub i64 %z, 87
  ret i64 %w
}
define i64 @f88(i64 %x) {
  %y = xor i64 %x, 177
  %z = call i64 @f89(i64 %y)
  %w = sub i64 %z, 88
  ret i64 %w
}
define i64 @f89(i64 %x) {
  %y = mul i64 %x, 179
  %z = call i64 @f90(i64 %y)
  %w = sub i64 %z, 89
  ret i64 %w
}
define i64 @f90(i64 %x) {
  %y = add i64 %x, 181
  %z = call i64 @f91(i64 %y)
  %w = sub i64 %z, 90
  ret i64 %w
}
define i64 @f91(i64 %x) {
  %y = xor i64 %x, 183
  %z = call i64 @f92(i64 %y)
  %w = sub i64 %z, 91
  ret i64 %w
}
define i64 @f92(i64 %x) {
  %y = mul i64 %x, 185
  %z = call i64 @f93(i64 %y)
  %w = sub i64 %z, 92
  ret i64 %w
}
define i64 @f93(i64 %x) {
  %y = add i64 %x, 187
  %z = call i64 @f94(i64 %y)
  %w = sub i64 %z, 93
  ret i64 %w
}
define i64 @f94(i64 %x) {
  %y = xor i64 %x, 189
  %z = call i64 @f95(i64 %y)
  %w = sub i64 %z, 94
  ret i64 %w
}
define i64 @f95(i64 %x) {
  %y = mul i64 %x, 191
  %z = call i64 @f96(i64 %y)
  %w = sub i64 %z, 95
  ret i64 %w
}
define i64 @f96(i64 %x) {
  %y = add i64 %x, 193
  %z = call i64 @f97(i64 %y)
  %w = sub i64 %z, 96
  ret i64 %w
}
define i64 @f97(i64 %x) {
  %y = xor i64 %x, 195
  %z = call i64 @f98(i64 %y)
  %w = sub i64 %z, 97
  ret i64 %w
}
define i64 @f98(i64 %x) {
  %y = mul i64 %x, 197
  %z = call i64 @f99(i64 %y)
  %w = sub i64 %z, 98
  ret i64 %w
}
define i64 @f99(i64 %x) {
  %y = add i64 %x, 199
  %z = call i64 @f100(i64 %y)
  %w = sub i64 %z, 99
  ret i64 %w
}
define i64 @f100(i64 %x) {
  %y = xor i64 %x, 201
  %z = call i64 @f101(i64 %y)
  %w = sub i64 %z, 100
  ret i64 %w
}
define i64 @f101(i64 %x) {
  %y = mul i64 %x, 203
  %z = call i64 @f102(i64 %y)
  %w = sub i64 %z, 101
  ret i64 %w
}
define i64 @f102(i64 %x) {
  %y = add i64 %x, 205
  %z = call i64 @f103(i64 %y)
  %w = sub i64 %z, 102
  ret i64 %w
}
define i64 @f103(i64 %x) {
  %y = xor i64 %x, 207
  %z = call i64 @f104(i64 %y)
  %w = sub i64 %z, 103
  ret i64 %w
}
define i64 @f104(i64 %x) {
  %y = mul i64 %x, 209
  %z = call i64 @f105(i64 %y)
  %w = sub i64 %z, 104
  ret i64 %w
}
define i64 @f105(i64 %x) {
  %y = add i64 %x, 211
  %z = call i64 @f106(i64 %y)
  %w = sub i64 %z, 105
  ret i64 %w
}
define i64 @f106(i64 %x) {
  %y = xor i64 %x, 213
  %z = call i64 @f107(i64 %y)
  %w = sub i64 %z, 106
  ret i64 %w
}
define i64 @f107(i64 %x) {
  %y = mul i64 %x, 215
  %z = call i64 @f108(i64 %y)
  %w = sub i64 %z, 107
  ret i64 %w
}
define i64 @f108(i64 %x) {
  %y = add i64 %x, 217
  %z = call i64 @f109(i64 %y)
  %w = sub i64 %z, 108
  ret i64 %w
}
define i64 @f109(i64 %x) {
  %y = xor i64 %x, 219
  %z = call i64 @f110(i64 %y)
  %w = sub i64 %z, 109
  ret i64 %w
}
define i64 @f110(i64 %x) {
  %y = mul i64 %x, 221
  %z = call i64 @f111(i64 %y)
  %w = sub i64 %z, 110
  ret i64 %w
}
define i64 @f111(i64 %x) {
  %y = add i64 %x, 223
  %z = call i64 @f112(i64 %y)
  %w = sub i64 %z, 111
  ret i64 %w
}
define i64 @f112(i64 %x) {
  %y = xor i64 %x, 225
  %z = call i64 @f113(i64 %y)
  %w = sub i64 %z, 112
  ret i64 %w
}
define i64 @f113(i64 %x) {
  %y = mul i64 %x, 227
  %z = call i64 @f114(i64 %y)
  %w = sub i64 %z, 113
  ret i64 %w
}
define i64 @f114(i64 %x) {
  %y = add i64 %x, 229
  %z = call i64 @f115(i64 %y)
  %w = sub i64 %z, 114
  ret i64 %w
}
define i64 @f115(i64 %x) {
  %y = xor i64 %x, 231
  %z = call i64 @f116(i64 %y)
  %w = sub i64 %z, 115
  ret i64 %w
}
define i64 @f116(i64 %x) {
  %y = mul i64 %x, 233
  %z = call i64 @f117(i64 %y)
  %w = sub i64 %z, 116
  ret i64 %w
}
define i64 @f117(i64 %x) {
  %y = add i64 %x, 235
  %z = call i64 @f118(i64 %y)
  %w = sub i64 %z, 117
  ret i64 %w
}
define i64 @f118(i64 %x) {
  %y = xor i64 %x, 237
  %z = call i64 @f119(i64 %y)
  %w = sub i64 %z, 118
  ret i64 %w
}
define i64 @f119(i64 %x) {
  %y = mul i64 %x, 239
  %z = call i64 @f120(i64 %y)
  %w = sub i64 %z, 119
  ret i64 %w
}
define i64 @f120(i64 %x) {
  %y = add i64 %x, 241
  %z = call i64 @f121(i64 %y)
  %w = sub i64 %z, 120
  ret i64 %w
}
define i64 @f121(i64 %x) {
  %y = xor i64 %x, 243
  %z = call i64 @f122(i64 %y)
  %w = sub i64 %z, 121
  ret i64 %w
}
define i64 @f122(i64 %x) {
  %y = mul i64 %x, 245
  %z = call i64 @f123(i64 %y)
  %w = sub i64 %z, 122
  ret i64 %w
}
define i64 @f123(i64 %x) {
  %y = add i64 %x, 247
  %z = call i64 @f124(i64 %y)
  %w = sub i64 %z, 123
  ret i64 %w
}
define i64 @f124(i64 %x) {
  %y = xor i64 %x, 249
  %z = call i64 @f125(i64 %y)
  %w = sub i64 %z, 124
  ret i64 %w
}
define i64 @f125(i64 %x) {
  %y = mul i64 %x, 251
  %z = call i64 @f126(i64 %y)
  %w = sub i64 %z, 125
  ret i64 %w
}
define i64 @f126(i64 %x) {
  %y = add i64 %x, 253
  %z = call i64 @f127(i64 %y)
  %w = sub i64 %z, 126
  ret i64 %w
}
define i64 @f127(i64 %x) {
  %y = xor i64 %x, 255
  %z = call i64 @f128(i64 %y)
  %w = sub i64 %z, 127
  ret i64 %w
}
define i64 @f128(i64 %x) {
  %y = mul i64 %x, 257
  %z = call i64 @f129(i64 %y)
  %w = sub i64 %z, 128
  ret i64 %w
}
define i64 @f129(i64 %x) {
  %y = add i64 %x, 259
  %z = call i64 @f130(i64 %y)
  %w = sub i64 %z, 129
  ret i64 %w
}
define i64 @f130(i64 %x) {
  %y = xor i64 %x, 261
  %z = call i64 @f131(i64 %y)
  %w = sub i64 %z, 130
  ret i64 %w
}
define i64 @f131(i64 %x) {
  %y = mul i64 %x, 263
  %z = call i64 @f132(i64 %y)
  %w = sub i64 %z, 131
  ret i64 %w
}
define i64 @f132(i64 %x) {
  %y = add i64 %x, 265
  %z = call i64 @f133(i64 %y)
  %w = sub i64 %z, 132
  ret i64 %w
}
define i64 @f133(i64 %x) {
  %y = xor i64 %x, 267
  %z = call i64 @f134(i64 %y)
  %w = sub i64 %z, 133
  ret i64 %w
}
define i64 @f134(i64 %x) {
  %y = mul i64 %x, 269
  %z = call i64 @f135(i64 %y)
  %w = sub i64 %z, 134
  ret i64 %w
}
define i64 @f135(i64 %x) {
  %y = add i64 %x, 271
  %z = call i64 @f136(i64 %y)
  %w = sub i64 %z, 135
  ret i64 %w
}
define i64 @f136(i64 %x) {
  %y = xor i64 %x, 273
  %z = call i64 @f137(i64 %y)
  %w = sub i64 %z, 136
  ret i64 %w
}
define i64 @f137(i64 %x) {
  %y = mul i64 %x, 275
  %z = call i64 @f138(i64 %y)
  %w = sub i64 %z, 137
  ret i64 %w
}
define i64 @f138(i64 %x) {
  %y = add i64 %x, 277
  %z = call i64 @f139(i64 %y)
  %w = sub i64 %z, 138
  ret i64 %w
}
define i64 @f139(i64 %x) {
  %y = xor i64 %x, 279
  %z = call i64 @f140(i64 %y)
  %w = sub i64 %z, 139
  ret i64 %w
}
define i64 @f140(i64 %x) {
  %y = mul i64 %x, 281
  %z = call i64 @f141(i64 %y)
  %w = sub i64 %z, 140
  ret i64 %w
}
define i64 @f141(i64 %x) {
  %y = add i64 %x, 283
  %z = call i64 @f142(i64 %y)
  %w = sub i64 %z, 141
  ret i64 %w
}
define i64 @f142(i64 %x) {
  %y = xor i64 %x, 285
  %z = call i64 @f143(i64 %y)
  %w = sub i64 %z, 142
  ret i64 %w
}
define i64 @f143(i64 %x) {
  %y = mul i64 %x, 287
  %z = call i64 @f144(i64 %y)
  %w = sub i64 %z, 143
  ret i64 %w
}
define i64 @f144(i64 %x) {
  %y = add i64 %x, 289
  %z = call i64 @f145(i64 %y)
  %w = sub i64 %z, 144
  ret i64 %w
}
define i64 @f145(i64 %x) {
  %y = xor i64 %x, 291
  %z = call i64 @f146(i64 %y)
  %w = sub i64 %z, 145
  ret i64 %w
}
define i64 @f146(i64 %x) {
  %y = mul i64 %x, 293
  %z = call i64 @f147(i64 %y)
  %w = sub i64 %z, 146
  ret i64 %w
}
define i64 @f147(i64 %x) {
  %y = add i64 %x, 295
  %z = call i64 @f148(i64 %y)
  %w = sub i64 %z, 147
  ret i64 %w
}
define i64 @f148(i64 %x) {
  %y = xor i64 %x, 297
  %z = call i64 @f149(i64 %y)
  %w = sub i64 %z, 148
  ret i64 %w
}
define i64 @f149(i64 %x) {
  %y = mul i64 %x, 299
  %z = call i64 @f150(i64 %y)
  %w = sub i64 %z, 149
  ret i64 %w
}
define i64 @f150(i64 %x) {
  %y = add i64 %x, 301
  %z = call i64 @f151(i64 %y)
  %w = sub i64 %z, 150
  ret i64 %w
}
define i64 @f151(i64 %x) {
  %y = xor i64 %x, 303
  %z = call i64 @f152(i64 %y)
  %w = sub i64 %z, 151
  ret i64 %w
}
define i64 @f152(i64 %x) {
  %y = mul i64 %x, 305
  %z = call i64 @f153(i64 %y)
  %w = sub i64 %z, 152
  ret i64 %w
}
define i64 @f153(i64 %x) {
  %y = add i64 %x, 307
  %z = call i64 @f154(i64 %y)
  %w = sub i64 %z, 153
  ret i64 %w
}
define i64 @f154(i64 %x) {
  %y = xor i64 %x, 309
  %z = call i64 @f155(i64 %y)
  %w = sub i64 %z, 154
  ret i64 %w
}
define i64 @f155(i64 %x) {
  %y = mul i64 %x, 311
  %z = call i64 @f156(i64 %y)
  %w = sub i64 %z, 155
  ret i64 %w
}
define i64 @f156(i64 %x) {
  %y = add i64 %x, 313
  %z = call i64 @f157(i64 %y)
  %w = sub i64 %z, 156
  ret i64 %w
}
define i64 @f157(i64 %x) {
  %y = xor i64 %x, 315
  %z = call i64 @f158(i64 %y)
  %w = sub i64 %z, 157
  ret i64 %w
}
define i64 @f158(i64 %x) {
  %y = mul i64 %x, 317
  %z = call i64 @f159(i64 %y)
  %w = sub i64 %z, 158
  ret i64 %w
}
define i64 @f159(i64 %x) {
  %y = add i64 %x, 319
  %z = call i64 @f160(i64 %y)
  %w = sub i64 %z, 159
  ret i64 %w
}
define i64 @f160(i64 %x) {
  %y = xor i64 %x, 321
  %z = call i64 @f161(i64 %y)
  %w = sub i64 %z, 160
  ret i64 %w
}
define i64 @f161(i64 %x) {
  %y = mul i64 %x, 323
  %z = call i64 @f162(i64 %y)
  %w = sub i64 %z, 161
  ret i64 %w
}
define i64 @f162(i64 %x) {
  %y = add i64 %x, 325
  %z = call i64 @f163(i64 %y)
  %w = sub i64 %z, 162
  ret i64 %w
}
define i64 @f163(i64 %x) {
  %y = xor i64 %x, 327
  %z = call i64 @f164(i64 %y)
  %w = sub i64 %z, 163
  ret i64 %w
}
define i64 @f164(i64 %x) {
  %y = mul i64 %x, 329
  %z = call i64 @f165(i64 %y)
  %w = sub i64 %z, 164
  ret i64 %w
}
define i64 @f165(i64 %x) {
  %y = add i64 %x, 331
  %z = call i64 @f166(i64 %y)
  %w = sub i64 %z, 165
  ret i64 %w
}
define i64 @f166(i64 %x) {
  %y = xor i64 %x, 333
  %z = call i64 @f167(i64 %y)
  %w = sub i64 %z, 166
  ret i64 %w
}
define i64 @f167(i64 %x) {
  %y = mul i64 %x, 335
  %z = call i64 @f168(i64 %y)
  %w = sub i64 %z, 167
  ret i64 %w
}
define i64 @f168(i64 %x) {
  %y = add i64 %x, 337
  %z = call i64 @f169(i64 %y)
  %w = sub i64 %z, 168
  ret i64 %w
}
define i64 @f169(i64 %x) {
  %y = xor i64 %x, 339
  %z = call i64 @f170(i64 %y)
  %w = sub i64 %z, 169
  ret i64 %w
}
define i64 @f170(i64 %x) {
  %y = mul i64 %x, 341
  %z = call i64 @f171(i64 %y)
  %w = sub i64 %z, 170
  ret i64 %w
}
define i64 @f171(i64 %x) {
  %y = add i64 %x, 343
  %z = call i64 @f172(i64 %y)
  %w = sub i64 %z, 171
  ret i64 %w
}
define i64 @f172(i64 %x) {
  %y = xor i64 %x, 345
  %z = call i64 @f173(i64 %y)
  %w = sub i64 %z, 172
  ret i64 %w
}
define i64 @f173(i64 %x) {
  %y = mul i64 %x, 347
  %z = call i64 @f174(i64 %y)
  %w = sub i64 %z, 173
  ret i64 %w
}
define i64 @f174(i64 %x) {
  %y = add i64 %x, 349
  %z = call i64 @f175(i64 %y)
  %w = sub i64 %z, 174
  ret i64 %w
}
define i64 @f175(i64 %x) {
  %y = xor i64 %x, 351
  %z = call i64 @f176(i64 %y)
  %w = sub i64 %z, 175
  ret i64 %w
}
define i64 @f176(i64 %x) {
  %y = mul i64 %x, 353
  %z = call i64 @f177(i64 %y)
  %w = sub i64 %z, 176
  ret i64 %w
}
define i64 @f177(i64 %x) {
  %y = add i64 %x, 355
  %z = call i64 @f178(i64 %y)
  %w = sub i64 %z, 177
  ret i64 %w
}
define i64 @f178(i64 %x) {
  %y = xor i64 %x, 357
  %z = call i64 @f179(i64 %y)
  %w = sub i64 %z, 178
  ret i64 %w
}
define i64 @f179(i64 %x) {
  %y = mul i64 %x, 359
  %z = call i64 @f180(i64 %y)
  %w = sub i64 %z, 179
  ret i64 %w
}
define i64 @f180(i64 %x) {
  %y = add i64 %x, 361
  %z = call i64 @f181(i64 %y)
  %w = sub i64 %z, 180
  ret i64 %w
}
define i64 @f181(i64 %x) {
  %y = xor i64 %x, 363
  %z = call i64 @f182(i64 %y)
  %w = sub i64 %z, 181
  ret i64 %w
}
define i64 @f182(i64 %x) {
  %y = mul i64 %x, 365
  %z = call i64 @f183(i64 %y)
  %w = sub i64 %z, 182
  ret i64 %w
}
define i64 @f183(i64 %x) {
  %y = add i64 %x, 367
  %z = call i64 @f184(i64 %y)
  %w = sub i64 %z, 183
  ret i64 %w
}
define i64 @f184(i64 %x) {
  %y = xor i64 %x, 369
  %z = call i64 @f185(i64 %y)
  %w = sub i64 %z, 184
  ret i64 %w
}
define i64 @f185(i64 %x) {
  %y = mul i64 %x, 371
  %z = call i64 @f186(i64 %y)
  %w = sub i64 %z, 185
  ret i64 %w
}
define i64 @f186(i64 %x) {
  %y = add i64 %x, 373
  %z = call i64 @f187(i64 %y)
  %w = sub i64 %z, 186
  ret i64 %w
}
define i64 @f187(i64 %x) {
  %y = xor i64 %x, 375
  %z = call i64 @f188(i64 %y)
  %w = sub i64 %z, 187
  ret i64 %w
}
define i64 @f188(i64 %x) {
  %y = mul i64 %x, 377
  %z = call i64 @f189(i64 %y)
  %w = sub i64 %z, 188
  ret i64 %w
}
define i64 @f189(i64 %x) {
  %y = add i64 %x, 379
  %z = call i64 @f190(i64 %y)
  %w = sub i64 %z, 189
  ret i64 %w
}
define i64 @f190(i64 %x) {
  %y = xor i64 %x, 381
  %z = call i64 @f191(i64 %y)
  %w = sub i64 %z, 190
  ret i64 %w
}
define i64 @f191(i64 %x) {
  %y = mul i64 %x, 383
  %z = call i64 @f192(i64 %y)
  %w = sub i64 %z, 191
  ret i64 %w
}
define i64 @f192(i64 %x) {
  %y = add i64 %x, 385
  %z = call i64 @f193(i64 %y)
  %w = sub i64 %z, 192
  ret i64 %w
}
define i64 @f193(i64 %x) {
  %y = xor i64 %x, 387
  %z = call i64 @f194(i64 %y)
  %w = sub i64 %z, 193
  ret i64 %w
}
define i64 @f194(i64 %x) {
  %y = mul i64 %x, 389
  %z = call i64 @f195(i64 %y)
  %w = sub i64 %z, 194
  ret i64 %w
}
define i64 @f195(i64 %x) {
  %y = add i64 %x, 391
  %z = call i64 @f196(i64 %y)
  %w = sub i64 %z, 195
  ret i64 %w
}
define i64 @f196(i64 %x) {
  %y = xor i64 %x, 393
  %z = call i64 @f197(i64 %y)
  %w = sub i64 %z, 196
  ret i64 %w
}
define i64 @f197(i64 %x) {
  %y = mul i64 %x, 395
  %z = call i64 @f198(i64 %y)
  %w = sub i64 %z, 197
  ret i64 %w
}
define i64 @f198(i64 %x) {
  %y = add i64 %x, 397
  %z = call i64 @f199(i64 %y)
  %w = sub i64 %z, 198
  ret i64 %w
}
define i64 @f199(i64 %x) {
  %y = xor i64 %x, 399
  %z = call i64 @f200(i64 %y)
  %w = sub i64 %z, 199
  ret i64 %w
}
define i64 @f200(i64 %x) {
  %y = mul i64 %x, 401
  %z = call i64 @f201(i64 %y)
  %w = sub i64 %z, 200
  ret i64 %w
}
define i64 @f201(i64 %x) {
  %y = add i64 %x, 403
  %z = call i64 @f202(i64 %y)
  %w = sub i64 %z, 201
  ret i64 %w
}
define i64 @f202(i64 %x) {
  %y = xor i64 %x, 405
  %z = call i64 @f203(i64 %y)
  %w = sub i64 %z, 202
  ret i64 %w
}
define i64 @f203(i64 %x) {
  %y = mul i64 %x, 407
  %z = call i64 @f204(i64 %y)
  %w = sub i64 %z, 203
  ret i64 %w
}
define i64 @f204(i64 %x) {
  %y = add i64 %x, 409
  %z = call i64 @f205(i64 %y)
  %w = sub i64 %z, 204
  ret i64 %w
}
define i64 @f205(i64 %x) {
  %y = xor i64 %x, 411
  %z = call i64 @f206(i64 %y)
  %w = sub i64 %z, 205
  ret i64 %w
}
define i64 @f206(i64 %x) {
  %y = mul i64 %x, 413
  %z = call i64 @f207(i64 %y)
  %w = sub i64 %z, 206
  ret i64 %w
}
define i64 @f207(i64 %x) {
  %y = add i64 %x, 415
  %z = call i64 @f208(i64 %y)
  %w = sub i64 %z, 207
  ret i64 %w
}
define i64 @f208(i64 %x) {
  %y = xor i64 %x, 417
  %z = call i64 @f209(i64 %y)
  %w = sub i64 %z, 208
  ret i64 %w
}
define i64 @f209(i64 %x) {
  %y = mul i64 %x, 419
  %z = call i64 @f210(i64 %y)
  %w = sub i64 %z, 209
  ret i64 %w
}
define i64 @f210(i64 %x) {
  %y = add i64 %x, 421
  %z = call i64 @f211(i64 %y)
  %w = sub i64 %z, 210
  ret i64 %w
}
define i64 @f211(i64 %x) {
  %y = xor i64 %x, 423
  %z = call i64 @f212(i64 %y)
  %w = sub i64 %z, 211
  ret i64 %w
}
define i64 @f212(i64 %x) {
  %y = mul i64 %x, 425
  %z = call i64 @f213(i64 %y)
  %w = sub i64 %z, 212
  ret i64 %w
}
define i64 @f213(i64 %x) {
  %y = add i64 %x, 427
  %z = call i64 @f214(i64 %y)
  %w = sub i64 %z, 213
  ret i64 %w
}
define i64 @f214(i64 %x) {
  %y = xor i64 %x, 429
  %z = call i64 @f215(i64 %y)
  %w = sub i64 %z, 214
  ret i64 %w
}
define i64 @f215(i64 %x) {
  %y = mul i64 %x, 431
  %z = call i64 @f216(i64 %y)
  %w = sub i64 %z, 215
  ret i64 %w
}
define i64 @f216(i64 %x) {
  %y = add i64 %x, 433
  %z = call i64 @f217(i64 %y)
  %w = sub i64 %z, 216
  ret i64 %w
}
define i64 @f217(i64 %x) {
  %y = xor i64 %x, 435
  %z = call i64 @f218(i64 %y)
  %w = sub i64 %z, 217
  ret i64 %w
}
define i64 @f218(i64 %x) {
  %y = mul i64 %x, 437
  %z = call i64 @f219(i64 %y)
  %w = sub i64 %z, 218
  ret i64 %w
}
define i64 @f219(i64 %x) {
  %y = add i64 %x, 439
  %z = call i64 @f220(i64 %y)
  %w = sub i64 %z, 219
  ret i64 %w
}
define i64 @f220(i64 %x) {
  %y = xor i64 %x, 441
  %z = call i64 @f221(i64 %y)
  %w = sub i64 %z, 220
  ret i64 %w
}
define i64 @f221(i64 %x) {
  %y = mul i64 %x, 443
  %z = call i64 @f222(i64 %y)
  %w = sub i64 %z, 221
  ret i64 %w
}
define i64 @f222(i64 %x) {
  %y = add i64 %x, 445
  %z = call i64 @f223(i64 %y)
  %w = sub i64 %z, 222
  ret i64 %w
}
define i64 @f223(i64 %x) {
  %y = xor i64 %x, 447
  %z = call i64 @f224(i64 %y)
  %w = sub i64 %z, 223
  ret i64 %w
}
define i64 @f224(i64 %x) {
  %y = mul i64 %x, 449
  %z = call i64 @f225(i64 %y)
  %w = sub i64 %z, 224
  ret i64 %w
}
define i64 @f225(i64 %x) {
  %y = add i64 %x, 451
  %z = call i64 @f226(i64 %y)
  %w = sub i64 %z, 225
  ret i64 %w
}
define i64 @f226(i64 %x) {
  %y = xor i64 %x, 453
  %z = call i64 @f227(i64 %y)
  %w = sub i64 %z, 226
  ret i64 %w
}
define i64 @f227(i64 %x) {
  %y = mul i64 %x, 455
  %z = call i64 @f228(i64 %y)
  %w = sub i64 %z, 227
  ret i64 %w
}
define i64 @f228(i64 %x) {
  %y = add i64 %x, 457
  %z = call i64 @f229(i64 %y)
  %w = sub i64 %z, 228
  ret i64 %w
}
define i64 @f229(i64 %x) {
  %y = xor i64 %x, 459
  %z = call i64 @f230(i64 %y)
  %w = sub i64 %z, 229
  ret i64 %w
}
define i64 @f230(i64 %x) {
  %y = mul i64 %x, 461
  %z = call i64 @f231(i64 %y)
  %w = sub i64 %z, 230
  ret i64 %w
}
define i64 @f231(i64 %x) {
  %y = add i64 %x, 463
  %z = call i64 @f232(i64 %y)
  %w = sub i64 %z, 231
  ret i64 %w
}
define i64 @f232(i64 %x) {
  %y = xor i64 %x, 465
  %z = call i64 @f233(i64 %y)
  %w = sub i64 %z, 232
  ret i64 %w
}
define i64 @f233(i64 %x) {
  %y = mul i64 %x, 467
  %z = call i64 @f234(i64 %y)
  %w = sub i64 %z, 233
  ret i64 %w
}
define i64 @f234(i64 %x) {
  %y = add i64 %x, 469
  %z = call i64 @f235(i64 %y)
  %w = sub i64 %z, 234
  ret i64 %w
}
define i64 @f235(i64 %x) {
  %y = xor i64 %x, 471
  %z = call i64 @f236(i64 %y)
  %w = sub i64 %z, 235
  ret i64 %w
}
define i64 @f236(i64 %x) {
  %y = mul i64 %x, 473
  %z = call i64 @f237(i64 %y)
  %w = sub i64 %z, 236
  ret i64 %w
}
define i64 @f237(i64 %x) {
  %y = add i64 %x, 475
  %z = call i64 @f238(i64 %y)
  %w = sub i64 %z, 237
  ret i64 %w
}
define i64 @f238(i64 %x) {
  %y = xor i64 %x, 477
  %z = call i64 @f239(i64 %y)
  %w = sub i64 %z, 238
  ret i64 %w
}
define i64 @f239(i64 %x) {
  %y = mul i64 %x, 479
  %z = call i64 @f240(i64 %y)
  %w = sub i64 %z, 239
  ret i64 %w
}
define i64 @f240(i64 %x) {
  %y = add i64 %x, 481
  %z = call i64 @f241(i64 %y)
  %w = sub i64 %z, 240
  ret i64 %w
}
define i64 @f241(i64 %x) {
  %y = xor i64 %x, 483
  %z = call i64 @f242(i64 %y)
  %w = sub i64 %z, 241
  ret i64 %w
}
define i64 @f242(i64 %x) {
  %y = mul i64 %x, 485
  %z = call i64 @f243(i64 %y)
  %w = sub i64 %z, 242
  ret i64 %w
}
define i64 @f243(i64 %x) {
  %y = add i64 %x, 487
  %z = call i64 @f244(i64 %y)
  %w = sub i64 %z, 243
  ret i64 %w
}
define i64 @f244(i64 %x) {
  %y = xor i64 %x, 489
  %z = call i64 @f245(i64 %y)
  %w = sub i64 %z, 244
  ret i64 %w
}
define i64 @f245(i64 %x) {
  %y = mul i64 %x, 491
  %z = call i64 @f246(i64 %y)
  %w = sub i64 %z, 245
  ret i64 %w
}
define i64 @f246(i64 %x) {
  %y = add i64 %x, 493
  %z = call i64 @f247(i64 %y)
  %w = sub i64 %z, 246
  ret i64 %w
}
define i64 @f247(i64 %x) {
  %y = xor i64 %x, 495
  %z = call i64 @f248(i64 %y)
  %w = sub i64 %z, 247
  ret i64 %w
}
define i64 @f248(i64 %x) {
  %y = mul i64 %x, 497
  %z = call i64 @f249(i64 %y)
  %w = sub i64 %z, 248
  ret i64 %w
}
define i64 @f249(i64 %x) {
  %y = add i64 %x, 499
  %z = call i64 @f250(i64 %y)
  %w = sub i64 %z, 249
  ret i64 %w
}
define i64 @f250(i64 %x) {
  %y = xor i64 %x, 501
  %z = call i64 @f251(i64 %y)
  %w = sub i64 %z, 250
  ret i64 %w
}
define i64 @f251(i64 %x) {
  %y = mul i64 %x, 503
  %z = call i64 @f252(i64 %y)
  %w = sub i64 %z, 251
  ret i64 %w
}
define i64 @f252(i64 %x) {
  %y = add i64 %x, 505
  %z = call i64 @f253(i64 %y)
  %w = sub i64 %z, 252
  ret i64 %w
}
define i64 @f253(i64 %x) {
  %y = xor i64 %x, 507
  %z = call i64 @f254(i64 %y)
  %w = sub i64 %z, 253
  ret i64 %w
}
define i64 @f254(i64 %x) {
  %y = mul i64 %x, 509
  %z = call i64 @f255(i64 %y)
  %w = sub i64 %z, 254
  ret i64 %w
}
define i64 @f255(i64 %x) {
  %y = add i64 %x, 511
  %z = call i64 @f256(i64 %y)
  %w = sub i64 %z, 255
  ret i64 %w
}
define i64 @f256(i64 %x) {
  %y = xor i64 %x, 513
  %z = call i64 @f257(i64 %y)
  %w = sub i64 %z, 256
  ret i64 %w
}
define i64 @f257(i64 %x) {
  %y = mul i64 %x, 515
  %z = call i64 @f258(i64 %y)
  %w = sub i64 %z, 257
  ret i64 %w
}
define i64 @f258(i64 %x) {
  %y = add i64 %x, 517
  %z = call i64 @f259(i64 %y)
  %w = sub i64 %z, 258
  ret i64 %w
}
define i64 @f259(i64 %x) {
  %y = xor i64 %x, 519
  %z = call i64 @f260(i64 %y)
  %w = sub i64 %z, 259
  ret i64 %w
}
define i64 @f260(i64 %x) {
  %y = mul i64 %x, 521
  %z = call i64 @f261(i64 %y)
  %w = sub i64 %z, 260
  ret i64 %w
}
define i64 @f261(i64 %x) {
  %y = add i64 %x, 523
  %z = call i64 @f262(i64 %y)
  %w = sub i64 %z, 261
  ret i64 %w
}
define i64 @f262(i64 %x) {
  %y = xor i64 %x, 525
  %z = call i64 @f263(i64 %y)
  %w = sub i64 %z, 262
  ret i64 %w
}
define i64 @f263(i64 %x) {
  %y = mul i64 %x, 527
  %z = call i64 @f264(i64 %y)
  %w = sub i64 %z, 263
  ret i64 %w
}
define i64 @f264(i64 %x) {
  %y = add i64 %x, 529
  %z = call i64 @f265(i64 %y)
  %w = sub i64 %z, 264
  ret i64 %w
}
define i64 @f265(i64 %x) {
  %y = xor i64 %x, 531
  %z = call i64 @f266(i64 %y)
  %w = sub i64 %z, 265
  ret i64 %w
}
define i64 @f266(i64 %x) {
  %y = mul i64 %x, 533
  %z = call i64 @f267(i64 %y)
  %w = sub i64 %z, 266
  ret i64 %w
}
define i64 @f267(i64 %x) {
  %y = add i64 %x, 535
  %z = call i64 @f268(i64 %y)
  %w = sub i64 %z, 267
  ret i64 %w
}
define i64 @f268(i64 %x) {
  %y = xor i64 %x, 537
  %z = call i64 @f269(i64 %y)
  %w = sub i64 %z, 268
  ret i64 %w
}
define i64 @f269(i64 %x) {
  %y = mul i64 %x, 539
  %z = call i64 @f270(i64 %y)
  %w = sub i64 %z, 269
  ret i64 %w
}
define i64 @f270(i64 %x) {
  %y = add i64 %x, 541
  %z = call i64 @f271(i64 %y)
  %w = sub i64 %z, 270
  ret i64 %w
}
define i64 @f271(i64 %x) {
  %y = xor i64 %x, 543
  %z = call i64 @f272(i64 %y)
  %w = sub i64 %z, 271
  ret i64 %w
}
define i64 @f272(i64 %x) {
  %y = mul i64 %x, 545
  %z = call i64 @f273(i64 %y)
  %w = sub i64 %z, 272
  ret i64 %w
}
define i64 @f273(i64 %x) {
  %y = add i64 %x, 547
  %z = call i64 @f274(i64 %y)
  %w = sub i64 %z, 273
  ret i64 %w
}
define i64 @f274(i64 %x) {
  %y = xor i64 %x, 549
  %z = call i64 @f275(i64 %y)
  %w = sub i64 %z, 274
  ret i64 %w
}
define i64 @f275(i64 %x) {
  %y = mul i64 %x, 551
  %z = call i64 @f276(i64 %y)
  %w = sub i64 %z, 275
  ret i64 %w
}
define i64 @f276(i64 %x) {
  %y = add i64 %x, 553
  %z = call i64 @f277(i64 %y)
  %w = sub i64 %z, 276
  ret i64 %w
}
define i64 @f277(i64 %x) {
  %y = xor i64 %x, 555
  %z = call i64 @f278(i64 %y)
  %w = sub i64 %z, 277
  ret i64 %w
}
define i64 @f278(i64 %x) {
  %y = mul i64 %x, 557
  %z = call i64 @f279(i64 %y)
  %w = sub i64 %z, 278
  ret i64 %w
}
define i64 @f279(i64 %x) {
  %y = add i64 %x, 559
  %z = call i64 @f280(i64 %y)
  %w = sub i64 %z, 279
  ret i64 %w
}
define i64 @f280(i64 %x) {
  %y = xor i64 %x, 561
  %z = call i64 @f281(i64 %y)
  %w = sub i64 %z, 280
  ret i64 %w
}
define i64 @f281(i64 %x) {
  %y = mul i64 %x, 563
  %z = call i64 @f282(i64 %y)
  %w = sub i64 %z, 281
  ret i64 %w
}
define i64 @f282(i64 %x) {
  %y = add i64 %x, 565
  %z = call i64 @f283(i64 %y)
  %w = sub i64 %z, 282
  ret i64 %w
}
define i64 @f283(i64 %x) {
  %y = xor i64 %x, 567
  %z = call i64 @f284(i64 %y)
  %w = sub i64 %z, 283
  ret i64 %w
}
define i64 @f284(i64 %x) {
  %y = mul i64 %x, 569
  %z = call i64 @f285(i64 %y)
  %w = sub i64 %z, 284
  ret i64 %w
}
define i64 @f285(i64 %x) {
  %y = add i64 %x, 571
  %z = call i64 @f286(i64 %y)
  %w = sub i64 %z, 285
  ret i64 %w
}
define i64 @f286(i64 %x) {
  %y = xor i64 %x, 573
  %z = call i64 @f287(i64 %y)
  %w = sub i64 %z, 286
  ret i64 %w
}
define i64 @f287(i64 %x) {
  %y = mul i64 %x, 575
  %z = call i64 @f288(i64 %y)
  %w = sub i64 %z, 287
  ret i64 %w
}
define i64 @f288(i64 %x) {
  %y = add i64 %x, 577
  %z = call i64 @f289(i64 %y)
  %w = sub i64 %z, 288
  ret i64 %w
}
define i64 @f289(i64 %x) {
  %y = xor i64 %x, 579
  %z = call i64 @f290(i64 %y)
  %w = sub i64 %z, 289
  ret i64 %w
}
define i64 @f290(i64 %x) {
  %y = mul i64 %x, 581
  %z = call i64 @f291(i64 %y)
  %w = sub i64 %z, 290
  ret i64 %w
}
define i64 @f291(i64 %x) {
  %y = add i64 %x, 583
  %z = call i64 @f292(i64 %y)
  %w = sub i64 %z, 291
  ret i64 %w
}
define i64 @f292(i64 %x) {
  %y = xor i64 %x, 585
  %z = call i64 @f293(i64 %y)
  %w = sub i64 %z, 292
  ret i64 %w
}
define i64 @f293(i64 %x) {
  %y = mul i64 %x, 587
  %z = call i64 @f294(i64 %y)
  %w = sub i64 %z, 293
  ret i64 %w
}
define i64 @f294(i64 %x) {
  %y = add i64 %x, 589
  %z = call i64 @f295(i64 %y)
  %w = sub i64 %z, 294
  ret i64 %w
}
define i64 @f295(i64 %x) {
  %y = xor i64 %x, 591
  %z = call i64 @f296(i64 %y)
  %w = sub i64 %z, 295
  ret i64 %w
}
define i64 @f296(i64 %x) {
  %y = mul i64 %x, 593
  %z = call i64 @f297(i64 %y)
  %w = sub i64 %z, 296
  ret i64 %w
}
define i64 @f297(i64 %x) {
  %y = add i64 %x, 595
  %z = call i64 @f298(i64 %y)
  %w = sub i64 %z, 297
  ret i64 %w
}
define i64 @f298(i64 %x) {
  %y = xor i64 %x, 597
  %z = call i64 @f299(i64 %y)
  %w = sub i64 %z, 298
  ret i64 %w
}
define i64 @f299(i64 %x) {
  %y = mul i64 %x, 599
  ret i64 %y
}
define i64 @main() {
  %r = call i64 @f0(i64 3)
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
