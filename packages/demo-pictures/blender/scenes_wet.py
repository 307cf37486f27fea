"""After rain and in snow, by the light of lamps."""
import math

from mathutils import Vector

from plants import bare_tree
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


@picture('snefald', 1664, 2496, samples=6, seed=4)
def snow_in_the_flash():
    """Snow in the garden, with the flash: the flakes before the lens are discs, and the lilac behind them is white."""
    flash = Vector((0.03, 0.02, 1.66))
    light = bpy.data.lights.new('flash', 'POINT')
    light.energy, light.color, light.shadow_soft_size = 420, (0.94, 0.97, 1), 0.012
    link(bpy.data.objects.new('flash', light)).location = flash
    bark = material('twigs', lambda s: {'Base Color': s.mix(s.noise(20, 4), (0.06, 0.045, 0.035), (0.17, 0.13, 0.1))}, Roughness=0.9)
    snow = material('snow', lambda s: {'Normal': s.bump(s.noise(26, 5), 0.5, 0.02)}, Roughness=0.8, **{'Base Color': (0.8, 0.82, 0.85, 1)})
    for seed, x, y, tall, turn in ((5, -2.1, 5.2, 4.6, 0.4), (11, 1.75, 6.2, 4.2, 2.0)):
        shrub = bare_tree(seed, tall, 0.85, depth=7)
        shrub.data.materials[0] = bark
        shrub.location, shrub.rotation_euler = (x, y, -0.1), (0, 0, turn)
        cover = bare_tree(seed, tall, 0.85, depth=6)
        cover.data.materials[0] = snow
        cover.location, cover.rotation_euler = (x, y, -0.1 + 0.012), (0, 0, turn)
    def drift(x, y):
        prints = sum(0.11 * math.exp(-(((x - px) / 0.07) ** 2 + ((y - py) / 0.13) ** 2)) for px, py in ((0.25, 2.3), (0.42, 2.75), (0.3, 3.2), (0.5, 3.7), (0.42, 4.2)))
        return 0.12 * fbm(x, y, 0.6, 4) - prints + 0.012 * fbm(x, y, 5, 4) + 0.04 * y
    fan('snow', 1.0, 30, 1.0, (300, 300), drift, snow)
    planks = material('planks', lambda s: {'Base Color': s.mix(s.noise(3, 5, at=s.coords('Object', scale=(1, 1, 0.1))), (0.05, 0.03, 0.022), (0.13, 0.08, 0.055))}, Roughness=0.9)
    for k in range(34):
        box('plank', (0.14, 0.03, 1.6 + chance.gauss(0, 0.01)), (-2.5 + 0.152 * k, 7.2 + chance.gauss(0, 0.006), 0.9), planks)
    box('rim of snow', (5.4, 0.12, 0.07), (-0.1, 7.2, 1.74), snow, bevel=0.03)
    box('house', (7, 4, 5), (3.6, 17, 2.6), material('house', None, Roughness=0.9, **{'Base Color': (0.3, 0.25, 0.2, 1)}), turn=0.25)
    box('window', (0.95, 0.1, 1.2), (2.56, 14.6, 2.5), glow('lit', (1, 0.58, 0.24), 1.1), turn=0.25)
    box('bar', (0.06, 0.06, 1.2), (2.54, 14.52, 2.5), planks, turn=0.25)
    box('bar', (0.95, 0.06, 0.05), (2.54, 14.52, 2.7), planks, turn=0.25)
    flakes = Lights()
    eye, focus, blur = Vector((0, 0, 1.6)), 3.4, 0.0075
    for _ in range(2000):
        y = 0.28 + 7.5 * chance.random() ** 1.6
        p = Vector((chance.uniform(-0.42, 0.42) * y, y, 1.6 + 0.22 * y * 0.5 + chance.uniform(-0.6, 0.6) * y))
        size = 0.0024 * math.exp(chance.gauss(0, 0.45))
        # The disc of confusion, and how much of the flash a flake sends back.
        wide = math.hypot(size, blur * abs(1 - y / focus))
        power = 0.8 / (y * y) * (size / wide) ** 2 * math.exp(chance.gauss(-0.7, 0.8))
        if wide < 0.004 and chance.random() < 0.6:
            way = Vector((chance.gauss(0.012, 0.006), 0, -chance.uniform(0.01, 0.03)))
            across = way.cross(Vector((0, 1, 0))).normalized()
            path = [p + way * t for t in (-0.5, 0, 0.5)]
            flakes.add([q + across * wide * w for q, w in zip(path, (0.3, 1, 0.3))] + [q - across * wide * w for q, w in zip(reversed(path), (0.3, 1, 0.3))], [tuple(range(6))], dimmed((0.92, 0.96, 1), min(2.5, power)))
        else:
            flakes.disc(p, wide, dimmed((0.92, 0.96, 1), min(2.5, power)), 0.35, (-p.x / y * 2, -(p.z - 1.8) / y), chance.uniform(0.9, 1.1))
    flakes.show('flakes')
    painted_sky([(0.0, (0.1, 0.07, 0.055)), (0.3, (0.065, 0.05, 0.045)), (1.0, (0.03, 0.028, 0.032))], 0.8)
    camera(tuple(eye), (0.05, 4, 1.95), lens=33, roll=-0.04)
    develop(exposure=1.05, saturation=0.9, contrast=0.3, bloom=0.08, vignette=0.4, denoise=0.35, grain=5, fade=0)
