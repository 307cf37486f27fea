import type { BackgroundType } from '#src/model/content/schema.ts';
import type { FileType } from '#src/model/files/mediaPolicy.ts';
import type { Picture } from '#src/model/files/picture.ts';

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

/** What a file of this type looks like on a page. */
export function lookOf(type: FileType): BackgroundType {
  if (type.startsWith('video/')) return 'video';
  return type === 'image/gif' ? 'gif' : 'image';
}
