"""Traces of people: boots, cups, a table after dinner, a stage before the concert."""
import math

from mathutils import Vector

from shading import *
from shapes import *
from studio import *
from surfaces import glaze, linen, metal, plaster, wood


def mug(name, surface, position, turn, drink=None):
    """A cup of stoneware with an ear; drink is the surface of what is in it."""
    body = lathe(name, [(0, 0), (0.034, 0), (0.038, 0.004), (0.0405, 0.03), (0.0405, 0.088), (0.0395, 0.0905), (0.0375, 0.088), (0.037, 0.03), (0.033, 0.008), (0, 0.007)],
                 surface, 128, 6, 0.008, turn)
    ear = spline([(0.039, 0, 0.075), (0.058, 0, 0.076), (0.068, 0, 0.056), (0.06, 0, 0.034), (0.039, 0, 0.024)], 10)
    handle = tube(name + ' ear', ear, [0.0052 + 0.001 * abs(2 * i / (len(ear) - 1) - 1) for i in range(len(ear))], surface, 18)
    parts = [body, handle]
    if drink:
        parts.append(lathe(name + ' drink', [(0, 0.076), (0.03, 0.076), (0.0375, 0.0768)], drink, 96, 1))
    made = join(parts)
    made.location, made.rotation_euler = position, (0, 0, turn)
    return made


@picture('to-krus', 2496, 1664, samples=6, seed=4)
def two_cups():
    """Two cups at the end of a jetty; morning sun, the sea without focus behind."""
    deck = wood('deck', (0.085, 0.075, 0.066), (0.33, 0.3, 0.26), 1.0, 0.7)
    y = -0.9
    while y < 0.62:
        board = box('plank', (3.2, 0.118, 0.04), (chance.uniform(-0.5, 0.5), y, -0.02 + chance.gauss(0, 0.0012)), deck, bevel=0.005, turn=chance.gauss(0, 0.002))
        board.rotation_euler.x = chance.gauss(0, 0.006)
        for x in (-0.62, 0.48):
            head = lathe('screw', [(0, 0.001), (0.004, 0.0012), (0.005, 0)], metal('screw', (0.3, 0.27, 0.24), 0.4), 16, 1)
            head.location = (x + chance.gauss(0, 0.004), y, 0.0004)
        y += 0.125
    coffee = material('coffee', None, Roughness=0.06, Specular=0.5, **{'Base Color': (0.03, 0.013, 0.006, 1)})
    mug('blue', glaze('blue', (0.1, 0.16, 0.2), (0.24, 0.32, 0.36), 0.25, 0.4), (-0.055, 0.0, 0), 2.6, coffee)
    mug('sand', glaze('sand', (0.5, 0.44, 0.36), (0.62, 0.57, 0.49), 0.3, 0.9), (0.075, 0.05, 0), -0.5, coffee)
    def water(s):
        at = s.node('NewGeometry').outputs['Position']
        return {'Normal': s.bump(s.math('MULTIPLY_ADD', s.noise(3.2, 4, 0.6, at=at), 0.4, s.noise(0.8, 4, 0.55, at=at)), 0.5, 0.35)}
    fan('sea', 0.7, 9000, 1.6, (40, 120), lambda x, y: -0.7, material('sea', water, ((0.6, 0.6, 0.62), 6000), Roughness=0.06, **{'Base Color': (0.015, 0.035, 0.04, 1)}))
    painted_sky([(0.0, (0.95, 0.76, 0.6)), (0.1, (0.78, 0.7, 0.66)), (0.3, (0.48, 0.55, 0.64)), (1.0, (0.2, 0.32, 0.5))], 0.9, sun=(10, 78, (5, 3.2, 1.8), 0.05))
    sunlight(13, 76, 8.5, (1, 0.76, 0.52), 0.8)
    camera((-0.1, -0.82, 0.19), (0.03, 0.02, 0.085), lens=60, focus=(-0.055, -0.03, 0.06), fstop=2.2)
    develop(exposure=1.05, denoise=0.5, bloom=0.12)


