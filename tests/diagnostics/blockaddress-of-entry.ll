; error: 2:34: entry
@t = global ptr blockaddress(@f, %x)
define void @f() {
x:
  ret void
}
