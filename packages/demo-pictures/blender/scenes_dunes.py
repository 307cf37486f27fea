"""Dunes, marram grass and the lighthouse."""
import math

from mathutils import Vector

from plants import grass_tuft
from shading import *
from shapes import *
from skies import cloud_sheet
from studio import *


@picture('klitter', 2496, 1664, samples=10, seed=5)
def dunes():
    def sand_at(x, y):
        bend = x + 5 * math.sin(y / 17) + 3 * fbm(x, y, 0.05, 2, seed=1)
        wave = (bend / 34 + y / 95 + 0.2) % 1.0
        crest = wave / 0.72 if wave < 0.72 else (1 - wave) / 0.28
        return 5.2 * soft(y, 4, 42) * (crest ** 1.25) * (0.75 + 0.5 * fbm(x, y, 0.02, 2, seed=8)) + 1.3 * fbm(x, y, 0.05, 3, seed=3)
    def sand(s):
        at = s.node('NewGeometry').outputs['Position']
        bent = s.node('VectorMath', {0: at, 1: s.mix(1, s.node('TexNoise', {'Vector': at, 'Scale': 0.55, 'Detail': 3.0}).outputs['Color'], 0.55, 'MULTIPLY')}, operation='ADD').outputs[0]
        x, y, _ = [s.node('SeparateXYZ', {0: bent}).outputs[k] for k in range(3)]
        ripple = s.math('POWER', s.math('MULTIPLY_ADD', s.math('SINE', s.math('MULTIPLY_ADD', x, 46, s.math('MULTIPLY', y, 17))), 0.5, 0.5), 1.4)
        patch = s.fit(s.noise(0.28, 4, at=at), 0.42, 0.62)
        grain = s.noise(160, 3, 0.75, at=at)
        tone = s.math('MULTIPLY_ADD', ripple, 0.2, s.noise(0.5, 6, 0.6, at=at))
        colour = s.ramp(s.math('MULTIPLY_ADD', grain, 0.35, tone), (0.35, (0.36, 0.27, 0.18)), (0.95, (0.6, 0.49, 0.36)))
        height = s.math('MULTIPLY_ADD', s.math('MULTIPLY', ripple, patch), 0.016, s.math('MULTIPLY', grain, 0.0016))
        return {'Base Color': colour, 'Normal': s.bump(height, 1.0, 1.0)}
    fan('dunes', 2.2, 420, 0.8, (520, 640), sand_at, material('sand', sand, ((0.6, 0.62, 0.66), 900), Roughness=0.95, Specular=0.1))
    models = [hide(grass_tuft(k, 0.95, 34, ((0.2, 0.21, 0.11), (0.42, 0.38, 0.24)))) for k in range(5)]
    spots = []
    for _ in range(16000):
        y = 5 * (150 / 5) ** chance.random()
        x = chance.uniform(-0.62, 0.62) * y
        grows = fbm(x, y, 0.07, 3, seed=12) + 0.35 * soft(sand_at(x, y), 2.0, 6.0) - (0.28 if abs(x) < 0.3 * y and y < 20 else 0)
        if grows > 0.3 + 0.5 * chance.random():
            spots.append(((x, y, sand_at(x, y) - 0.02), chance.uniform(-0.6, 0.6), chance.uniform(0.5, 1.25)))
    scatter(models, spots[:3500])
    painted_sky([(0.0, (0.66, 0.68, 0.7)), (0.1, (0.5, 0.58, 0.68)), (0.4, (0.25, 0.38, 0.58)), (1.0, (0.15, 0.27, 0.48))], 0.75,
                clouds=cloud_sheet(1.0, 0.46, 0.26, (1.7, 1.5, 1.35), (0.85, 0.85, 0.9), stretch=1.5, seed=2, sunward=(0.08, 0.02)))
    sunlight(14, 80, 11.0, (1, 0.76, 0.52), 0.6)
    eye = sand_at(0, 0.5) + 1.9
    camera((0, 0, eye), (0.5, 30, eye + 0.1), lens=35)
    develop(exposure=1.05, denoise=0.35)


