import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { collections } from '#src/model/base/paths.ts';
import type { ClientGallery } from '#src/model/clients/schema.ts';
import { bucket, firestore } from '../../../functions/src/firebaseAdmin.ts';
import { uploadFolder } from '../../../tools/upload/uploadFolder.ts';
import { siteUrl } from '../support/local.ts';
import { unique } from '../support/people.ts';
import { programToken } from '../support/programs.ts';

const COUNT = Number(process.env['UPLOADED_PICTURES'] ?? 5);

/** Of one picture, on a busy machine. */
const PICTURE_MS = 4000;

const title = `Bryllup ${unique()}`;
let folder = '';
const hashes: string[] = [];

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  folder = await mkdtemp(join(tmpdir(), 'upload-'));
  await mkdir(join(folder, 'Kirken'));
  for (let index = 0; index < COUNT; index += 1) {
    // So far apart that no two files are the same.
    const background = { r: (index % 32) * 8, g: 99, b: Math.floor(index / 32) * 8 };
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } });
    const file = await picture.jpeg().toBuffer();
    await writeFile(join(folder, index === 0 ? '' : 'Kirken', `IMG_${index}.jpg`), file);
    hashes.push(hashOf(file));
  }
});

afterAll(() => rm(folder, { recursive: true }));

async function stored(): Promise<ClientGallery['images']> {
  const galleries = firestore().collection(collections.clientGalleries);
  const { docs } = await galleries.where('title', '==', title).get();
  return docs.flatMap((each) => (each.data() as ClientGallery).images);
}

const upload = async (signal = new AbortController().signal) =>
  uploadFolder({ site: siteUrl(''), token: await programToken(), signal }, folder, {
    kind: 'gallery',
    title,
  });

test(
  'a folder becomes a gallery of exactly its files, also when it is cut off and begun again',
  async () => {
    const controller = new AbortController();
    const first = upload(controller.signal);
    setTimeout(() => controller.abort(), 100 * COUNT);
    await first.catch(() => undefined);
    expect((await upload()).isWhole).toBe(true);
    const images = (await stored()).toSorted((one, other) => one.order - other.order);
    expect(images.map(({ fileName, section }) => [fileName, section])).toEqual(
      hashes.map((_, index) => [`IMG_${index}.jpg`, index === 0 ? '' : 'Kirken']),
    );
    const originals: string[] = [];
    for (const { originalPath } of images) {
      const [bytes] = await bucket().file(originalPath).download();
      originals.push(hashOf(bytes));
    }
    expect(originals).toEqual(hashes);
  },
  120_000 + COUNT * PICTURE_MS,
);
