#!/bin/sh
# The shortest allocator: it decides nothing, so everything is in memory. It shows the lines that lilt sends.
#
#   lilt -c --load-allocator=examples/allocator/show.sh --regalloc=show --ra-regs=4 examples/sum.ll -o sum.o
while read -r line; do
  echo "$line" >&2
  [ "$line" = end ] && echo end
done
