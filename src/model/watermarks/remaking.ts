import { memberOf } from '../base/closedSets.ts';
import { AppError, toAppError } from '../base/errors.ts';
import type { Size } from '../base/geometry.ts';
import { withImageReplaced } from '../catalogue/albumChanges.ts';
import type { AlbumPictures } from '../catalogue/album.ts';
import { pictureFiles, placeOfOriginal } from '../catalogue/pictureFiles.ts';
import type { Album, AlbumImage, SingleImage } from '../catalogue/schema.ts';
import { storagePaths } from '../files/paths.ts';
import { pictureFinishes, type WatermarkOptions } from './finish.ts';
import type { Remaking, Watermark } from './schema.ts';
import { markStrengths } from './strengths.ts';

/*
 * Pictures in the shop get another watermark: their widths are drawn anew from the original, under names with
 * the time of the choice, and one write lets the record point to them. A picture whose names are older is
 * still to be made, so that the work may be cut off anywhere and begun again. Going back is the same work with
 * the former choice. Files that orders name stay, and the cleanup finds the others.
 */

/** A picture of the shop, and where its record is. */
export interface ShopPicture {
  collection: 'enkeltbilleder' | 'individuelle' | 'albums';
  /** The id of the document. */
  id: string;
  image: AlbumImage | SingleImage;
}

export function imagesOfAlbum({ id, images }: Pick<Album, 'id' | 'images'>): ShopPicture[] {
  return images.map((image) => ({ collection: 'albums', id, image }));
}

const SHOWN_NAME = /\/?watermarked_(\d{10,16})_[A-Za-z0-9]{1,40}_\d{2,5}\.webp/;

type Shown = Pick<SingleImage, 'originalSrc' | 'watermarkedSrc'>;

/** True for a picture that was made before the watermark was chosen. One without an original stays as it is. */
export function isOutdated({ originalSrc, watermarkedSrc }: Shown, chosenAt: Date): boolean {
  const madeAt = Number(SHOWN_NAME.exec(watermarkedSrc)?.[1] ?? 0);
  return originalSrc !== '' && madeAt < chosenAt.getTime();
}

/** The watermark and quality of a picture that is in the shop. */
export function remadeFinish(image: ShopPicture['image'], { chosen }: Watermark): WatermarkOptions {
  const place = placeOfOriginal(image.originalSrc);
  if (!place) throw new AppError('not-found');
  const strength = memberOf(markStrengths, image.picture.strength);
  return { ...pictureFinishes[place.kind], strength, own: chosen };
}

/** Where the widths of a picture will lie; the same ones for each attempt after the same choice. */
export function remadePaths(originalSrc: string, chosenAt: Date, { width }: Size) {
  const place = placeOfOriginal(originalSrc);
  const { id, extension } = storagePaths.original.parse(originalSrc) ?? {};
  if (!place || id === undefined || extension === undefined) throw new AppError('not-found');
  const name = { timestamp: String(chosenAt.getTime()), id };
  return pictureFiles(place, name, { width, extension }).variants;
}

/** The widths that were made of a picture, with their public addresses, the smallest first. */
export interface RemadeFiles {
  originalSrc: string;
  chosenAt: Date;
  size: Size;
  sources: { width: number; url: string }[];
}

/** The changes of a picture; nothing where it got another original or the same watermark meanwhile. */
function remadeFields(image: ShopPicture['image'], remade: RemadeFiles) {
  const { originalSrc, chosenAt, size, sources } = remade;
  const large = sources.at(-1)?.url;
  if (large === undefined || image.originalSrc !== originalSrc || !isOutdated(image, chosenAt)) {
    return undefined;
  }
  const { width, height } = size;
  return { picture: { ...image.picture, width, height, sources }, watermarkedSrc: large };
}

export function remadeSingleImage(stored: SingleImage, remade: RemadeFiles): Partial<SingleImage> {
  const fields = remadeFields(stored, remade);
  const [small] = remade.sources;
  return fields
    ? { ...fields, imageUrl: fields.watermarkedSrc, thumbnailUrl: small?.url ?? '' }
    : {};
}

export function remadeInAlbum(
  album: AlbumPictures,
  imageId: string,
  remade: RemadeFiles,
): Partial<AlbumPictures> {
  const stored = album.images.find(({ id }) => id === imageId);
  const fields = stored && remadeFields(stored, remade);
  return fields ? withImageReplaced(album, imageId, fields) : {};
}

/** How the pictures are made, by a browser or by the server. */
export interface RemakingTools {
  remake: (picture: ShopPicture) => Promise<void>;
  /** Notes how far the work is; false when it was paused, or begun anew elsewhere. */
  report: (progress: Partial<Remaking>) => Promise<boolean>;
  /** True when the time is over, or another watermark was chosen. */
  isToBeginAnew: () => Promise<boolean>;
}

/** Makes pictures one after the other. One that cannot be made keeps its files, and is counted. */
export async function remakeEach(
  pictures: readonly ShopPicture[],
  doneBefore: number,
  { remake, report, isToBeginAnew }: RemakingTools,
): Promise<'begin-anew' | 'stopped' | 'ended'> {
  let failed = 0;
  for (const [at, picture] of pictures.entries()) {
    if (await isToBeginAnew()) return 'begin-anew';
    try {
      await remake(picture);
    } catch (thrown) {
      console.warn('A picture keeps its watermark', picture.image.id, toAppError(thrown).code);
      failed += 1;
    }
    const seen = at + 1;
    const done = doneBefore + seen - failed;
    const goesOn = await report({ done, left: pictures.length - seen + failed, failed });
    if (!goesOn) return 'stopped';
  }
  return (await report({ state: 'done' })) ? 'ended' : 'stopped';
}
