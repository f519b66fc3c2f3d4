; error: 2:7: end of
define