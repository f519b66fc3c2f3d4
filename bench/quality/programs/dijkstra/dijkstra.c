/* Finds the shortest ways from one crossing of a town to all others, with a binary heap.
   Stresses: loads through indices of indices, structures of two words, unforeseeable branches.
   Checked: no street shortens a way, and each crossing but the first is reached by a street.
   Source: Dijkstra, "A note on two problems in connexion with graphs", 1959; Williams's heap, 1964. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SIDE = 300, CROSSINGS = SIDE * SIDE, STREETS = 4 };

struct entry {
    uint32_t distance, crossing;
};

static uint32_t target[CROSSINGS][STREETS], cost[CROSSINGS][STREETS], distance[CROSSINGS];
static struct entry heap[CROSSINGS * STREETS + 1];
static uint32_t entries;

static void push(struct entry new_entry) {
    uint32_t at = ++entries;
    for (; at > 1 && heap[at / 2].distance > new_entry.distance; at /= 2)
        heap[at] = heap[at / 2];
    heap[at] = new_entry;
}

static struct entry pop(void) {
    struct entry least = heap[1], last = heap[entries--];
    uint32_t at = 1;
    for (;;) {
        uint32_t child = 2 * at;
        if (child > entries)
            break;
        if (child < entries && heap[child + 1].distance < heap[child].distance)
            child++;
        if (last.distance <= heap[child].distance)
            break;
        heap[at] = heap[child];
        at = child;
    }
    heap[at] = last;
    return least;
}

static void build_town(uint32_t side) {
    uint32_t random = 99;
    for (uint32_t y = 0; y < side; y++)
        for (uint32_t x = 0; x < side; x++) {
            uint32_t from = y * side + x;
            uint32_t to[STREETS] = {y * side + (x + 1) % side, y * side + (x + side - 1) % side,
                                    (y + 1) % side * side + x, (y + side - 1) % side * side + x};
            for (int i = 0; i < STREETS; i++) {
                random = random * 1664525 + 1013904223;
                target[from][i] = to[i];
                cost[from][i] = (random >> 20) + 1;
            }
        }
}

static void find_ways(uint32_t count, uint32_t start) {
    for (uint32_t i = 0; i < count; i++)
        distance[i] = UINT32_MAX;
    distance[start] = 0;
    entries = 0;
    push((struct entry){0, start});
    while (entries > 0) {
        struct entry next = pop();
        if (next.distance != distance[next.crossing])
            continue;
        for (int i = 0; i < STREETS; i++) {
            uint32_t to = target[next.crossing][i], way = next.distance + cost[next.crossing][i];
            if (way < distance[to]) {
                distance[to] = way;
                push((struct entry){way, to});
            }
        }
    }
}

static int count_faults(uint32_t count, uint32_t start) {
    int faults = 0;
    uint32_t reached = 0;
    for (uint32_t from = 0; from < count; from++)
        for (int i = 0; i < STREETS; i++)
            faults += distance[from] + cost[from][i] < distance[target[from][i]];
    for (uint32_t to = 0; to < count; to++) {
        int is_reached = to == start;
        for (int i = 0; i < STREETS && !is_reached; i++) { /* streets go both ways */
            uint32_t from = target[to][i];
            for (int j = 0; j < STREETS; j++)
                is_reached |= target[from][j] == to && distance[from] + cost[from][j] == distance[to];
        }
        reached += is_reached;
    }
    return faults + (reached != count);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    uint32_t side = scale ? SIDE : 12, count = side * side;
    long rounds = scale ? scale * 12 : 1, wrong = 0;
    uint64_t sum = 0;
    build_town(side);
    for (long round = 0; round < rounds; round++) {
        uint32_t start = (uint32_t)round * 7 % count;
        find_ways(count, start);
        wrong += count_faults(count, start);
        for (uint32_t i = 0; i < count; i++)
            sum += distance[i];
    }
    printf("dijkstra: %u crossings, ways %llu\n", count, (unsigned long long)sum);
    return wrong != 0;
}
