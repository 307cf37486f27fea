"""What every picture shares: scene, camera, light and sky. Lengths are metres."""
import math

import bpy
from mathutils import Matrix, Vector

from shading import Shader, towards
from shapes import box, chance, link

PICTURES = {}
LOOK = {}


def picture(name, width, height, samples=20, **settings):
    """Registers the function that builds the scene of one picture."""
    def register(build):
        PICTURES[name] = dict(build=build, name=name, width=width, height=height, samples=samples, **settings)
        return build
    return register


def new_scene(seed=1):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    chance.seed(seed)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.use_denoising = False
    cycles.use_auto_tile = False
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
    scene.view_layers[0].use_pass_z = True
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
        LOOK['lens'] = dict(focalLength=lens, fstop=fstop, focus=data.dof.focus_distance, sensor=data.sensor_width)
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


def facing(way):
    """The directions to the right and upwards of one who looks against the way."""
    right = Vector((0, 0, 1)).cross(way).normalized()
    return right, way.cross(right).normalized()


def bars_before(sun, middle, surface):
    """Bars that throw shadows: bar(u, v, width, height) stands right of and above the middle, across the way to the sun."""
    right, up = facing(sun)
    def bar(u, v, width, height):
        held = box('bar', (width, 0.06, height), middle + right * u + up * v, surface)
        held.rotation_euler = sun.to_track_quat('Y', 'Z').to_euler()
    return bar


def room_light(colour, strength):
    """Even light from all sides."""
    background = bpy.context.scene.world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
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
