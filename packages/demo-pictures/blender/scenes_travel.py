"""Seen on the way: through the window of an aeroplane and of a train."""
import math

from mathutils import Vector

from plants import bare_tree
from scenes_night import Lights
from shading import *
from shapes import *
from studio import *


def rounded(width, height, bend=4.0, count=96):
    """The outline of a window with round corners."""
    def power(value):
        return math.copysign(abs(value) ** (2 / bend), value)
    return [(width * power(math.cos(a)), height * power(math.sin(a))) for a in [2 * math.pi * k / count for k in range(count)]]


def window_in_wall(rings, surface, place):
    """A wall around a window: rings of (half width, half height, depth) from the glass to far outside the picture."""
    points, faces = [], []
    for width, height, depth in rings:
        points += [tuple(place((x, depth, z))) for x, z in rounded(width, height, 4 if width < 1 else 12)]
    count = len(points) // len(rings)
    for ring in range(len(rings) - 1):
        for k in range(count):
            a, b = ring * count + k, ring * count + (k + 1) % count
            faces.append((a, b, b + count, a + count))
    return mesh('wall', points, faces, surface)


@picture('flyvinduet', 1824, 2432, samples=6, seed=5)
def above_the_clouds():
    """The morning flight: the wing, the clouds, and the edge of the window."""
    plastic = material('plastic', lambda s: {'Base Color': s.mix(s.noise(6, 4), (0.42, 0.42, 0.41), (0.5, 0.5, 0.48))}, Roughness=0.5)
    window_in_wall([(0.118, 0.17, 0.06), (0.128, 0.182, 0.045), (0.15, 0.205, 0.0), (0.17, 0.225, -0.012), (0.9, 0.9, -0.03), (2.5, 2.5, -0.03)], plastic, lambda p: Vector(p) + Vector((0.055, 0.42, -0.015)))
    cabin = material('cabin', None, Roughness=0.9, **{'Base Color': (0.3, 0.3, 0.32, 1)})
    a, b, back, front = -1.6, 1.6, -2.4, 0.46
    corners = [(x, y, z) for y in (back, front) for x, z in ((a, a), (b, a), (b, b), (a, b))]
    mesh('cabin', corners, [(0, 1, 2, 3), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], cabin, smooth=False)
    # The blind has been pulled a little way down, and hangs askew.
    blind = box('blind', (0.3, 0.004, 0.1), (0.055, 0.475, 0.175), plastic, bevel=0.002)
    blind.rotation_euler.y = -0.02
    # The wing, from its root below the window to the tip.
    paint = material('wing', lambda s: {'Base Color': s.mix(s.noise(0.8, 6, 0.7, at=s.coords('Object', scale=(1, 0.25, 1))), (0.3, 0.31, 0.33), (0.45, 0.45, 0.46)), 'Roughness': s.fit(s.noise(2, 4), 0.3, 0.7, 0.28, 0.5)}, Specular=0.5)
    dark = material('gap', None, Roughness=0.8, **{'Base Color': (0.03, 0.03, 0.032, 1)})
    def wing(t, chord, side=0.0):
        """A point of the wing: t runs along it, chord from its front to its back."""
        front, back = Vector((-0.4, 2.4, -2.15)).lerp(Vector((3.6, 16.5, -1.12)), t), Vector((5.6, 2.4, -2.4)).lerp(Vector((5.0, 16.5, -1.2)), t)
        bow = 0.35 * t * t
        thick = (0.5 - 0.4 * t) * 2.6 * math.sqrt(max(0.0, chord)) * (1 - chord) + 0.01
        return front.lerp(back, chord) + Vector((0, 0, bow + side * thick * 0.5))
    def surface_of(name, ts, chords, material_, side=1.0, lift=0.0):
        points = [tuple(wing(t, c, side) + Vector((0, 0, lift))) for t in ts for c in chords]
        n = len(chords)
        return mesh(name, points, [(i * n + j, i * n + j + 1, (i + 1) * n + j + 1, (i + 1) * n + j) for i in range(len(ts) - 1) for j in range(n - 1)], material_)
    along, over = [k / 30 for k in range(31)], [(k / 24) ** 1.6 for k in range(25)]
    surface_of('above', along, over, paint)
    surface_of('below', along, over, paint, -1.0)
    for c in (0.13, 0.66):
        surface_of('gap', along[2:29], [c, c + 0.004], dark, 1.0, 0.012)
    for t in (0.1, 0.33, 0.36, 0.6, 0.86):
        surface_of('gap', [t, t + 0.0016], [0.66 + 0.34 * k / 8 for k in range(9)], dark, 1.0, 0.012)
    for k in range(9):
        t = 0.05 + 0.1 * k
        surface_of('panel', [t, t + 0.0007], [0.14 + 0.5 * n / 12 for n in range(13)], dark, 1.0, 0.01)
    for t in (0.22, 0.47, 0.7):
        middle = wing(t, 0.95)
        pod = lathe('pod', [(0, -1.1), (0.1, -0.8), (0.16, -0.1), (0.13, 0.5), (0, 1.0)], paint, 24, 5)
        pod.location, pod.rotation_euler = middle + Vector((0, 0, -0.12)), (0, math.pi / 2 + 0.05, 0.05)
    tip = [wing(1, c, 0) for c in (0.1, 1.0)]
    fin = [tip[0], tip[1], tip[1] + Vector((0.55, 0.5, 1.15)), tip[0] + Vector((1.25, 0.5, 1.15))]
    thicken(mesh('fin', [tuple(p) for p in fin], [(0, 1, 2, 3)], material('fin', None, Roughness=0.35, **{'Base Color': (0.16, 0.03, 0.035, 1)}), smooth=False), 0.06, 0)
    air = air_colour((0.34, 0.42, 0.56), (1.5, 0.9, 0.5), 3, -24, 0.5)
    white = material('cloud', None, (air, 16000), Roughness=1.0, Specular=0.0, **{'Base Color': (0.85, 0.85, 0.87, 1)})
    def top(x, y):
        near = 1 - abs(fbm(x, y, 1 / 1100, 7, 0.6, 3)) * 1.7
        return -1150 + 330 * near * soft(fbm(x, y, 1 / 7000, 3, seed=9), -0.5, 0.35) + 120 * fbm(x, y, 1 / 5000, 3, seed=5)
    fan('clouds', 900, 90000, 0.9, (420, 420), top, white)
    painted_sky([(0.0, (1.25, 0.78, 0.48)), (0.025, (1.05, 0.75, 0.54)), (0.07, (0.66, 0.66, 0.68)), (0.2, (0.24, 0.38, 0.6)), (0.5, (0.08, 0.19, 0.42)), (1.0, (0.04, 0.1, 0.3))], 1.0, sun=(3, -24, (5, 2.6, 1.2), 0.05))
    sunlight(5, -24, 3.2, (1, 0.7, 0.42), 0.6)
    window_light((-0.6, -1.2, 1.2), (0, 0.4, 0), (0.3, 0.6), 2.2, (1.0, 0.86, 0.7))
    glare = Lights()
    for _ in range(70):
        glare.disc((0.055 + chance.gauss(0, 0.07), 0.475, -0.03 + chance.gauss(-0.05, 0.09)), 0.0008 + 0.002 * chance.random() ** 3, (0.05, 0.042, 0.035))
    glare.show('specks on the pane')
    bpy.context.scene.world.cycles.sampling_method = 'AUTOMATIC'
    camera((-0.03, 0.1, 0.035), (1.0, 8, -0.42), lens=31, focus=(1.2, 9, 0), fstop=3.2, roll=0.03)
    develop(exposure=0.95, saturation=0.95, contrast=0.3, bloom=0.14, vignette=0.25, denoise=0.4, balance=(1.0, 1.0, 1.05), grain=4)


