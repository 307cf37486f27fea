/*
 * A browser remembers for the life of a page or a worker that a script could not be fetched: the same
 * `import()` fails again at once, and so does every module that imports that script. So scripts are
 * fetched here first, as often as it takes, and imported from the browser's cache when they have arrived.
 */
const RETRY_DELAYS_MS = [200, 1000];

/** Tries at once, and again after each delay. */
export async function withRetries(attempt: (cache: RequestCache) => Promise<void>): Promise<void> {
  let cache: RequestCache = 'default';
  for (const delay of RETRY_DELAYS_MS) {
    try {
      await attempt(cache);
      return;
    } catch {
      // A copy that is incomplete must not be used again.
      cache = 'reload';
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  await attempt(cache);
}

/** Browsers name this error differently; this one means a failed request everywhere in the application. */
export function missing(url: string): TypeError {
  return new TypeError(`Failed to fetch ${url}`);
}

async function fetchOnce(url: string, options: RequestInit): Promise<void> {
  const response = await fetch(url, options);
  // Some servers answer with the page instead of 404 for a missing file.
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) throw missing(url);
  // The browser keeps a file only when it was read to its end.
  await response.arrayBuffer();
}

export function fetchScript(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  return withRetries((cache) => fetchOnce(url, { cache, priority }));
}

/** Returns the page as the site serves it now, undefined when the site does not answer. */
export async function fetchPage(): Promise<string | undefined> {
  try {
    const page = await fetch('/', { cache: 'no-store' });
    return page.ok ? await page.text() : undefined;
  } catch {
    return undefined;
  }
}

declare global {
  interface Window {
    /** The files that have arrived or are on their way, for the first script of the page and the application. */
    broughtFiles?: Map<string, Promise<void>>;
  }
}

function addStyle(url: string, priority: RequestPriority): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.fetchPriority = priority;
  link.href = url;
  document.head.append(link);
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(missing(url));
    };
  });
}

function isStyle(url: string): boolean {
  return url.endsWith('.css');
}

/** Fetches a script or a style sheet of the application, once. A failure is forgotten: the next call asks again. */
export function bringFile(url: string, priority: RequestPriority = 'auto'): Promise<void> {
  const files = (window.broughtFiles ??= new Map());
  const known = files.get(url);
  if (known) return known;
  const file = isStyle(url)
    ? withRetries(() => addStyle(url, priority))
    : fetchScript(url, priority);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}

/**
 * Fetches a file that a page needs. A page without some of its styles is better than no page: those that do
 * not come are asked for again when the connection is back.
 */
export async function bring(url: string, priority?: RequestPriority): Promise<void> {
  try {
    await bringFile(url, priority);
  } catch (thrown) {
    if (!isStyle(url)) throw thrown;
    console.warn('A part of the site is shown without its styles', thrown);
    window.addEventListener('online', () => void bring(url), { once: true });
  }
}
