import { blurRaster } from './blur.ts';
import { mix } from './colour.ts';
import { at, clamp } from './maths.ts';
import { createRaster, type Mask, type Raster, readPixel, writePixel } from './raster.ts';

const LEVELS = [0, 0.22, 0.5, 1] as const;

/** Depth of field: blurs each pixel as far as a mask (0–1) says, at most by `radius`. */
export function defocus(raster: Raster, amount: Mask, radius: number): Raster {
  const layers = LEVELS.map((level) => (level === 0 ? raster : blurRaster(raster, radius * level)));
  const result = createRaster(raster);
  for (let index = 0; index < amount.data.length; index += 1) {
    const wanted = clamp(at(amount.data, index));
    let upper = 1;
    while (upper < LEVELS.length - 1 && wanted > (LEVELS[upper] ?? 1)) upper += 1;
    const low = LEVELS[upper - 1] ?? 0;
    const high = LEVELS[upper] ?? 1;
    const under = layers[upper - 1];
    const over = layers[upper];
    if (!under || !over) continue;
    const t = (wanted - low) / (high - low);
    writePixel(result, index, mix(readPixel(under, index), readPixel(over, index), t));
  }
  return result;
}
