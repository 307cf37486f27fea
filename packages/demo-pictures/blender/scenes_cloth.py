"""The pages of a book."""
import math

from shading import *
from shapes import *
from studio import *
from surfaces import linen, plaster, wood


@picture('bogsider', 2496, 1664, samples=26, seed=9)
def pages():
    """A book that lies open, seen from its foot; only a few pages are in focus."""
    paper = bpy.data.materials.new('paper')
    paper.use_nodes = True
    s = Shader(paper.node_tree)
    aged = s.noise(9, 5, 0.6)
    edge = s.node('SeparateXYZ', {0: s.coords('Object')}).outputs[1]
    tone = s.mix(s.fit(s.math('MULTIPLY_ADD', aged, 0.02, edge), 0.006, 0.02), (0.6, 0.53, 0.42), s.mix(aged, (0.7, 0.66, 0.58), (0.78, 0.75, 0.68)))
    front = s.node('BsdfDiffuse', {0: tone, 'Normal': s.bump(s.noise(160, 4), 0.15, 0.001)}).outputs[0]
    back = s.node('BsdfTranslucent', {0: s.mix(1, tone, (0.9, 0.78, 0.6), 'MULTIPLY')}).outputs[0]
    s.tree.links.new(s.node('MixShader', {0: 0.22, 1: front, 2: back}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    long, deep, count = 0.135, 0.2, 96
    clump = 0.0
    for k in range(count):
        t = k / (count - 1)
        if chance.random() < 0.16:
            clump = chance.gauss(0, 0.05)
        share = min(1, max(0, t + clump * (1 - abs(2 * t - 1)) + chance.gauss(0, 0.003)))
        first = math.pi * (0.86 - 0.72 * (0.5 + 0.5 * math.copysign(abs(2 * share - 1) ** 0.8, 2 * share - 1)))
        last = math.pi * (1.03 - 1.06 * soft(share, 0.08, 0.92)) + chance.gauss(0, 0.025)
        x, z, path = 0.019 * (2 * t - 1), 0.004 + 0.006 * (1 - (2 * t - 1) ** 2), []
        for n in range(41):
            path.append((x, z))
            bend = first + (last - first) * soft(n / 40, 0.0, 0.85)
            x, z = x + math.cos(bend) * long / 40, max(0.002 + 0.00009 * min(k, count - k), z + math.sin(bend) * long / 40)
        skew = chance.gauss(0, 0.0006)
        points = [(px + 0.0004 * fbm(py, k, 20, 2), py + skew, pz) for px, pz in path for py in (0, deep * 0.05, deep * 0.4, deep)]
        faces = [(4 * n + j, 4 * n + 4 + j, 4 * n + 5 + j, 4 * n + 1 + j) for n in range(40) for j in range(3)]
        thicken(mesh('page', points, faces, paper), 0.00013, 0)
    cover = linen('cover', (0.05, 0.06, 0.07), 1500, 0.4)
    box('cover', (0.3, 0.215, 0.003), (0, deep / 2, -0.0015), cover, bevel=0.001)
    table = wood('table', (0.03, 0.02, 0.014), (0.16, 0.1, 0.06), 1.0, 0.5)
    box('table', (3, 1.6, 0.04), (0, 0.4, -0.0235), table)
    box('wall', (6, 0.1, 3), (0, 1.6, 1), plaster('wall', (0.1, 0.095, 0.09), 1.0, 0.3, 0.4))
    window_light((0.55, -0.45, 0.5), (0, 0.0, 0.04), (0.35, 0.5), 13, (1, 0.95, 0.88))
    window_light((-0.5, 0.5, 0.5), (0, 0.1, 0.03), (0.4, 0.5), 3, (0.8, 0.9, 1))
    room_light((0.8, 0.88, 1), 0.03)
    camera((0.035, -0.255, 0.105), (0.012, 0.02, 0.045), lens=85, focus=(0.0, 0.002, 0.05), fstop=4.0, roll=0.035)
    develop(exposure=1.3, saturation=0.55, contrast=0.35, vignette=0.4, denoise=0.5)
