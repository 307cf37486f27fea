"""Meadows."""
import math
import random

from mathutils import Quaternion, Vector

from plants import grass_tuft, strip
from shading import *
from shapes import *
from studio import *


def umbel(seed, height, straw, seeds):
    """A dry umbel of cow parsley: rays upon rays, each with a few seeds."""
    rand = random.Random(seed)
    parts, points, faces = [], [], []
    def stalk(path, thick, thin):
        parts.append(tube('stalk', [tuple(p) for p in path], [thick + (thin - thick) * k / (len(path) - 1) for k in range(len(path))], straw, 6))
    bend = Vector((rand.gauss(0.06, 0.07), rand.gauss(0, 0.05), 0)) * height
    stem = [Vector((0, 0, 0)) + Vector((0, 0, height)) * t + bend * t * t for t in [k / 8 for k in range(9)]]
    stalk(stem, 0.0042, 0.0022)
    def head(foot, way, size):
        for k in range(rand.randrange(11, 16)):
            turn, lean = rand.uniform(0, 6.3), 0.25 + 0.75 * rand.random() ** 0.6
            side = way.orthogonal().normalized()
            out = (way + (Quaternion(way, turn) @ side) * lean).normalized()
            tip = foot + out * size * rand.uniform(0.85, 1.1)
            mid = foot.lerp(tip, 0.5) + way * size * 0.06 * lean
            stalk([foot, mid, tip], 0.001, 0.0006)
            for _ in range(rand.randrange(8, 13)):
                aside = (out + Vector((rand.gauss(0, 1), rand.gauss(0, 1), rand.gauss(0, 1))) * 0.45).normalized()
                grain = tip + aside * size * rand.uniform(0.14, 0.24)
                stalk([tip, grain], 0.0005, 0.0003)
                strip(points, faces, [grain, grain + aside * 0.0032, grain + aside * 0.0064], [0.0005, 0.0017, 0.0004], aside.orthogonal().normalized())
                strip(points, faces, [grain, grain + aside * 0.0032, grain + aside * 0.0064], [0.0005, 0.0014, 0.0004], aside.cross(aside.orthogonal()).normalized())
    up = (stem[-1] - stem[-2]).normalized()
    head(stem[-1], up, height * 0.1)
    for k in (4, 5, 6):
        way = (Vector((rand.gauss(0, 1), rand.gauss(0, 1), 0)).normalized() * 0.7 + Vector((0, 0, 1))).normalized()
        long = height * rand.uniform(0.16, 0.3)
        path = [stem[k] + way * long * t + Vector((0, 0, long * 0.25 * t * t)) for t in (0, 0.3, 0.65, 1.0)]
        stalk(path, 0.0024, 0.0014)
        head(path[-1], (path[-1] - path[-2]).normalized(), height * rand.uniform(0.055, 0.085))
    parts.append(mesh('seeds', points, faces, seeds, smooth=False))
    return join(parts)


@picture('toerrede-graesser', 1664, 2496, samples=6, seed=18)
def dry_umbels():
    """Last year's cow parsley and grass against the evening sun."""
    straw = material('straw', lambda s: {'Base Color': s.mix(s.noise(40, 3), (0.2, 0.13, 0.07), (0.34, 0.25, 0.14))}, Roughness=0.8)
    seeds = material('seed', lambda s: {'Base Color': s.mix(s.random(), (0.1, 0.065, 0.035), (0.2, 0.13, 0.07))}, Roughness=0.85)
    models = [hide(umbel(k + 5, 0.95 + 0.08 * k, straw, seeds)) for k in range(4)]
    spots = [((0.02, 0, -0.28), 0.4, 1.0), ((-0.2, 0.14, -0.36), 2.2, 0.95), ((0.21, 0.22, -0.42), 4.0, 1.0)]
    for _ in range(46):
        y = 0.4 + 5 * chance.random()
        spots.append(((chance.uniform(-0.4, 0.4) * (y + 1.6), y, -0.5 + chance.gauss(0, 0.1)), chance.uniform(0, 6), chance.uniform(0.75, 1.1)))
    scatter(models, spots)
    grass = [hide(grass_tuft(k + 150, 0.85, 26, ((0.3, 0.24, 0.1), (0.62, 0.48, 0.25)))) for k in range(5)]
    scatter(grass, [((chance.uniform(-0.45, 0.45) * (y + 1.6), y, -0.34), chance.uniform(0, 6), chance.uniform(0.6, 1.15)) for y in [-0.25 + 7 * chance.random() for _ in range(420)]])
    fan('meadow', 0.5, 900, 1.2, (60, 60), lambda x, y: -0.36 + 0.02 * y * soft(y, 10, 60) + 6 * soft(y, 80, 400), material('meadow', lambda s: {'Base Color': s.mix(s.noise(0.6, 5), (0.12, 0.1, 0.04), (0.28, 0.21, 0.1))}, ((0.95, 0.7, 0.48), 420), Roughness=1.0))
    wood_edge = [hide(bare_tree(k + 160, 14 + 2 * k, haze=((0.9, 0.64, 0.44), 420))) for k in range(2)]
    scatter(wood_edge, [((chance.uniform(-90, 90), chance.uniform(190, 230), 1.5), chance.uniform(0, 6), chance.uniform(0.6, 1.0)) for _ in range(40)])
    painted_sky([(0.0, (1.0, 0.7, 0.45)), (0.1, (0.9, 0.66, 0.5)), (0.3, (0.62, 0.56, 0.54)), (1.0, (0.25, 0.34, 0.48))], 0.9, sun=(7, -7, (9, 5.2, 2.3), 0.03))
    sunlight(7, -7, 9.0, (1, 0.66, 0.36), 0.7)
    camera((0.0, -1.55, 0.42), (0.0, 0, 0.5), lens=78, focus=(0.03, 0, 0.6), fstop=2.2)
    develop(exposure=0.95, denoise=0.35, bloom=0.16)
