"""What every picture shares: camera, light, sky, materials, shapes and scattering.

Lengths are metres. Every function is deterministic: chance comes from `chance`, a generator that
`new_scene` seeds anew for each picture.
"""
import math
import random

import bpy
from mathutils import Matrix, Vector, noise

chance = random.Random()

PICTURES = {}
LOOK = {}


def picture(name, width, height, samples=20, **settings):
    """Registers the function that builds the scene of one picture."""
    def register(build):
        PICTURES[name] = dict(build=build, name=name, width=width, height=height, samples=samples, **settings)
        return build
    return register


# --- Scene, camera, light ---------------------------------------------------------------------

def new_scene(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    chance.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.1
    cycles.adaptive_min_samples = 4
    cycles.max_bounces = 5
    cycles.diffuse_bounces = 2
    cycles.glossy_bounces = 3
    cycles.transparent_max_bounces = 24
    cycles.sample_clamp_indirect = 4
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.blur_glossy = 0.6
    cycles.filter_width = 1.3
    files = scene.render.image_settings
    files.file_format, files.color_depth, files.exr_codec = 'OPEN_EXR_MULTILAYER', '16', 'NONE'
    scene.view_layers[0].cycles.denoising_store_passes = True
    LOOK.clear()
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.cycles.sampling_method = 'MANUAL'
    scene.world.cycles.sample_map_resolution = 256
    return scene


def develop(**look):
    """How finish.ts shall develop the render: exposure, saturation, bloom, vignette, denoise ..."""
    LOOK.update(look)


def camera(position, target, lens=50, focus=None, fstop=None, shift=(0, 0), roll=0.0):
    """A camera that looks at the target, in focus there unless a focus point is named."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_end = 60000
    held = link(bpy.data.objects.new('camera', data))
    held.location = position
    direction = Vector(target) - Vector(position)
    held.rotation_euler = (direction.to_track_quat('-Z', 'Y').to_matrix() @ Matrix.Rotation(roll, 3, 'Z')).to_euler()
    if fstop:
        data.dof.use_dof = True
        data.dof.aperture_fstop = fstop
        data.dof.aperture_blades = 9
        forward = direction.normalized()
        data.dof.focus_distance = (Vector(focus or target) - Vector(position)).dot(forward)
    bpy.context.scene.camera = held
    return held


def window_light(position, target, size=(1.2, 1.6), power=60, colour=(1, 1, 1), spread=180):
    """Soft light from a rectangle, as through a window."""
    data = bpy.data.lights.new('window', 'AREA')
    data.shape, data.size, data.size_y = 'RECTANGLE', size[0], size[1]
    data.energy, data.color, data.spread = power, colour, math.radians(spread)
    held = link(bpy.data.objects.new('window', data))
    held.location = position
    held.rotation_euler = (Vector(target) - Vector(position)).to_track_quat('-Z', 'Y').to_euler()
    return held


def sunlight(elevation, azimuth, strength=3.0, colour=(1, 0.9, 0.78), size=0.6):
    """Sun from an azimuth in degrees: 0 stands ahead of a camera that looks along +y, 90 to its right."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = strength, colour, math.radians(size)
    held = link(bpy.data.objects.new('sun', data))
    held.rotation_euler = Vector(towards(elevation, azimuth)).to_track_quat('Z', 'Y').to_euler()
    return held


def room_light(colour, strength):
    """Even light from all sides."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength


def open_sky(elevation, azimuth, strength=0.2, dust=1.0, air=1.0, disc=True, clouds=None, tint=None):
    """The Nishita sky; clouds(shader, sky, direction) may return a colour that covers it."""
    shader = Shader(bpy.context.scene.world.node_tree)
    sky = shader.node('TexSky', sky_type='NISHITA', sun_elevation=math.radians(elevation),
                      sun_rotation=math.radians(azimuth), sun_disc=disc, dust_density=dust, air_density=air)
    colour = sky.outputs[0]
    if tint:
        colour = shader.mix(1, colour, tint, 'MULTIPLY')
    if clouds:
        colour = clouds(shader, colour, shader.node('TexCoord').outputs['Generated'])
    background = shader.tree.nodes['Background']
    shader.tree.links.new(colour, background.inputs[0])
    background.inputs[1].default_value = strength


def painted_sky(stops, strength=1.0, sun=None, clouds=None, extra=None):
    """A sky of our own: colours by the sine of the elevation; sun = (elevation, azimuth, colour, width)."""
    s = Shader(bpy.context.scene.world.node_tree)
    direction = s.node('TexCoord').outputs['Generated']
    up = s.node('SeparateXYZ', {0: direction}).outputs[2]
    colour = s.ramp(s.math('MAXIMUM', up, 0.0), *stops)
    if sun:
        elevation, azimuth, light, width = sun
        near = s.math('SUBTRACT', 1, s.node('VectorMath', {0: direction, 1: towards(elevation, azimuth)},
                                            operation='DOT_PRODUCT').outputs['Value'])
        halo = s.math('POWER', math.e, s.math('DIVIDE', near, -width * width))
        wide = s.math('POWER', math.e, s.math('DIVIDE', near, -width * width * 14))
        colour = s.mix(1, colour, s.mix(1, light, s.math('MULTIPLY_ADD', wide, 0.3, s.math('MULTIPLY', halo, 0.7)), 'MULTIPLY'), 'ADD')
    if clouds:
        colour = clouds(s, colour, direction)
    if extra:
        colour = s.mix(1, colour, extra(s, direction), 'ADD')
    background = s.tree.nodes['Background']
    s.tree.links.new(colour, background.inputs[0])
    background.inputs[1].default_value = strength


def towards(elevation, azimuth):
    """The direction of a point in the sky, in degrees; azimuth 0 is +y and 90 is +x."""
    height, turn = math.radians(elevation), math.radians(azimuth)
    return (math.sin(turn) * math.cos(height), math.cos(turn) * math.cos(height), math.sin(height))


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


# --- Materials --------------------------------------------------------------------------------

class Shader:
    """Builds a node tree; arguments are values or sockets of other nodes."""

    def __init__(self, tree):
        self.tree = tree

    def node(self, kind, inputs=None, **settings):
        made = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            self.feed(made.inputs[key], value)
        return made

    def feed(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA':
            socket.default_value = rgba(value)
        else:
            socket.default_value = value

    def coords(self, kind='Object', scale=(1, 1, 1), offset=(0, 0, 0), turn=0.0):
        source = self.node('TexCoord').outputs[kind]
        return self.node('Mapping', {'Vector': source, 'Scale': scale, 'Location': offset,
                                     'Rotation': (0, 0, turn)}).outputs[0]

    def noise(self, scale, detail=6, rough=0.55, at=None, distortion=0.0):
        inputs = {'Vector': at or self.coords(), 'Scale': scale, 'Detail': detail, 'Roughness': rough,
                  'Distortion': distortion}
        return self.node('TexNoise', inputs).outputs['Fac']

    def cells(self, scale, at=None, feature='F1', output='Distance', randomness=1.0):
        inputs = {'Vector': at or self.coords(), 'Scale': scale, 'Randomness': randomness}
        return self.node('TexVoronoi', inputs, feature=feature).outputs[output]

    def math(self, operation, a, b=0.0, c=0.0, clamp=False):
        return self.node('Math', {0: a, 1: b, 2: c}, operation=operation, use_clamp=clamp).outputs[0]

    def fit(self, value, low, high, to_low=0.0, to_high=1.0):
        """Maps a range to another one, with soft ends."""
        return self.node('MapRange', {'Value': value, 'From Min': low, 'From Max': high, 'To Min': to_low,
                                      'To Max': to_high}, interpolation_type='SMOOTHSTEP').outputs[0]

    def ramp(self, value, *stops):
        made = self.node('ValToRGB', {'Fac': value})
        elements = made.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, colour) in zip(elements, stops):
            element.position, element.color = position, rgba(colour)
        return made.outputs[0]

    def mix(self, amount, a, b, blend='MIX'):
        return self.node('MixRGB', {0: amount, 1: a, 2: b}, blend_type=blend).outputs[0]

    def bump(self, height, strength=0.3, distance=0.01, normal=None):
        inputs = {'Height': height, 'Strength': strength, 'Distance': distance}
        if normal:
            inputs['Normal'] = normal
        return self.node('Bump', inputs).outputs[0]

    def slope(self):
        """The upward share of the surface normal: 1 on level ground."""
        return self.node('SeparateXYZ', {0: self.node('NewGeometry').outputs['Normal']}).outputs[2]

    def height(self):
        return self.node('SeparateXYZ', {0: self.node('NewGeometry').outputs['Position']}).outputs[2]

    def random(self):
        return self.node('ObjectInfo').outputs['Random']


def rgba(colour):
    return (colour, colour, colour, 1) if isinstance(colour, (int, float)) else (*colour[:3], 1)


def material(name, build=None, haze=None, **inputs):
    """A principled material. build(shader) returns further inputs by name; haze = (colour, distance)."""
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = Shader(made.node_tree)
    surface = made.node_tree.nodes['Principled BSDF']
    for key, value in {**inputs, **(build(shader) if build else {})}.items():
        shader.feed(surface.inputs[key], value)
    if haze:
        add_haze(shader, surface.outputs[0], *haze)
    return made


def add_haze(shader, surface, colour, distance, low=None):
    """Air between camera and surface; low = (height, share) thickens it near the ground."""
    view = shader.node('CameraData').outputs['View Distance']
    depth = shader.math('DIVIDE', view, distance)
    if low:
        scale, gain = low
        fall = shader.math('POWER', math.e, shader.math('DIVIDE', shader.height(), -scale))
        depth = shader.math('MULTIPLY', depth, shader.math('MULTIPLY_ADD', shader.math('MINIMUM', fall, 3.0), gain, 1.0))
    amount = shader.math('SUBTRACT', 1, shader.math('POWER', math.e, shader.math('MULTIPLY', depth, -1)))
    air = shader.node('Emission', {0: colour(shader) if callable(colour) else colour, 1: 1.0}).outputs[0]
    mixed = shader.node('MixShader', {0: amount, 1: surface, 2: air}).outputs[0]
    shader.tree.links.new(mixed, shader.tree.nodes['Material Output'].inputs['Surface'])


def air_colour(away, near_sun, elevation, azimuth, width=0.5):
    """The colour of air for add_haze: brighter where one looks towards the sun."""
    def colour(s):
        view = s.node('VectorMath', {0: s.node('NewGeometry').outputs['Incoming'], 1: towards(elevation, azimuth)},
                      operation='DOT_PRODUCT').outputs['Value']
        near = s.math('POWER', math.e, s.math('DIVIDE', s.math('ADD', 1, view), -width * width))
        return s.mix(near, away, near_sun)
    return colour


def glow(name, colour, strength):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    shader = Shader(made.node_tree)
    light = shader.node('Emission', {0: colour, 1: strength}).outputs[0]
    made.node_tree.links.new(light, made.node_tree.nodes['Material Output'].inputs['Surface'])
    return made


# --- Shapes -----------------------------------------------------------------------------------

def mesh(name, points, faces, surface=None, smooth=True):
    data = bpy.data.meshes.new(name)
    data.from_pydata(points, [], faces)
    data.update()
    if smooth:
        data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    made = link(bpy.data.objects.new(name, data))
    if surface:
        data.materials.append(surface)
    return made


def spline(points, steps):
    """Points on a smooth curve through the given ones (any dimension)."""
    padded = [points[0], *points, points[-1]]
    result = []
    for i in range(1, len(padded) - 2):
        p0, p1, p2, p3 = (padded[i + k] for k in (-1, 0, 1, 2))
        for step in range(steps):
            t = step / steps
            result.append(tuple(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
                for a, b, c, d in zip(p0, p1, p2, p3)))
    result.append(tuple(points[-1]))
    return result


def lathe(name, profile, surface=None, around=96, steps=8, wobble=0.0, seed=0.0):
    """Turns a profile of (radius, height) around the vertical; wobble is the share that a hand adds."""
    outline = spline(profile, steps) if steps > 1 else profile
    points, faces = [], []
    for radius, height in outline:
        for k in range(around):
            angle = 2 * math.pi * k / around
            x, y = math.cos(angle), math.sin(angle)
            uneven = 1 + wobble * noise.noise(Vector((x * 1.3 + seed, y * 1.3, height * 14 + seed)))
            points.append((x * max(0, radius) * uneven, y * max(0, radius) * uneven, height))
    for row in range(len(outline) - 1):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    return mesh(name, points, faces, surface)


def tube(name, path, radii, surface=None, around=12):
    """A round tube along a path; radii are given for each point."""
    points, faces = [], []
    for i, (here, radius) in enumerate(zip(path, radii)):
        before, after = Vector(path[max(0, i - 1)]), Vector(path[min(len(path) - 1, i + 1)])
        frame = (after - before).to_track_quat('Z', 'Y').to_matrix()
        for k in range(around):
            angle = 2 * math.pi * k / around
            points.append(tuple(Vector(here) + frame @ Vector((math.cos(angle) * radius, math.sin(angle) * radius, 0))))
    for row in range(len(path) - 1):
        for k in range(around):
            a, b = row * around + k, row * around + (k + 1) % around
            faces.append((a, b, b + around, a + around))
    faces += [tuple(reversed(range(around))), tuple(range(len(points) - around, len(points)))]
    return mesh(name, points, faces, surface)


def ground(name, size, cells, height, surface=None, centre=(0, 0)):
    """A level grid raised by height(x, y); size and cells are (x, y)."""
    columns, rows = cells
    points = []
    for j in range(rows + 1):
        y = centre[1] + (j / rows - 0.5) * size[1]
        for i in range(columns + 1):
            x = centre[0] + (i / columns - 0.5) * size[0]
            points.append((x, y, height(x, y)))
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
             for j in range(rows) for i in range(columns)]
    return mesh(name, points, faces, surface)


def fan(name, near, far, halfwidth, cells, height, surface=None):
    """Ground seen from the origin along +y: a grid whose cells grow with the distance."""
    columns, rows = cells
    points = []
    for j in range(rows + 1):
        y = near * (far / near) ** (j / rows)
        for i in range(columns + 1):
            x = (i / columns - 0.5) * 2 * halfwidth * y
            points.append((x, y, height(x, y)))
    across = columns + 1
    faces = [(j * across + i, j * across + i + 1, (j + 1) * across + i + 1, (j + 1) * across + i)
             for j in range(rows) for i in range(columns)]
    return mesh(name, points, faces, surface)


def box(name, size, position, surface=None, bevel=0.0, turn=0.0):
    x, y, z = (s / 2 for s in size)
    points = [(i * x, j * y, k * z) for i in (-1, 1) for j in (-1, 1) for k in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    made = mesh(name, points, faces, surface, smooth=False)
    made.location, made.rotation_euler = position, (0, 0, turn)
    if bevel:
        made.modifiers.new('bevel', 'BEVEL').width = bevel
        made.modifiers['bevel'].segments = 3
    return made


def subdivide(thing, levels=1):
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def thicken(thing, thickness, offset=-1):
    modifier = thing.modifiers.new('thicken', 'SOLIDIFY')
    modifier.thickness, modifier.offset = thickness, offset
    return thing


def copy(thing, position, turn=(0, 0, 0), scale=1.0):
    made = link(thing.copy())
    made.location, made.rotation_euler = position, turn
    made.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return made


def settle(thing, level=0.0, sink=0.0005):
    """Sets a thing down so that its lowest point touches the level."""
    bpy.context.view_layer.update()
    lowest = min((thing.matrix_world @ v.co).z for v in thing.data.vertices)
    thing.location.z += level - lowest - sink
    return thing


def hide(thing):
    """Keeps a model for copies without showing it."""
    thing.hide_render = True
    thing.hide_viewport = True
    return thing


def scatter(models, spots):
    """Copies of the models at spots of (position, turn about z, scale[, lean]); meshes are shared."""
    for spot in spots:
        position, turn, scale, *lean = spot
        made = link(bpy.data.objects.new('copy', chance.choice(models).data))
        tilt = lean[0] if lean else (0, 0)
        made.location, made.rotation_euler, made.scale = position, (*tilt, turn), (scale,) * 3


def join(things):
    """One object of several; modifiers are applied first."""
    bpy.context.view_layer.update()
    depsgraph = bpy.context.evaluated_depsgraph_get()
    data = bpy.data.meshes.new('joined')
    points, faces, slots, indices = [], [], [], []
    for thing in things:
        seen = thing.evaluated_get(depsgraph)
        part = seen.to_mesh()
        start = len(points)
        points += [tuple(thing.matrix_world @ v.co) for v in part.vertices]
        own = []
        for surface in thing.data.materials:
            if surface not in slots:
                slots.append(surface)
            own.append(slots.index(surface))
        for face in part.polygons:
            faces.append(tuple(start + v for v in face.vertices))
            indices.append(own[face.material_index] if own else 0)
        seen.to_mesh_clear()
    data.from_pydata(points, [], faces)
    for surface in slots:
        data.materials.append(surface)
    data.polygons.foreach_set('material_index', indices)
    data.polygons.foreach_set('use_smooth', [True] * len(data.polygons))
    data.update()
    for thing in things:
        bpy.data.objects.remove(thing)
    return link(bpy.data.objects.new('joined', data))


def fbm(x, y, scale=1.0, octaves=6, rough=0.5, seed=0.0):
    """Fractal noise around zero."""
    return noise.fractal(Vector((x * scale + seed, y * scale - seed, seed)), 1 - math.log2(rough * 2) if rough != 0.5 else 1.0,
                         2.0, octaves)


def soft(value, low, high):
    t = min(1, max(0, (value - low) / (high - low)))
    return t * t * (3 - 2 * t)
