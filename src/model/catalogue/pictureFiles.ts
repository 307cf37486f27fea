import { publishedWidths } from '../files/widths.ts';
import { memberOf, unreachable } from '../base/closedSets.ts';
import { clientPaths } from '../clients/files.ts';
import { type PictureKind, pictureKinds, previewOf, storagePaths } from '../files/paths.ts';
import type { SingleImage } from './schema.ts';

export const PLACEHOLDER_WIDTH_PX = 16;
export const PLACEHOLDER_MAX_LENGTH = 2000;

/** The unique part of a picture's file names; a new picture never reuses the name of another. */
export interface PictureName {
  timestamp: string;
  /** The id of the upload. */
  id: string;
}

/** The facts that a camera wrote into a file and that its record keeps. */
export type CameraFacts = Partial<Pick<SingleImage, 'takenAt'>>;

/** The facts alone, of anything that holds them; a fact that the file did not have is left out. */
export function cameraFacts({ takenAt }: CameraFacts): CameraFacts {
  return takenAt ? { takenAt } : {};
}

/** The storage area of a picture: a project of the shop, the portfolio, or the gallery of a client. */
export type PicturePlace =
  | { kind: PictureKind; project: string }
  | { kind: 'portfolio' }
  | { kind: 'client'; galleryId: string };

export interface PictureFiles {
  /** Readable by administrators only. */
  original: string;
  /** The smallest width without a watermark, for administrators too. */
  preview: string;
  /** The widths that are shown, the smallest first: public and watermarked, except those of a client. */
  variants: { width: number; path: string }[];
  /** The largest width for a client to save, where it is a file of its own. */
  web?: string;
}

/** The path of a picture's preview; empty for pictures from before there were any. */
export function previewPath(picture: Pick<SingleImage, 'originalSrc' | 'hasPreview'>): string {
  return (picture.hasPreview ? previewOf(picture.originalSrc) : undefined) ?? '';
}

/** The area in which an original lies; undefined for one that lies elsewhere. */
export function placeOfOriginal(path: string): PicturePlace | undefined {
  const { original, portfolioOriginal } = storagePaths;
  if (portfolioOriginal.parse(path)) return { kind: 'portfolio' };
  const parts = original.parse(path);
  const kind = memberOf(Object.values(pictureKinds), parts?.kind);
  return parts && kind && { kind, project: parts.project };
}

function uploadOf(path: string): string | undefined {
  const { original, portfolioOriginal } = storagePaths;
  return (original.parse(path) ?? portfolioOriginal.parse(path))?.id;
}

/** True for an original that the upload of this id has sent. */
export const isOriginalOf = (path: string, uploadId: string): boolean =>
  uploadOf(path) === uploadId;

/** A picture of an album, whose original names its file, or of a gallery, which keeps that by itself. */
export interface FiledPicture {
  id: string;
  originalSrc?: string | undefined;
  fileId?: string | undefined;
}

/** The files that a picture is known by: the one that it began with, and the one that it has now. */
export const fileIdsOf = ({ id, originalSrc = '', fileId }: FiledPicture): string[] => [
  id,
  fileId ?? uploadOf(originalSrc) ?? id,
];

/** The paths of all files of one picture. */
export function pictureFiles(
  place: PicturePlace,
  name: PictureName,
  original: { width: number; extension: string },
): PictureFiles {
  const { extension } = original;
  const widths = publishedWidths(original.width);
  switch (place.kind) {
    case 'portfolio':
      return {
        original: storagePaths.portfolioOriginal.build({ ...name, extension }),
        preview: storagePaths.portfolioPreview.build({ ...name }),
        variants: widths.map((width) => ({
          width,
          path: storagePaths.portfolioDisplay.build({ ...name, width: String(width) }),
        })),
      };
    case 'albums':
    case 'enkeltbilleder':
      return {
        original: storagePaths.original.build({ ...place, ...name, extension }),
        preview: storagePaths.preview.build({ ...place, ...name }),
        variants: widths.map((width) => ({
          width,
          path: storagePaths.watermarked.build({ ...place, ...name, width: String(width) }),
        })),
      };
    case 'client': {
      const own = { ...name, galleryId: place.galleryId };
      return {
        original: clientPaths.original.build({ ...own, extension }),
        preview: clientPaths.preview.build(own),
        variants: widths.map((width) => ({
          width,
          path: clientPaths.shown.build({ ...own, width: String(width) }),
        })),
        web: clientPaths.web.build({ ...own, width: String(Math.max(...widths)) }),
      };
    }
    default:
      return unreachable(place);
  }
}
