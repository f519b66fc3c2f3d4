; error: 3:3: '{'
define i64 @main()
  ret i64 0
}
