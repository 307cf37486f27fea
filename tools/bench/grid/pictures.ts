import sharp from 'sharp';
import { PICTURE_WIDTHS_PX } from '#src/shared/limits.ts';

/** So many different files stand in for all pictures; every picture has addresses of its own. */
const FILES = 6;
const NOISE_SIGMA = 18;
const QUALITY = 60;

export const RATIOS = [1.5, 0.75, 1.78, 1.33, 1, 0.67] as const;

function makePicture(file: number, width: number): Promise<Buffer> {
  const height = Math.round(width / (RATIOS[file] ?? 1));
  const noise = { type: 'gaussian' as const, mean: 128, sigma: NOISE_SIGMA };
  return sharp({ create: { width, height, channels: 3, background: '#000', noise } })
    .webp({ quality: QUALITY, effort: 0 })
    .toBuffer();
}

/** Files of about the weight of photographs: what matters is how many of them are asked for. */
export async function makePictures(): Promise<Map<string, Buffer>> {
  const wanted = Array.from({ length: FILES }, (_, file) => file).flatMap((file) =>
    PICTURE_WIDTHS_PX.map((width) => ({ file, width })),
  );
  const made = await Promise.all(
    wanted.map(async ({ file, width }) => {
      const body = await makePicture(file, width);
      return [`${file}-${width}`, body] as const;
    }),
  );
  return new Map(made);
}

/** Which file plays a picture. */
export function fileOf(index: number): number {
  return index % FILES;
}
