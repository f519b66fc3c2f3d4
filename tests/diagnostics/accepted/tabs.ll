define i64	@f()	{
	ret	i64	1
}
