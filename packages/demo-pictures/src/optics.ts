import { at } from './numbers.ts';
import { bilinear, createRaster, type Raster, samplePosition } from './raster.ts';

/** The faults that a lens of everyday quality and a hand add to a picture. */
export interface Optics {
  /** The share by which the corners move inwards: straight lines near the edge bulge. */
  readonly barrel: number;
  /** The share by which red is larger and blue smaller than green: coloured edges in the corners. */
  readonly fringe: number;
  /** The way of the hand while the shutter was open, in shares of the width. */
  readonly shake: readonly [number, number];
}

const SHAKE_STEPS_PER_PX = 0.7;
// A hand does not move in a straight line.
const SHAKE_BEND = 0.3;

export function throughLens(raster: Raster, optics: Optics): Raster {
  return shaken(distorted(raster, optics), optics.shake);
}

function distorted(raster: Raster, { barrel, fringe }: Optics): Raster {
  if (barrel === 0 && fringe === 0) return raster;
  const { width, height } = raster;
  const result = createRaster(raster);
  const reach = (width * width + height * height) / 4;
  for (let y = 0, index = 0; y < height; y += 1) {
    const down = y - height / 2;
    for (let x = 0; x < width; x += 1, index += 3) {
      const across = x - width / 2;
      // The corners show what was just outside of them without a lens, so that no edge stays empty.
      const scale = 1 - barrel + (barrel * (across * across + down * down)) / reach;
      for (let channel = 0; channel < 3; channel += 1) {
        const own = scale * (1 + (channel - 1) * fringe);
        const spot = samplePosition(raster, width / 2 + across * own, height / 2 + down * own);
        result.data[index + channel] = bilinear(raster, spot, channel);
      }
    }
  }
  return result;
}

function shaken(raster: Raster, [right, down]: Optics['shake']): Raster {
  const { width, height, data } = raster;
  const steps = Math.round(Math.hypot(right, down) * width * SHAKE_STEPS_PER_PX);
  if (steps < 1) return raster;
  const result = createRaster(raster);
  for (let step = 0; step <= steps; step += 1) {
    const share = step / steps - 0.5;
    const bend = SHAKE_BEND * (0.25 - share * share);
    const dx = Math.round((right * share - down * bend) * width);
    const dy = Math.round((down * share + right * bend) * width);
    for (let y = 0, index = 0; y < height; y += 1) {
      const row = Math.min(height - 1, Math.max(0, y + dy)) * width;
      for (let x = 0; x < width; x += 1) {
        const source = (row + Math.min(width - 1, Math.max(0, x + dx))) * 3;
        for (let channel = 0; channel < 3; channel += 1, index += 1) {
          result.data[index] = at(result.data, index) + at(data, source + channel) / (steps + 1);
        }
      }
    }
  }
  return result;
}
