import type { PicturePlace } from '../catalogue/pictureFiles.ts';
import {
  ALBUM_WATERMARK_QUALITY,
  COPYRIGHT_WATERMARK_QUALITY,
  TEXT_WATERMARK_QUALITY,
} from './geometry.ts';
import type { OwnMark } from './ownMark.ts';
import type { MarkChoice } from './pictureMarks.ts';

/** The watermark to draw, and the quality of the file, between 0 and 1. */
export interface WatermarkOptions extends MarkChoice {
  quality: number;
  /** The watermark of the largest width for a client to save, where it is another one. */
  web?: MarkChoice | undefined;
  /** Drawn instead of the words of the shop, where the photographer has chosen a mark of her own. */
  own?: OwnMark | null;
}

/** The watermark and the quality of the pictures of each area. */
export const pictureFinishes: Record<PicturePlace['kind'], WatermarkOptions> = {
  albums: { mark: 'shop', quality: ALBUM_WATERMARK_QUALITY },
  enkeltbilleder: { mark: 'shop', quality: TEXT_WATERMARK_QUALITY },
  portfolio: { mark: 'portfolio', quality: COPYRIGHT_WATERMARK_QUALITY },
  client: { mark: 'none', quality: TEXT_WATERMARK_QUALITY },
};

/** The sizes of a client's gallery that have the watermark of the shop. */
export interface ClientMarks {
  isMarked: boolean;
  /** The same for their web size; as shown where it is not said. */
  isWebMarked?: boolean | undefined;
}

const clientFinishOf = (isMarked: boolean) =>
  isMarked ? pictureFinishes.enkeltbilleder : pictureFinishes.client;

/** The watermark and the quality of a picture for a client. */
export function clientFinish({ isMarked, isWebMarked = isMarked }: ClientMarks): WatermarkOptions {
  const web = isWebMarked === isMarked ? undefined : clientFinishOf(isWebMarked);
  return { ...clientFinishOf(isMarked), web };
}
