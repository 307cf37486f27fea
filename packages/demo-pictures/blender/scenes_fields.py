"""Hills and meadows."""
import math
import random

from mathutils import Quaternion, Vector

from plants import bare_tree, grass_tuft, strip
from shading import *
from shapes import *
from skies import cloud_sheet
from studio import *


@picture('egen-paa-bakken', 2032, 2032, samples=8, seed=9)
def tree_on_the_hill():
    """The old tree on the hill, bare, in the mist of a March morning."""
    air = air_colour((0.5, 0.53, 0.55), (1.05, 0.86, 0.68), 9, 12, 0.45)
    haze = (air, 330, (9, 0.6))
    def hill(x, y):
        return 5.5 * math.exp(-(((x - 3) / 34) ** 2 + ((y - 62) / 26) ** 2)) + 0.25 * fbm(x, y, 0.12, 4) + 2.2 * fbm(x, y, 0.018, 2, seed=4) * soft(y, 10, 60) - 0.012 * y
    def turf(s):
        at = s.node('NewGeometry').outputs['Position']
        return {'Base Color': s.mix(s.noise(0.8, 7, 0.62, at=at), (0.05, 0.055, 0.022), (0.2, 0.17, 0.085)), 'Normal': s.bump(s.noise(6, 6, 0.7, at=at), 0.8, 0.1)}
    fan('hill', 2.5, 700, 0.8, (260, 320), hill, material('turf', turf, haze, Roughness=1.0, Specular=0.1))
    blades = [hide(grass_tuft(k + 80, 0.34, 46, ((0.09, 0.085, 0.035), (0.3, 0.25, 0.14)), haze)) for k in range(5)]
    spots = []
    for _ in range(7000):
        y = 2.8 * (70 / 2.8) ** chance.random()
        x = chance.uniform(-0.62, 0.62) * y
        spots.append(((x, y, hill(x, y) - 0.01), chance.uniform(-0.5, 0.5), chance.uniform(0.45, 1.25)))
    scatter(blades, spots)
    oak = bare_tree(23, 25, 0.72, haze)
    oak.location, oak.rotation_euler = (3.5, 60, hill(3.5, 60) - 0.2), (0, 0, 0.7)
    small = [hide(bare_tree(k + 50, 9 + k, haze=haze)) for k in range(3)]
    scatter(small, [((x, y, hill(x, y) - 0.2), chance.uniform(0, 6), chance.uniform(0.6, 1.1)) for x, y in
                    [(chance.uniform(-95, 110), chance.uniform(170, 230)) for _ in range(60)]])
    painted_sky([(0.0, (0.95, 0.83, 0.72)), (0.12, (0.8, 0.77, 0.74)), (0.4, (0.56, 0.62, 0.68)), (1.0, (0.4, 0.5, 0.6))], 0.9, sun=(11, 12, (1.3, 0.9, 0.55), 0.14))
    sunlight(11, 12, 6.0, (1, 0.78, 0.56), 1.5)
    camera((0, -1, hill(0, 0) + 1.8), (1.6, 60, 9.5), lens=44)
    develop(exposure=0.85, denoise=0.35, balance=(0.97, 1.0, 1.05))


@picture('sneklaedte-bakker', 2496, 1664, samples=10, seed=8)
def snowy_hills():
    def land(x, y):
        return 9 * fbm(x, y, 0.008, 4, seed=5) * soft(y, 3, 90) + 16 * soft(y, 60, 420) * (0.5 + 0.5 * fbm(x, y, 0.004, 2, seed=2)) + 0.3 * fbm(x, y, 0.12, 3) + 0.05 * fbm(x, y, 0.9, 4)
    haze = ((0.62, 0.64, 0.72), 1500)
    def snow(s):
        at = s.node('NewGeometry').outputs['Position']
        drift = s.noise(0.9, 6, 0.55, at=s.node('Mapping', {'Vector': at, 'Scale': (1, 0.35, 1), 'Rotation': (0, 0, 0.5)}).outputs[0])
        crust = s.noise(26, 4, 0.65, at=at)
        stubble = s.math('MULTIPLY', s.fit(s.noise(5, 3, at=at), 0.63, 0.7), 0.35)
        return {'Base Color': s.mix(stubble, (0.8, 0.82, 0.86), (0.3, 0.25, 0.19)), 'Normal': s.bump(s.math('MULTIPLY_ADD', crust, 0.12, drift), 0.5, 0.16), 'Roughness': 0.65}
    fan('snow', 2.2, 1500, 0.85, (420, 460), land, material('snow', snow, haze, Specular=0.3))
    trees = [hide(bare_tree(k + 3, 12 + 2 * k, haze=haze)) for k in range(3)]
    spots = [((-9, 38, land(-9, 38) - 0.1), 0.4, 1.0), ((16, 66, land(16, 66) - 0.1), 2.0, 1.1), ((22, 70, land(22, 70) - 0.1), 4.0, 0.8)]
    for _ in range(240):
        y = 170 + 150 * chance.random()
        x = chance.uniform(-0.7, 0.7) * y
        if fbm(x, y, 0.01, 2, seed=7) > 0.08:
            spots.append(((x, y, land(x, y) - 0.1), chance.uniform(0, 6), chance.uniform(0.6, 1.2)))
    scatter(trees, spots)
    grey = material('post', lambda s: {'Base Color': s.mix(s.noise(30, 5, at=s.coords('Object', scale=(1, 1, 0.1))), (0.06, 0.05, 0.045), (0.2, 0.18, 0.16))}, Roughness=0.9)
    for k in range(15):
        x, y = 2.6 + k * 0.42 + 0.1 * chance.random(), 7 + k * 4.1
        post = lathe('post', [(0, -0.4), (0.055, -0.4), (0.05, 0.4), (0.046, 1.06), (0.03, 1.1), (0, 1.1)], grey, 12, 2, 0.1, k)
        post.location, post.rotation_euler = (x, y, land(x, y)), (chance.gauss(0, 0.05), chance.gauss(0, 0.05), k)
    painted_sky([(0.0, (0.85, 0.74, 0.68)), (0.1, (0.66, 0.66, 0.72)), (0.35, (0.36, 0.45, 0.6)), (1.0, (0.2, 0.3, 0.48))], 0.7,
                sun=(5, -64, (0.5, 0.33, 0.2), 0.5), clouds=cloud_sheet(0.8, 0.5, 0.3, (1.3, 1.2, 1.12), (0.8, 0.8, 0.85), stretch=1.5, seed=9))
    sunlight(9, -64, 9.0, (1, 0.74, 0.5), 0.7)
    eye = land(0, 0) + 1.9
    camera((0, -1, eye), (1, 60, eye + 1.2), lens=38)
    develop(exposure=1.05, denoise=0.35)


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
