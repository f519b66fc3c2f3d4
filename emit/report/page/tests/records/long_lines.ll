; Interest on accounts: an array of structs, loads and stores, and a call in the loop.
%account = type { i64, i32, [3 x i32], ptr }

declare i64 @round_half_to_even(i64, i64)

define i64 @add_interest_to_all_accounts(ptr %accounts, i64 %number_of_accounts, i64 %percent_of_interest, i64 %smallest_balance_that_gets_interest) {
entry:
  %is_empty = icmp eq i64 %number_of_accounts, 0
  br i1 %is_empty, label %done, label %loop_over_all_accounts_of_the_bank

loop_over_all_accounts_of_the_bank:
  %index = phi i64 [ 0, %entry ], [ %next_index, %next_account_of_the_bank ]
  %total = phi i64 [ 0, %entry ], [ %next_total, %next_account_of_the_bank ]
  %balance_place = getelementptr %account, ptr %accounts, i64 %index, i32 0
  %balance = load i64, ptr %balance_place
  %is_small = icmp slt i64 %balance, %smallest_balance_that_gets_interest
  br i1 %is_small, label %next_account_of_the_bank, label %account_with_interest

account_with_interest:
  %product = mul i64 %balance, %percent_of_interest
  %interest = call i64 @round_half_to_even(i64 %product, i64 100)
  %new_balance = add i64 %balance, %interest
  store i64 %new_balance, ptr %balance_place
  %count_place = getelementptr %account, ptr %accounts, i64 %index, i32 2, i64 1
  %count = load i32, ptr %count_place
  %new_count = add i32 %count, 1
  store i32 %new_count, ptr %count_place
  br label %next_account_of_the_bank

next_account_of_the_bank:
  %earned = phi i64 [ 0, %loop_over_all_accounts_of_the_bank ], [ %interest, %account_with_interest ]
  %next_total = add i64 %total, %earned
  %next_index = add i64 %index, 1
  %is_last = icmp eq i64 %next_index, %number_of_accounts
  br i1 %is_last, label %done, label %loop_over_all_accounts_of_the_bank

done:
  %result = phi i64 [ 0, %entry ], [ %next_total, %next_account_of_the_bank ]
  ret i64 %result
}