def boot(height, length, rubber, sole):
    """A rubber boot, toe along -y: one soft shape of leg and foot, with a rim and a profiled sole."""
    width = length * 0.19
    points, faces, around = [], [], 48
    rows = 44
    for row in range(rows + 1):
        t = row / rows
        z = 0.022 + (height - 0.022) * t ** 1.5
        share = z / height
        ankle = math.exp(-((share - 0.36) / 0.16) ** 2)
        reach = length * (0.36 + 0.02 * share) + (length * 0.64) * (1 - soft(z, 0.0, length * 0.36)) ** 0.72
        back = length * (0.3 + 0.05 * share - 0.04 * ankle)
        side = width * (1.0 + 0.16 * soft(share, 0.35, 1.0) - 0.08 * ankle)
        for k in range(around):
            angle = 2 * math.pi * k / around
            forward, aside = -math.cos(angle), math.sin(angle)
            long = (reach * 0.62 + width * 0.25) if forward < 0 else back
            pinch = 1 - 0.16 * max(0, -forward) ** 2 * (reach > length * 0.6)
            points.append((aside * side * pinch, forward * long * 0.98, z))
    for row in range(rows):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    shell = mesh('boot', points, faces, rubber)
    for v in shell.data.vertices:
        crease = math.sin(v.co.z * 190 + v.co.y * 30) * math.exp(-((v.co.z / height - 0.34) / 0.1) ** 2)
        v.co.y += 0.0022 * crease
        v.co.xy *= 1 + 0.018 * noise.noise(v.co * 14 + Vector((height * 30, 0, 0)))
    thicken(subdivide(shell), 0.004, -1)
    rim = [tuple(shell.data.vertices[rows * around + k % around].co) for k in range(around + 1)]
    lip = tube('lip', rim, [0.0045] * len(rim), rubber, 10)
    outline = [shell.data.vertices[k].co for k in range(around)]
    flat = [(x * 1.05, y * 1.03, z) for z in (0, 0.024) for x, y, _ in outline]
    tread = mesh('sole', flat, [tuple(range(around - 1, -1, -1)), tuple(range(around, 2 * around))] + [(k, (k + 1) % around, (k + 1) % around + around, k + around) for k in range(around)], sole, smooth=False)
    tread.modifiers.new('bevel', 'BEVEL').width = 0.004
    return join([shell, lip, tread])


