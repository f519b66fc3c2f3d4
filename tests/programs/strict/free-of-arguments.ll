; The program's arguments are not a heap block.
; strict: error 7: invalid-free: leads to the program's arguments
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main(i64 %argc, i8** %argv) {
  %r = bitcast i8** %argv to i8*
  call void @free(i8* %r)
  ret i64 0
}
