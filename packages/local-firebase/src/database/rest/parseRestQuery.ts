import { parsePath } from '../tree/node.ts';
import type { Bound, Index, Query } from '../tree/query.ts';
import { HttpError } from './http.ts';

const BAD_REQUEST = 400;
const SPECIAL: ReadonlyMap<string, Index> = new Map<string, Index>([
  ['$key', { kind: 'key' }],
  ['$value', { kind: 'value' }],
  ['$priority', { kind: 'priority' }],
]);
/** Parameters whose effect is not reproduced here: without it, the answer would be wrong. */
const UNSUPPORTED = ['startAfter', 'endBefore', 'callback'];
const ALLOWED_VALUES: readonly [name: string, values: RegExp, description: string][] = [
  ['shallow', /^(?:true|false)$/, 'true or false'],
  ['print', /^(?:pretty|silent)$/, 'pretty or silent'],
  ['format', /^export$/, 'export'],
  ['timeout', /^\d+(?:ms|s|min)$/, 'a number of ms, s or min'],
  [
    'writeSizeLimit',
    /^(?:tiny|small|medium|large|unlimited)$/,
    'tiny, small, medium, large or unlimited',
  ],
];
const BOUNDS = ['startAt', 'endAt', 'equalTo'];
const NEEDING_ORDER = [...BOUNDS, 'limitToFirst', 'limitToLast'];

function parseJsonParameter(params: URLSearchParams, name: string): unknown {
  const text = params.get(name);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new HttpError(BAD_REQUEST, `${name} must be valid JSON encoded`);
  }
}

function parseOrder(params: URLSearchParams): Index | null {
  const order = parseJsonParameter(params, 'orderBy');
  if (order === undefined) return null;
  if (typeof order !== 'string' || order === '') {
    throw new HttpError(BAD_REQUEST, 'orderBy must be a valid JSON encoded path');
  }
  return SPECIAL.get(order) ?? { kind: 'child', path: parsePath(order) };
}

function parseBound(params: URLSearchParams, name: string): Bound | null {
  const value = parseJsonParameter(params, name);
  if (value === undefined) return null;
  if (value === null || typeof value === 'boolean' || typeof value === 'number') {
    return { value, key: null, inclusive: true };
  }
  if (typeof value === 'string') return { value, key: null, inclusive: true };
  throw new HttpError(BAD_REQUEST, 'Constraint index field must be a JSON primitive');
}

function parseLimit(params: URLSearchParams, name: string): number | null {
  const text = params.get(name);
  if (text === null) return null;
  const limit = Number(text);
  if (Number.isInteger(limit) && limit > 0) return limit;
  throw new HttpError(BAD_REQUEST, `${name} must be a positive integer`);
}

/** Refuses parameters that are not supported, and values that a parameter cannot have. */
export function checkParameters(params: URLSearchParams): void {
  const unsupported = UNSUPPORTED.find((name) => params.has(name));
  if (unsupported !== undefined) {
    throw new HttpError(BAD_REQUEST, `${unsupported} is not supported`);
  }
  for (const [name, values, description] of ALLOWED_VALUES) {
    const value = params.get(name);
    if (value === null || values.test(value)) continue;
    throw new HttpError(BAD_REQUEST, `${name} must be ${description}`);
  }
}

/** Reads `orderBy` and its companions; null when there are none. */
export function parseRestQuery(params: URLSearchParams): Query | null {
  const order = parseOrder(params);
  const isShallow = params.get('shallow') === 'true';
  const isMixed = order !== null || BOUNDS.some((name) => params.has(name));
  if (isShallow && isMixed) {
    throw new HttpError(BAD_REQUEST, "Mixing 'shallow' and querying parameters is not supported");
  }
  if (order === null && !NEEDING_ORDER.some((name) => params.has(name))) return null;
  if (order === null && !isShallow) {
    throw new HttpError(
      BAD_REQUEST,
      'orderBy must be defined when other query parameters are defined',
    );
  }
  const equal = parseBound(params, 'equalTo');
  if (equal !== null && (params.has('startAt') || params.has('endAt'))) {
    throw new HttpError(BAD_REQUEST, 'equalTo cannot be combined with startAt or endAt');
  }
  const first = parseLimit(params, 'limitToFirst');
  const last = parseLimit(params, 'limitToLast');
  if (first !== null && last !== null) {
    throw new HttpError(BAD_REQUEST, 'Only one of limitToFirst and limitToLast is allowed');
  }
  return {
    index: order ?? { kind: 'key' },
    start: equal ?? parseBound(params, 'startAt'),
    end: equal ?? parseBound(params, 'endAt'),
    limit: first ?? last,
    limitFrom: last === null ? 'first' : 'last',
  };
}
