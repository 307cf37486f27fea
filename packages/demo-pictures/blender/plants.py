"""Trees and grass, as models for scattering."""
import math

from mathutils import Vector

from shading import *
from shapes import *
from studio import *


def strip(points, faces, path, widths, side):
    """Adds a flat ribbon along a path."""
    start = len(points)
    for here, width in zip(path, widths):
        points += [tuple(here - side * width), tuple(here + side * width)]
    faces += [(start + 2 * k, start + 2 * k + 1, start + 2 * k + 3, start + 2 * k + 2) for k in range(len(path) - 1)]


def spruce(seed, height, haze=None):
    """A spruce of drooping branches with hanging twigs; for outlines and for distance."""
    rand = random.Random(seed)
    points, faces = [], []
    level = height * 0.05
    while level < height * 0.985:
        share = level / height
        reach = height * 0.17 * (1 - share) ** 0.8 * rand.uniform(0.7, 1.1) + 0.1
        for _ in range(4 + int(5 * (1 - share))):
            if rand.random() < 0.12:
                continue
            turn, long = rand.uniform(0, 2 * math.pi), reach * rand.uniform(0.55, 1.2)
            out = Vector((math.cos(turn), math.sin(turn), 0))
            side = Vector((-out.y, out.x, 0))
            droop = long * rand.uniform(0.15, 0.5)
            lift = rand.uniform(0.3, 0.6)
            path = [Vector((0, 0, level + rand.gauss(0, 0.05))) + out * long * t + Vector((0, 0, droop * (lift * t * t * t - t))) for t in (0, 0.25, 0.5, 0.75, 1.0)]
            strip(points, faces, path, [0.035, 0.03, 0.024, 0.016, 0.006], Vector((0, 0, 1)))
            for k in range(4 + int(long * 7)):
                t = rand.uniform(0.15, 1.0)
                foot = path[0].lerp(path[4], t) + Vector((0, 0, droop * lift * (t * t * t - t)))
                way = (out * rand.uniform(0.2, 0.9) + side * rand.uniform(-1, 1) + Vector((0, 0, rand.uniform(-0.75, 0.05)))).normalized()
                twig = rand.uniform(0.14, 0.42) * (0.5 + 0.3 * long) * (1.2 - 0.6 * t)
                strip(points, faces, [foot, foot + way * twig * 0.5, foot + way * twig - Vector((0, 0, twig * 0.12))], [0.05, 0.075, 0.01], (out.cross(way) + Vector((0, 0, 0.3))).normalized())
        level += height * 0.011 * rand.uniform(0.6, 1.4) + 0.02
    strip(points, faces, [Vector((0, 0, -0.5)), Vector((0, 0, height))], [height * 0.012, 0.015], Vector((1, 0, 0)))
    needles = material('needles', lambda s: {'Base Color': s.mix(s.random(), (0.012, 0.022, 0.012), (0.04, 0.05, 0.02))}, haze, Roughness=1.0, Specular=0.0)
    return mesh('spruce', points, faces, needles, smooth=False)


def grass_tuft(seed, height, blades, colours=((0.2, 0.2, 0.08), (0.42, 0.36, 0.18)), haze=None):
    """Marram grass: stiff blades that bow to the wind from the left."""
    rand = random.Random(seed)
    points, faces = [], []
    for _ in range(blades):
        turn, long = rand.uniform(0, 6.3), height * rand.uniform(0.45, 1.1)
        foot = Vector((rand.gauss(0, 0.07), rand.gauss(0, 0.07), -0.03))
        lean = Vector((math.cos(turn) * 0.35 + 0.3, math.sin(turn) * 0.35, 0)) * rand.uniform(0.5, 1.4)
        path = [foot + Vector((0, 0, 1)) * long * (t - 0.28 * t * t * lean.length) + lean * long * t * t * 0.75 for t in (0, 0.25, 0.5, 0.75, 1.0)]
        side = Vector((-math.sin(turn), math.cos(turn), 0))
        strip(points, faces, path, [0.0032, 0.003, 0.0025, 0.0016, 0.0003], side)
    straw = material('marram', lambda s: {'Base Color': s.mix(s.random(), *colours)}, haze, Roughness=0.7, Specular=0.2)
    return mesh('tuft', points, faces, straw, smooth=False)


def bare_tree(seed, height, spread=0.62, haze=None, depth=7):
    """A broad-leaved tree in winter: every branch forks until the twigs are thin as wire."""
    rand = random.Random(seed)
    points, faces = [], []
    def branch(foot, way, long, thick, level):
        sides = 8 if level == 0 else 5 if level < 3 else 3
        steps = 6 if level < 3 else 3
        path, here = [foot], foot
        for _ in range(steps):
            way = (way + Vector((rand.gauss(0, 1), rand.gauss(0, 1), rand.gauss(0.18, 0.6))) * (0.1 + 0.035 * level)).normalized()
            here = here + way * long / steps
            path.append(here)
        start = len(points)
        for k, spot in enumerate(path):
            radius = thick * (1 - 0.45 * k / steps) * (1.5 if level == 0 and k == 0 else 1)
            frame = way.to_track_quat('Z', 'Y').to_matrix()
            for n in range(sides):
                angle = 2 * math.pi * n / sides
                points.append(tuple(spot + frame @ Vector((math.cos(angle) * radius, math.sin(angle) * radius, 0))))
        for row in range(steps):
            for n in range(sides):
                a, b = start + row * sides + n, start + row * sides + (n + 1) % sides
                faces.append((a, b, b + sides, a + sides))
        if level >= depth:
            return
        for k in range(2 + (rand.random() < 0.75) + (level == 0)):
            share = rand.uniform(0.45, 1.0) if k else 1.0
            spot = path[min(steps, max(1, round(share * steps)))]
            aside = Vector((rand.gauss(0, 1), rand.gauss(0, 1), rand.gauss(0.1, 0.4))).normalized()
            branch(spot, (way + aside * spread * (1.3 if k else 0.6)).normalized(), long * rand.uniform(0.62, 0.86), thick * (0.5 if k else 0.66), level + 1)
    branch(Vector((0, 0, -0.3)), Vector((0, 0, 1)), height * 0.26, height * 0.028, 0)
    bark = material('bark', lambda s: {'Base Color': s.mix(s.noise(9, 6, 0.6), (0.028, 0.024, 0.02), (0.11, 0.095, 0.08))}, haze, Roughness=0.95, Specular=0.1)
    return mesh('tree', points, faces, bark)
