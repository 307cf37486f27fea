import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type {
  DocumentReader,
  DocumentWriter,
  QuerySpec,
  UpdateTogether,
} from '#src/data/firestore/port.ts';
import { apply, find, query, versionOf, type Change } from '../documents.ts';
import { pass } from '../interruptions.ts';

/* Stands in for `src/data/sdk/firestoreLite.ts`. */

export async function readDocument(path: string): Promise<StoredDocument | undefined> {
  await pass('read', path);
  return find(path);
}

export async function readList(spec: QuerySpec, after?: string): Promise<StoredDocument[]> {
  await pass('read', spec.collection);
  return query(spec, after);
}

export async function count(spec: QuerySpec): Promise<number> {
  await pass('count', spec.collection);
  return query(spec).length;
}

function writerTo(changes: Change[]): DocumentWriter {
  const note = (kind: Change['kind']) => (path: string, data: object) =>
    void changes.push({ kind, path, data });
  return {
    set: note('set'),
    merge: note('merge'),
    update: note('update'),
    remove: (path) => note('remove')(path, {}),
  };
}

async function passAll(operation: 'write' | 'answer', changes: readonly Change[]): Promise<void> {
  for (const path of new Set(changes.map((change) => change.path))) await pass(operation, path);
}

export async function writeTogether(work: (writer: DocumentWriter) => void): Promise<void> {
  const changes: Change[] = [];
  work(writerTo(changes));
  await passAll('write', changes);
  apply(changes);
  await passAll('answer', changes);
}

/** Repeated when what was read has changed before it was written. */
export async function transact<Answer>(
  work: (transaction: DocumentReader & DocumentWriter) => Promise<Answer>,
): Promise<Answer> {
  for (;;) {
    const changes: Change[] = [];
    const versions = new Map<string, unknown>();
    const read = (path: string) => {
      versions.set(path, versionOf(path));
      return readDocument(path);
    };
    const answer = await work({ ...writerTo(changes), read });
    await passAll('write', changes);
    if ([...versions].some(([path, version]) => versionOf(path) !== version)) continue;
    apply(changes);
    await passAll('answer', changes);
    return answer;
  }
}

export function updateTogether<Answer>({ paths, work }: UpdateTogether<Answer>): Promise<Answer> {
  return transact(async (transaction) => {
    const stored = new Map<string, StoredDocument>();
    for (const path of paths) {
      const document = await transaction.read(path);
      if (document) stored.set(path, document);
    }
    return work(stored, transaction);
  });
}
