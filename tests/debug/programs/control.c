/* Blocks in blocks, loops, recursion, switches, jumps, arrays whose length is a variable. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int fibonacci(int n) {
  if (n < 2) return n;
  int before = fibonacci(n - 1);
  int earlier = fibonacci(n - 2);
  return before + earlier;
}

static int classify(int value) {
  int kind;
  switch (value % 5) {
    case 0: {
      int inner = value * 2;
      kind = inner;
      break;
    }
    case 1:
    case 2: {
      long inner = value + 100;
      kind = (int)inner;
      break;
    }
    default:
      kind = -1;
  }
  return kind;
}

static int search(const int *values, int count, int wanted) {
  int low = 0, high = count - 1;
  while (low <= high) {
    int middle = (low + high) / 2;
    if (values[middle] == wanted) return middle;
    if (values[middle] < wanted)
      low = middle + 1;
    else
      high = middle - 1;
  }
  return -1;
}

static int squares(int count) {
  int total = 0;
  for (int i = 0; i < count; i++) {
    for (int j = i; j < count; j++) {
      int product = i * j;
      if (product % 2) continue;
      total += product;
    }
  }
  return total;
}

static unsigned hash(const char *text) {
  unsigned value = 5381;
again:
  if (*text) {
    unsigned char letter = (unsigned char)*text;
    value = value * 33 + letter;
    text++;
    goto again;
  }
  return value;
}

static int reversed(char *text) {
  size_t length = strlen(text);
  for (size_t i = 0; i < length / 2; i++) {
    char swapped = text[i];
    text[i] = text[length - 1 - i];
    text[length - 1 - i] = swapped;
  }
  return (int)length;
}

int main(void) {
  int values[] = {1, 3, 5, 8, 13, 21, 34};
  int total = fibonacci(5);
  for (int i = 0; i < 4; i++) total += classify(i);
  total += search(values, 7, 13);
  total += squares(4);
  total += (int)(hash("variables") % 1000);
  char *text = malloc(16);
  strcpy(text, "palindrome");
  total += reversed(text);
  printf("%d %s\n", total, text);
  return free(text), 0;
}
