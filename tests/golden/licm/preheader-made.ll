; An inner loop that a branch enters has no block in front of it that leads to it only. If arithmetic may leave it, one is
; put there. Quotients by constants do not trap, and leave their loops; those by variables stay.
; lilt: -O2 --disable-pass=loop-vectorize --disable-pass=loop-unroll-by-two --stop-after=licm --remarks
; message: urem is hoisted out of its loop [licm]
; message: mul is hoisted out of its loop [licm]
; rows: lacks: urem i32 %y in cell
; rows: has: udiv i32 %x, %y in cell
define i32 @rows(i32 %height, i32 %width) {
entry:
  br label %row
row:
  %y = phi i32 [ 1, %entry ], [ %y2, %end ]
  %s = phi i32 [ 0, %entry ], [ %t, %end ]
  %more = icmp slt i32 %y, %height
  br i1 %more, label %column, label %done
column:
  %x = phi i32 [ 0, %row ], [ %x2, %cell ]
  %t = phi i32 [ %s, %row ], [ %u, %cell ]
  %within = icmp slt i32 %x, %width
  br i1 %within, label %cell, label %end
cell:
  %m = urem i32 %y, 300
  %p = mul i32 %m, %m
  %q = udiv i32 %x, %y
  %pq = add i32 %p, %q
  %xt = xor i32 %t, %x
  %u = add i32 %xt, %pq
  %x2 = add nsw i32 %x, 1
  br label %column
end:
  %y2 = add nsw i32 %y, 1
  br label %row
done:
  ret i32 %s
}
