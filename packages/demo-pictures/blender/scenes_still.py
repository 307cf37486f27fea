"""Still lives in window light."""
import math
import os

from mathutils import Vector

from shading import *
from shapes import *
from studio import *
from surfaces import clay, glaze, linen, metal, plaster, wood


def pear(name, seed, height, blush):
    """A pear that stands on the table; its skin is speckled, russet at the stalk, red towards the sun."""
    wide = height * 0.365
    outline = [(0.0, 0.045), (0.05, 0.03), (0.14, 0.0), (0.5, 0.02), (0.83, 0.15), (1.0, 0.34), (0.9, 0.53),
               (0.63, 0.7), (0.44, 0.83), (0.36, 0.92), (0.22, 0.985), (0.07, 0.99), (0.02, 0.965), (0.0, 0.96)]
    def skin(s):
        at = s.coords('Object')
        up = s.node('SeparateXYZ', {0: s.coords('Generated')}).outputs
        patch = s.noise(14, 7, 0.62, at=at)
        green = s.ramp(s.math('MULTIPLY_ADD', patch, 0.7, s.math('MULTIPLY', up[2], 0.3)),
                       (0.3, (0.16, 0.19, 0.025)), (0.55, (0.34, 0.32, 0.045)), (0.75, (0.5, 0.37, 0.07)))
        side = s.fit(s.math('MULTIPLY_ADD', s.noise(9, 5, at=at), 0.7, up[0]), 0.55, 1.15)
        red = s.mix(s.math('MULTIPLY', side, blush), green, (0.33, 0.06, 0.02))
        rust = s.math('MULTIPLY', s.fit(s.math('MULTIPLY_ADD', s.noise(60, 6, 0.7, at=at), 0.22, up[2]), 0.97, 1.13), 0.85)
        russet = s.mix(rust, red, (0.17, 0.085, 0.03))
        dots = s.math('MULTIPLY', s.fit(s.cells(430, at), 0.3, 0.12), s.fit(s.noise(90, 2, at=at), 0.42, 0.6))
        scar = s.fit(s.noise(33, 4, 0.6, at=at, distortion=1.2), 0.68, 0.72)
        colour = s.mix(s.math('MULTIPLY', s.math('MAXIMUM', dots, s.math('MULTIPLY', scar, 0.6)), 0.7), russet, (0.13, 0.08, 0.03))
        return {'Base Color': colour, 'Roughness': s.math('MULTIPLY_ADD', patch, 0.22, 0.3),
                'Normal': s.bump(s.math('MULTIPLY_ADD', dots, 0.15, s.noise(38, 4, at=at)), 0.16, 0.004)}
    body = lathe(name, [(r * wide, z * height) for r, z in outline], material(name + ' skin', skin, Specular=0.42),
                 around=128, steps=10)
    lean = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * 0.09
    for vertex in body.data.vertices:
        share = vertex.co.z / height
        lump = noise.noise(Vector((vertex.co.x * 24 + seed, vertex.co.y * 24, vertex.co.z * 20))) * 0.045
        vertex.co.xy *= 1 + lump
        vertex.co.xy += lean.xy * height * share * share
    top = Vector((lean.x * height, lean.y * height, height * 0.955))
    bend = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), 0)) * 0.013
    path = [tuple(top + bend * (t * t) + Vector((0, 0, 0.032 * t))) for t in (0, 0.2, 0.4, 0.6, 0.8, 0.95, 1.0)]
    bark = material(name + ' stalk', lambda s: {'Base Color': s.ramp(s.noise(200, 4), (0.3, (0.035, 0.02, 0.01)), (0.7, (0.13, 0.08, 0.035))),
                                              'Normal': s.bump(s.noise(300, 3), 0.6, 0.001)}, Roughness=0.8)
    stalk = tube(name + ' stalk', path, [0.0032, 0.0021, 0.0018, 0.0018, 0.0022, 0.0033, 0.003], bark)
    stalk.parent = body
    return body


def old_table(width=2.2, boards=5, deep=0.21, front=-0.55):
    surface = wood('table', (0.03, 0.017, 0.01), (0.2, 0.115, 0.06))
    for k in range(boards):
        plank = box('board', (width, deep - 0.003, 0.04), (chance.uniform(-0.4, 0.4), front + deep * (k + 0.5), -0.02 - chance.random() * 0.0012),
                    surface, bevel=0.004)
    return surface


