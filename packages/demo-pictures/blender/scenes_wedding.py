"""Details of a wedding."""
import math

from shading import *
from shapes import *
from studio import *
from surfaces import linen, metal


def ring(name, radius, width, thick, surface, hammered=0.0):
    outline = [(radius + thick * 0.5 * math.cos(a) + thick * 0.25 * math.cos(a) ** 3, width * 0.5 * math.sin(a)) for a in [2 * math.pi * k / 40 for k in range(41)]]
    made = lathe(name, outline, surface, 200, 1)
    if hammered:
        for v in made.data.vertices:
            v.co.xy *= 1 + hammered * noise.noise(v.co * 900)
    return made


@picture('vielsesringe', 2496, 1664, samples=24, seed=3)
def rings():
    """The rings on the tablecloth, in the sun of the late afternoon."""
    def lying(x, y):
        along = x * 0.9 + y * 0.45
        fold = 0.006 * math.exp(-((along - 0.034 + 0.006 * math.sin(y * 40)) / 0.008) ** 2) + 0.0045 * math.exp(-((along + 0.05 + 0.3 * y * y) / 0.011) ** 2)
        level = soft(math.hypot(x, y), 0.016, 0.035)
        return fold * level + 0.0012 * fbm(x, y, 26, 3, seed=4) * level
    ground('cloth', (0.5, 0.5), (500, 500), lying, linen('cloth', (0.66, 0.63, 0.58), 1150, 0.55, 0.05))
    gold = metal('gold', (0.86, 0.56, 0.26), 0.16, 1.0)
    pale = metal('pale gold', (0.84, 0.62, 0.36), 0.2, 1.0)
    wide = ring('wide', 0.0101, 0.0046, 0.0017, gold)
    wide.location = (0.0, 0.0, 0.0023)
    slim = ring('slim', 0.0086, 0.0024, 0.0015, pale)
    slim.location, slim.rotation_euler = (0.0088, -0.0035, 0.0071), (0.32, 0.72, 0.5)
    bpy.context.scene.cycles.caustics_reflective = True
    sunlight(21, -58, 5.5, (1, 0.76, 0.5), 1.2)
    room_light((0.6, 0.75, 1.0), 0.32)
    box('wall', (0.6, 0.01, 0.3), (0.1, 0.5, 0.12), material('room', None, **{'Base Color': (0.05, 0.045, 0.04, 1)}))
    camera((0.02, -0.135, 0.062), (0.002, 0.001, 0.004), lens=85, focus=(0.003, -0.0085, 0.006), fstop=5.6, roll=-0.02)
    develop(exposure=0.8, saturation=0.9, contrast=0.3, vignette=0.35, denoise=0.6)
