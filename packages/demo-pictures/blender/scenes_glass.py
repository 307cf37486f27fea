"""Rain on a window, and a wind farm."""
import math

import bpy
from mathutils import Vector

from scenes_night import Lights, dimmed
from scenes_silhouettes import flat
from shading import *
from shapes import *
from studio import *
from water import WetPane


def lens_water():
    """Water in front of the far things that it turns upside down: its thickness does not matter, only its curve."""
    cycles = bpy.context.scene.cycles
    cycles.glossy_bounces = cycles.transmission_bounces = 4
    return material('water', None, Roughness=0.0, IOR=1.5, Transmission=1.0, Specular=0.35, **{'Base Color': (1, 1, 1, 1)})


@picture('regnrude', 2032, 2032, samples=10, seed=8)
def rain_on_the_window():
    """Rain on the window of the last bus; the street is out of focus behind it."""
    pane = WetPane(0.3, 0.3, 0.00019)
    for low, high, count in ((0.0003, 0.0008, 3600), (0.0007, 0.0017, 1100), (0.0014, 0.0034, 300), (0.003, 0.0058, 46)):
        for _ in range(count):
            pane.drop(chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), low + (high - low) * chance.random() ** 2.2, chance.uniform(0.9, 1.35), chance.uniform(0, 0.35))
    for _ in range(13):
        top = chance.uniform(-0.02, 0.17)
        pane.run(chance.uniform(-0.14, 0.14), top, top - chance.uniform(0.05, 0.26), chance.uniform(0.0022, 0.0042))
    for _ in range(900):
        pane.drop(chance.uniform(-0.15, 0.15), chance.uniform(-0.15, 0.15), chance.uniform(0.0002, 0.0006))
    pane.show(lens_water())
    def street(s):
        at = s.node('NewGeometry').outputs['Position']
        x, _, z = [s.node('SeparateXYZ', {0: at}).outputs[k] for k in range(3)]
        blocks = s.noise(0.11, 2, 0.4, at=s.node('Mapping', {'Vector': at, 'Scale': (1, 1, 0.4)}).outputs[0])
        level = s.math('MULTIPLY_ADD', blocks, 9, z)
        return s.ramp(s.fit(level, -9, 16), (0.0, (0.02, 0.017, 0.016)), (0.4, (0.014, 0.018, 0.026)), (0.65, (0.028, 0.04, 0.06)), (1.0, (0.055, 0.085, 0.13)))
    mesh('street', [(-60, 30, -40), (60, 30, -40), (60, 30, 40), (-60, 30, 40)], [(0, 1, 2, 3)], flat('street', street), smooth=False)
    lamps = Lights()
    def lamp(x, z, radius, colour, power, stretch=1.0):
        lamps.disc((x, 29 - 0.0006 * len(lamps.faces), z), radius, dimmed(colour, power), 0.3, (-x / 14, -z / 14), stretch)
    amber, warm, white, red, green = (1, 0.5, 0.16), (1, 0.64, 0.32), (1, 0.87, 0.68), (1, 0.06, 0.035), (0.2, 1, 0.55)
    for _ in range(15):
        x, z = chance.gauss(2.0, 5.0), abs(chance.gauss(0, 3.4)) - 0.6
        lamp(x, z, chance.uniform(0.8, 1.25), chance.choice((amber, amber, warm, white)), 0.05 + 0.35 * chance.random() ** 2)
    for x, z, colour, power in ((-6.3, -2.2, red, 0.6), (-4.9, -2.35, red, 0.7), (-2.2, -1.7, red, 0.22), (1.2, -2.4, white, 0.5), (3.0, -2.9, white, 0.8), (6.4, -1.4, warm, 0.5), (-1.9, 3.1, green, 0.16), (5.2, 4.6, amber, 0.8)):
        lamp(x, z, chance.uniform(0.8, 1.15), colour, power)
        # The wet asphalt draws every lamp out downwards.
        for k in range(60):
            lamp(x + chance.gauss(0, 0.2), -4.0 - 0.1 * k + chance.gauss(0, 0.2), chance.uniform(0.6, 1.1), colour, power * 0.02 * 0.96 ** k, chance.uniform(0.8, 1.6))
    lamps.show('lamps')
    painted_sky([(0.0, (0.02, 0.025, 0.035)), (0.15, (0.05, 0.07, 0.1)), (1.0, (0.06, 0.08, 0.12))], 1.0)
    camera((0.02, -0.42, 0.015), (0, 0, 0), lens=66, roll=-0.025)
    develop(exposure=1.25, saturation=0.95, contrast=0.2, denoise=0, bloom=0.14, vignette=0.25, fade=0)


