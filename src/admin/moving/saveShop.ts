import { env } from '#src/config/env.ts';
import { fileUrl, storageOrigins } from '#src/data/files/storage.ts';
import { fileAccess } from '#src/data/files/purchasedFiles.ts';
import * as wholeShop from '#src/data/repos/system/wholeShop.ts';
import { saveFile } from '#src/lib/saveFile.ts';
import { createZip } from '#src/lib/zip/createZip.ts';
import { planArchive } from '#src/lib/zip/planArchive.ts';
import { mapWithLimit } from '#src/model/base/async.ts';
import { AppError } from '#src/model/base/errors.ts';
import { parseStorageUrl } from '#src/model/files/urlPolicy.ts';
import { bytesOf, type ZipEntry, zipFileName } from '#src/model/purchases/zipPlan.ts';
import { addToContent, emptyContent } from '#src/model/takeout/content.ts';
import {
  countsOf,
  fileFactsLine,
  type Manifest,
  manifestJson,
  recordLine,
  type RecordLine,
  TAKEOUT_VERSION,
  type TakeoutEntry,
  takeoutPaths,
} from '#src/model/takeout/layout.ts';
import { takeoutPage } from '#src/model/takeout/page.ts';
import { tablesOf } from '#src/model/takeout/tables.ts';
import { takeoutTabTexts } from '#src/model/takeout/texts.ts';
import type { FileAddresses } from '#src/model/takeout/values.ts';
import { currentShop } from '#src/stores/shop.ts';

const QUESTIONS_AT_ONCE = 8;

/** The addresses by which records name files of this shop. */
const files: FileAddresses = {
  pathOf: (text) => {
    const file = text.startsWith('http') ? parseStorageUrl(text, storageOrigins()) : undefined;
    return file?.bucket === env.firebase?.storageBucket ? file?.path : undefined;
  },
  addressOf: fileUrl,
};

/** The shop as it goes into the archive. */
export interface CountedShop {
  records: number;
  /** The entries of the archive by their places in it. */
  entries: readonly ZipEntry[];
  /** The texts among it. */
  texts: ReadonlyMap<string, Blob>;
  /** The stored files among it, by their places in the archive. */
  paths: ReadonlyMap<string, string>;
}

async function readTexts(): Promise<{ records: number; texts: Map<string, string> }> {
  const texts = new Map<string, string>();
  const content = emptyContent();
  let records = 0;
  for await (const record of wholeShop.readRecords()) {
    const line = recordLine(record, files);
    if (line === undefined) continue;
    const place = takeoutPaths.records(record.path.split('/')[0] ?? '');
    texts.set(place, (texts.get(place) ?? '') + line);
    addToContent(content, JSON.parse(line) as RecordLine);
    records += 1;
  }
  const page = takeoutPage(content, { shop: currentShop().businessName, isPartial: true });
  return { records, texts: new Map([...texts, ...tablesOf(content), [takeoutPaths.page, page]]) };
}

/** Reads everything but the files, of which it asks how large they are. */
export async function countShop(): Promise<CountedShop> {
  const { records, texts } = await readTexts();
  const listed = await wholeShop.listFiles();
  const stored = (await mapWithLimit(listed, QUESTIONS_AT_ONCE, wholeShop.fileFacts)).filter(
    (each) => each !== undefined,
  );
  texts.set(takeoutPaths.fileFacts, stored.map(fileFactsLine).join(''));
  const blobs = new Map([...texts].map(([place, text]) => [place, new Blob([text])]));
  return {
    records,
    texts: blobs,
    paths: new Map(stored.map(({ path }) => [takeoutPaths.file(path), path])),
    entries: [
      ...[...blobs].map(([id, { size }]) => ({ id, name: id, bytes: size })),
      ...stored.map(({ path, bytes }) => {
        const id = takeoutPaths.file(path);
        return { id, name: id, bytes };
      }),
    ],
  };
}

/** About what a line of the manifest takes. */
const LINE_BYTES = 200;

interface Saving {
  onBytes: (bytes: number) => void;
  signal: AbortSignal;
}

/** Hands out texts from memory, and files from the store. Addresses are given back at the end. */
function accessTo({ texts, paths }: CountedShop) {
  const urls: string[] = [];
  const ofText = (text: Blob) => {
    const url = URL.createObjectURL(text);
    urls.push(url);
    return { url, headers: {} };
  };
  return {
    ofText,
    ofEntry: (id: string) => {
      const text = texts.get(id);
      return text ? Promise.resolve(ofText(text)) : fileAccess(paths.get(id) ?? '');
    },
    giveBack: () => urls.forEach((url) => URL.revokeObjectURL(url)),
  };
}

/** The manifest of what was packed, which is known when everything before it has been read. */
function manifestOf(hashed: readonly TakeoutEntry[]): Blob {
  const manifest: Manifest = {
    version: TAKEOUT_VERSION,
    madeAt: new Date().toISOString(),
    project: env.firebase?.projectId ?? '',
    isPartial: true,
    counts: countsOf(hashed),
    entries: [...hashed],
  };
  return new Blob([manifestJson(manifest)]);
}

/**
 * Saves the archive, in parts where there is no room for it in one piece. The last thing in the last part
 * is the manifest. Returns the places of files that could not be fetched.
 */
export async function saveShop(shop: CountedShop, { onBytes, signal }: Saving): Promise<string[]> {
  const manifestBytes = LINE_BYTES * shop.entries.length;
  const manifest = { id: takeoutPaths.manifest, name: takeoutPaths.manifest, bytes: manifestBytes };
  const { parts, target } = await planArchive([...shop.entries, manifest]);
  const access = accessTo(shop);
  const hashed: TakeoutEntry[] = [];
  const failed: string[] = [];
  const all = Promise.withResolvers<undefined>();
  let waiting = shop.entries.length;
  let before = 0;
  try {
    for (const [index, entries] of parts.entries()) {
      const { file, failedIds } = await createZip({
        ...{ entries, missing: [], target, licence: undefined, signal },
        head: [currentShop().businessName, takeoutTabTexts.title],
        unit: takeoutTabTexts.unit,
        access: async (id) => {
          if (id !== takeoutPaths.manifest) return access.ofEntry(id);
          await all.promise;
          return access.ofText(manifestOf(hashed));
        },
        onHashed: ({ id, bytes, sha256 }) => {
          if (sha256 !== undefined) hashed.push({ path: id, bytes, sha256 });
          waiting -= 1;
          if (waiting === 0) all.resolve(undefined);
        },
        onProgress: (bytes) => onBytes(before + bytes),
        onPacking: () => undefined,
      });
      before += bytesOf(entries);
      failed.push(...failedIds);
      const part = { index: index + 1, count: parts.length };
      if (file)
        saveFile(file, zipFileName(takeoutTabTexts.archive(currentShop().businessName), part));
    }
  } finally {
    access.giveBack();
  }
  if (signal.aborted) throw new AppError('cancelled');
  return failed;
}
