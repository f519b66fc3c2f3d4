/* Groups points of eight coordinates around means, in single precision, from means that are chosen far apart.
   Checked: the sum of squared distances never grows from one step to the next.
   Source: S. Lloyd, "Least squares quantization in PCM", 1982; starts as in Gonzalez' farthest-point method. */
#include <float.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { DIMENSIONS = 8, GROUPS = 24, POINTS = 30000 };

typedef struct {
    float at[DIMENSIONS];
} Point;

typedef struct {
    Point mean;
    float sum[DIMENSIONS];
    int members;
} Group;

static Point points[POINTS];
static int nearest[POINTS];
static Group groups[GROUPS];

static uint32_t state = 17;

static float random_unit(void) {
    state = state * 747796405u + 2891336453u;
    uint32_t word = ((state >> ((state >> 28) + 4)) ^ state) * 277803737u;
    return (float)(word >> 16) / 65536.0f;
}

static void make_points(int count) {
    Point centers[GROUPS];
    for (int g = 0; g < GROUPS; g++)
        for (int d = 0; d < DIMENSIONS; d++)
            centers[g].at[d] = 100 * random_unit();
    for (int i = 0; i < count; i++) {
        for (int d = 0; d < DIMENSIONS; d++)
            points[i].at[d] = centers[i % GROUPS].at[d] + 60 * (random_unit() + random_unit() - 1);
    }
}

static float squared_distance(const Point *a, const Point *b) {
    float sum = 0;
    for (int d = 0; d < DIMENSIONS; d++) {
        float difference = a->at[d] - b->at[d];
        sum += difference * difference;
    }
    return sum;
}

static void choose_starts(int count) {
    static float away[POINTS];
    for (int i = 0; i < count; i++)
        away[i] = FLT_MAX;
    int chosen = 0;
    for (int g = 0; g < GROUPS; g++) {
        groups[g].mean = points[chosen];
        float farthest = -1;
        for (int i = 0; i < count; i++) {
            float distance = squared_distance(&points[i], &groups[g].mean);
            if (distance < away[i])
                away[i] = distance;
            if (away[i] > farthest) {
                farthest = away[i];
                chosen = i;
            }
        }
    }
}

/* Puts each point into the nearest group; returns how many moved. */
static int assign(int count, double *cost) {
    int moved = 0;
    *cost = 0;
    for (int i = 0; i < count; i++) {
        int best = 0;
        float least = FLT_MAX;
        for (int g = 0; g < GROUPS; g++) {
            float distance = squared_distance(&points[i], &groups[g].mean);
            if (distance < least) {
                least = distance;
                best = g;
            }
        }
        moved += nearest[i] != best;
        nearest[i] = best;
        *cost += least;
    }
    return moved;
}

static void move_means(int count) {
    for (int g = 0; g < GROUPS; g++) {
        groups[g].members = 0;
        for (int d = 0; d < DIMENSIONS; d++)
            groups[g].sum[d] = 0;
    }
    for (int i = 0; i < count; i++) {
        Group *group = &groups[nearest[i]];
        group->members++;
        for (int d = 0; d < DIMENSIONS; d++)
            group->sum[d] += points[i].at[d];
    }
    for (int g = 0; g < GROUPS; g++)
        if (groups[g].members)
            for (int d = 0; d < DIMENSIONS; d++)
                groups[g].mean.at[d] = groups[g].sum[d] / (float)groups[g].members;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int count = scale ? POINTS : 480;
    long wrong = 0, steps = 0;
    double total = 0;
    for (long turn = 0; turn < (scale ? scale * 2 : 1); turn++) {
        make_points(count);
        choose_starts(count);
        double before = DBL_MAX, cost;
        for (int i = 0; i < count; i++)
            nearest[i] = -1;
        while (assign(count, &cost)) {
            wrong += cost > before * 1.000001;
            before = cost;
            move_means(count);
            steps++;
        }
        total += cost;
    }
    printf("k-means: %ld steps, cost %.4e\n", steps, total);
    return wrong != 0;
}
