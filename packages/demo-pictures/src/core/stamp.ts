import type { Rgb } from './colour.ts';
import { at, smooth } from './maths.ts';
import { blendPixel, type Mask, type Raster } from './raster.ts';

/** A small elongated shape: a leaf, a blade of grass, a petal, a flake. */
export interface Stamp {
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly width: number;
  readonly angle: number;
  readonly colour: Rgb;
  readonly cover: number;
  /** 0 is sharp, 1 fades from the middle on. */
  readonly softness: number;
  /** Pointed at both ends instead of round. */
  readonly pointed?: boolean;
}

/** Lays a stamp over the picture; where a mask of open sky is given, the stamp closes it. */
export function stamp(raster: Raster, plan: Stamp, open?: Mask): void {
  const cos = Math.cos(plan.angle);
  const sin = Math.sin(plan.angle);
  const reach = Math.max(plan.length, plan.width) + 1;
  const inner = 1 - Math.max(0.08, plan.softness) - 0.6 / Math.max(0.8, plan.width);
  const fromY = Math.max(0, Math.floor(plan.y - reach));
  const toY = Math.min(raster.height - 1, Math.ceil(plan.y + reach));
  const fromX = Math.max(0, Math.floor(plan.x - reach));
  const toX = Math.min(raster.width - 1, Math.ceil(plan.x + reach));
  for (let y = fromY; y <= toY; y += 1) {
    for (let x = fromX; x <= toX; x += 1) {
      const along = ((x - plan.x) * cos + (y - plan.y) * sin) / plan.length;
      const across = ((y - plan.y) * cos - (x - plan.x) * sin) / plan.width;
      const away = plan.pointed
        ? Math.abs(along) + across * across * 0.9
        : along * along + across * across;
      if (away >= 1) continue;
      const cover = plan.cover * smooth(1, Math.max(0, inner), away);
      const index = y * raster.width + x;
      blendPixel(raster, index, { colour: plan.colour, cover });
      if (open) open.data[index] = at(open.data, index) * (1 - cover);
    }
  }
}
