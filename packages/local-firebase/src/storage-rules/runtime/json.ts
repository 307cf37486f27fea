/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The object of that name, or an empty one. */
export function objectAt(parent: unknown, key: string): JsonObject {
  const value = isObject(parent) ? parent[key] : undefined;
  return isObject(value) ? value : {};
}

/** The list of that name, or an empty one. */
export function listAt(parent: unknown, key: string): readonly unknown[] {
  const value = isObject(parent) ? parent[key] : undefined;
  return Array.isArray(value) ? value : [];
}

/** The text of that name, or an empty one. */
export function textAt(parent: unknown, key: string): string {
  const value = isObject(parent) ? parent[key] : undefined;
  return typeof value === 'string' ? value : '';
}
