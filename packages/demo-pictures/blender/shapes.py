"""Meshes, ground and scattering.

Every function is deterministic: chance comes from `chance`, a generator that `new_scene` seeds anew
for each picture.
"""
import math
import random

import bpy
from mathutils import Vector, noise

from shading import material

chance = random.Random()


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def mesh(name, points, faces, surface=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    made = link(bpy.data.objects.new(name, data))
    if surface:
        data.materials.append(surface)
    return made


def spline(points, steps):
    """Points on a smooth curve through the given ones (any dimension)."""
    padded = [points[0], *points, points[-1]]
    result = []
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = (padded[i + k] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    result.append(tuple(points[-1]))
    return result


def lathe(name, profile, surface=None, around=96, steps=8, wobble=0.0, seed=0.0):
    """Turns a profile of (radius, height) around the vertical; wobble is the share that a hand adds."""
    outline = spline(profile, steps) if steps > 1 else profile
    points, faces = [], []
    for radius, height in outline:
        for k in range(around):
            angle = 2 * math.pi * k / around
            x, y = math.cos(angle), math.sin(angle)
            uneven = 1 + wobble * noise.noise(Vector((x * 1.3 + seed, y * 1.3, height * 14 + seed)))
            points.append((x * max(0, radius) * uneven, y * max(0, radius) * uneven, height))
    for row in range(len(outline) - 1):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    return mesh(name, points, faces, surface)


def tube(name, path, radii, surface=None, around=12):
    """A round tube along a path; radii are given for each point."""
    points, faces, way, frame = [], [], None, None
    for i, (here, radius) in enumerate(zip(path, radii)):
        before, after = Vector(path[max(0, i - 1)]), Vector(path[min(len(path) - 1, i + 1)])
        # Each ring turns with the path from the one before: rings that are set anew may twist and pinch.
        ahead = (after - before).normalized()
        frame = way.rotation_difference(ahead).to_matrix() @ frame if way else ahead.to_track_quat('Z', 'Y').to_matrix()
        way = ahead
        for k in range(around):
            angle = 2 * math.pi * k / around
            points.append(tuple(Vector(here) + frame @ Vector((math.cos(angle) * radius, math.sin(angle) * radius, 0))))
    for row in range(len(path) - 1):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    faces += [tuple(reversed(range(around))), tuple(range(len(points) - around, len(points)))]
    return mesh(name, points, faces, surface)


def ground(name, size, cells, height, surface=None, centre=(0, 0)):
    """A level grid raised by height(x, y); size and cells are (x, y)."""
    columns, rows = cells
    points = []
    for j in range(rows + 1):
        y = centre[1] + (j / rows - 0.5) * size[1]
        for i in range(columns + 1):
            x = centre[0] + (i / columns - 0.5) * size[0]
            points.append((x, y, height(x, y)))
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
             for j in range(rows) for i in range(columns)]
    return mesh(name, points, faces, surface)


def fan(name, near, far, halfwidth, cells, height, surface=None):
    """Ground seen from the origin along +y: a grid whose cells grow with the distance."""
    columns, rows = cells
    points = []
    for j in range(rows + 1):
        y = near * (far / near) ** (j / rows)
        for i in range(columns + 1):
            x = (i / columns - 0.5) * 2 * halfwidth * y
            points.append((x, y, height(x, y)))
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
             for j in range(rows) for i in range(columns)]
    return mesh(name, points, faces, surface)


def box(name, size, position, surface=None, bevel=0.0, turn=0.0):
    x, y, z = (s / 2 for s in size)
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh(name, points, faces, surface, smooth=False)
    made.location, made.rotation_euler = position, (0, 0, turn)
    if bevel:
        made.modifiers.new('bevel', 'BEVEL').width = bevel
        made.modifiers['bevel'].segments = 3
    return made


def thicken(thing, thickness, offset=-1):
    modifier = thing.modifiers.new('thicken', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, offset
    return thing


def copy(thing, position, turn=(0, 0, 0), scale=1.0):
    made = link(thing.copy())
    made.location, made.rotation_euler = position, turn
    made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return made


def hide(thing):
    """Keeps a model for copies without showing it."""
    thing.hide_render = True
    thing.hide_viewport = True
    return thing


def scatter(models, spots):
    """Copies of the models at spots of (position, turn about z, scale[, lean]); meshes are shared."""
    for spot in spots:
        position, turn, scale, *lean = spot
        made = link(bpy.data.objects.new('copy', chance.choice(models).data))
        tilt = lean[0] if lean else (0, 0)
        made.location, made.rotation_euler, made.scale = position, (*tilt, turn), (scale,) * 3


def join(things):
    """One object of several; modifiers are applied first."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new('joined')
    points, faces, slots, indices = [], [], [], []
    for thing in things:
        seen = thing.evaluated_get(depsgraph)
        part = seen.to_mesh()
        start = len(points)
        points += [tuple(thing.matrix_world @ v.co) for v in part.vertices]
        own = []
        for surface in thing.data.materials:
            if surface not in slots:
                slots.append(surface)
            own.append(slots.index(surface))
        for face in part.polygons:
            faces.append(tuple(start + v for v in face.vertices))
            indices.append(own[face.material_index] if own else 0)
        seen.to_mesh_clear()
    data.from_pydata(points, [], faces)
    for surface in slots:
        data.materials.append(surface)
    data.polygons.foreach_set('material_index', indices)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.update()
    for thing in things:
        bpy.data.objects.remove(thing)
    return link(bpy.data.objects.new('joined', data))


def fbm(x, y, scale=1.0, octaves=6, rough=0.5, seed=0.0):
    """Fractal noise around zero."""
    return noise.fractal(Vector((x * scale + seed, y * scale - seed, seed)), 1 - math.log2(rough * 2) if rough != 0.5 else 1.0,
                         2.0, octaves)


def soft(value, low, high):
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)
