; error: 2:30: @f
@t = global ptr blockaddress(@f, %x)
declare void @f()
