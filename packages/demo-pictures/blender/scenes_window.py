"""Sun that comes in through windows: on walls, floors and cloth."""
import math

from mathutils import Vector

from plants import strip
from scenes_light import dirt
from scenes_silhouettes import flat
from shading import *
from shapes import *
from studio import *
from surfaces import linen, wood


def cable(points, radius, surface):
    path = spline(points, 10)
    return tube('cable', path, [radius] * len(path), surface, 8)


def painted_wall(s):
    """White paint over woodchip, rolled many times, with marks where things have rubbed."""
    at = s.node('NewGeometry').outputs['Position']
    chips = s.fit(s.noise(75, 3, 0.6, at=at), 0.42, 0.7)
    roller = s.noise(230, 2, 0.6, at=at)
    rubbed = s.fit(s.noise(1.6, 5, 0.7, at=s.node('Mapping', {'Vector': at, 'Scale': (1, 1, 2.2)}).outputs[0]), 0.5, 0.75)
    colour = dirt(s, s.mix(s.math('MULTIPLY', rubbed, 0.35), (0.72, 0.7, 0.65), (0.5, 0.46, 0.4)), 0.06, (0.28, 0.25, 0.21), 0.5)
    return {'Base Color': colour, 'Normal': s.bump(s.math('MULTIPLY_ADD', roller, 0.2, chips), 0.4, 0.004)}


