; exit: 1
@self = global i8* bitcast (i8** @self to i8*)
define i64 @main() {
  %p = load i8** @self
  %q = bitcast i8** @self to i8*
  %c = icmp eq i8* %p, %q
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
