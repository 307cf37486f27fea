import { convertGif, cropPicture } from '#src/lib/crop/cropWorker.ts';
import { posterOf } from '#src/lib/crop/posterOf.ts';
import type { ShownPicture } from '#src/lib/crop/tasks.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import type { BackgroundType } from '#src/model/content/schema.ts';
import type { FileType } from '#src/model/files/mediaPolicy.ts';
import type { Picture } from '#src/model/files/picture.ts';
import { unknownPicture } from '#src/model/files/pictureAddress.ts';

/** A GIF that this browser cannot make a moving WebP of, or a film that it cannot play. */
export type MediaCaveat = 'kept-gif' | 'unplayable-film';

/** A file that can be uploaded as it is. */
export interface ReadyMedia {
  file: Blob;
  type: FileType;
  look: BackgroundType;
  picture: Omit<Picture, 'sources'>;
  caveat?: MediaCaveat;
  variants: readonly { width: number; file: Blob }[];
}

const looks: Record<FileType, BackgroundType> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'gif',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
};

/** What a file of this type looks like on a page. */
export function lookOf(type: FileType): BackgroundType {
  return looks[type];
}

interface Cut {
  box: Box;
  size: Size;
  hasWidths: boolean;
}

function shapeOf({ width, height, placeholder }: ShownPicture): ReadyMedia['picture'] {
  return { width, height, placeholder };
}

/** A part of a picture, ready to be uploaded. */
export async function preparePicture(file: Blob, cut: Cut): Promise<ReadyMedia> {
  const cropped = await cropPicture(file, cut);
  return {
    file: cropped.file,
    type: 'image/webp',
    look: 'image',
    picture: shapeOf(cropped),
    variants: cropped.variants,
  };
}

/** A film, with a picture of its beginning for as long as it is on its way. */
async function prepareFilm(file: Blob, type: FileType): Promise<ReadyMedia> {
  const poster = await posterOf(file);
  const still = poster && (await cropPicture(poster, { hasWidths: true }));
  return {
    file: new Blob([file], { type }),
    type,
    look: 'video',
    picture: still ? shapeOf(still) : unknownPicture,
    variants: still?.variants ?? [],
    ...(!still && { caveat: 'unplayable-film' }),
  };
}

async function prepareGif(file: Blob, isConverted: boolean): Promise<ReadyMedia> {
  const still = await cropPicture(file, { hasWidths: false });
  const converted = isConverted ? await convertGif(file) : undefined;
  return {
    file: converted?.file ?? new Blob([file], { type: 'image/gif' }),
    type: converted ? 'image/webp' : 'image/gif',
    look: converted?.isAnimated === false ? 'image' : 'gif',
    picture: shapeOf(still),
    variants: [],
    ...(isConverted && !converted && { caveat: 'kept-gif' }),
  };
}

/** What moves, ready to be uploaded: GIFs become WebP where the browser can keep their movement. */
export function prepareMoving(
  file: Blob,
  type: FileType,
  convertToWebp: boolean,
): Promise<ReadyMedia> {
  const look = lookOf(type);
  switch (look) {
    case 'video':
      return prepareFilm(file, type);
    case 'gif':
    case 'image':
      return prepareGif(file, convertToWebp);
    default:
      return unreachable(look);
  }
}
