import { FILE_TYPE_BYTES, sniffFileType } from '#src/shared/domain/fileType.ts';
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

/** The type of a file by its first bytes. */
export async function typeOf(file: Blob): Promise<FileType | undefined> {
  const head = await file.slice(0, FILE_TYPE_BYTES).arrayBuffer();
  return sniffFileType(new Uint8Array(head));
}

/** What a file of this type looks like on a page. */
export function lookOf(type: FileType): BackgroundType {
  if (type.startsWith('video/')) return 'video';
  return type === 'image/gif' ? 'gif' : 'image';
}
