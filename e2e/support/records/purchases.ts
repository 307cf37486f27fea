import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { documents } from '#src/model/base/paths.ts';
import { storagePaths } from '#src/model/files/paths.ts';
import { withLocalFirebase } from '../../../tools/seed/localFirebase.ts';
import type { Customer } from './accounts.ts';
import { ports } from '../ports.ts';

interface Bought {
  id: string;
  name: string;
  type: 'album' | 'image';
  /** The pictures of an album. */
  pictures?: readonly string[];
  /** The shop has its picture no more; its small copy is in the archive. */
  isGone?: boolean;
}

interface PurchaseOptions {
  items: readonly Bought[];
  date?: Date;
  /** The size of each picture; small where it is missing. */
  bytes?: number;
}

const PRICE = 199;

const asPicture = {
  resumable: false,
  validation: false,
  metadata: { contentType: 'image/jpeg' },
  // Lets the SDK repeat an upload: the emulator closes idle connections, now and then just as one is used.
  preconditionOpts: { ifGenerationMatch: 0 },
};

/** An id of the shape that the shop gives, which no other test uses. */
function uniqueOrderId(): string {
  const letters = Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) =>
    String.fromCharCode(65 + (byte % 26)),
  );
  return `JF20250601${letters.join('')}${String(Date.now()).slice(-3)}`;
}

/** A small photograph, whose grain is unlike that of any other, and empty bytes behind it. */
async function picture(bytes = 0): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const photograph = await sharp({
    create: { width: 640, height: 480, channels: 3, background: '#257', noise },
  })
    .jpeg()
    .toBuffer();
  return Buffer.concat([photograph], Math.max(bytes, photograph.length));
}

/** Returns the pictures of an item; an image is its own only picture. */
function filesOf({ id, name, pictures }: Bought): { imageId: string; title: string }[] {
  if (!pictures) return [{ imageId: id, title: name }];
  return pictures.map((title, index) => ({ imageId: `picture-${index}`, title }));
}

const archivePathOf = (orderId: string, place: string): string =>
  storagePaths.archived.build({ orderId, file: `${place}.jpg` });

/** One item as an approval and the permanent archive leave it. */
function storedItem(orderId: string, item: Bought, index: number) {
  const { id, name, type, pictures, isGone = false } = item;
  const files = filesOf(item).map(({ imageId, title }, order) => ({
    imageId,
    title,
    order,
    path: archivePathOf(orderId, `${index}_${imageId}`),
  }));
  return {
    id,
    name,
    type,
    price: PRICE,
    category: 'natur',
    quantity: 1,
    originalAdminPath: '',
    permanentBackupPath: files[0]?.path ?? '',
    backupStatus: 'completed',
    ...(isGone && { permanentThumbnailPath: files[0]?.path ?? '' }),
    albumImages: pictures
      ? files.map(({ imageId, title, order }) => ({ id: imageId, title, order }))
      : [],
    archivedFiles: files.map(({ imageId, path }) => ({
      imageId,
      permanentBackupPath: path,
      backupStatus: 'completed',
    })),
  };
}

function storedPurchase({ uid, email }: Customer, orderId: string, items: readonly Bought[]) {
  return {
    userId: uid,
    userEmail: email,
    userName: 'Ida Holm',
    items: items.map((item, index) => storedItem(orderId, item, index)),
    totalAmount: PRICE * items.length,
    currency: 'DKK',
    paymentMethod: 'mobilepay',
    paymentStatus: 'completed',
    downloadCount: 0,
    firstDownloadAt: new Date('2025-06-01T11:00:00Z'),
    isArchived: false,
    adminNotes: '',
    backupStatus: 'completed',
  };
}

export interface PlacedPurchase {
  orderId: string;
  /** The bytes of each picture, by its title. */
  originals: Map<string, Buffer>;
}

/** Something that a customer has bought, approved, archived and downloaded before. */
export function placePurchase(
  buyer: Customer,
  { items, date = new Date('2025-06-01T10:00:00Z'), bytes }: PurchaseOptions,
): Promise<PlacedPurchase> {
  const orderId = uniqueOrderId();
  const originals = new Map<string, Buffer>();
  return withLocalFirebase(ports, async (app) => {
    const bucket = getStorage(app).bucket();
    for (const [index, item] of items.entries()) {
      for (const { imageId, title } of filesOf(item)) {
        const content = await picture(bytes);
        originals.set(title, content);
        await bucket.file(archivePathOf(orderId, `${index}_${imageId}`)).save(content, asPicture);
      }
    }
    await getFirestore(app)
      .doc(documents.purchase.build({ orderId }))
      .set({
        ...storedPurchase(buyer, orderId, items),
        purchaseDate: date,
        completedDate: date,
      });
    return { orderId, originals };
  });
}
