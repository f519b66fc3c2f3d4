; error: 11:11: definition: %entry -> %b -> %end
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %x = add i64 1, 2
  br label %end
b:
  br label %end
end:
  ret i64 %x
}
