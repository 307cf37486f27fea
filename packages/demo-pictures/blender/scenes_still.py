"""An old camera."""
import math

from shading import *
from shapes import *
from studio import *
from surfaces import metal


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
