import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { Readable } from 'node:stream';
import { site } from '#src/config/site.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { addToContent, emptyContent, type ShopContent } from '#src/model/takeout/content.ts';
import {
  countsOf,
  type FileFacts,
  fileFactsLine,
  innerCollections,
  isPassing,
  type Manifest,
  manifestJson,
  recordLine,
  type RecordLine,
  TAKEOUT_VERSION,
  takeoutPaths,
} from '#src/model/takeout/layout.ts';
import { takeoutPage } from '#src/model/takeout/page.ts';
import { tablesOf } from '#src/model/takeout/tables.ts';
import { keepsPasswords, takeAccounts, WITHOUT_PASSWORDS } from './accounts.ts';
import { ExportFolder } from './folder.ts';
import { recordSchemas } from './schemas.ts';
import type { Shop, StoredFile } from './shop.ts';

const FILES_AT_ONCE = 8;
const SAID_EVERY = 100;
const NOT_FOUND = 404;

/** Tells how far it is. */
export type Say = (line: string) => void;

const jsonLine = (value: object): string => `${JSON.stringify(value)}\n`;

const inOrder = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] =>
  items.toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));

/** Every query whose documents are taken along, by the name of its file. */
async function recordQueries({ firestore }: Shop): Promise<Map<string, Query>> {
  const outer = (await firestore.listCollections()).filter(({ id }) => !isPassing(id));
  return new Map<string, Query>([
    ...inOrder(outer, ({ id }) => id).map((each) => [each.id, each] as const),
    ...innerCollections.map((name) => [name, firestore.collectionGroup(name)] as const),
  ]);
}

/** The lines of a collection, one document after the other: thousands need no more memory than one. */
async function* linesOf(query: Query, { files }: Shop, content: ShopContent) {
  const stream = query.orderBy(FieldPath.documentId()).stream();
  for await (const each of stream) {
    const document = each as unknown as QueryDocumentSnapshot;
    const line = recordLine({ path: document.ref.path, data: document.data() }, files);
    if (line === undefined) continue;
    addToContent(content, JSON.parse(line) as RecordLine);
    yield line;
  }
}

async function takeRecords(shop: Shop, folder: ExportFolder): Promise<ShopContent> {
  const content = emptyContent();
  for (const [name, query] of await recordQueries(shop)) {
    const lines = linesOf(query, shop, content);
    await folder.write(takeoutPaths.records(name), Readable.from(lines));
  }
  return content;
}

function factsOf({ name, metadata }: StoredFile): FileFacts {
  const { contentType = '', cacheControl = '', metadata: own = {} } = metadata;
  return { path: name, contentType, cacheControl, metadata: own as FileFacts['metadata'] };
}

async function storedFiles({ bucket }: Shop): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for await (const each of bucket.getFilesStream()) {
    const file = each as unknown as StoredFile;
    // A folder that somebody made by hand in the console.
    if (!file.name.endsWith('/')) files.push(file);
  }
  return inOrder(files, ({ name }) => name);
}

const isGone = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && thrown.code === NOT_FOUND;

/** The bytes as they are stored. What has come is compared with the checksum where it is written. */
const contentOf = (file: StoredFile) =>
  file.createReadStream({ validation: false, decompress: false });

/** Brings every file that is not there yet. One that is deleted meanwhile is left out. */
async function takeFiles(shop: Shop, folder: ExportFolder, say: Say): Promise<void> {
  const files = await storedFiles(shop);
  let done = 0;
  const facts = await mapWithLimit(files, FILES_AT_ONCE, async (file) => {
    const path = takeoutPaths.file(file.name);
    try {
      await folder.bring(path, file.metadata.md5Hash ?? '', () => contentOf(file));
    } catch (thrown) {
      if (!isGone(thrown)) throw thrown;
      return '';
    }
    done += 1;
    if (done % SAID_EVERY === 0) say(`${done} of ${files.length} files`);
    return fileFactsLine(factsOf(file));
  });
  await folder.write(takeoutPaths.fileFacts, facts.join(''));
}

/** Writes the whole shop into a folder. Repeated, it brings only what is not there yet. */
export async function exportShop(shop: Shop, path: string, say: Say): Promise<Manifest> {
  // First: it fails at once where nobody answers, while the database is asked again for a minute.
  const { accounts, passwords } = await takeAccounts(shop);
  const folder = new ExportFolder(path);
  await folder.begin(shop.project);
  // Files last: those that a record names stay for weeks after it is deleted.
  const content = await takeRecords(shop, folder);
  if (!keepsPasswords(shop, passwords)) say(WITHOUT_PASSWORDS);
  await folder.write(takeoutPaths.accounts, accounts.map(jsonLine));
  await folder.write(takeoutPaths.passwords, `${JSON.stringify(passwords, null, 1)}\n`);
  for (const [name, schema] of recordSchemas()) {
    await folder.write(takeoutPaths.schema(name), schema);
  }
  for (const [place, table] of tablesOf(content)) await folder.write(place, table);
  const facts = { shop: site.businessName, isPartial: false };
  await folder.write(takeoutPaths.page, takeoutPage(content, facts));
  await takeFiles(shop, folder, say);
  const manifest: Manifest = {
    version: TAKEOUT_VERSION,
    madeAt: new Date().toISOString(),
    project: shop.project,
    isPartial: false,
    counts: { accounts: accounts.length, ...countsOf(folder.entries) },
    entries: folder.entries,
  };
  await folder.finish(manifestJson(manifest));
  return manifest;
}
