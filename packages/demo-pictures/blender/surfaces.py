"""Materials that several pictures use."""
from shading import material


def linen(name, colour, threads=620, strength=0.35, worn=0.12):
    """Woven cloth of uneven yarn; threads per metre."""
    def build(s):
        at = s.coords('Object')
        def yarn(thick, long):
            return s.noise(1, 2, 0.5, at=s.node('Mapping', {'Vector': at, 'Scale': (thick, long, thick)}).outputs[0])
        weave = s.math('ADD', yarn(threads * 1.5, threads * 0.06), yarn(threads * 0.06, threads * 1.5))
        shade = s.math('MULTIPLY_ADD', s.math('SUBTRACT', weave, 1.0), 0.22, s.fit(s.noise(5, 5, at=at), 0.3, 0.7, 1 - worn, 1.0))
        return {'Base Color': s.mix(1, colour, shade, 'MULTIPLY'), 'Roughness': 0.9, 'Sheen': 0.4,
                'Normal': s.bump(weave, strength, 0.0006)}
    return material(name, build, Specular=0.15)


def wood(name, dark, light, grain=1.0, rough=0.5, turn=0.0):
    """Planed boards that have been used for years; the grain runs along x."""
    def build(s):
        # Every board is cut from another place in the wood.
        at = s.node('VectorMath', {0: s.coords('Object', turn=turn), 1: s.mix(1, s.random(), 90, 'MULTIPLY')}, operation='ADD').outputs[0]
        def along_grain(scale):
            return s.node('Mapping', {'Vector': at, 'Scale': scale}).outputs[0]
        _, across, deep = [s.node('SeparateXYZ', {0: at}).outputs[k] for k in range(3)]
        # The trunk's distance from its pith, bent by the years; a board shows its rings cut lengthwise.
        bend = s.noise(1.7, 3, at=along_grain((1, 5, 5)))
        radius = s.math('MULTIPLY_ADD', bend, 0.11, s.math('MULTIPLY_ADD', across, 0.62, s.math('MULTIPLY', deep, 0.4)))
        year = s.math('FRACT', s.math('MULTIPLY', radius, 150 * grain))
        ring = s.math('MULTIPLY', s.math('POWER', year, 2.6), s.fit(year, 1.0, 0.9))
        fibre = s.noise(1, 4, 0.6, at=along_grain((9, 520, 520)))
        pores = s.fit(s.noise(1, 2, 0.5, at=along_grain((34, 1500, 1500))), 0.36, 0.28)
        wear, stain = s.noise(4, 6, 0.6, at=at), s.noise(1.3, 4, at=at)
        tone = s.math('MULTIPLY_ADD', ring, -0.34, s.math('MULTIPLY_ADD', fibre, 0.55, s.math('MULTIPLY_ADD', wear, 0.3, s.math('MULTIPLY', stain, 0.4))))
        colour = s.ramp(tone, (0.3, dark), (0.85, light))
        return {'Base Color': s.mix(s.math('MULTIPLY', pores, 0.6), colour, dark, 'MULTIPLY'),
                'Roughness': s.math('MULTIPLY_ADD', wear, 0.3, rough - 0.15),
                'Normal': s.bump(s.math('MULTIPLY_ADD', pores, -0.6, fibre), 0.25, 0.0006)}
    return material(name, build, Specular=0.35)


def plaster(name, colour, scale=1.0, strength=0.35, mottle=0.25):
    """Limewashed wall."""
    def build(s):
        at = s.coords('Object')
        cloud = s.noise(1.6 * scale, 8, 0.6, at=at)
        trowel = s.noise(7 * scale, 8, 0.62, at=at, distortion=0.6)
        shade = s.fit(cloud, 0.3, 0.72, 1 - mottle, 1.0)
        return {'Base Color': s.mix(1, colour, shade, 'MULTIPLY'), 'Roughness': 0.92,
                'Normal': s.bump(trowel, strength, 0.012)}
    return material(name, build, Specular=0.2)


def metal(name, colour, rough=0.18, scratches=0.5):
    def build(s):
        at = s.coords('Object')
        fine = s.noise(90, 4, 0.7, at=at, distortion=1.5)
        return {'Roughness': s.fit(fine, 0.25, 0.75, rough * 0.6, rough * 1.6),
                'Normal': s.bump(fine, 0.02 * scratches, 0.001)}
    return material(name, build, **{'Base Color': colour, 'Metallic': 1.0})
