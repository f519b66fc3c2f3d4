; The points of a player: a good move multiplies the score, a bad one is written beside it.
define void @turn(ptr %state, i64 %move) {
entry:
  %score = load i64, ptr %state
  %is.good = icmp sgt i64 %move, %score
  br i1 %is.good, label %good, label %bad

bad:
  %square = mul i64 %move, %move
  %penalty = sub i64 %square, %move
  %bad.place = getelementptr i64, ptr %state, i64 1
  store i64 %penalty, ptr %bad.place
  ret void

good:
  %won = mul i64 %score, %move
  store i64 %won, ptr %state
  ret void
}
