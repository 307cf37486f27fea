import { expect } from 'vitest';
import * as z from 'zod/mini';
import { filesNamedIn } from '#src/data/files/fileReferences.ts';
import { fileUrl } from '#src/data/files/storage.ts';
import { runInBatches, type BulkTask } from '#src/model/base/bulk.ts';
import { backend } from '../../support/backend/backend.ts';
import { admin, album, portfolioItem, singleImage } from '../../support/records.ts';

/* A shop whose pictures are changed by jobs that may be cut anywhere. */

const COLLECTIONS = ['albums', 'enkeltbilleder', 'individuelle', 'portfolio', 'bin'];
export const ALBUM = ['Gren', 'Fyr', 'Klit'];
export const SINGLES = ['Hede', 'Sø'];
const PORTFOLIO = ['Bakke'];
export const NAMES = [...ALBUM, ...SINGLES, ...PORTFOLIO];

export const originalOf = (name: string) =>
  `high-quality/albums/skagen/original_1700000000000_${name.toLowerCase()}.jpg`;
const publicOf = (name: string) =>
  `watermarked/albums/skagen/watermarked_1700000000000_${name.toLowerCase()}_480.webp`;
export const portfolioOriginalOf = (name: string) =>
  `portfolio-protected/original_1700000000000_${name.toLowerCase()}.jpg`;
const portfolioFilesOf = (name: string) => {
  const url = fileUrl(`portfolio-display/watermarked_1700000000000_${name.toLowerCase()}_480.webp`);
  return { originalSrc: portfolioOriginalOf(name), imageUrl: url, thumbnailUrl: url };
};
const filesOf = (name: string) => ({
  originalSrc: originalOf(name),
  watermarkedSrc: fileUrl(publicOf(name)),
});

const records = () =>
  COLLECTIONS.flatMap((collection) =>
    backend.documents
      .all(collection, z.looseObject({ id: z.string() }))
      .map((record) => [`${collection}/${record.id}`, record] as const),
  );

const TIMES = ['createdAt', 'updatedAt', 'removedAt'];

/** Everything that is stored, without its times. */
export const state = () =>
  JSON.stringify(
    records().toSorted(([a], [b]) => (a < b ? -1 : 1)),
    (key, value: unknown) => (TIMES.includes(key) ? undefined : value),
  );

const filesNamed = () => [...filesNamedIn(records().map(([, record]) => record))];

export interface Outcome {
  /** Those of which the job says that they are done. */
  done: string[];
  /** The others, for which it is repeated. */
  rest: string[];
}

export interface Job {
  ids: readonly string[];
  run: (ids: readonly string[]) => Promise<Outcome>;
  /** True when what a job says is done can be seen. */
  isDone: (id: string) => boolean;
  /** The pictures whose files stay. */
  kept?: readonly string[];
}

export interface Titled {
  id: string;
  title: string;
}

type Batches = Pick<BulkTask<Titled>, 'batchSize' | 'atOnce'>;

/** A job of the bulk engine. */
const jobIn =
  (batches: Batches) =>
  (ids: readonly string[], write: BulkTask<Titled>['write'], isDone: Job['isDone']): Job => ({
    ids,
    run: async (some) => {
      const items = some.map((id) => ({ id, title: id }));
      const { done, failed, left } = await runInBatches(
        items,
        { ...batches, write },
        { signal: new AbortController().signal, onProgress: () => undefined },
      );
      const rest = [...failed.map(({ item }) => item), ...left];
      return { done: done.map(({ id }) => id), rest: rest.map(({ id }) => id) };
    },
    isDone,
  });

export const bulk = jobIn({ batchSize: 2 });

/** All batches are under way at once. */
export const bulkAtOnce = jobIn({ batchSize: 1, atOnce: 3 });

/** A step by itself, which fails as a whole. */
export function single(id: string, act: () => Promise<unknown>, isDone: () => boolean): Job {
  return {
    ids: [id],
    run: async () => {
      try {
        await act();
        return { done: [id], rest: [] };
      } catch {
        return { done: [], rest: [id] };
      }
    },
    isDone,
  };
}

export function fillShop(): void {
  backend.accounts.signIn(admin);
  const skagen = album('Skagen', ALBUM);
  const images = skagen.images.map((image) => ({ ...image, ...filesOf(image.id) }));
  const cover = filesOf('Gren').watermarkedSrc;
  const covers = { coverImageUrl: cover, watermarkedCoverUrl: cover };
  backend.documents.fill('albums', [
    { ...skagen, images, ...covers },
    album('Møn', [], { order: 1 }),
  ]);
  backend.documents.fill(
    'enkeltbilleder',
    SINGLES.map((name, order) => singleImage(name, { order, ...filesOf(name) })),
  );
  backend.documents.fill(
    'portfolio',
    PORTFOLIO.map((name, order) => portfolioItem(name, { order, ...portfolioFilesOf(name) })),
  );
  for (const collection of ['individuelle', 'bin', 'withdrawn-albums', 'withdrawn-images']) {
    backend.documents.fill(collection, []);
  }
  for (const name of NAMES) {
    const files = PORTFOLIO.includes(name) ? portfolioFilesOf(name) : filesOf(name);
    for (const path of filesNamedIn(files)) backend.files.put(path, new Blob([name]));
  }
}

/** Every picture is in a record of the shop or the bin, and every file that one names is there. */
export function expectNothingLost({ kept = NAMES }: Job): void {
  const stored = JSON.stringify(records());
  for (const name of kept) expect(stored, `${name} is somewhere`).toContain(`"id":"${name}"`);
  for (const path of filesNamed()) {
    expect(backend.files.get(path), `${path} is named and there`).toBeDefined();
  }
}
