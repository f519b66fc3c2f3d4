; Arrays of structs of arrays, inline and by reference.
; exit: 136
%row = type [3 x i64]
%cell = type { %row, { i64, i1 }, i8* }
@name = global [5 x i8] c"cell\00"
@cells = global [2 x %cell] [
  %cell { %row [i64 1, i64 2, i64 3], { i64, i1 } { i64 4, i1 1 }, i8* bitcast ([5 x i8]* @name to i8*) },
  %cell { [3 x i64] [i64 10, i64 20, i64 30], { i64, i1 } { i64 40, i1 0 }, i8* getelementptr ([5 x i8]* @name, i32 0, i32 1) }
]
declare i64 @strlen(i8*)
define i64 @sum(%cell* %c) {
  %p0 = getelementptr %cell* %c, i32 0, i32 0, i32 0
  %p1 = getelementptr %cell* %c, i32 0, i32 0, i32 1
  %p2 = getelementptr %cell* %c, i32 0, i32 0, i32 2
  %p3 = getelementptr %cell* %c, i32 0, i32 1, i32 0
  %p4 = getelementptr %cell* %c, i32 0, i32 2
  %a = load i64* %p0
  %b = load i64* %p1
  %d = load i64* %p2
  %e = load i64* %p3
  %s = load i8** %p4
  %l = call i64 @strlen(i8* %s)
  %t1 = add i64 %a, %b
  %t2 = add i64 %t1, %d
  %t3 = add i64 %t2, %e
  %t4 = add i64 %t3, %l
  ret i64 %t4
}
define i64 @main() {
  %c0 = getelementptr [2 x %cell]* @cells, i32 0, i32 0
  %c1 = getelementptr [2 x %cell]* @cells, i32 0, i32 1
  %s0 = call i64 @sum(%cell* %c0)
  %s1 = call i64 @sum(%cell* %c1)
  %s = add i64 %s0, %s1
  %bp = getelementptr [2 x %cell]* @cells, i32 0, i32 0, i32 1, i32 1
  %b = load i1* %bp
  br i1 %b, label %yes, label %no
yes:
  %r = add i64 %s, 19
  ret i64 %r
no:
  ret i64 0
}
