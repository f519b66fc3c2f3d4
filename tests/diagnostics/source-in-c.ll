; error: 2:1: 'clang -S -emit-llvm'
#include <stdio.h>
int main() { return 0; }
