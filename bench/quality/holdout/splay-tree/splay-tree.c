/* A sequence in a splay tree: inserts and cuts at positions, reverses and shifts parts lazily, asks for sums and maxima.
   Checked: the same operations on an array, for small sequences; sums of parts add up for large ones.
   Source: D. Sleator, R. Tarjan, "Self-adjusting binary search trees", 1985, top-down by position with marks. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { NODES = 60000 };

typedef struct Node {
    struct Node *child[2], *parent;
    int size;
    int32_t value, most;
    int32_t add; /* pending for both children */
    int64_t sum;
    bool reversed; /* pending for both children */
} Node;

static Node nodes[NODES];
static Node *root;
static uint32_t state;

static uint32_t random_below(uint32_t limit) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
    return (uint32_t)((uint64_t)state * limit >> 32);
}

static int size_of(const Node *node) { return node ? node->size : 0; }

static void update(Node *node) {
    node->size = 1;
    node->sum = node->most = node->value;
    for (int side = 0; side < 2; side++) {
        const Node *child = node->child[side];
        if (!child)
            continue;
        node->size += child->size;
        node->sum += child->sum;
        if (child->most > node->most)
            node->most = child->most;
    }
}

static void add_to_all(Node *node, int32_t amount) {
    node->value += amount;
    node->most += amount;
    node->add += amount;
    node->sum += (int64_t)amount * node->size;
}

static void reverse_all(Node *node) {
    Node *left = node->child[0];
    node->child[0] = node->child[1];
    node->child[1] = left;
    node->reversed = !node->reversed;
}

static void push_down(Node *node) {
    for (int side = 0; side < 2; side++) {
        Node *child = node->child[side];
        if (!child)
            continue;
        if (node->add)
            add_to_all(child, node->add);
        if (node->reversed)
            reverse_all(child);
    }
    node->add = 0;
    node->reversed = false;
}

static int side_of(const Node *node) { return node->parent->child[1] == node; }

static void rotate(Node *node) {
    Node *parent = node->parent, *above = parent->parent;
    int side = side_of(node);
    if (above)
        above->child[side_of(parent)] = node;
    node->parent = above;
    parent->child[side] = node->child[!side];
    if (node->child[!side])
        node->child[!side]->parent = parent;
    node->child[!side] = parent;
    parent->parent = node;
    update(parent);
    update(node);
}

static void splay(Node *node, const Node *top) {
    while (node->parent != top) {
        Node *parent = node->parent;
        if (parent->parent != top)
            rotate(side_of(node) == side_of(parent) ? parent : node);
        rotate(node);
    }
    if (!top)
        root = node;
}

/* Brings the node at the position, from 0, below `top`. */
static Node *seek(int position, Node *top) {
    Node *node = top ? top->child[1] : root;
    if (top)
        position -= size_of(top->child[0]) + 1;
    for (;;) {
        push_down(node);
        int left = size_of(node->child[0]);
        if (position == left)
            break;
        if (position < left) {
            node = node->child[0];
        } else {
            position -= left + 1;
            node = node->child[1];
        }
    }
    splay(node, top);
    return node;
}

/* The subtree of positions [from, to); there is a guard at each end of the sequence. */
static Node *part(int from, int to) {
    Node *before = seek(from, NULL);
    Node *after = seek(to + 1, before);
    return after->child[0];
}

static void refresh(void) {
    update(root->child[1]);
    update(root);
}

static Node *build(int low, int high, Node *parent) {
    if (low >= high)
        return NULL;
    int middle = (low + high) / 2;
    Node *node = &nodes[middle];
    *node = (Node){.parent = parent, .value = middle % 1000};
    node->child[0] = build(low, middle, node);
    node->child[1] = build(middle + 1, high, node);
    update(node);
    return node;
}

/* Moves the part [from, to) so that it begins at `where` of the rest. */
static void move_part(int from, int to, int where) {
    Node *moved = part(from, to);
    root->child[1]->child[0] = NULL;
    refresh();
    part(where, where);
    root->child[1]->child[0] = moved;
    moved->parent = root->child[1];
    refresh();
}

static void reverse_array(int32_t *values, int from, int to) {
    for (to--; from < to; from++, to--) {
        int32_t value = values[from];
        values[from] = values[to];
        values[to] = value;
    }
}

static void move_in_array(int32_t *values, int from, int to, int where, int length) {
    int32_t *rest = malloc((size_t)length * sizeof *rest);
    int count = to - from, made = 0;
    for (int i = 0; i < length; i++)
        if (i < from || i >= to)
            rest[made++] = values[i];
    for (int i = 0; i < count; i++)
        rest[made++] = values[from + i];
    for (int i = 0, k = 0; i < length; i++)
        values[i] = i >= where && i < where + count ? rest[length - count + i - where] : rest[k++];
    free(rest);
}

/* Random operations; with an array beside the tree if the sequence is short. Returns the number of differences. */
static long operate(int length, long operations, uint64_t *check) {
    int32_t *beside = length <= 400 ? malloc((size_t)length * sizeof *beside) : NULL;
    long wrong = 0;
    root = build(0, length + 2, NULL);
    for (int i = 0; beside && i < length; i++)
        beside[i] = (i + 1) % 1000;
    for (long k = 0; k < operations; k++) {
        int from = (int)random_below((uint32_t)length), to = from + 1 + (int)random_below((uint32_t)(length - from));
        switch (random_below(4)) {
        case 0:
            reverse_all(part(from, to));
            if (beside)
                reverse_array(beside, from, to);
            break;
        case 1: {
            int32_t amount = (int32_t)random_below(7) - 3;
            add_to_all(part(from, to), amount);
            refresh();
            for (int i = from; beside && i < to; i++)
                beside[i] += amount;
            break;
        }
        case 2: {
            int where = (int)random_below((uint32_t)(length - (to - from)) + 1);
            move_part(from, to, where);
            if (beside)
                move_in_array(beside, from, to, where, length);
            break;
        }
        default: {
            Node *asked = part(from, to);
            int64_t sum = asked->sum;
            int32_t most = asked->most;
            *check = *check * 31 + (uint64_t)sum * 3 + (uint64_t)(int64_t)most;
            for (int i = from; beside && i < to; i++)
                sum -= beside[i];
            if (beside) {
                wrong += sum != 0;
            } else {
                int middle = (from + to) / 2;
                int64_t rest = middle > from ? part(from, middle)->sum : 0;
                wrong += rest + part(middle, to)->sum != sum;
            }
        }
        }
    }
    free(beside);
    return wrong;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint64_t check = 0;
    state = 777;
    long wrong = operate(300, 2000, &check);
    if (scale)
        wrong += operate(NODES - 2, scale * 100000, &check);
    printf("splay-tree: %016llx\n", (unsigned long long)check);
    return wrong != 0;
}
