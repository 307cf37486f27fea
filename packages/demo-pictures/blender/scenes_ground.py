"""Sand, snow, asphalt and planks in low sun."""
import math

from mathutils import Vector

from shading import *
from shapes import *
from studio import *
from surfaces import metal


@picture('sandribber', 2496, 1664, samples=9, seed=3)
def ripples():
    """Ripples that the wind has drawn, an hour before sunset; a gull has crossed them."""
    forks = [(chance.uniform(-2.6, 2.6), chance.uniform(0.4, 7.5), chance.choice((-1, 1))) for _ in range(34)]
    steps = []
    x, y, way = -1.5, 1.0, 0.62
    for k in range(26):
        side = 0.035 if k % 2 else -0.035
        steps.append((x + side * math.cos(way), y - side * math.sin(way), way + chance.gauss(0, 0.12)))
        x, y, way = x + 0.165 * math.sin(way), y + 0.165 * math.cos(way), way + chance.gauss(0, 0.045)
    def toe(px, py, angle, long, wide):
        u, v = px * math.sin(angle) + py * math.cos(angle), px * math.cos(angle) - py * math.sin(angle)
        away = math.hypot(max(0, abs(u - long / 2) - long / 2), v)
        return math.exp(-(away / wide) ** 2)
    def track(px, py):
        deep = 0.0
        for sx, sy, angle in steps:
            dx, dy = px - sx, py - sy
            if dx * dx + dy * dy < 0.012:
                pressed = max(toe(dx, dy, angle + turn, 0.058, 0.0085) for turn in (-0.62, 0, 0.62))
                rim = math.exp(-((math.hypot(dx, dy) - 0.05) / 0.022) ** 2)
                deep += 0.009 * pressed - 0.0015 * rim
        return deep
    def sand_at(x, y):
        broad = 0.06 * fbm(x, y, 0.35, 3, seed=4) + 0.012 * fbm(x, y, 1.1, 2, seed=8)
        phase = 62 * (y * 0.96 + x * 0.2) + 5.5 * fbm(x, y, 0.42, 3, seed=2) + 0.9 * fbm(x, y, 2.4, 3, seed=6)
        phase += sum(sign * math.atan2(y - b, x - a) for a, b, sign in forks)
        t = (phase / (2 * math.pi)) % 1.0
        # The windward side is long and flat, the lee side short and steep.
        shape = soft(t, 0, 0.68) if t < 0.68 else 1 - soft(t, 0.68, 1.0)
        strong = 0.3 + 0.7 * soft(fbm(x, y, 0.5, 3, seed=12), -0.35, 0.15)
        return broad + 0.0135 * shape * strong + 0.0012 * fbm(x, y, 9, 3, seed=7) - track(x, y)
    def sand(s):
        at = s.node('NewGeometry').outputs['Position']
        grain = s.noise(700, 2, 0.75, at=at)
        damp = s.noise(0.9, 4, 0.6, at=at)
        dark = s.fit(s.noise(420, 1, 0.5, at=at), 0.62, 0.68)
        tone = s.mix(s.math('MULTIPLY_ADD', grain, 0.5, s.math('MULTIPLY', damp, 0.6)), (0.24, 0.17, 0.11), (0.56, 0.43, 0.3))
        return {'Base Color': s.mix(s.math('MULTIPLY', dark, 0.7), tone, (0.07, 0.05, 0.04)), 'Normal': s.bump(grain, 0.55, 0.0025)}
    surface = material('sand', sand, Roughness=0.95, Specular=0.15)
    fan('sand', 0.6, 26, 1.0, (1000, 1000), sand_at, surface)
    shell = material('shell', lambda s: {'Base Color': s.mix(s.noise(160, 3), (0.3, 0.27, 0.25), (0.66, 0.62, 0.57))}, Roughness=0.5)
    stone = material('stone', lambda s: {'Base Color': s.mix(s.random(), (0.035, 0.033, 0.032), (0.3, 0.25, 0.2))}, Roughness=0.6)
    grit = []
    for k in range(3):
        pebble = lathe('pebble', [(0, -0.5), (0.75, -0.35), (1.0, 0), (0.75, 0.35), (0, 0.5)], stone, 14, 3, 0.35, k * 9)
        grit.append(hide(pebble))
    half = lathe('shell', [(0, 0.42), (0.45, 0.38), (0.85, 0.2), (1.0, 0), (0.94, 0), (0.8, 0.14), (0.4, 0.3), (0, 0.33)], shell, 24, 3, 0.08, 3)
    hide(half)
    spots = [(chance.uniform(-0.55, 0.55) * y, y) for y in [0.9 * (9 / 0.9) ** chance.random() for _ in range(110)]]
    scatter(grit, [((x, y, sand_at(x, y)), chance.uniform(0, 6), 0.002 + 0.006 * chance.random() ** 4) for x, y in spots])
    scatter([half], [((x, y, sand_at(x, y)), chance.uniform(0, 6), 0.011 + 0.008 * chance.random(), (chance.gauss(0, 0.3), chance.gauss(0.2, 0.3))) for x, y in spots[:9]])
    painted_sky([(0.0, (0.75, 0.6, 0.5)), (0.2, (0.45, 0.5, 0.58)), (1.0, (0.2, 0.32, 0.52))], 0.45)
    sunlight(9, -62, 11.0, (1, 0.68, 0.42), 0.55)
    camera((0.05, -0.35, 0.95), (0.0, 2.2, -0.05), lens=42, focus=(0, 1.9, 0), fstop=6.3, roll=0.012)
    develop(exposure=1.0, contrast=0.3, vignette=0.3, denoise=0.2)