@picture('paerer', 1808, 2260, samples=20, seed=12)
def pears():
    old_table(2.6, 6, 0.2, -0.5)
    box('wall', (5, 0.1, 3), (0, 0.95, 0.8), plaster('wall', (0.105, 0.1, 0.09), 1.0, 0.4, 0.5))
    spots = [((-0.055, 0.02, 0), 0.4, 0.125, 0.6), ((0.042, 0.055, 0), 2.6, 0.114, 0.9)]
    for k, (position, turn, height, blush) in enumerate(spots):
        fruit = pear(f'pear {k}', k * 7.3, height, blush)
        fruit.location, fruit.rotation_euler = position, (0.05 * (k - 1), 0.06 * (1 - k), turn)
        settle(fruit)
    lying = pear('pear lying', 31, 0.112, 0.8)
    lying.location, lying.rotation_euler = (0.028, -0.06, 0.040), (math.radians(80), 0.0, math.radians(-68))
    settle(lying)
    window_light((-1.5, 0.35, 0.95), (0, 0, 0.05), (0.8, 1.2), 40, (0.95, 0.97, 1))
    room_light((0.75, 0.85, 1), 0.03)
    camera((0.06, -0.95, 0.27), (0.006, 0.01, 0.07), lens=98, focus=(0.02, -0.075, 0.05), fstop=4.0)
    develop(exposure=2.5)


@picture('keramik', 2496, 1664, samples=16, seed=5)
def pots():
    box('shelf', (4, 0.62, 0.05), (0, 0.03, -0.025), wood('shelf', (0.24, 0.18, 0.12), (0.55, 0.45, 0.33), rough=0.6), bevel=0.004)
    box('wall', (6, 0.1, 4), (0, 0.42, 0.8), plaster('wall', (0.62, 0.6, 0.56), 1.2, 0.5, 0.14))
    sand = glaze('sand', (0.46, 0.41, 0.33), (0.6, 0.56, 0.48), 0.34)
    blue = glaze('blue', (0.085, 0.12, 0.15), (0.2, 0.26, 0.29), 0.22, 0.3)
    white = glaze('white', (0.66, 0.63, 0.57), (0.58, 0.53, 0.45), 0.3, 0.9)
    red = clay('red clay', (0.42, 0.2, 0.115))
    def vessel(name, outline, wall, surface, position, seed):
        inner = [(max(0, r - wall), z) for r, z in reversed(outline) if z > outline[0][1] + wall] + [(0, outline[0][1] + wall * 1.4)]
        made = lathe(name, [(0, 0), *outline, *inner], surface, around=160, steps=8, wobble=0.012, seed=seed)
        made.location, made.rotation_euler = position, (0, 0, seed)
        return made
    vessel('bottle', [(0.052, 0), (0.06, 0.006), (0.075, 0.07), (0.068, 0.13), (0.034, 0.18), (0.021, 0.215), (0.019, 0.26), (0.026, 0.285)],
           0.004, blue, (-0.25, 0.08, 0), 1.1)
    vessel('bowl', [(0.035, 0), (0.038, 0.008), (0.075, 0.035), (0.1, 0.075)], 0.0045, white, (-0.055, -0.05, 0), 2.7)
    vessel('jar', [(0.06, 0), (0.066, 0.005), (0.092, 0.06), (0.09, 0.12), (0.066, 0.158), (0.06, 0.165), (0.066, 0.176)],
           0.005, red, (0.14, 0.09, 0), 4.2)
    vessel('beaker', [(0.032, 0), (0.036, 0.004), (0.039, 0.05), (0.041, 0.092)], 0.0035, sand, (0.285, -0.01, 0), 6.4)
    twigs = material('twig', lambda s: {'Base Color': s.ramp(s.noise(120, 4), (0.3, (0.05, 0.03, 0.02)), (0.7, (0.16, 0.1, 0.06)))}, Roughness=0.8)
    petal = material('bud', lambda s: {'Base Color': s.mix(s.random(), (0.45, 0.42, 0.34), (0.62, 0.58, 0.5))}, Roughness=0.8)
    bud = hide(lathe('bud', [(0, 0), (0.0045, 0.003), (0.006, 0.009), (0.003, 0.015), (0, 0.017)], petal, around=16, steps=4))
    for k in range(3):
        aside = Vector((chance.uniform(-1, 1), chance.uniform(-0.6, 0.6), 0)) * 0.016
        step = Vector((-0.25, 0.08, 0.288)) + aside
        path, way = [(-0.25, 0.08, 0.2)], (aside * 12 + Vector((0, 0, 1))).normalized()
        for n in range(5, 22):
            path.append(tuple(step))
            way = (way + Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), -0.12)) * 0.09).normalized()
            step = step + way * 0.014
            if n > 9 and chance.random() < 0.85:
                aside = Vector((chance.uniform(-1, 1), chance.uniform(-1, 1), chance.uniform(0.2, 0.9))).normalized()
                tip = step + aside * chance.uniform(0.006, 0.02)
                tube('spur', [tuple(step), tuple(tip)], [0.0008, 0.0006], twigs, 6)
                copied = link(bpy.data.objects.new('bud', bud.data))
                copied.location, copied.rotation_euler = tip, aside.to_track_quat('Z', 'Y').to_euler()
                copied.scale = (chance.uniform(0.6, 1.2),) * 3
        tube('twig', path, [0.002 - 0.0014 * i / 18 for i in range(len(path))], twigs, 8)
    window_light((-2.0, -0.55, 1.3), (0, 0, 0.1), (0.7, 1.5), 62, (1, 0.95, 0.86))
    room_light((0.8, 0.9, 1), 0.05)
    camera((0.03, -1.45, 0.32), (0.02, 0.03, 0.135), lens=70, focus=(-0.05, -0.03, 0.08), fstop=4.5)
    develop(exposure=1.35)


