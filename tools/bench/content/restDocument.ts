import { LOCAL_PROJECT_ID } from '#src/config/local.ts';

const READ_AT = '2026-06-01T10:00:00Z';

/** A value as the REST interface of Firestore writes it. */
function typed(value: unknown): object {
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(typed) } };
  switch (typeof value) {
    case 'object':
      return { mapValue: { fields: typedFields({ ...value }) } };
    case 'number':
      return { integerValue: String(value) };
    case 'boolean':
      return { booleanValue: value };
    default:
      return { stringValue: value };
  }
}

function typedFields(data: object): object {
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, typed(value)]));
}

/** A document with its place and its times, as the REST interface answers. */
export function restDocument(path: string, data: object): object {
  return {
    name: `projects/${LOCAL_PROJECT_ID}/databases/(default)/documents/${path}`,
    createTime: READ_AT,
    updateTime: READ_AT,
    fields: typedFields(data),
  };
}

/** The answer to a query that found these documents. */
export const restAnswer = (found: readonly object[]): object[] =>
  found.length === 0
    ? [{ readTime: READ_AT }]
    : found.map((document) => ({ document, readTime: READ_AT }));
