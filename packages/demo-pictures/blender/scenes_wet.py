"""After rain, by the light of lamps."""
import math

from mathutils import Vector

from scenes_night import Lights, dimmed
from shading import *
from shapes import *
from studio import *


class Street(Lights):
    """Lamps behind what is in focus: the road mirrors them as they are, the camera sees the discs that the lens makes of them."""

    def __init__(self, eye, blur):
        super().__init__()
        self.eye, self.blur = Vector(eye), blur

    def lamp(self, position, radius, colour, power):
        made = lathe('lamp', [(0, -radius), (radius * 0.7, -radius * 0.7), (radius, 0), (radius * 0.7, radius * 0.7), (0, radius)], glow('lamp', colour, power), 16, 1)
        made.location, made.visible_camera = position, False
        away = Vector(position) - self.eye
        wide = math.hypot(radius, self.blur * away.y)
        side = (-away.x / away.y * 2.2, -away.z / away.y * 2.2)
        self.disc(tuple(position), wide, dimmed(colour, power * (radius / wide) ** 2), 0.3, side)


@picture('vaad-vej', 2496, 1664, samples=8, seed=6)
def wet_road():
    """A wet road, seen from just above it: what is sharp is the asphalt, and the traffic is light."""
    def asphalt(s):
        at = s.node('NewGeometry').outputs['Position']
        stones = s.cells(95, at)
        grit = s.noise(420, 2, 0.7, at=at)
        tint = s.cells(95, at, output='Color')
        broad = s.noise(1.7, 4, 0.6, at=at)
        pool = s.fit(broad, 0.5, 0.57)
        colour = s.mix(0.8, (0.028, 0.027, 0.027), tint, 'MULTIPLY')
        height = s.math('MULTIPLY', s.math('MULTIPLY_ADD', grit, 0.25, s.math('MULTIPLY', stones, -1.0)), s.math('SUBTRACT', 1.0, pool))
        return {'Base Color': colour, 'Roughness': s.fit(pool, 0, 1, 0.2, 0.04), 'Normal': s.bump(height, 0.55, 0.006)}
    fan('road', 0.25, 140, 1.4, (120, 200), lambda x, y: 0.006 * fbm(x, y, 1.1, 3) - 0.012 * abs(x), material('asphalt', asphalt, Specular=0.5))
    paint = material('paint', lambda s: {'Base Color': s.mix(s.fit(s.noise(60, 5, 0.7), 0.47, 0.55), (0.5, 0.5, 0.47), (0.06, 0.06, 0.06)), 'Normal': s.bump(s.noise(150, 3), 0.5, 0.004)}, Roughness=0.25)
    for y in (0.95, 4.2, 8, 12, 16, 20):
        width = 0.06
        points = [(-0.32 + 0.02 * y + dx + 0.006 * fbm(k, dx, 0.9, 3), y + 0.02 * k * (1 + 0.5 * (y > 2)), 0.004) for k in range(80) for dx in (-width, width)]
        mesh('line', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(79)], paint, smooth=False)
    leaf = material('leaf', lambda s: {'Base Color': s.mix(s.noise(70, 3), (0.08, 0.04, 0.012), (0.34, 0.19, 0.05))}, Roughness=0.25)
    models = []
    for k in range(3):
        outline = [Vector((math.cos(a) * (0.7 + 0.25 * math.cos(5 * a + k)), math.sin(a) * 0.55, 0.12 * math.sin(2 * a + k))) * 0.035 for a in [2 * math.pi * n / 20 for n in range(20)]]
        models.append(hide(mesh('leaf', [(0, 0, 0.003)] + [tuple(p) for p in outline], [(0, 1 + n, 1 + (n + 1) % 20) for n in range(20)], leaf)))
    scatter(models, [((chance.gauss(0.4, 0.5), 0.5 + 3 * chance.random() ** 1.5, 0.004), chance.uniform(0, 6), chance.uniform(0.4, 1.1)) for _ in range(26)])
    stone = box('kerb', (0.18, 30, 0.2), (1.25, 14.2, 0.02), material('kerb', lambda s: {'Base Color': s.mix(s.noise(30, 5), (0.05, 0.05, 0.05), (0.16, 0.155, 0.15))}, Roughness=0.3), bevel=0.02)
    stone.rotation_euler.z = -0.04
    street = Street((0.06, -0.25, 0.2), 0.0205)
    lamp = street.lamp
    # Cars that come, cars that go, and one that waits to turn.
    for x, y, power in ((-1.9, 17, 200), (-2.3, 33, 240), (-3.4, 62, 200)):
        for side in (-0.68, 0.68):
            lamp((x + side, y, 0.66), 0.085, (1, 0.9, 0.74), power)
    for x, y in ((0.5, 13), (0.2, 29), (-0.4, 47)):
        for side in (-0.66, 0.62):
            lamp((x + side, y, 0.82), 0.08, (1, 0.03, 0.012), 26 if y < 20 else 14)
        lamp((x, y, 1.25), 0.04, (1, 0.03, 0.012), 20)
    lamp((1.4, 13, 0.8), 0.06, (1, 0.3, 0.02), 60)
    dark = material('car', None, Roughness=0.3, **{'Base Color': (0.006, 0.006, 0.007, 1)})
    box('car', (1.75, 3, 1.35), (0.5, 14.8, 0.75), dark, bevel=0.3)
    for k in range(9):
        lamp((4.6 - 0.1 * k + chance.gauss(0, 0.2), 16 + 11 * k, 5.2 + chance.gauss(0, 0.15)), 0.2, (1, 0.5, 0.16), 34)
        lamp((-7.2 - 0.1 * k + chance.gauss(0, 0.2), 21 + 12 * k, 5.1), 0.2, (1, 0.5, 0.16), 26)
    for _ in range(34):
        x, y = chance.choice((-1, 1)) * chance.uniform(5, 11), chance.uniform(24, 80)
        lamp((x, y, chance.uniform(0.8, 6)), chance.uniform(0.08, 0.22), chance.choice([(1, 0.7, 0.4), (0.6, 0.8, 1), (1, 0.85, 0.6), (1, 0.3, 0.25), (0.4, 1, 0.7)]), chance.uniform(3, 16))
    for x, y, w, h, colour in ((7.6, 24, 3.2, 2.1, (0.5, 0.36, 0.2)), (8.6, 34, 4, 2.2, (0.34, 0.4, 0.46)), (-9.6, 34, 5, 2.2, (0.46, 0.3, 0.14)), (9, 48, 4, 2, (0.4, 0.1, 0.07))):
        panes = 5
        for k in range(panes):
            box('shop', (w / panes - 0.12, 0.1, h * chance.uniform(0.75, 1.0)), (x + w * ((k + 0.5) / panes - 0.5), y, 1.4), glow('shop', colour, chance.uniform(0.05, 0.75)))
    lamp((2.9, 26, 3.1), 0.13, (0.1, 1, 0.55), 45)
    lamp((-4.6, 40, 3.2), 0.13, (0.1, 1, 0.55), 40)
    street.show('lamps').visible_glossy = False
    house = material('houses', None, Roughness=0.9, **{'Base Color': (0.03, 0.028, 0.027, 1)})
    for x in (-12, 12):
        box('houses', (4, 120, 13), (x, 80, 6), house)
    painted_sky([(0.0, (0.03, 0.028, 0.032)), (0.2, (0.014, 0.017, 0.026)), (1.0, (0.008, 0.011, 0.02))], 1.0)
    camera((0.06, -0.25, 0.2), (0.1, 2.2, 0.19), lens=60, focus=(0.1, 1.25, 0), fstop=2.2, roll=0.02)
    develop(exposure=1.2, saturation=0.95, contrast=0.25, bloom=0.16, vignette=0.3, denoise=0.35, grain=5, balance=(1.0, 1.0, 0.95))