def napkin(position, turn, width, colour):
    """Cloth folded twice: four layers that do not lie quite over each other."""
    surface = linen('napkin', colour, 900, 0.5)
    for layer in range(4):
        aside, seed = chance.uniform(-0.0025, 0.0025), chance.uniform(0, 90)
        def lying(x, y):
            hem = 0.0007 * max(soft(abs(x), width / 2 - 0.007, width / 2 - 0.006), soft(abs(y), width / 2 - 0.007, width / 2 - 0.006))
            return 0.0017 * layer + 0.0011 * fbm(x, y, 16, 3, seed=seed) + hem
        sheet = thicken(ground('napkin', (width, width), (90, 90), lying, surface), 0.0011, 1)
        sheet.location, sheet.rotation_euler = (position[0] + aside, position[1] - aside, 0.0006), (0, 0, turn + aside * 4)


@picture('kaffe', 2032, 2032, samples=20, seed=8)
def coffee():
    old_table(2.2, 6, 0.19, -0.55)
    sand = glaze('cup', (0.5, 0.47, 0.42), (0.62, 0.59, 0.54), 0.3, 0.8)
    cup = lathe('cup', [(0, 0.004), (0.024, 0.004), (0.027, 0), (0.029, 0.003), (0.036, 0.018), (0.0415, 0.045), (0.043, 0.07), (0.0425, 0.0715),
                        (0.0405, 0.07), (0.039, 0.045), (0.033, 0.018), (0.02, 0.009), (0, 0.008)], sand, 144, 8, 0.008, 2)
    cup.location = (0, 0, 0.011)
    ear = spline([(0.0405, 0, 0.058), (0.056, 0, 0.062), (0.066, 0, 0.048), (0.058, 0, 0.03), (0.038, 0, 0.025)], 10)
    handle = tube('ear', ear, [0.0045 + 0.0012 * abs(2 * i / (len(ear) - 1) - 1) for i in range(len(ear))], sand, 20)
    handle.location, handle.rotation_euler = (0, 0, 0.011), (0, 0, -0.6)
    saucer = lathe('saucer', [(0, 0.005), (0.036, 0.005), (0.038, 0), (0.041, 0.002), (0.062, 0.008), (0.077, 0.015), (0.078, 0.0168), (0.076, 0.017),
                              (0.06, 0.0115), (0.034, 0.0085), (0, 0.0085)], sand, 160, 8, 0.006, 9)
    def crema(s):
        at = s.coords('Object')
        swirl = s.noise(30, 5, 0.55, at=at, distortion=1.8)
        rim = s.node('VectorMath', {0: at}, operation='LENGTH').outputs['Value']
        foam = s.fit(s.math('MULTIPLY_ADD', s.noise(80, 4, at=at), 0.012, rim), 0.036, 0.043)
        cells = s.fit(s.cells(700, at), 0.25, 0.45)
        colour = s.ramp(swirl, (0.35, (0.022, 0.008, 0.003)), (0.62, (0.075, 0.03, 0.011)))
        return {'Base Color': s.mix(s.math('MULTIPLY', foam, cells), colour, (0.3, 0.16, 0.07)), 'Roughness': s.math('MULTIPLY_ADD', foam, 0.25, 0.08),
                'Normal': s.bump(s.math('MULTIPLY', foam, cells), 0.3, 0.0008)}
    level = lathe('coffee', [(0, 0.0612), (0.02, 0.0612), (0.0385, 0.0612), (0.0402, 0.0622)], material('coffee', crema, Specular=0.5), 128, 6)
    level.location = (0, 0, 0.011)
    steel = metal('steel', (0.62, 0.6, 0.57), 0.2)
    bowl = ground('spoon', (0.05, 0.031), (30, 20), lambda x, y: 0.0)
    flat = bowl.data
    for v in flat.vertices:
        u, w = v.co.x / 0.025, v.co.y / 0.0155
        v.co.y = w * 0.0155 * math.sqrt(max(0.02, 1 - u * u * 0.96)) * (1 - 0.12 * u)
        v.co.z = -0.007 * max(0, 1 - u * u) * max(0, 1 - w * w)
    flat.materials.append(steel)
    thicken(subdivide(bowl, 2), 0.001)
    stem = tube('stem', [(0.0235 + t * 0.095, 0, 0.0 + 0.011 * math.sin(t * 2.6)) for t in [k / 14 for k in range(15)]],
                [0.0021 + 0.0022 * (k / 14) ** 2 for k in range(15)], steel, 14)
    stem.scale = (1, 1, 0.75)
    spoon = join([bowl, stem])
    spoon.location, spoon.rotation_euler = (-0.012, -0.062, 0.021), (0.05, 0.02, 0.35)
    # Beans that fell beside the saucer.
    roast = material('bean', lambda s: {'Base Color': s.mix(s.random(), (0.03, 0.012, 0.006), (0.075, 0.032, 0.014)),
                                        'Normal': s.bump(s.noise(260, 4), 0.3, 0.001)}, Roughness=0.38)
    bean = lathe('bean', [(0, -0.0055), (0.0022, -0.0048), (0.0036, 0), (0.0022, 0.0048), (0, 0.0055)], roast, 24, 6)
    for v in bean.data.vertices:
        v.co.y *= 0.75 if v.co.y > 0 else 0.42
        if v.co.y < 0:
            v.co.y += 0.0011 * math.exp(-(v.co.x / 0.0006) ** 2)
    hide(bean)
    for k in range(13):
        a, d = chance.uniform(3.6, 5.2), chance.uniform(0.1, 0.17)
        made = link(bpy.data.objects.new('bean', bean.data))
        made.location = (math.cos(a) * d - 0.02, math.sin(a) * d * 0.8 + 0.03, 0.0022)
        made.rotation_euler = (math.pi / 2 * chance.choice((1, -1)) + chance.uniform(-0.2, 0.2), 0, chance.uniform(0, 6))
    napkin((0.19, 0.27), 0.3, 0.24, (0.28, 0.31, 0.33))
    window_light((-0.9, 1.0, 0.95), (0, 0, 0.03), (0.8, 1.1), 24, (0.95, 0.97, 1))
    room_light((0.8, 0.88, 1), 0.07)
    camera((0.02, -0.47, 0.36), (0.004, 0.0, 0.03), lens=62, focus=(0.0, -0.03, 0.075), fstop=3.6)
    develop(exposure=2.2)


