"""Woods in mist, fog and snow."""
import math
import random

from mathutils import Vector

from plants import birch, grass_tuft, spruce, strip
from shading import *
from shapes import *
from studio import *


@picture('bakker-i-dis', 2496, 1664, samples=10, seed=7)
def misty_hills():
    air = air_colour((0.3, 0.37, 0.44), (0.92, 0.76, 0.6), 9, -16, 0.38)
    def hills(x, y):
        return -70 + 55 * math.sin(y / 210 + 0.0016 * x + 1.4 * fbm(x, y, 0.0012, 2, seed=1)) * soft(y, 60, 400) + 65 * fbm(x, y, 0.0022, 4, seed=6) + 0.045 * y
    haze = (air, 2500, (26, 1.6))
    floor = material('floor', lambda s: {'Base Color': s.mix(s.noise(0.08, 6, at=s.node('NewGeometry').outputs['Position']), (0.02, 0.025, 0.012), (0.09, 0.08, 0.035))}, haze, Roughness=1)
    fan('hills', 30, 4200, 0.75, (260, 240), hills, floor)
    models = [hide(spruce(k, 15 + 2.2 * k, haze=haze)) for k in range(4)]
    spots = []
    for _ in range(30000):
        y = 110 * (3000 / 110) ** chance.random()
        x = chance.uniform(-0.62, 0.62) * y
        if fbm(x, y, 0.006, 3, seed=9) < -0.12 + 0.1 * chance.random():
            continue
        spots.append(((x, y, hills(x, y) - 0.3), chance.uniform(0, 6), chance.uniform(0.55, 1.25), (chance.gauss(0, 0.02), chance.gauss(0, 0.02))))
    scatter(models, spots[:9000])
    painted_sky([(0.0, (0.95, 0.8, 0.64)), (0.12, (0.78, 0.74, 0.68)), (0.4, (0.5, 0.56, 0.62)), (1.0, (0.3, 0.4, 0.52))], 1.0, sun=(9, -16, (2.0, 1.3, 0.7), 0.16))
    sunlight(10, -22, 9.0, (1, 0.72, 0.46), 1.0)
    camera((0, 0, 38), (0, 400, 2), lens=52)
    develop(exposure=0.9, denoise=0.5)


@picture('naaleskov-taage', 1664, 2496, samples=4, seed=21)
def spruces_in_fog():
    """Trunks of a spruce wood in the fog; moss and needles on the ground."""
    haze = (air_colour((0.42, 0.46, 0.47), (0.72, 0.73, 0.7), 14, 6, 0.7), 34)
    def floor(x, y):
        return 0.5 * fbm(x, y, 0.07, 4, seed=6) + 0.07 * fbm(x, y, 0.6, 4, seed=2)
    def moss(s):
        at = s.node('NewGeometry').outputs['Position']
        patch = s.fit(s.noise(0.7, 6, 0.6, at=at), 0.42, 0.6)
        fine = s.noise(14, 7, 0.7, at=at)
        return {'Base Color': s.mix(patch, s.mix(fine, (0.03, 0.018, 0.01), (0.1, 0.065, 0.04)), s.mix(fine, (0.018, 0.03, 0.008), (0.07, 0.095, 0.025))), 'Normal': s.bump(fine, 0.9, 0.07)}
    fan('floor', 1.2, 160, 0.7, (260, 280), floor, material('moss', moss, haze, Roughness=1.0, Specular=0.1))
    def skin(s):
        at = s.coords('Object')
        torn = s.node('VectorMath', {0: at, 1: s.mix(1, s.node('TexNoise', {'Vector': at, 'Scale': 9.0, 'Detail': 5.0}).outputs['Color'], 0.13, 'MULTIPLY')}, operation='ADD').outputs[0]
        plates = s.cells(1.0, s.node('Mapping', {'Vector': torn, 'Scale': (38, 38, 9)}).outputs[0], 'DISTANCE_TO_EDGE')
        rough = s.noise(11, 7, 0.65, at=at)
        colour = s.mix(s.fit(plates, 0.0, 0.2), (0.014, 0.01, 0.008), s.mix(rough, (0.05, 0.035, 0.027), (0.13, 0.1, 0.085)))
        green = s.math('MULTIPLY', s.fit(s.noise(1.1, 4, at=at), 0.5, 0.68), s.fit(s.node('SeparateXYZ', {0: at}).outputs[2], 0.2, 2.6, 0.8, 0.0))
        return {'Base Color': s.mix(green, colour, (0.05, 0.07, 0.02)), 'Normal': s.bump(s.math('MULTIPLY_ADD', s.fit(plates, 0, 0.2), 0.7, rough), 0.8, 0.03)}
    bark = material('bark', skin, haze, Roughness=0.95, Specular=0.1)
    dead = material('dead twig', None, haze, Roughness=1.0, **{'Base Color': (0.03, 0.024, 0.02, 1)})
    def trunk(seed):
        rand = random.Random(seed)
        sway = rand.uniform(0.1, 0.5)
        path = [Vector((0, 0, -0.3)) + Vector((sway * math.sin(k * 0.13 + seed) + 0.04 * math.sin(k * 0.9 + 2 * seed), sway * math.cos(k * 0.11 + seed) + 0.04 * math.cos(k * 0.7 + seed), k * (0.35 if k < 4 else 1) - (0 if k < 4 else 2.6))) for k in range(24)]
        thick = rand.uniform(0.09, 0.24)
        body = tube('trunk', [tuple(p) for p in path], [thick * (1 + 0.75 * math.exp(-k * 0.9)) * (1 - k / 40) for k in range(24)], bark, 28)
        points, faces = [], []
        for _ in range(150):
            level = 1.2 + 21 * rand.random() ** 0.8
            turn, long = rand.uniform(0, 6.3), rand.uniform(0.25, 1.5) * (1 if level < 9 else 1.6)
            out = Vector((math.cos(turn), math.sin(turn), 0))
            line = [Vector((0, 0, level)) + out * long * t + Vector((0, 0, -0.22 * long * t * t + 0.05 * rand.gauss(0, 1) * t)) for t in (0.08, 0.4, 0.7, 1.0)]
            side = Vector((-out.y, out.x, 0))
            for facing in (side, Vector((0, 0, 1))):
                strip(points, faces, line, [0.012, 0.009, 0.006, 0.002], facing)
            for _ in range(5):
                foot = line[rand.randrange(1, 4)]
                tip = foot + (out + side * rand.choice((-1, 1)) * rand.uniform(0.5, 1.2) + Vector((0, 0, rand.gauss(-0.2, 0.2)))).normalized() * long * rand.uniform(0.15, 0.4)
                strip(points, faces, [foot, tip], [0.005, 0.0012], Vector((0, 0, 1)))
                strip(points, faces, [foot, tip], [0.005, 0.0012], side)
        return hide(join([body, mesh('twigs', points, faces, dead, smooth=False)]))
    models = [trunk(k + 1) for k in range(6)]
    spots, taken = [], []
    for _ in range(2600):
        y = 3.6 + 95 * chance.random()
        x = chance.uniform(-0.55, 0.55) * (y + 2)
        if abs(x - 0.5) < 0.9 and y < 16 or any(abs(a - x) < 1.5 and abs(b - y) < 1.5 for a, b in taken):
            continue
        taken.append((x, y))
        spots.append(((x, y, floor(x, y)), chance.uniform(0, 6), chance.uniform(0.75, 1.2), (chance.gauss(0, 0.03), chance.gauss(0, 0.03))))
    scatter(models, spots)
    fern = [hide(grass_tuft(k + 170, 0.4, 18, ((0.03, 0.045, 0.012), (0.1, 0.11, 0.035)), haze)) for k in range(3)]
    scatter(fern, [((x, y, floor(x, y)), chance.uniform(0, 6), chance.uniform(0.4, 1.0)) for x, y in [(chance.uniform(-0.5, 0.5) * (q + 1), q) for q in [2 + 24 * chance.random() ** 1.6 for _ in range(700)]] if fbm(x, y, 0.5, 3) > -0.1])
    painted_sky([(0.0, (0.6, 0.63, 0.64)), (0.3, (0.74, 0.77, 0.78)), (1.0, (0.9, 0.93, 0.95))], 1.0)
    camera((0, -0.5, floor(0, 0) + 1.6), (0.4, 20, 3.4), lens=36)
    develop(exposure=0.98, saturation=1.15, denoise=0.4, shadows=(-0.1, -0.085, -0.085), highlights=(0.04, 0.04, 0.03))


