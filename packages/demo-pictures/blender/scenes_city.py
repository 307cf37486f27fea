"""Stairs, facades and streets."""
import math

from mathutils import Vector

from shading import *
from shapes import *
from studio import *
from surfaces import metal, plaster, wood


def concrete(name, colour, haze=None):
    """Cast concrete: cloudy, with pores and streaks of rain."""
    def build(s):
        at = s.node('NewGeometry').outputs['Position']
        cloud = s.noise(0.7, 7, 0.62, at=at)
        streak = s.noise(1, 5, 0.6, at=s.node('Mapping', {'Vector': at, 'Scale': (3.5, 3.5, 0.22)}).outputs[0])
        pores = s.math('MULTIPLY', s.fit(s.cells(34, at), 0.16, 0.05), s.fit(s.noise(6, 3, at=at), 0.5, 0.62))
        shade = s.math('MULTIPLY', s.fit(cloud, 0.3, 0.7, 0.78, 1.05), s.fit(streak, 0.5, 0.78, 1.0, 0.72))
        return {'Base Color': s.mix(s.math('MULTIPLY', pores, 0.6), s.mix(1, colour, shade, 'MULTIPLY'), (0.06, 0.055, 0.05)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', pores, -0.5, s.noise(9, 7, 0.65, at=at)), 0.3, 0.01)}
    return material(name, build, haze, Roughness=0.9, Specular=0.2)


@picture('vindeltrappe', 1664, 2496, samples=7, seed=2)
def winding_stairs():
    """A winding stair seen from below; daylight falls through a round window in the roof."""
    white = plaster('plaster', (0.7, 0.67, 0.61), 0.9, 0.3, 0.12)
    treads = wood('treads', (0.1, 0.06, 0.035), (0.3, 0.19, 0.115), 0.8, 0.4)
    iron = metal('iron', (0.035, 0.033, 0.032), 0.4)
    inner, outer, rise, per_turn, turns = 0.95, 2.25, 0.165, 22, 4.4
    def at(angle, radius, height):
        return (math.cos(angle) * radius, math.sin(angle) * radius, height)
    count = int(per_turn * turns)
    for k in range(count):
        a, b, z = 2 * math.pi * k / per_turn, 2 * math.pi * (k + 1.06) / per_turn, k * rise
        spread = [a + (b - a) * n / 4 for n in range(5)]
        ring = [at(t, inner, 0) for t in spread] + [at(t, outer, 0) for t in reversed(spread)]
        points = [(x, y, z + h) for h in (0, 0.045) for x, y, _ in ring]
        n = len(ring)
        faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, (i + 1) % n, (i + 1) % n + n, i + n) for i in range(n)]
        step = mesh('tread', points, faces, treads, smooth=False)
        step.modifiers.new('bevel', 'BEVEL').width = 0.008
    # The plastered underside, and the strings on both sides.
    fine = [2 * math.pi * k / 96 for k in range(int(96 * turns) + 1)]
    def band(name, edges, surface):
        points = [p for t in fine for p in edges(t, t / (2 * math.pi) * per_turn * rise)]
        wide = len(points) // len(fine)
        faces = [(i * wide + j, (i + 1) * wide + j, (i + 1) * wide + (j + 1) % wide, i * wide + (j + 1) % wide) for i in range(len(fine) - 1) for j in range(wide)]
        return mesh(name, points, faces, surface, smooth=False)
    band('soffit', lambda t, z: [at(t, inner - 0.02, z - 0.24), at(t, outer, z - 0.24), at(t, outer, z - 0.05), at(t, inner - 0.02, z - 0.05)], white)
    band('string', lambda t, z: [at(t, inner - 0.06, z - 0.3), at(t, inner, z - 0.3), at(t, inner, z + 0.2), at(t, inner - 0.06, z + 0.2)], white)
    rail = [at(t, inner - 0.03, t / (2 * math.pi) * per_turn * rise + 0.95) for t in fine]
    tube('rail', rail, [0.026] * len(rail), treads, 14)
    for k in range(count * 2):
        t = 2 * math.pi * (k + 0.5) / (per_turn * 2)
        z = t / (2 * math.pi) * per_turn * rise
        tube('baluster', [at(t, inner - 0.03, z + 0.18), at(t, inner - 0.03, z + 0.94)], [0.008, 0.008], iron, 8)
    top = count * rise + 2.2
    wall = lathe('wall', [(outer, -1), (outer, top)], white, 160, 1)
    wall.data.flip_normals()
    iron_cross = [box('bar', (2 * outer, 0.05, 0.08), (0, 0, top), iron) for _ in range(4)]
    for k, bar in enumerate(iron_cross):
        bar.rotation_euler = (0, 0, math.pi * k / 4)
    lathe('rim', [(0.7, top - 0.04), (0.76, top - 0.04), (0.76, top + 0.04), (0.7, top + 0.04), (0.7, top - 0.04)], iron, 64, 1)
    lathe('sky', [(0, top + 0.7), (outer + 1, top + 0.7)], glow('sky', (0.86, 0.92, 1.0), 1.6), 48, 1)
    window_light((0, 0, top + 0.5), (0, 0, 0), (2 * outer, 2 * outer), 1500, (0.9, 0.95, 1))
    # The hall below is bright as well, and every turn has a window.
    window_light((1.2, -0.4, -1.6), (0, 0, 2), (1.6, 1.6), 16, (1, 0.9, 0.78))
    for k in range(4):
        turn = 1.1 + 1.57 * k
        window_light(at(turn, outer - 0.02, 1.9 + 3.63 * k), at(turn, 0, 1.7 + 3.63 * k), (0.9, 1.5), 42, (1, 0.86, 0.7))
    room_light((0.8, 0.87, 1), 0.03)
    camera((0.28, -0.3, 1.5), (-0.03, 0.07, 9), lens=21, roll=0.9)
    develop(exposure=1.5, denoise=2.2, bloom=0.1)


