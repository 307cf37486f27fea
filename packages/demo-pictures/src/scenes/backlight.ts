import { addDisc } from '../core/bokeh.ts';
import { blurMask } from '../core/blur.ts';
import { add, mix, type Rgb, scale } from '../core/colour.ts';
import type { Frame, Painter } from '../core/frame.ts';
import { inkMask, meltMask } from '../core/ink.ts';
import { at, clamp, lerp, smooth } from '../core/maths.ts';
import { createFbm, createNoise } from '../core/noise.ts';
import { between, createRandom, type Random } from '../core/random.ts';
import { blendPixel, createRaster, type Mask, type Raster, shade } from '../core/raster.ts';
import type { Standing } from './silhouette.ts';

export interface PortraitOptions {
  readonly faces: readonly Standing[];
  /** The backdrop: its dark edge, its bright heart, and where that lies. */
  readonly edge: Rgb;
  readonly heart: Rgb;
  readonly light: readonly [number, number];
  readonly spread: number;
  readonly bokeh: number;
  readonly rim: Rgb;
}

/** Heads close by, in the light that comes from behind them. */
export function portrait(options: PortraitOptions): Painter {
  return async (frame) => {
    const random = createRandom(frame.seed);
    const raster = createRaster(frame);
    const fbm = createFbm(createNoise(random), 4);
    const [lightX, lightY] = options.light;
    shade(raster, (x, y) => {
      const u = (x / frame.width - lightX) * (frame.width / frame.height);
      const away = Math.hypot(u, y / frame.height - lightY) / options.spread;
      const cloud = 1 + fbm((x / frame.width) * 2.2, (y / frame.height) * 2.2) * 0.22;
      return scale(mix(options.heart, options.edge, smooth(0, 1, away)), cloud);
    });
    paintLeafLight(raster, options, random);
    for (const face of options.faces) paintFace(raster, await drawFace(frame, face), options);
    return raster;
  };
}

function paintLeafLight(raster: Raster, options: PortraitOptions, random: Random): void {
  const { width, height } = raster;
  for (let order = 0; order < options.bokeh; order += 1) {
    const far = random();
    addDisc(raster, {
      x: random() * width,
      y: between(random, -0.05, 0.8) * height,
      radius: Math.min(width, height) * lerp(0.06, 0.018, far),
      light: scale(options.rim, between(random, 0.02, 0.2)),
      rim: 0.5,
    });
  }
}

async function drawFace(frame: Frame, { figure, x, y, size }: Standing): Promise<Mask> {
  const unit = size * frame.height;
  const place = `translate(${String(x * frame.width)} ${String(y * frame.height)}) scale(${String(unit)})`;
  return meltMask(await inkMask(frame, `<g transform="${place}">${figure}</g>`), unit * 0.002);
}

function paintFace(raster: Raster, mask: Mask, options: PortraitOptions): void {
  const { width, height } = raster;
  const near = blurMask(mask, height * 0.006);
  const wide = blurMask(mask, height * 0.03);
  const [lightX, lightY] = options.light;
  for (let y = 0, index = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, index += 1) {
      const cover = at(mask.data, index);
      if (cover < 0.003) continue;
      const away = Math.hypot((x / width - lightX) * (width / height), y / height - lightY);
      const reach = Math.exp(-away * 2.1);
      const seam = clamp((1 - at(near.data, index)) * 1.7) ** 2;
      const wrap = clamp((1 - at(wide.data, index)) * 1.5) ** 2;
      const light = scale(options.rim, reach * (seam * 0.75 + wrap * 0.16));
      const body = add([0.006, 0.006, 0.009], light);
      blendPixel(raster, index, { colour: body, cover });
    }
  }
}
