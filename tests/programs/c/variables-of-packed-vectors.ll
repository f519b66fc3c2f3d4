; Vectors of widths that are not whole bytes lie bit by bit in variables, also those of more than 64 bits a lane.
; exit: 0
; output: d 1c9 15 1b
source_filename = "variables-of-packed-vectors"

@bits = global <4 x i1> <i1 true, i1 false, i1 true, i1 true>
@threes = global <3 x i3> <i3 1, i3 1, i3 -1>
@wides = global <2 x i65> <i65 3, i65 18446744073709551621>
@members = global { i8, <2 x i4>, i8 } { i8 1, <2 x i4> <i4 8, i4 1>, i8 2 }
@format = constant [19 x i8] c"%lx %lx %lx%lx %x\0A\00"

declare i32 @printf(ptr, ...)

define i32 @main() {
  %bits = load <4 x i1>, ptr @bits
  %a = bitcast <4 x i1> %bits to i4
  %b = zext i4 %a to i64
  %threes = load <3 x i3>, ptr @threes
  %c = bitcast <3 x i3> %threes to i9
  %d = zext i9 %c to i64
  %wides = load <2 x i65>, ptr @wides
  %e = extractelement <2 x i65> %wides, i32 1
  %f = trunc i65 %e to i64
  %g = lshr i65 %e, 64
  %h = trunc i65 %g to i64
  %members = load { i8, <2 x i4>, i8 }, ptr @members
  %i = extractvalue { i8, <2 x i4>, i8 } %members, 1
  %j = bitcast <2 x i4> %i to i8
  %k = extractvalue { i8, <2 x i4>, i8 } %members, 2
  %l = add i8 %j, %k
  %m = add i8 %l, 1
  %n = zext i8 %m to i32
  %r = call i32 (ptr, ...) @printf(ptr @format, i64 %b, i64 %d, i64 %h, i64 %f, i32 %n)
  ret i32 0
}