@picture('persienner', 1808, 2260, samples=6, seed=8)
def blinds_on_the_floor():
    """Morning sun through a blind on an old floor: a cable, crumbs, and what the broom has missed."""
    boards = wood('floor', (0.12, 0.065, 0.03), (0.37, 0.23, 0.125), 0.7, 0.42)
    y = -2.2
    while y < 1.6:
        wide = 0.128 + chance.gauss(0, 0.002)
        x = -3.4 + chance.uniform(0, 1.2)
        while x < 3:
            long = chance.uniform(1.1, 2.4)
            plank = box('plank', (long - 0.0015, wide - chance.uniform(0.0012, 0.004), 0.02), (x + long / 2, y + wide / 2, -0.01 + chance.gauss(0, 0.0005)), boards, bevel=0.0018)
            plank.rotation_euler.x = chance.gauss(0, 0.004)
            x += long
        y += wide
    wall = material('wall', painted_wall, Roughness=0.9, Specular=0.2)
    box('wall', (7, 0.1, 3), (0, 1.63, 1.5), wall)
    paint = material('skirting', lambda s: {'Base Color': dirt(s, s.mix(s.fit(s.noise(26, 6, 0.7), 0.64, 0.67), (0.66, 0.64, 0.6), (0.3, 0.24, 0.18)), 0.03, (0.16, 0.13, 0.1), 0.8)}, Roughness=0.35)
    box('skirting', (7, 0.022, 0.17), (0, 1.57, 0.085), paint, bevel=0.006)
    box('moulding', (7, 0.03, 0.022), (0, 1.565, 0.011), paint, bevel=0.004)
    socket = material('socket', None, Roughness=0.3, **{'Base Color': (0.62, 0.6, 0.54, 1)})
    box('socket', (0.07, 0.03, 0.07), (-0.42, 1.565, 0.26), socket, bevel=0.006)
    box('plug', (0.04, 0.045, 0.04), (-0.42, 1.535, 0.26), material('plug', None, Roughness=0.4, **{'Base Color': (0.025, 0.025, 0.026, 1)}), bevel=0.008)
    black = material('cable', None, Roughness=0.4, **{'Base Color': (0.02, 0.02, 0.021, 1)})
    cable([(-0.42, 1.52, 0.26), (-0.43, 1.44, 0.2), (-0.46, 1.42, 0.04), (-0.42, 1.36, 0.005), (-0.1, 1.2, 0.004), (0.12, 1.28, 0.004), (0.1, 1.4, 0.004), (-0.08, 1.36, 0.011), (-0.06, 1.0, 0.005), (0.3, 0.62, 0.004), (0.42, 0.2, 0.004), (0.8, 0.05, 0.004), (1.4, 0.1, 0.004)], 0.0035, black)
    # The legs of a chair, cut off by the edge of the picture.
    leg = material('leg', lambda s: {'Base Color': s.mix(s.noise(14, 4, at=s.coords('Object', scale=(1, 1, 0.1))), (0.3, 0.19, 0.1), (0.46, 0.32, 0.19))}, Roughness=0.4)
    tube('leg', [(-0.56, 0.42, 0.0), (-0.6, 0.5, 0.9)], [0.014, 0.02], leg, 20)
    tube('leg', [(-0.98, 0.62, 0.0), (-0.96, 0.6, 0.9)], [0.014, 0.02], leg, 20)
    # Crumbs, fluff and hairs.
    crumb = material('crumb', lambda s: {'Base Color': s.mix(s.random(), (0.1, 0.06, 0.03), (0.55, 0.42, 0.26))}, Roughness=0.9)
    models = [hide(lathe('crumb', [(0, -0.4), (0.8, -0.2), (1, 0.1), (0.5, 0.5), (0, 0.6)], crumb, 9, 1, 0.5, k * 7.0)) for k in range(4)]
    scatter(models, [((chance.gauss(-0.1, 0.45), chance.gauss(0.25, 0.4), 0.001), chance.uniform(0, 6), 0.0008 + 0.0032 * chance.random() ** 4, (chance.uniform(0, 3), 0)) for _ in range(330)])
    scatter(models, [((chance.uniform(-1.4, 1.4), 1.54 - abs(chance.gauss(0, 0.02)), 0.001), chance.uniform(0, 6), 0.0008 + 0.003 * chance.random() ** 3, (0, 0)) for _ in range(240)])
    hair = material('fluff', None, Roughness=0.9, **{'Base Color': (0.3, 0.28, 0.26, 1)})
    for _ in range(60):
        x, y, turn = chance.uniform(-0.8, 0.9), chance.uniform(-0.6, 1.5), chance.uniform(0, 6)
        path = [(x + 0.012 * t * math.cos(turn + 0.4 * t), y + 0.012 * t * math.sin(turn + 0.4 * t), 0.0015 + 0.0008 * t) for t in range(5)]
        tube('fluff', path, [0.00022] * 5, hair, 3)
    # The window with its blind stands outside the picture, to the right.
    sun = Vector(towards(31, 104))
    across, up = facing(sun)
    dark = material('outside', None, Roughness=0.8, **{'Base Color': (0.3, 0.3, 0.3, 1)})
    middle = Vector((0.1, 0.62, 0)) + sun * 2.3
    bar = bars_before(sun, middle, dark)
    for u in (-2.52, 2.6):
        bar(u, 0, 4, 6)
    for v in (-2.36, 2.52):
        bar(0, v, 6, 4)
    bar(0.02, 0, 0.06, 2)
    points, faces = [], []
    for k in range(44):
        v = -0.56 + 0.0265 * k + chance.gauss(0, 0.001)
        tilt = 0.012 * math.sin(k * 0.2) + (0.01 if k in (17, 18) else 0) + chance.gauss(0, 0.0012)
        path = [middle + sun * 0.1 + across * (-0.7 + 0.05 * n) + up * (v + 0.0035 * math.sin(0.32 * n + 0.2 * k) + (0.012 * math.exp(-((n - 17) / 2.2) ** 2) if k in (16, 17, 18) else 0)) for n in range(29)]
        strip(points, faces, path, [0.0068 + tilt * 0.16] * 29, up)
    mesh('blind', points, faces, dark, smooth=False)
    for u in (-0.36, 0.3):
        bar(u, 0, 0.006, 3)
    sunlight(31, 104, 20.0, (1, 0.84, 0.62), 0.55)
    room_light((0.72, 0.8, 0.95), 0.75)
    camera((-0.2, -0.75, 1.3), (0.06, 0.66, 0.06), lens=36, focus=(0, 0.5, 0), fstop=2.8, roll=0.035)
    develop(exposure=1.0, saturation=0.9, contrast=0.1, vignette=0.2, bloom=0.2, denoise=0.5, grain=3.5, balance=(1.03, 1.0, 0.94))


