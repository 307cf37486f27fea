"""Fjords, fells and the northern night."""
import math

from mathutils import Vector, noise

from plants import grass_tuft, spruce
from shading import *
from shapes import *
from skies import aurora, cloud_sheet
from studio import *


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
                sun=(3, 14, (1.3, 0.8, 0.4), 0.14), clouds=cloud_sheet(0.9, 0.5, 0.22, (1.5, 1.15, 1.0), (0.5, 0.48, 0.55), stretch=1.5, seed=4, sunward=(0.02, 0.1)))
    sunlight(9, 74, 9.0, (1, 0.62, 0.38), 0.8)
    camera((0, -2, 1.7), (40, 1500, 150), lens=30)
    develop(exposure=1.25, saturation=1.08, denoise=0.25, balance=(0.96, 1.0, 1.06))


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


@picture('blaa-time', 1808, 2260, samples=8, seed=4)
def blue_hour():
    """A lake among fells after sunset; a little light is left behind the ridge."""
    air = air_colour((0.1, 0.155, 0.25), (0.3, 0.27, 0.3), 0, -8, 0.35)
    def fells(x, y):
        aside = abs(x + 260 - 0.05 * y) + 120 * fbm(x, y, 0.0013, 3, seed=9)
        rise = soft(aside, 330 + 0.02 * y, 2300)
        return -25 + rise * (260 + 1000 * ridges(x, y, 0.00047, 9, 7.7)) + 950 * soft(y, 5200, 9500) * (0.25 + ridges(x, y, 0.0004, 8, 1.2))
    fan('fells', 260, 14000, 0.8, (600, 480), fells, rock_and_snow('fell', (air, 16000, (80, 1.6)), 0.36, 90))
    fan('water', 0.2, 20000, 9, (40, 90), lambda x, y: 0.0, still_water('water', (0.006, 0.014, 0.022), 0.03, 0.7))
    reed = [hide(grass_tuft(k + 60, 0.8, 26, ((0.03, 0.028, 0.015), (0.09, 0.075, 0.04)))) for k in range(3)]
    spots = [((x, y, -0.12), chance.uniform(0, 6), chance.uniform(0.5, 1.2)) for x, y in
             [(chance.gauss(-2.1, 0.75), chance.uniform(4.2, 7.5)) for _ in range(150)]]
    scatter(reed, spots)
    painted_sky([(0.0, (0.52, 0.37, 0.33)), (0.09, (0.42, 0.37, 0.42)), (0.22, (0.22, 0.28, 0.42)), (0.5, (0.085, 0.14, 0.27)), (1.0, (0.04, 0.08, 0.18))], 0.8,
                sun=(0, -8, (0.45, 0.22, 0.1), 0.22), clouds=cloud_sheet(0.8, 0.44, 0.26, (1.25, 0.95, 0.9), (0.6, 0.62, 0.72), stretch=1.5, seed=11, sunward=(0, 0.1)))
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
                clouds=cloud_sheet(1.2, 0.4, 0.3, (1.6, 1.4, 1.3), (0.9, 0.9, 0.95), stretch=1.5, seed=6))
    sunlight(13, 82, 10.0, (1, 0.74, 0.54), 0.55)
    camera((0, 0, 60), (0, 5000, 420), lens=48)
    develop(exposure=0.9, denoise=0.35)
