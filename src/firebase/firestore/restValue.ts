/*
 * Kept free of every library: the first lines of index.html read the front page with it, before any
 * other script is there.
 */
type Typed = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Typed {
  return value !== null && typeof value === 'object';
}

function member(value: unknown, name: string): unknown {
  return isObject(value) ? value[name] : undefined;
}

/** The plain values of the fields of a document or a map. */
export function restFields(fields: unknown): Record<string, unknown> {
  const entries = isObject(fields) ? Object.entries(fields) : [];
  return Object.fromEntries(entries.map(([key, value]) => [key, restValue(value)]));
}

/** The plain value of one typed value of the REST interface; integers come as text. */
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