@picture('togvindue', 2496, 1664, samples=8, seed=9)
def from_the_train():
    """Fields from a train: what is near has become streaks, and what is far is sharp."""
    air = (0.62, 0.66, 0.71)
    haze = (air, 900)
    def soil(s):
        at = s.node('NewGeometry').outputs['Position']
        broad = s.noise(0.012, 4, 0.6, at=s.node('Mapping', {'Vector': at, 'Scale': (0.35, 1.6, 1)}).outputs[0])
        fine = s.noise(1.1, 5, 0.7, at=at)
        colour = s.ramp(broad, (0.36, (0.07, 0.1, 0.03)), (0.47, (0.11, 0.13, 0.04)), (0.52, (0.16, 0.12, 0.075)), (0.64, (0.09, 0.12, 0.035)))
        return {'Base Color': s.mix(1, colour, s.fit(fine, 0.3, 0.7, 0.55, 1.15), 'MULTIPLY')}
    fan('fields', 5, 4000, 1.3, (240, 240), lambda x, y: -3.2 + 0.25 * fbm(x, y, 0.06, 4) + 9 * soft(y, 120, 900) * (0.6 + fbm(x, y, 0.002, 3, seed=4)), material('soil', soil, haze, Roughness=1.0, Specular=0.0))
    def grown(name, dark, light):
        return material(name, lambda s: {'Base Color': s.mix(s.noise(0.9, 3), dark, light)}, haze, Roughness=1.0, Specular=0.0)
    bark = grown('wood', (0.035, 0.03, 0.025), (0.09, 0.07, 0.045))
    trees = []
    for k in range(5):
        tree = bare_tree(60 + k, 11, 0.7, haze)
        tree.data.materials[0] = bark
        trees.append(hide(tree))
    spots = [((chance.uniform(-0.75, 0.75) * y, y, -3.4 + 8 * soft(y, 150, 900)), chance.uniform(0, 6), chance.uniform(0.5, 1.2)) for y in [chance.uniform(330, 420) for _ in range(150)] + [chance.uniform(700, 900) for _ in range(420)]]
    spots += [((chance.uniform(-46, 8), chance.uniform(62, 70), -3.4), chance.uniform(0, 6), chance.uniform(0.2, 0.6)) for _ in range(46)]
    spots += [((x, chance.uniform(26, 30), -3.6), chance.uniform(0, 6), chance.uniform(0.25, 0.45)) for x in (5.5, 9, 9.6, 10.5, 11.2, 12.5, 13.4, 14)]
    scatter(trees, spots)
    # A farm with its barn.
    walls, tiles, tin = grown('wall', (0.42, 0.4, 0.36), (0.6, 0.58, 0.53)), grown('tiles', (0.17, 0.055, 0.035), (0.26, 0.1, 0.06)), grown('tin', (0.16, 0.17, 0.18), (0.24, 0.24, 0.25))
    def house(x, y, long, wide, high, roof, turn):
        parts = [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0), (-1, -1, 1), (1, -1, 1), (1, 1, 1), (-1, 1, 1), (-1, 0, 1.75), (1, 0, 1.75)]
        points = [(a * long / 2, b * wide / 2, c * high) for a, b, c in parts]
        body = mesh('house', points, [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (5, 6, 9), (7, 4, 8)], walls, smooth=False)
        top = mesh('roof', [(p[0] * 1.03, p[1] * 1.1, p[2]) for p in points], [(4, 5, 9, 8), (6, 7, 8, 9)], roof, smooth=False)
        for thing in (body, top):
            thing.location, thing.rotation_euler = (x, y, -3.0 + 9 * soft(y, 120, 900) * 0.6), (0, 0, turn)
    house(34, 205, 24, 8, 3.2, tiles, 0.2)
    house(52, 214, 34, 14, 5, tin, -0.35)
    house(20, 216, 12, 7, 3, tiles, 1.5)
    scatter(trees, [((chance.gauss(36, 20), chance.uniform(214, 235), -2.6), chance.uniform(0, 6), chance.uniform(0.6, 1.0)) for _ in range(14)])
    # The edge of the track: grass, bushes, and a mast that has just passed.
    points, faces = [], []
    for _ in range(7000):
        x, y = chance.uniform(-7, 7), 4.5 + 3 * chance.random()
        z = -2.2 - 0.3 * (y - 4.5)
        tall = chance.uniform(0.1, 0.5) * (1 + 2.2 * soft(fbm(x, y, 0.5, 3, seed=3), 0.0, 0.4))
        w = chance.uniform(0.01, 0.04)
        points += [(x - w, y, z), (x + w, y, z), (x + chance.gauss(0, 0.12), y, z + tall)]
        faces.append((len(points) - 3, len(points) - 2, len(points) - 1))
    mesh('edge', points, faces, material('growth', lambda s: {'Base Color': s.mix(s.noise(1.6, 4, 0.7), (0.05, 0.06, 0.015), (0.3, 0.22, 0.09))}, Roughness=1.0), smooth=False)
    box('mast', (0.24, 0.24, 12), (-3.6, 6.2, 0), material('mast', None, Roughness=0.6, **{'Base Color': (0.2, 0.21, 0.21, 1)}))
    for z in (1.9, 2.7):
        tube('wire', [(-60, 5.0, z), (60, 5.0, z + 0.1)], [0.012] * 2, material('wire', None, **{'Base Color': (0.02, 0.02, 0.02, 1)}), 6)
    # The carriage moves with the camera.
    eye = camera((0, 0, 0), (0.35, 6, -0.12), lens=31, focus=(0, 40, 0), fstop=3.2, roll=0.017)
    rubber = material('rubber', None, Roughness=0.6, **{'Base Color': (0.018, 0.018, 0.02, 1)})
    inside = material('inside', None, Roughness=0.5, **{'Base Color': (0.26, 0.25, 0.24, 1)})
    carriage = [window_in_wall([(0.58, 0.36, 0.0), (0.585, 0.365, -0.03), (0.6, 0.38, -0.05)], rubber, lambda p: Vector(p) + Vector((0.27, 0.6, 0.165))),
                window_in_wall([(0.6, 0.38, -0.05), (0.66, 0.44, -0.06), (4, 4, -0.06)], inside, lambda p: Vector(p) + Vector((0.27, 0.6, 0.165)))]
    mirrored = Lights()
    for x, z, long, colour in ((-0.05, 0.098, 0.14, (0.13, 0.14, 0.15)), (0.15, 0.089, 0.09, (0.09, 0.095, 0.1))):
        mirrored.add([(x, 0.375, z), (x + long, 0.375, z - 0.014), (x + long, 0.375, z - 0.007), (x, 0.375, z + 0.009)], [(0, 1, 2, 3)], colour)
    for x, z, w, h in ((0.0, -0.12, 0.07, 0.1),):
        mirrored.add([(x, 0.25, z), (x + w, 0.25, z), (x + w * 0.85, 0.25, z + h), (x + w * 0.2, 0.25, z + h * 0.92)], [(0, 1, 2, 3)], (0.018, 0.018, 0.022))
    for _ in range(160):
        mirrored.disc((chance.uniform(-0.4, 0.75), 0.62, chance.uniform(-0.35, 0.4)), 0.0006 + 0.0022 * chance.random() ** 4, (0.04, 0.04, 0.038))
    carriage.append(mirrored.show('reflections in the pane'))
    scene = bpy.context.scene
    scene.render.use_motion_blur, scene.render.motion_blur_shutter = True, 1.0
    for thing in (eye, *carriage):
        start = thing.location.copy()
        for frame, way in ((0, -0.55), (2, 0.55)):
            thing.location = start + Vector((way, 0, 0))
            thing.keyframe_insert('location', frame=frame)
        for curve in thing.animation_data.action.fcurves:
            for key in curve.keyframe_points:
                key.interpolation = 'LINEAR'
    scene.frame_set(1)
    painted_sky([(0.0, (0.72, 0.72, 0.72)), (0.06, (0.78, 0.76, 0.73)), (0.14, (0.6, 0.63, 0.68)), (0.4, (0.5, 0.55, 0.62)), (1.0, (0.4, 0.46, 0.55))], 1.0)
    sunlight(22, -60, 1.6, (1, 0.9, 0.76), 12)
    develop(exposure=1.15, saturation=0.85, contrast=0.25, bloom=0.1, vignette=0.25, denoise=0.3, grain=4, balance=(0.98, 1.0, 1.04))
