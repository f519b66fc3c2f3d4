/* Solves sudokus: fills the cell with the fewest digits left, and goes back where none is left.
   Stresses: masks of bits, counts and lowest bits of them, small arrays in memory, recursion.
   Checked: each row, column and box of a solution has all digits, and the given ones are there.
   Source: depth-first search with constraint propagation; two published hard puzzles and an empty one. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { CELLS = 81, ALL = 0x1ff };

static const char *const kPuzzles[] = {
    "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..",
    "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9",
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..",
};

static uint16_t rows[9], columns[9], boxes[9];
static uint8_t digits[CELLS];
static uint64_t visits;

static int box_of(int cell) { return cell / 27 * 3 + cell % 9 / 3; }

static int free_digits(int cell) {
    return ALL & ~(rows[cell / 9] | columns[cell % 9] | boxes[box_of(cell)]);
}

static int count_bits(unsigned set) {
    int count = 0;
    for (; set != 0; set &= set - 1)
        count++;
    return count;
}

static void toggle(int cell, int bit) {
    rows[cell / 9] ^= (uint16_t)bit;
    columns[cell % 9] ^= (uint16_t)bit;
    boxes[box_of(cell)] ^= (uint16_t)bit;
}

static int solve(void) {
    int cell = -1, fewest = 10;
    visits++;
    for (int i = 0; i < CELLS && fewest > 1; i++) {
        if (digits[i] != 0)
            continue;
        int count = count_bits((unsigned)free_digits(i));
        if (count < fewest) {
            fewest = count;
            cell = i;
        }
    }
    if (cell < 0)
        return 1;
    for (int left = free_digits(cell); left != 0; left &= left - 1) {
        int bit = left & -left, digit = 1;
        while (1 << (digit - 1) != bit)
            digit++;
        digits[cell] = (uint8_t)digit;
        toggle(cell, bit);
        if (solve())
            return 1;
        toggle(cell, bit);
    }
    digits[cell] = 0;
    return 0;
}

static int run(const char *puzzle) {
    for (int i = 0; i < 9; i++)
        rows[i] = columns[i] = boxes[i] = 0;
    for (int i = 0; i < CELLS; i++) {
        digits[i] = puzzle[i] == '.' ? 0 : (uint8_t)(puzzle[i] - '0');
        if (digits[i] != 0)
            toggle(i, 1 << (digits[i] - 1));
    }
    if (!solve())
        return 0;
    for (int i = 0; i < CELLS; i++)
        if (puzzle[i] != '.' && puzzle[i] - '0' != digits[i])
            return 0;
    for (int i = 0; i < 9; i++)
        if (rows[i] != ALL || columns[i] != ALL || boxes[i] != ALL)
            return 0;
    return 1;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * 40 : 1;
    int wrong = 0;
    for (long round = 0; round < rounds; round++)
        for (size_t i = 0; i < (scale ? 3 : 1); i++)
            wrong += !run(kPuzzles[i]);
    printf("sudoku: %llu visits\n", (unsigned long long)visits);
    return wrong != 0;
}
