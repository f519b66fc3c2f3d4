; The features of processors that functions request, by attributes in their own lists and in groups, and the command line: what
; lilt uses of them is kept. Denied features count more than those of "target-cpu"; the command line counts more than both.
; lilt: -O0 --stop-after=mem2reg
; lilt: -O0 --stop-after=mem2reg --mattr=+popcnt,-bmi
define void @none() "target-cpu"="x86-64" "target-features"="+cx8,+sse2,-avx,+popcntx,popcnt" {
  ret void
}
define void @own() "target-features"="+popcnt" {
  ret void
}
define void @group() #0 {
  ret void
}
define void @level() "target-cpu"="x86-64-v2" {
  ret void
}
define void @denied() "target-cpu"="haswell" "target-features"="-popcnt,+bmi" {
  ret void
}
define void @later() "target-features"="-bmi,+bmi,+lzcnt,-lzcnt" {
  ret void
}
define void @unknown() "target-cpu"="i486" "tune-cpu"="haswell" "target-features"="" {
  ret void
}
define void @size() optsize "target-features"="+bmi" {
  call void @outside() #1
  ret void
}
declare void @outside()
attributes #0 = { nounwind "frame-pointer"="none" "target-features"="+bmi,+bmi2,+cx8,+lzcnt,+popcnt,+sse4.2" }
attributes #1 = { cold "target-features"="+bmi" }
