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
    board = wood('board', (0.04, 0.024, 0.014), (0.22, 0.14, 0.085), 1.5, 0.45)
    for y, turn in ((-0.088, 0.0), (0.032, 0.004)):
        box('board', (1.2, 0.118, 0.03), (chance.uniform(-0.2, 0.2), y, -0.015), board, bevel=0.003, turn=turn)
    gold = metal('gold', (0.86, 0.55, 0.24), 0.17, 1.0)
    pale = metal('pale gold', (0.83, 0.6, 0.33), 0.22, 1.0)
    wide = ring('wide', 0.0101, 0.0046, 0.0017, gold)
    wide.location = (0.0, 0.0, 0.0023)
    slim = ring('slim', 0.0086, 0.0024, 0.0015, pale)
    slim.location, slim.rotation_euler = (0.0088, -0.0035, 0.0071), (0.32, 0.72, 0.5)
    window_light((-0.55, 0.3, 0.27), (0, 0, 0), (0.3, 0.4), 5.0, (1, 0.95, 0.88))
    window_light((0.6, 0.1, 0.3), (0, 0, 0), (0.3, 0.5), 0.5, (1, 0.85, 0.7))
    room_light((0.85, 0.92, 1), 0.05)
    camera((0.02, -0.135, 0.075), (0.004, 0.001, 0.004), lens=85, focus=(0.003, -0.0085, 0.006), fstop=6.3)
    develop(exposure=1.9)
