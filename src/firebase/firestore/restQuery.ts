import type { Filter, FilterOperator, QuerySpec } from './query.ts';

const OPERATORS: Record<FilterOperator, string> = {
  '==': 'EQUAL',
  '>=': 'GREATER_THAN_OR_EQUAL',
  '<=': 'LESS_THAN_OR_EQUAL',
  '>': 'GREATER_THAN',
  '<': 'LESS_THAN',
  in: 'IN',
  'array-contains': 'ARRAY_CONTAINS',
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
    fieldFilter: { field: { fieldPath }, op: OPERATORS[operator], value: restFilterValue(value) },
  };
}

/** A query as Firestore's REST interface wants it. */
export function restQuery({ collection, where = [], orderBy = [], limit }: QuerySpec): object {
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
  };
}
