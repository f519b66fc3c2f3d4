/* A red-black tree: inserts and erases pseudo-random keys, and looks keys up.
   Stresses: chains of loads through pointers, branches on the comparison of keys, many small updates of
   pointers and colours in memory.
   Checked: the rules of red-black trees hold at the end, and the keys are those of a plain table of flags.
   Source: R. Sedgewick, "Left-leaning Red-Black Trees" (2008): links that lean left, as 2-3 trees. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { KEYS = 20000, OPERATIONS = 1500000 };

typedef struct Node {
    struct Node *left, *right;
    uint32_t key;
    bool red;
} Node;

static uint64_t next_random(uint64_t *state) {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

static bool is_red(const Node *node) { return node && node->red; }

static Node *rotate_left(Node *node) {
    Node *top = node->right;
    node->right = top->left;
    top->left = node;
    top->red = node->red;
    node->red = true;
    return top;
}

static Node *rotate_right(Node *node) {
    Node *top = node->left;
    node->left = top->right;
    top->right = node;
    top->red = node->red;
    node->red = true;
    return top;
}

static void flip(Node *node) {
    node->red = !node->red;
    node->left->red = !node->left->red;
    node->right->red = !node->right->red;
}

static Node *balance(Node *node) {
    if (is_red(node->right) && !is_red(node->left))
        node = rotate_left(node);
    if (is_red(node->left) && is_red(node->left->left))
        node = rotate_right(node);
    if (is_red(node->left) && is_red(node->right))
        flip(node);
    return node;
}

static Node *insert(Node *node, uint32_t key) {
    if (!node) {
        Node *made = malloc(sizeof *made);
        if (!made)
            exit(1);
        *made = (Node){NULL, NULL, key, true};
        return made;
    }
    if (key < node->key)
        node->left = insert(node->left, key);
    else if (key > node->key)
        node->right = insert(node->right, key);
    return balance(node);
}

/* The next two make sure that the erasing descent never enters a node of one key. */
static Node *move_red_left(Node *node) {
    flip(node);
    if (is_red(node->right->left)) {
        node->right = rotate_right(node->right);
        node = rotate_left(node);
        flip(node);
    }
    return node;
}

static Node *move_red_right(Node *node) {
    flip(node);
    if (is_red(node->left->left)) {
        node = rotate_right(node);
        flip(node);
    }
    return node;
}

static Node *erase_least(Node *node) {
    if (!node->left) {
        free(node);
        return NULL;
    }
    if (!is_red(node->left) && !is_red(node->left->left))
        node = move_red_left(node);
    node->left = erase_least(node->left);
    return balance(node);
}

/* The key must be in the tree. */
static Node *erase(Node *node, uint32_t key) {
    if (key < node->key) {
        if (!is_red(node->left) && !is_red(node->left->left))
            node = move_red_left(node);
        node->left = erase(node->left, key);
        return balance(node);
    }
    if (is_red(node->left))
        node = rotate_right(node);
    if (key == node->key && !node->right) {
        free(node);
        return NULL;
    }
    if (!is_red(node->right) && !is_red(node->right->left))
        node = move_red_right(node);
    if (key == node->key) {
        const Node *next = node->right;
        while (next->left)
            next = next->left;
        node->key = next->key;
        node->right = erase_least(node->right);
    } else {
        node->right = erase(node->right, key);
    }
    return balance(node);
}

static bool contains(const Node *node, uint32_t key) {
    while (node && node->key != key)
        node = key < node->key ? node->left : node->right;
    return node != NULL;
}

/* The number of black nodes on every path down, or -1 where a rule is broken; counts the nodes. */
static int black_height(const Node *node, uint32_t *nodes) {
    if (!node)
        return 0;
    ++*nodes;
    int left = black_height(node->left, nodes), right = black_height(node->right, nodes);
    bool ordered = (!node->left || node->left->key < node->key) && (!node->right || node->right->key > node->key);
    bool coloured = !is_red(node->right) && !(node->red && is_red(node->left));
    return left == right && left >= 0 && ordered && coloured ? left + !node->red : -1;
}

static void release(Node *node) {
    if (!node)
        return;
    release(node->left);
    release(node->right);
    free(node);
}

int main(int argc, char **argv) {
    static bool present[KEYS];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long operations = scale ? scale * OPERATIONS : 4000;
    uint64_t state = 20261121;
    uint32_t expected = 0, nodes = 0;
    long wrong = 0;
    Node *root = NULL;
    for (long i = 0; i < operations; i++) {
        uint64_t random = next_random(&state);
        uint32_t key = (uint32_t)(random >> 32) % KEYS;
        if (random & 1) {
            wrong += contains(root, key) != present[key];
        } else if (present[key]) {
            if (!is_red(root->left) && !is_red(root->right))
                root->red = true;
            root = erase(root, key);
            present[key] = false;
        } else {
            root = insert(root, key);
            present[key] = true;
        }
        if (root)
            root->red = false;
    }
    for (uint32_t key = 0; key < KEYS; key++)
        expected += present[key];
    wrong += black_height(root, &nodes) < 0 || nodes != expected;
    printf("red-black-tree: %u keys after %ld operations\n", nodes, operations);
    release(root);
    return wrong != 0;
}
