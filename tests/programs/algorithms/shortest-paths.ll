; Floyd and Warshall on a matrix of rows of a named type; blocks of the loops stand inside out.
; exit: 154
%row = type [5 x i64]
%table = type [5 x %row]
@d = global %table [ %row [ i64 0, i64 3, i64 1000, i64 7, i64 1000 ],
                     %row [ i64 8, i64 0, i64 2, i64 1000, i64 1000 ],
                     %row [ i64 5, i64 1000, i64 0, i64 1, i64 1000 ],
                     %row [ i64 2, i64 1000, i64 1000, i64 0, i64 4 ],
                     %row [ i64 1000, i64 -1, i64 1000, i64 1000, i64 0 ] ]
define i64 @main() {
  %k = alloca i64
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %k
  br label %outer
finished:
  br label %sum_start
next_outer:
  %k1 = add i64 %kv, 1
  store i64 %k1, i64* %k
  br label %outer
next_middle:
  %i1 = add i64 %iv, 1
  store i64 %i1, i64* %i
  br label %middle
improve:
  store i64 %through, i64* %direct_p
  br label %next_inner
outer:
  %kv = load i64, i64* %k
  %k_more = icmp slt i64 %kv, 5
  store i64 0, i64* %i
  br i1 %k_more, label %middle, label %finished
middle:
  %iv = load i64, i64* %i
  %i_more = icmp slt i64 %iv, 5
  store i64 0, i64* %j
  br i1 %i_more, label %inner, label %next_outer
next_inner:
  %j1 = add i64 %jv, 1
  store i64 %j1, i64* %j
  br label %inner
inner:
  %jv = load i64, i64* %j
  %j_more = icmp slt i64 %jv, 5
  br i1 %j_more, label %compare, label %next_middle
compare:
  %direct_p = getelementptr %table, %table* @d, i32 0, i64 %iv, i64 %jv
  %first_p = getelementptr %table, %table* @d, i32 0, i64 %iv, i64 %kv
  %second_p = getelementptr %table, %table* @d, i32 0, i64 %kv, i64 %jv
  %direct = load i64, i64* %direct_p
  %first = load i64, i64* %first_p
  %second = load i64, i64* %second_p
  %through = add i64 %first, %second
  %better = icmp sgt i64 %direct, %through
  br i1 %better, label %improve, label %next_inner
sum_start:
  %sum = alloca i64
  store i64 0, i64* %sum
  store i64 0, i64* %i
  br label %sum_loop
sum_loop:
  %n = load i64, i64* %i
  %p = getelementptr %row, %row* getelementptr (%table, %table* @d, i32 0, i32 0), i64 0, i64 %n
  %v = load i64, i64* %p
  %old = load i64, i64* %sum
  %three = mul i64 %old, 3
  %new = add i64 %three, %v
  store i64 %new, i64* %sum
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %n_more = icmp ne i64 %n1, 25
  %in_row = icmp ne i64 %n1, 5
  %both = and i1 %n_more, %in_row
  br i1 %both, label %sum_loop, label %end
end:
  %r = load i64, i64* %sum
  ret i64 %r
}
