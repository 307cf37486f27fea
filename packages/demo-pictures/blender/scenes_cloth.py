"""A flag, pages, eggs on a cloth."""
import math

from shading import *
from shapes import *
from studio import *
from surfaces import linen, plaster, wood


@picture('flaget', 1808, 2260, samples=20, seed=5)
def flag():
    """The flag on a birthday, close and against the light."""
    tall = 1.6
    long = tall * 37 / 28
    def cloth(s):
        u, v, _ = [s.node('SeparateXYZ', {0: s.coords('UV')}).outputs[k] for k in range(3)]
        upright = s.math('MULTIPLY', s.math('GREATER_THAN', u, 12 / 37), s.math('LESS_THAN', u, 16 / 37))
        level = s.math('MULTIPLY', s.math('GREATER_THAN', v, 12 / 28), s.math('LESS_THAN', v, 16 / 28))
        cross = s.math('MAXIMUM', upright, level)
        def near(value, at, wide):
            return s.fit(s.math('ABSOLUTE', s.math('SUBTRACT', value, at)), wide, wide * 0.6)
        seams = None
        for value, at in ((u, 12 / 37), (u, 16 / 37), (v, 12 / 28), (v, 16 / 28), (v, 0.992), (v, 0.008)):
            line = near(value, at, 0.0045 if value is u else 0.006)
            seams = line if seams is None else s.math('MAXIMUM', seams, line)
        place = s.coords('UV', scale=(37 * 16, 28 * 16, 1))
        weave = s.math('MULTIPLY_ADD', s.noise(1, 2, 0.5, at=s.node('Mapping', {'Vector': place, 'Scale': (1.6, 0.06, 1)}).outputs[0]), 0.5, s.math('MULTIPLY', s.noise(1, 2, 0.5, at=s.node('Mapping', {'Vector': place, 'Scale': (0.06, 1.6, 1)}).outputs[0]), 0.5))
        faded = s.noise(3, 4, at=s.coords('UV'))
        red = s.mix(faded, (0.46, 0.014, 0.022), (0.56, 0.025, 0.032))
        return {'colour': s.mix(cross, red, (0.78, 0.76, 0.73)), 'seams': seams, 'weave': weave}
    surface = bpy.data.materials.new('bunting')
    surface.use_nodes = True
    s = Shader(surface.node_tree)
    made = cloth(s)
    normal = s.bump(s.math('ADD', made['weave'], s.math('MULTIPLY', made['seams'], 1.5)), 0.5, 0.004)
    thick = s.math('MULTIPLY_ADD', made['seams'], -0.55, 1.0)
    through = s.mix(1, made['colour'], s.math('MULTIPLY', thick, s.math('MULTIPLY_ADD', made['weave'], 0.5, 0.75)), 'MULTIPLY')
    front = s.node('BsdfDiffuse', {0: made['colour'], 'Normal': normal}).outputs[0]
    back = s.node('BsdfTranslucent', {0: through, 'Normal': normal}).outputs[0]
    s.tree.links.new(s.node('MixShader', {0: 0.5, 1: front, 2: back}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    columns, rows = 420, 300
    points, places = [], []
    for j in range(rows + 1):
        for i in range(columns + 1):
            u, v = i / columns, j / rows
            x, z = u * long, v * tall
            grown = soft(u, 0.0, 0.35) * (0.55 + 0.45 * u)
            phase = 7.6 * u * 1.25 - 2.6 * (1 - v) * u - 0.9 * v + 1.1 * fbm(u, v, 1.6, 3, seed=4)
            wave = math.sin(phase) + 0.28 * math.sin(2.3 * phase + 3 * v) + 0.14 * math.sin(4.1 * phase - 5 * v + 1)
            pull = 0.05 * (1 - soft(u, 0, 0.6)) * math.sin(13 * v + 7 * u) * soft(u, 0, 0.1)
            y = 0.2 * grown * wave + pull + 0.006 * fbm(u, v, 12, 3, seed=9)
            sag = -0.3 * u * u - 0.08 * math.sin(phase) * u
            points.append((x * (0.9 - 0.06 * grown), y, z + sag))
            places.append((u, v))
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns)]
    sheet = mesh('flag', points, faces, surface)
    layer = sheet.data.uv_layers.new(name='UVMap')
    for loop in sheet.data.loops:
        layer.data[loop.index].uv = places[loop.vertex_index]
    paint = material('pole', lambda s: {'Base Color': s.mix(s.fit(s.noise(3, 6, 0.7, at=s.coords('Object', scale=(4, 4, 0.5))), 0.5, 0.7, 0, 0.5), (0.7, 0.69, 0.66), (0.4, 0.38, 0.34))}, Roughness=0.35)
    tube('pole', [(-0.16, 0.03, -4), (-0.16, 0.03, 3)], [0.047, 0.044], paint, 40)
    rope = material('rope', lambda s: {'Base Color': (0.62, 0.6, 0.54), 'Normal': s.bump(s.math('SINE', s.math('MULTIPLY', s.node('SeparateXYZ', {0: s.coords()}).outputs[2], 620)), 0.8, 0.003)}, Roughness=0.9)
    tube('line', [(-0.05, -0.03, -4), (-0.012, 0.0, -0.1), (-0.006, 0, 0), (-0.006, 0, tall), (-0.03, 0, tall + 0.3), (-0.08, 0.0, 3)], [0.006] * 6, rope, 10)
    tube('line', [(-0.1, -0.06, -4), (-0.085, -0.045, 0.6), (-0.1, -0.03, 3)], [0.005] * 3, rope, 10)
    painted_sky([(0.0, (0.62, 0.72, 0.84)), (0.2, (0.34, 0.52, 0.8)), (0.5, (0.12, 0.28, 0.62)), (1.0, (0.05, 0.15, 0.45))], 0.75)
    sunlight(46, 34, 7.0, (1, 0.93, 0.82), 0.53)
    camera((0.5, -4.2, -1.9), (0.62, 0, 0.72), lens=66, focus=(0.5, -0.1, 0.8), fstop=8, roll=0.03)
    develop(exposure=0.75, saturation=0.85, contrast=0.25, vignette=0.3, denoise=0.4)


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


