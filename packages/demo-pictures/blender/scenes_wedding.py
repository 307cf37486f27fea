"""Details of a wedding."""
import math

from mathutils import Vector, noise

from plants import strip
from shading import *
from shapes import *
from studio import *


def ring(name, radius, width, thick, surface):
    outline = [(radius + thick * 0.5 * math.cos(a) + thick * 0.25 * math.cos(a) ** 3, width * 0.5 * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(41)]]
    return lathe(name, outline, surface, 200, 1)


def woven(size, threads, surface):
    """Linen from so near that one sees its yarn: every thread is uneven, and goes over and under the others."""
    step = size / threads
    points, faces, around = [], [], 5
    def thread(line, across):
        aside, thick, seed = (line - threads / 2) * step + chance.gauss(0, step * 0.07), step * chance.uniform(0.3, 0.5), chance.uniform(0, 90)
        start, rows = len(points), threads * 3
        for k in range(rows + 1):
            along = (k / rows - 0.5) * size
            phase = math.pi * (k / 3 + line + (1 if across else 0))
            swell = 1 + 0.35 * noise.noise(Vector((along * 300, seed, 0))) + 0.25 * noise.noise(Vector((along * 1400, seed, 7)))
            wander, lift = step * 0.25 * noise.noise(Vector((along * 160, seed, 3))), step * 0.3 * math.cos(phase)
            for n in range(around):
                a = 2 * math.pi * n / around
                u, w = aside + wander + math.cos(a) * thick * swell, lift + math.sin(a) * thick * 0.8 * swell
                x, y = (u, along) if across else (along, u)
                points.append((x, y, w + 0.004 * soft(math.hypot(x, y), 0.02, 0.09) * fbm(x, y, 14, 2, seed=4)))
        for k in range(rows):
            for n in range(around):
                a, b = start + k * around + n, start + k * around + (n + 1) % around
                faces.append((a, b, b + around, a + around))
    for line in range(threads):
        thread(line, False)
        thread(line, True)
    # Loose fibres stand off the yarn.
    for _ in range(1500):
        x, y, turn, long = chance.uniform(-0.4, 0.4) * size, chance.uniform(-0.4, 0.4) * size, chance.uniform(0, 6.3), step * chance.uniform(1.5, 5)
        path = [Vector((x + math.cos(turn + t) * long * t, y + math.sin(turn + t) * long * t, step * (0.4 + 1.6 * t * (1 - 0.6 * t)))) for t in (0, 0.3, 0.6, 1.0)]
        strip(points, faces, path, [step * 0.03] * 4, Vector((-math.sin(turn), math.cos(turn), 0)))
    return mesh('linen', points, faces, surface)


@picture('vielsesringe', 2496, 1664, samples=20, seed=3)
def rings():
    """The rings on the tablecloth, in the sun of the late afternoon."""
    yarn = material('yarn', lambda s: {'Base Color': s.mix(s.noise(90, 4, 0.6), (0.42, 0.37, 0.3), (0.66, 0.61, 0.53)), 'Normal': s.bump(s.noise(2600, 2), 0.5, 0.0001)}, Roughness=0.95, Specular=0.1, Sheen=0.4)
    woven(0.17, 230, yarn).rotation_euler = (0, 0, 0.42)
    def worn(name, colour):
        def build(s):
            at = s.coords('Object')
            def scratches(turn):
                return s.noise(1, 2, 0.6, at=s.node('Mapping', {'Vector': at, 'Scale': (9000, 500, 900), 'Rotation': (turn, 0.3, turn)}).outputs[0])
            smear = s.noise(260, 4, 0.6, at=at)
            fine = s.math('MULTIPLY', scratches(0.7), scratches(-0.9))
            return {'Roughness': s.math('MULTIPLY_ADD', smear, 0.22, 0.04), 'Normal': s.bump(s.math('MULTIPLY_ADD', fine, 0.5, s.math('MULTIPLY', smear, 0.5)), 0.06, 0.0002)}
        return material(name, build, **{'Base Color': colour, 'Metallic': 1.0})
    wide = ring('wide', 0.0101, 0.0046, 0.0017, worn('gold', (0.86, 0.56, 0.26, 1)))
    wide.location, wide.rotation_euler = (-0.001, 0.0, 0.0028), (0, 0, 0.5)
    slim = ring('slim', 0.0086, 0.0024, 0.0015, worn('pale gold', (0.84, 0.62, 0.36, 1)))
    slim.location, slim.rotation_euler = (0.0088, -0.0045, 0.0074), (0.32, 0.72, 0.5)
    bpy.context.scene.cycles.caustics_reflective = True
    sunlight(24, -64, 6.0, (1, 0.78, 0.54), 0.8)
    window_light((0.25, 0.3, 0.3), (0, 0, 0), (0.2, 0.3), 0.5, (0.75, 0.86, 1))
    room_light((0.6, 0.75, 1.0), 0.3)
    # Things around the rings: one darkens the gold on one side, and is a soft shape in the background.
    shade = material('room', lambda s: {'Base Color': s.mix(s.noise(6, 3), (0.02, 0.025, 0.015), (0.09, 0.1, 0.05))}, Roughness=0.8)
    box('leaves', (0.12, 0.01, 0.05), (0.05, 0.1, 0.03), shade, turn=0.3)
    box('guest', (0.2, 0.01, 0.3), (0.22, -0.2, 0.1), material('dark', None, **{'Base Color': (0.02, 0.02, 0.025, 1)}), turn=0.9)
    camera((0.012, -0.125, 0.054), (0.0065, 0.001, 0.0035), lens=88, focus=(0.003, -0.0095, 0.006), fstop=13, roll=-0.03)
    develop(exposure=0.95, saturation=0.9, contrast=0.2, vignette=0.2, denoise=0.3, fade=0)