@picture('gardin', 1664, 2496, samples=8, seed=8)
def shadows_on_the_curtain():
    """A curtain before the window: the bars and the plants on the sill are shadows on the cloth."""
    def fold(x, z):
        gather = 0.75 + 0.25 * soft(z, 0, 2.2)
        phase = x * 34 * gather + 3.2 * fbm(x, z * 0.22, 1.4, 3, seed=3)
        return 0.022 * (math.sin(phase) + 0.35 * math.sin(phase * 1.9 + 1.0 + z)) + 0.03 * fbm(x, z, 1.5, 3, seed=8)
    cloth = bpy.data.materials.new('cloth')
    cloth.use_nodes = True
    s = Shader(cloth.node_tree)
    at = s.coords('Object')
    def yarn(thick, long):
        return s.noise(1, 2, 0.5, at=s.node('Mapping', {'Vector': at, 'Scale': (thick, 1, long)}).outputs[0])
    weave = s.math('ADD', yarn(1500, 40), yarn(40, 1500))
    shade = s.mix(s.fit(weave, 0.7, 1.3), (0.5, 0.48, 0.43), (0.86, 0.84, 0.79))
    bump = s.bump(weave, 0.5, 0.0008)
    body = s.node('MixShader', {0: 0.66, 1: s.node('BsdfDiffuse', {0: shade, 'Normal': bump}).outputs[0], 2: s.node('BsdfTranslucent', {0: shade}).outputs[0]}).outputs[0]
    s.tree.links.new(s.node('MixShader', {0: s.fit(weave, 0.72, 1.1, 0.74, 0.97), 1: s.node('BsdfTransparent').outputs[0], 2: body}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    def hanging(name, left, right, y, low):
        columns, rows = 420, 90
        points = []
        for j in range(rows + 1):
            z = low + (3.0 - low) * j / rows
            for i in range(columns + 1):
                x = left + (right - left) * i / columns
                hem = 0.012 * fbm(x, 0, 5, 3) if j == 0 else 0
                points.append((x, y + fold(x, z), z + hem))
        n = columns + 1
        made = mesh(name, points, [(j * n + i, j * n + i + 1, (j + 1) * n + i + 1, (j + 1) * n + i) for j in range(rows) for i in range(columns)], cloth)
        hem = mesh('hem', [(p[0], p[1] - 0.0008, low + (0.07 if k else 0.0)) for k in (0, 1) for p in points[:n]], [(i, i + 1, n + i + 1, n + i) for i in range(columns)], cloth)
        return made, hem
    hanging('curtain', -1.2, 0.46, 0, 0.1)
    hanging('curtain', 0.66, 1.6, 0.05, 0.1)
    wall = material('wall', painted_wall, Roughness=0.9, Specular=0.2)
    box('wall', (5, 0.2, 0.86), (0, 0.42, 0.43), wall)
    paint = material('paint', lambda s: {'Base Color': s.mix(s.fit(s.noise(30, 6, 0.7), 0.62, 0.65), (0.62, 0.61, 0.57), (0.26, 0.2, 0.14))}, Roughness=0.35)
    box('sill', (5, 0.3, 0.03), (0, 0.3, 0.875), paint, bevel=0.006)
    for x in (-0.93, -0.36, 0.21, 0.78):
        box('upright', (0.075 if x in (-0.36, 0.78) else 0.045, 0.06, 3.4), (x, 0.48, 2.5), paint, bevel=0.006)
    for z in (0.93, 1.42, 1.88, 2.36, 2.8):
        box('rail', (5, 0.05, 0.1 if z < 1 else 0.035), (0, 0.48, z), paint, bevel=0.006)
    # Pots on the sill: one cannot see what grows there, only its shadow.
    clay, leaf = material('pot', None, Roughness=0.9, **{'Base Color': (0.3, 0.13, 0.07, 1)}), material('leaf', None, Roughness=0.6, **{'Base Color': (0.04, 0.08, 0.02, 1)})
    points, faces = [], []
    for x, y, tall, count in ((-0.6, 0.3, 0.7, 44), (0.02, 0.3, 0.26, 50), (0.36, 0.28, 0.85, 26)):
        pot = lathe('pot', [(0, 0), (0.045, 0), (0.062, 0.1), (0.068, 0.1), (0.07, 0.125), (0.06, 0.125), (0, 0.11)], clay, 32, 1)
        pot.location = (x, y, 0.89)
        for _ in range(count):
            turn, lean = chance.uniform(0, 6.3), chance.uniform(0.1, 0.95)
            out = Vector((math.cos(turn), math.sin(turn) * 0.4, 0))
            long = tall * chance.uniform(0.45, 1.0)
            stem = [Vector((x, y, 1.0)) + out * long * lean * t * t + Vector((0, 0, long * t * (1 - 0.3 * lean * t))) for t in (0, 0.33, 0.66, 1.0)]
            strip(points, faces, stem, [0.0025] * 4, Vector((1, 0, 0)))
            size, droop = chance.uniform(0.035, 0.07), (out + Vector((chance.gauss(0, 0.4), 0, chance.uniform(-0.7, 0.4)))).normalized()
            tip = stem[-1]
            strip(points, faces, [tip + droop * size * (t - 0.2) for t in (0, 0.2, 0.5, 0.8, 1.05)], [0.003, size * 0.3, size * 0.4, size * 0.24, 0.001], droop.cross(Vector((0, 1, 0.2))).normalized())
    mesh('plants', points, faces, leaf, smooth=False)
    boards = wood('floor', (0.14, 0.09, 0.05), (0.4, 0.29, 0.18), 0.7, 0.4)
    for k in range(20):
        box('floor', (5, 0.138, 0.02), (chance.uniform(-1, 1), 0.3 - k * 0.14, -0.01), boards, bevel=0.002)
    sunlight(27, -22, 16.0, (1, 0.86, 0.66), 0.55)
    def garden(s):
        where = s.node('NewGeometry').outputs['Position']
        leaves = s.noise(0.9, 5, 0.6, at=where)
        edge = s.math('MULTIPLY_ADD', s.math('SUBTRACT', leaves, 0.5), 2.6, s.node('SeparateXYZ', {0: where}).outputs[2])
        return s.mix(s.fit(edge, 1.4, 2.1), s.mix(s.fit(leaves, 0.35, 0.65), (0.07, 0.1, 0.04), (0.55, 0.6, 0.38)), (1.9, 2.0, 2.1))
    outside = mesh('garden', [(-7, 5, -2), (7, 5, -2), (7, 5, 7), (-7, 5, 7)], [(0, 1, 2, 3)], flat('garden', garden), smooth=False)
    outside.visible_shadow = False
    room_light((1.0, 0.9, 0.78), 0.3)
    camera((-0.05, -2.3, 1.62), (0.02, 0, 1.6), lens=50, focus=(-0.1, 0, 1.3), fstop=2.2, roll=-0.02)
    develop(exposure=0.62, saturation=0.9, contrast=0.35, bloom=0.15, vignette=0.25, denoise=0.8, grain=4, balance=(1.02, 1.0, 0.95))


def ladder_chair(black):
    """A chair with a ladder back and a seat of cord, which looks along -y."""
    parts = []
    def rod(points, radius):
        path = spline(points, 8)
        parts.append(tube('rod', path, [radius] * len(path), black, 14))
    seat_height, half = 0.45, 0.2
    for x in (-half, half):
        rod([(x, -0.22 - 2 * half, 0), (x * 0.96, -0.21 - 2 * half, seat_height)], 0.017)
        rod([(x * 1.02, -0.2, 0), (x, -0.22, seat_height), (x * 0.98, -0.19, 0.72), (x * 0.94, -0.13, 0.93)], 0.017)
        for z in (0.16, 0.24):
            rod([(x, -0.62, z + 0.04), (x, -0.21, z + 0.04)], 0.01)
    for z in (0.62, 0.75, 0.88):
        rod([(-half * 0.95, -0.2 + (z - 0.62) * 0.2, z), (0, -0.16 + (z - 0.62) * 0.2, z + 0.01), (half * 0.95, -0.2 + (z - 0.62) * 0.2, z)], 0.016)
    for z in (0.16, 0.24):
        rod([(-half, -0.4, z), (half, -0.4, z)], 0.01)
    parts.append(box('seat', (0.43, 0.43, 0.03), (0, -0.42, seat_height), linen('cord', (0.42, 0.34, 0.22), 220, 0.9), bevel=0.012))
    return join(parts)


@picture('stolen-ved-vinduet', 1664, 2496, samples=6, seed=2)
def chair_by_the_window():
    """Evening sun on the wall where the portraits are made: the chair has been pushed aside, and the picture hangs askew."""
    wall = material('wall', painted_wall, Roughness=0.9, Specular=0.2)
    box('wall', (8, 0.1, 4), (0, 0.05, 1.5), wall)
    boards = wood('floor', (0.16, 0.11, 0.07), (0.4, 0.3, 0.2), 0.6, 0.45)
    for k in range(16):
        box('floor', (8, 0.148 - 0.003 * chance.random(), 0.03), (chance.uniform(-1, 1), -0.075 - k * 0.15, -0.015 + chance.gauss(0, 0.0006)), boards, bevel=0.002)
    paint = material('skirting', lambda s: {'Base Color': dirt(s, s.mix(s.fit(s.noise(26, 6, 0.7), 0.64, 0.67), (0.64, 0.62, 0.57), (0.3, 0.24, 0.18)), 0.03, (0.16, 0.13, 0.1), 0.8)}, Roughness=0.4)
    box('skirting', (8, 0.02, 0.14), (0, -0.01, 0.07), paint, bevel=0.005)
    made = ladder_chair(material('stained', lambda s: {'Base Color': s.mix(s.fit(s.noise(17, 5, 0.7), 0.55, 0.68), (0.035, 0.022, 0.014), (0.16, 0.1, 0.06))}, Roughness=0.4))
    made.location, made.rotation_euler = (0.63, -0.02, 0), (0, 0, 0.5)
    # A cloth hangs over its back, and a cable lies along the wall.
    def hang(u, v):
        over = 0.22 * (1 - 2 * v)
        return (0.5 + 0.3 * u + 0.012 * math.sin(14 * v), -0.2 + 0.13 * u + (0.022 if over > 0 else -0.03) + 0.012 * math.sin(26 * u + 2 * v) * abs(over) * 6, 0.95 - abs(over) * (1.0 if over > 0 else 1.35) + 0.02 * math.sin(5 * u))
    cloth = linen('cloth', (0.5, 0.47, 0.42), 500, 0.5)
    thicken(mesh('cloth', [hang(i / 40, j / 40) for j in range(41) for i in range(41)], [(41 * j + i, 41 * j + i + 1, 41 * j + i + 42, 41 * j + i + 41) for j in range(40) for i in range(40)], cloth), 0.003, 0)
    black = material('cable', None, Roughness=0.4, **{'Base Color': (0.03, 0.03, 0.031, 1)})
    white = material('socket', None, Roughness=0.35, **{'Base Color': (0.6, 0.58, 0.53, 1)})
    box('socket', (0.078, 0.024, 0.078), (-0.33, -0.006, 0.27), white, bevel=0.006)
    box('plug', (0.04, 0.045, 0.04), (-0.33, -0.035, 0.27), black, bevel=0.008)
    cable([(-0.33, -0.05, 0.27), (-0.335, -0.08, 0.22), (-0.33, -0.06, 0.05), (-0.38, -0.1, 0.004), (-0.6, -0.06, 0.004), (-0.75, -0.2, 0.004), (-1.2, -0.22, 0.004)], 0.0035, black)
    # A picture in a frame that someone has brushed against.
    frame = wood('frame', (0.05, 0.03, 0.02), (0.14, 0.09, 0.055), 1.0, 0.35)
    parts = [box('frame', (0.5, 0.024, 0.022), (0, -0.018, z), frame, bevel=0.003) for z in (-0.34, 0.34)] + [box('frame', (0.022, 0.024, 0.7), (x, -0.018, 0), frame, bevel=0.003) for x in (-0.245, 0.245)]
    parts += [box('mount', (0.48, 0.004, 0.67), (0, -0.014, 0), material('card', None, Roughness=0.3, **{'Base Color': (0.62, 0.61, 0.57, 1)})),
              box('print', (0.3, 0.004, 0.42), (0, -0.016, 0.02), material('print', lambda s: {'Base Color': s.ramp(s.math('MULTIPLY_ADD', s.node('SeparateXYZ', {0: s.coords()}).outputs[2], 1.6, s.noise(9, 4)), (0.3, 0.05), (0.5, 0.16), (0.62, 0.5))}, Roughness=0.2))]
    hung = join(parts)
    hung.location, hung.rotation_euler = (-0.42, 0, 1.84), (0.03, 0.05, 0)
    # The window stands outside the picture, with the leaves before it.
    bars = material('bars', None, **{'Base Color': (0.4, 0.4, 0.4, 1)})
    sun = Vector(towards(24, -132))
    across, up = facing(sun)
    middle = Vector((0.0, 0, 1.13)) + sun * 3.2
    bar = bars_before(sun, middle, bars)
    for u in (-2.98, 2.95):
        bar(u, 0, 4.9, 8)
    for v in (-3.0, 2.98):
        bar(0, v, 8, 4.6)
    bar(0.02, 0, 0.07, 3)
    for v in (-0.25, 0.24):
        bar(0, v, 2, 0.035)
    for u in (-0.26, 0.3):
        bar(u, 0, 0.028, 3)
    points, faces = [], []
    for _ in range(26):
        here = middle + sun * chance.uniform(0.6, 5) + across * chance.uniform(-0.9, 0.2) + up * chance.uniform(0.0, 0.8)
        way = (across * chance.uniform(0.3, 1) + up * chance.gauss(-0.1, 0.5)).normalized()
        strip(points, faces, [here + way * t for t in (0, 0.2, 0.4, 0.6)], [0.006, 0.005, 0.004, 0.002], sun.cross(way).normalized())
        for _ in range(22):
            out = (way * chance.uniform(-0.2, 1) + sun.cross(way) * chance.choice((-1, 1)) + sun * chance.gauss(0, 0.5)).normalized()
            foot, long = here + way * chance.uniform(0, 0.6), chance.uniform(0.04, 0.09)
            strip(points, faces, [foot, foot + out * long * 0.35, foot + out * long * 0.7, foot + out * long], [0.002, long * 0.28, long * 0.22, 0.001], (out.cross(sun) + sun * chance.gauss(0, 0.5)).normalized())
    mesh('leaves', points, faces, bars, smooth=False)
    sunlight(24, -132, 13.0, (1, 0.78, 0.54), 0.7)
    room_light((0.75, 0.85, 1.0), 0.5)
    camera((0.06, -3.3, 1.22), (0.02, 0, 1.02), lens=50, focus=(0.3, -0.2, 0.9), fstop=2.8, roll=-0.022)
    develop(exposure=0.72, contrast=0.1, denoise=0.7, bloom=0.12, grain=4, balance=(1.03, 1.0, 0.93))
