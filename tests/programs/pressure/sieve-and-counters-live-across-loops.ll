; A sieve of i1 flags in the frame; eleven counters live through all three loops.
; exit: 129
define i64 @main() {
  %flags = alloca [200 x i1]
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %i
  br label %clear
clear:
  %c = load i64, i64* %i
  %cp = getelementptr [200 x i1], [200 x i1]* %flags, i64 0, i64 %c
  store i1 1, i1* %cp
  %c1 = add i64 %c, 1
  store i64 %c1, i64* %i
  %c_more = icmp ne i64 %c1, 200
  br i1 %c_more, label %clear, label %sieve_start
sieve_start:
  store i64 2, i64* %i
  br label %sieve
sieve:
  %n = load i64, i64* %i
  %np = getelementptr [200 x i1], [200 x i1]* %flags, i64 0, i64 %n
  %candidate = load i1, i1* %np
  br i1 %candidate, label %strike_start, label %sieve_next
strike_start:
  %nn = mul i64 %n, %n
  store i64 %nn, i64* %j
  br label %strike
strike:
  %m = load i64, i64* %j
  %inside = icmp slt i64 %m, 200
  br i1 %inside, label %mark, label %sieve_next
mark:
  %mp = getelementptr [200 x i1], [200 x i1]* %flags, i64 0, i64 %m
  store i1 0, i1* %mp
  %m1 = add i64 %m, %n
  store i64 %m1, i64* %j
  br label %strike
sieve_next:
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %n_more = icmp sle i64 %n1, 199
  br i1 %n_more, label %sieve, label %count_start
count_start:
  %count = alloca i64
  %sum = alloca i64
  %last = alloca i64
  %largest_gap = alloca i64
  %twins = alloca i64
  %parity = alloca i64
  %product = alloca i64
  %ones = alloca i64
  %threes = alloca i64
  store i64 0, i64* %count
  store i64 0, i64* %sum
  store i64 2, i64* %last
  store i64 0, i64* %largest_gap
  store i64 0, i64* %twins
  store i64 0, i64* %parity
  store i64 1, i64* %product
  store i64 0, i64* %ones
  store i64 0, i64* %threes
  store i64 2, i64* %i
  br label %counting
counting:
  %k = load i64, i64* %i
  %kp = getelementptr [200 x i1], [200 x i1]* %flags, i64 0, i64 %k
  %prime = load i1, i1* %kp
  br i1 %prime, label %note, label %counting_next
note:
  %o_count = load i64, i64* %count
  %n_count = add i64 %o_count, 1
  store i64 %n_count, i64* %count
  %o_sum = load i64, i64* %sum
  %n_sum = add i64 %o_sum, %k
  store i64 %n_sum, i64* %sum
  %o_parity = load i64, i64* %parity
  %n_parity = xor i64 %o_parity, %k
  store i64 %n_parity, i64* %parity
  %o_product = load i64, i64* %product
  %n_product = mul i64 %o_product, %k
  store i64 %n_product, i64* %product
  %mod4 = and i64 %k, 3
  %is_three = icmp eq i64 %mod4, 3
  br i1 %is_three, label %three, label %one
three:
  %o_threes = load i64, i64* %threes
  %n_threes = add i64 %o_threes, 1
  store i64 %n_threes, i64* %threes
  br label %gaps
one:
  %o_ones = load i64, i64* %ones
  %n_ones = add i64 %o_ones, 1
  store i64 %n_ones, i64* %ones
  br label %gaps
gaps:
  %o_last = load i64, i64* %last
  store i64 %k, i64* %last
  %gap = sub i64 %k, %o_last
  %largest = load i64, i64* %largest_gap
  %larger = icmp sgt i64 %gap, %largest
  br i1 %larger, label %record, label %twin_test
record:
  store i64 %gap, i64* %largest_gap
  br label %twin_test
twin_test:
  %two = icmp eq i64 %gap, 2
  br i1 %two, label %twin, label %counting_next
twin:
  %o_twins = load i64, i64* %twins
  %n_twins = add i64 %o_twins, 1
  store i64 %n_twins, i64* %twins
  br label %counting_next
counting_next:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %k_more = icmp slt i64 %k1, 200
  br i1 %k_more, label %counting, label %end
end:
  %r1 = load i64, i64* %count
  %r2 = load i64, i64* %sum
  %r3 = load i64, i64* %last
  %r4 = load i64, i64* %largest_gap
  %r5 = load i64, i64* %twins
  %r6 = load i64, i64* %parity
  %r7 = load i64, i64* %product
  %r8 = load i64, i64* %ones
  %r9 = load i64, i64* %threes
  %x1 = mul i64 %r1, 3
  %x2 = add i64 %x1, %r2
  %x3 = xor i64 %x2, %r3
  %x4 = mul i64 %r4, %r5
  %x5 = sub i64 %x3, %x4
  %x6 = xor i64 %x5, %r6
  %x7 = lshr i64 %r7, 56
  %x8 = xor i64 %x6, %x7
  %x9 = mul i64 %r8, %r9
  %x10 = add i64 %x8, %x9
  ret i64 %x10
}
