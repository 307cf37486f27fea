import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { migrate } from '../../../tools/migrations/migration.ts';

/** A database with so many documents, which notes how many were written by each request. */
function database(count: number) {
  const ids = Array.from({ length: count }, (_, at) => at);
  const requests: number[][] = [];
  const pageAfter = (last: number, limit: number) => {
    const docs = ids.filter((id) => id > last).slice(0, limit);
    return docs.map((id) => ({ ref: id, data: () => ({ id }), updateTime: 0 }));
  };
  const query = (last: number, limit: number): object => ({
    orderBy: () => query(last, limit),
    limit: (most: number) => query(last, most),
    startAfter: ({ ref }: { ref: number }) => query(ref, limit),
    get: () => Promise.resolve({ docs: pageAfter(last, limit) }),
  });
  const db = {
    collection: () => query(-1, count),
    batch: () => {
      const written: number[] = [];
      return {
        update: (ref: number) => written.push(ref),
        commit: () => Promise.resolve(requests.push(written)),
      };
    },
  };
  return { db: db as unknown as Firestore, ids, requests };
}

test('ten documents are written at once: as many of the largest fit into one request', async () => {
  const { db, ids, requests } = database(215);
  await migrate(db, { collection: 'albums', change: () => ({ images: [] }) });
  expect(requests.flat()).toEqual(ids);
  expect(Math.max(...requests.map((each) => each.length))).toBe(10);
});
