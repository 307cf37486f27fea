import { type Rgb, scale } from './colour.ts';
import { clamp, smooth } from './maths.ts';
import { addPixel, type Raster } from './raster.ts';

/** A point of light out of focus. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly light: Rgb;
  /** Brightness of the rim over that of the middle. */
  readonly rim?: number;
}

/** Adds a disc of light; towards the corners the lens barrel cuts it to a cat's eye. */
export function addDisc(raster: Raster, disc: Disc): void {
  const { x, y, radius } = disc;
  const reach = Math.ceil(radius + 2);
  const offX = (x - raster.width / 2) / raster.width;
  const offY = (y - raster.height / 2) / raster.width;
  const edge = Math.max(1, radius * 0.06);
  for (
    let py = Math.max(0, Math.floor(y - reach));
    py <= y + reach && py < raster.height;
    py += 1
  ) {
    for (
      let px = Math.max(0, Math.floor(x - reach));
      px <= x + reach && px < raster.width;
      px += 1
    ) {
      const away = Math.hypot(px - x, py - y);
      const cut = Math.hypot(px - x + offX * radius * 1.3, py - y + offY * radius * 1.3);
      const inside =
        smooth(radius + edge, radius - edge, away) * smooth(radius * 1.12, radius * 1.0, cut);
      if (inside > 0.003) {
        const profile = 0.72 + (disc.rim ?? 0.4) * smooth(0.62, 0.98, clamp(away / radius));
        addPixel(raster, py * raster.width + px, scale(disc.light, inside * profile));
      }
    }
  }
}