@picture('fyrtaarn', 1664, 2496, samples=8, seed=15)
def lighthouse():
    """A white lighthouse behind the dunes, in the last sun."""
    def sand_at(x, y):
        return 3.4 * soft(y, 6, 40) * (0.55 + 0.9 * fbm(x, y, 0.035, 3, seed=5)) + 0.8 * fbm(x, y, 0.09, 3, seed=1) - 0.02 * max(0, y - 60)
    def sand(s):
        at = s.node('NewGeometry').outputs['Position']
        return {'Base Color': s.mix(s.noise(1.4, 7, 0.6, at=at), (0.33, 0.25, 0.17), (0.52, 0.42, 0.3)), 'Normal': s.bump(s.noise(5, 7, 0.65, at=at), 0.6, 0.08)}
    fan('dunes', 2.0, 320, 0.7, (300, 340), sand_at, material('sand', sand, Roughness=0.95, Specular=0.1))
    models = [hide(grass_tuft(k + 20, 0.85, 44, ((0.22, 0.22, 0.11), (0.48, 0.42, 0.26)))) for k in range(5)]
    spots = []
    for _ in range(9000):
        y = 3.5 * (120 / 3.5) ** chance.random()
        x = chance.uniform(-0.5, 0.5) * y
        if fbm(x, y, 0.12, 3, seed=12) + 0.3 * soft(sand_at(x, y), 0.3, 2.2) > 0.02 + 0.3 * chance.random():
            spots.append(((x, y, sand_at(x, y) - 0.02), chance.uniform(-0.6, 0.6), chance.uniform(0.5, 1.25)))
    scatter(models, spots)
    white = material('limewash', lambda s: {'Base Color': s.mix(s.fit(s.noise(1, 6, 0.6, at=s.coords('Object', scale=(1.6, 1.6, 0.12))), 0.5, 0.75, 0, 0.45), (0.66, 0.64, 0.6), (0.36, 0.33, 0.29)),
                                            'Normal': s.bump(s.noise(3, 5, 0.5), 0.2, 0.02)}, Roughness=0.9, Specular=0.15)
    iron = material('iron', lambda s: {'Base Color': s.mix(s.noise(4, 6), (0.02, 0.02, 0.022), (0.06, 0.05, 0.045))}, Roughness=0.5)
    red = material('red', lambda s: {'Base Color': s.mix(s.noise(3, 6), (0.17, 0.03, 0.02), (0.26, 0.055, 0.035))}, Roughness=0.5)
    base = sand_at(4, 82) - 0.5
    parts = [lathe('tower', [(0, 0), (3.5, 0), (3.45, 0.5), (3.2, 0.8), (2.35, 18.5), (2.3, 19), (2.7, 19.4), (2.75, 19.8), (0, 19.8)], white, 96, 1),
             lathe('gallery', [(0, 19.8), (3.3, 19.8), (3.35, 19.95), (0, 19.95)], iron, 64, 1),
             lathe('lantern', [(1.5, 19.9), (1.5, 21.1), (1.55, 21.15), (1.55, 21.2), (0, 21.2)], red, 48, 1),
             lathe('roof', [(0, 23.5), (1.75, 23.5), (1.8, 23.58), (1.2, 24.2), (0.5, 24.65), (0.2, 24.75), (0.22, 25.0), (0, 25.1)], red, 48, 1)]
    for k in range(24):
        angle = 2 * math.pi * k / 24
        x, y = math.cos(angle), math.sin(angle)
        parts.append(tube('rail', [(3.2 * x, 3.2 * y, 19.9), (3.2 * x, 3.2 * y, 21.0)], [0.03, 0.03], iron, 6))
        if k % 2 == 0:
            parts.append(tube('frame', [(1.5 * x, 1.5 * y, 21.1), (1.5 * x, 1.5 * y, 23.55)], [0.04, 0.04], red, 6))
    for z in (20.35, 20.7, 21.0):
        parts.append(tube('ring', [(3.2 * math.cos(a), 3.2 * math.sin(a), z) for a in [2 * math.pi * k / 48 for k in range(49)]], [0.025] * 49, iron, 6))
    lamp = glow('lamp', (1.0, 0.72, 0.38), 26)
    parts.append(lathe('lamp', [(0, 21.7), (0.34, 21.8), (0.42, 22.3), (0.34, 22.8), (0, 22.9)], lamp, 24, 4))
    dark = material('window', None, Roughness=0.15, **{'Base Color': (0.01, 0.012, 0.014, 1)})
    for z in (5.5, 10.5, 15.5):
        radius = 3.2 - 0.85 * (z - 0.8) / 17.7
        parts.append(box('window', (0.62, 0.3, 1.15), (-0.7, -radius + 0.12, z), dark, bevel=0.02))
    for part in parts:
        part.location += Vector((4, 82, base))
    painted_sky([(0.0, (0.74, 0.56, 0.48)), (0.07, (0.6, 0.53, 0.53)), (0.22, (0.37, 0.43, 0.54)), (0.6, (0.16, 0.24, 0.4)), (1.0, (0.1, 0.17, 0.32))], 0.8,
                clouds=cloud_sheet(1.1, 0.52, 0.28, (1.5, 1.2, 1.1), (0.6, 0.58, 0.64), stretch=1.5, seed=14, sunward=(-0.1, 0.03)))
    sunlight(6, -78, 5.5, (1, 0.58, 0.34), 0.6)
    eye = sand_at(0, 0) + 1.8
    camera((0, -1, eye), (3.0, 82, eye + 9.8), lens=58)
    develop(exposure=1.15, denoise=0.35)


