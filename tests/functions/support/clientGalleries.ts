import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { hashPin } from '#src/model/clients/access.ts';
import { clientAddresses } from '#src/model/clients/files.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { call, type Reply } from './call.ts';
import { unique } from './people.ts';
import { storeFile } from './purchases.ts';

export const PIN = '4711';
const SALT = 's'.repeat(20);
const TOMORROW = new Date(Date.now() + 24 * 60 * 60 * 1000);
export const WIDTHS = [480, 960, 1600];

export const newKey = () => randomUUID().replaceAll('-', '');
const pinHash = await hashPin(PIN, SALT);

export const photo = await sharp({
  create: { width: 1600, height: 1200, channels: 3, background: '#845' },
})
  .webp()
  .toBuffer();
/** Begins as WebP does, and is text all the same. */
export const original = Buffer.from('RIFF....WEBP: the bytes of an original');

export interface StoredGallery {
  id: string;
  key: string;
  shown: string;
  web: string;
  original: string;
}

/** The record of a gallery. */
export const place = (galleryId: string) =>
  firestore().doc(clientDocuments.gallery.build({ galleryId }));

/** A gallery with one picture and its files. */
export async function storeGallery(changes: object = {}, id = unique()): Promise<StoredGallery> {
  const originalPath = `client-galleries/${id}/original_1700000000000_a.jpg`;
  const addresses = clientAddresses(originalPath, WIDTHS);
  if (!addresses) throw new Error('A picture has addresses');
  await storeFile(originalPath, original);
  for (const width of WIDTHS) {
    const path = `client-galleries/${id}/shown_1700000000000_a_${width}.webp`;
    await storeFile(path, photo);
  }
  const key = newKey();
  const size = { width: 1600, height: 1200 };
  await place(id).set({
    title: 'Bryllup',
    message: 'Tak for en dejlig dag',
    images: [
      {
        id: 'a',
        title: 'DSC 0001',
        fileName: 'DSC_0001.JPG',
        order: 0,
        originalPath,
        ...size,
        bytes: original.length,
      },
    ],
    coverId: '',
    downloads: 'original',
    isOpen: true,
    expiresAt: TOMORROW,
    linkKey: key,
    pinSalt: '',
    pinHash: '',
    ...changes,
  });
  return { id, key, ...addresses, shown: addresses.shown[0]?.url ?? '' };
}

export const withPin = { pinSalt: SALT, pinHash };

/** Opens a gallery by its link. */
export const openGallery = (
  { id, key }: Pick<StoredGallery, 'id' | 'key'>,
  more: { pin?: string; url?: string } = {},
): Promise<Reply> => {
  const { url, ...proof } = more;
  return call('openClientGallery', {
    input: { gallery: id, key, ...proof },
    ...(url !== undefined && { url }),
  });
};
