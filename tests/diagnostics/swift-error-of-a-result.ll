; error: 3:33: attribute 'swifterror' does not apply to results
source_filename = "x"
define tailcc swifterror double @f(double %x) {
  ret double %x
}
