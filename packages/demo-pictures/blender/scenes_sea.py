"""The sea and its shore."""
import math

from mathutils import Vector

from skies import cloud_sheet
from shading import *
from shapes import *
from studio import *


def ocean(wind=9.0, height=1.0, resolution=11, size=90, choppy=1.0, repeat=(1, 1), near=0.02, seed=3, rough=0.03, colour=(0.008, 0.028, 0.034)):
    """Waves from a wind spectrum."""
    data = bpy.data.meshes.new('sea')
    sea = link(bpy.data.objects.new('sea', data))
    waves = sea.modifiers.new('ocean', 'OCEAN')
    waves.geometry_mode = 'GENERATE'
    waves.resolution = waves.viewport_resolution = resolution
    waves.spatial_size = size
    waves.size = 1
    waves.repeat_x, waves.repeat_y = repeat
    waves.wave_scale, waves.choppiness, waves.wind_velocity = height, choppy, wind
    waves.wave_scale_min, waves.random_seed, waves.wave_alignment, waves.wave_direction = near, seed, 0.35, math.radians(75)
    def water(s):
        ripple = s.noise(1.1, 5, 0.62, at=s.coords('Object', scale=(1, 1.6, 1)))
        fine = s.noise(7, 4, 0.6, at=s.coords('Object', scale=(1, 1.5, 1)))
        far = s.fit(s.node('CameraData').outputs['View Distance'], 5, 350, 1, 0.35)
        return {'Normal': s.bump(s.math('MULTIPLY_ADD', fine, 0.14, ripple), s.math('MULTIPLY', far, 0.2), 0.25),
                'Base Color': colour}
    data.materials.append(material('water', water, Roughness=rough, Specular=0.5))
    waves.use_normals = False
    return sea


def sea_beyond(colour, near=300, far=40000):
    """Level water from where the waves end to the horizon; its waves are too small to tell apart."""
    def water(s):
        swell = s.noise(0.09, 4, 0.6, at=s.coords('Object', scale=(0.35, 1.6, 1)))
        return {'Normal': s.bump(swell, 0.12, 6.0)}
    mesh('beyond', [(-far, near, -0.12), (far, near, -0.12), (far, far, -0.12), (-far, far, -0.12)], [(0, 1, 2, 3)],
         material('beyond', water, **{'Base Color': (*colour, 1), 'Roughness': 0.14}))


@picture('vesterhav', 2720, 1530, samples=8, seed=4)
def north_sea():
    """October: wind, heavy clouds, and the sun for a moment between them."""
    ocean(wind=13, height=2.3, size=110, choppy=1.3, repeat=(3, 5), seed=7, rough=0.05, colour=(0.008, 0.03, 0.034)).location = (-165, 14, 0)
    painted_sky([(0.0, (0.86, 0.76, 0.62)), (0.05, (0.6, 0.6, 0.58)), (0.3, (0.28, 0.33, 0.39)), (1.0, (0.2, 0.25, 0.32))], 1.0,
                sun=(7, -12, (2.6, 2.0, 1.3), 0.09), clouds=cloud_sheet(0.8, 0.7, 0.34, (1.35, 1.25, 1.12), (0.34, 0.37, 0.42), stretch=1.5, seed=5, sunward=(0, 0.1)))
    sunlight(9, -12, 3.0, (1, 0.85, 0.66), 1.2)
    sea_beyond((0.02, 0.045, 0.05))
    camera((0, -2, 4.4), (0, 60, 3.1), lens=110)
    develop(exposure=0.62, saturation=0.95, denoise=0.3)