@picture('gummistoevler', 2496, 1664, samples=7, seed=5)
def rubber_boots():
    """A family's boots by the white wall of the house, in the evening sun."""
    wall = plaster('wall', (0.72, 0.69, 0.63), 1.0, 0.5, 0.16)
    box('wall', (9, 0.2, 4), (0, 0.1, 2.0), wall)
    box('plinth', (9, 0.24, 0.22), (0, 0.1, 0.11), plaster('plinth', (0.09, 0.09, 0.09), 1.4, 0.4, 0.3), bevel=0.006)
    stones = [(0.2, 0.19, 0.17), (0.26, 0.24, 0.21), (0.16, 0.155, 0.15)]
    slabs = [material(f'slab {k}', lambda s, c=c: {'Base Color': s.mix(1, c, s.fit(s.noise(9, 7, 0.65, at=s.node('NewGeometry').outputs['Position']), 0.3, 0.7, 0.6, 1.15), 'MULTIPLY'),
                                                   'Normal': s.bump(s.noise(40, 7, 0.65, at=s.node('NewGeometry').outputs['Position']), 0.4, 0.006)}, Roughness=0.9) for k, c in enumerate(stones)]
    for j in range(7):
        for i in range(-6, 7):
            box('slab', (0.395, 0.395, 0.06), ((i + 0.5 * (j % 2)) * 0.402, -0.2 - j * 0.402, -0.03 + chance.gauss(0, 0.0016)), chance.choice(slabs), bevel=0.006, turn=chance.gauss(0, 0.004))
    def rubber(name, colour):
        def build(s):
            at = s.coords('Object')
            mud = s.fit(s.math('MULTIPLY_ADD', s.noise(22, 6, 0.65, at=at), 0.13, s.math('MULTIPLY', s.node('SeparateXYZ', {0: at}).outputs[2], -1)), -0.02, 0.055)
            dust = s.noise(9, 6, 0.65, at=at)
            return {'Base Color': s.mix(s.math('MULTIPLY', mud, 0.85), s.mix(s.fit(dust, 0.5, 0.8, 0, 0.25), colour, (0.3, 0.26, 0.2)), (0.2, 0.15, 0.1)),
                    'Roughness': s.math('MULTIPLY_ADD', mud, 0.5, s.fit(dust, 0.3, 0.7, 0.3, 0.5)), 'Normal': s.bump(s.noise(60, 5, 0.6, at=at), 0.12, 0.002)}
        return material(name, build, Specular=0.45)
    black = material('sole', None, Roughness=0.8, **{'Base Color': (0.02, 0.019, 0.018, 1)})
    pairs = [(-0.66, 0.36, 0.3, (0.03, 0.05, 0.028)), (-0.3, 0.33, 0.265, (0.028, 0.04, 0.075)), (0.06, 0.24, 0.21, (0.5, 0.22, 0.02)), (0.34, 0.19, 0.165, (0.36, 0.028, 0.024))]
    for x, height, length, colour in pairs:
        made = boot(height, length, rubber('rubber', colour), black)
        for side in (-1, 1):
            one = copy(made, (x + side * length * 0.235, -0.17 - length * 0.5 + chance.gauss(0, 0.012), 0), (0, 0, side * 0.1 + chance.gauss(0, 0.1)))
            one.scale = (side, 1, 1)
        hide(made)
    # One small boot has fallen over.
    fallen = boot(0.19, 0.165, rubber('rubber', (0.36, 0.028, 0.024)), black)
    fallen.location, fallen.rotation_euler = (0.68, -0.46, 0.05), (math.radians(86), math.radians(8), math.radians(62))
    settle(fallen)
    leaf = material('leaf', lambda s: {'Base Color': s.mix(s.random(), (0.24, 0.13, 0.03), (0.36, 0.23, 0.06))}, Roughness=0.8)
    blade = hide(mesh('leaf', [(0, -0.03, 0), (0.017, -0.01, 0.006), (0.014, 0.015, 0.004), (0, 0.034, 0.01), (-0.014, 0.015, 0.008), (-0.017, -0.01, 0.002), (0, 0, -0.002)],
                      [(6, k, (k + 1) % 6) for k in range(6)], leaf))
    scatter([blade], [((chance.uniform(-1.4, 1.4), -0.03 - 1.5 * chance.random() ** 2, 0.003), chance.uniform(0, 6), chance.uniform(0.6, 1.1), (chance.gauss(0, 0.25), chance.gauss(0, 0.25))) for _ in range(46)])
    painted_sky([(0.0, (0.8, 0.68, 0.55)), (0.3, (0.5, 0.58, 0.68)), (1.0, (0.3, 0.42, 0.6))], 0.55)
    sunlight(21, 236, 7.0, (1, 0.77, 0.54), 0.7)
    # A tree outside the picture throws its shadow on the wall.
    sun = Vector(towards(21, 236))
    across = Vector((0, 0, 1)).cross(sun).normalized()
    up = sun.cross(across)
    shade = hide(mesh('shade', [(-0.05, 0, -0.03), (0.05, 0, -0.03), (0.05, 0, 0.03), (-0.05, 0, 0.03)], [(0, 1, 2, 3)], leaf))
    for _ in range(900):
        u, v = chance.gauss(1.0, 0.55), chance.gauss(0.75, 0.3)
        made = link(bpy.data.objects.new('shade', shade.data))
        made.location = Vector((0, 0, 0.3)) + sun * (5.2 + chance.random()) + across * u + up * v
        made.rotation_euler = (chance.uniform(0, 6), chance.uniform(0, 6), chance.uniform(0, 6))
    camera((0.05, -3.2, 0.66), (0.06, -0.1, 0.33), lens=50, focus=(0, -0.3, 0.2), fstop=5.6)
    develop(exposure=0.8, denoise=0.5)


