; The code returns where the source goes through a dozen blocks that only jump.
define void @f(i1 %c, ptr %p) {
entry:
  br i1 %c, label %store, label %return

store:
  store i64 0, ptr %p
  br label %jump0

return:
  ret void

jump0:
  br label %jump1

jump1:
  br label %jump2

jump2:
  br label %jump3

jump3:
  br label %jump4

jump4:
  br label %jump5

jump5:
  br label %jump6

jump6:
  br label %jump7

jump7:
  br label %jump8

jump8:
  br label %jump9

jump9:
  br label %jump10

jump10:
  br label %jump11

jump11:
  br label %end

end:
  ret void
}
