"""Mountains, hills, dunes, snow and northern nights."""
import math

from mathutils import Vector

from plants import bare_tree, grass_tuft, spruce
from skies import aurora, cloud_sheet
from studio import *
from studio import noise


def ridges(x, y, scale, octaves=7, seed=0.0):
    """Mountain relief from 0 to about 1."""
    return noise.ridged_multi_fractal(Vector((x * scale + seed, y * scale - seed, seed)), 1.0, 2.1, octaves, 1.0, 2.0) / 2.6


def rock_and_snow(name, haze, snow_from=0.5, snow_line=150, snow=(0.72, 0.76, 0.82)):
    def build(s):
        at = s.node('NewGeometry').outputs['Position']
        rough = s.noise(0.012, 8, 0.62, at=at)
        strata = s.noise(0.03, 5, 0.6, at=s.node('Mapping', {'Vector': at, 'Scale': (0.4, 0.4, 3)}).outputs[0])
        level = s.math('MULTIPLY_ADD', rough, 0.55, s.slope())
        high = s.fit(s.math('MULTIPLY_ADD', rough, snow_line * 1.6, s.height()), snow_line, snow_line * 2.6)
        white = s.math('MULTIPLY', s.fit(level, snow_from + 0.42, snow_from + 0.56), high)
        stone = s.mix(strata, (0.03, 0.03, 0.032), (0.1, 0.092, 0.085))
        moss = s.mix(s.fit(s.height(), 40, 420, 1, 0), stone, s.mix(rough, (0.02, 0.024, 0.012), (0.055, 0.05, 0.022)))
        return {'Base Color': s.mix(white, moss, snow), 'Normal': s.bump(s.noise(0.05, 6, 0.65, at=at), 0.7, 9)}
    return material(name, build, haze, Roughness=0.9, Specular=0.1)


def still_water(name, colour, ripple=0.02, scale=1.2, rough=0.02, haze=None):
    def build(s):
        at = s.node('NewGeometry').outputs['Position']
        waves = s.noise(scale, 3, 0.55, at=s.node('Mapping', {'Vector': at, 'Scale': (0.5, 1.6, 1)}).outputs[0])
        breeze = s.fit(s.noise(0.006, 3, at=s.node('Mapping', {'Vector': at, 'Scale': (0.4, 2.2, 1)}).outputs[0]), 0.48, 0.62, 0.25, 1.6)
        return {'Normal': s.bump(waves, s.math('MULTIPLY', breeze, ripple), 0.5)}
    return material(name, build, haze, Roughness=rough, Specular=0.5, **{'Base Color': (*colour, 1)})


