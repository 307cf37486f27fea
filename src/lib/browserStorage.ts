import type * as z from 'zod/mini';

/** A storage of the browser: what is kept in it is text. */
export interface WebStore {
  readText: (key: string) => string | undefined;
  /** Whether the value has been kept. */
  writeText: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** The stored value, or undefined when there is none or it does not fit the schema (any more). */
  readJson: <Value>(key: string, schema: z.ZodMiniType<Value>) => Value | undefined;
  /** Whether the value has been kept. */
  writeJson: (key: string, value: unknown) => boolean;
  /** Forgets everything but these keys. */
  clear: (keep?: readonly string[]) => void;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A storage that may be full, forbidden or missing: reading then finds nothing and writing says false,
 * so that a shop without storage still works until the page is closed. `find` is asked each time,
 * since even naming a forbidden storage throws.
 */
export function webStore(find: () => Storage): WebStore {
  const store: WebStore = {
    readText: (key) => {
      try {
        return find().getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    writeText: (key, value) => {
      try {
        find().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove: (key) => {
      try {
        find().removeItem(key);
      } catch {
        // Nothing is stored where nothing may be stored.
      }
    },
    readJson: (key, schema) => {
      const text = store.readText(key);
      const result = schema.safeParse(text === undefined ? undefined : parseJson(text));
      return text !== undefined && result.success ? result.data : undefined;
    },
    writeJson: (key, value) => store.writeText(key, JSON.stringify(value)),
    clear: (keep = []) => {
      try {
        Object.keys(find())
          .filter((key) => !keep.includes(key))
          .forEach(store.remove);
      } catch {
        // Nothing is stored where nothing may be stored.
      }
    },
  };
  return store;
}

/** The browser's local storage: stays until it is cleared. */
export const { readText, writeText, remove, readJson, writeJson, clear } = webStore(
  () => localStorage,
);

/** Calls back when another tab has changed the value; the answer stops it. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // The key is null when the other tab has cleared everything.
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/** The domains under which a script of this page may have set a cookie: the host and those above it. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Deletes the cookies of this site whose names fit, wherever in the domain they were set. */
export function deleteCookies(fits: (name: string) => boolean): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((known) => known !== '' && fits(known))) {
    for (const place of places) document.cookie = `${name}=; max-age=0; path=/${place}`;
  }
}
