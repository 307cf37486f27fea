import { AppError } from '../../../src/model/base/errors.ts';
import type { OwnMark } from '../../../src/model/watermarks/ownMark.ts';
import {
  MARK_MAX_PX,
  type Watermark,
  watermarkDocuments,
  watermarkSchema,
} from '../../../src/model/watermarks/schema.ts';
import { decodeSnapshot } from '../decodeSnapshot.ts';
import { firestore } from '../firebaseAdmin.ts';
import { loadSharp } from '../intake/drawPicture.ts';

/** An administrator can write a PNG past the dashboard: one that claims more pixels would fill the memory. */
async function checkMark({ png }: OwnMark): Promise<void> {
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(Buffer.from(png, 'base64'))
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError('upload/watermark-missing', { cause });
    });
  if (format !== 'png' || Math.max(width, height) > MARK_MAX_PX) {
    throw new AppError('upload/watermark-missing');
  }
}

/** The watermark of pictures that are sold, as it is chosen at this moment. */
export async function currentWatermark(database = firestore()): Promise<Watermark> {
  const stored = await database.doc(watermarkDocuments.watermark.build()).get();
  const watermark = decodeSnapshot(watermarkSchema, stored) ?? watermarkSchema.parse({});
  if (watermark.chosen) await checkMark(watermark.chosen);
  return watermark;
}

/** The photographer's own mark; null while the specified one is drawn. */
export async function ownMark(): Promise<OwnMark | null> {
  return (await currentWatermark()).chosen;
}