def print_of(file):
    """Photographic paper with a picture of the shop and a white edge."""
    picture_file = bpy.data.images.load(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../demo', file + '.jpg'))
    wide, high = picture_file.size
    def paper(s):
        image = s.node('TexImage', {'Vector': s.coords('UV')}, image=picture_file, extension='CLIP')
        edge = s.mix(image.outputs['Alpha'], (0.8, 0.79, 0.77), image.outputs['Color'])
        return {'Base Color': edge, 'Normal': s.bump(s.noise(60, 3), 0.05, 0.002)}
    return material('print ' + file, paper, Roughness=0.28, Specular=0.4), wide / high


def sheet(name, width, surface, shape, position, turn, curl=0.004, edge=0.06):
    """A sheet of paper that does not lie quite flat."""
    height = width / shape
    made = ground(name, (width, height), (24, 18), lambda x, y: curl * (abs(2 * x / width) ** 3 + 0.5 * (2 * y / height) ** 2) + 0.0004, surface)
    places = made.data.uv_layers.new(name='UVMap')
    for loop in made.data.loops:
        x, y, _ = made.data.vertices[loop.vertex_index].co
        places.data[loop.index].uv = (0.5 + x / width * (1 + edge), 0.5 + y / height * (1 + edge * shape))
    made.location, made.rotation_euler = position, (0, 0, turn)
    return thicken(made, 0.0003, 1)


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


@picture('arbejdsbord', 1808, 2260, samples=6, seed=14)
def desk_by_the_window():
    """The photographer's table: an old camera, new prints, coffee, light from the side."""
    old_table(2.4, 7, 0.19, -0.6)
    paper = material('paper', lambda s: {'Base Color': s.mix(s.noise(3, 5), (0.6, 0.57, 0.51), (0.7, 0.67, 0.62))}, Roughness=0.85)
    box('wall', (5, 0.1, 3), (0, 0.95, 0.8), plaster('wall', (0.4, 0.38, 0.34), 1.0, 0.4, 0.3))
    for file, x, y, z, turn, width in (('bakker-i-dis', -0.17, 0.12, 0.0006, 0.28, 0.2), ('klitter', 0.15, 0.2, 0.0004, -0.35, 0.2), ('fjord-daggry', 0.03, 0.02, 0.0042, -0.12, 0.2), ('strand-solnedgang', -0.1, -0.1, 0.0115, 0.5, 0.2)):
        surface, shape = print_of(file)
        sheet('print', width, surface, shape, (x, y, z), turn)
    made = film_camera()
    made.location, made.rotation_euler = (0.045, -0.02, 0.0088), (0, 0, -0.42)
    strap = material('strap', lambda s: {'Base Color': s.mix(s.noise(60, 5), (0.09, 0.045, 0.022), (0.17, 0.09, 0.045)), 'Normal': s.bump(s.noise(300, 4), 0.3, 0.001)}, Roughness=0.55)
    middle = spline([(0.108, -0.05, 0.072), (0.135, -0.045, 0.05), (0.155, -0.1, 0.013), (0.11, -0.17, 0.011), (0.02, -0.19, 0.011), (0.0, -0.15, 0.012), (0.07, -0.13, 0.012), (0.19, -0.19, 0.008), (0.26, -0.1, 0.003), (0.22, 0.03, 0.003)], 12)
    points, faces = [], []
    for k, here in enumerate(middle):
        ahead = (Vector(middle[min(k + 1, len(middle) - 1)]) - Vector(middle[max(k - 1, 0)])).normalized()
        lying = soft(k, 8, 26)
        side = (ahead.cross(Vector((0, 0, 1))).normalized() * lying + Vector((0, 0, 1)) * (1 - lying)).normalized() * 0.006
        points += [tuple(Vector(here) - side), tuple(Vector(here) + side)]
    faces = [(2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2) for k in range(len(middle) - 1)]
    thicken(mesh('strap', points, faces, strap), 0.0016, 0)
    book = join([box('pages', (0.15, 0.215, 0.022), (0, 0, 0.013), paper, bevel=0.001), box('cover', (0.156, 0.222, 0.0025), (0, 0, 0.0255), linen('cover', (0.1, 0.13, 0.12), 900, 0.5), bevel=0.0008), box('back', (0.156, 0.222, 0.0025), (0, 0, 0.0013), linen('back', (0.1, 0.13, 0.12), 900, 0.5), bevel=0.0008)])
    book.location, book.rotation_euler = (-0.2, 0.33, 0.0), (0, 0, 0.2)
    mug = lathe('mug', [(0, 0.003), (0.034, 0), (0.038, 0.004), (0.0405, 0.03), (0.0405, 0.088), (0.0395, 0.0905), (0.0375, 0.088), (0.037, 0.03), (0.033, 0.008), (0, 0.007)], glaze('mug', (0.5, 0.45, 0.38), (0.62, 0.58, 0.51), 0.3, 0.8), 128, 6, 0.008, 3)
    mug.location = (0.21, 0.38, 0)
    loupe = lathe('loupe', [(0, 0.034), (0.013, 0.0345), (0.0165, 0.036), (0.018, 0.034), (0.0165, 0.028), (0.0175, 0.014), (0.021, 0.001), (0.019, 0.0)], material('loupe', None, Roughness=0.3, **{'Base Color': (0.015, 0.015, 0.015, 1)}), 64, 3)
    loupe.location = (-0.085, 0.03, 0.006)
    window_light((-1.3, 0.5, 0.85), (0, 0, 0.05), (0.9, 1.2), 34, (0.98, 0.98, 1))
    room_light((0.8, 0.87, 1), 0.08)
    camera((-0.1, -0.66, 0.5), (0.01, 0.07, 0.01), lens=58, focus=(0.02, -0.06, 0.04), fstop=3.2)
    develop(exposure=1.9, denoise=0.8)
