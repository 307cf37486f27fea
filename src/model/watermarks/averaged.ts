import type { Size } from '../base/geometry.ts';

/** Pixels of three or four bytes each. */
export interface Pixels extends Size {
  data: ArrayLike<number>;
  channels: number;
}

/**
 * Scales pixels down to a few, each the average of its part of the picture. Every program has a scaling of its
 * own, which differs most where it scales a hundredfold.
 */
export function averaged({ data, width, height, channels }: Pixels, to: Size) {
  const at = (place: number, count: number, length: number) => Math.floor((place * length) / count);
  const small = new Uint8ClampedArray(4 * to.width * to.height).fill(255);
  for (let y = 0; y < to.height; y += 1) {
    const [top, bottom] = [at(y, to.height, height), at(y + 1, to.height, height)];
    for (let x = 0; x < to.width; x += 1) {
      const [left, right] = [at(x, to.width, width), at(x + 1, to.width, width)];
      for (let channel = 0; channel < 3; channel += 1) {
        let sum = 0;
        for (let row = top; row < Math.max(bottom, top + 1); row += 1) {
          for (let column = left; column < Math.max(right, left + 1); column += 1) {
            sum += data[(row * width + column) * channels + channel] ?? 0;
          }
        }
        const count = Math.max(bottom - top, 1) * Math.max(right - left, 1);
        small[4 * (y * to.width + x) + channel] = Math.round(sum / count);
      }
    }
  }
  return small;
}
