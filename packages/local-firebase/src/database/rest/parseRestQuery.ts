import { parsePath } from '../tree/path.ts';
import type { Bound, Index, Query } from '../tree/query.ts';
import { HttpError } from './httpError.ts';

const BAD_REQUEST = 400;
const SPECIAL: ReadonlyMap<string, Index> = new Map<string, Index>([
  ['$key', { kind: 'key' }],
  ['$value', { kind: 'value' }],
  ['$priority', { kind: 'priority' }],
]);
const NEEDING_ORDER = ['startAt', 'endAt', 'equalTo', 'limitToFirst', 'limitToLast'];

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

/** Reads `orderBy` and its companions; null when there are none. */
export function parseRestQuery(params: URLSearchParams): Query | null {
  const order = parseOrder(params);
  const isShallow = params.get('shallow') === 'true';
  if (isShallow && order !== null) {
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
