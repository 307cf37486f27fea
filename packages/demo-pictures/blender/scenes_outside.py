"""A wall, and fog."""
import math

from mathutils import Vector

from plants import bare_tree, grass_tuft
from scenes_light import dirt
from scenes_silhouettes import flat
from scenes_still import film_camera
from shading import *
from shapes import *
from studio import *


@picture('skygge-paa-muren', 1808, 2260, samples=6, seed=12)
def shadow_on_a_wall():
    """The shadow of a street tree on a limewashed wall, late in the winter."""
    def lime(s):
        at = s.node('NewGeometry').outputs['Position']
        z = s.height()
        cloud = s.noise(0.9, 5, 0.65, at=at)
        trowel = s.noise(5, 5, 0.65, at=at, distortion=0.4)
        grit = s.noise(150, 3, 0.7, at=at)
        runs = s.noise(1, 4, 0.65, at=s.node('Mapping', {'Vector': at, 'Scale': (7, 7, 0.35)}).outputs[0])
        flaked = s.fit(s.math('MULTIPLY_ADD', s.noise(2.6, 7, 0.72, at=at), 1.0, s.math('MULTIPLY', z, -0.16)), 0.5, 0.515)
        colour = s.mix(s.fit(cloud, 0.35, 0.68), (0.56, 0.3, 0.085), (0.68, 0.42, 0.15))
        colour = s.mix(s.math('MULTIPLY', s.fit(runs, 0.5, 0.75), 0.4), colour, (0.24, 0.15, 0.07))
        colour = s.mix(flaked, colour, s.mix(grit, (0.36, 0.31, 0.25), (0.52, 0.47, 0.4)))
        splash = s.fit(s.math('MULTIPLY_ADD', s.noise(6, 5, 0.7, at=at), 0.5, z), 0.55, 0.95, 0.7, 0.0)
        return {'Base Color': s.mix(splash, colour, (0.13, 0.11, 0.08)), 'Normal': s.bump(s.math('MULTIPLY_ADD', flaked, -0.35, s.math('MULTIPLY_ADD', grit, 0.1, trowel)), 0.7, 0.02)}
    wall = material('lime', lime, Roughness=0.95, Specular=0.1)
    box('wall', (14, 0.3, 7), (0, 0.15, 3.5), wall)
    tar = material('base', lambda s: {'Base Color': s.mix(s.noise(9, 5, 0.7), (0.016, 0.016, 0.017), (0.09, 0.085, 0.08)), 'Normal': s.bump(s.noise(40, 5, 0.7), 0.5, 0.006)}, Roughness=0.7)
    base = box('base', (14, 0.1, 0.44), (0, -0.01, 0.2), tar, bevel=0.02)
    base.rotation_euler.y = 0.004
    stone = material('flags', lambda s: {'Base Color': s.mix(s.math('ADD', s.noise(50, 4, 0.7), s.math('MULTIPLY', s.random(), 0.25)), (0.17, 0.165, 0.155), (0.42, 0.4, 0.37)), 'Normal': s.bump(s.noise(90, 4, 0.7), 0.4, 0.004)}, Roughness=0.9)
    for k in range(18):
        flag = box('flag', (0.795, 0.6, 0.08), (-6.9 + 0.806 * k, -0.37, -0.05 + chance.gauss(0, 0.003)), stone, bevel=0.006)
        flag.rotation_euler = (chance.gauss(0, 0.004), chance.gauss(0, 0.004), chance.gauss(0, 0.004))
    sett = material('sett', lambda s: {'Base Color': s.mix(s.random(), (0.1, 0.1, 0.1), (0.3, 0.28, 0.26)), 'Normal': s.bump(s.noise(40, 4, 0.7), 0.5, 0.008)}, Roughness=0.8)
    for row in range(6):
        for k in range(70):
            box('sett', (0.092 + chance.gauss(0, 0.006), 0.088, 0.07), (-3.6 + 0.104 * k + 0.05 * (row % 2), -0.73 - 0.1 * row, -0.06 + chance.gauss(0, 0.004)), sett, bevel=0.018, turn=chance.gauss(0, 0.05))
    box('earth', (14, 3.2, 0.02), (0, -1.4, -0.06), material('earth', lambda s: {'Base Color': s.mix(s.noise(30, 5), (0.06, 0.05, 0.04), (0.16, 0.14, 0.11))}, Roughness=1.0))
    # The downpipe, cut off by the edge, and a cable that was laid later.
    zinc = material('zinc', lambda s: {'Base Color': dirt(s, s.mix(s.noise(5, 5, 0.7, at=s.coords('Object', scale=(1, 1, 0.3))), (0.2, 0.21, 0.21), (0.4, 0.41, 0.41)), 0.05), 'Roughness': s.fit(s.noise(12, 4), 0.3, 0.7, 0.35, 0.6)}, Metallic=0.6)
    tube('pipe', [(-1.03, -0.09, 0.62), (-1.035, -0.09, 7)], [0.04, 0.04], zinc, 32)
    tube('foot', spline([(-1.03, -0.09, 0.66), (-1.03, -0.09, 0.4), (-1.03, -0.1, 0.22), (-1.02, -0.2, 0.12)], 8), [0.046] * 25, zinc, 32)
    for z in (0.75, 2.35):
        tube('clip', [(-1.032, -0.09, z), (-1.032, -0.09, z + 0.035)], [0.045, 0.045], zinc, 32)
    wire = material('wire', None, Roughness=0.6, **{'Base Color': (0.5, 0.42, 0.3, 1)})
    path = spline([(1.22, -0.006, 0.42), (1.215, -0.006, 1.1), (1.23, -0.006, 1.9), (1.22, -0.006, 4)], 12)
    tube('wire', path, [0.006] * len(path), wire, 8)
    for z in (0.7, 1.25, 1.75, 2.3):
        box('clip', (0.03, 0.012, 0.012), (1.22, -0.007, z), wire)
    iron = material('grate', None, Roughness=0.8, **{'Base Color': (0.02, 0.02, 0.02, 1)})
    box('grate', (0.2, 0.02, 0.14), (0.28, -0.005, 0.6), iron, bevel=0.003)
    for k in range(6):
        box('slat', (0.17, 0.012, 0.008), (0.28, -0.018, 0.555 + 0.018 * k), zinc)
    weed = [hide(grass_tuft(k + 40, 0.14, 16, ((0.07, 0.1, 0.03), (0.22, 0.22, 0.08)))) for k in range(3)]
    scatter(weed, [((x, -0.068 - 0.02 * chance.random(), -0.01), chance.uniform(0, 6), chance.uniform(0.4, 1.2)) for x in (-0.9, -0.86, -0.2, 0.5, 0.56, 0.9, 1.3)])
    # Tree and sign stand behind the camera.
    tree = bare_tree(57, 10, 0.72, depth=8)
    tree.location, tree.rotation_euler = (-6.3, -7.2, -2.2), (0, 0, 0.6)
    tube('sign', [(-4.6, -4.6, 0), (-4.6, -4.6, 4.2)], [0.03, 0.03], iron, 12)
    sunlight(21, -139, 12.0, (1, 0.82, 0.58), 0.53)
    room_light((0.5, 0.68, 1.0), 0.75)
    camera((0.35, -3.9, 1.5), (0.08, 0, 1.22), lens=44, focus=(0.1, 0, 1.4), fstop=5.6, roll=0.02)
    develop(exposure=0.62, saturation=0.85, contrast=0.25, vignette=0.2, bloom=0.06, denoise=0.35, grain=3)


