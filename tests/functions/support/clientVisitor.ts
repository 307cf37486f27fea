import { beforeEach } from 'vitest';
import { hashPin } from '#src/model/clients/access.ts';
import { clientAddresses } from '#src/model/clients/files.ts';
import { pinTriesSchema, type ClientGallery } from '#src/model/clients/schema.ts';
import { readClientFile } from '../../../functions/src/clients/clientFile.ts';
import { openGallery } from '../../../functions/src/clients/openGallery.ts';
import { store } from './memoryServer.ts';

export const PIN = '4711';
const SALT = 's'.repeat(20);
export const KEY = 'K'.repeat(32);
export const pinHash = await hashPin(PIN, SALT);
export const withPin = { pinSalt: SALT, pinHash };

export const place = (id: string) => `client-galleries/${id}`;
export const triesAt = (id: string) => `client-tries/${id}`;
const originalOf = (id: string) => `client-galleries/${id}/original_1700000000000_a.jpg`;
export const addressesOf = (id: string) => clientAddresses(originalOf(id), [480]);
export const shown = (id: string) => addressesOf(id)?.shown[0]?.url ?? '';

export function keep(id: string, changes: Partial<ClientGallery> = {}): void {
  store.documents.set(place(id), {
    title: 'Bryllup',
    images: [{ id: 'a', originalPath: originalOf(id), width: 480, height: 320, bytes: 8 }],
    downloads: 'original',
    isOpen: true,
    expiresAt: new Date(Date.now() + 60_000),
    linkKey: KEY,
    ...changes,
  });
  store.files.set(originalOf(id), Buffer.from('original'));
  store.files.set(`client-galleries/${id}/shown_1700000000000_a_480.webp`, Buffer.from('shown'));
}

export const change = (id: string, changes: Partial<ClientGallery>) =>
  store.documents.set(place(id), { ...store.documents.get(place(id)), ...changes });

interface Asked {
  /** The address that the caller claims to have. */
  from?: string;
  gallery?: string;
  key?: string;
  pin?: string;
  access?: string;
}

export const open = ({ from = '192.0.2.1', ...asked }: Asked = {}) =>
  openGallery({
    input: { gallery: 'kunde1', key: KEY, ...asked },
    caller: {},
    requester: { address: '', userAgent: '', claimedAddress: from },
  });

export const counts = () => {
  const { visitors } = pinTriesSchema.parse(store.documents.get(triesAt('kunde1')));
  return Object.values(visitors).map(({ count }) => count);
};

export const openingOf = async (asked?: Asked) => (await open(asked)).body.opening;

export async function cookie(asked?: Asked): Promise<string> {
  const { headers } = await open(asked);
  return headers?.['set-cookie']?.split(';', 1)[0] ?? '';
}

export const read = (path: string, given: { cookie?: string; range?: string } = {}) =>
  readClientFile({ method: 'GET', path, headers: given });

/** Begins each test with one gallery. */
export function startWithGallery(): void {
  beforeEach(() => {
    store.documents.clear();
    store.files.clear();
    keep('kunde1');
  });
}
