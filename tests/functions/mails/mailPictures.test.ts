import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { clientGallerySchema } from '#src/model/clients/schema.ts';
import { decodeSnapshot } from '../../../functions/src/decodeSnapshot.ts';
import { storageOrigin } from '../../../functions/src/env.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { mailCover, mailLogo } from '../../../functions/src/mails/mailPictures.ts';
import { place, storeGallery, withPin } from '../support/clientGalleries.ts';
import { unique } from '../support/people.ts';

vi.hoisted(() => {
  vi.stubEnv('FUNCTIONS_EMULATOR', 'true');
});

const branding = firestore().doc(documents.branding.build());
afterAll(() => branding.delete());

/** Letters in one colour, on nothing or on another colour. */
function drawn(letters: string, ground?: string): Promise<Buffer> {
  const create = { width: 900, height: 180, channels: 4 as const };
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const shape = Buffer.from(
    `<svg width="900" height="180"><rect x="100" y="40" width="700" height="100" fill="${letters}"/></svg>`,
  );
  const picture = sharp({ create: { ...create, background } }).composite([{ input: shape }]);
  return ground === undefined ? picture.webp().toBuffer() : picture.jpeg().toBuffer();
}

async function logoOf(file?: Buffer) {
  const path = `branding/${unique()}`;
  if (file) await bucket().file(path).save(file, { resumable: false });
  const url = `${storageOrigin}/v0/b/${bucket().name}/o/${encodeURIComponent(path)}?alt=media`;
  await branding.set({ logoUrl: url });
  return mailLogo();
}

/** The colour in the corner of a picture. */
async function corner(file: Uint8Array): Promise<number[]> {
  const { data } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return [...data.subarray(0, 3)];
}

test.each([
  ['dark letters stand on light paper', ['#222'], { ground: [250, 248, 245], width: 256 }],
  ['light letters stand on dark paper', ['#fff'], { ground: [18, 17, 16], width: 256 }],
  ['its own ground stays', ['#fff', '#345678'], { ground: [52, 86, 120], width: 240 }],
] as const)('in a logo %s', async (_, [letters, ground], expected) => {
  const logo = await logoOf(await drawn(letters, ground));
  expect(logo).toMatchObject({ type: 'image/png', width: expected.width });
  const found = await corner(logo?.content ?? new Uint8Array());
  for (const [at, value] of expected.ground.entries())
    expect(Math.abs((found[at] ?? 0) - value)).toBeLessThan(6);
  const { isOpaque } = await sharp(logo?.content).stats();
  expect(isOpaque).toBe(true);
});

test('a mail goes without a logo that is no picture, is gone, or lies elsewhere', async () => {
  expect(await logoOf(Buffer.from('<svg/>'))).toBeUndefined();
  expect(await logoOf()).toBeUndefined();
  await branding.set({ logoUrl: 'https://evil.example/logo.png' });
  expect(await mailLogo()).toBeUndefined();
});

async function coverOf(changes: object) {
  const { id } = await storeGallery(changes);
  const gallery = decodeSnapshot(clientGallerySchema, await place(id).get());
  return gallery && mailCover(gallery);
}

test('a gallery is shown by its cover where its link alone opens it, and by no hidden picture', async () => {
  const cover = await coverOf({ title: 'Bryllup' });
  expect(cover).toMatchObject({ type: 'image/jpeg', alt: 'Bryllup', width: 552, height: 414 });
  expect(await sharp(cover?.content).metadata()).toMatchObject({ format: 'jpeg', width: 960 });
  expect(await coverOf(withPin)).toBeUndefined();
  expect(await coverOf({ hiddenIds: ['a'], coverId: 'a' })).toBeUndefined();
  expect(await coverOf({ images: [] })).toBeUndefined();
});
