import * as z from 'zod/mini';

/*
 * The browser's local storage. It may be full, forbidden or missing: reading then finds nothing and
 * writing says false, so that a shop without storage still works until the page is closed.
 */

export function readText(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Whether the value has been kept. */
export function writeText(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is stored where nothing may be stored.
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The stored value, or undefined when there is none or it does not fit the schema (any more). */
export function readJson<Value>(key: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const text = readText(key);
  const result = z.safeParse(schema, text === undefined ? undefined : parseJson(text));
  return text !== undefined && result.success ? result.data : undefined;
}

/** Whether the value has been kept. */
export function writeJson(key: string, value: unknown): boolean {
  return writeText(key, JSON.stringify(value));
}

/** Calls back when another tab has changed the value; the answer stops it. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // The key is null when the other tab has cleared everything.
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
