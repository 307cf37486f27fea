import { add, mix, type Rgb, scale, tint } from './colour.ts';
import { at, clamp, smooth } from './maths.ts';
import type { Field } from './noise.ts';
import { createRandom } from './random.ts';
import { blendPixel, createMask, type Mask, type Raster } from './raster.ts';
import { castShadows } from './terrainShadow.ts';

/** A spot of ground on its way to the picture. */
export interface Ground {
  readonly x: number;
  readonly z: number;
  readonly height: number;
  /** 1 is flat, 0 is a wall. */
  readonly level: number;
}

export interface Haze {
  readonly density: number;
  /** The rate at which haze thins with height; valley mist has a high value. */
  readonly lift: number;
  readonly colour: Rgb;
  /** The colour of haze towards the sun. */
  readonly sunward: Rgb;
}

/** A landscape: a height field seen from one spot, looking along z. */
export interface TerrainPlan {
  readonly height: Field;
  readonly cover: (ground: Ground) => Rgb;
  readonly eye: number;
  /** Picture widths per unit at distance 1: the focal length. */
  readonly focal: number;
  /** The height of the horizon, from the top of the picture (0) to its bottom (1). */
  readonly horizon: number;
  readonly near: number;
  readonly far: number;
  /** Towards the light: sideways, up, and along the view. */
  readonly sun: readonly [number, number, number];
  readonly sunlight: Rgb;
  readonly skylight: Rgb;
  readonly haze: Haze;
}

const JITTER_SEED = 1234;
const DEPTH_STEPS = 740;
const STRIDE_PX = 2.5;

/** Paints a landscape over a sky that is there already, and says how far each pixel is away. */
export function paintTerrain(raster: Raster, plan: TerrainPlan): Mask {
  const random = createRandom(JITTER_SEED);
  const shadow = castShadows(plan, raster.width);
  const distance = createMask(raster);
  distance.data.fill(plan.far * 2);
  for (let column = 0; column < raster.width; column += 1) {
    paintColumn({
      raster,
      plan,
      shadow,
      distance,
      column,
      ...sampleColumn(raster, plan, { column, jitter: random() }),
    });
  }
  return distance;
}

/** Depths and heights along one line of sight; the jitter turns the steps between them into grain. */
function sampleColumn(
  { width }: Raster,
  plan: TerrainPlan,
  line: { column: number; jitter: number },
) {
  const slope = sideways(plan, width, line.column);
  const ratio = (plan.far / plan.near) ** (1 / (DEPTH_STEPS - 1));
  const depths = new Float64Array(DEPTH_STEPS);
  const heights = new Float32Array(DEPTH_STEPS);
  let z = plan.near * ratio ** line.jitter;
  for (let step = 0; step < DEPTH_STEPS; step += 1) {
    depths[step] = z;
    heights[step] = plan.height(slope * z, z);
    z *= ratio;
  }
  return { slope, depths, heights };
}

function sideways(plan: TerrainPlan, width: number, column: number): number {
  return (column / width - 0.5) / plan.focal;
}

interface ColumnJob {
  readonly raster: Raster;
  readonly plan: TerrainPlan;
  readonly slope: number;
  readonly depths: Float64Array;
  readonly heights: Float32Array;
  readonly shadow: Field;
  readonly distance: Mask;
  readonly column: number;
}

/** From far to near, so that each crest covers what lies behind it with a soft edge. */
function paintColumn(job: ColumnJob): void {
  const { raster, plan, depths, heights } = job;
  const { width, height } = raster;
  const screen = new Float32Array(DEPTH_STEPS);
  const seen = new Uint8Array(DEPTH_STEPS);
  let crest = height + 2;
  for (let step = 0; step < DEPTH_STEPS; step += 1) {
    const rise = (at(heights, step) - plan.eye) / at(depths, step);
    const y = plan.horizon * height - rise * plan.focal * width;
    screen[step] = y;
    seen[step] = y < crest ? 1 : 0;
    if (y < crest) crest = y;
  }
  for (let step = DEPTH_STEPS - 1; step > 0; step -= 1) {
    if (at(seen, step) === 0) continue;
    const top = at(screen, step);
    paintStretch(job, { step, top, bottom: Math.max(at(screen, step - 1), top + 1) });
  }
  const rest = at(screen, 0);
  if (rest < height) {
    const colour = groundColour(job, at(depths, 0), at(heights, 0));
    fillSpan(job, { top: rest, bottom: height, colour, depth: plan.near });
  }
}

/** The ground between two depth steps; a cliff between them is walked in small strides. */
function paintStretch(
  job: ColumnJob,
  { step, top, bottom }: { step: number; top: number; bottom: number },
): void {
  const { plan, depths, heights, slope } = job;
  const from = at(depths, step);
  const to = at(depths, step - 1);
  const strides = clamp(Math.ceil((Math.min(bottom, job.raster.height) - top) / STRIDE_PX), 1, 10);
  let upper = top;
  for (let stride = 0; stride < strides; stride += 1) {
    const z = from + ((to - from) * stride) / strides;
    const ground = stride === 0 ? at(heights, step) : plan.height(slope * z, z);
    const lower = top + ((bottom - top) * (stride + 1)) / strides;
    fillSpan(job, { top: upper, bottom: lower, colour: groundColour(job, z, ground), depth: z });
    upper = lower;
  }
}

interface Span {
  readonly top: number;
  readonly bottom: number;
  readonly colour: Rgb;
  readonly depth: number;
}

function fillSpan({ raster, distance, column }: ColumnJob, span: Span): void {
  const first = Math.max(0, Math.floor(span.top));
  const last = Math.min(raster.height - 1, Math.ceil(span.bottom));
  for (let y = first; y <= last; y += 1) {
    const cover = y === first ? clamp(1 - (span.top - y)) : 1;
    const index = y * raster.width + column;
    blendPixel(raster, index, { colour: span.colour, cover });
    if (cover > 0.5) distance.data[index] = span.depth;
  }
}

function groundColour(job: ColumnJob, z: number, height: number): Rgb {
  const { plan, slope, raster } = job;
  const x = slope * z;
  const reach = Math.max(0.002, (1.2 * z) / (raster.width * plan.focal));
  const dx = (plan.height(x + reach, z) - height) / reach;
  const dz = (plan.height(x, z + reach) - height) / reach;
  const level = 1 / Math.hypot(1, dx, dz);
  const [sunX, sunY, sunZ] = plan.sun;
  const facing = Math.max(0, (-dx * sunX + sunY - dz * sunZ) * level);
  const direct = facing * job.shadow(x, z);
  const open = 0.62 + 0.38 * level;
  const light = add(scale(plan.sunlight, direct), scale(plan.skylight, open));
  const surface = tint(plan.cover({ x, z, height, level }), light);
  return hazed(surface, plan, { x, z, height });
}

function hazed(
  surface: Rgb,
  plan: TerrainPlan,
  spot: { x: number; z: number; height: number },
): Rgb {
  const { haze, sun } = plan;
  const thin = Math.exp(-Math.max(0, spot.height) * haze.lift);
  const amount = 1 - Math.exp(-spot.z * haze.density * thin);
  const towards = (spot.x * sun[0] + spot.z * sun[2]) / Math.hypot(spot.x, spot.z);
  const colour = mix(haze.colour, haze.sunward, smooth(0.2, 1, towards));
  return mix(surface, colour, amount);
}
