/* Moves a heavy body and a ring of seven light ones under gravity, in three dimensions, by leapfrog steps.
   Stresses: double arithmetic with square root and division, structures of doubles, many floating-point
   values alive at once, loops over pairs.
   Checked: the ring turns at a rate known in closed form, so after one period each body is where it was.
   Source: leapfrog integration; J. C. Maxwell, "On the stability of the motion of Saturn's rings" (the rate). */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { RING = 7, BODIES = RING + 1, STEPS = 2000000 };

static const double kPi = 3.14159265358979323846;
static const double kHeavy = 1.0, kLight = 1e-4;

typedef struct {
    double x, y, z;
} Vector;

typedef struct {
    Vector place, speed;
    double mass;
} Body;

/* The squared angular speed of a ring of radius 1. */
static double squared_rate(void) {
    double pull = 0;
    for (int i = 1; i < RING; i++)
        pull += 0.25 / sin(kPi * i / RING);
    return kHeavy + kLight * pull;
}

/* The ring lies in a plane through the x axis, sloped by three in four against the others. */
static void make_ring(Body *bodies, double rate) {
    bodies[0] = (Body){.mass = kHeavy};
    for (int i = 1; i <= RING; i++) {
        double angle = 2 * kPi * i / RING;
        Vector place = {cos(angle), 0.8 * sin(angle), 0.6 * sin(angle)};
        Vector speed = {-rate * sin(angle), rate * 0.8 * cos(angle), rate * 0.6 * cos(angle)};
        bodies[i] = (Body){place, speed, kLight};
    }
}

static void accelerate(Body *bodies, double time) {
    for (int i = 0; i < BODIES; i++)
        for (int k = i + 1; k < BODIES; k++) {
            Body *a = &bodies[i], *b = &bodies[k];
            double dx = a->place.x - b->place.x, dy = a->place.y - b->place.y, dz = a->place.z - b->place.z;
            double square = dx * dx + dy * dy + dz * dz;
            double strength = time / (square * sqrt(square));
            a->speed.x -= dx * b->mass * strength;
            a->speed.y -= dy * b->mass * strength;
            a->speed.z -= dz * b->mass * strength;
            b->speed.x += dx * a->mass * strength;
            b->speed.y += dy * a->mass * strength;
            b->speed.z += dz * a->mass * strength;
        }
}

static void drift(Body *bodies, double time) {
    for (int i = 0; i < BODIES; i++) {
        bodies[i].place.x += bodies[i].speed.x * time;
        bodies[i].place.y += bodies[i].speed.y * time;
        bodies[i].place.z += bodies[i].speed.z * time;
    }
}

static double distance(Vector a, Vector b) {
    double dx = a.x - b.x, dy = a.y - b.y, dz = a.z - b.z;
    return sqrt(dx * dx + dy * dy + dz * dz);
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long steps = scale ? scale * STEPS : 2000;
    Body bodies[BODIES], start[BODIES];
    double rate = sqrt(squared_rate());
    double time = 2 * kPi / rate / (double)steps;
    int wrong = 0;
    make_ring(bodies, rate);
    make_ring(start, rate);
    for (long i = 0; i < steps; i++) {
        drift(bodies, time / 2);
        accelerate(bodies, time);
        drift(bodies, time / 2);
    }
    for (int i = 0; i < BODIES; i++)
        wrong += !(distance(bodies[i].place, start[i].place) < 1e-4);
    printf("nbody: %ld steps, back at the start %s 1e-4\n", steps, wrong ? "not within" : "within");
    return wrong != 0;
}
