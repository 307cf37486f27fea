type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the value at a path such as `address.city`. */
export function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (isFields(value) ? value[name] : undefined), content);
}

/** Returns the fields that lead to a value: `{ address: { city } }`. */
export function fieldsOf(path: string, value: unknown): Fields {
  const [first = '', ...rest] = path.split('.');
  return { [first]: rest.length === 0 ? value : fieldsOf(rest.join('.'), value) };
}

/** Returns fields with others laid over them; lists are replaced as a whole. */
export function withFields(below: unknown, above: unknown): unknown {
  if (!isFields(below) || !isFields(above)) return above;
  const laid = Object.entries(above).map(([name, value]) => [name, withFields(below[name], value)]);
  return { ...below, ...(Object.fromEntries(laid) as Fields) };
}

/** Returns fields without the one that names lead to, such as `['address', 'city']`. */
export function withoutField(content: unknown, [first = '', ...rest]: readonly string[]): unknown {
  if (!isFields(content)) return content;
  const { [first]: found, ...others } = content;
  return rest.length === 0 ? others : { ...others, [first]: withoutField(found, rest) };
}
