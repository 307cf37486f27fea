/*
 * A browser remembers for the life of a page that a script could not be fetched: the same `import()`
 * fails again at once, and so does every module that imports that script. So scripts are fetched here
 * first, as often as it takes, and imported from the browser's cache when they have arrived.
 */
const RETRY_DELAYS_MS = [200, 1000];

declare global {
  interface Window {
    /** The files that have arrived or are on their way, for the first script of the page and the application. */
    broughtFiles?: Map<string, Promise<void>>;
  }
}

/** Browsers name this error differently; this one means a failed request everywhere in the application. */
function missing(url: string): TypeError {
  return new TypeError(`Failed to fetch ${url}`);
}

async function fetchScript(url: string, cache: RequestCache): Promise<void> {
  const response = await fetch(url, { cache });
  // Some servers answer with the page instead of 404 for a missing file.
  const isPage = response.headers.get('content-type')?.includes('text/html');
  if (!response.ok || isPage) throw missing(url);
  // The browser keeps a file only when it was read to its end.
  await response.arrayBuffer();
}

function addStyle(url: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
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

export function isStyle(url: string): boolean {
  return url.endsWith('.css');
}

function attempt(url: string, cache: RequestCache): Promise<void> {
  return isStyle(url) ? addStyle(url) : fetchScript(url, cache);
}

async function withRetries(url: string): Promise<void> {
  let cache: RequestCache = 'default';
  for (const delay of RETRY_DELAYS_MS) {
    try {
      await attempt(url, cache);
      return;
    } catch {
      // A copy that is incomplete must not be used again.
      cache = 'reload';
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
  await attempt(url, cache);
}

/** Fetches a script or a style sheet of the application, once. A failure is forgotten: the next call asks again. */
export function bringFile(url: string): Promise<void> {
  const files = (window.broughtFiles ??= new Map());
  const known = files.get(url);
  if (known) return known;
  const file = withRetries(url);
  files.set(url, file);
  file.catch(() => files.delete(url));
  return file;
}
