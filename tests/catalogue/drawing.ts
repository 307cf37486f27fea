import type { Picture } from '#src/model/files/picture.ts';

const HILLS = [
  ['#d8c9b4', '#7d8a6a'],
  ['#b9c8d4', '#4f6b7d'],
  ['#e3b99a', '#8a4b33'],
] as const;

/** The address of a picture that needs no file: hills of few colours below a sun. */
export function drawing(which: number, [width, height]: readonly [number, number]): string {
  const [sky, hill] = HILLS[which % HILLS.length] ?? HILLS[0];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 60 40" preserveAspectRatio="none"><path fill="${sky}" d="M0 0h60v40H0z"/><path fill="#faf8f5" d="M40 8h8v8h-8z"/><path fill="${hill}" d="M0 40V24l20-8 16 12 24-8v20z"/></svg>`;
  // Some records add a version to an address.
  return `data:image/svg+xml,${encodeURIComponent(svg)}#`;
}

const SIZES = [
  [1500, 1000],
  [1000, 1250],
  [1600, 900],
  [1000, 1000],
] as const;

/** The fields of a record whose picture is drawn, each with other colours and another shape. */
export function drawn(which: number): { picture: Picture; watermarkedSrc: string } {
  const [width, height] = SIZES[which % SIZES.length] ?? SIZES[0];
  return {
    picture: { width, height, placeholder: '', sources: [] },
    watermarkedSrc: drawing(which, [width, height]),
  };
}

/** An address that has no picture. */
export const LOST = '/lost.webp';
