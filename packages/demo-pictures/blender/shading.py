"""Node trees and materials, and the haze that belongs to them."""
import math

import bpy


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


def towards(elevation, azimuth):
    """The direction of a point in the sky, in degrees; azimuth 0 is +y and 90 is +x."""
    height, turn = math.radians(elevation), math.radians(azimuth)
    return (math.sin(turn) * math.cos(height), math.cos(turn) * math.cos(height), math.sin(height))