@picture('kamera-i-taagen', 1808, 2260, samples=8, seed=14)
def camera_in_the_fog():
    """The old camera on its tripod, waiting for the fog to lift."""
    def fog(s):
        where = s.node('NewGeometry').outputs['Position']
        z = s.node('SeparateXYZ', {0: where}).outputs[2]
        trees = s.noise(0.85, 4, 0.6, at=s.node('Mapping', {'Vector': where, 'Scale': (1, 1, 0.35)}).outputs[0])
        edge = s.math('MULTIPLY_ADD', s.math('SUBTRACT', trees, 0.5), 5.0, z)
        sky = s.ramp(s.fit(z, -1.5, 4.0), (0.0, (0.5, 0.47, 0.42)), (0.5, (0.78, 0.74, 0.66)), (1.0, (0.66, 0.68, 0.7)))
        land = s.mix(s.fit(edge, 0.1, 1.3), (0.33, 0.33, 0.31), sky)
        meadow = s.mix(s.fit(z, -0.75, -0.25), s.mix(s.noise(2.5, 4, at=s.node('Mapping', {'Vector': where, 'Scale': (0.4, 1, 2)}).outputs[0]), (0.2, 0.2, 0.14), (0.34, 0.33, 0.25)), land)
        away = s.node('VectorMath', {0: where, 1: (1.7, 9, 2.1)}, operation='DISTANCE').outputs['Value']
        near = s.math('POWER', math.e, s.math('MULTIPLY', s.math('MULTIPLY', away, away), -0.9))
        wide = s.math('POWER', math.e, s.math('MULTIPLY', away, -0.7))
        return s.mix(1, meadow, s.mix(1, (1.0, 0.82, 0.56), s.math('MULTIPLY_ADD', near, 0.9, s.math('MULTIPLY', wide, 0.75)), 'MULTIPLY'), 'ADD')
    mesh('fog', [(-8, 9, -6), (8, 9, -6), (8, 9, 8), (-8, 9, 8)], [(0, 1, 2, 3)], flat('fog', fog), smooth=False)
    black = material('tripod', lambda s: {'Base Color': s.mix(s.fit(s.noise(60, 5, 0.7), 0.6, 0.68), (0.012, 0.012, 0.013), (0.16, 0.155, 0.15))}, Roughness=0.4)
    made = film_camera()
    made.location, made.rotation_euler = (0, 0, 0), (0.05, 0.02, -0.62)
    def turned(outline, position, lean=(0, 0, 0)):
        thing = lathe('head', outline, black, 40, 1)
        thing.location, thing.rotation_euler = position, lean
    turned([(0, -0.012), (0.026, -0.012), (0.027, -0.004), (0.026, 0), (0, 0)], (0, 0, 0))
    turned([(0, -0.075), (0.02, -0.075), (0.024, -0.06), (0.024, -0.02), (0.014, -0.012), (0, -0.012)], (0, 0, 0))
    turned([(0, -0.3), (0.013, -0.3), (0.013, -0.08), (0.03, -0.08), (0.03, -0.072), (0, -0.072)], (0, 0, 0))
    turned([(0, 0), (0.009, 0), (0.011, 0.02), (0.012, 0.03), (0, 0.032)], (0.024, 0, -0.045), (0, math.pi / 2, 0.5))
    tube('handle', spline([(0, 0.01, -0.05), (0.03, 0.08, -0.07), (0.07, 0.2, -0.12)], 6), [0.0055] * 13, black, 12)
    tube('grip', [(0.058, 0.165, -0.105), (0.085, 0.245, -0.14)], [0.011, 0.012], black, 16)
    for turn in (0.5, 2.6, 4.7):
        out = Vector((math.cos(turn), math.sin(turn), 0))
        tube('leg', [tuple(out * 0.03 + Vector((0, 0, -0.2))), tuple(out * 0.3 + Vector((0, 0, -1.0)))], [0.0125, 0.0125], black, 16)
        box('hinge', (0.045, 0.03, 0.06), tuple(out * 0.036 + Vector((0, 0, -0.21))), black, bevel=0.006, turn=turn)
    strap = material('strap', lambda s: {'Base Color': s.mix(s.noise(60, 5), (0.05, 0.03, 0.018), (0.12, 0.075, 0.04))}, Roughness=0.6)
    for path in ([(0.058, -0.045, 0.064), (0.08, -0.07, 0.02), (0.06, -0.075, -0.12), (0.02, -0.06, -0.2), (-0.03, -0.03, -0.14), (-0.065, 0.03, 0.0), (-0.06, 0.044, 0.064)],):
        line = spline(path, 14)
        side = Vector((0.6, 0.5, 0.3)).normalized() * 0.005
        thicken(mesh('strap', [tuple(Vector(p) + side * w) for p in line for w in (-1, 1)], [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(line) - 1)], strap), 0.0016, 0)
    straw = [hide(grass_tuft(k + 60, 0.5, 22, ((0.1, 0.09, 0.05), (0.3, 0.25, 0.15)))) for k in range(4)]
    scatter(straw, [((chance.uniform(-0.5, 0.5) * (1 + y), y, -0.95 + 0.1 * chance.random()), chance.uniform(0, 6), chance.uniform(0.8, 1.6)) for y in [chance.uniform(0.5, 3) for _ in range(90)]])
    scatter(straw, [((x, y, z), chance.uniform(0, 6), 1.0) for x, y, z in ((-0.2, -0.35, -0.5), (-0.15, -0.3, -0.53), (0.17, -0.38, -0.55))])
    window_light((0.5, 1.2, 0.8), (0, 0, 0.03), (0.8, 0.8), 9, (1.0, 0.86, 0.64))
    room_light((0.8, 0.86, 0.9), 0.3)
    camera((-0.06, -0.9, 0.03), (-0.035, 0, -0.015), lens=70, focus=(0.0, -0.03, 0.04), fstop=2.8, roll=0.02)
    develop(exposure=0.95, saturation=0.8, contrast=0.1, vignette=0.2, bloom=0.3, denoise=0.6, grain=4)
