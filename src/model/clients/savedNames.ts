import { imageExtension, keptFileName, pathsInFolders } from '../files/names.ts';
import type { OpenedPicture } from './contracts.ts';
import type { SavedSize } from './schema.ts';

/** A picture as its client is told of it: by the name of its file. */
type Saved = Pick<OpenedPicture, 'title' | 'section' | 'originalPath'>;

/** The types that can be uploaded. */
const EXTENSION = /\.(jpe?g|png|webp|hei[cf])$/i;

const asJpg = (extension: string) => extension.toLowerCase().replace('jpeg', 'jpg');

/**
 * The name that a client saves a picture by: that of the photographer's file, by which a selection is found
 * again. The web size is another file.
 */
export function savedName(picture: Saved, size: SavedSize): string {
  const { title: name, originalPath } = picture;
  const written = EXTENSION.exec(name)?.[0] ?? '';
  const base = name.slice(0, name.length - written.length);
  if (size === 'web') return keptFileName(`${base}_web.jpg`);
  // HEIC is stored as JPEG.
  const extension = `.${imageExtension(originalPath)}`;
  return keptFileName(asJpg(written) === asJpg(extension) ? name : base + extension);
}

/** The paths of pictures in an archive, with a folder for each heading. */
export function archivePaths(pictures: readonly Saved[], size: SavedSize): string[] {
  return pathsInFolders(
    pictures.map((picture) => ({
      folder: picture.section === '' ? '' : keptFileName(picture.section),
      name: savedName(picture, size),
    })),
  );
}
