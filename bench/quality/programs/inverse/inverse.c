/* Inverts matrices of three rows and multiplies them, as graphics and physics do.
   Stresses: structures of nine doubles by value; nests of loops of three rounds, whose indices wrap
   by remainders; division.
   Checked: a matrix times its inverse is the identity, nearly. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { ROUNDS = 12000000 };

typedef struct {
    double at[3][3];
} Matrix;

static double determinant(const Matrix *m) {
    double sum = 0;
    for (int i = 0; i < 3; i++)
        sum += m->at[0][i] * (m->at[1][(i + 1) % 3] * m->at[2][(i + 2) % 3] -
                              m->at[1][(i + 2) % 3] * m->at[2][(i + 1) % 3]);
    return sum;
}

static Matrix inverse(Matrix m) {
    double factor = 1 / determinant(&m);
    Matrix result;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            int a = (j + 1) % 3, b = (j + 2) % 3, c = (i + 1) % 3, d = (i + 2) % 3;
            result.at[i][j] = (m.at[a][c] * m.at[b][d] - m.at[a][d] * m.at[b][c]) * factor;
        }
    return result;
}

static Matrix product(Matrix m, Matrix n) {
    Matrix result;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) {
            result.at[i][j] = 0;
            for (int k = 0; k < 3; k++)
                result.at[i][j] += m.at[i][k] * n.at[k][j];
        }
    return result;
}

static double distance_to_identity(const Matrix *m) {
    double sum = 0;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++)
            sum += fabs(m->at[i][j] - (i == j));
    return sum;
}

int main(int argc, char **argv) {
    long scale = argc > 1 ? strtol(argv[1], NULL, 10) : 1;
    long rounds = scale ? scale * ROUNDS : 1000;
    Matrix m = {{{2, 1, 0}, {1, 3, 1}, {0, 1, 2}}};
    double trace = 0, worst = 0;
    for (long round = 0; round < rounds; round++) {
        m.at[0][1] = 0.5 + 0.1 * (double)(round & 7);
        m.at[2][0] = 0.1 * (double)(round & 3);
        Matrix n = inverse(m), identity = product(m, n);
        double distance = distance_to_identity(&identity);
        worst = distance > worst ? distance : worst;
        trace += n.at[0][0] + n.at[1][1] + n.at[2][2];
    }
    printf("inverse: mean trace %.5f\n", trace / (double)rounds);
    return worst > 1e-9;
}