@picture('klittens-lys', 1664, 2496, samples=10, seed=16)
def light_on_the_dune():
    """Marram grass against the low sun; the sea is a blurred band behind it."""
    def crest(x, y):
        return 0.5 * soft(1.7 + 0.25 * math.sin(x * 1.3) - abs(y - 2.6), 0, 1.7) + 0.12 * fbm(x, y, 0.8, 4, seed=2) - 0.25 * max(0, y - 3.2)
    def sand(s):
        at = s.node('NewGeometry').outputs['Position']
        grain = s.noise(320, 3, 0.7, at=at)
        return {'Base Color': s.mix(grain, (0.3, 0.22, 0.15), (0.58, 0.46, 0.33)), 'Normal': s.bump(s.math('MULTIPLY_ADD', grain, 0.15, s.noise(7, 6, 0.6, at=at)), 0.6, 0.04)}
    ground('sand', (9, 7), (220, 180), crest, material('sand', sand, Roughness=0.95, Specular=0.15), (0, 3))
    models = [hide(grass_tuft(k + 130, 0.85, 44, ((0.34, 0.29, 0.13), (0.7, 0.55, 0.3)))) for k in range(6)]
    spots = []
    for _ in range(150):
        x, y = chance.gauss(0.35, 1.3), chance.gauss(2.7, 0.5)
        spots.append(((x, y, crest(x, y) - 0.03), chance.uniform(-0.5, 0.5), chance.uniform(0.45, 1.1)))
    scatter(models, spots)
    mesh('sea', [(-9000, 60, -9), (9000, 60, -9), (9000, 9000, -9), (-9000, 9000, -9)], [(0, 1, 2, 3)],
         material('sea', lambda s: {'Normal': s.bump(s.noise(0.3, 4, 0.6, at=s.node('NewGeometry').outputs['Position']), 0.5, 0.6)}, Roughness=0.22, **{'Base Color': (0.02, 0.04, 0.05, 1)}))
    painted_sky([(0.0, (0.95, 0.66, 0.46)), (0.08, (0.82, 0.64, 0.52)), (0.25, (0.55, 0.54, 0.56)), (0.6, (0.28, 0.36, 0.48)), (1.0, (0.16, 0.25, 0.4))], 0.85,
                sun=(7, -9, (9, 5.5, 2.6), 0.02))
    sunlight(7, -9, 9.0, (1, 0.66, 0.38), 0.6)
    camera((0, -0.9, 0.75), (0.05, 2.6, 0.83), lens=72, focus=(0, 2.5, 0.7), fstop=2.8)
    develop(exposure=1.15, denoise=0.5, bloom=0.14)
