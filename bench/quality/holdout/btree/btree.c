/* An ordered map in a B-tree of minimum degree 16: inserts, looks up, scans ranges and erases.
   Checked: every look-up after the inserts and erases finds what an array of flags says; the keys come out sorted.
   Source: D. Comer, "The ubiquitous B-tree", 1979; erasing in one descent as in Cormen, Leiserson, Rivest, Stein. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEGREE = 16, MAX_KEYS = 2 * DEGREE - 1, KEYS = 150000 };

typedef struct Node {
    int count;
    bool leaf;
    uint32_t keys[MAX_KEYS];
    uint32_t values[MAX_KEYS];
    struct Node *children[MAX_KEYS + 1];
} Node;

typedef struct {
    Node *root;
    long size;
} Map;

static Node *new_node(bool leaf) {
    Node *node = calloc(1, sizeof *node);
    if (!node)
        exit(2);
    node->leaf = leaf;
    return node;
}

/* The index of the first key that is not below `key`. */
static int lower_bound(const Node *node, uint32_t key) {
    int low = 0, high = node->count;
    while (low < high) {
        int middle = (low + high) / 2;
        if (node->keys[middle] < key)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static const uint32_t *find(const Map *map, uint32_t key) {
    const Node *node = map->root;
    for (;;) {
        int i = lower_bound(node, key);
        if (i < node->count && node->keys[i] == key)
            return &node->values[i];
        if (node->leaf)
            return NULL;
        node = node->children[i];
    }
}

static void open_gap(Node *node, int i) {
    int after = node->count - i;
    memmove(node->keys + i + 1, node->keys + i, after * sizeof node->keys[0]);
    memmove(node->values + i + 1, node->values + i, after * sizeof node->values[0]);
    node->count++;
}

static void close_gap(Node *node, int i) {
    node->count--;
    int after = node->count - i;
    memmove(node->keys + i, node->keys + i + 1, after * sizeof node->keys[0]);
    memmove(node->values + i, node->values + i + 1, after * sizeof node->values[0]);
}

/* Splits the full child i of a node that is not full. */
static void split_child(Node *parent, int i) {
    Node *left = parent->children[i], *right = new_node(left->leaf);
    right->count = DEGREE - 1;
    for (int k = 0; k < DEGREE - 1; k++) {
        right->keys[k] = left->keys[k + DEGREE];
        right->values[k] = left->values[k + DEGREE];
    }
    if (!left->leaf)
        for (int k = 0; k < DEGREE; k++)
            right->children[k] = left->children[k + DEGREE];
    left->count = DEGREE - 1;
    for (int k = parent->count; k > i; k--)
        parent->children[k + 1] = parent->children[k];
    parent->children[i + 1] = right;
    open_gap(parent, i);
    parent->keys[i] = left->keys[DEGREE - 1];
    parent->values[i] = left->values[DEGREE - 1];
}

static void insert(Map *map, uint32_t key, uint32_t value) {
    if (map->root->count == MAX_KEYS) {
        Node *root = new_node(false);
        root->children[0] = map->root;
        map->root = root;
        split_child(root, 0);
    }
    Node *node = map->root;
    for (;;) {
        int i = lower_bound(node, key);
        if (i < node->count && node->keys[i] == key) {
            node->values[i] = value;
            return;
        }
        if (node->leaf) {
            open_gap(node, i);
            node->keys[i] = key;
            node->values[i] = value;
            map->size++;
            return;
        }
        if (node->children[i]->count == MAX_KEYS) {
            split_child(node, i);
            continue; /* the middle key moved up: search this node again */
        }
        node = node->children[i];
    }
}

/* Joins child i, key i and child i + 1. */
static Node *join_children(Node *node, int i) {
    Node *left = node->children[i], *right = node->children[i + 1];
    left->keys[left->count] = node->keys[i];
    left->values[left->count] = node->values[i];
    memcpy(left->keys + left->count + 1, right->keys, right->count * sizeof right->keys[0]);
    memcpy(left->values + left->count + 1, right->values, right->count * sizeof right->values[0]);
    if (!left->leaf)
        memcpy(left->children + left->count + 1, right->children, (right->count + 1) * sizeof right->children[0]);
    left->count += right->count + 1;
    for (int k = i + 1; k < node->count; k++)
        node->children[k] = node->children[k + 1];
    close_gap(node, i);
    free(right);
    return left;
}

static void borrow_from_left(Node *node, int i) {
    Node *child = node->children[i], *left = node->children[i - 1];
    if (!child->leaf) {
        for (int k = child->count; k >= 0; k--)
            child->children[k + 1] = child->children[k];
        child->children[0] = left->children[left->count];
    }
    open_gap(child, 0);
    child->keys[0] = node->keys[i - 1];
    child->values[0] = node->values[i - 1];
    left->count--;
    node->keys[i - 1] = left->keys[left->count];
    node->values[i - 1] = left->values[left->count];
}

static void borrow_from_right(Node *node, int i) {
    Node *child = node->children[i], *right = node->children[i + 1];
    child->keys[child->count] = node->keys[i];
    child->values[child->count] = node->values[i];
    child->count++;
    node->keys[i] = right->keys[0];
    node->values[i] = right->values[0];
    if (!child->leaf) {
        child->children[child->count] = right->children[0];
        for (int k = 0; k < right->count; k++)
            right->children[k] = right->children[k + 1];
    }
    close_gap(right, 0);
}

/* Child i with at least DEGREE keys, so that one can be erased in it. */
static Node *fatten(Node *node, int i) {
    Node *child = node->children[i];
    if (child->count >= DEGREE)
        return child;
    if (i > 0 && node->children[i - 1]->count >= DEGREE) {
        borrow_from_left(node, i);
        return child;
    }
    if (i < node->count && node->children[i + 1]->count >= DEGREE) {
        borrow_from_right(node, i);
        return child;
    }
    return i < node->count ? join_children(node, i) : join_children(node, i - 1);
}

static bool erase_below(Node *node, uint32_t key) {
    int i = lower_bound(node, key);
    bool here = i < node->count && node->keys[i] == key;
    if (node->leaf) {
        if (here)
            close_gap(node, i);
        return here;
    }
    if (!here)
        return erase_below(fatten(node, i), key);
    Node *left = node->children[i], *right = node->children[i + 1];
    if (left->count >= DEGREE) {
        const Node *last = left;
        while (!last->leaf)
            last = last->children[last->count];
        node->keys[i] = last->keys[last->count - 1];
        node->values[i] = last->values[last->count - 1];
        return erase_below(left, node->keys[i]);
    }
    if (right->count >= DEGREE) {
        const Node *first = right;
        while (!first->leaf)
            first = first->children[0];
        node->keys[i] = first->keys[0];
        node->values[i] = first->values[0];
        return erase_below(right, node->keys[i]);
    }
    return erase_below(join_children(node, i), key);
}

static bool erase(Map *map, uint32_t key) {
    bool erased = erase_below(map->root, key);
    map->size -= erased;
    if (map->root->count == 0 && !map->root->leaf) {
        Node *old = map->root;
        map->root = old->children[0];
        free(old);
    }
    return erased;
}

typedef struct {
    uint64_t sum;
    uint32_t previous;
    long seen, disorder;
} Scan;

/* Visits the keys from `low` to `high`. */
static void scan(const Node *node, uint32_t low, uint32_t high, Scan *result) {
    int i = lower_bound(node, low);
    for (;; i++) {
        if (!node->leaf)
            scan(node->children[i], low, high, result);
        if (i == node->count || node->keys[i] > high)
            return;
        result->disorder += result->seen > 0 && node->keys[i] <= result->previous;
        result->previous = node->keys[i];
        result->sum += (uint64_t)node->keys[i] * 3 + node->values[i];
        result->seen++;
    }
}

static void free_tree(Node *node) {
    if (!node->leaf)
        for (int i = 0; i <= node->count; i++)
            free_tree(node->children[i]);
    free(node);
}

static uint32_t state;

static uint32_t random_number(void) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return state;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t keys = scale ? KEYS : 2000;
    uint32_t *stored = calloc(keys, sizeof *stored); /* value + 1 by key, 0: absent */
    uint64_t sum = 0;
    long wrong = 0;
    state = 2463534242u;
    for (long turn = 0; turn < (scale ? scale * 3 : 1); turn++) {
        Map map = {new_node(true), 0};
        memset(stored, 0, keys * sizeof *stored);
        for (uint32_t i = 0; i < keys; i++) {
            uint32_t key = random_number() % keys;
            insert(&map, key * 7, i);
            stored[key] = i + 1;
        }
        for (uint32_t i = 0; i < keys / 2; i++) {
            uint32_t key = random_number() % keys;
            wrong += erase(&map, key * 7) != (stored[key] != 0);
            stored[key] = 0;
        }
        for (uint32_t i = 0; i < 2 * keys; i++) {
            uint32_t key = random_number() % keys;
            const uint32_t *found = find(&map, key * 7);
            wrong += (found ? *found + 1 : 0) != stored[key];
        }
        long counted = 0;
        for (uint32_t low = 0; low < keys * 7; low += 7000) {
            Scan result = {0};
            scan(map.root, low, low + 6999, &result);
            wrong += result.disorder;
            counted += result.seen;
            sum = sum * 31 + result.sum;
        }
        wrong += counted != map.size;
        free_tree(map.root);
    }
    free(stored);
    printf("btree: %016llx, %ld wrong\n", (unsigned long long)sum, wrong);
    return wrong != 0;
}