@picture('fjord-daggry', 2496, 1664, samples=10, seed=2)
def fjord():
    air = air_colour((0.24, 0.31, 0.41), (0.78, 0.6, 0.48), 4, 14, 0.4)
    def valley(x, y):
        middle = 220 * math.sin(y / 1500 + 0.4) + 0.05 * y
        aside = abs(x - middle) + 90 * fbm(x, y, 0.0016, 3, seed=4)
        rise = soft(aside, 250 + 0.03 * y, 2000 + 0.1 * y)
        peaks = ridges(x, y, 0.00042, 9, 2.3)
        end = 700 * soft(y, 7000, 11500)
        return -30 + rise * (300 + 1150 * peaks) + end * (0.4 + peaks)
    fan('mountains', 240, 15000, 0.95, (720, 560), valley, rock_and_snow('rock', (air, 17000, (110, 1.3)), 0.5, 260))
    mesh('water', [(-20000, -50, 0), (20000, -50, 0), (20000, 20000, 0), (-20000, 20000, 0)], [(0, 1, 2, 3)],
         still_water('water', (0.008, 0.02, 0.026), 0.05, 0.9))
    stone = material('stone', lambda s: {'Base Color': s.mix(s.fit(s.height(), 0.02, 0.14), (0.012, 0.012, 0.011), s.mix(s.noise(6, 8, 0.65), (0.05, 0.048, 0.045), (0.17, 0.16, 0.145))),
                                         'Roughness': s.fit(s.height(), 0.02, 0.12, 0.2, 0.85), 'Normal': s.bump(s.noise(16, 8, 0.65), 0.6, 0.03)})
    models = []
    for k in range(5):
        rock = lathe('stone', [(math.sin(a), -math.cos(a)) for a in [math.pi * n / 30 for n in range(31)]], stone, 60, 1)
        for v in rock.data.vertices:
            v.co *= 1 + 0.34 * noise.noise(v.co * 0.9 + Vector((k * 9, 0, 0))) + 0.12 * noise.fractal(v.co * 2.6 + Vector((0, k * 5, 0)), 1, 2, 4)
            v.co.z *= 0.55
        models.append(hide(rock))
    spots = []
    for _ in range(300):
        y = 3.4 + 7 * chance.random() ** 2
        x = (-0.75 + 0.7 * chance.random() ** 1.4 + 0.12 * chance.uniform(-1, 1)) * y
        spots.append(((x, y, -0.06 + 0.05 * chance.random()), chance.uniform(0, 6), 0.06 + 0.42 * chance.random() ** 3, (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3))))
    scatter(models, spots)
    painted_sky([(0.0, (0.92, 0.66, 0.5)), (0.1, (0.8, 0.63, 0.55)), (0.25, (0.46, 0.49, 0.57)), (0.6, (0.2, 0.28, 0.42)), (1.0, (0.12, 0.2, 0.34))], 0.9,
                sun=(3, 14, (1.3, 0.8, 0.4), 0.14), clouds=cloud_sheet(0.9, 0.5, 0.22, (1.5, 1.15, 1.0), (0.5, 0.48, 0.55), stretch=3.6, wisps=0.7, seed=4, sunward=(0.02, 0.1)))
    sunlight(9, 74, 9.0, (1, 0.62, 0.38), 0.8)
    camera((0, -2, 1.7), (40, 1500, 150), lens=30)
    develop(exposure=1.25, saturation=1.08, denoise=0.4, balance=(0.96, 1.0, 1.06))


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
    develop(exposure=0.9, denoise=0.4)


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
                clouds=cloud_sheet(1.0, 0.46, 0.26, (1.7, 1.5, 1.35), (0.85, 0.85, 0.9), stretch=4.2, wisps=1.0, seed=2, sunward=(0.08, 0.02)))
    sunlight(14, 80, 11.0, (1, 0.76, 0.52), 0.6)
    eye = sand_at(0, 0.5) + 1.9
    camera((0, 0, eye), (0.5, 30, eye + 0.1), lens=35)
    develop(exposure=1.05, denoise=0.35)


@picture('nordlys', 1664, 2496, samples=10, seed=3)
def northern_lights():
    def hills(x, y):
        return -8 + 150 * soft(y, 900, 3200) * (0.15 + ridges(x, y, 0.0007, 7, 6.1))
    snow = material('snow', lambda s: {'Base Color': (0.55, 0.6, 0.68), 'Normal': s.bump(s.noise(3, 7, 0.6, at=s.node('NewGeometry').outputs['Position']), 0.4, 0.1)}, Roughness=0.7)
    fan('hills', 300, 4200, 0.8, (300, 120), hills, rock_and_snow('fell', ((0.012, 0.03, 0.032), 7000), 0.3, 5))
    mesh('lake', [(-4000, -50, 0), (4000, -50, 0), (4000, 5000, 0), (-4000, 5000, 0)], [(0, 1, 2, 3)], still_water('lake', (0.004, 0.008, 0.012), 0.03, 1.4, 0.04))
    def bank(x, y):
        return 0.36 - 0.06 * (y - 2) + 0.28 * fbm(x, y, 0.45, 5, seed=2) + 0.1 * x
    ground('bank', (14, 9), (260, 180), bank, snow, (0, 3.2))
    models = [hide(spruce(k + 10, 11 + 2 * k)) for k in range(4)]
    spots = []
    for _ in range(700):
        x = chance.uniform(-330, 330)
        y = 330 + 60 * fbm(x, 0, 0.012, 3, seed=4) + 50 * chance.random() - 0.22 * abs(x)
        if fbm(x, y, 0.02, 3, seed=3) > -0.25:
            spots.append(((x, y, -0.2 + 0.01 * (y - 330)), chance.uniform(0, 6), 0.5 + 1.1 * chance.random() ** 2))
    for x, y, scale in ((-13.5, 27, 0.85), (-16.5, 30, 1.15), (-11.2, 30, 0.5), (17.5, 40, 0.9)):
        spots.append(((x, y, -0.4), 1.0, scale))
    scatter(models, spots)
    ground('far bank', (900, 160), (60, 10), lambda x, y: -0.4 + 0.012 * (y - 240), snow, (0, 400))
    painted_sky([(0.0, (0.028, 0.05, 0.055)), (0.1, (0.014, 0.03, 0.042)), (0.4, (0.006, 0.014, 0.026)), (1.0, (0.003, 0.007, 0.016))], 1.0, extra=aurora(2.0, 1.15))
    camera((0, -1.5, 1.75), (0, 40, 9.2), lens=20)
    develop(exposure=1.6, saturation=0.9)


