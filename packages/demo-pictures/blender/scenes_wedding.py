"""Details of a wedding."""
import math

from mathutils import Vector

from shading import *
from shapes import *
from studio import *
from surfaces import glaze, linen, metal, plaster, wood


def ring(name, radius, width, thick, surface, hammered=0.0):
    outline = [(radius + thick * 0.5 * math.cos(a) + thick * 0.25 * math.cos(a) ** 3, width * 0.5 * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(41)]]
    made = lathe(name, outline, surface, 200, 1)
    if hammered:
        for v in made.data.vertices:
            v.co.xy *= 1 + hammered * noise.noise(v.co * 900)
    return made


@picture('vielsesringe', 2496, 1664, samples=14, seed=3)
def rings():
    cloth = ground('linen', (0.3, 0.3), (420, 420), lambda x, y: 0.0, linen('linen', (0.62, 0.58, 0.52), 900, 0.5))
    for v in cloth.data.vertices:
        x, y = v.co.x, v.co.y
        crease = abs(fbm(x + 0.6 * y, y * 0.5, 11, 3, seed=4))
        v.co.z = 0.016 * soft(0.35 - crease, 0, 0.35) * soft(math.hypot(x, y + 0.01), 0.02, 0.08) + 0.004 * fbm(x, y, 9, 2, seed=2) * soft(math.hypot(x, y), 0.01, 0.05)
    gold = metal('gold', (0.86, 0.55, 0.24), 0.17, 1.0)
    pale = metal('pale gold', (0.83, 0.6, 0.33), 0.22, 1.0)
    wide = ring('wide', 0.0101, 0.0046, 0.0017, gold)
    wide.location, wide.rotation_euler = (0.0, 0.0, 0.0027), (0.03, 0.02, 0)
    slim = ring('slim', 0.0086, 0.0024, 0.0015, pale)
    slim.location, slim.rotation_euler = (0.0088, -0.0035, 0.0075), (0.32, 0.72, 0.5)
    window_light((-0.55, 0.3, 0.27), (0, 0, 0), (0.3, 0.4), 5.0, (1, 0.95, 0.88))
    window_light((0.6, 0.1, 0.3), (0, 0, 0), (0.3, 0.5), 0.5, (1, 0.85, 0.7))
    room_light((0.85, 0.92, 1), 0.05)
    camera((0.02, -0.135, 0.075), (0.004, 0.001, 0.004), lens=85, focus=(0.003, -0.0085, 0.006), fstop=9)
    develop(exposure=1.5)
