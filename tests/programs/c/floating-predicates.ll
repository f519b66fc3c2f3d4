; Every fcmp predicate on float and double: as a value, as a branch, negated, and as the condition of a select of
; integers and of floating values, on all pairs of -1.5, -0, 0, 1.5, infinity and NaN. One line a predicate and type:
; the answers of each form as the bits of a number.
; exit: 0
; output: double false 0 0 0 0 0
; output: double oeq 10206181 10206181 10206181 10206181 10206181
; output: double ogt f1c1040 f1c1040 f1c1040 f1c1040 f1c1040
; output: double oge 1f3c71c1 1f3c71c1 1f3c71c1 1f3c71c1 1f3c71c1
; output: double olt 41861e 41861e 41861e 41861e 41861e
; output: double ole 1061e79f 1061e79f 1061e79f 1061e79f 1061e79f
; output: double one f5d965e f5d965e f5d965e f5d965e f5d965e
; output: double ord 1f7df7df 1f7df7df 1f7df7df 1f7df7df 1f7df7df
; output: double uno fe0820820 fe0820820 fe0820820 fe0820820 fe0820820
; output: double ueq ff0a269a1 ff0a269a1 ff0a269a1 ff0a269a1 ff0a269a1
; output: double ugt fef9e1860 fef9e1860 fef9e1860 fef9e1860 fef9e1860
; output: double uge fffbe79e1 fffbe79e1 fffbe79e1 fffbe79e1 fffbe79e1
; output: double ult fe0c38e3e fe0c38e3e fe0c38e3e fe0c38e3e fe0c38e3e
; output: double ule ff0e3efbf ff0e3efbf ff0e3efbf ff0e3efbf ff0e3efbf
; output: double une fefdf9e7e fefdf9e7e fefdf9e7e fefdf9e7e fefdf9e7e
; output: double true fffffffff fffffffff fffffffff fffffffff fffffffff
; output: float false 0 0 0 0 0
; output: float oeq 10206181 10206181 10206181 10206181 10206181
; output: float ogt f1c1040 f1c1040 f1c1040 f1c1040 f1c1040
; output: float oge 1f3c71c1 1f3c71c1 1f3c71c1 1f3c71c1 1f3c71c1
; output: float olt 41861e 41861e 41861e 41861e 41861e
; output: float ole 1061e79f 1061e79f 1061e79f 1061e79f 1061e79f
; output: float one f5d965e f5d965e f5d965e f5d965e f5d965e
; output: float ord 1f7df7df 1f7df7df 1f7df7df 1f7df7df 1f7df7df
; output: float uno fe0820820 fe0820820 fe0820820 fe0820820 fe0820820
; output: float ueq ff0a269a1 ff0a269a1 ff0a269a1 ff0a269a1 ff0a269a1
; output: float ugt fef9e1860 fef9e1860 fef9e1860 fef9e1860 fef9e1860
; output: float uge fffbe79e1 fffbe79e1 fffbe79e1 fffbe79e1 fffbe79e1
; output: float ult fe0c38e3e fe0c38e3e fe0c38e3e fe0c38e3e fe0c38e3e
; output: float ule ff0e3efbf ff0e3efbf ff0e3efbf ff0e3efbf ff0e3efbf
; output: float une fefdf9e7e fefdf9e7e fefdf9e7e fefdf9e7e fefdf9e7e
; output: float true fffffffff fffffffff fffffffff fffffffff fffffffff
source_filename = "floating-predicates"
@values.double = constant [6 x double] [double 0xBFF8000000000000, double 0x8000000000000000, double 0x0000000000000000, double 0x3FF8000000000000, double 0x7FF0000000000000, double 0x7FF8000000000000]
@values.float = constant [6 x float] [float 0xBFF8000000000000, float 0x8000000000000000, float 0x0000000000000000, float 0x3FF8000000000000, float 0x7FF0000000000000, float 0x7FF8000000000000]
@format = constant [32 x i8] c"%s %s %llx %llx %llx %llx %llx\0A\00"
@name.double = constant [7 x i8] c"double\00"
@name.float = constant [6 x i8] c"float\00"
@name.false = constant [6 x i8] c"false\00"
@name.oeq = constant [4 x i8] c"oeq\00"
@name.ogt = constant [4 x i8] c"ogt\00"
@name.oge = constant [4 x i8] c"oge\00"
@name.olt = constant [4 x i8] c"olt\00"
@name.ole = constant [4 x i8] c"ole\00"
@name.one = constant [4 x i8] c"one\00"
@name.ord = constant [4 x i8] c"ord\00"
@name.uno = constant [4 x i8] c"uno\00"
@name.ueq = constant [4 x i8] c"ueq\00"
@name.ugt = constant [4 x i8] c"ugt\00"
@name.uge = constant [4 x i8] c"uge\00"
@name.ult = constant [4 x i8] c"ult\00"
@name.ule = constant [4 x i8] c"ule\00"
@name.une = constant [4 x i8] c"une\00"
@name.true = constant [5 x i8] c"true\00"
declare i32 @printf(ptr, ...)
define internal i32 @value.double.false(double %a, double %b) {
  %c = fcmp false double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.false(double %a, double %b) {
  %c = fcmp false double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.false(double %a, double %b) {
  %c = fcmp false double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.false(double %a, double %b) {
  %c = fcmp false double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.false(double %a, double %b) {
  %c = fcmp false double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.oeq(double %a, double %b) {
  %c = fcmp oeq double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ogt(double %a, double %b) {
  %c = fcmp ogt double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.oge(double %a, double %b) {
  %c = fcmp oge double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.oge(double %a, double %b) {
  %c = fcmp oge double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.oge(double %a, double %b) {
  %c = fcmp oge double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.oge(double %a, double %b) {
  %c = fcmp oge double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.oge(double %a, double %b) {
  %c = fcmp oge double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.olt(double %a, double %b) {
  %c = fcmp olt double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ole(double %a, double %b) {
  %c = fcmp ole double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.one(double %a, double %b) {
  %c = fcmp one double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.one(double %a, double %b) {
  %c = fcmp one double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.one(double %a, double %b) {
  %c = fcmp one double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.one(double %a, double %b) {
  %c = fcmp one double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.one(double %a, double %b) {
  %c = fcmp one double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ord(double %a, double %b) {
  %c = fcmp ord double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ord(double %a, double %b) {
  %c = fcmp ord double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ord(double %a, double %b) {
  %c = fcmp ord double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ord(double %a, double %b) {
  %c = fcmp ord double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ord(double %a, double %b) {
  %c = fcmp ord double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.uno(double %a, double %b) {
  %c = fcmp uno double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ueq(double %a, double %b) {
  %c = fcmp ueq double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ugt(double %a, double %b) {
  %c = fcmp ugt double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ugt(double %a, double %b) {
  %c = fcmp ugt double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ugt(double %a, double %b) {
  %c = fcmp ugt double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ugt(double %a, double %b) {
  %c = fcmp ugt double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ugt(double %a, double %b) {
  %c = fcmp ugt double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.uge(double %a, double %b) {
  %c = fcmp uge double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.uge(double %a, double %b) {
  %c = fcmp uge double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.uge(double %a, double %b) {
  %c = fcmp uge double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.uge(double %a, double %b) {
  %c = fcmp uge double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.uge(double %a, double %b) {
  %c = fcmp uge double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ult(double %a, double %b) {
  %c = fcmp ult double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.ule(double %a, double %b) {
  %c = fcmp ule double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.ule(double %a, double %b) {
  %c = fcmp ule double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.ule(double %a, double %b) {
  %c = fcmp ule double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.ule(double %a, double %b) {
  %c = fcmp ule double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.ule(double %a, double %b) {
  %c = fcmp ule double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.une(double %a, double %b) {
  %c = fcmp une double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.une(double %a, double %b) {
  %c = fcmp une double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.une(double %a, double %b) {
  %c = fcmp une double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.une(double %a, double %b) {
  %c = fcmp une double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.une(double %a, double %b) {
  %c = fcmp une double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.double.true(double %a, double %b) {
  %c = fcmp true double %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.double.true(double %a, double %b) {
  %c = fcmp true double %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.double.true(double %a, double %b) {
  %c = fcmp true double %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.double.true(double %a, double %b) {
  %c = fcmp true double %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.double.true(double %a, double %b) {
  %c = fcmp true double %a, %b
  %s = select i1 %c, double %a, double 7.0
  %k = fcmp oeq double %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.false(float %a, float %b) {
  %c = fcmp false float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.false(float %a, float %b) {
  %c = fcmp false float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.false(float %a, float %b) {
  %c = fcmp false float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.false(float %a, float %b) {
  %c = fcmp false float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.false(float %a, float %b) {
  %c = fcmp false float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.oeq(float %a, float %b) {
  %c = fcmp oeq float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ogt(float %a, float %b) {
  %c = fcmp ogt float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.oge(float %a, float %b) {
  %c = fcmp oge float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.olt(float %a, float %b) {
  %c = fcmp olt float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ole(float %a, float %b) {
  %c = fcmp ole float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.one(float %a, float %b) {
  %c = fcmp one float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.one(float %a, float %b) {
  %c = fcmp one float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.one(float %a, float %b) {
  %c = fcmp one float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.one(float %a, float %b) {
  %c = fcmp one float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.one(float %a, float %b) {
  %c = fcmp one float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ord(float %a, float %b) {
  %c = fcmp ord float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.uno(float %a, float %b) {
  %c = fcmp uno float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ueq(float %a, float %b) {
  %c = fcmp ueq float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ugt(float %a, float %b) {
  %c = fcmp ugt float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.uge(float %a, float %b) {
  %c = fcmp uge float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ult(float %a, float %b) {
  %c = fcmp ult float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.ule(float %a, float %b) {
  %c = fcmp ule float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.une(float %a, float %b) {
  %c = fcmp une float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.une(float %a, float %b) {
  %c = fcmp une float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.une(float %a, float %b) {
  %c = fcmp une float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.une(float %a, float %b) {
  %c = fcmp une float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.une(float %a, float %b) {
  %c = fcmp une float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i32 @value.float.true(float %a, float %b) {
  %c = fcmp true float %a, %b
  %r = zext i1 %c to i32
  ret i32 %r
}
define internal i32 @branch.float.true(float %a, float %b) {
  %c = fcmp true float %a, %b
  br i1 %c, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}
define internal i32 @negated.float.true(float %a, float %b) {
  %c = fcmp true float %a, %b
  %n = xor i1 %c, true
  br i1 %n, label %no, label %yes
no:
  ret i32 0
yes:
  ret i32 1
}
define internal i32 @integer.float.true(float %a, float %b) {
  %c = fcmp true float %a, %b
  %r = select i1 %c, i32 1, i32 0
  ret i32 %r
}
define internal i32 @floating.float.true(float %a, float %b) {
  %c = fcmp true float %a, %b
  %s = select i1 %c, float %a, float 7.0
  %k = fcmp oeq float %s, 7.0
  %n = xor i1 %k, true
  %r = zext i1 %n to i32
  ret i32 %r
}
define internal i64 @collect.double(ptr %f) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %mask = phi i64 [ 0, %entry ], [ %more, %loop ]
  %i = udiv i64 %n, 6
  %j = urem i64 %n, 6
  %pa = getelementptr [6 x double], ptr @values.double, i64 0, i64 %i
  %pb = getelementptr [6 x double], ptr @values.double, i64 0, i64 %j
  %a = load double, ptr %pa
  %b = load double, ptr %pb
  %answer = call i32 %f(double %a, double %b)
  %wide = zext i32 %answer to i64
  %bit = shl i64 %wide, %n
  %more = or i64 %mask, %bit
  %next = add i64 %n, 1
  %done = icmp eq i64 %next, 36
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}
define internal i64 @collect.float(ptr %f) {
entry:
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %loop ]
  %mask = phi i64 [ 0, %entry ], [ %more, %loop ]
  %i = udiv i64 %n, 6
  %j = urem i64 %n, 6
  %pa = getelementptr [6 x float], ptr @values.float, i64 0, i64 %i
  %pb = getelementptr [6 x float], ptr @values.float, i64 0, i64 %j
  %a = load float, ptr %pa
  %b = load float, ptr %pb
  %answer = call i32 %f(float %a, float %b)
  %wide = zext i32 %answer to i64
  %bit = shl i64 %wide, %n
  %more = or i64 %mask, %bit
  %next = add i64 %n, 1
  %done = icmp eq i64 %next, 36
  br i1 %done, label %exit, label %loop
exit:
  ret i64 %more
}
define i32 @main() {
  %m0.0 = call i64 @collect.double(ptr @value.double.false)
  %m0.1 = call i64 @collect.double(ptr @branch.double.false)
  %m0.2 = call i64 @collect.double(ptr @negated.double.false)
  %m0.3 = call i64 @collect.double(ptr @integer.double.false)
  %m0.4 = call i64 @collect.double(ptr @floating.double.false)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.false, i64 %m0.0, i64 %m0.1, i64 %m0.2, i64 %m0.3, i64 %m0.4)
  %m1.0 = call i64 @collect.double(ptr @value.double.oeq)
  %m1.1 = call i64 @collect.double(ptr @branch.double.oeq)
  %m1.2 = call i64 @collect.double(ptr @negated.double.oeq)
  %m1.3 = call i64 @collect.double(ptr @integer.double.oeq)
  %m1.4 = call i64 @collect.double(ptr @floating.double.oeq)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.oeq, i64 %m1.0, i64 %m1.1, i64 %m1.2, i64 %m1.3, i64 %m1.4)
  %m2.0 = call i64 @collect.double(ptr @value.double.ogt)
  %m2.1 = call i64 @collect.double(ptr @branch.double.ogt)
  %m2.2 = call i64 @collect.double(ptr @negated.double.ogt)
  %m2.3 = call i64 @collect.double(ptr @integer.double.ogt)
  %m2.4 = call i64 @collect.double(ptr @floating.double.ogt)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ogt, i64 %m2.0, i64 %m2.1, i64 %m2.2, i64 %m2.3, i64 %m2.4)
  %m3.0 = call i64 @collect.double(ptr @value.double.oge)
  %m3.1 = call i64 @collect.double(ptr @branch.double.oge)
  %m3.2 = call i64 @collect.double(ptr @negated.double.oge)
  %m3.3 = call i64 @collect.double(ptr @integer.double.oge)
  %m3.4 = call i64 @collect.double(ptr @floating.double.oge)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.oge, i64 %m3.0, i64 %m3.1, i64 %m3.2, i64 %m3.3, i64 %m3.4)
  %m4.0 = call i64 @collect.double(ptr @value.double.olt)
  %m4.1 = call i64 @collect.double(ptr @branch.double.olt)
  %m4.2 = call i64 @collect.double(ptr @negated.double.olt)
  %m4.3 = call i64 @collect.double(ptr @integer.double.olt)
  %m4.4 = call i64 @collect.double(ptr @floating.double.olt)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.olt, i64 %m4.0, i64 %m4.1, i64 %m4.2, i64 %m4.3, i64 %m4.4)
  %m5.0 = call i64 @collect.double(ptr @value.double.ole)
  %m5.1 = call i64 @collect.double(ptr @branch.double.ole)
  %m5.2 = call i64 @collect.double(ptr @negated.double.ole)
  %m5.3 = call i64 @collect.double(ptr @integer.double.ole)
  %m5.4 = call i64 @collect.double(ptr @floating.double.ole)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ole, i64 %m5.0, i64 %m5.1, i64 %m5.2, i64 %m5.3, i64 %m5.4)
  %m6.0 = call i64 @collect.double(ptr @value.double.one)
  %m6.1 = call i64 @collect.double(ptr @branch.double.one)
  %m6.2 = call i64 @collect.double(ptr @negated.double.one)
  %m6.3 = call i64 @collect.double(ptr @integer.double.one)
  %m6.4 = call i64 @collect.double(ptr @floating.double.one)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.one, i64 %m6.0, i64 %m6.1, i64 %m6.2, i64 %m6.3, i64 %m6.4)
  %m7.0 = call i64 @collect.double(ptr @value.double.ord)
  %m7.1 = call i64 @collect.double(ptr @branch.double.ord)
  %m7.2 = call i64 @collect.double(ptr @negated.double.ord)
  %m7.3 = call i64 @collect.double(ptr @integer.double.ord)
  %m7.4 = call i64 @collect.double(ptr @floating.double.ord)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ord, i64 %m7.0, i64 %m7.1, i64 %m7.2, i64 %m7.3, i64 %m7.4)
  %m8.0 = call i64 @collect.double(ptr @value.double.uno)
  %m8.1 = call i64 @collect.double(ptr @branch.double.uno)
  %m8.2 = call i64 @collect.double(ptr @negated.double.uno)
  %m8.3 = call i64 @collect.double(ptr @integer.double.uno)
  %m8.4 = call i64 @collect.double(ptr @floating.double.uno)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.uno, i64 %m8.0, i64 %m8.1, i64 %m8.2, i64 %m8.3, i64 %m8.4)
  %m9.0 = call i64 @collect.double(ptr @value.double.ueq)
  %m9.1 = call i64 @collect.double(ptr @branch.double.ueq)
  %m9.2 = call i64 @collect.double(ptr @negated.double.ueq)
  %m9.3 = call i64 @collect.double(ptr @integer.double.ueq)
  %m9.4 = call i64 @collect.double(ptr @floating.double.ueq)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ueq, i64 %m9.0, i64 %m9.1, i64 %m9.2, i64 %m9.3, i64 %m9.4)
  %m10.0 = call i64 @collect.double(ptr @value.double.ugt)
  %m10.1 = call i64 @collect.double(ptr @branch.double.ugt)
  %m10.2 = call i64 @collect.double(ptr @negated.double.ugt)
  %m10.3 = call i64 @collect.double(ptr @integer.double.ugt)
  %m10.4 = call i64 @collect.double(ptr @floating.double.ugt)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ugt, i64 %m10.0, i64 %m10.1, i64 %m10.2, i64 %m10.3, i64 %m10.4)
  %m11.0 = call i64 @collect.double(ptr @value.double.uge)
  %m11.1 = call i64 @collect.double(ptr @branch.double.uge)
  %m11.2 = call i64 @collect.double(ptr @negated.double.uge)
  %m11.3 = call i64 @collect.double(ptr @integer.double.uge)
  %m11.4 = call i64 @collect.double(ptr @floating.double.uge)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.uge, i64 %m11.0, i64 %m11.1, i64 %m11.2, i64 %m11.3, i64 %m11.4)
  %m12.0 = call i64 @collect.double(ptr @value.double.ult)
  %m12.1 = call i64 @collect.double(ptr @branch.double.ult)
  %m12.2 = call i64 @collect.double(ptr @negated.double.ult)
  %m12.3 = call i64 @collect.double(ptr @integer.double.ult)
  %m12.4 = call i64 @collect.double(ptr @floating.double.ult)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ult, i64 %m12.0, i64 %m12.1, i64 %m12.2, i64 %m12.3, i64 %m12.4)
  %m13.0 = call i64 @collect.double(ptr @value.double.ule)
  %m13.1 = call i64 @collect.double(ptr @branch.double.ule)
  %m13.2 = call i64 @collect.double(ptr @negated.double.ule)
  %m13.3 = call i64 @collect.double(ptr @integer.double.ule)
  %m13.4 = call i64 @collect.double(ptr @floating.double.ule)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.ule, i64 %m13.0, i64 %m13.1, i64 %m13.2, i64 %m13.3, i64 %m13.4)
  %m14.0 = call i64 @collect.double(ptr @value.double.une)
  %m14.1 = call i64 @collect.double(ptr @branch.double.une)
  %m14.2 = call i64 @collect.double(ptr @negated.double.une)
  %m14.3 = call i64 @collect.double(ptr @integer.double.une)
  %m14.4 = call i64 @collect.double(ptr @floating.double.une)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.une, i64 %m14.0, i64 %m14.1, i64 %m14.2, i64 %m14.3, i64 %m14.4)
  %m15.0 = call i64 @collect.double(ptr @value.double.true)
  %m15.1 = call i64 @collect.double(ptr @branch.double.true)
  %m15.2 = call i64 @collect.double(ptr @negated.double.true)
  %m15.3 = call i64 @collect.double(ptr @integer.double.true)
  %m15.4 = call i64 @collect.double(ptr @floating.double.true)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.double, ptr @name.true, i64 %m15.0, i64 %m15.1, i64 %m15.2, i64 %m15.3, i64 %m15.4)
  %m16.0 = call i64 @collect.float(ptr @value.float.false)
  %m16.1 = call i64 @collect.float(ptr @branch.float.false)
  %m16.2 = call i64 @collect.float(ptr @negated.float.false)
  %m16.3 = call i64 @collect.float(ptr @integer.float.false)
  %m16.4 = call i64 @collect.float(ptr @floating.float.false)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.false, i64 %m16.0, i64 %m16.1, i64 %m16.2, i64 %m16.3, i64 %m16.4)
  %m17.0 = call i64 @collect.float(ptr @value.float.oeq)
  %m17.1 = call i64 @collect.float(ptr @branch.float.oeq)
  %m17.2 = call i64 @collect.float(ptr @negated.float.oeq)
  %m17.3 = call i64 @collect.float(ptr @integer.float.oeq)
  %m17.4 = call i64 @collect.float(ptr @floating.float.oeq)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.oeq, i64 %m17.0, i64 %m17.1, i64 %m17.2, i64 %m17.3, i64 %m17.4)
  %m18.0 = call i64 @collect.float(ptr @value.float.ogt)
  %m18.1 = call i64 @collect.float(ptr @branch.float.ogt)
  %m18.2 = call i64 @collect.float(ptr @negated.float.ogt)
  %m18.3 = call i64 @collect.float(ptr @integer.float.ogt)
  %m18.4 = call i64 @collect.float(ptr @floating.float.ogt)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ogt, i64 %m18.0, i64 %m18.1, i64 %m18.2, i64 %m18.3, i64 %m18.4)
  %m19.0 = call i64 @collect.float(ptr @value.float.oge)
  %m19.1 = call i64 @collect.float(ptr @branch.float.oge)
  %m19.2 = call i64 @collect.float(ptr @negated.float.oge)
  %m19.3 = call i64 @collect.float(ptr @integer.float.oge)
  %m19.4 = call i64 @collect.float(ptr @floating.float.oge)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.oge, i64 %m19.0, i64 %m19.1, i64 %m19.2, i64 %m19.3, i64 %m19.4)
  %m20.0 = call i64 @collect.float(ptr @value.float.olt)
  %m20.1 = call i64 @collect.float(ptr @branch.float.olt)
  %m20.2 = call i64 @collect.float(ptr @negated.float.olt)
  %m20.3 = call i64 @collect.float(ptr @integer.float.olt)
  %m20.4 = call i64 @collect.float(ptr @floating.float.olt)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.olt, i64 %m20.0, i64 %m20.1, i64 %m20.2, i64 %m20.3, i64 %m20.4)
  %m21.0 = call i64 @collect.float(ptr @value.float.ole)
  %m21.1 = call i64 @collect.float(ptr @branch.float.ole)
  %m21.2 = call i64 @collect.float(ptr @negated.float.ole)
  %m21.3 = call i64 @collect.float(ptr @integer.float.ole)
  %m21.4 = call i64 @collect.float(ptr @floating.float.ole)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ole, i64 %m21.0, i64 %m21.1, i64 %m21.2, i64 %m21.3, i64 %m21.4)
  %m22.0 = call i64 @collect.float(ptr @value.float.one)
  %m22.1 = call i64 @collect.float(ptr @branch.float.one)
  %m22.2 = call i64 @collect.float(ptr @negated.float.one)
  %m22.3 = call i64 @collect.float(ptr @integer.float.one)
  %m22.4 = call i64 @collect.float(ptr @floating.float.one)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.one, i64 %m22.0, i64 %m22.1, i64 %m22.2, i64 %m22.3, i64 %m22.4)
  %m23.0 = call i64 @collect.float(ptr @value.float.ord)
  %m23.1 = call i64 @collect.float(ptr @branch.float.ord)
  %m23.2 = call i64 @collect.float(ptr @negated.float.ord)
  %m23.3 = call i64 @collect.float(ptr @integer.float.ord)
  %m23.4 = call i64 @collect.float(ptr @floating.float.ord)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ord, i64 %m23.0, i64 %m23.1, i64 %m23.2, i64 %m23.3, i64 %m23.4)
  %m24.0 = call i64 @collect.float(ptr @value.float.uno)
  %m24.1 = call i64 @collect.float(ptr @branch.float.uno)
  %m24.2 = call i64 @collect.float(ptr @negated.float.uno)
  %m24.3 = call i64 @collect.float(ptr @integer.float.uno)
  %m24.4 = call i64 @collect.float(ptr @floating.float.uno)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.uno, i64 %m24.0, i64 %m24.1, i64 %m24.2, i64 %m24.3, i64 %m24.4)
  %m25.0 = call i64 @collect.float(ptr @value.float.ueq)
  %m25.1 = call i64 @collect.float(ptr @branch.float.ueq)
  %m25.2 = call i64 @collect.float(ptr @negated.float.ueq)
  %m25.3 = call i64 @collect.float(ptr @integer.float.ueq)
  %m25.4 = call i64 @collect.float(ptr @floating.float.ueq)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ueq, i64 %m25.0, i64 %m25.1, i64 %m25.2, i64 %m25.3, i64 %m25.4)
  %m26.0 = call i64 @collect.float(ptr @value.float.ugt)
  %m26.1 = call i64 @collect.float(ptr @branch.float.ugt)
  %m26.2 = call i64 @collect.float(ptr @negated.float.ugt)
  %m26.3 = call i64 @collect.float(ptr @integer.float.ugt)
  %m26.4 = call i64 @collect.float(ptr @floating.float.ugt)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ugt, i64 %m26.0, i64 %m26.1, i64 %m26.2, i64 %m26.3, i64 %m26.4)
  %m27.0 = call i64 @collect.float(ptr @value.float.uge)
  %m27.1 = call i64 @collect.float(ptr @branch.float.uge)
  %m27.2 = call i64 @collect.float(ptr @negated.float.uge)
  %m27.3 = call i64 @collect.float(ptr @integer.float.uge)
  %m27.4 = call i64 @collect.float(ptr @floating.float.uge)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.uge, i64 %m27.0, i64 %m27.1, i64 %m27.2, i64 %m27.3, i64 %m27.4)
  %m28.0 = call i64 @collect.float(ptr @value.float.ult)
  %m28.1 = call i64 @collect.float(ptr @branch.float.ult)
  %m28.2 = call i64 @collect.float(ptr @negated.float.ult)
  %m28.3 = call i64 @collect.float(ptr @integer.float.ult)
  %m28.4 = call i64 @collect.float(ptr @floating.float.ult)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ult, i64 %m28.0, i64 %m28.1, i64 %m28.2, i64 %m28.3, i64 %m28.4)
  %m29.0 = call i64 @collect.float(ptr @value.float.ule)
  %m29.1 = call i64 @collect.float(ptr @branch.float.ule)
  %m29.2 = call i64 @collect.float(ptr @negated.float.ule)
  %m29.3 = call i64 @collect.float(ptr @integer.float.ule)
  %m29.4 = call i64 @collect.float(ptr @floating.float.ule)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.ule, i64 %m29.0, i64 %m29.1, i64 %m29.2, i64 %m29.3, i64 %m29.4)
  %m30.0 = call i64 @collect.float(ptr @value.float.une)
  %m30.1 = call i64 @collect.float(ptr @branch.float.une)
  %m30.2 = call i64 @collect.float(ptr @negated.float.une)
  %m30.3 = call i64 @collect.float(ptr @integer.float.une)
  %m30.4 = call i64 @collect.float(ptr @floating.float.une)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.une, i64 %m30.0, i64 %m30.1, i64 %m30.2, i64 %m30.3, i64 %m30.4)
  %m31.0 = call i64 @collect.float(ptr @value.float.true)
  %m31.1 = call i64 @collect.float(ptr @branch.float.true)
  %m31.2 = call i64 @collect.float(ptr @negated.float.true)
  %m31.3 = call i64 @collect.float(ptr @integer.float.true)
  %m31.4 = call i64 @collect.float(ptr @floating.float.true)
  call i32 (ptr, ...) @printf(ptr @format, ptr @name.float, ptr @name.true, i64 %m31.0, i64 %m31.1, i64 %m31.2, i64 %m31.3, i64 %m31.4)
  ret i32 0
}
