import { GeoPoint, Timestamp } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod/mini';
import { mapWithLimit } from '#src/model/base/async.ts';
import { chunks } from '#src/model/base/lists.ts';
import { collections } from '#src/model/base/paths.ts';
import {
  comparable,
  type FileFacts,
  innerCollections,
  type Manifest,
  manifestSchema,
  type RecordLine,
  takeoutPaths,
} from '#src/model/takeout/layout.ts';
import { fromJson, type ValueMakers } from '#src/model/takeout/values.ts';
import { Problem } from 'local-firebase/problem';
import {
  type Account,
  accountSchema,
  isPlaceholder,
  keepsPasswords,
  listAccounts,
  passwordsSchema,
  removeAccounts,
  restoreAccounts,
  WITHOUT_PASSWORDS,
} from './accounts.ts';
import type { Say } from './exportShop.ts';
import { look } from './folder.ts';
import { restoreMark, type Shop } from './shop.ts';

const FILES_AT_ONCE = 8;

/** Larger files are sent in parts, so that a cut costs one part. */
const IN_PARTS_FROM_BYTES = 8 * 1024 * 1024;

/** Few enough that the largest records fit into one request. */
const BATCH_SIZE = 10;
const BATCHES_AT_ONCE = 8;

async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, takeoutPaths.manifest);
  if (!existsSync(path)) {
    throw new Problem(`${folder} holds no whole export.`, 'Run npm run export again: it goes on.');
  }
  const { data } = z.safeParse(manifestSchema, JSON.parse(await readFile(path, 'utf8')));
  if (!data) throw new Problem(`${path} was written by another version.`);
  if (data.isPartial) {
    throw new Problem(
      'This is an archive of the dashboard, which lacks accounts and closed records.',
      'A shop is restored from a folder of npm run export.',
    );
  }
  return data;
}

/** Reads every file once: a folder with a fault in it fills no shop. */
async function prove(folder: string, { entries }: Manifest): Promise<void> {
  const faults = await mapWithLimit(entries, FILES_AT_ONCE, async ({ path, sha256 }) => {
    const place = join(folder, path);
    if (!existsSync(place)) return [`${path} is missing`];
    return (await look(place)).sha256 === sha256 ? [] : [`${path} was changed`];
  });
  const [first, ...others] = faults.flat();
  if (first === undefined) return;
  throw new Problem('The folder is not as it was exported.', first, ...others.slice(0, 9));
}

async function* linesOf<Line>(path: string): AsyncGenerator<Line> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (line !== '') yield JSON.parse(line) as Line;
  }
}

async function readLines<Line>(path: string): Promise<Line[]> {
  const lines: Line[] = [];
  for await (const line of linesOf<Line>(path)) lines.push(line);
  return lines;
}

/** True for a project without anything that a customer or the photographer has made. */
async function isEmpty({ firestore, bucket }: Shop, accounts: readonly Account[]) {
  const stored = await firestore.listCollections();
  const [files] = await bucket.getFiles({ maxResults: 1, autoPaginate: false });
  return (
    stored.every(({ id }) => id === collections.systemStatus) &&
    files.length === 0 &&
    accounts.every(isPlaceholder)
  );
}

/** Goes on with a restore of the same folder that was cut, or begins in an empty project. */
async function begin(shop: Shop, manifest: Manifest): Promise<void> {
  // First: it fails at once where nobody answers, while the database is asked again for a minute.
  const accounts = await listAccounts(shop);
  const id = createHash('sha256')
    .update(JSON.stringify(comparable(manifest)))
    .digest('hex');
  const mark = shop.firestore.doc(restoreMark);
  if ((await mark.get()).get('id') === id) return;
  if (!(await isEmpty(shop, accounts))) {
    throw new Problem(
      `${shop.project} is not empty.`,
      'A shop is restored into a project without records, files and accounts.',
    );
  }
  await mark.set({ id });
}

