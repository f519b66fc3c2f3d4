; error: 2:34: %nowhere
@t = global ptr blockaddress(@f, %nowhere)
define void @f() {
  ret void
}
