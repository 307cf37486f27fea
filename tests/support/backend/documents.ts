import * as z from 'zod/mini';
import { decodeOrThrow, encode, type StoredDocument } from '#src/data/firestore/converter.ts';
import type { Filter, QuerySpec } from '#src/data/firestore/port.ts';
import { AppError } from '#src/model/base/errors.ts';

type Data = Record<string, unknown>;

export interface Change {
  kind: 'set' | 'merge' | 'update' | 'remove';
  path: string;
  data: object;
}

interface Follower {
  /** The path of a document or of a collection. */
  place: string;
  tell: () => void;
  fail: (error: Error) => void;
  /** The connection is gone, and may come back. */
  wait: () => void;
}

let stored: ReadonlyMap<string, Data> = new Map();
let known: ReadonlySet<string> | undefined;
const followers = new Set<Follower>();

const collectionOf = (path: string) => path.slice(0, path.indexOf('/'));
const idOf = (path: string) => path.slice(path.indexOf('/') + 1);
const pathsIn = (collection: string) =>
  [...stored.keys()].filter((path) => collectionOf(path) === collection);
const plain = (data: object): Data => encode(data, () => new Date());

function applied(before: Data | undefined, { kind, path, data }: Change): Data | undefined {
  switch (kind) {
    case 'set':
      return plain(data);
    case 'merge':
      return { ...before, ...plain(data) };
    case 'update':
      if (!before) throw new AppError('not-found', { details: { path } });
      return { ...before, ...plain(data) };
    case 'remove':
      return undefined;
  }
}

/** All of the changes or none of them; whoever follows one of the documents is told. */
export function apply(changes: readonly Change[]): void {
  const next = new Map(stored);
  for (const change of changes) {
    const data = applied(next.get(change.path), change);
    if (data) next.set(change.path, data);
    else next.delete(change.path);
  }
  stored = next;
  const touched = new Set(changes.flatMap(({ path }) => [path, collectionOf(path)]));
  for (const { place, tell } of [...followers]) if (touched.has(place)) tell();
}

/** Another list has fetched it, unless a test says which ones are known. */
export const isKnown = (path: string): boolean => known?.has(path) ?? true;

export function find(path: string): StoredDocument | undefined {
  const data = stored.get(path);
  return data && { id: idOf(path), data };
}

/** The same object for as long as the document has not been changed. */
export const versionOf = (path: string): unknown => stored.get(path);

const comparable = (value: unknown) => (value instanceof Date ? value.getTime() : value);

function compare(one: unknown, other: unknown): number {
  const [a, b] = [comparable(one), comparable(other)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [text, otherText] = [String(a), String(b)];
  if (text === otherText) return 0;
  return text < otherText ? -1 : 1;
}

/** A field, or with a dot the field of a map. */
function valueOf(data: StoredDocument['data'], field: string): unknown {
  return field
    .split('.')
    .reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], data);
}

function fits({ data }: StoredDocument, [field, operator, wanted]: Filter): boolean {
  const value = valueOf(data, field);
  switch (operator) {
    case '==':
      return comparable(value) === comparable(wanted);
    case 'in':
      return Array.isArray(wanted) && wanted.includes(value);
    case '>=':
      // Like the database, which compares within a type only.
      return value !== null && compare(value, wanted) >= 0;
    case '<':
      return compare(value, wanted) < 0;
    case 'array-contains':
      return Array.isArray(value) && value.includes(wanted);
    case 'array-contains-any':
      return (
        Array.isArray(value) && Array.isArray(wanted) && value.some((each) => wanted.includes(each))
      );
    default:
      throw new Error(`No query of the site compares with ${operator} yet`);
  }
}

/** The documents that a query finds; `after` is the path of the last one of the page before. */
export function query(spec: QuerySpec, after?: string): StoredDocument[] {
  const { collection, where = [], orderBy = [], limit = Infinity } = spec;
  const found = pathsIn(collection)
    .flatMap((path) => find(path) ?? [])
    .filter((document) => where.every((filter) => fits(document, filter)))
    // A document without the field of an order is not found by it.
    .filter(({ data }) => orderBy.every(([field]) => data[field] !== undefined))
    .sort((one, other) => {
      for (const [field, direction] of orderBy) {
        const difference = compare(one.data[field], other.data[field]);
        if (difference !== 0) return direction === 'asc' ? difference : -difference;
      }
      const isDown = orderBy.at(-1)?.[1] === 'desc';
      return isDown ? compare(other.id, one.id) : compare(one.id, other.id);
    });
  const last = after === undefined ? -1 : found.findIndex(({ id }) => id === idOf(after));
  return found.slice(last + 1).slice(0, limit);
}

export function follow(follower: Follower): () => void {
  followers.add(follower);
  return () => void followers.delete(follower);
}

function takeFollowers(place: string): Follower[] {
  const taken = [...followers].filter((follower) => follower.place === place);
  taken.forEach((follower) => followers.delete(follower));
  return taken;
}

/** The document database, as a test looks at it and changes it from elsewhere. */
export const documents = {
  /** Stores a record as it is; a component that follows it must be told inside `act`. */
  put: (path: string, data: object): void => apply([{ kind: 'set', path, data }]),
  /** Has a collection hold these records, under their own ids, and no others. */
  fill: (collection: string, records: readonly { id: string }[]): void =>
    apply([
      ...pathsIn(collection).map((path) => ({ kind: 'remove', path, data: {} }) as const),
      ...records.map((data) => ({ kind: 'set', path: `${collection}/${data.id}`, data }) as const),
    ]),
  change: (path: string, data: object): void => apply([{ kind: 'update', path, data }]),
  remove: (path: string): void => apply([{ kind: 'remove', path, data: {} }]),
  /** The raw document at a path. */
  get: (path: string): Data | undefined => stored.get(path),
  /** The document at a path as its schema reads it; it must exist. */
  read: <Output>(path: string, schema: z.ZodMiniType<Output>): Output => {
    const document = find(path);
    if (!document) throw new Error(`Nothing is stored at ${path}`);
    return decodeOrThrow(schema, document, path);
  },
  /** A list that is kept in one field of a document. */
  list: <Item>(path: string, field: string, schema: z.ZodMiniType<Item>): Item[] =>
    z.parse(z.array(schema), stored.get(path)?.[field] ?? []),
  /** The records of a collection as their schema reads them, in the order in which they were made. */
  all: <Output>(collection: string, schema: z.ZodMiniType<Output>): Output[] =>
    pathsIn(collection).map((path) => documents.read(path, schema)),
  /** The connection of all who follow this breaks. */
  breakWatches: (place: string, error: Error = new AppError('network')): void =>
    takeFollowers(place).forEach((follower) => follower.fail(error)),
  /** All who follow this are offline for a while. */
  interruptWatches: (place: string): void =>
    [...followers].filter((each) => each.place === place).forEach(({ wait }) => wait()),
  /** All who follow this hear nothing more, and are not told so. */
  silenceWatches: (place: string): void => void takeFollowers(place),
  /** Only these are known from other lists: the first answer of one that does not wait for the server has no more. */
  know: (...paths: string[]): void => {
    known = new Set(paths);
  },
  watcherCount: (place: string): number =>
    [...followers].filter((follower) => follower.place === place).length,
};

export function clearDocuments(): void {
  stored = new Map();
  known = undefined;
  followers.clear();
}
