import type { FileType } from '#src/shared/domain/fileType.ts';
import type { BackgroundType } from '#src/shared/schemas/frontPage.ts';
import type { Picture } from '#src/shared/schemas/picture.ts';

/** A file that can be uploaded as it is. */
export interface ReadyMedia {
  file: Blob;
  type: FileType;
  look: BackgroundType;
  picture: Omit<Picture, 'sources'>;
  /** A GIF that should have become WebP, in a browser that cannot keep its movement. */
  isKeptGif: boolean;
  variants: readonly { width: number; file: Blob }[];
}

/** What a file of this type looks like on a page. */
export function lookOf(type: FileType): BackgroundType {
  if (type.startsWith('video/')) return 'video';
  return type === 'image/gif' ? 'gif' : 'image';
}
