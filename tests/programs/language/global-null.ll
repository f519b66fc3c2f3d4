; exit: 3
%node = type { i64, %node* }
@a = global i64* null
@b = global i8* null
@c = global i64 (i64)* null
@d = global %node { i64 0, %node* null }
define i64 @main() {
  %x = load i64** @a
  %c1 = icmp eq i64* %x, null
  br i1 %c1, label %one, label %bad
one:
  %y = load i8** @b
  %c2 = icmp eq i8* %y, null
  br i1 %c2, label %two, label %bad
two:
  %z = load i64 (i64)** @c
  %c3 = icmp ne i64 (i64)* %z, null
  br i1 %c3, label %bad, label %three
three:
  %p = getelementptr %node* @d, i32 0, i32 1
  %n = load %node** %p
  %c4 = icmp eq %node* %n, null
  br i1 %c4, label %good, label %bad
good:
  ret i64 3
bad:
  ret i64 1
}
