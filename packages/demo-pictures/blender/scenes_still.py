"""Things on a sill."""
import math

from mathutils import Vector

from scenes_silhouettes import flat
from shading import *
from shapes import *
from studio import *
from surfaces import glaze, metal


def film_camera():
    """A camera for film: silver top, black leather, a lens of coated glass; it looks along -y."""
    silver = metal('silver', (0.55, 0.54, 0.52), 0.3)
    black = material('black paint', None, Roughness=0.32, **{'Base Color': (0.012, 0.012, 0.012, 1)})
    leather = material('leather', lambda s: {'Base Color': (0.016, 0.015, 0.015), 'Normal': s.bump(s.cells(900), 0.6, 0.0006)}, Roughness=0.55)
    glass = material('coated glass', lambda s: {'Base Color': s.mix(s.node('LayerWeight', {0: 0.4}).outputs['Facing'], (0.02, 0.012, 0.035), (0.01, 0.03, 0.05))}, Roughness=0.02, Specular=1.0)
    white = material('engraving', None, Roughness=0.5, **{'Base Color': (0.6, 0.6, 0.58, 1)})
    parts = [box('body', (0.142, 0.038, 0.052), (0, 0, 0.034), leather, bevel=0.008), box('bottom', (0.143, 0.039, 0.009), (0, 0, 0.0046), silver, bevel=0.003),
             box('top', (0.143, 0.039, 0.016), (0, 0, 0.068), silver, bevel=0.004)]
    prism = mesh('prism', [(x * w, y, z) for z, w in ((0.07, 0.024), (0.083, 0.022), (0.092, 0.011)) for x, y in ((-1, -0.022), (1, -0.022), (1, 0.02), (-1, 0.02))],
                 [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (4, 5, 9, 8), (5, 6, 10, 9), (6, 7, 11, 10), (7, 4, 8, 11), (8, 9, 10, 11)], silver, smooth=False)
    prism.modifiers.new('bevel', 'BEVEL').width = 0.0022
    parts.append(prism)
    def turned(name, outline, surface, position, forward=False, around=72):
        made = lathe(name, outline, surface, around, 1)
        made.location = position
        if forward:
            made.rotation_euler = (math.pi / 2, 0, 0)
        return made
    for x, radius, height in ((-0.052, 0.012, 0.012), (0.043, 0.0105, 0.008), (0.06, 0.0065, 0.011)):
        parts.append(turned('dial', [(0, height), (radius * 0.93, height), (radius, height - 0.001), (radius, 0), (0, 0)], silver, (x, 0, 0.0755)))
    parts.append(turned('release', [(0, 0.005), (0.003, 0.0045), (0.0034, 0), (0, 0)], silver, (0.028, -0.006, 0.0755)))
    parts.append(turned('mount', [(0.031, 0), (0.031, 0.006), (0, 0.006)], silver, (0, -0.018, 0.036), True))
    ribs = [(0.0305 + (0.0008 if k % 2 else 0), 0.012 + 0.0011 * k) for k in range(16)]
    parts.append(turned('barrel', [(0, 0.005), (0.029, 0.005), (0.029, 0.011), *ribs, (0.0285, 0.031), (0.0285, 0.037), (0.0305, 0.0385), (0.0305, 0.0445), (0.0275, 0.0455), (0.0255, 0.041), (0.0195, 0.0375)], black, (0, -0.018, 0.036), True))
    parts.append(turned('front', [(0, 0.0415), (0.008, 0.041), (0.015, 0.0393), (0.0196, 0.037)], glass, (0, -0.018, 0.036), True))
    parts.append(turned('ring', [(0.0288, 0.0325), (0.0289, 0.0328), (0.0289, 0.0332), (0.0288, 0.0335)], white, (0, -0.018, 0.036), True))
    for x in (-0.0725, 0.0725):
        lug = lathe('lug', [(0.0028 + 0.0008 * math.cos(a), 0.0008 * math.sin(a)) for a in [2 * math.pi * k / 10 for k in range(11)]], silver, 24, 1)
        lug.location, lug.rotation_euler = (x, 0, 0.064), (0, math.pi / 2, 0)
        parts.append(lug)
    return join(parts)


