import type { Sky } from './light.ts';
import { createRaster, type Raster, sampleRaster, type Size, shade, writePixel } from './raster.ts';

/** Paints a sky over the whole picture; in its own units 1 is the height from horizon to top. */
export function paintSky(size: Size, sky: Sky, horizon: number): Raster {
  const raster = createRaster(size);
  // Skies are soft: half the size is enough, and takes a quarter of the time.
  const half = createRaster({
    width: Math.ceil(size.width / 2) + 1,
    height: Math.ceil(size.height / 2) + 1,
  });
  const line = horizon * size.height;
  const { at } = skyView(size, horizon);
  shade(half, (x, y) => sky(...at(x * 2, Math.min(y * 2, line))));
  for (let y = 0, index = 0; y < raster.height; y += 1) {
    for (let x = 0; x < raster.width; x += 1, index += 1) {
      writePixel(raster, index, sampleRaster(half, x / 2, y / 2));
    }
  }
  return raster;
}

/** Converts between pixels and the units of a sky. */
export function skyView(size: Size, horizon: number) {
  const unit = horizon * size.height;
  return {
    at: (x: number, y: number): [number, number] => [
      (x - size.width / 2) / unit,
      (unit - y) / unit,
    ],
  };
}