@picture('sneskygger', 2496, 1664, samples=9, seed=6)
def shadows_on_snow():
    """A snow fence, its shadow and the tracks of a hare, shortly after sunrise."""
    def ridge(x, y):
        return 0.5 * fbm(x, y, 0.06, 3, seed=4) + 0.07 * fbm(x * 0.5, y, 0.7, 4, seed=2) + 0.012 * fbm(x, y * 2, 3, 3, seed=9) + 0.03 * max(0, y - 18) * 0.5
    jumps, x, y = [], 4.4, 2.6
    while y < 16:
        for dx, dy in ((0.0, 0.0), (0.02, 0.26), (-0.13, 0.5), (0.15, 0.52)):
            jumps.append((x + dx + chance.gauss(0, 0.015), y + dy + chance.gauss(0, 0.02)))
        x, y = x - 0.42 + chance.gauss(0, 0.05), y + 1.15 + chance.gauss(0, 0.1)
    def snow_at(x, y):
        level = ridge(x, y)
        for a, b in jumps:
            dx, dy = x - a, (y - b) * 0.62
            d = dx * dx + dy * dy
            if d < 0.05:
                level -= 0.09 * math.exp(-(d / 0.0035) ** 2) - 0.012 * math.exp(-((math.sqrt(d) - 0.085) / 0.03) ** 2)
        return level
    def snow(s):
        at = s.node('NewGeometry').outputs['Position']
        crust = s.noise(9, 6, 0.6, at=s.node('Mapping', {'Vector': at, 'Scale': (0.6, 1.2, 1)}).outputs[0])
        glint = s.fit(s.cells(330, at), 0.1, 0.03)
        return {'Base Color': s.mix(s.noise(0.6, 5, at=at), (0.8, 0.82, 0.86), (0.87, 0.88, 0.9)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', s.noise(170, 3, 0.7, at=at), 0.16, crust), 0.5, 0.03), 'Roughness': s.math('MULTIPLY_ADD', glint, -0.45, 0.7)}
    fan('snow', 1.6, 420, 0.75, (760, 820), snow_at, material('snow', snow, ((0.66, 0.62, 0.66), 900), Specular=0.35))
    lath = material('lath', lambda s: {'Base Color': s.mix(s.noise(30, 5, at=s.coords('Object', scale=(1, 1, 0.06))), (0.05, 0.042, 0.036), (0.2, 0.175, 0.15)), 'Normal': s.bump(s.noise(60, 5, at=s.coords('Object', scale=(1, 1, 0.05))), 0.5, 0.006)}, Roughness=0.9)
    wire = metal('wire', (0.2, 0.19, 0.18), 0.5)
    tops = []
    x = -10.5
    while x < 9:
        y = 9.2 + 0.34 * (x + 2) + 0.5 * math.sin(x * 0.5)
        sag = 0.28 * soft(x, -3.5, -1.5) * (1 - soft(x, -1.5, 0.6))
        if chance.random() > 0.05:
            made = box('lath', (0.038, 0.012, 1.35), (x, y, ridge(x, y) + 0.45 - sag + chance.gauss(0, 0.02)), lath, bevel=0.003)
            made.rotation_euler = (chance.gauss(0, 0.03) - 0.5 * sag, chance.gauss(0, 0.035) + 0.2 * sag, 0.33 + chance.gauss(0, 0.1))
        tops.append((x, y, ridge(x, y) - sag))
        x += 0.1 + chance.gauss(0, 0.008)
    for lift in (0.25, 0.62, 0.98):
        tube('wire', [(a, b, c + lift) for a, b, c in tops], [0.004] * len(tops), wire, 6)
    for k in range(0, len(tops), 22):
        a, b, c = tops[k]
        post = tube('post', [(a, b + 0.05, c - 0.3), (a + chance.gauss(0, 0.05), b + 0.05, c + 1.45)], [0.045, 0.04], lath, 12)
    straw = material('straw', None, Roughness=0.8, **{'Base Color': (0.28, 0.2, 0.11, 1)})
    for _ in range(70):
        u = chance.random()
        x, y = chance.gauss(-2.4, 0.7), chance.gauss(5.0, 0.8)
        if u < 0.3:
            x, y = chance.uniform(-5, 5), chance.uniform(4, 14)
        z, lean, long = snow_at(x, y), chance.gauss(0.1, 0.16), chance.uniform(0.12, 0.5)
        tube('straw', [(x, y, z - 0.02), (x + lean * long * 0.4, y, z + long * 0.6), (x + lean * long * 1.3, y + 0.05, z + long)], [0.0028, 0.0022, 0.0008], straw, 5)
    count = 700
    top = [(-260 + 520 * k / count, 330, 12 + 5 * fbm(k / 60, 0, 1, 5, seed=6) + 1.3 * abs(chance.gauss(0, 1))) for k in range(count + 1)]
    mesh('wood', [(x, y, -9) for x, y, _ in top] + top, [(k, k + 1, count + 2 + k, count + 1 + k) for k in range(count)], glow('wood', (0.36, 0.35, 0.42), 1), smooth=False)
    painted_sky([(0.0, (0.86, 0.7, 0.6)), (0.06, (0.72, 0.67, 0.68)), (0.2, (0.48, 0.57, 0.72)), (0.6, (0.22, 0.36, 0.62)), (1.0, (0.14, 0.28, 0.55))], 0.62)
    sunlight(9, -32, 9.5, (1, 0.74, 0.5), 0.55)
    camera((0, -0.4, 1.75), (0.1, 8, 0.55), lens=35, roll=-0.009)
    develop(exposure=0.78, contrast=0.3, vignette=0.25, denoise=0.25)


def bicycle(surface):
    """A bicycle that is only known by its shadow and its wheels; it stands along x, its wheels on the ground."""
    parts = []
    def rod(a, b, radius):
        parts.append(tube('rod', [a, b], [radius, radius], surface, 8))
    def hoop(x, z, radius, thick):
        path = [(x + math.cos(a) * radius, 0, z + math.sin(a) * radius) for a in [2 * math.pi * k / 72 for k in range(73)]]
        parts.append(tube('hoop', path, [thick] * len(path), surface, 8))
    rear, front, size = -0.53, 0.55, 0.34
    for x in (rear, front):
        hoop(x, size, size, 0.019)
        hoop(x, size, size * 0.93, 0.008)
        hoop(x, size, 0.025, 0.012)
        for k in range(32):
            a = 2 * math.pi * k / 32
            b = a + (0.55 if k % 4 < 2 else -0.55)
            rod((x + 0.025 * math.cos(b), 0.02 * (-1) ** k, size + 0.025 * math.sin(b)), (x + size * 0.93 * math.cos(a), 0, size + size * 0.93 * math.sin(a)), 0.0013)
    crank, seat, head, low = (-0.08, 0, 0.29), (-0.25, 0, 0.83), (0.36, 0, 0.86), (0.39, 0, 0.68)
    for a, b, r in ((crank, seat, 0.015), (crank, low, 0.016), (seat, head, 0.0), (crank, (rear, 0, size), 0.009), ((-0.23, 0, 0.74), (rear, 0, size), 0.008), (head, low, 0.018), (low, (front, 0, size), 0.012)):
        if r:
            rod(a, b, r)
    rod((-0.2, 0, 0.62), (0.385, 0, 0.74), 0.015)
    rod(seat, (-0.28, 0, 0.93), 0.012)
    rod(head, (0.34, 0, 0.99), 0.012)
    parts.append(box('saddle', (0.27, 0.14, 0.045), (-0.28, 0, 0.95), surface, bevel=0.02))
    for side in (-1, 1):
        path = spline([(0.34, 0, 0.99), (0.37, side * 0.12, 1.03), (0.3, side * 0.27, 1.04), (0.14, side * 0.31, 1.01)], 6)
        parts.append(tube('bar', path, [0.012] * len(path), surface, 8))
        rod(crank, (-0.08 + side * 0.14, side * 0.07, 0.29 - side * 0.1), 0.01)
        parts.append(box('pedal', (0.1, 0.08, 0.02), (-0.08 + side * 0.14, side * 0.12, 0.29 - side * 0.1), surface))
    for x in (rear, front):
        arch = [(x + math.cos(a) * 0.375, 0, size + math.sin(a) * 0.375) for a in [math.pi * (0.05 + k / 24) for k in range(22)]]
        parts.append(tube('guard', arch, [0.02] * len(arch), surface, 6))
    for z, w in ((0.72, 0.3), (0.9, 0.36)):
        ring = [(0.62 + w * 0.5 * math.cos(a), w * 0.5 * math.sin(a), z) for a in [2 * math.pi * k / 24 for k in range(25)]]
        parts.append(tube('basket', ring, [0.008] * 25, surface, 6))
    for k in range(24):
        a = 2 * math.pi * k / 24
        rod((0.62 + 0.15 * math.cos(a), 0.15 * math.sin(a), 0.72), (0.62 + 0.18 * math.cos(a), 0.18 * math.sin(a), 0.9), 0.003)
    for y in (-0.06, 0.06):
        rod((-0.24, y, 0.72), (-0.78, y, 0.73), 0.006)
    return join(parts)


@picture('cykelskygge', 1808, 2260, samples=8, seed=10)
def shadow_of_a_bicycle():
    """Evening sun on the cycle path."""
    def asphalt(s):
        at = s.node('NewGeometry').outputs['Position']
        big, small = s.cells(115, at), s.cells(260, at)
        kind = s.cells(115, at, output='Color')
        red, green, _ = [s.node('SeparateXYZ', {0: kind}).outputs[k] for k in range(3)]
        worn = s.fit(s.noise(0.8, 3, 0.6, at=at), 0.35, 0.68)
        stone = s.mix(red, (0.035, 0.034, 0.033), (0.2, 0.19, 0.175))
        stone = s.mix(s.fit(green, 0.93, 0.97), stone, (0.36, 0.33, 0.29))
        shown = s.math('MULTIPLY', s.fit(big, 0.5, 0.32), s.math('MULTIPLY_ADD', worn, 0.6, 0.3))
        base = s.mix(shown, s.mix(s.noise(2.2, 4, 0.65, at=at), (0.03, 0.03, 0.031), (0.075, 0.072, 0.07)), stone)
        bent = s.node('VectorMath', {0: at, 1: s.mix(1, s.node('TexNoise', {'Vector': at, 'Scale': 3.5, 'Detail': 5.0, 'Roughness': 0.7}).outputs['Color'], 0.32, 'MULTIPLY')}, operation='ADD').outputs[0]
        crack = s.math('MULTIPLY', s.fit(s.cells(0.85, bent, 'DISTANCE_TO_EDGE'), 0.012, 0.004), s.fit(s.noise(0.7, 3, at=at), 0.44, 0.52))
        patch = s.fit(s.math('ADD', s.node('SeparateXYZ', {0: bent}).outputs[0], s.math('MULTIPLY', s.noise(9, 4, at=at), 0.02)), 1.32, 1.335)
        x, y, _ = [s.node('SeparateXYZ', {0: at}).outputs[k] for k in range(3)]
        edge = s.math('MULTIPLY', s.fit(x, -0.92, -0.908), s.fit(x, -0.79, -0.802))
        ragged = s.math('MULTIPLY_ADD', s.noise(14, 4, 0.75, at=at), 0.75, s.math('MULTIPLY', s.noise(1.6, 4, at=at), 0.5))
        chipped = s.math('MULTIPLY', s.fit(ragged, 0.72, 0.6), s.fit(s.math('MULTIPLY_ADD', small, 0.5, big), 0.9, 0.6, 0.1, 1.0))
        line = s.math('MULTIPLY', edge, s.math('MULTIPLY', chipped, s.math('SUBTRACT', 1, crack)))
        colour = s.mix(s.math('MULTIPLY', crack, 0.85), s.mix(s.math('MULTIPLY', patch, 0.55), base, (0.022, 0.022, 0.023)), (0.012, 0.012, 0.011))
        drop = s.math('MULTIPLY', s.fit(s.cells(1.7, at), 0.075, 0.055), s.fit(s.noise(22, 3, at=at), 0.35, 0.5))
        colour = s.mix(s.math('MULTIPLY', drop, 0.75), colour, (0.012, 0.012, 0.012))
        height = s.math('ADD', s.math('MULTIPLY', s.fit(big, 0.6, 0.2), 0.9), s.math('MULTIPLY_ADD', small, -0.3, s.math('MULTIPLY', crack, -1.5)))
        return {'Base Color': s.mix(s.math('MULTIPLY', line, 0.88), colour, s.mix(s.noise(5, 5, at=at), (0.42, 0.41, 0.38), (0.62, 0.6, 0.56))), 'Normal': s.bump(height, 0.75, 0.006)}
    mesh('road', [(-9, -4, 0), (9, -4, 0), (9, 14, 0), (-9, 14, 0)], [(0, 1, 2, 3)], material('asphalt', asphalt, Roughness=0.85, Specular=0.3), smooth=False)
    leaf = material('leaf', lambda s: {'Base Color': s.ramp(s.random(), (0.1, (0.12, 0.05, 0.02)), (0.5, (0.42, 0.22, 0.04)), (0.9, (0.5, 0.36, 0.08))), 'Normal': s.bump(s.noise(90, 4), 0.6, 0.003)}, Roughness=0.7)
    models = []
    for k in range(5):
        outline = [Vector((math.cos(a) * (1 - 0.32 * abs(math.sin(2.5 * a + k * 0.1)) ** 2), math.sin(a) * 0.62, 0.25 * math.sin(a * 2 + k) + 0.2 * math.cos(a + k) ** 2)) * 0.034 for a in [2 * math.pi * n / 22 for n in range(22)]]
        models.append(hide(mesh('leaf', [(0, 0, 0)] + [tuple(p) for p in outline], [(0, 1 + n, 1 + (n + 1) % 22) for n in range(22)], leaf)))
    scatter(models, [((chance.gauss(-1.15, 0.16) if chance.random() < 0.6 else chance.uniform(-1.3, 1.3), chance.uniform(-0.3, 4.4), 0.008), chance.uniform(0, 6), chance.uniform(0.55, 1.1), (chance.gauss(0, 0.25), chance.gauss(0, 0.25))) for _ in range(46)])
    black = material('frame', None, Roughness=0.4, **{'Base Color': (0.015, 0.017, 0.02, 1)})
    bike = bicycle(black)
    bike.location, bike.rotation_euler = (0.28, 3.02, 0), (0.05, 0, math.radians(-9))
    post = tube('post', [(-1.62, 5.2, 0), (-1.62, 5.2, 4)], [0.04, 0.04], black, 12)
    painted_sky([(0.0, (0.8, 0.7, 0.6)), (0.2, (0.5, 0.56, 0.64)), (1.0, (0.22, 0.36, 0.6))], 0.42)
    sunlight(21, 24, 11.0, (1, 0.74, 0.48), 0.55)
    camera((-0.12, -1.05, 2.5), (-0.12, 1.65, 0), lens=50, roll=-0.012)
    develop(exposure=1.5, saturation=0.75, contrast=0.3, vignette=0.35, denoise=0.4, grain=2)
