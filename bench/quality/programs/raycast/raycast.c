/* Casts rays into a scene of mirroring balls on a chequered floor, with shadows and reflections.
   Stresses: small structures of doubles passed and returned by value, square roots, divisions, branches on
   floating-point comparisons, recursion.
   Checked: the scene is its own mirror image, so every row of the picture is the same from both ends, to the last bit.
   Source: T. Whitted, "An improved illumination model for shaded display" (1980). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { WIDTH = 320, HEIGHT = 240, FRAMES = 44, BALLS = 7, DEPTH = 4 };

typedef struct {
    double x, y, z;
} Vector;

typedef struct {
    Vector centre;
    double radius, mirror;
} Ball;

typedef struct {
    double distance; /* along the ray */
    Vector place, normal;
    double brightness, mirror;
} Hit;

static const Ball kBalls[BALLS] = {
    {{0, 1, 6}, 1, 0.6},       {{-2, 0.7, 5}, 0.7, 0.3}, {{2, 0.7, 5}, 0.7, 0.3}, {{-1, 0.3, 3.5}, 0.3, 0.5},
    {{1, 0.3, 3.5}, 0.3, 0.5}, {{-3, 2, 9}, 2, 0.7},     {{3, 2, 9}, 2, 0.7}};
static const Vector kLight = {0, 8, -2};

static Vector add(Vector a, Vector b) { return (Vector){a.x + b.x, a.y + b.y, a.z + b.z}; }
static Vector subtract(Vector a, Vector b) { return (Vector){a.x - b.x, a.y - b.y, a.z - b.z}; }
static Vector scaled(Vector a, double factor) { return (Vector){a.x * factor, a.y * factor, a.z * factor}; }
static double dot(Vector a, Vector b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static Vector unit(Vector a) { return scaled(a, 1 / sqrt(dot(a, a))); }

/* How far the ray (with a direction of length 1) goes to the ball; negative when it misses. */
static double distance_to(const Ball *ball, Vector from, Vector direction) {
    Vector to_centre = subtract(ball->centre, from);
    double along = dot(to_centre, direction);
    double square = ball->radius * ball->radius - (dot(to_centre, to_centre) - along * along);
    if (square < 0)
        return -1;
    double half = sqrt(square);
    return along - half > 1e-6 ? along - half : along + half > 1e-6 ? along + half : -1;
}

static Hit floor_hit(Vector from, Vector direction) {
    double distance = -from.y / direction.y;
    Vector place = add(from, scaled(direction, distance));
    int odd = ((int)(fabs(place.x) + 0.5) + (int)floor(place.z)) & 1;
    return (Hit){distance, place, {0, 1, 0}, odd ? 0.9 : 0.2, 0.2};
}

/* The nearest thing that the ray meets; a distance of infinity is the sky. */
static Hit trace(Vector from, Vector direction) {
    Hit nearest = {.distance = INFINITY};
    if (direction.y < -1e-6)
        nearest = floor_hit(from, direction);
    for (int i = 0; i < BALLS; i++) {
        double distance = distance_to(&kBalls[i], from, direction);
        if (distance < 0 || distance >= nearest.distance)
            continue;
        Vector place = add(from, scaled(direction, distance));
        Vector normal = scaled(subtract(place, kBalls[i].centre), 1 / kBalls[i].radius);
        nearest = (Hit){distance, place, normal, 0.7, kBalls[i].mirror};
    }
    return nearest;
}

static int in_shadow(Vector place, Vector to_light, double light_distance) {
    for (int i = 0; i < BALLS; i++) {
        double distance = distance_to(&kBalls[i], place, to_light);
        if (distance > 0 && distance < light_distance)
            return 1;
    }
    return 0;
}

static double brightness(Vector from, Vector direction, int depth) {
    Hit hit = trace(from, direction);
    if (hit.distance == INFINITY)
        return 0.3 + 0.5 * direction.y * direction.y;
    Vector to_light = subtract(kLight, hit.place);
    double light_distance = sqrt(dot(to_light, to_light));
    Vector off = add(hit.place, scaled(hit.normal, 1e-6));
    to_light = scaled(to_light, 1 / light_distance);
    double lit = dot(hit.normal, to_light);
    if (lit < 0 || in_shadow(off, to_light, light_distance))
        lit = 0;
    double own = hit.brightness * (0.1 + 0.9 * lit);
    if (depth == 0)
        return own;
    Vector mirrored = subtract(direction, scaled(hit.normal, 2 * dot(direction, hit.normal)));
    return (1 - hit.mirror) * own + hit.mirror * brightness(off, mirrored, depth - 1);
}

int main(int argc, char **argv) {
    static double row[WIDTH];
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    int width = scale ? WIDTH : 32, height = scale ? HEIGHT : 24;
    long frames = scale ? scale * FRAMES : 1;
    double sum = 0;
    long wrong = 0;
    for (long frame = 0; frame < frames; frame++) {
        Vector eye = {0, 1.5 + 0.1 * (double)(frame % 10), -2};
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                Vector ray = {(2 * x + 1 - width) / (double)width, (height - 2 * y - 1) / (double)width, 1.5};
                row[x] = brightness(eye, unit(ray), DEPTH);
                sum += row[x];
            }
            for (int x = 0; x < width; x++)
                wrong += row[x] != row[width - 1 - x];
        }
    }
    printf("raycast: mean brightness %.6f\n", sum / ((double)frames * width * height));
    return wrong != 0;
}
