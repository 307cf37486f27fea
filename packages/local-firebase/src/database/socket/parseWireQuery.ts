import { isRecord } from '../isRecord.ts';
import { DataError } from '../tree/dataError.ts';
import { parsePath } from '../tree/path.ts';
import type { Bound, Index, Query } from '../tree/query.ts';
import type { Primitive } from '../tree/treeNode.ts';

function isPrimitiveOrNull(value: unknown): value is Primitive | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function parseIndex(value: unknown): Index {
  switch (value) {
    case undefined:
    case '.priority':
      return { kind: 'priority' };
    case '.key':
      return { kind: 'key' };
    case '.value':
      return { kind: 'value' };
    default:
      if (typeof value !== 'string') throw new DataError('Invalid query: bad index.');
      return { kind: 'child', path: parsePath(value) };
  }
}

function parseBound(
  query: Record<string, unknown>,
  names: readonly [value: string, key: string, inclusive: string],
): Bound | null {
  const [valueName, keyName, inclusiveName] = names;
  if (!(valueName in query)) return null;
  const value = query[valueName];
  const key = query[keyName] ?? null;
  if (!isPrimitiveOrNull(value) || (key !== null && typeof key !== 'string')) {
    throw new DataError('Invalid query: bad bound.');
  }
  return { value, key, inclusive: query[inclusiveName] !== false };
}

function parseLimit(value: unknown): number | null {
  if (value === undefined) return null;
  if (typeof value === 'number' && Number.isInteger(value) && value > 0) return value;
  throw new DataError('Invalid query: bad limit.');
}

/** Reads a query as the socket protocol writes it; an empty one is no query. */
export function parseWireQuery(value: unknown): Query | null {
  if (value === undefined || value === null) return null;
  if (!isRecord(value)) throw new DataError('Invalid query.');
  if (Object.keys(value).length === 0) return null;
  return {
    index: parseIndex(value['i']),
    start: parseBound(value, ['sp', 'sn', 'sin']),
    end: parseBound(value, ['ep', 'en', 'ein']),
    limit: parseLimit(value['l']),
    limitFrom: value['vf'] === 'r' ? 'last' : 'first',
  };
}
