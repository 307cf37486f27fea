"""Sun and daylight on walls, cloth and concrete."""
import math

from mathutils import Vector

from plants import strip
from scenes_silhouettes import flat
from shading import *
from shapes import *
from studio import *
from surfaces import metal


def dirt(s, colour, reach=0.25, tone=(0.05, 0.045, 0.04), strength=0.8):
    """Corners are darker than open surfaces: what the rain does not reach stays dirty."""
    open_share = s.node('AmbientOcclusion', {'Distance': reach}, samples=3).outputs['AO']
    uneven = s.math('MULTIPLY_ADD', s.noise(11, 3, 0.7, at=s.node('NewGeometry').outputs['Position']), 0.6, open_share)
    return s.mix(s.math('MULTIPLY', s.fit(uneven, 0.75, 1.25, 1.0, 0.0), strength), colour, tone)


@picture('lys-paa-vaeggen', 2496, 1664, samples=12, seed=5)
def light_on_the_wall():
    """Late sun through a window and a tree: its shadow moves on the wall of an empty room."""
    def lime(s):
        at = s.coords('Object')
        cloud = s.noise(1.1, 4, 0.62, at=at)
        trowel = s.noise(3.2, 5, 0.6, at=at)
        roller = s.noise(85, 1, 0.6, at=at)
        crack_way = s.node('VectorMath', {0: at, 1: s.mix(1, s.node('TexNoise', {'Vector': at, 'Scale': 2.2, 'Detail': 4.0, 'Roughness': 0.7}).outputs['Color'], 0.5, 'MULTIPLY')}, operation='ADD').outputs[0]
        crack = s.math('MULTIPLY', s.fit(s.cells(0.62, crack_way, 'DISTANCE_TO_EDGE'), 0.0045, 0.0), s.fit(cloud, 0.5, 0.56))
        colour = s.mix(s.fit(cloud, 0.3, 0.72), (0.6, 0.56, 0.49), (0.72, 0.69, 0.63))
        return {'Base Color': s.mix(s.math('MULTIPLY', crack, 0.65), colour, (0.2, 0.17, 0.14)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', roller, 0.06, trowel), 0.55, 0.02)}
    mesh('wall', [(-6, 0, -1), (6, 0, -1), (6, 0, 5), (-6, 0, 5)], [(0, 1, 2, 3)], material('wall', lime, Roughness=0.95, Specular=0.1), smooth=False)
    white = material('switch', None, Roughness=0.35, **{'Base Color': (0.62, 0.6, 0.55, 1)})
    box('switch', (0.075, 0.012, 0.075), (-0.93, -0.006, 0.98), white, bevel=0.005)
    box('rocker', (0.036, 0.012, 0.05), (-0.93, -0.013, 0.98), white, bevel=0.003)
    tube('pipe', [(-0.93, -0.007, 1.02), (-0.932, -0.007, 3.5)], [0.0055, 0.0055], white, 8)
    nail = metal('nail', (0.3, 0.28, 0.26), 0.4)
    tube('nail', [(0.92, 0, 1.71), (0.925, -0.03, 1.716)], [0.002, 0.002], nail, 8)
    # Outside the picture: a window with old bars, and branches before it.
    sun = Vector(towards(19, -139))
    across, up = facing(sun)
    black = material('outside', None, **{'Base Color': (0.02, 0.02, 0.02, 1)})
    middle = Vector((0.12, 0, 1.22)) + sun * 3.6
    bar = bars_before(sun, middle, black)
    for u in (-4.56, 4.56):
        bar(u, 0, 8, 12)
    for v in (-4.66, 4.66):
        bar(0, v, 12, 8)
    bar(0.0, 0, 0.085, 2)
    for u in (-0.28, 0.28):
        bar(u, 0, 0.028, 2)
    for v in (-0.2, 0.22):
        bar(0, v, 2, 0.03)
    points, faces = [], []
    for _ in range(40):
        here = middle + sun * chance.uniform(1.2, 5.5) + across * chance.uniform(-1.1, 0.5) + up * chance.uniform(-0.9, 0.8)
        way = (across * chance.uniform(0.3, 1) + up * chance.gauss(0.1, 0.5)).normalized()
        path = [here + way * t + up * (0.12 * t * t) for t in (0, 0.15, 0.3, 0.45, 0.6)]
        strip(points, faces, path, [0.006, 0.005, 0.004, 0.003, 0.002], sun.cross(way).normalized())
        for _ in range(24):
            t = chance.random()
            foot = path[0].lerp(path[4], t)
            out = (way * chance.uniform(-0.2, 1) + sun.cross(way) * chance.choice((-1, 1)) + sun * chance.gauss(0, 0.5)).normalized()
            long = chance.uniform(0.04, 0.085)
            side = (out.cross(sun) + sun * chance.gauss(0, 0.5)).normalized()
            strip(points, faces, [foot, foot + out * long * 0.35, foot + out * long * 0.7, foot + out * long], [0.002, long * 0.28, long * 0.22, 0.001], side)
    mesh('branches', points, faces, black, smooth=False)
    sunlight(19, -139, 11.0, (1, 0.72, 0.44), 0.62)
    room_light((0.68, 0.8, 1.0), 0.75)
    camera((-0.25, -3.6, 1.38), (0.1, 0, 1.3), lens=50, roll=0.007)
    develop(exposure=0.56, contrast=0.15, vignette=0.35, denoise=1)


@picture('gardin', 1664, 2496, samples=24, seed=8)
def curtain():
    """The window of the room where she changed: a glass and the first flowers on the sill, the curtain out of focus."""
    def fold(x, z):
        low = (1.0 - z) / 1.0
        phase = x * 60 + 5 * fbm(x, z * 0.3, 2.2, 3, seed=3) + 2 * low * math.sin(x * 5)
        return (0.012 + 0.02 * low) * (math.sin(phase) * 0.5 + 0.45 * math.sin(phase * 0.37 + low)) + 0.03 * fbm(x, z, 2.6, 3, seed=8)
    voile = bpy.data.materials.new('voile')
    voile.use_nodes = True
    s = Shader(voile.node_tree)
    cover = s.math('MULTIPLY_ADD', s.math('POWER', s.node('LayerWeight', {0: 0.5}).outputs['Facing'], 1.2), 0.35, 0.6)
    cloth = s.node('MixShader', {0: 0.62, 1: s.node('BsdfDiffuse', {0: (0.8, 0.79, 0.77)}).outputs[0], 2: s.node('BsdfTranslucent', {0: (0.86, 0.84, 0.81)}).outputs[0]}).outputs[0]
    s.tree.links.new(s.node('MixShader', {0: cover, 1: s.node('BsdfTransparent').outputs[0], 2: cloth}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    columns, rows = 300, 60
    across = columns + 1
    points = [(-0.75 + 0.8 * i / columns, 0.2 + fold(-0.75 + 0.8 * i / columns, -0.05 + 1.2 * j / rows), -0.05 + 1.2 * j / rows) for j in range(rows + 1) for i in range(across)]
    mesh('curtain', points, [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i) for j in range(rows) for i in range(columns)], voile)
    def painted(s):
        at = s.coords('Object')
        chip = s.fit(s.noise(26, 7, 0.72, at=at), 0.69, 0.71)
        dust = s.noise(7, 6, 0.7, at=at)
        return {'Base Color': s.mix(chip, s.mix(dust, (0.44, 0.43, 0.4), (0.66, 0.65, 0.62)), (0.22, 0.17, 0.12)), 'Normal': s.bump(s.math('MULTIPLY_ADD', chip, -1.0, s.noise(60, 4, at=at)), 0.3, 0.0015), 'Roughness': s.fit(s.noise(12, 4, at=at), 0.3, 0.7, 0.2, 0.5)}
    paint = material('paint', painted)
    box('sill', (2.4, 0.32, 0.035), (0, 0.1, -0.0175), paint, bevel=0.006)
    for x in (-0.5, 0.17, 0.84):
        box('upright', (0.06, 0.05, 2.4), (x, 0.32, 1.1), paint, bevel=0.006)
    for z in (0.03, 0.43, 0.8):
        box('rail', (2.4, 0.05, 0.06 if z < 0.1 else 0.026), (0, 0.32, z), paint, bevel=0.005)
    box('wall', (4, 0.3, 2), (0, 0.13, -1.03), paint)
    def garden(s):
        where = s.node('NewGeometry').outputs['Position']
        z = s.node('SeparateXYZ', {0: where}).outputs[2]
        leaf = s.noise(1.5, 6, 0.62, at=where)
        edge = s.math('MULTIPLY_ADD', s.math('SUBTRACT', leaf, 0.5), 2.4, z)
        return s.mix(s.fit(edge, 0.5, 1.5), s.mix(s.fit(leaf, 0.35, 0.65), (0.05, 0.075, 0.03), (0.42, 0.47, 0.28)), (1.7, 1.68, 1.62))
    outside = mesh('outside', [(-6, 4, -3), (6, 4, -3), (6, 4, 7), (-6, 4, 7)], [(0, 1, 2, 3)], flat('garden', garden), smooth=False)
    outside.visible_shadow = False
    glass = material('glass', lambda s: {'Roughness': s.fit(s.noise(40, 4, 0.7), 0.5, 0.75, 0.0, 0.1)}, Transmission=1.0, IOR=1.45, Specular=0.5, **{'Base Color': (0.97, 0.99, 0.98, 1)})
    water = material('water', None, Roughness=0.0, Transmission=1.0, IOR=1.33, **{'Base Color': (0.97, 0.99, 0.98, 1)})
    tumbler = lathe('tumbler', [(0, 0.001), (0.026, 0), (0.029, 0.004), (0.0355, 0.1), (0.0352, 0.1008), (0.0345, 0.1), (0.0282, 0.013), (0.024, 0.011), (0, 0.011)], glass, 96, 3)
    filled = lathe('water', [(0, 0.0113), (0.0238, 0.0112), (0.0279, 0.0135), (0.0322, 0.0655), (0.0315, 0.0645), (0, 0.0643)], water, 96, 1)
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = cycles.transmission_bounces = 14
    for thing in (tumbler, filled):
        thing.location = (0.055, 0.03, 0)
        # Its shadow would be black, because the light that glass gathers is not traced.
        thing.visible_shadow = False
    # Three stems of the bouquet that were left over.
    green = material('stem', lambda s: {'Base Color': s.mix(s.noise(50, 3), (0.06, 0.1, 0.03), (0.14, 0.19, 0.06))}, Roughness=0.6)
    petal = bpy.data.materials.new('petal')
    petal.use_nodes = True
    s = Shader(petal.node_tree)
    shade = s.mix(s.noise(70, 4), (0.62, 0.52, 0.48), (0.8, 0.75, 0.7))
    s.tree.links.new(s.node('MixShader', {0: 0.45, 1: s.node('BsdfDiffuse', {0: shade}).outputs[0], 2: s.node('BsdfTranslucent', {0: shade}).outputs[0]}).outputs[0], s.tree.nodes['Material Output'].inputs['Surface'])
    def blossom(middle, up, size):
        """A ranunculus: petals in spirals, open outside and closed inside."""
        frame = up.to_track_quat('Z', 'Y').to_matrix()
        for k in range(34):
            share = k / 33
            turn, open_way = k * 2.4 + chance.gauss(0, 0.15), 0.15 + 1.25 * share ** 1.4 + chance.gauss(0, 0.06)
            long, wide = size * (0.45 + 0.55 * share), size * (0.35 + 0.4 * share) * chance.uniform(0.85, 1.15)
            petals = []
            for n in range(7):
                t = n / 6
                lean = open_way * t ** 0.7 * (1 - 0.25 * t)
                for m in range(5):
                    u = (m - 2) / 2
                    out = 0.12 * size + long * t * math.sin(lean) + 0.05 * size * fbm(t * 3, u + k, 1, 2)
                    aside = u * wide * math.sin(math.pi * min(0.96, 0.12 + 0.75 * t)) ** 0.7
                    high = long * t * math.cos(lean) - 0.25 * aside * aside / size * (1 - share)
                    bend = aside / (0.35 * size + out)
                    petals.append(tuple(middle + frame @ Vector((out * math.cos(turn + bend), out * math.sin(turn + bend), high))))
            mesh('petal', petals, [(5 * n + m, 5 * n + m + 1, 5 * n + m + 6, 5 * n + m + 5) for n in range(6) for m in range(4)], petal)
    for tip, size in (((0.008, -0.012, 0.155), 0.027), ((0.098, 0.02, 0.175), 0.023), ((0.13, -0.005, 0.113), 0.021)):
        foot = Vector((0.055 + 0.5 * (0.055 - tip[0]) * 0.4, 0.035, 0.014))
        path = spline([tuple(foot), tuple(foot.lerp(Vector(tip), 0.55) + Vector((0, 0, 0.012))), tip], 10)
        tube('stem', path, [0.0017] * len(path), green, 8)
        blossom(Vector(tip), (Vector(tip) - foot).normalized() + Vector((0, -0.5, 0.25)), size)
    # A petal has fallen, and hairpins lie about.
    wire = metal('hairpin', (0.25, 0.2, 0.14), 0.3)
    for x, y, turn in ((-0.03, -0.03, 0.5), (-0.052, -0.018, 1.3), (0.1, -0.045, -0.3)):
        pin = [(0.03, 0.0025), (0.02, 0.0032), (0.0, 0.0024), (-0.026, 0.003), (-0.0285, 0.0), (-0.026, -0.003), (0.01, -0.0028), (0.027, -0.003)]
        path = spline([(x + a * math.cos(turn) - b * math.sin(turn), y + a * math.sin(turn) + b * math.cos(turn), 0.0012) for a, b in pin], 5)
        tube('hairpin', path, [0.0007] * len(path), wire, 6)
    sunlight(30, 24, 3.5, (1, 0.86, 0.66), 0.6)
    window_light((-0.3, 0.9, 0.9), (0, 0, 0.05), (1.2, 1.0), 9, (0.95, 0.97, 1)).visible_camera = False
    window_light((0.5, -1.2, 0.9), (0, 0, 0.1), (0.8, 0.8), 8.0, (1, 0.95, 0.9))
    room_light((0.75, 0.85, 1), 0.15)
    camera((0.1, -0.62, 0.2), (0.015, 0.02, 0.13), lens=62, focus=(0.03, -0.005, 0.11), fstop=2.0, roll=-0.016)
    develop(exposure=0.95, saturation=0.85, contrast=0.15, bloom=0.2, vignette=0.15, denoise=0.6, fade=0)


@picture('trappen', 1808, 2260, samples=9, seed=6)
def outdoor_steps():
    """Concrete steps at noon, and the shadow of their railing."""
    def cast(s):
        at = s.node('NewGeometry').outputs['Position']
        cloud = s.noise(1.3, 5, 0.65, at=at)
        grit = s.noise(120, 2, 0.75, at=at)
        pores = s.math('MULTIPLY', s.fit(s.cells(55, at), 0.2, 0.06), s.fit(cloud, 0.46, 0.6))
        stain = s.fit(s.noise(0.8, 4, 0.7, at=s.node('Mapping', {'Vector': at, 'Scale': (1.6, 0.6, 0.6)}).outputs[0]), 0.5, 0.72, 0.0, 0.55)
        tone = s.mix(s.math('MULTIPLY_ADD', grit, 0.35, s.math('MULTIPLY', cloud, 0.75)), (0.2, 0.195, 0.185), (0.62, 0.6, 0.57))
        soiled = dirt(s, s.mix(stain, tone, (0.16, 0.15, 0.135)), 0.14)
        return {'Base Color': s.mix(s.math('MULTIPLY', pores, 0.7), soiled, (0.05, 0.048, 0.045)),
                'Normal': s.bump(s.math('MULTIPLY_ADD', pores, -0.7, s.math('MULTIPLY_ADD', grit, 0.12, s.noise(14, 4, 0.7, at=at))), 0.55, 0.008)}
    stone = material('stone', cast, Roughness=0.95, Specular=0.15)
    deep, high, wide, count = 0.36, 0.155, 9.0, 24
    def chipped(x, k):
        return 0.006 + 0.02 * max(0, fbm(x, k * 3.7, 2.6, 4, seed=2) - 0.25) + 0.004 * abs(fbm(x, k, 23, 2, seed=9))
    for k in range(count):
        columns, points = 420, []
        for i in range(columns + 1):
            x = (i / columns - 0.5) * wide
            c, y, z = chipped(x, k), k * deep, k * high
            lean = 0.004 * fbm(x, k, 0.6, 2)
            points += [(x, y, z - high), (x, y + lean, z - c), (x, y + c * 0.4, z - c * 0.35), (x, y + c, z + lean), (x, y + deep, z + 0.003)]
        mesh('step', points, [(5 * i + j, 5 * i + 5 + j, 5 * i + 6 + j, 5 * i + 1 + j) for i in range(columns) for j in range(4)], stone, smooth=False)
    # Last year's leaves have gathered in the corners.
    leaf = material('leaf', lambda s: {'Base Color': s.mix(s.random(), (0.06, 0.035, 0.018), (0.22, 0.14, 0.07))}, Roughness=0.8)
    models = []
    for k in range(4):
        outline = [Vector((math.cos(a) * (0.6 + 0.25 * math.cos(5 * a + k)), math.sin(a) * 0.55, 0.22 * math.sin(2 * a + k) + 0.15 * math.cos(a))) * 0.03 for a in [2 * math.pi * n / 16 for n in range(16)]]
        models.append(hide(mesh('leaf', [(0, 0, 0.004)] + [tuple(p) for p in outline], [(0, 1 + n, 1 + (n + 1) % 16) for n in range(16)], leaf)))
    spots = []
    for _ in range(64):
        k = chance.randrange(0, count)
        spots.append(((chance.gauss(1.1, 0.7) if chance.random() < 0.75 else chance.uniform(-1.6, 1.6), k * deep + deep - abs(chance.gauss(0.015, 0.06)), k * high + 0.012), chance.uniform(0, 6), chance.uniform(0.5, 1.2), (chance.gauss(0, 0.4), chance.gauss(0, 0.4))))
    scatter(models, spots)
    iron = material('iron', lambda s: {'Base Color': s.mix(s.noise(9, 5), (0.012, 0.012, 0.013), (0.05, 0.04, 0.034))}, Roughness=0.55)
    slope = high / deep
    def rail(x, spacing, show):
        posts = [tube('post', [(x, y, y * slope - 0.1), (x, y, y * slope + 0.95)], [0.011, 0.011], iron, 10) for y in [spacing * (k + 0.3) for k in range(int(count * deep / spacing))]]
        for lift, radius in ((0.95, 0.024), (0.12, 0.014)):
            posts.append(tube('rail', [(x, -1, -slope + lift), (x, count * deep, count * high + lift)], [radius] * 2, iron, 14))
        for post in posts:
            post.visible_camera = show
    rail(-1.32, 0.13, True)
    sunlight(40, -74, 10.0, (1, 0.95, 0.88), 0.55)
    room_light((0.55, 0.7, 1.0), 0.9)
    camera((0.35, -2.6, 2.2), (0.0, 2.3, 1.0), lens=52, roll=0.01)
    develop(exposure=0.62, saturation=0, contrast=0.55, vignette=0.35, denoise=0.35, grain=7)
