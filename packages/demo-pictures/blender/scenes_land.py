"""Mountains, hills, dunes, snow and northern nights."""
import math

from mathutils import Vector

from plants import bare_tree, birch, grass_tuft, spruce
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
    develop(exposure=1.25, saturation=1.08, denoise=0.25, balance=(0.96, 1.0, 1.06))


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
        spots.append(((x, y, 0.3), 1.0, scale))
    scatter(models, spots)
    for x, y, wide in ((-15, 30, 9), (17.5, 40.5, 4)):
        ground('islet', (2 * wide, wide), (60, 40), lambda u, v: 0.75 * (1 - ((u - x) / wide) ** 2 - ((v - y) / wide * 2) ** 2) + 0.25 * fbm(u, v, 0.5, 4), snow, (x, y))
    ground('far bank', (900, 160), (60, 10), lambda x, y: -0.4 + 0.012 * (y - 240), snow, (0, 400))
    painted_sky([(0.0, (0.028, 0.05, 0.055)), (0.1, (0.014, 0.03, 0.042)), (0.4, (0.006, 0.014, 0.026)), (1.0, (0.003, 0.007, 0.016))], 1.0, extra=aurora(2.0, 1.15))
    camera((0, -1.5, 1.75), (0, 40, 9.2), lens=20)
    develop(exposure=2.0, saturation=0.92, denoise=0.7)


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


@picture('blaa-time', 1808, 2260, samples=8, seed=4)
def blue_hour():
    """A lake among fells after sunset; a little light is left behind the ridge."""
    air = air_colour((0.1, 0.155, 0.25), (0.3, 0.27, 0.3), 0, -8, 0.35)
    def fells(x, y):
        aside = abs(x + 260 - 0.05 * y) + 120 * fbm(x, y, 0.0013, 3, seed=9)
        rise = soft(aside, 330 + 0.02 * y, 2300)
        return -25 + rise * (260 + 1000 * ridges(x, y, 0.00047, 9, 7.7)) + 950 * soft(y, 5200, 9500) * (0.25 + ridges(x, y, 0.0004, 8, 1.2))
    fan('fells', 260, 14000, 0.8, (600, 480), fells, rock_and_snow('fell', (air, 16000, (80, 1.6)), 0.36, 90))
    mesh('water', [(-20000, -50, 0), (20000, -50, 0), (20000, 20000, 0), (-20000, 20000, 0)], [(0, 1, 2, 3)],
         still_water('water', (0.006, 0.014, 0.022), 0.03, 0.7))
    reed = [hide(grass_tuft(k + 60, 0.8, 26, ((0.03, 0.028, 0.015), (0.09, 0.075, 0.04)))) for k in range(3)]
    spots = [((x, y, -0.12), chance.uniform(0, 6), chance.uniform(0.5, 1.2)) for x, y in
             [(chance.gauss(-2.1, 0.75), chance.uniform(4.2, 7.5)) for _ in range(150)]]
    scatter(reed, spots)
    painted_sky([(0.0, (0.52, 0.37, 0.33)), (0.09, (0.42, 0.37, 0.42)), (0.22, (0.22, 0.28, 0.42)), (0.5, (0.085, 0.14, 0.27)), (1.0, (0.04, 0.08, 0.18))], 0.8,
                sun=(0, -8, (0.45, 0.22, 0.1), 0.22), clouds=cloud_sheet(0.8, 0.44, 0.26, (1.25, 0.95, 0.9), (0.6, 0.62, 0.72), stretch=4.2, wisps=0.8, seed=11, sunward=(0, 0.1)))
    camera((0, -2, 1.5), (-60, 1500, 120), lens=30)
    develop(exposure=1.6, denoise=0.5)


