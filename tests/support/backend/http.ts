import type * as z from 'zod/mini';
import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type { Filter, Order, QuerySpec } from '#src/data/firestore/port.ts';
import type { CollectionName } from '#src/model/base/paths.ts';
import {
  parseSearchAnswerPath,
  searchIn,
  type SearchHit,
} from '#src/model/catalogue/search/search.ts';
import type { Contract } from '#src/model/system/contracts.ts';
import { find, query } from './documents.ts';
import { files } from './files.ts';
import { pass } from './interruptions.ts';

/* Answers the plain HTTP requests of the site: server functions, public documents, and files by address. */

interface Call {
  path: string;
  input: unknown;
  /** The token that was sent along. */
  token: string | undefined;
}

type Answer = (input: unknown) => { status: number; body: object };

const answers = new Map<string, Answer>();
const calls: Call[] = [];
let searched: readonly SearchHit[] = [];

/** The server functions, each as a test has it answer. */
export const functions = {
  /** Lets a function succeed; an answer may be worked out from the input. */
  answer: <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
    { path }: Contract<Input, Output>,
    respond: (input: z.infer<Input>) => Omit<z.infer<Output>, 'success'> = () =>
      ({}) as Omit<z.infer<Output>, 'success'>,
  ): void => {
    const body = (input: unknown) => ({ success: true, ...respond(input as z.infer<Input>) });
    answers.set(path, (input) => ({ status: 200, body: body(input) }));
  },
  /** Lets a function say no. */
  refuse: ({ path }: { path: string }, status: number, body: object = {}): void =>
    void answers.set(path, () => ({ status, body: { success: false, ...body } })),
  /** Lets visitors search in these. */
  searchIn: (hits: readonly SearchHit[]): void => void (searched = hits),
  /** The inputs of a function's calls, in order. */
  calls: ({ path }: { path: string }): Call[] => calls.filter((call) => call.path === path),
};

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status });
}

async function callFunction(path: string, { method, body, headers }: RequestInit) {
  await pass('call', path);
  if (method === 'OPTIONS') return json({});
  const words = parseSearchAnswerPath(path);
  if (words.length > 0) return json(searchIn(searched, words));
  const input: unknown = typeof body === 'string' ? JSON.parse(body) : {};
  const token = new Headers(headers).get('Authorization')?.replace('Bearer ', '');
  calls.push({ path, input, token });
  const answer = answers.get(path);
  if (!answer) throw new TypeError(`Failed to fetch: no answer is given for ${path}`);
  const given = answer(input);
  return json(given.body, given.status);
}

/** A plain value as the REST interface of Firestore writes it. */
function typed(value: unknown): object {
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  switch (typeof value) {
    case 'object':
      return { mapValue: { fields: typedFields(value) } };
    case 'number':
      return { doubleValue: value };
    case 'boolean':
      return { booleanValue: value };
    default:
      return { stringValue: value };
  }
}

function typedFields(data: object): object {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typed(value)]));
}

const restDocument = (collection: string, { id, data }: { id: string; data: object }) => ({
  name: `projects/test/databases/(default)/documents/${collection}/${id}`,
  fields: typedFields(data),
});

interface StructuredQuery {
  from: [{ collectionId: CollectionName }];
  where?: {
    compositeFilter: {
      filters: { fieldFilter: { field: { fieldPath: string }; op: string; value: object } }[];
    };
  };
  orderBy: { field: { fieldPath: string }; direction: string }[];
  limit?: number;
  startAt?: Place;
  endAt?: Place;
}

interface Place {
  values: { referenceValue?: string }[];
}

const DOCUMENT_NAME = '__name__';

const idAt = ({ values }: Place): string | undefined =>
  values.at(-1)?.referenceValue?.split('/').at(-1);

/** The documents that a query of the REST interface finds. */
function answerTo(asked: StructuredQuery): StoredDocument[] {
  const { startAt, endAt } = asked;
  const spec = specOf(asked);
  // A list that ends where it begins is about one document.
  if (startAt && endAt)
    return query({ ...spec, limit: Infinity }).filter(({ id }) => id === idAt(startAt));
  const after = startAt && idAt(startAt);
  return query(spec, after && `${spec.collection}/${after}`);
}

function specOf({ from, where, orderBy, limit }: StructuredQuery): QuerySpec {
  const filters = where?.compositeFilter.filters ?? [];
  return {
    collection: from[0].collectionId,
    where: filters.map(({ fieldFilter: { field, op, value } }): Filter => {
      if (op !== 'EQUAL') throw new Error(`No public query of the site compares with ${op} yet`);
      const [wanted] = Object.values<unknown>({ ...value });
      return [field.fieldPath, '==', wanted];
    }),
    orderBy: orderBy
      .filter(({ field }) => field.fieldPath !== DOCUMENT_NAME)
      .map(({ field, direction }): Order => [
        field.fieldPath,
        direction === 'ASCENDING' ? 'asc' : 'desc',
      ]),
    ...(limit === undefined ? {} : { limit }),
  };
}

async function readDocuments(place: string, { body }: RequestInit): Promise<Response> {
  if (place === ':runQuery') {
    const { structuredQuery } = JSON.parse(body as string) as { structuredQuery: StructuredQuery };
    const collection = structuredQuery.from[0].collectionId;
    await pass('read', collection);
    const documents = answerTo(structuredQuery);
    return json(documents.map((each) => ({ document: restDocument(collection, each) })));
  }
  if (place === ':runAggregationQuery') {
    const { structuredAggregationQuery } = JSON.parse(body as string) as {
      structuredAggregationQuery: { structuredQuery: StructuredQuery };
    };
    const { structuredQuery } = structuredAggregationQuery;
    await pass('count', structuredQuery.from[0].collectionId);
    const count = { integerValue: String(answerTo(structuredQuery).length) };
    return json([{ result: { aggregateFields: { count } } }]);
  }
  const path = place.slice(1);
  await pass('read', path);
  const found = find(path);
  const missing = { error: { status: 'NOT_FOUND', message: path } };
  return found ? json(restDocument(path.split('/')[0] ?? '', found)) : json(missing, 404);
}

async function readFile(path: string, isDescription: boolean): Promise<Response> {
  await pass(isDescription ? 'describe' : 'download', path);
  const file = files.get(path);
  if (!file) return json({}, 404);
  if (isDescription) return json({ size: String(file.blob.size) });
  const response = new Response();
  // The document of the tests knows other blobs than Node's answers do.
  response.blob = () => Promise.resolve(file.blob);
  return response;
}

/** Takes the place of `fetch`. What nothing answers fails as it does without a connection. */
export async function fakeFetch(
  target: string | URL | Request,
  request: RequestInit = {},
): Promise<Response> {
  const url = new URL(target instanceof Request ? target.url : target, window.location.href);
  const path = decodeURIComponent(url.pathname);
  if (path.startsWith('/api/')) return callFunction(path, request);
  const [, documentPlace] = path.split('/databases/(default)/documents');
  if (documentPlace !== undefined) return readDocuments(documentPlace, request);
  const [, filePath] = url.pathname.split(/^\/v0\/b\/[^/]+\/o\//);
  if (filePath !== undefined) {
    return readFile(decodeURIComponent(filePath), !url.searchParams.has('alt'));
  }
  if (path.endsWith('/v1/token')) return json({});
  throw new TypeError(`Failed to fetch: nothing answers at ${url.href}`);
}

export function clearHttp(): void {
  answers.clear();
  searched = [];
  calls.length = 0;
}
