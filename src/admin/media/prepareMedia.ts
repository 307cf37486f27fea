import { publicUrl, upload } from '#src/data/files/storage.ts';
import { convertGif, cropPicture, type ShownPicture } from '#src/lib/crop/cropWorker.ts';
import { posterOf } from '#src/lib/crop/posterOf.ts';
import { unreachable } from '#src/model/base/closedSets.ts';
import type { Box, Size } from '#src/model/base/geometry.ts';
import {
  ANY_PICTURE_TONE,
  type BackgroundType,
  type HeroTones,
} from '#src/model/content/schema.ts';
import type { FileType } from '#src/model/files/mediaPolicy.ts';
import { type Picture, unknownPicture } from '#src/model/files/picture.ts';

/** A GIF that this browser cannot convert to animated WebP, or a film that it cannot play. */
export type MediaCaveat = 'kept-gif' | 'unplayable-film';

/** A file that is ready to be uploaded. */
export interface ReadyMedia {
  file: Blob;
  type: FileType;
  backgroundType: BackgroundType;
  picture: Omit<Picture, 'sources'>;
  tones: HeroTones;
  caveat?: MediaCaveat;
  variants: readonly { width: number; file: Blob }[];
}

const backgroundTypes: Record<FileType, BackgroundType> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/webp': 'image',
  'image/gif': 'gif',
  'video/mp4': 'video',
  'video/webm': 'video',
  'video/quicktime': 'video',
};

/** The background type of a file. */
export function backgroundTypeOf(type: FileType): BackgroundType {
  return backgroundTypes[type];
}

interface CropOptions {
  box: Box;
  size: Size;
  hasWidths: boolean;
}

function dimensionsOf({ width, height, placeholder }: ShownPicture): ReadyMedia['picture'] {
  return { width, height, placeholder };
}

/** Crops a picture for upload. */
export async function preparePicture(file: Blob, crop: CropOptions): Promise<ReadyMedia> {
  const cropped = await cropPicture(file, crop);
  return {
    file: cropped.file,
    type: 'image/webp',
    backgroundType: 'image',
    picture: dimensionsOf(cropped),
    tones: cropped.tones,
    variants: cropped.variants,
  };
}

/** Its first frame says nothing about the others. */
const movingTones: HeroTones = { headerTone: ANY_PICTURE_TONE, wordsTone: ANY_PICTURE_TONE };

/** Prepares a film, with its first frame as the picture shown while it loads. */
async function prepareFilm(file: Blob, type: FileType): Promise<ReadyMedia> {
  const poster = await posterOf(file);
  const still = poster && (await cropPicture(poster, { hasWidths: true }));
  return {
    file: new Blob([file], { type }),
    type,
    backgroundType: 'video',
    picture: still ? dimensionsOf(still) : unknownPicture,
    tones: movingTones,
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
    backgroundType: converted?.isAnimated === false ? 'image' : 'gif',
    picture: dimensionsOf(still),
    tones: movingTones,
    variants: [],
    ...(isConverted && !converted && { caveat: 'kept-gif' }),
  };
}

/** Prepares a GIF or film. GIFs become WebP where the browser can keep the animation. */
export function prepareMoving(
  file: Blob,
  type: FileType,
  convertToWebp: boolean,
): Promise<ReadyMedia> {
  const backgroundType = backgroundTypeOf(type);
  switch (backgroundType) {
    case 'video':
      return prepareFilm(file, type);
    case 'gif':
    case 'image':
      return prepareGif(file, convertToWebp);
    default:
      return unreachable(backgroundType);
  }
}

export interface UploadWatch {
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

interface UploadPaths {
  main: string;
  variant?: (width: number) => string;
}

export interface UploadedMedia {
  url: string;
  picture: Picture;
}

/** Uploads a file and its smaller widths, and returns what a page needs to show them. */
export async function uploadMedia(
  { file, picture, variants }: ReadyMedia,
  { main, variant }: UploadPaths,
  { onProgress, signal }: UploadWatch,
): Promise<UploadedMedia> {
  const widths = variant ? variants.map((each) => ({ ...each, path: variant(each.width) })) : [];
  const files = [...widths, { path: main, file }];
  const totalBytes = files.reduce((sum, each) => sum + each.file.size, 0);
  let doneBytes = 0;
  for (const each of files) {
    await upload({
      path: each.path,
      file: each.file,
      signal,
      onProgress: (sent) => onProgress(Math.floor((100 * (doneBytes + sent)) / totalBytes)),
    });
    doneBytes += each.file.size;
  }
  const { width, height, placeholder } = picture;
  const sources = widths.map((each) => ({ width: each.width, url: publicUrl(each.path) }));
  return { url: publicUrl(main), picture: { width, height, placeholder, sources } };
}
