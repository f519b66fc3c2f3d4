"""Statistics of timings.

Other work on a machine makes a program slower, never faster: so the minimum of several runs stands for what the
program takes, and the distance of the median from it tells how noisy the runs were. Where runs were cut into pieces (marks.py),
the sums of the pieces' times by rank take the place of the runs' times.
"""
import math
import statistics
from collections.abc import Iterable, Sequence

# Of 850 minima that were measured twice, nine of ten differ by less, however close the least two runs of either were.
FLOOR = 0.0075
LEVEL = 2 * FLOOR  # ratios of two figures that differ from 1 by less count as level
SURE = 0.01  # see is_sure
AGREEING = 3  # runs that must agree on a minimum
TOLERANCE = 0.01  # runs that differ by at most this fraction agree
START = 0.0002  # seconds; the variation of process start on a calm machine: runs that differ by at most this agree, too


def spread(samples: Sequence[float]) -> float:
    """The distance of the median above the minimum, as a fraction of it; 0 for fewer than two samples."""
    least = min(samples, default=0.0)
    return statistics.median(samples) / least - 1 if len(samples) > 1 and least > 0 else 0.0


def shown_spread(samples: Sequence[float]) -> str:
    """For a table; empty where there is none."""
    return f"+{100 * spread(samples):.1f}%" if len(samples) > 1 else ""


def noise(samples: Sequence[float]) -> float:
    """The uncertainty of the minimum: the distance of the second least sample from it, as a fraction, at least FLOOR.

    One sample alone says nothing; it counts as 10 % uncertain.
    """
    if len(samples) < 2:
        return 0.10
    least, second = sorted(samples)[:2]
    return max(FLOOR, second / least - 1 if least > 0 else 0.0)


def is_settled(samples: Sequence[float], count: int = AGREEING, tolerance: float = TOLERANCE) -> bool:
    """Whether more runs would hardly change the minimum: `count` runs (at least two) agree on it.

    Where other work slows most runs, two agree by chance on a minimum that is none.
    """
    count = max(2, count)
    if len(samples) < count:
        return False
    least, *_, last = sorted(samples)[:count]
    return last - least <= max(tolerance * least, START)


def geomean(ratios: Iterable[float]) -> float:
    """Geometric mean of positive numbers. Requires at least one."""
    return math.exp(statistics.fmean(math.log(ratio) for ratio in ratios))


def geomean_noise(noises: Sequence[float]) -> float:
    """Uncertainty of a geometric mean of ratios with these independent uncertainties."""
    return math.sqrt(sum(n * n for n in noises)) / len(noises) if noises else 0.0


def is_sure(noise: float, count: int) -> bool:
    """Whether a geomean of `count` ratios with this uncertainty is one that another run repeats within 3 %.

    Beyond that, other work has slowed even the least runs, and not all commands alike: the error is then larger than `noise`.
    What a calm machine leaves uncertain in few ratios (LEVEL in each, and a tenth for rounding) is no such sign.
    """
    return noise <= max(SURE, 1.1 * LEVEL / math.sqrt(count))


def largest_doubling(sizes: Sequence[float], costs: Sequence[float]) -> float | None:
    """The largest factor between the costs of a size and of its double; None if no size has one."""
    cost_of = {size: cost for size, cost in zip(sizes, costs) if cost > 0}
    return max((cost_of[2 * size] / cost for size, cost in cost_of.items() if 2 * size in cost_of), default=None)


def growth_exponent(sizes: Sequence[float], times: Sequence[float]) -> float | None:
    """Slope of log(time) over log(size) by least squares: 1 is linear, 2 is square. None below two points."""
    points = [(math.log(s), math.log(t)) for s, t in zip(sizes, times) if s > 0 and t > 0]
    if len({x for x, _ in points}) < 2:
        return None
    return statistics.linear_regression(*zip(*points)).slope