@picture('tre-aeg', 1808, 2260, samples=18, seed=6)
def eggs():
    """Three eggs on a folded cloth, window light from the left."""
    def shell(tone, dots):
        def build(s):
            at = s.coords('Object')
            cloud = s.noise(28, 5, 0.55, at=at)
            pores = s.fit(s.cells(900, at), 0.22, 0.08)
            spots = s.math('MULTIPLY', s.fit(s.cells(190, at), 0.24, 0.14), s.fit(s.noise(45, 3, at=at), 0.52, 0.62))
            colour = s.mix(cloud, s.mix(1, tone, 0.86, 'MULTIPLY'), tone)
            return {'Base Color': s.mix(s.math('MULTIPLY', spots, dots), s.mix(s.math('MULTIPLY', pores, 0.1), colour, (0.2, 0.12, 0.08)), (0.24, 0.1, 0.05)),
                    'Normal': s.bump(s.math('MULTIPLY_ADD', pores, -0.5, s.noise(320, 3, 0.6, at=at)), 0.16, 0.0012), 'Roughness': s.math('MULTIPLY_ADD', cloud, 0.2, 0.42)}
        return material('shell', build, Specular=0.3, **{'Subsurface': 0.0})
    brown, pale, white = shell((0.5, 0.28, 0.17), 0.8), shell((0.62, 0.45, 0.33), 0.5), shell((0.72, 0.68, 0.62), 0.15)
    def egg(long, surface, position, turn, seed):
        wide = long * 0.385
        outline = [(wide * math.sin(a) * (1 + 0.1 * math.cos(a)) ** 1.0, long / 2 * -math.cos(a)) for a in [math.pi * k / 60 for k in range(61)]]
        made = lathe('egg', outline, surface, 120, 1, 0.006, seed)
        made.location, made.rotation_euler = position, turn
        return made
    box('board', (2.4, 0.9, 0.04), (0, 0.1, -0.02), wood('board', (0.02, 0.016, 0.013), (0.1, 0.08, 0.062), 1.0, 0.6), bevel=0.004)
    box('wall', (5, 0.1, 3), (0, 0.75, 0.8), plaster('wall', (0.085, 0.083, 0.08), 1.2, 0.5, 0.55))
    def cloth(x, y):
        folds = 0.006 * math.sin(x * 46 + 9 * y + 3 * fbm(x, y, 5, 2)) * soft(abs(x + 0.02), 0.02, 0.17) + 0.01 * fbm(x, y, 7, 4, seed=3)
        hollow = -0.008 * math.exp(-((x / 0.08) ** 2 + ((y + 0.01) / 0.06) ** 2))
        return 0.011 + max(-0.008, folds + hollow)
    thicken(ground('cloth', (0.9, 0.62), (460, 340), cloth, linen('cloth', (0.42, 0.41, 0.39), 900, 0.6)), 0.0015, 1)
    egg(0.06, brown, (-0.028, 0.0, 0.03), (1.45, 0.2, 0.9), 2)
    egg(0.057, white, (0.03, 0.018, 0.031), (1.5, 0.0, -0.7), 5)
    egg(0.058, pale, (0.006, -0.034, 0.03), (1.62, 0.1, 2.2), 9)
    window_light((-0.85, 0.18, 0.5), (0, 0, 0.02), (0.35, 0.6), 9.5, (0.97, 0.98, 1))
    room_light((0.8, 0.88, 1), 0.022)
    camera((0.03, -0.55, 0.235), (0.008, 0.0, 0.05), lens=92, focus=(0.0, -0.055, 0.035), fstop=5.6, roll=-0.01)
    develop(exposure=1.9, saturation=0.85, contrast=0.3, vignette=0.45, denoise=0.8)
