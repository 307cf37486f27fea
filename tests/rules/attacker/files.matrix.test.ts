import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { LOCAL_STORAGE_BUCKET } from '#src/config/local.ts';
import { clientPaths } from '#src/model/clients/files.ts';
import { publicStorageAreas, storagePaths } from '#src/model/files/paths.ts';
import { startRules } from '../support/environment.ts';
import { freshId } from '../support/firestore.ts';
import {
  administrators,
  attackers,
  attempt,
  everybodySignsIn,
  hostOf,
  type Attacker,
  type Person,
} from './people.ts';

/** Everybody tries to list, read, replace and delete every kind of file, through the REST interface. */

// Each test makes many requests, one after the other.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 60_000 });

const orderId = freshId('JFattack');
const project = freshId('angreb').toLowerCase();
let environment: RulesTestEnvironment;
let people: Record<Attacker, Person>;

const voucherNumber = `2026-${Date.now()}`;

const VALUES: Record<string, string> = {
  kind: 'albums',
  project,
  timestamp: '1700000000000',
  id: project,
  extension: 'jpg',
  media: 'mp4',
  width: '480',
  orderId,
  file: 'a.jpg',
  itemId: 'item',
  uniqueId: project,
  name: project,
  voucherNumber,
  galleryId: project,
};

const { original, preview, shown } = clientPaths;
const paths = {
  ...storagePaths,
  clientOriginal: original,
  clientPreview: preview,
  clientShown: shown,
};

type PathName = keyof typeof paths;

const names = Object.keys(paths) as PathName[];

/** The files that a customer has bought, and no browser writes. */
const fromServer: readonly PathName[] = ['archived', 'purchased', 'voucher'];

function pathOf(name: PathName, changes: Record<string, string> = {}): string {
  const values: Record<string, string> = { ...VALUES, userId: people.customer.uid, ...changes };
  return paths[name].pattern.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
}

const areaOf = (path: string) => path.split('/', 1)[0] ?? '';
const isPublic = (path: string) => publicStorageAreas.some((area) => area === areaOf(path));
const sorted = (entries: readonly string[]) => entries.toSorted();

const bucket = () => `${hostOf('FIREBASE_STORAGE_EMULATOR_HOST')}/v0/b/${LOCAL_STORAGE_BUCKET}/o`;
const fileUrl = (path: string) => `${bucket()}/${encodeURIComponent(path)}`;

/** Puts a file there; the emulator's owner may do so past the rules. */
async function put(path: string, token: string | undefined, type = 'image/jpeg'): Promise<boolean> {
  const url = `${bucket()}?name=${encodeURIComponent(path)}`;
  const scheme = token === 'owner' ? 'Bearer' : 'Firebase';
  const request = { method: 'POST', body: 'picture', headers: { 'content-type': type } };
  return attempt(url, { token, scheme }, request);
}

type Run = (path: string, token: string | undefined) => Promise<boolean>;

const asFirebase = (token: string | undefined) => ({ token, scheme: 'Firebase' });
const readMetadata: Run = (path, token) => attempt(fileUrl(path), asFirebase(token));
const readBytes: Run = (path, token) => attempt(`${fileUrl(path)}?alt=media`, asFirebase(token));
const changeMetadata: Run = (path, token) =>
  attempt(fileUrl(path), asFirebase(token), {
    method: 'PATCH',
    body: '{"contentType":"text/html","metadata":{"firebaseStorageDownloadTokens":"mine"}}',
  });
const remove: Run = (path, token) =>
  attempt(fileUrl(path), asFirebase(token), { method: 'DELETE' });

const typeOf = (path: string) => {
  if (path.endsWith('.webp')) return 'image/webp';
  return path.endsWith('.mp4') ? 'video/mp4' : 'image/jpeg';
};