def turbine(height, turn, surface):
    """A wind turbine that looks along -y; turn is the place of its first blade."""
    parts = [lathe('tower', [(0.033 * height, 0), (0.033 * height, 0.11 * height), (0.027 * height, 0.115 * height), (0.016 * height, 0.98 * height), (0, 0.98 * height)], surface, 16, 1),
             box('nacelle', (0.045 * height, 0.12 * height, 0.05 * height), (0, 0.01 * height, height), surface)]
    hub = Vector((0, -0.06 * height, height))
    for blade in range(3):
        a = turn + blade * 2 * math.pi / 3
        out, side = Vector((math.cos(a), 0, math.sin(a))), Vector((-math.sin(a), 0, math.cos(a)))
        line = [(0, 0.012), (0.05, 0.013), (0.16, 0.024), (0.4, 0.017), (0.75, 0.009), (1.0, 0.002)]
        outline = [hub + (out * (0.58 * t) + side * (w * 0.35)) * height for t, w in line] + [hub + (out * (0.58 * t) - side * (w * 0.9)) * height for t, w in reversed(line)]
        parts.append(thicken(mesh('blade', [tuple(p) for p in outline], [tuple(range(len(outline)))], surface, smooth=False), 0.006 * height, 0))
    return join(parts)


@picture('havmoeller', 2496, 1664, samples=6, seed=11)
def wind_farm_from_the_ferry():
    """The wind farm from the deck of the ferry, against the sun; the railing stands too near."""
    def air(s):
        up = s.node('SeparateXYZ', {0: s.node('NewGeometry').outputs['Position']}).outputs[2]
        return s.ramp(s.math('DIVIDE', up, 420), (0.0, (0.62, 0.5, 0.42)), (1.0, (0.66, 0.55, 0.46)))
    steel = material('steel', None, (air, 3400), Roughness=0.7, **{'Base Color': (0.05, 0.05, 0.06, 1)})
    for x, y, height, yaw in ((-330, 1300, 100, 0.42), (-620, 1750, 98, 0.55), (385, 1250, 100, 0.47), (262, 2100, 98, 0.4), (-210, 2600, 98, 0.52), (820, 2700, 100, 0.45), (60, 3300, 98, 0.5), (-900, 3300, 98, 0.45)):
        made = turbine(height, chance.uniform(0, 2.1), steel)
        made.location, made.rotation_euler = (x, y, 0), (0, 0, yaw + chance.gauss(0, 0.06))
    def water(s):
        at = s.node('NewGeometry').outputs['Position']
        swell = s.noise(0.05, 7, 0.7, at=s.node('Mapping', {'Vector': at, 'Scale': (1.0, 0.4, 1)}).outputs[0])
        return {'Normal': s.bump(swell, 0.8, 7)}
    mesh('sea', [(-20000, 20, 0), (20000, 20, 0), (20000, 40000, 0), (-20000, 40000, 0)], [(0, 1, 2, 3)],
         material('sea', water, (air, 5200), Roughness=0.16, Specular=0.5, **{'Base Color': (0.02, 0.028, 0.034, 1)}))
    # The railing: paint over paint over rust, and a rope that someone has tied to it.
    paint = material('railing', lambda s: {'Base Color': s.mix(s.fit(s.noise(18, 6, 0.7), 0.57, 0.62), (0.6, 0.6, 0.58), (0.2, 0.085, 0.035))}, Roughness=0.4)
    tube('rail', [(-3, 0.9, 8.79), (3, 1.06, 8.83)], [0.03, 0.03], paint, 24)
    tube('rail', [(-3, 0.9, 8.45), (3, 1.06, 8.49)], [0.017, 0.017], paint, 16)
    for x in (-0.27, 0.95):
        tube('post', [(x, 0.98, 6), (x + 0.004, 0.98, 8.8)], [0.022, 0.022], paint, 20)
    rope = material('rope', lambda s: {'Base Color': s.mix(s.noise(300, 2), (0.08, 0.1, 0.2), (0.2, 0.24, 0.36))}, Roughness=0.9)
    coil = [(-0.12 + 0.004 * k + 0.002 * math.sin(k), 0.975 + 0.045 * math.cos(k * 1.05), 8.806 + 0.045 * math.sin(k * 1.05)) for k in range(26)]
    tube('rope', coil + [(0.0, 0.93, 8.74), (0.02, 0.94, 8.6), (0.01, 0.95, 8.3)], [0.008] * 29, rope, 8)
    painted_sky([(0.0, (0.7, 0.56, 0.46)), (0.04, (0.82, 0.66, 0.52)), (0.1, (0.74, 0.66, 0.58)), (0.25, (0.52, 0.56, 0.62)), (1.0, (0.3, 0.38, 0.5))], 1.0,
                sun=(5.2, 6.5, (18, 10, 5), 0.02))
    sunlight(5.2, 6.5, 0.7, (1, 0.72, 0.45), 0.6)
    camera((0, 0, 9), (0.06, 2, 9.02), lens=42, focus=(0, 400, 9), fstop=4, roll=-0.024)
    develop(exposure=0.85, saturation=0.85, contrast=0.2, bloom=0.16, vignette=0.2, denoise=0.25, grain=3.5, balance=(1.0, 1.0, 0.97))
