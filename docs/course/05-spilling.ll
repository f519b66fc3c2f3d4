; Adds up a matrix; each row counts with a weight.
; (noimplicitfloat: its sums stay in registers of one number.)
define i64 @weigh.rows(ptr %matrix, ptr %weights, i64 %rows, i64 %columns) noimplicitfloat {
entry:
  br label %row.loop

row.loop:
  %row = phi i64 [ 0, %entry ], [ %next.row, %row.end ]
  %total = phi i64 [ 0, %entry ], [ %new.total, %row.end ]
  %line = phi ptr [ %matrix, %entry ], [ %next.line, %row.end ]
  br label %column.loop

column.loop:
  %column = phi i64 [ 0, %row.loop ], [ %next.column, %column.loop ]
  %sum = phi i64 [ 0, %row.loop ], [ %new.sum, %column.loop ]
  %place = getelementptr i64, ptr %line, i64 %column
  %element = load i64, ptr %place
  %new.sum = add i64 %sum, %element
  %next.column = add i64 %column, 1
  %more.columns = icmp slt i64 %next.column, %columns
  br i1 %more.columns, label %column.loop, label %row.end

row.end:
  %weight.place = getelementptr i64, ptr %weights, i64 %row
  %weight = load i64, ptr %weight.place
  %weighted = mul i64 %new.sum, %weight
  %new.total = add i64 %total, %weighted
  %next.line = getelementptr i64, ptr %line, i64 %columns
  %next.row = add i64 %row, 1
  %more.rows = icmp slt i64 %next.row, %rows
  br i1 %more.rows, label %row.loop, label %done

done:
  ret i64 %new.total
}
