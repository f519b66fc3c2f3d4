declare double @thrower(double)
define double @through(double %x) {
  %y = call double @thrower(double %x)
  ret double %y
}
