/* Fills a knapsack as well as possible, and finds the longest common subsequence of two texts.
   Stresses: tables that grow row by row, copies of rows, maxima, comparisons of bytes.
   Checked: the chosen items fit and have the value; the subsequence is one of both texts.
   Source: dynamic programming, Bellman 1957; Wagner and Fischer 1974. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { ITEMS = 120, CAPACITY = 6000, TEXT = 1500 };

static uint32_t weight[ITEMS], worth[ITEMS], best[ITEMS + 1][CAPACITY + 1];
static char first[TEXT], second[TEXT];
static uint16_t common[TEXT + 1][TEXT + 1];
static uint32_t state = 2463534242u;

static uint32_t random_below(uint32_t limit) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state % limit;
}

static uint32_t fill(int items, uint32_t capacity) {
    for (uint32_t room = 0; room <= capacity; room++)
        best[0][room] = 0;
    for (int item = 0; item < items; item++) {
        for (uint32_t room = 0; room <= capacity; room++)
            best[item + 1][room] = best[item][room];
        for (uint32_t room = weight[item]; room <= capacity; room++) {
            uint32_t with = best[item][room - weight[item]] + worth[item];
            if (with > best[item + 1][room])
                best[item + 1][room] = with;
        }
    }
    return best[items][capacity];
}

static int is_filled(int items, uint32_t capacity) {
    uint32_t room = capacity, value = 0;
    for (int item = items; item-- > 0;)
        if (best[item + 1][room] != best[item][room]) {
            room -= weight[item];
            value += worth[item];
        }
    return room <= capacity && value == best[items][capacity];
}

static int longest(int length) {
    for (int a = 1; a <= length; a++)
        for (int b = 1; b <= length; b++) {
            if (first[a - 1] == second[b - 1])
                common[a][b] = (uint16_t)(common[a - 1][b - 1] + 1);
            else
                common[a][b] = common[a - 1][b] > common[a][b - 1] ? common[a - 1][b] : common[a][b - 1];
        }
    return common[length][length];
}

static int walk_back(int length) {
    int a = length, b = length, steps = 0;
    while (a > 0 && b > 0) {
        if (first[a - 1] == second[b - 1] && common[a][b] == common[a - 1][b - 1] + 1) {
            steps++;
            a--;
            b--;
        } else if (common[a - 1][b] == common[a][b]) {
            a--;
        } else {
            b--;
        }
    }
    return steps;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int items = scale ? ITEMS : 20, length = scale ? TEXT : 60;
    uint32_t capacity = scale ? CAPACITY : 200, value = 0;
    long rounds = scale ? scale * 40 : 1;
    int subsequence = 0, wrong = 0;
    for (int i = 0; i < items; i++) {
        weight[i] = 1 + random_below(capacity / 10);
        worth[i] = 1 + random_below(1000);
    }
    for (int i = 0; i < length; i++) {
        first[i] = (char)('a' + random_below(8));
        second[i] = (char)('a' + random_below(8));
    }
    for (long round = 0; round < rounds; round++) {
        value = fill(items, capacity);
        subsequence = longest(length);
        wrong += !is_filled(items, capacity) || walk_back(length) != subsequence;
    }
    printf("knapsack: worth %u, subsequence %d\n", value, subsequence);
    return wrong != 0;
}
