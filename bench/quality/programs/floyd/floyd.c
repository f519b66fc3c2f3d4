/* Finds the lengths of the shortest paths between all pairs of nodes.
   Stresses: three nested loops over two-dimensional arrays, a minimum, a sum that a loop does not change.
   Checked: no edge shortens a path, and each length is that of some path's last step.
   Source: Floyd, "Algorithm 97: shortest path", 1962. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { NODES = 320, FAR = 1000000 };

static int32_t edge[NODES][NODES], length[NODES][NODES];

static void make_graph(int nodes) {
    uint32_t random = 12345;
    for (int a = 0; a < nodes; a++)
        for (int b = 0; b < nodes; b++) {
            random = random * 1664525 + 1013904223;
            edge[a][b] = a == b ? 0 : (random >> 24) < 40 ? (int32_t)(random >> 8) % 1000 + 1 : FAR;
        }
}

static void find_lengths(int nodes) {
    for (int a = 0; a < nodes; a++)
        for (int b = 0; b < nodes; b++)
            length[a][b] = edge[a][b];
    for (int via = 0; via < nodes; via++)
        for (int a = 0; a < nodes; a++)
            for (int b = 0; b < nodes; b++)
                if (length[a][via] + length[via][b] < length[a][b])
                    length[a][b] = length[a][via] + length[via][b];
}

static int count_faults(int nodes) {
    int faults = 0;
    for (int a = 0; a < nodes; a++)
        for (int b = 0; b < nodes; b++) {
            int is_reached = length[a][b] == edge[a][b];
            for (int via = 0; via < nodes; via++) {
                int32_t step = length[a][via] + edge[via][b];
                faults += step < length[a][b];
                is_reached |= via != b && step == length[a][b];
            }
            faults += !is_reached;
        }
    return faults;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int nodes = scale ? NODES : 24;
    long rounds = scale ? scale * 8 : 1;
    make_graph(nodes);
    for (long round = 0; round < rounds; round++)
        find_lengths(nodes);
    int64_t sum = 0;
    for (int a = 0; a < nodes; a++)
        for (int b = 0; b < nodes; b++)
            sum += length[a][b];
    printf("floyd: %d nodes, lengths %lld\n", nodes, (long long)sum);
    return count_faults(nodes) != 0;
}
