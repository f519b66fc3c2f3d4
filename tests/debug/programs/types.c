/* Every kind of type of C, as parameters, locals and members. */
#include <stdarg.h>
#include <stdio.h>

struct Point { int x, y; };
struct Flags { unsigned low : 3; int middle : 7; unsigned long high : 40; _Bool last : 1; };
struct Node { struct Point place; struct Node *next; const char *name; double weights[3]; };
union Number { int whole; float real; unsigned char bytes[4]; };
enum Color { RED, GREEN = 5, BLUE = -2 };
typedef double Real;
typedef int (*Operation)(int, int);

static int counter = 3;
static const char *const names[] = {"first", "second"};
_Thread_local long per_thread = 11;

static int add(int a, int b) {
  int sum = a + b;
  counter++;
  return sum;
}

static Real mean(const struct Node *node, enum Color color) {
  Real total = 0;
  for (int i = 0; i < 3; i++) {
    Real part = node->weights[i];
    total += part;
  }
  if (color == BLUE) total = -total;
  return total / 3;
}

static int big(struct Node node, union Number number, long double wide, float narrow, char letter, short small) {
  int matrix[2][3] = {{1, 2, 3}, {4, 5, 6}};
  unsigned char byte = (unsigned char)letter;
  long long sum = node.place.x + number.whole + (int)wide + (int)narrow + small;
  sum += matrix[1][2] + byte;
  return (int)sum;
}

static struct Node made(int x) {
  struct Node result = {{x, x + 1}, 0, "made", {1, 2, 3}};
  result.place.y += 5;
  return result;
}

static int variadic(int count, ...) {
  va_list list;
  int total = 0;
  va_start(list, count);
  for (int i = 0; i < count; i++) {
    int next = va_arg(list, int);
    total += next;
  }
  va_end(list);
  return total;
}

int main(int argc, char **argv) {
  struct Node last = {{3, 4}, 0, "last", {1.5, 2.5, 3.5}};
  struct Node first = {{1, 2}, &last, "first", {0.5, 0.25, 0.125}};
  struct Flags flags = {5, -3, 123456789012, 1};
  union Number number = {.real = 1.0f};
  enum Color color = BLUE;
  Operation operation = add;
  int result = operation(argc, counter);
  Real average = mean(&first, color);
  result += big(first, number, 2.5L, 3.5f, 'x', -7);
  result += variadic(3, 10, 20, 30);
  struct Node copy = made(8);
  result += copy.place.y;
  {
    int result = 77;
    struct Point *place = &first.next->place;
    place->x += result;
  }
  flags.low = 2;
  per_thread += result;
  printf("%d %g %s %d %ld\n", result, average, names[flags.low & 1], last.place.x, per_thread);
  return argv[argc] != 0;
}