@picture('alpekaede', 3108, 1332, samples=8, seed=6)
def mountain_chain():
    """A chain of peaks in the first sun, seen across the forest that stops where the trees do."""
    air = air_colour((0.3, 0.4, 0.55), (0.62, 0.56, 0.56), 10, 60, 0.6)
    def chain(x, y):
        low = 420 * fbm(x, y, 0.0006, 4, seed=3)
        wall = soft(y, 2600, 6800)
        return -520 + low * 0.6 + wall * (500 + 2150 * ridges(x, y, 0.00034, 10, 5.4) ** 1.25) - 900 * soft(y, 8500, 12000)
    haze = (air, 26000, (200, 0.8))
    fan('chain', 900, 11000, 0.62, (1100, 560), chain, rock_and_snow('rock', haze, 0.44, 190, (0.78, 0.81, 0.86)))
    models = [hide(spruce(k + 30, 17 + 3 * k, haze=haze)) for k in range(4)]
    spots = []
    for _ in range(24000):
        y = 950 * (3600 / 950) ** chance.random()
        x = chance.uniform(-0.56, 0.56) * y
        z = chain(x, y)
        if z < -260 + 260 * fbm(x, y, 0.002, 3, seed=1) and fbm(x, y, 0.006, 2, seed=4) > -0.3:
            spots.append(((x, y, z - 0.5), chance.uniform(0, 6), chance.uniform(0.7, 1.5)))
    scatter(models, spots[:9000])
    painted_sky([(0.0, (0.6, 0.62, 0.68)), (0.12, (0.42, 0.53, 0.69)), (0.4, (0.19, 0.33, 0.58)), (1.0, (0.1, 0.22, 0.48))], 0.75,
                clouds=cloud_sheet(1.2, 0.4, 0.3, (1.6, 1.4, 1.3), (0.9, 0.9, 0.95), stretch=4, wisps=0.9, seed=6))
    sunlight(13, 82, 10.0, (1, 0.74, 0.54), 0.55)
    camera((0, 0, 60), (0, 5000, 420), lens=48)
    develop(exposure=0.9, denoise=0.35)


@picture('egen-paa-bakken', 2032, 2032, samples=8, seed=9)
def tree_on_the_hill():
    """The old tree on the hill, bare, in the mist of a March morning."""
    air = air_colour((0.5, 0.53, 0.55), (1.05, 0.86, 0.68), 9, 12, 0.45)
    haze = (air, 330, (9, 0.6))
    def hill(x, y):
        return 5.5 * math.exp(-(((x - 3) / 34) ** 2 + ((y - 62) / 26) ** 2)) + 0.25 * fbm(x, y, 0.12, 4) + 2.2 * fbm(x, y, 0.018, 2, seed=4) * soft(y, 10, 60) - 0.012 * y
    def turf(s):
        at = s.node('NewGeometry').outputs['Position']
        return {'Base Color': s.mix(s.noise(0.8, 7, 0.62, at=at), (0.05, 0.055, 0.022), (0.2, 0.17, 0.085)), 'Normal': s.bump(s.noise(6, 6, 0.7, at=at), 0.8, 0.1)}
    fan('hill', 2.5, 700, 0.8, (260, 320), hill, material('turf', turf, haze, Roughness=1.0, Specular=0.1))
    blades = [hide(grass_tuft(k + 80, 0.34, 46, ((0.09, 0.085, 0.035), (0.3, 0.25, 0.14)), haze)) for k in range(5)]
    spots = []
    for _ in range(7000):
        y = 2.8 * (70 / 2.8) ** chance.random()
        x = chance.uniform(-0.62, 0.62) * y
        spots.append(((x, y, hill(x, y) - 0.01), chance.uniform(-0.5, 0.5), chance.uniform(0.45, 1.25)))
    scatter(blades, spots)
    oak = bare_tree(23, 25, 0.72, haze)
    oak.location, oak.rotation_euler = (3.5, 60, hill(3.5, 60) - 0.2), (0, 0, 0.7)
    small = [hide(bare_tree(k + 50, 9 + k, haze=haze)) for k in range(3)]
    scatter(small, [((x, y, hill(x, y) - 0.2), chance.uniform(0, 6), chance.uniform(0.6, 1.1)) for x, y in
                    [(chance.uniform(-95, 110), chance.uniform(170, 230)) for _ in range(60)]])
    painted_sky([(0.0, (0.95, 0.83, 0.72)), (0.12, (0.8, 0.77, 0.74)), (0.4, (0.56, 0.62, 0.68)), (1.0, (0.4, 0.5, 0.6))], 0.9, sun=(11, 12, (1.3, 0.9, 0.55), 0.14))
    sunlight(11, 12, 6.0, (1, 0.78, 0.56), 1.5)
    camera((0, -1, hill(0, 0) + 1.8), (1.6, 60, 9.5), lens=44)
    develop(exposure=0.85, denoise=0.35, balance=(0.97, 1.0, 1.05))


