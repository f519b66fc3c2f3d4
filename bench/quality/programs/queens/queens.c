/* Counts the ways to place n queens on an n x n board so that none attacks another, for n = 12.
   Stresses: recursion with many live values across calls, callee-saved registers, conditional branches on
   table look-ups, small loops.
   Checked against the known counts.
   Source: backtracking row by row with one array of flags for columns and one for each kind of diagonal. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIZE = 12 };

typedef struct {
    int size;
    bool column[SIZE];
    bool rising[2 * SIZE];  /* row + column */
    bool falling[2 * SIZE]; /* row - column + size */
    int place[SIZE];
    long solutions;
    long weight; /* of all solutions: the sum of the columns in the middle row */
} Board;

static void place_from(Board *board, int row) {
    if (row == board->size) {
        board->solutions++;
        board->weight += board->place[board->size / 2];
        return;
    }
    for (int column = 0; column < board->size; column++) {
        int up = row + column;
        int down = row - column + board->size;
        if (board->column[column] || board->rising[up] || board->falling[down])
            continue;
        board->column[column] = board->rising[up] = board->falling[down] = true;
        board->place[row] = column;
        place_from(board, row + 1);
        board->column[column] = board->rising[up] = board->falling[down] = false;
    }
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int size = scale ? SIZE : 7;
    long expected = scale ? 14200 : 40;
    long rounds = scale ? 6 * scale : 1;
    long wrong = 0;
    Board board = {0};
    for (long round = 0; round < rounds; round++) {
        board = (Board){.size = size};
        place_from(&board, 0);
        /* By symmetry the mean column is (size - 1) / 2. */
        wrong += board.solutions != expected || 2 * board.weight != (size - 1) * expected;
    }
    printf("queens: %ld ways to place %d\n", board.solutions, size);
    return wrong != 0;
}