@picture('betonfacade', 1808, 2260, samples=10, seed=3)
def concrete_facade():
    """Balconies of a block of flats in low sun: light, shadow and one open window."""
    pale = concrete('concrete', (0.5, 0.46, 0.41))
    warm = concrete('parapet', (0.58, 0.53, 0.46))
    glass = material('glass', lambda s: {'Normal': s.bump(s.noise(0.5, 2), 0.06, 0.05)}, Roughness=0.04, Specular=0.8, **{'Base Color': (0.015, 0.02, 0.025, 1)})
    frame = material('frame', None, Roughness=0.5, **{'Base Color': (0.55, 0.53, 0.5, 1)})
    cloths = [material(f'curtain {k}', lambda s, c=c: {'Base Color': c, 'Normal': s.bump(s.math('SINE', s.math('MULTIPLY', s.node('SeparateXYZ', {0: s.coords()}).outputs[0], 70)), 0.8, 0.03)}, Roughness=0.9)
              for k, c in enumerate([(0.6, 0.57, 0.52), (0.4, 0.2, 0.12), (0.22, 0.28, 0.32)])]
    bay, floor = 3.4, 2.9
    for row in range(9):
        z = row * floor
        for column in range(8):
            x = (column - 3.5) * bay
            box('parapet', (bay - 0.08, 0.12, 1.02), (x, -1.45, z + 0.42), warm, bevel=0.012)
            box('slab', (bay, 1.6, 0.2), (x, -0.75, z - 0.1), pale, bevel=0.01)
            box('fin', (0.18, 1.56, floor), (x - bay / 2, -0.74, z + floor / 2 - 0.1), pale, bevel=0.01)
            box('wall', (bay * 0.3, 0.2, floor), (x - bay * 0.35, 0.1, z + floor / 2), pale)
            box('wall', (bay, 0.2, 0.4), (x, 0.1, z + floor - 0.2), pale)
            box('glass', (bay * 0.7, 0.03, 2.3), (x + bay * 0.15, 0.12, z + 1.15), glass)
            for u in (-0.2, 0.15, 0.5):
                box('frame', (0.07, 0.09, 2.3), (x + bay * u, 0.08, z + 1.15), frame, bevel=0.005)
            if chance.random() < 0.55:
                wide = chance.uniform(0.3, 1.0)
                hung = box('curtain', (wide, 0.02, 2.25), (x + bay * 0.15 + chance.choice((-1, 1)) * (1.1 - wide / 2), 0.095, z + 1.13), chance.choice(cloths))
                hung.rotation_euler.z = chance.gauss(0, 0.01)
    rail = metal('rail', (0.25, 0.25, 0.26), 0.35)
    for row in range(9):
        tube('rail', [(-14, -1.45, row * floor + 1.0), (14, -1.45, row * floor + 1.0)], [0.025, 0.025], rail, 10)
    # Somebody has put out a chair, plants and washing.
    leaf = material('leaf', lambda s: {'Base Color': s.mix(s.random(), (0.03, 0.06, 0.015), (0.08, 0.12, 0.03))}, Roughness=0.6)
    blade = hide(mesh('leaf', [(-0.02, 0, 0), (0.02, 0, 0), (0.03, 0.03, 0.09), (-0.03, 0.03, 0.09), (0, 0.09, 0.16)], [(0, 1, 2, 3), (3, 2, 4)], leaf))
    for x, z in ((-2.2, 3 * floor), (4.2, 4 * floor), (1.1, 6 * floor)):
        scatter([blade], [((x + chance.gauss(0, 0.22), -1.45 + chance.gauss(0, 0.05), z + 0.95 + abs(chance.gauss(0, 0.12))), chance.uniform(0, 6), chance.uniform(0.7, 1.7), (chance.gauss(0, 0.6), chance.gauss(0, 0.6))) for _ in range(190)])
    painted_sky([(0.0, (0.8, 0.68, 0.55)), (0.15, (0.5, 0.56, 0.64)), (1.0, (0.2, 0.33, 0.52))], 0.6)
    sunlight(24, 222, 9.0, (1, 0.76, 0.52), 0.55)
    camera((-7.5, -27, 9), (0.2, 0, 12.2), lens=62)
    develop(exposure=0.72, denoise=0.45)
