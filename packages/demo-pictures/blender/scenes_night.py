"""Lamps, trails and stars: what shines in the dark."""
import math

from mathutils import Vector

from plants import bare_tree
from shading import *
from shapes import *
from scenes_silhouettes import flat
from skies import aurora
from studio import *
from surfaces import metal


def shine(name):
    """Light whose colour each face carries, added to what is behind it."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    s = Shader(made.node_tree)
    light = s.node('Emission', {0: s.node('Attribute', attribute_name='light').outputs['Color'], 1: 1.0}).outputs[0]
    both = s.node('AddShader', {0: light, 1: s.node('BsdfTransparent').outputs[0]}).outputs[0]
    s.tree.links.new(both, s.tree.nodes['Material Output'].inputs['Surface'])
    return made


def dimmed(colour, share):
    return tuple(c * share for c in colour)


class Lights:
    """Collects shining shapes of many colours, and makes one mesh of them."""

    def __init__(self):
        self.points, self.faces, self.colours = [], [], []

    def add(self, points, faces, colour):
        start = len(self.points)
        self.points += [tuple(p) for p in points]
        self.faces += [tuple(start + v for v in face) for face in faces]
        self.colours += [(*colour, 1.0)] * len(faces)

    def trail(self, path, width, colour, side):
        """A ribbon along a path; side(point) is the direction of its width."""
        points = [p for here in path for p in (Vector(here) - side(Vector(here)) * width, Vector(here) + side(Vector(here)) * width)]
        self.add(points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(path) - 1)], colour)

    def disc(self, middle, radius, colour, cut=0.0, towards=(0, 0), stretch=1.0):
        """The disc that a lens makes of a lamp out of focus: its rim is brighter, and the barrel cuts it near the edge of the picture."""
        count, rings = 44, (0.0, 0.8, 0.93, 1.0)
        def reach(angle):
            ax, az = towards[0] * cut, towards[1] * cut
            dx, dz = math.cos(angle), math.sin(angle)
            b = dx * ax + dz * az
            return min(1 - 0.018 * (1 + math.cos(9 * angle)), -b + math.sqrt(max(0.0, b * b - ax * ax - az * az + 1)))
        spots = [[Vector(middle) + Vector((math.cos(a), 0, math.sin(a) * stretch)) * radius * share * reach(a) for a in [2 * math.pi * k / count for k in range(count)]] for share in rings]
        for ring, gain in ((1, 0.8), (2, 0.95), (3, 1.25)):
            inner, outer = spots[ring - 1], spots[ring]
            self.add(inner + outer, [(k, (k + 1) % count, count + (k + 1) % count, count + k) for k in range(count)], dimmed(colour, gain))

    def show(self, name):
        made = mesh(name, self.points, self.faces, shine(name), smooth=False)
        light = made.data.attributes.new('light', 'FLOAT_COLOR', 'CORNER')
        values = [c for face, colour in zip(self.faces, self.colours) for _ in face for c in colour]
        light.data.foreach_set('color', values)
        return made


SODIUM, WARM, WHITE, RED, GREEN, BLUE = (1, 0.48, 0.12), (1, 0.68, 0.36), (1, 0.88, 0.7), (1, 0.05, 0.025), (0.25, 1, 0.5), (0.3, 0.55, 1)


@picture('bylys', 2496, 1664, samples=20, seed=21)
def city_lights():
    """The harbour at night, out of focus on purpose: lamps and their reflections in the water."""
    lights = Lights()
    def lamp(x, z, depth, colour, power, reflected=True):
        radius = 0.056 + 0.006 * chance.random() + 0.014 * depth
        off = (-x / 1.2, -z / 0.8)
        lights.disc((x, depth * 0.3 + 0.0003 * len(lights.faces), z), radius, dimmed(colour, power), 0.42, off)
        if reflected and chance.random() < 0.85:
            low = -0.2 - (z + 0.1) * chance.uniform(0.6, 0.85)
            for _ in range(chance.randrange(2, 5)):
                lights.disc((x + chance.gauss(0, 0.012), 1 + 0.0003 * len(lights.faces), low + chance.gauss(0, 0.05)), radius * chance.uniform(0.8, 1.0), dimmed(colour, power * chance.uniform(0.05, 0.2)), 0.42, (off[0], -low), chance.uniform(0.8, 1.25))
    for k in range(23):
        x = -1.12 + 0.1 * k + chance.gauss(0, 0.03)
        lamp(x, 0.0 + chance.gauss(0, 0.02) + 0.05 * x, 0.2, chance.choice([SODIUM, SODIUM, WARM]), chance.uniform(0.12, 0.85))
    for _ in range(46):
        x = chance.gauss(0.25, 0.5)
        lamp(x, 0.09 + abs(chance.gauss(0, 0.16)), chance.random(), chance.choice([WARM, WHITE, WARM, SODIUM, BLUE, WHITE]), 0.05 + 0.4 * chance.random() ** 3, chance.random() < 0.6)
    for x, z, colour, power in ((-0.62, 0.12, RED, 0.5), (-0.55, 0.2, RED, 0.25), (0.72, 0.06, GREEN, 0.45), (-0.2, 0.02, WHITE, 2.2), (0.46, 0.3, RED, 0.3), (0.98, 0.02, WHITE, 1.4)):
        lamp(x, z, 0.5, colour, power)
    lights.show('lamps')
    painted_sky([(0.0, (0.012, 0.013, 0.02)), (0.1, (0.017, 0.022, 0.038)), (0.5, (0.008, 0.014, 0.03)), (1.0, (0.005, 0.01, 0.024))], 1.0)
    mesh('water', [(-9, 5, -9), (9, 5, -9), (9, 5, -0.1), (-9, 5, -0.06)], [(0, 1, 2, 3)], glow('water', (0.008, 0.01, 0.016), 1))
    camera((0, -3.3, 0), (0.16, 0, 0.01), lens=112, roll=0.01)
    develop(exposure=1.15, saturation=0.95, contrast=0.2, bloom=0.1, vignette=0.35, denoise=0)


@picture('lyskaede', 2496, 1664, samples=8, seed=12)
def string_of_lamps():
    """Bulbs over the garden, when the sky is still blue."""
    glass = material('glass', None, Roughness=0.02, Transmission=1.0, IOR=1.2, Specular=0.5, **{'Base Color': (1, 0.93, 0.82, 1)})
    black = material('rubber', None, Roughness=0.5, **{'Base Color': (0.01, 0.01, 0.011, 1)})
    thread = glow('filament', (1.0, 0.5, 0.16), 60)
    lights = Lights()
    def cord(x, sag=0.0):
        return Vector((0.62 * x - 0.2, 0.9 + 0.9 * x + 0.05 * x * x, 0.16 + 0.035 * (x - 2.6) ** 2 - sag))
    tube('cord', [tuple(cord(-1.5 + 0.1 * k)) for k in range(120)], [0.0042] * 120, black, 8)
    for k in range(6):
        p = cord(-0.35 + 0.62 * k)
        turn = Vector((chance.gauss(0, 0.06), chance.gauss(0, 0.06), -1)).normalized()
        def hang(thing):
            thing.location, thing.rotation_euler = p, turn.to_track_quat('-Z', 'Y').to_euler()
        hang(lathe('socket', [(0, 0.012), (0.012, 0.01), (0.017, 0), (0.019, -0.04), (0.0165, -0.052), (0, -0.052)], black, 32, 2))
        if k < 3:
            hang(lathe('bulb', [(0.0125, -0.05), (0.014, -0.058), (0.024, -0.082), (0.0305, -0.105), (0.029, -0.122), (0.018, -0.137), (0.0, -0.141)], glass, 48, 6))
            coil = [(0.008 * math.cos(a * 2.1), 0.008 * math.sin(a * 2.1), -0.075 - 0.035 * abs(math.sin(a))) for a in [0.22 * j for j in range(44)]]
            hang(tube('filament', coil, [0.0009] * 44, thread, 6))
        depth = p.y
        q = p + Vector((0, 0, -0.11))
        if depth > 2.0:
            lights.disc(tuple(q + Vector((0, 0.0002 * k, 0))), 0.012 + 0.062 * (depth - 1.2) / 1.0 * 0.55, dimmed((1.0, 0.55, 0.2), chance.uniform(0.5, 0.8)), 0.25, (-q.x / depth, -q.z / depth))
        else:
            lights.disc(tuple(q), 0.024, dimmed((1.0, 0.6, 0.26), 0.22))
    for _ in range(26):
        depth = chance.uniform(5, 9)
        x, z = chance.uniform(-0.42, 0.42) * depth, chance.uniform(-0.2, -0.03) * depth
        lights.disc((x, depth, z), chance.uniform(0.1, 0.2), dimmed((1, chance.uniform(0.45, 0.62), 0.2), (0.06 + 0.2 * chance.random() ** 2)), 0.3, (-x * 0.2, -z * 0.2))
    lights.show('lamps')
    def garden(s):
        where = s.node('NewGeometry').outputs['Position']
        x, _, z = [s.node('SeparateXYZ', {0: where}).outputs[k] for k in range(3)]
        crowns = s.noise(0.42, 2, 0.45, at=s.node('Mapping', {'Vector': where, 'Scale': (1, 1, 0.5)}).outputs[0])
        edge = s.math('MULTIPLY_ADD', s.math('SUBTRACT', crowns, 0.5), 6.0, s.math('MULTIPLY_ADD', x, 0.35, z))
        sky = s.ramp(s.fit(z, -2.2, 4.5), (0.0, (0.24, 0.17, 0.15)), (0.4, (0.12, 0.125, 0.17)), (1.0, (0.045, 0.07, 0.14)))
        return s.mix(s.fit(edge, -0.9, 0.0), (0.012, 0.014, 0.014), sky)
    mesh('garden', [(-9, 12, -8), (9, 12, -8), (9, 12, 8), (-9, 12, 8)], [(0, 1, 2, 3)], flat('garden', garden), smooth=False)
    # The corner of a roof stands out of focus on the left.
    roof = box('roof', (2.4, 0.3, 0.5), (-1.55, 2.9, 0.12), material('roof', None, Roughness=0.8, **{'Base Color': (0.015, 0.014, 0.014, 1)}))
    roof.rotation_euler.y = 0.42
    painted_sky([(0.0, (0.22, 0.17, 0.16)), (0.1, (0.12, 0.13, 0.18)), (0.3, (0.05, 0.08, 0.16)), (1.0, (0.02, 0.045, 0.12))], 1.0)
    camera((0, 0, 0), (0.14, 1.2, 0.13), lens=50, focus=(0, 1.13, 0), fstop=1.8, roll=0.02)
    develop(exposure=1.35, saturation=0.9, contrast=0.2, bloom=0.2, vignette=0.35, denoise=0.3)


@picture('nordlys', 1664, 2496, samples=6, seed=3)
def northern_lights():
    """Northern lights above the neighbour's house, held by hand."""
    black = material('dark', lambda s: {'Base Color': s.mix(s.noise(2, 4), (0.02, 0.02, 0.021), (0.06, 0.055, 0.05))}, Roughness=0.9)
    snow = material('snow', lambda s: {'Base Color': (0.7, 0.74, 0.78), 'Normal': s.bump(s.noise(2.4, 6, 0.6), 0.4, 0.08)}, Roughness=0.8)
    outline = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1), (-1, 0, 2.1), (1, 0, 2.1)]
    def house(x, y, size, turn):
        long, wide, high = size
        points = [(a * long / 2, b * wide / 2, c * high) for a, b, c in outline]
        body = mesh('house', points, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (5, 6, 9), (7, 4, 8)], black, smooth=False)
        roof = thicken(mesh('roof', [(a * 1.04, b * 1.12, c) for a, b, c in points], [(4, 5, 9, 8), (6, 7, 8, 9)], snow, smooth=False), 0.25, 1)
        chimney = box('chimney', (0.8, 0.7, 1.7), (long * 0.2, 0, high * 2.15), black)
        for thing in (body, roof):
            thing.location, thing.rotation_euler = (x, y, -0.3), (0, 0, turn)
        chimney.location = Vector((x + long * 0.2 * math.cos(turn), y + long * 0.2 * math.sin(turn), high * 2.1 - 0.2))
    house(5.2, 24, (12, 8, 3), 0.16)
    house(-15, 46, (12, 8, 3), -0.5)
    for x, z, power in ((1.9, 1.5, 0.5), (3.3, 1.5, 0.36)):
        y = 20.0 + 0.16 * (x - 5.2) - 0.12
        box('window', (0.85, 0.08, 1.0), (x, y, z), glow('lit', (1, 0.55, 0.22), power), turn=0.16)
        box('bar', (0.06, 0.05, 1.0), (x, y - 0.07, z), black, turn=0.16)
    box('aerial', (0.05, 0.05, 2.4), (7.0, 24, 7.4), black)
    for z, wide in ((8.4, 1.2), (8.05, 0.9), (7.75, 1.0)):
        box('aerial', (wide, 0.03, 0.03), (7.0, 24, z), black, turn=0.5)
    for seed, x, y, tall, turn in ((33, -4.6, 12, 9.5, 0.4), (37, -9.5, 22, 11, 2.0), (41, 12.5, 30, 12, 1.0)):
        tree = bare_tree(seed, tall, 0.7)
        tree.data.materials[0] = black
        tree.location, tree.rotation_euler = (x, y, -0.4), (0, 0, turn)
    for k in range(3):
        cable = [(-14 + t, 17 + 0.1 * t, 6.3 + 0.35 * k + 0.011 * (t - 14) ** 2) for t in range(0, 30)]
        tube('cable', cable, [0.014] * 30, black, 6)
    for k in range(60):
        box('hedge', (0.7, 0.8, 1.5 + chance.gauss(0, 0.07)), (-14 + 0.36 * k, 15.5 + chance.gauss(0, 0.1), 0.2), black, bevel=0.2, turn=chance.uniform(0, 3))
    fan('snow', 1.0, 120, 1.1, (160, 160), lambda x, y: 0.25 * fbm(x, y, 0.3, 4, seed=2) - 0.45, snow)
    window_light((9, 3, 5), (3, 14, 0), (0.3, 0.3), 260, (1, 0.55, 0.2))
    painted_sky([(0.0, (0.07, 0.055, 0.04)), (0.08, (0.035, 0.038, 0.042)), (0.4, (0.016, 0.022, 0.034)), (1.0, (0.009, 0.014, 0.025))], 1.0, extra=aurora(2.0, 0.55))
    camera((0, -1.5, 1.6), (0, 40, 19.5), lens=22, roll=0.03)
    develop(exposure=1.55, saturation=0.9, contrast=0.2, vignette=0.35, bloom=0.12, denoise=0.8, grain=10, shake=(0.0018, 0.0009))


