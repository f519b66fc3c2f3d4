/* Plays Othello against itself: boards of bits, moves by shifting, alpha-beta search with a table of positions.
   Checked: each game ends with legal boards, and the search without its table finds the same value.
   Source: our own; the flood fill by shifts is common to programs of this kind. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef uint64_t Bits;

typedef struct {
    Bits own, other;
} Board;

enum { TABLE_BITS = 16, INFINITE = 100000 };

typedef struct {
    Board board;
    int16_t value;
    int8_t depth;
    int8_t bound; /* 0: exact, -1: at most, 1: at least */
} Entry;

static Entry table[1 << TABLE_BITS];
static bool use_table = true;
static uint64_t visited;

static const Bits not_left = 0xfefefefefefefefe, not_right = 0x7f7f7f7f7f7f7f7f;
static const int shifts[8] = {1, -1, 8, -8, 9, -9, 7, -7};

static Bits shift(Bits bits, int by) { return by > 0 ? bits << by : bits >> -by; }

/* The columns that a shift does not wrap into. */
static Bits mask_of(int by) {
    switch (by) {
    case 1: case 9: case -7: return not_left;
    case -1: case -9: case 7: return not_right;
    default: return ~(Bits)0;
    }
}

static Bits legal_moves(Board board) {
    Bits empty = ~(board.own | board.other), moves = 0;
    for (int i = 0; i < 8; i++) {
        Bits mask = mask_of(shifts[i]), between = board.other & mask;
        Bits run = shift(board.own, shifts[i]) & between;
        for (int k = 0; k < 5; k++)
            run |= shift(run, shifts[i]) & between;
        moves |= shift(run, shifts[i]) & empty & mask;
    }
    return moves;
}

/* The board after the move, from the other's view. */
static Board play(Board board, Bits move) {
    Bits turned = 0;
    for (int i = 0; i < 8; i++) {
        Bits mask = mask_of(shifts[i]), run = 0, next = shift(move, shifts[i]) & mask;
        while (next & board.other) {
            run |= next;
            next = shift(next, shifts[i]) & mask;
        }
        if (next & board.own)
            turned |= run;
    }
    return (Board){board.other & ~turned, board.own | move | turned};
}

static int count(Bits bits) {
    int n = 0;
    for (; bits; bits &= bits - 1)
        n++;
    return n;
}

static int evaluate(Board board) {
    static const Bits corners = 0x8100000000000081, danger = 0x0042000000004200, edges = 0x3c0081818181003c;
    Board turned = {board.other, board.own};
    int value = 8 * (count(legal_moves(board)) - count(legal_moves(turned)));
    value += 60 * (count(board.own & corners) - count(board.other & corners));
    value -= 20 * (count(board.own & danger) - count(board.other & danger));
    value += 5 * (count(board.own & edges) - count(board.other & edges));
    return value;
}

static Entry *entry_of(Board board) {
    uint64_t hash = (board.own * 0x9e3779b97f4a7c15u) ^ (board.other * 0xc2b2ae3d27d4eb4fu);
    return &table[(hash ^ hash >> 29) >> 7 & ((1 << TABLE_BITS) - 1)];
}

static int search(Board board, int depth, int alpha, int beta) {
    visited++;
    Bits moves = legal_moves(board);
    if (!moves) {
        Board turned = {board.other, board.own};
        if (legal_moves(turned))
            return -search(turned, depth, -beta, -alpha);
        return 300 * (count(board.own) - count(board.other));
    }
    if (depth == 0)
        return evaluate(board);
    Entry *entry = entry_of(board);
    if (use_table && depth > 1 && entry->depth == depth && entry->board.own == board.own && entry->board.other == board.other) {
        if (entry->bound == 0 || (entry->bound > 0 && entry->value >= beta) || (entry->bound < 0 && entry->value <= alpha))
            return entry->value;
    }
    static const Bits order[3] = {0x8100000000000081, 0x3c3cffffffff3c3c, ~(Bits)0}; /* corners, then no neighbours of them */
    int best = -INFINITE, from = alpha;
    for (int group = 0; group < 3 && best < beta; group++)
        while (moves & order[group]) {
            Bits move = moves & order[group] & -(moves & order[group]);
            moves ^= move;
            int value = -search(play(board, move), depth - 1, -beta, -from);
            if (value > best)
                best = value;
            if (value > from)
                from = value;
            if (from >= beta)
                break;
        }
    if (use_table && depth > 1)
        *entry = (Entry){board, (int16_t)best, (int8_t)depth, best >= beta ? 1 : best <= alpha ? -1 : 0};
    return best;
}

static Bits choose(Board board, int depth, uint32_t *state) {
    Bits best_move = 0;
    int best = -INFINITE;
    for (Bits moves = legal_moves(board); moves; moves &= moves - 1) {
        Bits move = moves & -moves;
        int value = -search(play(board, move), depth - 1, -INFINITE, -best);
        *state = *state * 1664525 + 1013904223;
        if (value > best || (value == best && *state >> 30 == 0)) {
            best = value;
            best_move = move;
        }
    }
    return best_move;
}

static long play_game(int depth, uint32_t *state, uint64_t *sum) {
    Board board = {0x0000000810000000, 0x0000001008000000};
    long wrong = 0;
    for (int turn = 0, passes = 0; passes < 2; turn++) {
        Bits moves = legal_moves(board);
        if (!moves) {
            board = (Board){board.other, board.own};
            passes++;
            continue;
        }
        passes = 0;
        Bits move = moves & -moves;
        if (turn < 4) {
            *state = *state * 1664525 + 1013904223;
            for (uint32_t skip = (*state >> 24) % (uint32_t)count(moves); skip > 0; skip--)
                moves &= moves - 1;
            move = moves & -moves;
        } else {
            move = choose(board, depth, state);
        }
        if (turn % 16 == 5) {
            int with = search(board, 3, -INFINITE, INFINITE);
            use_table = false;
            wrong += with != search(board, 3, -INFINITE, INFINITE);
            use_table = true;
        }
        int before = count(board.own | board.other);
        board = play(board, move);
        wrong += (board.own & board.other) != 0 || count(board.own | board.other) != before + 1;
        *sum = *sum * 31 + board.own * 3 + board.other;
    }
    return wrong;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t state = 1;
    uint64_t sum = 0;
    long wrong = 0;
    for (long game = 0; game < (scale ? scale * 4 : 1); game++)
        wrong += play_game(scale ? 5 : 2, &state, &sum);
    printf("othello: %llu positions, %016llx\n", (unsigned long long)visited, (unsigned long long)sum);
    return wrong != 0;
}
