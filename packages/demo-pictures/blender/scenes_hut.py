"""Inside the bathing hut."""
import math

from mathutils import Vector

from scenes_silhouettes import flat
from shading import *
from shapes import *
from studio import *
from surfaces import wood


@picture('badehuset', 1808, 2260, samples=24, seed=9)
def inside_the_bathing_hut():
    """The hut is closed until May: the evening sun only comes in between its boards."""
    raw = wood('raw boards', (0.05, 0.034, 0.022), (0.21, 0.15, 0.1), 0.8, 0.7)
    floor = wood('floor', (0.09, 0.066, 0.046), (0.3, 0.235, 0.17), 0.8, 0.55)
    def sand(s):
        at = s.node('NewGeometry').outputs['Position']
        return {'Base Color': s.mix(s.noise(300, 3, at=at), (0.3, 0.24, 0.16), (0.55, 0.46, 0.33)), 'Normal': s.bump(s.noise(500, 2, at=at), 0.6, 0.002)}
    grains = material('sand', sand, Roughness=0.95)
    # The boards have shrunk and warped; no gap is like another, and knots have fallen out.
    x = -2.2
    while x < 2.4:
        wide = chance.uniform(0.115, 0.16)
        gap = 0.0012 + 0.011 * chance.random() ** 2.6
        lean = chance.gauss(0, 0.003)
        board = box('board', (3.2, 0.022, wide), (x + wide / 2, 0, 1.55), raw, bevel=0.003)
        board.rotation_euler = (0, math.pi / 2 + lean, chance.gauss(0, 0.02))
        x += wide + gap
    for z in (0.42, 2.02):
        batten = box('batten', (5, 0.045, 0.13), (0, -0.035, z), raw, bevel=0.004)
        batten.rotation_euler = (0, 0.006 if z < 1 else -0.009, 0)
    brace = box('brace', (2.1, 0.04, 0.12), (0.05, -0.03, 1.22), raw, bevel=0.004)
    brace.rotation_euler = (0, -0.86, 0)
    for k in range(22):
        box('floor', (4.4, 0.136, 0.03), (chance.uniform(-0.3, 0.3), -0.09 - k * 0.139, -0.015 + chance.gauss(0, 0.0012)), floor, bevel=0.003)
    box('side', (0.03, 5, 3.2), (-1.32, -2.5, 1.5), raw)
    box('side', (0.03, 5, 3.2), (1.75, -2.5, 1.5), raw)
    box('roof', (5, 6, 0.03), (0, -2.8, 2.75), raw)
    box('back', (5, 0.03, 3.2), (0, -5.6, 1.5), raw)
    def drift(x, y):
        return 0.075 * math.exp(-((y + 0.02) / 0.16) ** 2) * (0.55 + 0.9 * fbm(x, y, 1.4, 4, seed=3)) + 0.006 * fbm(x, y, 9, 4) - 0.012 - 0.02 * soft(-y, 0.3, 0.9)
    ground('drift', (3.1, 1.0), (260, 110), drift, grains, (0.1, -0.5))
    # A deck chair is folded against the boards, with a fishing net's pole, and a bucket stands before them.
    dark = material('varnished', lambda s: {'Base Color': s.mix(s.noise(14, 5, at=s.coords('Object', scale=(1, 1, 0.2))), (0.05, 0.028, 0.014), (0.16, 0.09, 0.045))}, Roughness=0.45)
    canvas = material('canvas', lambda s: {'Base Color': s.mix(s.math('GREATER_THAN', s.math('FRACT', s.math('MULTIPLY', s.node('SeparateXYZ', {0: s.coords()}).outputs[0], 11)), 0.5), (0.5, 0.47, 0.4), (0.06, 0.12, 0.2))}, Roughness=0.95)
    for x in (0.78, 1.3):
        tube('frame', [(x, -0.52, 0), (x + 0.05, -0.09, 1.34)], [0.02, 0.02], dark, 8)
        tube('frame', [(x + 0.03, -0.6, 0), (x + 0.06, -0.14, 1.16)], [0.02, 0.02], dark, 8)
    for z, y in ((0.1, -0.5), (1.28, -0.11), (0.62, -0.34)):
        tube('rung', [(0.76 + 0.035 * z, y, z), (1.34 + 0.035 * z, y, z)], [0.015, 0.015], dark, 8)
    mesh('canvas', [(0.82 + 0.04 * z + (0.44) * u, -0.52 + 0.31 * z - 0.13 * math.sin(math.pi * (z - 0.1) / 1.18) - 0.02 * math.sin(7 * z + 3 * u), z) for z in [0.1 + 1.18 * n / 24 for n in range(25)] for u in [m / 8 for m in range(9)]],
         [(9 * n + m, 9 * n + m + 1, 9 * n + m + 10, 9 * n + m + 9) for n in range(24) for m in range(8)], canvas)
    tube('pole', [(-0.93, -0.5, 0), (-0.62, -0.03, 2.3)], [0.012, 0.011], dark, 8)
    zinc = material('zinc', lambda s: {'Base Color': s.mix(s.noise(22, 5, 0.7), (0.2, 0.2, 0.2), (0.45, 0.45, 0.44)), 'Roughness': s.fit(s.noise(30, 4), 0.3, 0.7, 0.3, 0.6)}, Metallic=0.8)
    bucket = lathe('bucket', [(0, 0.004), (0.1, 0.004), (0.102, 0), (0.106, 0.01), (0.142, 0.26), (0.147, 0.262), (0.147, 0.27), (0.14, 0.27), (0.103, 0.015), (0, 0.012)], zinc, 64, 1)
    bucket.location, bucket.rotation_euler = (-0.28, -0.72, 0), (0, 0.0, 0.4)
    bow = [(-0.28 + 0.147 * math.cos(a), -0.72 - 0.11 * math.sin(a) - 0.02, 0.262 - 0.085 * math.sin(a)) for a in [math.pi * k / 20 for k in range(21)]]
    tube('bow', bow, [0.003] * 21, zinc, 8)
    painted_sky([(0.0, (1.1, 0.85, 0.62)), (0.2, (0.8, 0.75, 0.7)), (1.0, (0.3, 0.42, 0.6))], 2.2)
    sunlight(21, 16, 34.0, (1, 0.78, 0.52), 0.53)
    window_light((0.9, -4.4, 2.3), (-0.2, 0, 0.7), (0.9, 0.7), 34, (0.72, 0.84, 1))
    window_light((-0.2, -0.9, 0.03), (0, -0.1, 1.4), (1.8, 0.5), 2.6, (1, 0.76, 0.5)).visible_camera = False
    camera((-0.06, -4.1, 1.42), (0.06, 0, 0.98), lens=44, focus=(0.3, -0.35, 0.6), fstop=2.8, roll=-0.02)
    develop(exposure=1.75, saturation=0.85, contrast=0.45, bloom=0.3, vignette=0.2, denoise=1.4, fade=0)