@picture('birke-vinter', 2496, 1664, samples=5, seed=12)
def winter_birches():
    """Birches in snow, on a day without shadows."""
    haze = ((0.66, 0.68, 0.7), 75)
    def floor(x, y):
        return 0.35 * fbm(x, y, 0.09, 4, seed=3) + 0.03 * fbm(x, y, 0.9, 3)
    def snow(s):
        at = s.node('NewGeometry').outputs['Position']
        return {'Base Color': (0.8, 0.82, 0.84), 'Normal': s.bump(s.noise(1.6, 6, 0.55, at=at), 0.4, 0.12)}
    fan('snow', 2.0, 260, 0.85, (220, 240), floor, material('snow', snow, haze, Roughness=0.7, Specular=0.2))
    models = [hide(birch(k, 15 + k, haze)) for k in range(5)]
    spots = [((x, y, floor(x, y)), turn, scale, (0.02, lean)) for x, y, turn, scale, lean in
             [(-2.1, 6.2, 0, 0.95, 0.02), (-1.35, 8.6, 2, 0.8, -0.03), (1.6, 7.4, 4, 1.0, 0.03), (3.6, 10.5, 1, 0.9, -0.02), (0.5, 13, 3, 0.75, 0.04)]]
    for _ in range(190):
        y = 15 + 110 * chance.random() ** 1.3
        x = chance.uniform(-0.72, 0.72) * y
        spots.append(((x, y, floor(x, y)), chance.uniform(0, 6), chance.uniform(0.6, 1.15), (chance.gauss(0, 0.03), chance.gauss(0, 0.03))))
    scatter(models, spots)
    straw = [hide(grass_tuft(k + 90, 0.5, 14, ((0.16, 0.11, 0.06), (0.38, 0.29, 0.18)), haze)) for k in range(3)]
    scatter(straw, [((x, y, floor(x, y) - 0.06), chance.uniform(0, 6), chance.uniform(0.4, 1)) for x, y in
                    [(chance.uniform(-0.6, 0.6) * q, q) for q in [3 + 25 * chance.random() ** 2 for _ in range(90)]]])
    painted_sky([(0.0, (0.72, 0.73, 0.75)), (0.3, (0.74, 0.76, 0.79)), (1.0, (0.85, 0.88, 0.92))], 1.0)
    camera((0, -4, 1.5), (0.2, 20, 2.0), lens=85, focus=(0.9, 9.5, 1.5), fstop=1.4)
    develop(exposure=0.95, denoise=0.5)
