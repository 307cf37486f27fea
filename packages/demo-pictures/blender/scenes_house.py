"""Walls, rooms and jetties."""
import math

import bmesh
from mathutils import Vector

from plants import bare_tree, grass_tuft
from skies import cloud_sheet
from shading import *
from shapes import *
from studio import *
from surfaces import linen, metal, plaster, wood


def limewash(name, colour, haze=None):
    """Brick under many coats of white: courses show faintly, damp stains at the foot."""
    def build(s):
        at = s.coords('Object')
        x, _, z = [s.node('SeparateXYZ', {0: at}).outputs[k] for k in range(3)]
        brick = s.node('TexBrick', {'Vector': s.node('CombineXYZ', {0: x, 1: z, 2: 0.0}).outputs[0], 'Scale': 1.0, 'Mortar Size': 0.012,
                                    'Brick Width': 0.24, 'Row Height': 0.065, 'Mortar Smooth': 0.6}).outputs['Fac']
        lumps = s.noise(5, 7, 0.6, at=at)
        foot = s.fit(s.math('MULTIPLY_ADD', s.noise(1.4, 6, 0.65, at=at), 0.9, z), 0.35, 1.3)
        streak = s.noise(1, 5, 0.6, at=s.node('Mapping', {'Vector': at, 'Scale': (2.2, 2.2, 0.16)}).outputs[0])
        soiled = s.mix(s.math('MULTIPLY', s.fit(streak, 0.5, 0.75), 0.3), colour, (0.42, 0.4, 0.36))
        return {'Base Color': s.mix(s.fit(foot, 0, 1, 0.45, 0.0), soiled, (0.3, 0.29, 0.24)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', brick, -0.5, lumps), 0.5, 0.012)}
    return material(name, build, haze, Roughness=0.95, Specular=0.15)


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


@picture('landsbykirke', 1664, 2496, samples=10, seed=6)
def church():
    """The whitewashed tower of a village church in low winter light, with the shadow of a tree."""
    white = limewash('limewash', (0.62, 0.6, 0.56))
    red = material('tiles', lambda s: {'Base Color': s.mix(s.noise(3, 6, 0.65), (0.16, 0.055, 0.03), (0.34, 0.125, 0.065)),
                                       'Normal': s.bump(s.math('SINE', s.math('MULTIPLY', s.node('SeparateXYZ', {0: s.coords('Object')}).outputs[1], 26)), 0.5, 0.05)}, Roughness=0.8)
    dark = material('dark', None, **{'Base Color': (0.012, 0.012, 0.013, 1), 'Roughness': 0.6})
    lead = material('lead', lambda s: {'Base Color': s.mix(s.noise(6, 5), (0.1, 0.11, 0.12), (0.22, 0.23, 0.24))}, Roughness=0.5, Metallic=0.3)
    wide, deep, eaves, top = 6.4, 7.0, 13.0, 19.5
    box('tower', (wide, deep, eaves), (0, deep / 2, eaves / 2), white, bevel=0.05)
    # The stepped gable faces the viewer.
    steps = 6
    for k in range(steps):
        share = k / steps
        step_width = wide * (1 - share)
        box('step', (step_width, 0.75, (top - eaves) / steps + 0.02), (0, 0.376, eaves + (top - eaves) * (share + 0.5 / steps)), white, bevel=0.035)
        for side in (-1, 1):
            box('cap', (wide / steps * 0.62, 0.86, 0.09), (side * (step_width / 2 - wide / steps * 0.26), 0.376, eaves + (top - eaves) * (share + 1 / steps) + 0.04), red, bevel=0.02)
    roof = [(-wide / 2 - 0.2, 0.7, eaves - 0.1), (0, 0.7, top - 1.0), (wide / 2 + 0.2, 0.7, eaves - 0.1),
            (-wide / 2 - 0.2, deep, eaves - 0.1), (0, deep, top - 1.0), (wide / 2 + 0.2, deep, eaves - 0.1)]
    mesh('roof', roof, [(0, 1, 4, 3), (1, 2, 5, 4), (3, 4, 5)], red, smooth=False)
    def niche(x, z, width, height, depth=0.34):
        """A blind arch sunk into the wall: shown by a dark recess with a white frame of its own depth."""
        points = [(x - width / 2, z), (x + width / 2, z)] + [(x + math.cos(a) * width / 2, z + height - width / 2 + math.sin(a) * width / 2) for a in [math.pi * k / 14 for k in range(15)]]
        cutter = mesh('cut', [(px, -0.5, pz) for px, pz in points] + [(px, depth, pz) for px, pz in points],
                      [tuple(reversed(range(len(points)))), tuple(range(len(points), 2 * len(points)))] + [(k, (k + 1) % len(points), (k + 1) % len(points) + len(points), k + len(points)) for k in range(len(points))], white, False)
        solid = bmesh.new()
        solid.from_mesh(cutter.data)
        bmesh.ops.recalc_face_normals(solid, faces=solid.faces)
        solid.to_mesh(cutter.data)
        solid.free()
        return hide(cutter)
    tower = bpy.data.objects['tower']
    openings = [(-0.85, 9.7, 0.95, 2.2, 1.2), (0.85, 9.7, 0.95, 2.2, 1.2), (0, 5.4, 0.5, 1.1, 0.8), (0, 0.0, 1.9, 3.0, 0.5)]
    for k, opening in enumerate(openings):
        cut = tower.modifiers.new(f'cut {k}', 'BOOLEAN')
        cut.operation, cut.object, cut.solver = 'DIFFERENCE', niche(*opening), 'EXACT'
    for x, z, width, height, depth in openings[:3]:
        box('shutter', (width + 0.1, 0.06, height + 0.1), (x, depth - 0.35, z + height / 2), dark)
        for n in range(int(height / 0.2)):
            slat = box('slat', (width, 0.14, 0.025), (x, depth - 0.42, z + 0.1 + n * 0.2), lead)
            slat.rotation_euler.x = 0.6
    planks = wood('door', (0.012, 0.028, 0.026), (0.04, 0.075, 0.068), 1.0, 0.55)
    for n in range(9):
        board = box('board', (2.85, 0.05, 0.205), (-0.84 + n * 0.21, 0.42, 1.42), planks, bevel=0.008)
        board.rotation_euler = (0, math.pi / 2, 0)
    iron = metal('iron', (0.03, 0.03, 0.03), 0.5)
    anchors = [(-2.3, 12.0), (2.3, 12.0), (-2.5, 8.4), (2.5, 8.4)]
    for x, z in anchors:
        box('anchor', (0.06, 0.05, 0.85), (x, -0.03, z), iron, bevel=0.01)
    ridge_y, nave = deep, 16
    box('nave', (9.6, nave, 7.0), (0, ridge_y + nave / 2, 3.5), white, bevel=0.05)
    mesh('nave roof', [(-5.1, ridge_y, 6.9), (0, ridge_y, 12.0), (5.1, ridge_y, 6.9), (-5.1, ridge_y + nave, 6.9), (0, ridge_y + nave, 12.0), (5.1, ridge_y + nave, 6.9)],
         [(0, 1, 4, 3), (1, 2, 5, 4), (0, 2, 1)], red, smooth=False)
    def lawn(x, y):
        return 0.12 * fbm(x, y, 0.2, 3) + 0.04 * fbm(x, y, 1.2, 3) - 0.02 * max(0, -y)
    grass = material('lawn', lambda s: {'Base Color': s.mix(s.noise(1.6, 7, 0.6), (0.035, 0.042, 0.014), (0.13, 0.11, 0.045)), 'Normal': s.bump(s.noise(9, 6, 0.7), 0.8, 0.08)}, Roughness=0.95, Specular=0.1)
    ground('lawn', (90, 70), (160, 130), lawn, grass, (0, -4))
    blades = [hide(grass_tuft(k + 40, 0.22, 40, ((0.05, 0.065, 0.02), (0.16, 0.14, 0.06)))) for k in range(4)]
    scatter(blades, [((x, y, lawn(x, y)), chance.uniform(0, 6), chance.uniform(0.5, 1.2)) for x, y in
                     [(chance.uniform(-1, 1) * (9 + 0.4 * (y0 + 22)), y0) for y0 in [-20 + 20 * chance.random() ** 0.8 for _ in range(3200)]] if abs(x) > 0.75 + 0.1 * math.sin(y)])
    gravel = material('path', lambda s: {'Base Color': s.mix(s.cells(60), (0.2, 0.18, 0.155), (0.36, 0.33, 0.29)), 'Normal': s.bump(s.cells(60), 0.6, 0.02)}, Roughness=0.95)
    ground('path', (1.5, 26), (12, 120), lambda x, y: lawn(x, y) + 0.03, gravel, (0, -12.8))
    giant = bare_tree(17, 15, 0.7)
    giant.location, giant.rotation_euler = (-8.5, -9.5, 0), (0, 0, 1.0)
    painted_sky([(0.0, (0.6, 0.62, 0.64)), (0.15, (0.42, 0.52, 0.64)), (0.5, (0.2, 0.33, 0.54)), (1.0, (0.12, 0.24, 0.45))], 0.7,
                clouds=cloud_sheet(1.1, 0.5, 0.3, (1.6, 1.5, 1.4), (0.9, 0.92, 0.96), stretch=1.5, seed=3))
    sunlight(17, -132, 9.0, (1, 0.82, 0.62), 0.55)
    camera((3.4, -21, 1.7), (1.0, 0, 1.7), lens=30, shift=(0, 0.3))
    develop(exposure=0.62, denoise=0.6)


@picture('stolen-ved-vinduet', 1664, 2496, samples=14, seed=2)
def chair_in_window_light():
    """Evening sun through a window on a bare wall; a chair stands in the light."""
    wall = plaster('wall', (0.66, 0.63, 0.57), 0.8, 0.45, 0.12)
    box('wall', (8, 0.1, 4), (0, 0.05, 1.5), wall)
    boards = wood('floor', (0.16, 0.11, 0.07), (0.4, 0.3, 0.2), 0.6, 0.55)
    for k in range(16):
        box('floor', (8, 0.148, 0.03), (chance.uniform(-1, 1), -0.075 - k * 0.15, -0.015 + chance.gauss(0, 0.0006)), boards, bevel=0.002)
    box('skirting', (8, 0.02, 0.14), (0, -0.01, 0.07), material('paint', None, **{'Base Color': (0.6, 0.58, 0.54, 1), 'Roughness': 0.45}), bevel=0.004)
    black = material('stained', lambda s: {'Base Color': s.mix(s.noise(12, 5, at=s.coords('Object', scale=(6, 6, 1))), (0.02, 0.014, 0.01), (0.06, 0.04, 0.026))}, Roughness=0.4)
    def rod(points, radius):
        path = spline(points, 8)
        return tube('rod', path, [radius] * len(path), black, 14)
    seat_height, half = 0.45, 0.2
    for x in (-half, half):
        rod([(x, -0.22 - 2 * half, 0), (x * 0.96, -0.24 - 2 * half + 0.03, seat_height)], 0.017)
        rod([(x * 1.02, -0.2, 0), (x, -0.22, seat_height), (x * 0.98, -0.19, 0.72), (x * 0.94, -0.13, 0.93)], 0.017)
    for z in (0.62, 0.75, 0.88):
        rod([(-half * 0.95, -0.2 + (z - 0.62) * 0.2, z), (0, -0.16 + (z - 0.62) * 0.2, z + 0.01), (half * 0.95, -0.2 + (z - 0.62) * 0.2, z)], 0.016)
    for z in (0.16, 0.24):
        rod([(-half, -0.4, z), (half, -0.4, z)], 0.01)
    for x in (-half, half):
        rod([(x, -0.62, 0.2), (x, -0.21, 0.2)], 0.01)
    box('seat', (0.43, 0.43, 0.03), (0, -0.42, seat_height), linen('cord', (0.42, 0.34, 0.22), 220, 0.9), bevel=0.012)
    # The window stands outside the picture: bars that the sun draws on the wall.
    bars = material('bars', None, **{'Base Color': (0.4, 0.4, 0.4, 1)})
    sun = Vector(towards(24, -128))
    middle = Vector((0.05, 0, 1.15)) + sun * 3.2
    across, up = Vector((0, 0, 1)).cross(sun).normalized(), sun.cross(Vector((0, 0, 1)).cross(sun)).normalized()
    def bar(u, v, width, height):
        held = box('bar', (width, 0.06, height), middle + across * u + up * v, bars)
        held.rotation_euler = sun.to_track_quat('Y', 'Z').to_euler()
    for u in (-3.0, 3.0):
        bar(u, 0, 4.9, 8)
    for v in (-2.95, 2.95):
        bar(0, v, 8, 4.6)
    bar(0, 0, 0.07, 3)
    for v in (-0.32, 0.32):
        bar(0, v, 2, 0.045)
    sunlight(24, -128, 13.0, (1, 0.8, 0.56), 0.9)
    room_light((0.75, 0.85, 1.0), 0.34)
    camera((0.0, -4.2, 1.05), (0.05, 0, 0.98), lens=62, focus=(0, -0.4, 0.7), fstop=4)
    develop(exposure=0.62, denoise=0.6)
