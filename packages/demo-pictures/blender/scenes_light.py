"""Sun on plaster and concrete."""
import math

from mathutils import Vector

from plants import strip
from shading import *
from shapes import *
from studio import *
from surfaces import metal


def dirt(s, colour, reach=0.25, tone=(0.05, 0.045, 0.04), strength=0.8):
    """Corners are darker than open surfaces: what the rain does not reach stays dirty."""
    open_share = s.node('AmbientOcclusion', {'Distance': reach}, samples=3).outputs['AO']
    uneven = s.math('MULTIPLY_ADD', s.noise(11, 3, 0.7, at=s.node('NewGeometry').outputs['Position']), 0.6, open_share)
    return s.mix(s.math('MULTIPLY', s.fit(uneven, 0.75, 1.25, 1.0, 0.0), strength), colour, tone)


@picture('lys-paa-vaeggen', 2496, 1664, samples=12, seed=5)
def light_on_the_wall():
    """Late sun through a window and a tree: its shadow moves on the wall of an empty room."""
    def lime(s):
        at = s.coords('Object')
        cloud = s.noise(1.1, 4, 0.62, at=at)
        trowel = s.noise(3.2, 5, 0.6, at=at)
        roller = s.noise(85, 1, 0.6, at=at)
        crack_way = s.node('VectorMath', {0: at, 1: s.mix(1, s.node('TexNoise', {'Vector': at, 'Scale': 2.2, 'Detail': 4.0, 'Roughness': 0.7}).outputs['Color'], 0.5, 'MULTIPLY')}, operation='ADD').outputs[0]
        crack = s.math('MULTIPLY', s.fit(s.cells(0.62, crack_way, 'DISTANCE_TO_EDGE'), 0.0045, 0.0), s.fit(cloud, 0.5, 0.56))
        colour = s.mix(s.fit(cloud, 0.3, 0.72), (0.6, 0.56, 0.49), (0.72, 0.69, 0.63))
        return {'Base Color': s.mix(s.math('MULTIPLY', crack, 0.65), colour, (0.2, 0.17, 0.14)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', roller, 0.06, trowel), 0.55, 0.02)}
    mesh('wall', [(-6, 0, -1), (6, 0, -1), (6, 0, 5), (-6, 0, 5)], [(0, 1, 2, 3)], material('wall', lime, Roughness=0.95, Specular=0.1), smooth=False)
    white = material('switch', None, Roughness=0.35, **{'Base Color': (0.62, 0.6, 0.55, 1)})
    box('switch', (0.075, 0.012, 0.075), (-0.93, -0.006, 0.98), white, bevel=0.005)
    box('rocker', (0.036, 0.012, 0.05), (-0.93, -0.013, 0.98), white, bevel=0.003)
    tube('pipe', [(-0.93, -0.007, 1.02), (-0.932, -0.007, 3.5)], [0.0055, 0.0055], white, 8)
    nail = metal('nail', (0.3, 0.28, 0.26), 0.4)
    tube('nail', [(0.92, 0, 1.71), (0.925, -0.03, 1.716)], [0.002, 0.002], nail, 8)
    # Outside the picture: a window with old bars, and branches before it.
    sun = Vector(towards(19, -139))
    across, up = facing(sun)
    black = material('outside', None, **{'Base Color': (0.02, 0.02, 0.02, 1)})
    middle = Vector((0.12, 0, 1.22)) + sun * 3.6
    bar = bars_before(sun, middle, black)
    for u in (-4.56, 4.56):
        bar(u, 0, 8, 12)
    for v in (-4.66, 4.66):
        bar(0, v, 12, 8)
    bar(0.0, 0, 0.085, 2)
    for u in (-0.28, 0.28):
        bar(u, 0, 0.028, 2)
    for v in (-0.2, 0.22):
        bar(0, v, 2, 0.03)
    points, faces = [], []
    for _ in range(40):
        here = middle + sun * chance.uniform(1.2, 5.5) + across * chance.uniform(-1.1, 0.5) + up * chance.uniform(-0.9, 0.8)
        way = (across * chance.uniform(0.3, 1) + up * chance.gauss(0.1, 0.5)).normalized()
        path = [here + way * t + up * (0.12 * t * t) for t in (0, 0.15, 0.3, 0.45, 0.6)]
        strip(points, faces, path, [0.006, 0.005, 0.004, 0.003, 0.002], sun.cross(way).normalized())
        for _ in range(24):
            t = chance.random()
            foot = path[0].lerp(path[4], t)
            out = (way * chance.uniform(-0.2, 1) + sun.cross(way) * chance.choice((-1, 1)) + sun * chance.gauss(0, 0.5)).normalized()
            long = chance.uniform(0.04, 0.085)
            side = (out.cross(sun) + sun * chance.gauss(0, 0.5)).normalized()
            strip(points, faces, [foot, foot + out * long * 0.35, foot + out * long * 0.7, foot + out * long], [0.002, long * 0.28, long * 0.22, 0.001], side)
    mesh('branches', points, faces, black, smooth=False)
    sunlight(19, -139, 11.0, (1, 0.72, 0.44), 0.62)
    room_light((0.68, 0.8, 1.0), 0.75)
    camera((-0.25, -3.6, 1.38), (0.1, 0, 1.3), lens=50, roll=0.007)
    develop(exposure=0.56, contrast=0.15, vignette=0.35, denoise=1)


@picture('trappen', 1808, 2260, samples=9, seed=6)
def outdoor_steps():
    """Concrete steps at noon, and the shadow of their railing."""
    def cast(s):
        at = s.node('NewGeometry').outputs['Position']
        cloud = s.noise(1.3, 5, 0.65, at=at)
        grit = s.noise(120, 2, 0.75, at=at)
        pores = s.math('MULTIPLY', s.fit(s.cells(55, at), 0.2, 0.06), s.fit(cloud, 0.46, 0.6))
        stain = s.fit(s.noise(0.8, 4, 0.7, at=s.node('Mapping', {'Vector': at, 'Scale': (1.6, 0.6, 0.6)}).outputs[0]), 0.5, 0.72, 0.0, 0.55)
        tone = s.mix(s.math('MULTIPLY_ADD', grit, 0.35, s.math('MULTIPLY', cloud, 0.75)), (0.2, 0.195, 0.185), (0.62, 0.6, 0.57))
        soiled = dirt(s, s.mix(stain, tone, (0.16, 0.15, 0.135)), 0.14)
        return {'Base Color': s.mix(s.math('MULTIPLY', pores, 0.7), soiled, (0.05, 0.048, 0.045)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', pores, -0.7, s.math('MULTIPLY_ADD', grit, 0.12, s.noise(14, 4, 0.7, at=at))), 0.55, 0.008)}
    stone = material('stone', cast, Roughness=0.95, Specular=0.15)
    deep, high, wide, count = 0.36, 0.155, 9.0, 24
    def chipped(x, k):
        return 0.006 + 0.02 * max(0, fbm(x, k * 3.7, 2.6, 4, seed=2) - 0.25) + 0.004 * abs(fbm(x, k, 23, 2, seed=9))
    for k in range(count):
        columns, points = 420, []
        for i in range(columns + 1):
            x = (i / columns - 0.5) * wide
            c, y, z = chipped(x, k), k * deep, k * high
            lean = 0.004 * fbm(x, k, 0.6, 2)
            points += [(x, y, z - high), (x, y + lean, z - c), (x, y + c * 0.4, z - c * 0.35), (x, y + c, z + lean), (x, y + deep, z + 0.003)]
        mesh('step', points, [(5 * i + j, 5 * i + 5 + j, 5 * i + 6 + j, 5 * i + 1 + j) for i in range(columns) for j in range(4)], stone, smooth=False)
    # Last year's leaves have gathered in the corners.
    leaf = material('leaf', lambda s: {'Base Color': s.mix(s.random(), (0.06, 0.035, 0.018), (0.22, 0.14, 0.07))}, Roughness=0.8)
    models = []
    for k in range(4):
        outline = [Vector((math.cos(a) * (0.6 + 0.25 * math.cos(5 * a + k)), math.sin(a) * 0.55, 0.22 * math.sin(2 * a + k) + 0.15 * math.cos(a))) * 0.03 for a in [2 * math.pi * n / 16 for n in range(16)]]
        models.append(hide(mesh('leaf', [(0, 0, 0.004)] + [tuple(p) for p in outline], [(0, 1 + n, 1 + (n + 1) % 16) for n in range(16)], leaf)))
    spots = []
    for _ in range(64):
        k = chance.randrange(0, count)
        spots.append(((chance.gauss(1.1, 0.7) if chance.random() < 0.75 else chance.uniform(-1.6, 1.6), k * deep + deep - abs(chance.gauss(0.015, 0.06)), k * high + 0.012), chance.uniform(0, 6), chance.uniform(0.5, 1.2), (chance.gauss(0, 0.4), chance.gauss(0, 0.4))))
    scatter(models, spots)
    iron = material('iron', lambda s: {'Base Color': s.mix(s.noise(9, 5), (0.012, 0.012, 0.013), (0.05, 0.04, 0.034))}, Roughness=0.55)
    slope = high / deep
    def rail(x, spacing, show):
        posts = [tube('post', [(x, y, y * slope - 0.1), (x, y, y * slope + 0.95)], [0.011, 0.011], iron, 10) for y in [spacing * (k + 0.3) for k in range(int(count * deep / spacing))]]
        for lift, radius in ((0.95, 0.024), (0.12, 0.014)):
            posts.append(tube('rail', [(x, -1, -slope + lift), (x, count * deep, count * high + lift)], [radius] * 2, iron, 14))
        for post in posts:
            post.visible_camera = show
    rail(-1.32, 0.13, True)
    sunlight(40, -74, 10.0, (1, 0.95, 0.88), 0.55)
    room_light((0.55, 0.7, 1.0), 0.9)
    camera((0.35, -2.6, 2.2), (0.0, 2.3, 1.0), lens=52, roll=0.01)
    develop(exposure=0.62, saturation=0, contrast=0.55, vignette=0.35, denoise=0.35, grain=7)