@picture('kamera-i-vinduet', 1808, 2260, samples=30, seed=14)
def camera_in_the_window():
    """The old camera on the sill, against the light."""
    def painted(s):
        at = s.coords('Object')
        chip = s.fit(s.noise(22, 7, 0.72, at=at), 0.68, 0.7)
        return {'Base Color': s.mix(chip, s.mix(s.noise(5, 6, at=at), (0.56, 0.54, 0.5), (0.66, 0.64, 0.6)), (0.2, 0.15, 0.11)), 'Normal': s.bump(s.math('MULTIPLY_ADD', chip, -1.0, s.noise(40, 4, at=at)), 0.35, 0.002), 'Roughness': s.fit(s.noise(9, 4, at=at), 0.3, 0.7, 0.25, 0.5)}
    paint = material('paint', painted)
    box('sill', (2.4, 0.34, 0.035), (0, 0.06, -0.0175), paint, bevel=0.006)
    box('wall', (4, 0.3, 2), (0, 0.09, -1.03), paint)
    for x in (-0.42, 0.2, 0.82):
        box('bar', (0.055, 0.05, 2), (x, 0.27, 0.9), paint, bevel=0.006)
    box('rail', (2.4, 0.06, 0.07), (0, 0.27, 0.03), paint, bevel=0.008)
    box('bar', (2.4, 0.03, 0.026), (0, 0.27, 0.46), paint, bevel=0.004)
    def garden(s):
        at = s.node('NewGeometry').outputs['Position']
        z = s.node('SeparateXYZ', {0: at}).outputs[2]
        leaf = s.noise(1.6, 6, 0.62, at=at)
        edge = s.math('MULTIPLY_ADD', s.math('SUBTRACT', leaf, 0.5), 1.6, z)
        return s.mix(s.fit(edge, 0.1, 1.0), s.mix(s.fit(leaf, 0.35, 0.65), (0.05, 0.06, 0.04), (0.5, 0.52, 0.42)), (1.25, 1.28, 1.3))
    mesh('garden', [(-5, 4, -3), (5, 4, -3), (5, 4, 6), (-5, 4, 6)], [(0, 1, 2, 3)], flat('garden', garden), smooth=False)
    made = film_camera()
    made.location, made.rotation_euler = (0.0, 0.02, 0.0), (0, 0, -0.5)
    strap = material('strap', lambda s: {'Base Color': s.mix(s.noise(60, 5), (0.03, 0.02, 0.014), (0.08, 0.05, 0.03)), 'Normal': s.bump(s.noise(300, 4), 0.3, 0.001)}, Roughness=0.55)
    middle = spline([(0.064, -0.012, 0.064), (0.088, -0.03, 0.05), (0.1, -0.06, 0.012), (0.085, -0.085, 0.002), (0.02, -0.09, 0.002), (0.0, -0.062, 0.002), (0.06, -0.05, 0.003), (0.14, -0.07, 0.003), (0.2, -0.02, 0.003), (0.3, 0.0, 0.003)], 12)
    points = []
    for k, here in enumerate(middle):
        ahead = (Vector(middle[min(k + 1, len(middle) - 1)]) - Vector(middle[max(k - 1, 0)])).normalized()
        side = ahead.cross(Vector((0.5, 1, 0.3))).normalized() * 0.0055
        points += [tuple(Vector(here) - side), tuple(Vector(here) + side)]
    thicken(mesh('strap', points, [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(middle) - 1)], strap), 0.0016, 0)
    mug = lathe('mug', [(0, 0.003), (0.034, 0), (0.038, 0.004), (0.0405, 0.03), (0.0405, 0.088), (0.0395, 0.0905), (0.0375, 0.088), (0.037, 0.03), (0.033, 0.008), (0, 0.007)], glaze('mug', (0.3, 0.27, 0.24), (0.42, 0.38, 0.33), 0.3, 0.8), 128, 6, 0.008, 3)
    mug.location = (0.19, 0.13, 0)
    window_light((0.3, 1.2, 0.9), (0, 0, 0.03), (1.6, 1.2), 16, (0.97, 0.98, 1))
    room_light((0.85, 0.9, 1), 0.1)
    camera((-0.1, -0.72, 0.2), (0.02, 0.02, 0.075), lens=72, focus=(0.0, -0.03, 0.045), fstop=2.8, roll=0.012)
    develop(exposure=0.9, saturation=0, contrast=0.4, vignette=0.4, bloom=0.2, denoise=0.6, grain=7)
