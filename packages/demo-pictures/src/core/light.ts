import { add, mix, type Ramp, type Rgb, sampleRamp, scale } from './colour.ts';
import { clamp, smooth } from './maths.ts';
import { createFbm, createNoise, type Field } from './noise.ts';
import { createRandom } from './random.ts';

/** Clouds over a sky: cover 0–1, the size of the heaps, and how flat they lie. */
export interface Clouds {
  readonly cover: number;
  readonly scale: number;
  readonly softness: number;
  readonly lit: Rgb;
  readonly dark: Rgb;
}

/** A sky by height over the horizon, with a sun or moon in it. */
export interface SkyPlan {
  readonly seed: number;
  /** From the horizon (0) to the zenith (1). */
  readonly ramp: Ramp;
  readonly sun?: {
    /** Sideways and upwards in the units of the view. */
    readonly x: number;
    readonly y: number;
    readonly radius: number;
    readonly disc: Rgb;
    readonly glow: Rgb;
    readonly reach: number;
  };
  readonly clouds?: Clouds;
  readonly aurora?: { readonly low: Rgb; readonly high: Rgb };
}

/** The light that comes from a direction: `x` sideways, `y` up, both as on a plane at distance 1. */
export type Sky = (x: number, y: number) => Rgb;

/** Builds a sky. */
export function createSky(plan: SkyPlan): Sky {
  const clouds = plan.clouds ? createClouds(plan, plan.clouds) : undefined;
  const aurora = plan.aurora ? createAurora(plan.seed, plan.aurora) : undefined;
  return (x, y) => {
    const height = clamp(y, 0, 1.4);
    let light = sampleRamp(plan.ramp, height);
    if (plan.sun) light = add(light, sunlight(plan.sun, x, y));
    if (aurora) light = add(light, aurora(x, y));
    return clouds ? clouds(light, x, y) : light;
  };
}

function sunlight(sun: NonNullable<SkyPlan['sun']>, x: number, y: number): Rgb {
  // The glow lies flatter than round, as it does in haze near the horizon.
  const away = Math.hypot((x - sun.x) * 0.8, y - sun.y);
  const disc = smooth(sun.radius * 1.06, sun.radius * 0.94, Math.hypot(x - sun.x, y - sun.y));
  const halo = Math.exp(-away / sun.reach) + 0.45 * Math.exp(-away / (sun.reach * 0.22));
  return add(scale(sun.disc, disc), scale(sun.glow, halo));
}

function createClouds(plan: SkyPlan, clouds: Clouds) {
  const random = createRandom(plan.seed ^ 0x5eed);
  const noise = createNoise(random);
  const heaps = createFbm(noise, 6, 0.52);
  const warp = createFbm(noise, 2);
  const sunX = plan.sun?.x ?? 0;
  const sunY = plan.sun?.y ?? 1.5;
  const density: Field = (x, y) => {
    const bend = warp(x * 0.6 + 4, y * 0.6) * 0.7;
    const value = heaps(x + bend, y + bend * 0.4);
    return smooth(1 - clouds.cover * 2, 1 - clouds.cover * 2 + clouds.softness, value + 0.35);
  };
  return (behind: Rgb, x: number, y: number): Rgb => {
    if (y < 0.004) return behind;
    // Clouds lie on a high plane: they crowd together towards the horizon.
    const depth = 1 / (y + 0.16);
    const px = x * depth * clouds.scale;
    const py = depth * clouds.scale * 1.4;
    const thick = density(px, py) * smooth(0, 0.07, y);
    if (thick < 0.004) return behind;
    const towards = Math.atan2(sunY - y, sunX - x);
    const step = 0.16;
    const shadow = density(px + Math.cos(towards) * step, py - Math.sin(towards) * step);
    const near = Math.exp(-Math.hypot(x - sunX, y - sunY) * 1.6);
    const edge = clamp(1 - shadow * 0.85 + (1 - thick) * 0.3);
    const body = mix(clouds.dark, clouds.lit, clamp(edge * (0.55 + near * 0.9)));
    const silver = scale(clouds.lit, near * edge * (1 - thick) * 1.3);
    return mix(behind, add(body, silver), thick * 0.92);
  };
}

const CURTAINS = [
  [0.3, 1],
  [0.5, 0.55],
  [0.16, 0.4],
] as const;

/** Northern lights: curtains with a sharp lower hem that fade upwards in rays. */
function createAurora(seed: number, { low, high }: NonNullable<SkyPlan['aurora']>) {
  const noise = createNoise(createRandom(seed ^ 0xa0a));
  const sway = createFbm(noise, 3, 0.45);
  return (x: number, y: number): Rgb => {
    let light: Rgb = [0, 0, 0];
    for (const [height, strength] of CURTAINS) {
      const bend = sway(x * 0.8 + height * 20, height * 9);
      const above = y - height - bend * 0.32 - x * 0.12;
      const rays = 0.55 + 0.45 * noise(x * 15 + bend * 6, y * 0.7 + height * 40);
      const veil = 0.6 + 0.5 * sway(x * 1.7 + 5, height * 30);
      const reach = 0.12 + 0.16 * rays;
      const curtain = smooth(-0.035, 0.02, above) * Math.exp(-Math.max(0, above) / reach);
      const power = curtain * strength * clamp(rays * veil + 0.15);
      light = add(light, scale(mix(low, high, smooth(0.02, 0.42, above)), power));
    }
    return light;
  };
}
