import { pathTemplate } from '../base/paths.ts';
import { unreachable } from '../base/closedSets.ts';
import { MEGABYTE } from '../base/units.ts';
import { pictureKinds, SHAPES, storagePaths } from '../files/paths.ts';
import type { DownloadSize } from './schema.ts';

const shapes = { ...SHAPES, galleryId: SHAPES.id };

/** The folder of file storage in which every gallery has a folder of its own. */
export const CLIENT_AREA = 'client-galleries';

/** The files of a picture. Only administrators may read them; the server hands them to a client. */
export const clientPaths = {
  original: pathTemplate(
    'client-galleries/{galleryId}/original_{timestamp}_{id}.{extension}',
    shapes,
  ),
  preview: pathTemplate('client-galleries/{galleryId}/preview_{timestamp}_{id}.webp', shapes),
  shown: pathTemplate('client-galleries/{galleryId}/shown_{timestamp}_{id}_{width}.webp', shapes),
  /** The web size, where its watermark is another one than that of the shown widths. */
  web: pathTemplate('client-galleries/{galleryId}/web_{timestamp}_{id}_{width}.webp', shapes),
} as const;

/** The path of the site at which the server hands out files: the id of the gallery and a name follow. */
export const CLIENT_FILE_PATH = '/api/client-file';

/** Addresses of the web size as a JPEG, which every program opens: of a shown width, or of its own file. */
const jpegs = [
  {
    address: pathTemplate('client-galleries/{galleryId}/web_{timestamp}_{id}_{width}.jpg', shapes),
    stored: clientPaths.shown,
  },
  {
    address: pathTemplate(
      'client-galleries/{galleryId}/saved_{timestamp}_{id}_{width}.jpg',
      shapes,
    ),
    stored: clientPaths.web,
  },
] as const;

/** A file that a client may ask for. */
export interface ClientFile {
  galleryId: string;
  pictureId: string;
  /** The stored file. */
  path: string;
  /** The size that the photographer must have allowed. */
  needs: DownloadSize;
  contentType: string;
  /** True for a picture that is made from the stored one. */
  isConverted: boolean;
}

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const typeOf = (extension: string): string => TYPES[extension] ?? '';

/** The file behind an address of the site; undefined for any other address. */
export function parseClientFile(address: string): ClientFile | undefined {
  if (!address.startsWith(`${CLIENT_FILE_PATH}/`)) return undefined;
  const path = `${CLIENT_AREA}${address.slice(CLIENT_FILE_PATH.length)}`;
  const shown = clientPaths.shown.parse(path);
  if (shown) {
    const { galleryId, id: pictureId } = shown;
    return {
      galleryId,
      pictureId,
      path,
      needs: 'none',
      contentType: 'image/webp',
      isConverted: false,
    };
  }
  for (const { address, stored } of jpegs) {
    const web = address.parse(path);
    if (!web) continue;
    const { galleryId, id: pictureId } = web;
    return {
      galleryId,
      pictureId,
      path: stored.build(web),
      needs: 'web',
      contentType: 'image/jpeg',
      isConverted: true,
    };
  }
  const original = clientPaths.original.parse(path);
  if (!original) return undefined;
  const { galleryId, id: pictureId, extension } = original;
  return {
    galleryId,
    pictureId,
    path,
    needs: 'original',
    contentType: typeOf(extension),
    isConverted: false,
  };
}

/** The files of a gallery as its page asks for them. */
interface ClientAddresses {
  shown: { width: number; url: string }[];
  web: string;
  original: string;
  originalType: string;
}

/** The addresses of a picture, by the path of its original and the widths it is shown in. */
export function clientAddresses(
  originalPath: string,
  widths: readonly number[],
  hasWebFile = false,
): ClientAddresses | undefined {
  const parts = clientPaths.original.parse(originalPath);
  if (!parts) return undefined;
  const { extension, ...name } = parts;
  const addressOf = (path: string) => `${CLIENT_FILE_PATH}${path.slice(CLIENT_AREA.length)}`;
  const largest = String(Math.max(...widths));
  return {
    shown: widths.map((width) => {
      const url = addressOf(clientPaths.shown.build({ ...name, width: String(width) }));
      return { width, url };
    }),
    web: addressOf(jpegs[hasWebFile ? 1 : 0].address.build({ ...name, width: largest })),
    original: addressOf(originalPath),
    originalType: typeOf(extension),
  };
}

/** All stored files of a picture. */
export function clientFilesOf(
  originalPath: string,
  widths: readonly number[],
  hasWebFile = false,
): string[] {
  const parts = clientPaths.original.parse(originalPath);
  if (!parts) return [];
  const { extension: _, ...name } = parts;
  return [
    originalPath,
    clientPaths.preview.build(name),
    ...widths.map((width) => clientPaths.shown.build({ ...name, width: String(width) })),
    ...(hasWebFile ? [clientPaths.web.build({ ...name, width: String(Math.max(...widths)) })] : []),
  ];
}

/** The folder of originals in which the sold ones lie, apart from their gallery, which may be deleted. */
const SOLD_FOLDER = 'kundegallerier';

/** The places of a picture's original and preview among the originals of the shop. */
export function soldPaths(originalPath: string) {
  const parts = clientPaths.original.parse(originalPath);
  if (!parts) return undefined;
  const { timestamp, id, extension } = parts;
  const place = { kind: pictureKinds.singleImages, project: SOLD_FOLDER, timestamp, id };
  return {
    original: storagePaths.original.build({ ...place, extension }),
    preview: storagePaths.preview.build(place),
  };
}

/** The beginning that the names of all files of a picture share with its original; undefined for other files. */
export function clientPictureName(path: string): string | undefined {
  const { original, preview, shown, web } = clientPaths;
  const parts = original.parse(path) ?? preview.parse(path) ?? shown.parse(path) ?? web.parse(path);
  return parts && `${CLIENT_AREA}/${parts.galleryId}/${parts.timestamp}_${parts.id}`;
}

/** True when a gallery that allows `allowed` hands out a file that needs `needed`. */
export function mayDownload(allowed: DownloadSize, needed: DownloadSize): boolean {
  switch (needed) {
    case 'none':
      return true;
    case 'web':
      return allowed !== 'none';
    case 'original':
      return allowed === 'original';
    default:
      return unreachable(needed);
  }
}

/**
 * The part of an original that is asked for at once: an answer that takes longer than a minute is cut off
 * by the platform, and five files are fetched at a time.
 */
export const CLIENT_PIECE_BYTES = 2 * MEGABYTE;