def candle(position, height, radius, wax, burning=True):
    """A burning candle: a pool of wax, a wick and a flame that glows from white to amber."""
    body = lathe('candle', [(0, 0), (radius, 0), (radius, height - 0.003), (radius * 0.96, height), (radius * 0.8, height - 0.002), (radius * 0.4, height - 0.006), (0, height - 0.006)], wax, 64, 4, 0.006, position[0] * 40)
    wick = tube('wick', [(0, 0, height - 0.008), (0.0006, 0, height + 0.004), (0.002, 0.0004, height + 0.009)], [0.0008] * 3, material('wick', None, **{'Base Color': (0.01, 0.01, 0.01, 1)}), 8)
    parts = [body, wick]
    if burning:
        fire = bpy.data.materials.new('flame')
        fire.use_nodes = True
        s = Shader(fire.node_tree)
        up = s.node('SeparateXYZ', {0: s.coords('Generated')}).outputs[2]
        colour = s.ramp(up, (0.0, (0.12, 0.16, 0.5)), (0.16, (0.9, 0.42, 0.12)), (0.4, (1.0, 0.72, 0.34)), (1.0, (1.0, 0.5, 0.14)))
        power = s.math('MULTIPLY', s.ramp(up, (0.0, 0.03), (0.2, 0.35), (0.45, 1.0), (1.0, 0.4)), 34.0)
        s.tree.links.new(s.node('Emission', {0: colour, 1: power}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
        flame = lathe('flame', [(0, 0), (0.0032, 0.003), (0.0054, 0.010), (0.0050, 0.017), (0.0026, 0.028), (0.0008, 0.036), (0, 0.038)], fire, 24, 5)
        flame.location, flame.rotation_euler = (position[0], position[1], position[2] + height + 0.002), (chance.gauss(0, 0.05), chance.gauss(0, 0.05), 0)
        flame.visible_shadow = False
        data = bpy.data.lights.new('candle light', 'POINT')
        data.energy, data.color, data.shadow_soft_size = 0.5, (1, 0.56, 0.24), 0.008
        link(bpy.data.objects.new('candle light', data)).location = (position[0], position[1], position[2] + height + 0.02)
    for part in parts:
        part.location = position
    return body


def tallow(name, colour):
    return material(name, lambda s: {'Base Color': colour, 'Emission': s.mix(1, s.ramp(s.node('SeparateXYZ', {0: s.coords('Generated')}).outputs[2], (0.35, (0.0, 0.0, 0.0)), (0.8, (0.10, 0.036, 0.009)), (1.0, (0.75, 0.33, 0.1))), 1.0, 'MULTIPLY'),
                                     'Emission Strength': 0.55, 'Normal': s.bump(s.noise(16, 4), 0.15, 0.003)}, Roughness=0.38, Specular=0.5)


@picture('stearinlys', 2496, 1664, samples=6, seed=7)
def candles():
    """Candles on a laid table, seen along it; the glasses pick up the flames."""
    cloth = linen('cloth', (0.55, 0.52, 0.47), 900, 0.15)
    table = ground('cloth', (1.3, 3.4), (130, 260), lambda x, y: 0.0016 * fbm(x, y, 5, 3) + 0.002 * math.exp(-(x / 0.006) ** 2), cloth, (0, 1.1))
    subdivide(table)
    wax = tallow('wax', (0.78, 0.74, 0.66))
    brass = metal('brass', (0.7, 0.47, 0.2), 0.24)
    for x, y, height, foot in [(-0.055, 0.1, 0.17, 0.06), (0.075, 0.3, 0.21, 0.03), (-0.1, 0.62, 0.16, 0.08), (0.12, 0.85, 0.2, 0.03), (-0.03, 1.2, 0.2, 0.06), (0.16, 1.6, 0.18, 0.06), (-0.16, 1.75, 0.2, 0.05), (0.02, 2.2, 0.2, 0.06)]:
        stick = lathe('stick', [(0, 0), (0.042, 0), (0.043, 0.004), (0.036, 0.008), (0.012, 0.016), (0.008, 0.026), (0.008, foot - 0.004), (0.014, foot + 0.004), (0.0135, foot + 0.02), (0.0115, foot + 0.02), (0.0112, foot + 0.004), (0, foot + 0.003)], brass, 64, 5)
        stick.location = (x, y, 0.001)
        candle((x, y, foot + 0.004), height, 0.0108, wax)
    for k, (x, y) in enumerate([(-0.36, 0.35), (-0.27, 0.42), (0.34, 0.5), (0.27, 0.6), (-0.36, 1.05), (0.37, 1.15), (-0.36, 1.6), (0.36, 1.8)]):
        tumbler = lathe('glass', [(0, 0.006), (0.004, 0.006), (0.031, 0.002), (0.034, 0.01), (0.037, 0.09), (0.0365, 0.0905), (0.0358, 0.09), (0.0325, 0.014), (0, 0.012)], thin_glass(), 64, 5)
        tumbler.location = (x, y, 0.001)
    sprig = material('sprig', lambda s: {'Base Color': s.mix(s.random(), (0.03, 0.05, 0.03), (0.085, 0.11, 0.075))}, Roughness=0.7)
    leaf = hide(mesh('leaf', [(0, 0, 0), (0.008, 0.012, 0.003), (0.007, 0.026, 0.004), (0, 0.038, 0.0), (-0.007, 0.026, 0.004), (-0.008, 0.012, 0.003), (0, 0.02, -0.001)], [(6, k, (k + 1) % 6) for k in range(6)], sprig))
    scatter([leaf], [((chance.gauss(0, 0.035) + 0.05 * math.sin(y * 3), y, 0.004 + 0.02 * chance.random()), chance.uniform(0, 6), chance.uniform(0.6, 1.2), (chance.gauss(0.3, 0.4), chance.gauss(0, 0.4)))
                     for y in [chance.uniform(-0.05, 2.6) for _ in range(900)]])
    room_light((0.25, 0.36, 0.6), 0.02)
    window_light((-2.4, 2.2, 1.6), (0, 0.8, 0), (1.2, 1.6), 9, (0.35, 0.5, 1.0))
    camera((0.05, -0.62, 0.34), (0.0, 0.4, 0.13), lens=45, focus=(-0.055, 0.09, 0.2), fstop=2.2)
    develop(exposure=1.8, denoise=1.6, bloom=0.2)


def thin_glass():
    """Clear glass whose shadow is light, as if light went through it."""
    found = bpy.data.materials.get('clear glass')
    if found:
        return found
    made = bpy.data.materials.new('clear glass')
    made.use_nodes = True
    s = Shader(made.node_tree)
    clear = s.node('BsdfTransparent', {0: (0.93, 0.95, 0.95)}).outputs[0]
    bright = s.node('BsdfGlossy', {0: (1, 1, 1), 1: 0.01}).outputs[0]
    share = s.math('MULTIPLY_ADD', s.math('POWER', s.node('LayerWeight', {0: 0.5}).outputs['Facing'], 3.0), 0.85, 0.05)
    s.tree.links.new(s.node('MixShader', {0: share, 1: clear, 2: bright}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    return made


@picture('tom-scene', 2496, 1664, samples=9, seed=9)
def empty_stage():
    """The stage before the concert: a chair, a microphone, one lamp through the haze."""
    boards = wood('stage', (0.02, 0.014, 0.01), (0.11, 0.075, 0.05), 0.6, 0.45)
    for k in range(44):
        box('board', (14, 0.138, 0.03), (chance.uniform(-2, 2), -2.6 + k * 0.14, -0.015 + chance.gauss(0, 0.0006)), boards, bevel=0.002)
    drape = ground('drape', (14, 5), (1100, 12), lambda x, y: 0.0, material('drape', lambda s: {'Base Color': s.mix(s.noise(3, 4), (0.09, 0.012, 0.012), (0.14, 0.022, 0.02))}, Roughness=0.85, Sheen=0.6))
    for v in drape.data.vertices:
        x, y = v.co.x, v.co.y
        v.co.z = 0.13 * math.sin(x * 11 + 2.2 * fbm(x, 0, 0.8, 2)) + 0.05 * math.sin(x * 27 + y * 0.3)
    drape.location, drape.rotation_euler = (0, 3.2, 2.5), (math.pi / 2, 0, 0)
    black = material('stained', None, Roughness=0.4, **{'Base Color': (0.028, 0.019, 0.013, 1)})
    chrome = metal('chrome', (0.5, 0.5, 0.5), 0.2)
    dark = material('black', None, Roughness=0.5, **{'Base Color': (0.012, 0.012, 0.012, 1)})
    def rod(points, radius, surface=black):
        path = spline(points, 8)
        return tube('rod', path, [radius] * len(path), surface, 12)
    parts = []
    half, seat = 0.2, 0.45
    for x in (-half, half):
        parts += [rod([(x, -half, 0), (x * 0.96, -half, seat)], 0.016), rod([(x * 1.02, half, 0), (x, half, seat), (x * 0.97, half + 0.05, 0.72), (x * 0.92, half + 0.12, 0.9)], 0.016)]
    for z in (0.66, 0.78, 0.87):
        parts.append(rod([(-half * 0.94, half + (z - 0.62) * 0.4, z), (0, half + 0.03 + (z - 0.62) * 0.4, z), (half * 0.94, half + (z - 0.62) * 0.4, z)], 0.012))
    parts.append(box('seat', (0.43, 0.43, 0.03), (0, 0, seat), black, bevel=0.012))
    chair = join(parts)
    chair.location, chair.rotation_euler = (0.5, 1.1, 0), (0, 0, 0.5)
    stand = join([lathe('foot', [(0, 0), (0.14, 0), (0.14, 0.008), (0.03, 0.03), (0.012, 0.045), (0, 0.045)], dark, 48, 4), rod([(0, 0, 0.04), (0, 0, 0.9)], 0.011, dark), rod([(0, 0, 0.88), (0, 0, 1.32)], 0.007, chrome),
                  rod([(0, 0.1, 1.24), (0, -0.02, 1.325), (0, -0.16, 1.4)], 0.008, dark)])
    stand.location = (-0.25, 0.75, 0)
    voice = lathe('microphone', [(0, -0.13), (0.011, -0.13), (0.014, -0.05), (0.019, 0), (0.024, 0.008), (0.025, 0.028), (0.019, 0.048), (0, 0.055)], chrome, 32, 5)
    voice.location, voice.rotation_euler = (-0.25, 0.57, 1.42), (math.radians(62), 0, 0)
    cable = spline([(-0.25, 0.6, 1.3), (-0.24, 0.7, 0.8), (-0.3, 0.68, 0.2), (-0.5, 0.6, 0.008), (-0.9, 0.75, 0.008), (-1.1, 0.35, 0.008), (-0.6, 0.2, 0.008), (-0.75, -0.3, 0.008), (-1.9, -0.2, 0.008)], 14)
    tube('cable', cable, [0.004] * len(cable), dark, 8)
    monitor = mesh('monitor', [(-0.3, 0, 0), (0.3, 0, 0), (0.3, 0.36, 0), (-0.3, 0.36, 0), (-0.3, 0, 0.34), (0.3, 0, 0.34), (0.3, 0.3, 0.1), (-0.3, 0.3, 0.1)],
                   [(0, 1, 2, 3), (0, 1, 5, 4), (4, 5, 6, 7), (7, 6, 2, 3), (1, 2, 6, 5), (0, 3, 7, 4)], dark, False)
    monitor.location, monitor.rotation_euler = (-0.75, -0.55, 0.0), (0, 0, 0.3)
    # Beams in the haze: cones that shine more where one looks through their middle.
    def beam(top, foot, spread, colour, power):
        way = Vector(foot) - Vector(top)
        cone = lathe('beam', [(0.05, 0), (spread, way.length)], None, 64, 1)
        air = bpy.data.materials.new('beam')
        air.use_nodes = True
        s = Shader(air.node_tree)
        facing = s.math('POWER', s.math('SUBTRACT', 1.0, s.node('LayerWeight', {0: 0.5}).outputs['Facing']), 1.6)
        fall = s.ramp(s.node('SeparateXYZ', {0: s.coords('Generated')}).outputs[2], (0.0, 1.0), (0.35, 0.4), (1.0, 0.03))
        smoke = s.fit(s.noise(1.4, 4, 0.55, at=s.node('NewGeometry').outputs['Position']), 0.3, 0.75, 0.45, 1.25)
        light = s.node('Emission', {0: colour, 1: s.math('MULTIPLY', s.math('MULTIPLY', facing, fall), s.math('MULTIPLY', smoke, power))}).outputs[0]
        s.tree.links.new(s.node('AddShader', {0: light, 1: s.node('BsdfTransparent').outputs[0]}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
        cone.data.materials.append(air)
        cone.location, cone.rotation_euler = top, way.to_track_quat('Z', 'Y').to_euler()
        cone.visible_shadow = cone.visible_diffuse = cone.visible_glossy = False
        data = bpy.data.lights.new('spot', 'SPOT')
        data.energy, data.color, data.spot_size, data.spot_blend, data.shadow_soft_size = power * 5200, colour, 2 * math.atan(spread / way.length), 0.5, 0.06
        lamp = link(bpy.data.objects.new('spot', data))
        lamp.location, lamp.rotation_euler = top, (-way).to_track_quat('Z', 'Y').to_euler()
    beam((2.2, 2.6, 4.6), (0.1, 0.8, 0), 0.95, (1, 0.78, 0.52), 0.34)
    beam((-2.6, 2.6, 4.6), (-1.6, 1.4, 0), 0.7, (0.42, 0.6, 1.0), 0.09)
    window_light((0, 2.2, 4.8), (0, 2.6, 0), (8, 0.4), 16, (1, 0.45, 0.3))
    room_light((0.5, 0.6, 1), 0.006)
    camera((-0.35, -4.6, 1.15), (0.1, 1.0, 1.12), lens=42, focus=(0, 0.8, 1), fstop=2.8)
    develop(exposure=1.25, denoise=0.8, bloom=0.14)
