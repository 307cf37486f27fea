"""The room of the preview on a wall."""
from mathutils import Vector

from shading import *
from shapes import *
from studio import *
from surfaces import linen, plaster, wood

# What the camera sees of the wall, in metres: the preview measures in the same.
WALL_WIDTH, FLOOR_TO_EDGE, DISTANCE, EYE = 3.0, 0.22, 9.0, 1.25


def cushion(name, size, position, surface, bulge=0.04, turn=(0, 0, 0)):
    """A box that is filled: fuller in the middle of its faces, and never twice the same."""
    made = box(name, size, position, surface, bevel=min(size) * 0.3)
    made.rotation_euler = turn
    made.modifiers['bevel'].segments = 5
    made.modifiers.new('fine', 'SUBSURF').render_levels = 3
    texture = bpy.data.textures.new('folds', 'CLOUDS')
    texture.noise_scale = 0.35
    folds = made.modifiers.new('folds', 'DISPLACE')
    folds.texture, folds.strength, folds.mid_level, folds.texture_coords = texture, bulge, 0.5, 'GLOBAL'
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    return made


@picture('stue', 2000, 1500, samples=14, seed=3)
def living_room():
    """A wall, a sofa of two metres and the light of a window that stands outside the picture, to the left."""
    wall = plaster('wall', (0.74, 0.71, 0.66), 0.6, 0.12, 0.06)
    box('wall', (9, 0.1, 4), (0, 0.05, 2), wall)
    boards = wood('floor', (0.2, 0.13, 0.08), (0.5, 0.38, 0.26), 0.7, 0.45)
    y = -3.2
    while y < 0:
        x = -4.5 + chance.uniform(0, 1.2)
        while x < 4.5:
            long = chance.uniform(1.2, 2.4)
            box('plank', (long - 0.002, 0.138, 0.02), (x + long / 2, y + 0.07, -0.01), boards, bevel=0.002)
            x += long
        y += 0.14
    paint = material('skirting', None, Roughness=0.4, **{'Base Color': (0.75, 0.73, 0.69, 1)})
    box('skirting', (9, 0.02, 0.1), (0, -0.01, 0.05), paint, bevel=0.006)
    cloth = linen('cloth', (0.5, 0.47, 0.42), 420, 0.5, 0.1)
    leg = wood('leg', (0.12, 0.07, 0.04), (0.3, 0.19, 0.11), 1.0, 0.5)
    wide = 1.9
    cushion('base', (wide - 0.06, 0.78, 0.2), (0, -0.52, 0.23), cloth, 0.01)
    cushion('back', (wide - 0.3, 0.2, 0.56), (0, -0.18, 0.5), cloth, 0.02)
    for side in (-1, 1):
        cushion('arm', (0.17, 0.82, 0.46), (side * (wide / 2 - 0.085), -0.52, 0.36), cloth, 0.015)
        cushion('seat', (wide / 2 - 0.19, 0.66, 0.17), (side * (wide / 4 - 0.088), -0.58, 0.42), cloth, 0.03)
        cushion('rest', (wide / 2 - 0.2, 0.17, 0.4), (side * (wide / 4 - 0.09), -0.34, 0.63), cloth, 0.05, (0.16, 0, 0))
        for depth in (-0.18, -0.86):
            tube('leg', [(side * (wide / 2 - 0.1), depth, 0.16), (side * (wide / 2 - 0.085), depth, 0)], [0.022, 0.015], leg, 20)
    rust = linen('rust', (0.32, 0.12, 0.055), 500, 0.5, 0.12)
    cushion('pillow', (0.42, 0.15, 0.4), (-0.58, -0.52, 0.69), rust, 0.07, (0.36, 0.16, 0.1))
    # The sun comes through a window of four panes, past a branch.
    sun = Vector(towards(30, -118))
    outside = material('outside', None, Roughness=0.9, **{'Base Color': (0.3, 0.3, 0.3, 1)})
    bar = bars_before(sun, Vector((0.55, 0, 1.15)) + sun * 4, outside)
    for u in (-2.75, 2.75):
        bar(u, 0, 4, 8)
    for v in (-4.62, 4.66):
        bar(0, v, 8, 8)
    bar(0, 0, 0.09, 2)
    bar(0, 0.05, 2, 0.07)
    sunlight(30, -118, 2.2, (1, 0.87, 0.7), 2.4)
    window_light((-4, -3.2, 1.8), (0, 0, 1.1), (1.8, 2.2), 150, (0.86, 0.92, 1))
    room_light((0.97, 0.96, 1), 0.72)
    eye = camera((0, -DISTANCE, EYE), (0, 0, EYE), lens=36 * DISTANCE / WALL_WIDTH)
    eye.data.shift_y = (WALL_WIDTH * 3 / 8 - FLOOR_TO_EDGE - EYE) / WALL_WIDTH
    develop(exposure=1.2, saturation=0.9, contrast=0.05, bloom=0.05, vignette=0.05, barrel=0, fringe=0, grain=1, denoise=1)
