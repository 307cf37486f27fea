import { AppError } from '../base/errors.ts';
import type { Size } from '../base/geometry.ts';
import { documents } from '../base/paths.ts';
import type { Records } from '../base/records.ts';
import { withImageReplaced } from '../catalogue/editing/albumChanges.ts';
import { type PictureFiles, pictureFiles, placeOfOriginal } from '../catalogue/pictureFiles.ts';
import {
  type Album,
  type AlbumImage,
  albumSchema,
  type SingleImage,
  singleImageSchema,
} from '../catalogue/schema.ts';
import { clientPaths } from '../clients/files.ts';
import {
  clientDocuments,
  type ClientGallery,
  clientGallerySchema,
  type ClientPicture,
} from '../clients/schema.ts';
import { storagePaths } from '../files/paths.ts';
import {
  clientFinish,
  type ClientMarks,
  pictureFinishes,
  type WatermarkOptions,
} from './finish.ts';
import type { Watermark } from './schema.ts';
import { strengthOf } from './strengths.ts';

/*
 * Pictures get another watermark: their widths are drawn anew from the original, and one write lets the record
 * say so. In the shop the widths lie under names with the time of the choice, because browsers keep them. Those
 * for clients keep their names, which nobody keeps, and the record names the choice. A picture of an older
 * choice is still to be made, so that the work may be cut off anywhere and begun again. Going back is the same
 * work with the former choice. Files that orders name stay, and the cleanup finds the others.
 */

type ShopImage = Pick<AlbumImage, 'id' | 'originalSrc' | 'watermarkedSrc'> & {
  picture: Pick<AlbumImage['picture'], 'strength'>;
};

type ClientImage = Pick<ClientPicture, 'id' | 'originalPath' | 'remarkedFor'>;

/**
 * A picture with a watermark, and the path of its record. Those of a whole shop are held at once: no more is kept of
 * each than the work needs.
 */
export type MarkedPicture = { path: string } & (
  | { kind: 'single'; image: ShopImage }
  | { kind: 'inAlbum'; image: ShopImage }
  | { kind: 'forClient'; image: ClientImage; marks: ClientMarks }
);

function neededOf({ id, originalSrc, watermarkedSrc, picture }: ShopImage): ShopImage {
  return { id, originalSrc, watermarkedSrc, picture: { strength: picture.strength } };
}

export const markedSingleImage = (
  image: SingleImage,
  place: typeof documents.singleImage | typeof documents.legacySingleImage,
): MarkedPicture => ({
  kind: 'single',
  path: place.build({ imageId: image.id }),
  image: neededOf(image),
});

export function markedInAlbum({ id: albumId, images }: Pick<Album, 'id' | 'images'>) {
  const path = documents.album.build({ albumId });
  return images.map((image): MarkedPicture => ({ kind: 'inAlbum', path, image: neededOf(image) }));
}

/** The sizes in which a picture is marked: as it was made, or as its gallery says where that was not kept. */
function marksOf({ isMarked, hasWebFile }: ClientPicture, gallery: ClientMarks): ClientMarks {
  if (isMarked === undefined) return gallery;
  return { isMarked, isWebMarked: hasWebFile ? !isMarked : isMarked };
}

/** The pictures of a gallery that are marked somewhere. */
export function markedForClient({
  id: galleryId,
  images,
  ...gallery
}: Pick<ClientGallery, 'id' | 'images'> & ClientMarks): MarkedPicture[] {
  const path = clientDocuments.gallery.build({ galleryId });
  return images
    .map((image) => ({ image, marks: marksOf(image, gallery) }))
    .filter(({ marks: { isMarked, isWebMarked = isMarked } }) => isMarked || isWebMarked)
    .map(({ image: { id, originalPath, remarkedFor }, marks }) => {
      return { kind: 'forClient', path, image: { id, originalPath, remarkedFor }, marks };
    });
}

export const originalOf = (picture: MarkedPicture): string =>
  picture.kind === 'forClient' ? picture.image.originalPath : picture.image.originalSrc;

const SHOWN_NAME = /\/?watermarked_(\d{10,16})_[A-Za-z0-9]{1,40}_\d{2,5}\.webp/;

/** The time of the watermark that a picture has. */
function markedAt(picture: MarkedPicture): number {
  if (picture.kind !== 'forClient') {
    return Number(SHOWN_NAME.exec(picture.image.watermarkedSrc)?.[1] ?? 0);
  }
  const { originalPath, remarkedFor } = picture.image;
  const arrivedAt = Number(clientPaths.original.parse(originalPath)?.timestamp ?? 0);
  return Math.max(arrivedAt, remarkedFor?.getTime() ?? 0);
}

