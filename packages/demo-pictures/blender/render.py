"""blender -b -noaudio -P render.py -- NAME FILE.exr [SHARE SAMPLES [SECONDS]]

Renders a picture to FILE.exr, and to FILE.exr.json how finish.ts shall develop it. SHARE (such as 0.15) and SAMPLES make a quick preview; SECONDS end a render early, with what it has by then.
"""
import importlib
import json
import os
import sys

folder = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, folder)

import bpy
import studio

for file in sorted(os.listdir(folder)):
    if file.startswith('scenes_') and file.endswith('.py'):
        importlib.import_module(file[:-3])

name, target, *preview = sys.argv[sys.argv.index('--') + 1:]
chosen = studio.PICTURES[name]
scene = studio.new_scene(chosen.get('seed', 1))
chosen['build']()
share = float(preview[0]) if preview else 1.0
scene.render.resolution_x = round(chosen['width'] * share)
scene.render.resolution_y = round(chosen['height'] * share)
scene.cycles.samples = int(preview[1]) if len(preview) > 1 else chosen['samples']
scene.cycles.time_limit = float(preview[2]) if len(preview) > 2 else 0
scene.render.filepath = os.path.abspath(target)
with open(scene.render.filepath + '.json', 'w') as look:
    json.dump(studio.LOOK, look)
bpy.ops.render.render(write_still=True)
