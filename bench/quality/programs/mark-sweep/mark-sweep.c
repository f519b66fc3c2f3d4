/* Persistent search trees in a heap with a mark-and-sweep collector: every insertion copies the path to the root and
   leaves the old one as garbage, until something else still holds it.
   Stresses: pointer chasing by index, an explicit stack, flags in memory, allocation from a list of free cells, global
   state that is loaded and stored again around calls.
   Checked: each tree has just the keys that a plain table says it has.
   Source: J. McCarthy, "Recursive functions of symbolic expressions" (1960), section 4c. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CELLS = 20000, TREES = 12, KEYS = 400, DEPTH = KEYS, OPERATIONS = 2800000 };

typedef uint32_t Reference; /* index of a cell; 0: none */

typedef struct {
    Reference left, right; /* left: the next free one, of a free cell */
    int32_t key;
    bool marked;
} Cell;

static Cell cells[CELLS];
static Reference free_cells;
static Reference roots[TREES + DEPTH]; /* the trees, then what insertions still hold */
static uint32_t root_count = TREES;
static Reference pending[CELLS];
static long collections;

static void mark_from(Reference root) {
    uint32_t count = 0;
    if (root && !cells[root].marked) {
        cells[root].marked = true;
        pending[count++] = root;
    }
    while (count > 0) {
        const Cell *cell = &cells[pending[--count]];
        Reference children[2] = {cell->left, cell->right};
        for (int i = 0; i < 2; i++)
            if (children[i] && !cells[children[i]].marked) {
                cells[children[i]].marked = true;
                pending[count++] = children[i];
            }
    }
}

static void collect(void) {
    collections++;
    for (uint32_t i = 0; i < root_count; i++)
        mark_from(roots[i]);
    free_cells = 0;
    for (Reference i = CELLS - 1; i > 0; i--) {
        if (!cells[i].marked) {
            cells[i].left = free_cells;
            free_cells = i;
        }
        cells[i].marked = false;
    }
}

/* The new cell is the only one that no root holds yet. */
static Reference allocate(int32_t key) {
    if (!free_cells)
        collect();
    if (!free_cells)
        exit(1);
    Reference cell = free_cells;
    free_cells = cells[cell].left;
    cells[cell] = (Cell){0, 0, key, false};
    return cell;
}

/* A tree with the key and all those of the given one, which stays as it is. */
static Reference insert(Reference tree, int32_t key) {
    Reference copy = allocate(tree ? cells[tree].key : key);
    if (!tree)
        return copy;
    cells[copy].left = cells[tree].left;
    cells[copy].right = cells[tree].right;
    roots[root_count++] = copy;
    if (key < cells[copy].key) {
        Reference left = insert(cells[copy].left, key);
        cells[copy].left = left;
    } else if (key > cells[copy].key) {
        Reference right = insert(cells[copy].right, key);
        cells[copy].right = right;
    }
    root_count--;
    return copy;
}

/* Whether the keys of the tree are those between the bounds that are present; counts them. */
static bool agrees(Reference tree, const bool *present, int32_t from, int32_t to, uint32_t *count) {
    if (!tree)
        return true;
    const Cell *cell = &cells[tree];
    ++*count;
    return cell->key >= from && cell->key < to && present[cell->key] &&
           agrees(cell->left, present, from, cell->key, count) &&
           agrees(cell->right, present, cell->key + 1, to, count);
}

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

int main(int argc, char **argv) {
    static bool present[TREES][KEYS];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long operations = scale ? scale * OPERATIONS : 10000;
    uint64_t state = 20261121;
    uint32_t total = 0;
    long wrong = 0;
    collect();
    for (long i = 0; i < operations; i++) {
        uint64_t random = next_random(&state);
        uint32_t tree = (uint32_t)(random >> 32) % TREES, other = (uint32_t)(random >> 20) % TREES;
        int32_t key = (int32_t)((random >> 40) % KEYS);
        if (random % 512 == 0) { /* begin anew */
            roots[tree] = 0;
            memset(present[tree], 0, sizeof present[tree]);
        } else if (random % 512 == 1) { /* share */
            roots[tree] = roots[other];
            memmove(present[tree], present[other], sizeof present[tree]);
        } else {
            Reference changed = insert(roots[tree], key);
            roots[tree] = changed;
            present[tree][key] = true;
        }
    }
    for (int tree = 0; tree < TREES; tree++) {
        uint32_t count = 0, expected = 0;
        for (int key = 0; key < KEYS; key++)
            expected += present[tree][key];
        wrong += !agrees(roots[tree], present[tree], 0, KEYS, &count) || count != expected;
        total += count;
    }
    printf("mark-sweep: %u keys, %ld collections\n", total, collections);
    return wrong != 0;
}