/** True for a picture that was made before the watermark was chosen. One without an original stays as it is. */
export function isOutdated(picture: MarkedPicture, chosenAt: Date): boolean {
  return originalOf(picture) !== '' && markedAt(picture) < chosenAt.getTime();
}

/** The watermark and quality of a picture that is there. */
export function remadeFinish(picture: MarkedPicture, { chosen: own }: Watermark): WatermarkOptions {
  if (picture.kind === 'forClient') return { ...clientFinish(picture.marks), own };
  const { originalSrc, picture: shown } = picture.image;
  const place = placeOfOriginal(originalSrc);
  if (!place) throw new AppError('not-found');
  return { ...pictureFinishes[place.kind], strength: strengthOf(shown), own };
}

/** Where the widths of a picture will lie; the same ones for each attempt after the same choice. */
export function remadePaths(
  picture: MarkedPicture,
  chosenAt: Date,
  { width }: Size,
): Pick<PictureFiles, 'variants' | 'web'> {
  const path = originalOf(picture);
  const own = clientPaths.original.parse(path);
  if (own) {
    const { galleryId, timestamp, id, extension } = own;
    return pictureFiles({ kind: 'client', galleryId }, { timestamp, id }, { width, extension });
  }
  const place = placeOfOriginal(path);
  const { id, extension } = storagePaths.original.parse(path) ?? {};
  if (!place || id === undefined || extension === undefined) throw new AppError('not-found');
  const name = { timestamp: String(chosenAt.getTime()), id };
  return pictureFiles(place, name, { width, extension });
}

/** The widths that were made of a picture, with their public addresses, the smallest first. */
export interface RemadeFiles {
  chosenAt: Date;
  size: Size;
  sources: { width: number; url: string }[];
}

function remadeFields(image: AlbumImage | SingleImage, { size, sources }: RemadeFiles) {
  const { width, height } = size;
  const watermarkedSrc = sources.at(-1)?.url ?? '';
  return { picture: { ...image.picture, width, height, sources }, watermarkedSrc };
}

/** The picture as its record has it at this moment, and what the record becomes. */
interface Stored {
  now: MarkedPicture;
  changes: (files: RemadeFiles) => object;
}

async function readStored({ read }: Records, picture: MarkedPicture): Promise<Stored | undefined> {
  const { path } = picture;
  switch (picture.kind) {
    case 'single': {
      const image = await read(singleImageSchema, path);
      if (!image) return undefined;
      const changes = (files: RemadeFiles) => {
        const fields = remadeFields(image, files);
        const thumbnailUrl = files.sources[0]?.url ?? '';
        return { ...fields, imageUrl: fields.watermarkedSrc, thumbnailUrl };
      };
      return { now: { ...picture, image }, changes };
    }
    case 'inAlbum': {
      const album = await read(albumSchema, path);
      const image = album?.images.find(({ id }) => id === picture.image.id);
      if (!album || !image) return undefined;
      const changes = (files: RemadeFiles) =>
        withImageReplaced(album, image.id, remadeFields(image, files));
      return { now: { ...picture, image }, changes };
    }
    case 'forClient': {
      const gallery = await read(clientGallerySchema, path);
      const image = gallery?.images.find(({ id }) => id === picture.image.id);
      if (!gallery || !image) return undefined;
      const { isMarked, isWebMarked = isMarked } = picture.marks;
      const changes = ({ chosenAt: remarkedFor }: RemadeFiles) => {
        const made = { ...image, isMarked, hasWebFile: isMarked !== isWebMarked, remarkedFor };
        return { images: gallery.images.map((each) => (each === image ? made : each)) };
      };
      return { now: { ...picture, image }, changes };
    }
  }
}

/**
 * Lets the record of a picture point to its new files. Returns false where they are of no use: it was taken
 * away meanwhile, or got another original. Where another run was faster, the same files are there.
 */
export async function writeRemade(
  records: Records,
  picture: MarkedPicture,
  files: RemadeFiles,
): Promise<boolean> {
  const stored = await readStored(records, picture);
  if (!stored || originalOf(stored.now) !== originalOf(picture)) return false;
  if (isOutdated(stored.now, files.chosenAt)) {
    records.update(picture.path, { ...stored.changes(files), updatedAt: new Date() });
  }
  return true;
}
