import type { StoredDocument } from './converter.ts';
import type { Filter, FilterOperator, QuerySpec } from './port.ts';

/*
 * This module uses no library, because the inline script of index.html reads the front page with it before
 * any other script is loaded.
 */
type Typed = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Typed {
  return value !== null && typeof value === 'object';
}

function member(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** Converts the fields of a document or a map to plain values. */
export function restFields(fields: unknown): Record<string, unknown> {
  const entries = isObject(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key, restValue(value)]));
}

/** Converts one typed value of the REST interface to a plain value; integers arrive as text. */
export function restValue(typed: unknown): unknown {
  const [kind, value]: [string?, unknown?] = isObject(typed)
    ? (Object.entries(typed)[0] ?? [])
    : [];
  switch (kind) {
    case 'integerValue':
    case 'doubleValue':
      return Number(value);
    case 'timestampValue':
      return new Date(String(value));
    case 'arrayValue': {
      const values = member(value, 'values');
      return Array.isArray(values) ? values.map(restValue) : [];
    }
    case 'mapValue':
      return restFields(member(value, 'fields'));
    case 'nullValue':
      return null;
    default:
      return value;
  }
}

/** A document as the REST interface sends it. */
export interface RestDocument {
  name: string;
  fields?: Record<string, unknown> | undefined;
}

export function restDocument({ name, fields }: RestDocument): StoredDocument {
  return { id: name.slice(name.lastIndexOf('/') + 1), data: restFields(fields) };
}

const OPERATORS: Record<FilterOperator, string> = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
  'array-contains-any': 'ARRAY_CONTAINS_ANY',
};

function restFilterValue(value: unknown): object {
  switch (typeof value) {
    case 'string':
      return { stringValue: value };
    case 'boolean':
      return { booleanValue: value };
    case 'number':
      return { doubleValue: value };
    default:
      throw new TypeError('Public queries compare with text, numbers and flags only');
  }
}

function restFilter([fieldPath, operator, value]: Filter): object {
  return {
    fieldFilter: {
      field: { fieldPath },
      op: OPERATORS[operator],
      value: restFilterValue(value),
    },
  };
}

/** A place in an ordered list: behind what has these typed values, or right before it. */
export interface Cursor {
  values: readonly unknown[];
  before?: boolean;
}

/** Converts a query to the form of Firestore's REST interface. */
export function restQuery(
  { collection, where = [], orderBy = [], limit }: QuerySpec,
  range: { startAt?: Cursor | undefined; endAt?: Cursor } = {},
): object {
  return {
    from: [{ collectionId: collection }],
    ...(where.length > 0
      ? { where: { compositeFilter: { op: 'AND', filters: where.map(restFilter) } } }
      : {}),
    orderBy: orderBy.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    ...(limit === undefined ? {} : { limit }),
    ...range,
  };
}