@picture('maane-bag-grene', 1808, 2260, samples=20, seed=7)
def moon_behind_branches():
    """The moon on its way up behind the old trees, through a long lens."""
    moon = lathe('moon', [(math.sin(a) * 46, -math.cos(a) * 46) for a in [math.pi * k / 64 for k in range(65)]], around=128, steps=1)
    face = glow('moon', (1, 1, 1), 1.0)
    s = Shader(face.node_tree)
    at = s.coords('Object')
    seas = s.fit(s.noise(0.018, 4, 0.55, at=at, distortion=0.6), 0.44, 0.58)
    speck = s.noise(0.11, 6, 0.65, at=at)
    crater = s.math('MULTIPLY', s.fit(s.cells(0.07, at), 0.32, 0.1), 0.35)
    rays = s.fit(s.cells(0.021, at), 0.16, 0.0)
    tone = s.math('ADD', s.math('MULTIPLY_ADD', seas, -0.48, s.math('MULTIPLY_ADD', speck, 0.45, 0.62)), s.math('MULTIPLY_ADD', rays, 0.2, crater))
    s.feed(face.node_tree.nodes['Emission'].inputs[0], s.mix(1, (1.0, 0.83, 0.6), tone, 'MULTIPLY'))
    s.feed(face.node_tree.nodes['Emission'].inputs[1], 1.25)
    moon.data.materials.append(face)
    moon.location, moon.rotation_euler = (28, 5200, 700), (1.1, 0.4, 2.0)
    bark = material('bark', None, Roughness=1.0, **{'Base Color': (0.004, 0.004, 0.005, 1)})
    for seed, x, y, height, turn in ((23, -7.5, 64, 18, 0.3), (31, 8.5, 70, 18, 2.2), (17, 1.5, 92, 17.5, 1.0)):
        tree = bare_tree(seed, height, 0.7, depth=8)
        tree.data.materials[0] = bark
        tree.location, tree.rotation_euler = (x, y, -5), (0, 0, turn)
    painted_sky([(0.0, (0.15, 0.105, 0.12)), (0.1, (0.105, 0.095, 0.135)), (0.2, (0.055, 0.07, 0.125)), (0.5, (0.02, 0.035, 0.09)), (1.0, (0.01, 0.02, 0.06))], 1.0, sun=(7.6, 0.3, (0.09, 0.07, 0.045), 0.035))
    camera((0, 0, 1.6), (0, 64, 9.4), lens=205, focus=(0, 76, 9), fstop=5.6, roll=0.01)
    develop(exposure=1.0, saturation=0.9, contrast=0.25, vignette=0.35, bloom=0.1, denoise=0, grain=5)


