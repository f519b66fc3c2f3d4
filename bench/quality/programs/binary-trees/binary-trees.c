/* Builds complete binary trees on the heap, counts their nodes and frees them.
   Stresses: recursive calls, the cost of call and return, callee-saved registers, malloc and free, loads through
   pointers.
   Checked: a tree of depth d has 2^(d+1) - 1 nodes, whose numbers add up to a known sum.
   Source: the classic allocation benchmark in the shape of H. Boehm's GCBench. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { DEPTH = 14, ROUNDS = 450 };

typedef struct Node {
    struct Node *left, *right;
    uint64_t number; /* in the order of levels, from 1 */
} Node;

static Node *build(int depth, uint64_t number) {
    Node *node = malloc(sizeof *node);
    if (!node)
        exit(1);
    *node = (Node){NULL, NULL, number};
    if (depth > 0) {
        node->left = build(depth - 1, 2 * number);
        node->right = build(depth - 1, 2 * number + 1);
    }
    return node;
}

static uint64_t count(const Node *node) { return node ? 1 + count(node->left) + count(node->right) : 0; }

static uint64_t sum(const Node *node) {
    if (!node)
        return 0;
    return node->number + sum(node->left) + sum(node->right);
}

static void release(Node *node) {
    if (!node)
        return;
    release(node->left);
    release(node->right);
    free(node);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int depth = scale ? DEPTH : 8;
    long rounds = scale ? scale * ROUNDS : 2;
    uint64_t expected = ((uint64_t)2 << depth) - 1;
    uint64_t nodes = 0;
    long wrong = 0;
    for (long round = 0; round < rounds; round++) {
        Node *tree = build(depth, 1);
        nodes = count(tree);
        wrong += nodes != expected || sum(tree) != expected * (expected + 1) / 2;
        release(tree);
    }
    printf("binary-trees: %llu nodes at depth %d\n", (unsigned long long)nodes, depth);
    return wrong != 0;
}
