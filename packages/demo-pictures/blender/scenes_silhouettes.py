"""Shapes against fog, dusk and pale water."""
import math

from mathutils import Vector

from plants import bare_tree, spruce
from shading import *
from shapes import *
from studio import *


def flat(name, build):
    """A material that only shines, with a colour that build(shader) computes: far land in thick air."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = Shader(made.node_tree)
    light = shader.node('Emission', {0: build(shader), 1: 1.0}).outputs[0]
    shader.tree.links.new(light, shader.tree.nodes['Material Output'].inputs['Surface'])
    return made


def old_post(height, radius, surface, seed):
    """A post that has stood in the sea for a lifetime: grooved along the grain, broken off at the top."""
    around, rows = 64, 60
    points, faces = [], []
    for row in range(rows + 1):
        share = row / rows
        for k in range(around):
            angle = 2 * math.pi * k / around
            x, y = math.cos(angle), math.sin(angle)
            groove = noise.noise(Vector((x * 5 + seed, y * 5, share * 1.1))) + 0.6 * noise.noise(Vector((x * 13 + seed, y * 13, share * 2)))
            broken = 0.07 * noise.noise(Vector((x * 1.6 + seed, y * 1.6, 4))) + 0.04 * noise.noise(Vector((x * 7 + seed, y * 7, 9)))
            thick = radius * (1.06 - 0.16 * share + 0.1 * groove) * (1 - 0.12 * soft(share, 0.96, 1.0))
            points.append((x * thick, y * thick, -1 + share * (height + 1 + broken)))
    for row in range(rows):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    points.append((0, 0, height - 0.05))
    faces += [(rows * around + k, rows * around + (k + 1) % around, len(points) - 1) for k in range(around)]
    return mesh('post', points, faces, surface)


@picture('paele-i-havet', 2032, 2032, samples=24, seed=6)
def posts_in_the_sea():
    """What is left of a groyne. The shutter was open for minutes: the sea has become mist."""
    air = 0.64
    def timber(s):
        grain = s.noise(22, 6, 0.65, at=s.coords('Object', scale=(1, 1, 0.06)))
        weathered = s.mix(grain, (0.006, 0.006, 0.006), (0.075, 0.072, 0.068))
        wet = s.fit(s.math('MULTIPLY_ADD', s.noise(8, 4), 0.35, s.height()), 0.28, 0.62)
        salt = s.fit(s.math('MULTIPLY_ADD', s.noise(14, 6, 0.7), 0.3, s.height()), 1.05, 1.3, 0.0, 0.35)
        return {'Base Color': s.mix(salt, s.mix(wet, (0.006, 0.007, 0.006), weathered), (0.36, 0.36, 0.35)),
                'Roughness': s.fit(wet, 0, 1, 0.3, 0.85), 'Normal': s.bump(grain, 0.7, 0.02)}
    wood_in_haze = material('timber', timber, ((air,) * 3, 30), Specular=0.4)
    for side, gap in ((-1, 1.25), (1, 1.4)):
        y = 5.2 + 0.6 * side
        while y < 70:
            bend = 0.0009 * (y - 5) ** 2
            height = 0.72 + chance.gauss(0, 0.13) - (0.5 if chance.random() < 0.14 else 0)
            post = old_post(max(0.12, height), chance.uniform(0.085, 0.125), wood_in_haze, chance.uniform(0, 90))
            post.location = (side * 0.62 - bend + chance.gauss(0, 0.035), y, 0)
            post.rotation_euler = (chance.gauss(0, 0.035), chance.gauss(0, 0.045), chance.uniform(0, 6))
            y += gap * chance.uniform(0.75, 1.2) * (2 if chance.random() < 0.07 else 1)
    def milk(s):
        at = s.node('NewGeometry').outputs['Position']
        drift = s.noise(0.16, 3, 0.5, at=s.node('Mapping', {'Vector': at, 'Scale': (0.5, 1.0, 1)}).outputs[0])
        return {'Base Color': s.mix(drift, (0.16, 0.165, 0.17), (0.34, 0.345, 0.35)), 'Normal': s.bump(drift, 0.05, 0.4)}
    sea = material('sea', milk, ((air,) * 3, 42), Roughness=0.2, Specular=0.5)
    mesh('sea', [(-9000, -60, 0), (9000, -60, 0), (9000, 20000, 0), (-9000, 20000, 0)], [(0, 1, 2, 3)], sea)
    painted_sky([(0.0, air), (0.08, 0.66), (0.25, 0.5), (0.6, 0.26), (1.0, 0.2)], 1.0)
    camera((0.45, -0.6, 1.62), (-0.25, 14, 0.92), lens=50, roll=0.006)
    develop(exposure=0.72, saturation=0, contrast=1, vignette=0.45, denoise=0.5, grain=6)


def small_bird(surface, seed):
    """A starling that sits: from afar only its outline matters."""
    body = lathe('body', [(0, -0.062), (0.014, -0.055), (0.03, -0.025), (0.036, 0.01), (0.031, 0.04), (0.021, 0.058), (0.019, 0.07), (0.021, 0.085), (0.016, 0.1), (0.0, 0.106)], surface, 24, 5)
    tail = box('tail', (0.03, 0.006, 0.075), (0, 0.016, -0.085), surface)
    beak = lathe('beak', [(0.007, 0), (0.004, 0.016), (0, 0.028)], surface, 8, 1)
    beak.location, beak.rotation_euler = (0, -0.012, 0.09), (math.radians(80), 0, 0)
    legs = [tube('leg', [(x, -0.01, -0.045), (x, -0.022, -0.082)], [0.0022, 0.0018], surface, 6) for x in (-0.011, 0.011)]
    return join([body, tail, beak, *legs])


@picture('fugle-paa-ledning', 1664, 2496, samples=10, seed=14)
def birds_on_the_wires():
    """An old line along the road, and those who meet there."""
    dark = material('dark', None, Roughness=0.8, **{'Base Color': (0.01, 0.01, 0.011, 1)})
    models = [hide(small_bird(dark, k)) for k in range(1)]
    levels = [(3.9, -0.35, 0.0), (3.05, -0.3, 0.3), (2.2, -0.36, 0.1), (0.75, -0.3, 0.5), (-0.2, -0.33, 0.2)]
    def wire(level, slope, depth, x):
        return Vector((x, depth, level + slope * x * 0.42 + 0.012 * x * x))
    for level, slope, depth in levels:
        path = [tuple(wire(level, slope, depth, -9 + 0.25 * k)) for k in range(73)]
        tube('wire', path, [0.0085] * len(path), dark, 8)
    spots = [(0, -1.9), (0, -1.45), (0, 0.55), (1, -0.7), (1, -0.52), (1, -0.33), (1, 1.35), (2, -2.3), (2, 0.2), (2, 0.42), (2, 0.95), (2, 1.12), (3, -1.2), (3, 1.7), (4, -0.15)]
    for line, x in spots:
        level, slope, depth = levels[line]
        made = link(bpy.data.objects.new('bird', models[0].data))
        size = chance.uniform(0.95, 1.2)
        made.location = wire(level, slope, depth, x) + Vector((0, 0, 0.088 * size))
        made.rotation_euler = (chance.uniform(-0.42, -0.1), chance.gauss(0, 0.1), chance.uniform(-2.9, 2.9))
        made.scale = (size, size, size * chance.uniform(0.85, 1.05))
    # One has just left.
    wings = mesh('wings', [(0, 0, 0), (0.02, 0, 0.05), (-0.06, 0, 0.19), (-0.12, 0, 0.24), (-0.09, 0, 0.1), (-0.09, 0, 0.0), (0.12, 0, -0.01), (0.03, 0, -0.03), (-0.19, 0, -0.035), (0.05, 0, 0.06), (0.1, 0, 0.19), (0.01, 0, 0.07)],
                 [(0, 1, 2, 3, 4, 5), (6, 0, 5, 8, 7), (0, 9, 10, 11)], dark, smooth=False)
    wings.location, wings.scale = (1.95, 0, 2.95), (1.1, 1.1, 1.1)
    painted_sky([(0.0, 0.72), (0.3, 0.56), (0.5, 0.42), (0.7, 0.3), (1.0, 0.26)], 1.0, sun=(28, -14, (0.16, 0.15, 0.14), 0.24))
    camera((0.3, -11, -2.8), (0.1, 0, 1.9), lens=92, focus=(0, 0, 2), fstop=5.6)
    develop(exposure=0.85, saturation=0, contrast=0.6, vignette=0.4, denoise=0, grain=7)


@picture('siv', 1808, 2260, samples=10, seed=8)
def reeds_in_still_water():
    """Bent reeds and their reflections; the water has the colour of the overcast sky."""
    dark = material('reed', lambda s: {'Base Color': s.mix(s.noise(30, 4), (0.008, 0.008, 0.007), (0.05, 0.045, 0.035))}, Roughness=0.7)
    def stem(x, y, height, lean, turn, thick):
        out = Vector((math.cos(turn), math.sin(turn), 0))
        foot = Vector((x, y, -0.05))
        if chance.random() < 0.42:
            knee = foot + Vector((0, 0, height * chance.uniform(0.35, 0.8))) + out * lean * 0.3
            drop = chance.uniform(-1.0, 0.35)
            tip = knee + (out + Vector((0, 0, drop))).normalized() * height * chance.uniform(0.3, 0.75)
            tip.z = max(tip.z, -0.03)
            path = [foot, foot.lerp(knee, 0.5) + out * 0.01, knee, knee.lerp(tip, 0.5) + Vector((0, 0, 0.012)), tip]
            tube('stem', [tuple(p) for p in path], [thick, thick * 0.95, thick * 0.75, thick * 0.6, thick * 0.2], dark, 8)
        else:
            path = spline([tuple(foot + Vector((0, 0, height * t)) + out * lean * t * t) for t in (0, 0.3, 0.6, 0.85, 1.0)], 4)
            tube('stem', path, [thick * (1 - 0.85 * k / len(path)) for k in range(len(path))], dark, 8)
    for middle, spread, count in (((-0.3, 4.2), 0.16, 8), ((0.42, 5.6), 0.3, 12), ((-0.2, 8.2), 0.6, 16)):
        for _ in range(count):
            stem(chance.gauss(middle[0], spread), chance.gauss(middle[1], spread), chance.uniform(0.3, 0.95), chance.uniform(0.02, 0.3), chance.uniform(0, 6.3), chance.uniform(0.006, 0.011))
    def water(s):
        at = s.node('NewGeometry').outputs['Position']
        swell = s.noise(0.9, 2, 0.4, at=s.node('Mapping', {'Vector': at, 'Scale': (0.4, 1.0, 1)}).outputs[0])
        patch = s.fit(s.noise(0.3, 2, at=at), 0.4, 0.7, 0.1, 1.0)
        return {'Normal': s.bump(swell, s.math('MULTIPLY', patch, 0.05), 0.5)}
    mesh('water', [(-90, -5, 0), (90, -5, 0), (90, 300, 0), (-90, 300, 0)], [(0, 1, 2, 3)],
         material('water', water, ((0.7,) * 3, 60), Roughness=0.01, Specular=0.5, Metallic=0.75, **{'Base Color': (0.8, 0.8, 0.8, 1)}))
    painted_sky([(0.0, 0.75), (0.22, 0.8), (0.36, 0.62), (0.5, 0.4), (0.75, 0.3), (1.0, 0.3)], 1.0)
    camera((0.05, 0, 1.7), (0.1, 5.4, 0.12), lens=62, focus=(0, 4.8, 0.2), fstop=5.6)
    develop(exposure=0.85, saturation=0, contrast=0.75, vignette=0.45, denoise=0, grain=7)


@picture('graner-i-taage', 1664, 2496, samples=16, seed=5)
def spruces_in_fog():
    """A wet twig in focus; behind it stand the spruces, and the fog takes them one by one."""
    air = 0.6
    for k, (x, y, height, fog) in enumerate([(-6.5, 44, 24, 110), (5.2, 60, 25, 120), (-0.6, 72, 21, 110), (-14.5, 78, 28, 100), (11.5, 84, 27, 100), (8, 102, 30, 85), (-5.5, 108, 31, 80), (18, 118, 36, 75), (-19, 122, 35, 70), (1, 130, 33, 70), (12.5, 145, 40, 66), (-12, 158, 39, 62)]):
        tree = spruce(k * 3 + 1, height * chance.uniform(0.85, 1.1), ((air,) * 3, fog))
        tree.location, tree.rotation_euler = (x, y, -14), (chance.gauss(0, 0.03), chance.gauss(0, 0.04), chance.uniform(0, 6))
        tree.scale = (chance.uniform(0.8, 1.3), chance.uniform(0.8, 1.3), 1)
    twig = bare_tree(12, 1.0, 0.75, depth=6)
    twig.location, twig.rotation_euler, twig.scale = (-0.31, 1.3, 0.06), (0.1, 1.3, 0.1), (0.8, 0.8, 0.8)
    twig.data.materials[0] = material('wet bark', lambda s: {'Base Color': s.mix(s.noise(60, 5), (0.008, 0.007, 0.006), (0.04, 0.034, 0.028)), 'Normal': s.bump(s.noise(300, 3), 0.4, 0.001)}, Roughness=0.3)
    water = material('drop', None, Roughness=0.0, Transmission=1.0, IOR=1.33, **{'Base Color': (1, 1, 1, 1)})
    drop = hide(lathe('drop', [(0, -1.1), (0.5, -1.0), (0.85, -0.6), (0.9, -0.2), (0.6, 0.35), (0.2, 0.7), (0, 0.8)], water, 24, 4))
    bpy.context.view_layer.update()
    hanging = []
    for spot in sorted((twig.matrix_world @ v.co for v in twig.data.vertices), key=lambda p: p.z):
        size = 0.0012 + 0.0022 * chance.random() ** 2
        if chance.random() < 0.12 and all((spot - other).length > 0.014 for other in hanging):
            hanging.append(spot)
            copy(drop, spot - Vector((0, 0, size)), scale=(size, size, size * chance.uniform(0.9, 1.25)))
    painted_sky([(0.0, air), (0.15, 0.62), (0.4, 0.74), (1.0, 0.6)], 1.0)
    camera((0, 0, 0), (0, 62, 4.5), lens=72, focus=(0, 1.3, 0.1), fstop=5.6, roll=0.02)
    develop(exposure=0.8, saturation=0.25, balance=(0.97, 1.0, 1.04), contrast=0.75, vignette=0.2, denoise=0, grain=6, fade=0)
