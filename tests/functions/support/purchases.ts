import sharp from 'sharp';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from './people.ts';

/** Uploads a picture where originals lie, and gives its path. */
export async function uploadOriginal(content?: Buffer): Promise<string> {
  const path = storagePaths.original.build({
    kind: 'enkeltbilleder',
    project: 'skov',
    timestamp: '1750000000000',
    id: unique(),
    extension: 'jpg',
  });
  await uploadFile(path, content);
  return path;
}

export async function uploadFile(path: string, content?: Buffer): Promise<void> {
  await storeFile(path, content ?? (await plainPicture()));
}

/** Stores a file that is not there yet. Said so, it is sent again when the connection breaks. */
export function storeFile(path: string, content: Buffer): Promise<void> {
  const preconditionOpts = { ifGenerationMatch: 0 };
  return bucket().file(path).save(content, { resumable: false, preconditionOpts });
}

export function plainPicture(width = 300, height = 200): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#467' } })
    .jpeg()
    .toBuffer();
}

export const newOrderId = (): string => `JF20260102${unique().slice(0, 9).toUpperCase()}`;

/** Stores a downloaded purchase of one picture, with what a test wants different; null for no field. */
export async function storePurchase(
  userId: string,
  item: Record<string, unknown>,
  changes: Record<string, unknown> = {},
): Promise<string> {
  const orderId = newOrderId();
  const record: Record<string, unknown> = {
    id: orderId,
    userId,
    userName: 'Mette Ågård',
    userEmail: 'mette@kunde.example',
    paymentStatus: 'completed',
    purchaseDate: new Date('2026-01-02T10:00:00Z'),
    completedDate: new Date('2026-01-03T10:00:00Z'),
    downloadCount: 0,
    firstDownloadAt: new Date('2026-01-03T11:00:00Z'),
    items: [{ id: 'billede-1', name: 'Skov i tåge', type: 'image', price: 199, ...item }],
    ...changes,
  };
  const fields = Object.entries(record).filter(([, value]) => value !== null);
  await firestore().doc(documents.purchase.build({ orderId })).set(Object.fromEntries(fields));
  return orderId;
}
