"""Water on a window: drops that have run into each other, and the ways of those that ran down."""
import math

import bpy
import numpy as np

from shapes import chance, link


class WetPane:
    """The thickness of the water on an upright pane, as a height map that becomes one mesh."""

    def __init__(self, width, height, cell):
        self.width, self.height, self.cell = width, height, cell
        self.shape = (round(height / cell), round(width / cell))
        self.field, self.size = np.zeros(self.shape), np.zeros(self.shape)
        # Dirt on the glass holds the water back here and there, so that no outline is a circle.
        self.dirt = sum(self._cloud(grain) * share for grain, share in ((0.006, 0.5), (0.0022, 0.35), (0.0008, 0.15)))

    def _cloud(self, grain):
        rows, columns = (max(4, round(n * self.cell / grain)) for n in self.shape)
        rough = np.array([chance.uniform(-1, 1) for _ in range((rows + 2) * (columns + 2))]).reshape(rows + 2, columns + 2)
        y, x = np.linspace(0, rows, self.shape[0]), np.linspace(0, columns, self.shape[1])
        j, i = y.astype(int), x.astype(int)
        v, u = (y - j)[:, None], (x - i)[None, :]
        v, u = v * v * (3 - 2 * v), u * u * (3 - 2 * u)
        low = rough[j][:, i] * (1 - u) + rough[j][:, i + 1] * u
        high = rough[j + 1][:, i] * (1 - u) + rough[j + 1][:, i + 1] * u
        return low * (1 - v) + high * v

    def _patch(self, x, y, reach_x, reach_y):
        """The cells around a place, and how far they are from it."""
        row, column = (y + self.height / 2) / self.cell, (x + self.width / 2) / self.cell
        rows = slice(max(0, int(row - reach_y / self.cell)), max(0, int(row + reach_y / self.cell) + 2))
        columns = slice(max(0, int(column - reach_x / self.cell)), max(0, int(column + reach_x / self.cell) + 2))
        down = (np.arange(*rows.indices(self.shape[0])) - row)[:, None] * self.cell
        aside = (np.arange(*columns.indices(self.shape[1])) - column)[None, :] * self.cell
        return (rows, columns), aside, down

    def drop(self, x, y, radius, stretch=1.0, sag=0.2):
        """A drop; its weight pulls it down. Where drops meet they become one."""
        place, aside, down = self._patch(x, y, radius * 1.8, radius * 1.8 * stretch)
        if 0 in self.field[place].shape:
            return
        v = down / (radius * stretch)
        u = aside / radius * (1 + sag * v)
        away = (u * u + v * v) * (1 + 0.75 * self.dirt[place])
        share = np.clip(1 - away / 2.4, 0, 1) ** 2
        self.field[place] += share
        self.size[place] += share * radius

    def dry(self, x, y, radius):
        place, aside, down = self._patch(x, y, radius, radius)
        gone = (aside * aside + down * down) < radius * radius * (1 + 0.5 * self.dirt[place])
        self.field[place][gone] = 0
        self.size[place][gone] = 0

    def run(self, x, top, foot, radius):
        """A drop has run down: it wiped its way, took turns, and left beads behind."""
        y, drift, turn = top, 0.0, chance.uniform(0, 6)
        path = []
        while y > foot:
            drift = 0.85 * drift + chance.gauss(0, 0.16)
            x += (drift + 0.25 * math.sin(y * 130 + turn)) * radius * 0.4
            y -= radius * 0.35
            path.append((x, y))
        for x, y in path:
            self.dry(x, y, radius * 1.05)
        for x, y in path[::2]:
            if chance.random() < 0.34:
                self.drop(x + chance.gauss(0, radius * 0.3), y, radius * chance.uniform(0.12, 0.45) ** 1.0, chance.uniform(0.9, 2.2))
        for k, (x, y) in enumerate(path[-9:]):
            self.drop(x, y, radius * (0.3 + 0.07 * k), 1.5)
        self.drop(x, y, radius * 1.1, 1.25, 0.35)

    def show(self, surface, flat=0.42, edge=0.2):
        size = self.size / np.maximum(self.field, 1e-9)
        full = np.clip((self.field - edge) / (1 - edge), 0, 1)
        thick = size * flat * np.sqrt(full * (2 - full))
        wet = full > 0
        corner = wet[:-1, :-1] | wet[1:, :-1] | wet[:-1, 1:] | wet[1:, 1:]
        row, column = np.nonzero(corner)
        across = self.shape[1]
        quads = np.stack([row * across + column, row * across + column + 1, (row + 1) * across + column + 1, (row + 1) * across + column], 1)
        used, corners = np.unique(quads, return_inverse=True)
        points = np.empty((len(used), 3), np.float32)
        points[:, 0] = (used % across) * self.cell - self.width / 2
        points[:, 1] = -thick.ravel()[used]
        points[:, 2] = (used // across) * self.cell - self.height / 2
        data = bpy.data.meshes.new('water')
        data.vertices.add(len(used))
        data.vertices.foreach_set('co', points.ravel())
        data.loops.add(len(quads) * 4)
        data.loops.foreach_set('vertex_index', corners.ravel().astype(np.int32))
        data.polygons.add(len(quads))
        data.polygons.foreach_set('loop_start', np.arange(0, len(quads) * 4, 4, dtype=np.int32))
        data.polygons.foreach_set('loop_total', np.full(len(quads), 4, np.int32))
        data.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
        data.update()
        data.materials.append(surface)
        return link(bpy.data.objects.new('water', data))
