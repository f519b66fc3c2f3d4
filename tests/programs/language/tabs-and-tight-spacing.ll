; exit: 6
define	i64	@main(){
	%a=add i64 1,2
	%b	=	add	i64	%a	,	3
	br label %x
x:	ret i64 %b}
