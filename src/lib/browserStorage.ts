import type * as z from 'zod/mini';
import { parseJson } from '#src/model/base/json.ts';

/** A text storage of the browser. */
interface WebStore {
  readText: (key: string) => string | undefined;
  /** Returns true when the value was stored. */
  writeText: (key: string, value: string) => boolean;
  remove: (key: string) => void;
  /** The stored value, or undefined when there is none or it does not fit the schema. */
  readJson: <Value>(key: string, schema: z.ZodMiniType<Value>) => Value | undefined;
  /** Returns true when the value was stored. */
  writeJson: (key: string, value: unknown) => boolean;
  /** Removes everything except these keys. */
  clear: (keep?: readonly string[]) => void;
}

/**
 * Wraps a storage that may be full, forbidden or missing: reading then returns undefined and
 * writing returns false, so that the shop works without storage until the page is closed. `find` is
 * called each time, because even accessing a forbidden storage throws.
 */
function webStore(find: () => Storage): WebStore {
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
        // Without access to the storage there is nothing to remove.
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
        // Without access to the storage there is nothing to remove.
      }
    },
  };
  return store;
}

/** Local storage, which is kept until it is cleared. */
export const localStore = webStore(() => localStorage);

/** The session storage of one tab: it survives a reload, but not the closing of the tab. */
export const sessionStore = webStore(() => sessionStorage);

/** Calls back when another tab has changed the value. Returns a function that stops it. */
export function onOtherTab(key: string, changed: () => void): () => void {
  const listen = (event: StorageEvent) => {
    // The key is null when the other tab has cleared everything.
    if (event.key === key || event.key === null) changed();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

interface SharedValue<Value> {
  read: () => Value | undefined;
  /** Returns true when the value was stored. */
  write: (value: Value) => boolean;
  remove: () => void;
  /** Calls back when another tab has changed the value. Returns a function that stops it. */
  follow: (changed: () => void) => () => void;
}

/**
 * A value that the tabs of a browser share. A full storage still holds the former one, which is not read: this tab
 * goes on with its own, in memory, until another tab stores a newer one.
 */
export function sharedByTabs<Value>(key: string, schema: z.ZodMiniType<Value>): SharedValue<Value> {
  let isOutdated = false;
  return {
    read: () => (isOutdated ? undefined : localStore.readJson(key, schema)),
    write: (value) => {
      isOutdated = !localStore.writeJson(key, value);
      return !isOutdated;
    },
    remove: () => localStore.remove(key),
    follow: (changed) =>
      onOtherTab(key, () => {
        isOutdated = false;
        changed();
      }),
  };
}

/**
 * The domains for which a script of this page may have set a cookie: the host and its parent
 * domains.
 */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/** Deletes the cookies whose names match, for every domain they may have been set for. */
export function deleteCookies(fits: (name: string) => boolean): void {
  const names = document.cookie.split('; ').map((cookie) => cookie.split('=', 1)[0] ?? '');
  const places = ['', ...domainsOf(window.location.hostname).map((domain) => `; domain=${domain}`)];
  for (const name of names.filter((known) => known !== '' && fits(known))) {
    for (const place of places) document.cookie = `${name}=; max-age=0; path=/${place}`;
  }
}