async function fillAccounts(shop: Shop, folder: string, say: Say): Promise<void> {
  const lines = await readLines(join(folder, takeoutPaths.accounts));
  const accounts = lines.map((line) => z.parse(accountSchema, line));
  const stored = await readFile(join(folder, takeoutPaths.passwords), 'utf8');
  const passwords = z.parse(passwordsSchema, JSON.parse(stored));
  if (!keepsPasswords(shop, passwords)) say(WITHOUT_PASSWORDS);
  const addresses = new Set(accounts.map(({ email }) => email));
  const own = new Set(accounts.map(({ localId }) => localId));
  const reserved = (await listAccounts(shop)).filter(
    (account) =>
      isPlaceholder(account) && addresses.has(account.email) && !own.has(account.localId),
  );
  await removeAccounts(
    shop,
    reserved.map(({ localId }) => localId),
  );
  await restoreAccounts(shop, { accounts, passwords });
}

/** The checksums of what a cut run has sent already. */
async function sentFiles({ bucket }: Shop): Promise<Map<string, string>> {
  const [files] = await bucket.getFiles();
  return new Map(files.map(({ name, metadata }) => [name, metadata.md5Hash ?? '']));
}

async function fillFiles(shop: Shop, folder: string, say: Say): Promise<void> {
  const facts = await readLines<FileFacts>(join(folder, takeoutPaths.fileFacts));
  const sent = await sentFiles(shop);
  let done = 0;
  await mapWithLimit(facts, FILES_AT_ONCE, async ({ path, metadata, ...shown }) => {
    const place = join(folder, takeoutPaths.file(path));
    const { bytes, md5 } = await look(place);
    if (sent.get(path) !== md5) {
      await shop.bucket.upload(place, {
        destination: path,
        resumable: bytes > IN_PARTS_FROM_BYTES,
        metadata: { ...shown, metadata: { ...metadata } },
      });
    }
    done += 1;
    if (done % 100 === 0) say(`${done} of ${facts.length} files`);
  });
}

/**
 * The records that stop functions from doing again what was done: the outbox knows the mails that were
 * sent, and terms are kept once.
 */
const FIRST: readonly string[] = [
  ...[collections.orderMails, ...innerCollections].map(takeoutPaths.records),
];

function inOrder(paths: readonly string[]): string[] {
  return [
    ...FIRST.filter((path) => paths.includes(path)),
    ...paths.filter((path) => !FIRST.includes(path)),
  ];
}

function makersFor({ firestore }: Shop): ValueMakers {
  return {
    time: ({ seconds, nanoseconds }) => new Timestamp(seconds, nanoseconds),
    record: (path) => firestore.doc(path),
    bytes: (bytes) => Buffer.from(bytes),
    place: (latitude, longitude) => new GeoPoint(latitude, longitude),
  };
}

/** Takes so many lines at a time: the largest collection needs no more memory than these. */
async function* portionsOf(path: string, size: number): AsyncGenerator<RecordLine[]> {
  let portion: RecordLine[] = [];
  for await (const line of linesOf<RecordLine>(path)) {
    portion.push(line);
    if (portion.length < size) continue;
    yield portion;
    portion = [];
  }
  yield portion;
}

async function fillCollection(shop: Shop, path: string): Promise<void> {
  const make = makersFor(shop);
  for await (const lines of portionsOf(path, BATCH_SIZE * BATCHES_AT_ONCE)) {
    await mapWithLimit(chunks(lines, BATCH_SIZE), BATCHES_AT_ONCE, (some) => {
      const batch = shop.firestore.batch();
      for (const { path: place, data } of some) {
        const record = fromJson(data, shop.files, make) as Record<string, unknown>;
        batch.set(shop.firestore.doc(place), record);
      }
      return batch.commit();
    });
  }
}

/** Fills an empty project from the folder of an export. Repeated after a cut, it goes on. */
export async function restoreShop(shop: Shop, folder: string, say: Say): Promise<Manifest> {
  const manifest = await readManifest(folder);
  say('Every file is compared with its hash');
  await prove(folder, manifest);
  await begin(shop, manifest);
  say('Accounts');
  await fillAccounts(shop, folder, say);
  say('Files');
  await fillFiles(shop, folder, say);
  const paths = manifest.entries.map(({ path }) => path);
  // Last: what a record names is there when it appears.
  for (const path of inOrder(paths.filter((each) => each.startsWith('records/')))) {
    say(path);
    await fillCollection(shop, join(folder, path));
  }
  await shop.firestore.doc(restoreMark).delete();
  return manifest;
}