@picture('ploejemark', 2496, 1664, samples=8, seed=10)
def ploughed_field():
    """Furrows towards a farm wood; clods throw long shadows."""
    haze = (air_colour((0.5, 0.52, 0.56), (0.9, 0.72, 0.55), 8, 70, 0.5), 900)
    def field(x, y):
        bend = x + 0.0016 * (y - 30) ** 2 * 0.25
        furrow = math.sin(bend * 2 * math.pi / 0.62)
        clods = 0.11 * fbm(x, y, 2.6, 4, seed=2) + 0.05 * fbm(x, y, 7, 3, seed=6)
        near = 1 - soft(y, 50, 220)
        return 0.11 * furrow * near + clods * near + 5 * soft(y, 20, 330) * (0.5 + fbm(x, y, 0.004, 2, seed=3)) + 0.006 * y
    def earth(s):
        at = s.node('NewGeometry').outputs['Position']
        damp = s.noise(0.5, 6, 0.6, at=at)
        crumbs = s.noise(14, 8, 0.7, at=at)
        return {'Base Color': s.mix(s.math('MULTIPLY_ADD', crumbs, 0.6, s.math('MULTIPLY', damp, 0.5)), (0.028, 0.018, 0.012), (0.19, 0.13, 0.085)),
                'Normal': s.bump(crumbs, 0.8, 0.05), 'Roughness': s.fit(damp, 0.35, 0.6, 0.55, 0.95)}
    fan('field', 2.0, 900, 0.8, (900, 700), field, material('earth', earth, haze, Specular=0.3))
    trees = [hide(bare_tree(k + 70, 13 + 2 * k, haze=haze)) for k in range(4)]
    spots = []
    for _ in range(320):
        y = 310 + 40 * chance.random() + 0.1 * abs(chance.gauss(0, 60))
        x = chance.uniform(-0.75, 0.75) * y
        if fbm(x, 0, 0.011, 2, seed=5) > -0.12:
            spots.append(((x, y, field(x, y) - 0.3), chance.uniform(0, 6), chance.uniform(0.55, 1.15)))
    scatter(trees, spots)
    painted_sky([(0.0, (0.82, 0.7, 0.6)), (0.08, (0.66, 0.64, 0.66)), (0.3, (0.38, 0.48, 0.6)), (1.0, (0.2, 0.32, 0.5))], 0.7,
                clouds=cloud_sheet(1.3, 0.56, 0.3, (1.6, 1.4, 1.25), (0.6, 0.62, 0.68), stretch=2.2, wisps=1.0, seed=8, sunward=(0.1, 0.02)))
    sunlight(10, 72, 9.0, (1, 0.74, 0.5), 0.6)
    camera((0, -0.5, 2.1), (1.5, 60, 1.6), lens=34)
    develop(exposure=0.85, denoise=0.35)


@picture('birke-vinter', 2496, 1664, samples=8, seed=12)
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
    for _ in range(260):
        y = 15 + 110 * chance.random() ** 1.3
        x = chance.uniform(-0.72, 0.72) * y
        spots.append(((x, y, floor(x, y)), chance.uniform(0, 6), chance.uniform(0.6, 1.15), (chance.gauss(0, 0.03), chance.gauss(0, 0.03))))
    scatter(models, spots)
    straw = [hide(grass_tuft(k + 90, 0.5, 14, ((0.16, 0.11, 0.06), (0.38, 0.29, 0.18)), haze)) for k in range(3)]
    scatter(straw, [((x, y, floor(x, y) - 0.06), chance.uniform(0, 6), chance.uniform(0.4, 1)) for x, y in
                    [(chance.uniform(-0.6, 0.6) * q, q) for q in [3 + 25 * chance.random() ** 2 for _ in range(90)]]])
    painted_sky([(0.0, (0.72, 0.73, 0.75)), (0.3, (0.74, 0.76, 0.79)), (1.0, (0.85, 0.88, 0.92))], 1.0)
    camera((0, -1, 1.65), (0.3, 20, 2.5), lens=42)
    develop(exposure=0.95, denoise=0.5)


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
                clouds=cloud_sheet(1.1, 0.52, 0.28, (1.5, 1.2, 1.1), (0.6, 0.58, 0.64), stretch=3.0, wisps=0.9, seed=14, sunward=(-0.1, 0.03)))
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