@picture('mikrofon', 2496, 1664, samples=40, seed=16)
def microphone():
    """Ten minutes before the concert: only the lamps at the back of the stage are on."""
    lights = Lights()
    def row(count, left, right, z, depth, radius, colours, power):
        for k in range(count):
            x = left + (right - left) * (k + chance.uniform(-0.2, 0.2)) / (count - 1)
            lights.disc((x, depth + 0.001 * len(lights.faces) / 100, z + chance.gauss(0, 0.02)), radius * chance.uniform(0.92, 1.06), dimmed(chance.choice(colours), power * chance.uniform(0.25, 1.2)), 0.3, (-x * 0.55, -z * 0.8))
    cold, hot = [(0.25, 0.42, 1.0), (0.3, 0.5, 1.0), (0.6, 0.75, 1.0)], [(1, 0.52, 0.18), (1, 0.62, 0.3), (1, 0.42, 0.12)]
    row(7, -1.5, 1.9, 0.66, 4.0, 0.17, hot, 0.5)
    row(6, -1.7, 1.6, 0.3, 4.2, 0.15, cold, 0.16)
    row(4, 0.3, 1.9, -0.1, 4.4, 0.13, hot, 0.12)
    row(3, -1.9, -0.8, -0.3, 4.4, 0.12, [(1, 0.1, 0.09)], 0.12)
    lights.disc((1.12, 3.9, 0.42), 0.2, (1.5, 1.2, 0.85), 0.3, (-0.6, -0.3))
    lights.show('lamps')
    black = material('black', None, Roughness=0.38, **{'Base Color': (0.012, 0.012, 0.013, 1)})
    def wire(s):
        at = s.coords('Object')
        x, y, z = [s.node('SeparateXYZ', {0: at}).outputs[k] for k in range(3)]
        turn = s.math('ARCTAN2', y, x)
        def mesh_of(a, b):
            return s.math('SINE', s.math('MULTIPLY_ADD', turn, a, s.math('MULTIPLY', z, b)))
        net = s.math('MULTIPLY', mesh_of(38, 1500), mesh_of(38, -1500))
        hole = s.fit(net, -0.15, 0.25)
        return {'Base Color': s.mix(hole, (0.45, 0.44, 0.43), (0.006, 0.006, 0.006)), 'Metallic': s.math('SUBTRACT', 1, hole), 'Normal': s.bump(net, 0.8, 0.0012)}
    grille = material('grille', wire, Roughness=0.34)
    band = metal('band', (0.55, 0.54, 0.52), 0.25)
    parts = [lathe('grille', [(0.0, 0.05), (0.012, 0.0485), (0.0225, 0.0405), (0.0258, 0.027), (0.0252, 0.014), (0.0225, 0.001)], grille, 128, 8),
             lathe('band', [(0.0258, 0.0215), (0.0268, 0.021), (0.0268, 0.015), (0.0256, 0.0145)], band, 96, 1),
             lathe('body', [(0.0228, 0.002), (0.0225, -0.006), (0.0195, -0.02), (0.0165, -0.09), (0.013, -0.17), (0.0125, -0.19), (0, -0.19)], black, 96, 4),
             lathe('clip', [(0.0215, -0.05), (0.0215, -0.095), (0.0175, -0.096)], black, 48, 1)]
    mic = join(parts)
    tilt = 0.5
    mic.location, mic.rotation_euler = (-0.055, 0.5, 0.035), (0.25, -tilt, 0.35)
    stand = spline([(0.0, 0.52, -0.055), (0.035, 0.525, -0.1), (0.05, 0.525, -0.25), (0.05, 0.525, -0.8)], 8)
    tube('stand', stand, [0.0085] * len(stand), black, 20)
    cable = spline([(0.028, 0.56, -0.125), (0.045, 0.57, -0.16), (0.07, 0.55, -0.22), (0.036, 0.53, -0.3), (0.062, 0.51, -0.4)], 10)
    tube('cable', cable, [0.0032] * len(cable), black, 12)
    window_light((0.6, 1.5, 0.75), (-0.05, 0.5, 0.03), (0.25, 0.25), 20, (1, 0.62, 0.3))
    window_light((-0.8, 1.1, 0.3), (-0.05, 0.5, 0.03), (0.2, 0.3), 7, (0.35, 0.5, 1.0))
    room_light((0.5, 0.6, 1.0), 0.012)
    camera((0, 0, 0), (0.03, 0.5, 0.0), lens=50, focus=(-0.06, 0.485, 0.05), fstop=2.0, roll=0.02)
    develop(exposure=1.3, contrast=0.25, vignette=0.4, bloom=0.2, denoise=0.4, grain=6)