@picture('strand-solnedgang', 2496, 1664, samples=14, seed=6)
def summer_evening():
    """The sun just above a calm sea, wet sand in front."""
    ocean(wind=4.5, height=0.16, size=50, choppy=0.9, repeat=(5, 9), seed=2, near=0.01).location = (-125, 4.5, 0)
    def shore(x, y):
        slope = (3.2 + 0.5 * math.sin(x * 0.4 + 1) - y) * 0.035
        return slope + 0.012 * fbm(x, y * 2.2, 1.3, 4, seed=3) + 0.004 * math.sin(y * 42 + 3 * fbm(x, y, 1.1, 2))
    def sand(s):
        wet = s.fit(s.math('MULTIPLY_ADD', s.noise(1.2, 5), 0.06, s.height()), 0.05, 0.15)
        grains = s.noise(240, 3, 0.7)
        dry = s.mix(s.noise(2.2, 6), (0.3, 0.235, 0.17), (0.42, 0.34, 0.25))
        return {'Base Color': s.mix(wet, (0.075, 0.06, 0.047), dry), 'Roughness': s.math('MULTIPLY_ADD', wet, 0.75, 0.1),
                'Normal': s.bump(s.math('MULTIPLY_ADD', grains, 0.25, s.noise(9, 6, 0.6)), s.math('MULTIPLY_ADD', wet, 0.35, 0.06), 0.03)}
    ground('shore', (16, 12), (300, 300), shore, material('sand', sand, Specular=0.5), (0, 1.0))
    painted_sky([(0.0, (0.78, 0.5, 0.36)), (0.05, (0.7, 0.5, 0.42)), (0.16, (0.45, 0.41, 0.44)), (0.45, (0.22, 0.28, 0.38)), (1.0, (0.12, 0.18, 0.28))], 1.0,
                sun=(2.4, 8, (5.5, 2.9, 1.3), 0.022), clouds=cloud_sheet(1.0, 0.5, 0.26, (1.5, 1.2, 1.05), (0.7, 0.58, 0.6), stretch=1.5, sunward=(0.0, 0.1)))
    sunlight(2.4, 8, 0.6, (1, 0.6, 0.32), 0.6)
    sea_beyond((0.05, 0.06, 0.07))
    camera((0, -2.6, 1.25), (0.4, 12, 0.75), lens=32)
    develop(exposure=0.95, denoise=0.3)


@picture('maanelys', 1664, 2496, samples=14, seed=9)
def moonlight():
    """The road of the full moon over a calm sea."""
    ocean(wind=6, height=0.4, size=60, choppy=1.0, repeat=(3, 9), seed=11, colour=(0.004, 0.009, 0.014)).location = (-90, 6, 0)
    painted_sky([(0.0, (0.042, 0.058, 0.08)), (0.08, (0.028, 0.044, 0.07)), (0.4, (0.009, 0.018, 0.038)), (1.0, (0.005, 0.01, 0.022))], 1.0,
                sun=(12.0, 1.6, (0.11, 0.105, 0.1), 0.16), clouds=cloud_sheet(1.3, 0.52, 0.22, (2.0, 1.9, 1.8), (0.55, 0.57, 0.62), stretch=1.5, sunward=(0, 0.1)))
    sea_beyond((0.006, 0.01, 0.015))
    moon = lathe('moon', [(math.sin(a) * 92, -math.cos(a) * 92) for a in [math.pi * k / 32 for k in range(33)]], around=64, steps=1)
    face = glow('moon', (1.0, 0.93, 0.8), 5)
    s = Shader(face.node_tree)
    lamp = face.node_tree.nodes['Emission']
    s.feed(lamp.inputs[0], s.mix(s.fit(s.noise(0.012, 5, 0.6), 0.42, 0.62), (1.0, 0.92, 0.78), (0.45, 0.42, 0.37)))
    moon.data.materials.append(face)
    moon.location = (260, 9600, 2050)
    sunlight(12.2, 1.6, 0.3, (1.0, 0.9, 0.74), 0.53)
    camera((0, -4, 3.2), (60, 3000, 260), lens=40)
    develop(exposure=1.3, saturation=1.05, bloom=0.12, denoise=0.3)
