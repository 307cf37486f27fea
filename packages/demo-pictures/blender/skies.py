"""What drifts across the sky."""
import math


def cloud_sheet(scale=1.0, cover=0.5, soft_edge=0.22, lit=(1, 1, 1), shade=(0.4, 0.42, 0.45), turn=0.0, stretch=1.5, seed=0.0, low=0.03, sunward=(0, 0.05), dome=0.2):
    """Clouds on a plane above: seen from below they crowd and flatten towards the horizon.

    dome bends the plane down in the distance; without it, clouds near the horizon become streaks.
    """
    def cover_sky(s, sky, direction):
        x, y, z = [s.node('SeparateXYZ', {0: direction}).outputs[k] for k in range(3)]
        above = s.math('ADD', s.math('MAXIMUM', z, 0.0), dome)
        flat = s.node('CombineXYZ', {0: s.math('DIVIDE', x, above), 1: s.math('DIVIDE', y, above), 2: seed}).outputs[0]
        sheet = s.node('Mapping', {'Vector': flat, 'Rotation': (0, 0, turn), 'Scale': (1 / stretch, 1, 1)}).outputs[0]
        # Currents of air tear the outlines, so that no two billows are of one size.
        current = s.node('TexNoise', {'Vector': sheet, 'Scale': 1.1 * scale, 'Detail': 3.0}).outputs['Color']
        drift = s.node('VectorMath', {0: current, 1: (0.5, 0.5, 0.5)}, operation='SUBTRACT').outputs[0]
        at = s.node('VectorMath', {0: drift, 1: (0.9, 0.9, 0.9), 2: sheet}, operation='MULTIPLY_ADD').outputs[0]
        def thickness(where):
            broad = s.noise(1.3 * scale, 9, 0.52, at=where)
            bank = s.noise(0.42 * scale, 3, 0.5, at=where)
            return s.math('MULTIPLY_ADD', bank, 0.55, s.math('MULTIPLY', broad, 0.72))
        here = thickness(at)
        towards = thickness(s.node('VectorMath', {0: at, 1: (*sunward, 0)}, operation='ADD').outputs[0])
        edge = 0.63 + (0.5 - cover) * 0.35 - soft_edge / 2
        amount = s.fit(here, edge, edge + soft_edge)
        relief = s.fit(s.math('SUBTRACT', here, towards), -0.05, 0.07)
        body = s.fit(here, edge + soft_edge * 0.4, edge + soft_edge * 1.7, 1.0, 0.35)
        bright = s.math('MULTIPLY', relief, body)
        grey = s.node('RGBToBW', {0: sky}).outputs[0]
        tinted = s.mix(0.55, sky, grey)
        cloud = s.mix(1, tinted, s.mix(bright, shade, lit), 'MULTIPLY')
        visible = s.math('MULTIPLY', amount, s.fit(z, low * 0.2, low + 0.14))
        return s.mix(visible, sky, cloud)
    return cover_sky


def aurora(seed=0.0, strength=1.0):
    """Curtains of northern light around the azimuth ahead, with rays that fade upwards."""
    def light(s, direction):
        x, y, z = [s.node('SeparateXYZ', {0: direction}).outputs[k] for k in range(3)]
        turn = s.math('ARCTAN2', x, y)
        total = None
        for k, (base, reach, bend, power) in enumerate([(0.4, 0.34, 0.34, 1.0), (0.62, 0.3, 0.3, 0.35), (0.2, 0.2, 0.12, 0.55)]):
            along = s.node('CombineXYZ', {0: turn, 1: seed + k * 3.7, 2: 0.0}).outputs[0]
            wander = s.math('SUBTRACT', s.noise(1.3, 3, 0.5, at=along), 0.5)
            edge = s.math('MULTIPLY_ADD', wander, bend * 2, base)
            fold = s.node('CombineXYZ', {0: s.math('MULTIPLY_ADD', z, 0.2, turn), 1: seed + k * 5.1 + 1, 2: s.math('MULTIPLY', z, 0.3)}).outputs[0]
            rays = s.fit(s.noise(6, 2, 0.5, at=fold), 0.25, 0.8, 0.82, 1.0)
            swell = s.fit(s.noise(1.9, 2, 0.5, at=fold), 0.3, 0.66)
            rise = s.math('SUBTRACT', z, edge)
            # Some seconds of exposure have washed out the lower edge.
            below = s.fit(rise, -0.24, 0.1)
            fade = s.math('POWER', math.e, s.math('DIVIDE', s.math('MAXIMUM', rise, 0.0), s.math('MULTIPLY', rays, -reach * 0.6)))
            shine = s.math('MULTIPLY', s.math('MULTIPLY', below, fade), s.math('MULTIPLY', rays, swell))
            tone = s.ramp(s.math('DIVIDE', rise, reach), (0.0, (0.2, 0.52, 0.2)), (0.5, (0.14, 0.4, 0.24)), (1.0, (0.16, 0.13, 0.2)))
            part = s.mix(1, tone, s.math('MULTIPLY', shine, power * strength), 'MULTIPLY')
            total = part if total is None else s.mix(1, total, part, 'ADD')
        return s.mix(1, total, stars(s, direction), 'ADD')
    return light


def stars(s, direction):
    """Points of light of many brightnesses."""
    near = s.cells(95, at=direction)
    point = s.fit(near, 0.075, 0.02)
    kind = s.cells(95, at=direction, output='Color')
    red, green, _ = [s.node('SeparateXYZ', {0: kind}).outputs[k] for k in range(3)]
    bright = s.math('MULTIPLY', point, s.math('POWER', red, 9))
    return s.mix(1, s.mix(green, (0.75, 0.85, 1.0), (1.0, 0.9, 0.78)), s.math('MULTIPLY', bright, 1.6), 'MULTIPLY')
