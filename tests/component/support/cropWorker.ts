import type { ConvertedGif, CropRequest, ShownPicture } from '#src/lib/crop/cropWorker.ts';
import { AppError } from '#src/model/base/errors.ts';

/* Stands in for `cropWorker.ts` and `posterOf.ts` of `src/lib/crop`: jsdom has no workers, draws nothing and plays no films. */

const picture: ShownPicture = {
  width: 1600,
  height: 900,
  file: new Blob(['webp'], { type: 'image/webp' }),
  placeholder: 'data:image/webp;base64,AAAA',
  tones: { headerTone: 'ink-0', wordsTone: 'ink-20' },
  variants: [{ width: 480, file: new Blob(['small'], { type: 'image/webp' }) }],
};

const fresh = () => ({
  cuts: new Array<Pick<CropRequest & { task: 'crop' }, 'box' | 'size'>>(),
  conversions: 0,
  canCut: true,
  /** A promise that the worker awaits before it cuts. */
  gate: Promise.resolve(),
  keepsAnimations: true,
  playsFilms: true,
});

/** The crops that the worker was asked for, and whether it can make them. */
export const cropWork = fresh();

export const clearCropWork = (): void => void Object.assign(cropWork, fresh());

export async function cropPicture(
  _file: Blob,
  cut: (typeof cropWork.cuts)[0],
): Promise<ShownPicture> {
  cropWork.cuts.push(cut);
  await cropWork.gate;
  if (!cropWork.canCut) throw new AppError('unknown');
  return picture;
}

export function convertGif(): Promise<ConvertedGif> {
  cropWork.conversions += 1;
  const file = new Blob(['webp'], { type: 'image/webp' });
  return Promise.resolve(cropWork.keepsAnimations ? { file, isAnimated: true } : undefined);
}

export const posterOf = (): Promise<Blob | undefined> =>
  Promise.resolve(cropWork.playsFilms ? new Blob(['frame'], { type: 'image/png' }) : undefined);
