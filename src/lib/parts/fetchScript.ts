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
