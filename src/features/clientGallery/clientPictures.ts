import { CLIENT_PIECE_BYTES, clientAddresses } from '#src/model/clients/files.ts';
import type { OpenedPicture } from '#src/model/clients/contracts.ts';
import type { PictureSource } from '#src/model/files/picture.ts';

/** A picture with the addresses of its files. */
export interface ShownPicture extends OpenedPicture {
  /** The address of the largest shown width. */
  src: string;
  sources: PictureSource[];
  webUrl: string;
  originalUrl: string;
  /** The part of an original that is asked for at once. It travels along, because saving is fetched later. */
  pieceBytes: number;
}

/** A picture whose files lie elsewhere cannot be shown. */
export function shownPictures(pictures: readonly OpenedPicture[]): ShownPicture[] {
  return pictures.flatMap((picture) => {
    const addresses = clientAddresses(picture.originalPath, picture.widths);
    if (!addresses) return [];
    const { shown, web: webUrl, original: originalUrl } = addresses;
    const files = { src: shown.at(-1)?.url ?? '', sources: shown, webUrl, originalUrl };
    return [{ ...picture, ...files, pieceBytes: CLIENT_PIECE_BYTES }];
  });
}
