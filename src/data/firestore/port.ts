import type { CollectionName } from '#src/model/base/paths.ts';
import type { StoredDocument } from './converter.ts';

export type FilterOperator =
  | '=='
  | '>='
  | '<='
  | '>'
  | '<'
  | 'in'
  | 'array-contains'
  | 'array-contains-any';

export type Filter = readonly [field: string, operator: FilterOperator, value: unknown];

export type Order = readonly [field: string, direction: 'asc' | 'desc'];

/**
 * A query as plain data. Both Firestore SDKs take the same one, and tests can check every query
 * against the rules and the indexes without running it.
 */
export interface QuerySpec {
  readonly collection: CollectionName;
  readonly where?: readonly Filter[];
  readonly orderBy?: readonly Order[];
  readonly limit?: number;
  /** The listener waits for the server: what another list has fetched would be a part of this one. */
  readonly isWhole?: true;
}

/** A query that is read page by page. */
export type PagedQuery = QuerySpec & { readonly limit: number };

/** The writes of a batch or a transaction; paths come from `src/model/base/paths.ts`. */
export interface DocumentWriter {
  set(path: string, data: object): void;
  /** Sets these fields whole, maps too, and leaves the others; the document need not exist. */
  merge(path: string, data: object): void;
  update(path: string, data: object): void;
  remove(path: string): void;
}

export interface DocumentReader {
  read(path: string): Promise<StoredDocument | undefined>;
}

/** Documents that are read together in one request, and updated together in another. */
export interface UpdateTogether<Answer> {
  paths: readonly string[];
  /** The ID token of the signed-in user. */
  token: () => Promise<string>;
  /** Called with the documents by their paths; may be called again. */
  work: (
    stored: ReadonlyMap<string, StoredDocument>,
    writer: Pick<DocumentWriter, 'update'>,
  ) => Answer;
}

/** Receives the results of a live query. */
export interface Observer<Value> {
  onNext: (value: Value) => void;
  onError: (thrown: unknown) => void;
  /** Nothing is known: there is no connection and nothing was read before. */
  onOffline: () => void;
}