beforeAll(async () => {
  environment = await startRules(['firestore', 'storage']);
  people = await everybodySignsIn();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    await db.doc(`users/${people.adminByProfile.uid}`).set({ isAdmin: true });
    const bought = { userId: people.customer.uid, paymentStatus: 'completed' };
    const purchase = { ...bought, firstDownloadAt: new Date() };
    await db.doc(`purchases/${orderId}`).set(purchase);
    await db.doc(`vouchers/${voucherNumber}`).set({ userId: people.customer.uid });
  });
});
afterAll(async () => {
  await environment.cleanup();
});

describe.each(attackers)('%s', (who) => {
  const isAdmin = administrators.includes(who);

  /** The kinds of files on which something succeeds; each is there when it is tried. */
  async function achieved(run: Run): Promise<string[]> {
    const found: string[] = [];
    for (const name of names) {
      const path = pathOf(name);
      await put(path, 'owner', typeOf(path));
      if (await run(path, people[who].token)) found.push(name);
    }
    return sorted(found);
  }

  const readable = () =>
    sorted(
      names.filter((name) => {
        const isBought = fromServer.includes(name);
        return isPublic(pathOf(name)) || isAdmin || (who === 'customer' && isBought);
      }),
    );
  const writable = isAdmin ? names.filter((name) => !fromServer.includes(name)) : [];

  test('reads public files, what they have bought, and all as an administrator', async () => {
    expect(await achieved(readMetadata)).toEqual(readable());
    expect(await achieved(readBytes)).toEqual(readable());
  });

  test('reads no closed file by another spelling of its address', async () => {
    const path = pathOf('original');
    await put(path, 'owner');
    const written = encodeURIComponent(path);
    const spellings = [
      written.replaceAll('%2F', '%2f'),
      written.replace('high', '%68igh'),
      written.replaceAll('%', '%25'),
      written.replace('high-quality', 'high%252Dquality'),
      written.replaceAll('%2F', '%5C'),
      path,
      `watermarked%2F..%2F${written}`,
      `watermarked%2F%2E%2E%2F${written}`,
      `watermarked%2F%EF%BC%8E%EF%BC%8E%2F${written}`,
    ];
    const found: string[] = [];
    for (const spelling of spellings) {
      const url = `${bucket()}/${spelling}?alt=media`;
      if (await attempt(url, asFirebase(people[who].token))) found.push(spelling);
    }
    // Some of the spellings mean the file itself: those who may read it do.
    expect(found.length > 0).toBe(isAdmin);
  });

  test('lists folders only as an administrator', async () => {
    const folders = ['', ...new Set(names.map((name) => `${areaOf(pathOf(name))}/`))];
    const deep = names.map((name) => pathOf(name).replace(/[^/]+$/, ''));
    const found: string[] = [];
    for (const folder of new Set([...folders, ...deep])) {
      const url = `${bucket()}?prefix=${encodeURIComponent(folder)}&delimiter=/&maxResults=2`;
      if (await attempt(url, asFirebase(people[who].token))) found.push(folder);
    }
    expect(found).toEqual(isAdmin ? [...new Set([...folders, ...deep])] : []);
  });

  test('writes nothing but pictures to their places, and only as an administrator', async () => {
    expect(await achieved((path, token) => put(path, token, typeOf(path)))).toEqual(
      sorted(writable),
    );
    expect(await achieved((path, token) => put(path, token, 'text/html'))).toEqual([]);
    expect(await achieved(changeMetadata)).toEqual([]);
    const token = people[who].token;
    const strange = [
      `elsewhere/${project}.jpg`,
      `${project}.jpg`,
      `purchased/${people[who].uid}/item_${project}.jpg`,
      `customer-permanent-archive/${orderId}/b.jpg`,
      `watermarked/albums/../../high-quality/${project}.webp`,
      `watermarked/albums/${project}/watermarked_1700000000000_a_480.webp/b.webp`,
      `high-quality/albums/${project}/original_1700000000000_a.jpg.html`,
    ];
    for (const path of strange) expect([path, await put(path, token)]).toEqual([path, false]);
  });

  test('deletes only what the catalogue shows, and only as an administrator', async () => {
    expect(await achieved(remove)).toEqual(sorted(writable));
  });
});
