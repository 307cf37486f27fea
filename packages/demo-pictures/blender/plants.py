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
    """A spruce of drooping branches; good from about 60 metres away."""
    rand = random.Random(seed)
    points, faces = [], []
    rows = int(height * 2.3)
    for row in range(rows):
        share = (row + rand.random() * 0.6) / rows
        level = height * (0.07 + 0.93 * share)
        reach = height * 0.19 * (1 - share) ** 0.85 * rand.uniform(0.75, 1.12) + 0.12
        count = 5 + int(6 * (1 - share))
        for k in range(count):
            turn = rand.uniform(0, 2 * math.pi)
            long = reach * rand.uniform(0.6, 1.15)
            out = Vector((math.cos(turn), math.sin(turn), 0))
            side = Vector((-out.y, out.x, 0))
            droop = long * rand.uniform(0.25, 0.5)
            path = [Vector((0, 0, level)) + out * long * t + Vector((0, 0, -droop * t + 0.35 * droop * t * t * t)) for t in (0, 0.3, 0.6, 1.0)]
            strip(points, faces, path, [0.05, 0.17 * long, 0.13 * long, 0.02], (side + Vector((0, 0, rand.uniform(-0.5, 0.5)))).normalized())
            for t in (0.35, 0.6, 0.85):
                foot = path[0].lerp(path[3], t)
                for sign in (-1, 1):
                    tip = foot + (out * 0.6 + side * sign).normalized() * long * 0.42 * (1.15 - t) - Vector((0, 0, long * 0.14))
                    strip(points, faces, [foot, tip], [0.07 * long, 0.01], out)
    strip(points, faces, [Vector((0, 0, -0.5)), Vector((0, 0, height))], [height * 0.014, 0.01], Vector((1, 0, 0)))
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


def birch(seed, height, haze=None):
    """A birch in winter: white bark with dark scars, fine hanging twigs."""
    rand = random.Random(seed)
    def skin(s):
        at = s.coords('Object')
        bands = s.node('Mapping', {'Vector': at, 'Scale': (5, 5, 34)}).outputs[0]
        pores = s.fit(s.noise(2.2, 4, 0.6, at=bands), 0.6, 0.68)
        scars = s.fit(s.noise(1.0, 5, 0.62, at=s.node('Mapping', {'Vector': at, 'Scale': (3.5, 3.5, 2.2)}).outputs[0], distortion=0.6), 0.6, 0.67)
        foot = s.fit(s.math('MULTIPLY_ADD', s.noise(4, 5, at=at), 1.4, s.node('SeparateXYZ', {0: at}).outputs[2]), 0.9, 1.7, 1, 0)
        dark = s.math('MAXIMUM', s.math('MULTIPLY', pores, 0.75), s.math('MAXIMUM', scars, s.math('MULTIPLY', foot, 0.35)))
        pale = s.mix(s.noise(3, 5, at=at), (0.42, 0.39, 0.36), (0.68, 0.66, 0.63))
        return {'Base Color': s.mix(dark, pale, (0.028, 0.024, 0.022)), 'Normal': s.bump(s.math('MULTIPLY_ADD', dark, -0.6, s.noise(24, 5, at=bands)), 0.4, 0.012)}
    bark = material('birch', skin, haze, Roughness=0.8, Specular=0.2)
    twig = material('twig', None, haze, Roughness=0.9, **{'Base Color': (0.045, 0.03, 0.026, 1)})
    path, way = [Vector((0, 0, -0.3))], Vector((rand.gauss(0, 0.05), rand.gauss(0, 0.05), 1)).normalized()
    for _ in range(26):
        way = (way + Vector((rand.gauss(0, 0.035), rand.gauss(0, 0.035), 0.05))).normalized()
        path.append(path[-1] + way * height / 26)
    thick = height * 0.0095 * rand.uniform(0.85, 1.2)
    trunk = tube('birch', [tuple(p) for p in path], [thick * (1.25 if k == 0 else 1) * (1 - k / 28) for k in range(27)], bark, 18)
    points, faces = [], []
    def hang(foot, way, long, thin, level):
        line, here = [foot], foot
        for k in range(5):
            way = (way + Vector((rand.gauss(0, 0.16), rand.gauss(0, 0.16), rand.gauss(-0.04 * level, 0.1)))).normalized()
            here = here + way * long / 5
            line.append(here)
        side = way.cross(Vector((rand.gauss(0, 1), rand.gauss(0, 1), 0.2))).normalized()
        strip(points, faces, line, [thin * (1 - 0.16 * k) for k in range(6)], side)
        strip(points, faces, line, [thin * (1 - 0.16 * k) for k in range(6)], side.cross(way).normalized())
        if level < 3:
            for _ in range(5 if level else 6):
                aside = Vector((rand.gauss(0, 1), rand.gauss(0, 1), rand.gauss(0.0, 0.5))).normalized()
                hang(line[rand.randrange(1, 6)], (way + aside * 0.8).normalized(), long * rand.uniform(0.35, 0.6), thin * 0.5, level + 1)
    for k in range(9, 26):
        for _ in range(1 + (rand.random() < 0.6)):
            turn = rand.uniform(0, 6.3)
            hang(path[k], Vector((math.cos(turn), math.sin(turn), rand.uniform(0.5, 1.1))).normalized(), height * 0.2 * (1.15 - k / 27), thick * 0.24, 1)
    return join([trunk, mesh('twigs', points, faces, twig, smooth=False)])
