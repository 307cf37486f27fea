"""A jetty."""
import math

from mathutils import Vector

from skies import cloud_sheet
from shading import *
from shapes import *
from studio import *
from surfaces import metal, wood


@picture('badebro', 2496, 1664, samples=10, seed=4)
def jetty():
    """A bathing jetty in a sea without wind; sky and water have no border."""
    deck = wood('deck', (0.075, 0.07, 0.065), (0.27, 0.25, 0.225), 1.0, 0.75)
    pole = material('pole', lambda s: {'Base Color': s.mix(s.fit(s.math('MULTIPLY_ADD', s.noise(7, 5), 0.25, s.height()), 0.2, 0.45), (0.014, 0.017, 0.012),
                                                           s.mix(s.noise(20, 6, at=s.coords('Object', scale=(1, 1, 0.08))), (0.07, 0.062, 0.055), (0.21, 0.195, 0.175))),
                                       'Normal': s.bump(s.noise(26, 5, at=s.coords('Object', scale=(1, 1, 0.08))), 0.5, 0.02)}, Roughness=0.85)
    length, width, height = 34, 1.5, 0.85
    y = -5.0
    while y < length:
        plank = box('plank', (width + chance.uniform(-0.03, 0.03), 0.138, 0.04), (chance.gauss(0, 0.006), y, height + chance.gauss(0, 0.0025)), deck, bevel=0.005, turn=chance.gauss(0, 0.004))
        plank.rotation_euler.x = chance.gauss(0, 0.006)
        y += 0.146
    for x in (-0.55, 0.55):
        box('beam', (0.1, length + 5, 0.16), (x, length / 2 - 1.5, height - 0.1), deck, bevel=0.006)
    for k in range(12):
        for x in (-0.72, 0.72):
            top = height + (0.75 if k % 3 == 2 else -0.05) + chance.gauss(0, 0.03)
            post = lathe('post', [(0, -1.5), (0.085, -1.5), (0.082, 0), (0.078, top - 0.02), (0.066, top), (0, top + 0.008)], pole, 20, 3, 0.05, k + x)
            post.location, post.rotation_euler = (x * 1.06, 2.5 + k * 2.85, 0), (chance.gauss(0, 0.012), chance.gauss(0, 0.012), k)
    rail = metal('ladder', (0.5, 0.5, 0.5), 0.35)
    for x in (-0.24, 0.24):
        path = spline([(x, length + 0.6, height), (x, length + 0.6, height + 0.75), (x, length + 0.95, height + 0.9), (x, length + 1.12, height + 0.5), (x, length + 1.12, -1)], 8)
        tube('rail', path, [0.022] * len(path), rail, 10)
    def calm(s):
        at = s.node('NewGeometry').outputs['Position']
        swell = s.noise(0.55, 4, 0.5, at=s.node('Mapping', {'Vector': at, 'Scale': (0.45, 1.0, 1)}).outputs[0])
        breeze = s.fit(s.noise(0.02, 3, at=s.node('Mapping', {'Vector': at, 'Scale': (0.3, 2, 1)}).outputs[0]), 0.42, 0.62, 0.35, 1.2)
        return {'Normal': s.bump(swell, s.math('MULTIPLY', breeze, 0.06), 0.6)}
    sea = material('sea', calm, (air_colour((0.46, 0.52, 0.6), (0.68, 0.59, 0.57), 3, 18, 0.6), 500), Roughness=0.03, Specular=0.5, **{'Base Color': (0.02, 0.04, 0.045, 1)})
    mesh('sea', [(-9000, -60, 0), (9000, -60, 0), (9000, 20000, 0), (-9000, 20000, 0)], [(0, 1, 2, 3)], sea)
    painted_sky([(0.0, (0.56, 0.56, 0.6)), (0.06, (0.66, 0.6, 0.6)), (0.2, (0.5, 0.56, 0.65)), (0.5, (0.28, 0.38, 0.52)), (1.0, (0.2, 0.3, 0.45))], 0.95,
                sun=(6, 18, (0.35, 0.22, 0.14), 0.35), clouds=cloud_sheet(0.7, 0.46, 0.34, (1.2, 1.1, 1.04), (0.85, 0.83, 0.86), stretch=1.5, seed=5))
    sunlight(8, 40, 1.6, (1, 0.75, 0.56), 4).visible_glossy = False
    camera((-0.35, -3.4, 2.5), (2.1, 14, 1.0), lens=32)
    develop(exposure=1.25, denoise=0.4)
