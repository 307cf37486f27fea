"""Stairs, facades and streets."""
import math

from mathutils import Vector

from plants import bare_tree
from shading import *
from shapes import *
from studio import *
from surfaces import metal, plaster, wood


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
    """Balconies of a block of flats in low sun, from the path under the trees: every one is used in another way."""
    def soiled(name, colour):
        def build(s):
            at = s.node('NewGeometry').outputs['Position']
            cloud = s.noise(0.35, 4, 0.6, at=at)
            # Rain runs down from every edge, and leaves the longest stains below the joints.
            stain = s.noise(1, 4, 0.7, at=s.node('Mapping', {'Vector': at, 'Scale': (5, 5, 0.5)}).outputs[0])
            shade = s.math('MULTIPLY', s.fit(cloud, 0.3, 0.7, 0.8, 1.05), s.fit(stain, 0.48, 0.72, 1.0, 0.5))
            own = s.math('MULTIPLY_ADD', s.random(), 0.2, 0.85)
            return {'Base Color': s.mix(1, colour, s.math('MULTIPLY', shade, own), 'MULTIPLY'), 'Normal': s.bump(s.noise(5, 3, 0.6, at=at), 0.15, 0.02)}
        return material(name, build, Roughness=0.9, Specular=0.2)
    def plain(colour, rough=0.8):
        return material('plain', None, Roughness=rough, **{'Base Color': (*colour, 1)})
    pale, warm = soiled('concrete', (0.5, 0.46, 0.41)), soiled('parapet', (0.56, 0.51, 0.45))
    glass = material('glass', lambda s: {'Normal': s.bump(s.noise(0.5, 2), 0.12, 0.05)}, Roughness=0.04, Specular=0.8, **{'Base Color': (0.012, 0.016, 0.02, 1)})
    frames = [plain((0.55, 0.53, 0.5), 0.5), plain((0.55, 0.53, 0.5), 0.5), plain((0.12, 0.09, 0.07), 0.5)]
    screens = [plain(c) for c in ((0.16, 0.2, 0.17), (0.42, 0.34, 0.2), (0.3, 0.31, 0.33), (0.3, 0.12, 0.08))]
    cloths = [plain(c, 1.0) for c in ((0.62, 0.6, 0.56), (0.35, 0.13, 0.08), (0.12, 0.18, 0.28), (0.5, 0.42, 0.2), (0.55, 0.5, 0.5))]
    lit = glow('lit', (1, 0.62, 0.3), 0.5)
    leaf = material('leaf', lambda s: {'Base Color': s.mix(s.random(), (0.02, 0.045, 0.012), (0.09, 0.12, 0.03))}, Roughness=0.6)
    blade = hide(mesh('leaf', [(-0.02, 0, 0), (0.02, 0, 0), (0.03, 0.03, 0.09), (-0.03, 0.03, 0.09), (0, 0.09, 0.16)], [(0, 1, 2, 3), (3, 2, 4)], leaf))
    rail = metal('rail', (0.25, 0.25, 0.26), 0.35)
    bay, floor = 3.4, 2.9
    def hang(x, y, z, wide, high, surface):
        """Cloth over an edge: its lower seam is not straight."""
        points = [(x + wide * (k / 8 - 0.5) + chance.gauss(0, 0.006), y + 0.02 * math.sin(k * 1.9 + x), z - high * row * chance.uniform(0.94, 1.03)) for row in (0, 1) for k in range(9)]
        mesh('cloth', points, [(k, k + 1, k + 10, k + 9) for k in range(8)], surface)
    def balcony(x, z):
        box('parapet', (bay - chance.uniform(0.07, 0.1), 0.12, 1.02), (x, -1.45 + chance.gauss(0, 0.012), z + 0.42), warm, bevel=0.012)
        box('slab', (bay, 1.6, 0.2), (x, -0.75, z - 0.1), pale, bevel=0.01)
        box('fin', (0.18, 1.56, floor), (x - bay / 2, -0.74, z + floor / 2 - 0.1), pale, bevel=0.01)
        box('wall', (bay * 0.3, 0.2, floor), (x - bay * 0.35, 0.1, z + floor / 2), pale)
        box('wall', (bay, 0.2, 0.4), (x, 0.1, z + floor - 0.2), pale)
        pane = box('glass', (bay * 0.7, 0.03, 2.3), (x + bay * 0.15, 0.12, z + 1.15), lit if chance.random() < 0.05 else glass)
        pane.rotation_euler = (chance.gauss(0, 0.006), 0, chance.gauss(0, 0.012))
        frame = chance.choice(frames)
        for u in (-0.2, 0.15, 0.5):
            box('frame', (0.07, 0.09, 2.3), (x + bay * u, 0.08, z + 1.15), frame, bevel=0.005)
        for _ in range(chance.choice((0, 1, 1, 2))):
            wide = chance.uniform(0.3, 1.1)
            hang(x + bay * 0.15 + chance.choice((-1, 1)) * (1.1 - wide / 2), 0.09, z + 2.28, wide, chance.choice((2.2, 2.2, chance.uniform(0.5, 1.6))), chance.choice(cloths))
        use = chance.random()
        if use < 0.16:
            box('screen', (bay - 0.2, 0.02, chance.uniform(0.3, 0.9)), (x, -1.36, z + 1.1), chance.choice(screens))
        elif use < 0.3:
            hang(x + chance.uniform(-0.9, 0.9), -1.53, z + 0.95, chance.uniform(0.6, 1.5), chance.uniform(0.4, 0.75), chance.choice(cloths))
        elif use < 0.4:
            awning = box('awning', (bay - 0.3, 1.3, 0.03), (x, -0.9, z + 2.3), chance.choice(screens))
            awning.rotation_euler = (0.42, 0, chance.gauss(0, 0.01))
        elif use < 0.52:
            middle = x + chance.uniform(-0.8, 0.8)
            scatter([blade], [((middle + chance.gauss(0, 0.28), -1.42 + chance.gauss(0, 0.08), z + 0.95 + abs(chance.gauss(0, 0.2))), chance.uniform(0, 6), chance.uniform(0.8, 1.9), (chance.gauss(0, 0.7), chance.gauss(0, 0.7))) for _ in range(150)])
        elif use < 0.6:
            lathe('parasol', [(1.1, z + 2.0), (0.02, z + 2.35)], chance.choice(cloths), 8, 1).location = (x + chance.uniform(-0.3, 0.3), -0.9, 0)
        elif use < 0.7:
            box('shelf', (chance.uniform(0.4, 0.9), 0.4, chance.uniform(1.0, 1.7)), (x + chance.choice((-1.1, 1.0)), -0.4, z + 0.8), chance.choice(screens))
    for row in range(9):
        for column in range(8):
            balcony((column - 3.5) * bay, row * floor)
        tube('rail', [(-14, -1.45, row * floor + 1.0), (14, -1.45, row * floor + 1.0)], [0.025, 0.025], rail, 10)
    # A drainpipe that was added later, and the tree on the other side of the street, which throws its shadow.
    tube('drainpipe', [(3.42, -1.6, -1), (3.4, -1.6, 26)], [0.06, 0.06], rail, 10)
    tree = bare_tree(23, 26, 0.75)
    tree.location = (-16.6, -14.5, -2)
    # A branch hangs into the picture, much too near.
    eye = Vector((-7.5, -27, 9))
    scatter([blade], [(eye + Vector((0.1 + 0.34 * t + chance.gauss(0, 0.03), 1.8 + chance.gauss(0, 0.1), 0.68 - 0.12 * t + chance.gauss(0, 0.035))), chance.uniform(0, 6), chance.uniform(0.3, 0.6), (chance.gauss(0, 0.9), chance.gauss(0, 0.9))) for t in [chance.random() ** 1.5 for _ in range(90)]])
    painted_sky([(0.0, (0.8, 0.68, 0.55)), (0.15, (0.5, 0.56, 0.64)), (1.0, (0.2, 0.33, 0.52))], 0.6)
    sunlight(24, 222, 9.0, (1, 0.76, 0.52), 0.55)
    camera(tuple(eye), (0.2, 0, 12.2), lens=66, focus=(0.2, -1, 12.2), fstop=1.4, roll=-0.018)
    develop(exposure=0.78, contrast=0.25, denoise=0.45, vignette=0.2, fade=0)
