/* Finds the number below a limit that takes the most steps of Collatz's rule.
   Stresses: a choice that no processor predicts; remainders and quotients by two.
   Checked: the number below a thousand, and its steps, are known. */
#include <stdio.h>
#include <stdlib.h>

enum { LIMIT = 2000000 };

static int steps_of(long n) {
    int steps = 0;
    for (; n != 1; steps++)
        n = n % 2 == 0 ? n / 2 : 3 * n + 1;
    return steps;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long limit = scale ? scale * LIMIT : 1000;
    long best = 0, sum = 0, best_of_thousand = 0;
    int most = 0;
    for (long n = 1; n < limit; n++) {
        int steps = steps_of(n);
        sum += steps;
        if (steps > most) {
            most = steps;
            best = n;
        }
        if (n == 999)
            best_of_thousand = best;
    }
    printf("collatz: %ld after %d steps, %ld in all\n", best, most, sum);
    return best_of_thousand != 871;
}