@picture('sneklaedte-bakker', 2496, 1664, samples=10, seed=8)
def snowy_hills():
    def land(x, y):
        return 9 * fbm(x, y, 0.008, 4, seed=5) * soft(y, 3, 90) + 16 * soft(y, 60, 420) * (0.5 + 0.5 * fbm(x, y, 0.004, 2, seed=2)) + 0.3 * fbm(x, y, 0.12, 3) + 0.05 * fbm(x, y, 0.9, 4)
    haze = ((0.62, 0.64, 0.72), 1500)
    def snow(s):
        at = s.node('NewGeometry').outputs['Position']
        drift = s.noise(0.9, 6, 0.55, at=s.node('Mapping', {'Vector': at, 'Scale': (1, 0.35, 1), 'Rotation': (0, 0, 0.5)}).outputs[0])
        crust = s.noise(26, 4, 0.65, at=at)
        stubble = s.math('MULTIPLY', s.fit(s.noise(5, 3, at=at), 0.63, 0.7), 0.35)
        return {'Base Color': s.mix(stubble, (0.8, 0.82, 0.86), (0.3, 0.25, 0.19)), 'Normal': s.bump(s.math('MULTIPLY_ADD', crust, 0.12, drift), 0.5, 0.16), 'Roughness': 0.65}
    fan('snow', 2.2, 1500, 0.85, (420, 460), land, material('snow', snow, haze, Specular=0.3))
    trees = [hide(bare_tree(k + 3, 12 + 2 * k, haze=haze)) for k in range(3)]
    spots = [((-9, 38, land(-9, 38) - 0.1), 0.4, 1.0), ((16, 66, land(16, 66) - 0.1), 2.0, 1.1), ((22, 70, land(22, 70) - 0.1), 4.0, 0.8)]
    for _ in range(240):
        y = 170 + 150 * chance.random()
        x = chance.uniform(-0.7, 0.7) * y
        if fbm(x, y, 0.01, 2, seed=7) > 0.08:
            spots.append(((x, y, land(x, y) - 0.1), chance.uniform(0, 6), chance.uniform(0.6, 1.2)))
    scatter(trees, spots)
    grey = material('post', lambda s: {'Base Color': s.mix(s.noise(30, 5, at=s.coords('Object', scale=(1, 1, 0.1))), (0.06, 0.05, 0.045), (0.2, 0.18, 0.16))}, Roughness=0.9)
    for k in range(15):
        x, y = 2.6 + k * 0.42 + 0.1 * chance.random(), 7 + k * 4.1
        post = lathe('post', [(0, -0.4), (0.055, -0.4), (0.05, 0.4), (0.046, 1.06), (0.03, 1.1), (0, 1.1)], grey, 12, 2, 0.1, k)
        post.location, post.rotation_euler = (x, y, land(x, y)), (chance.gauss(0, 0.05), chance.gauss(0, 0.05), k)
    painted_sky([(0.0, (0.85, 0.74, 0.68)), (0.1, (0.66, 0.66, 0.72)), (0.35, (0.36, 0.45, 0.6)), (1.0, (0.2, 0.3, 0.48))], 0.7,
                sun=(5, -64, (0.5, 0.33, 0.2), 0.5), clouds=cloud_sheet(0.8, 0.5, 0.3, (1.3, 1.2, 1.12), (0.8, 0.8, 0.85), stretch=4.5, wisps=0.8, seed=9))
    sunlight(9, -64, 9.0, (1, 0.74, 0.5), 0.7)
    eye = land(0, 0) + 1.9
    camera((0, -1, eye), (1, 60, eye + 1.2), lens=38)
    develop(exposure=1.05, denoise=0.35)
