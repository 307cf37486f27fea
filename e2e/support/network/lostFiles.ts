import type { APIRequestContext, BrowserContext } from '@playwright/test';

const FILE = /[\w.-]+-[\w-]{7,8}\.(?:js|css|wasm)(?!\.map)/g;

/** The files of the built application, found by following the names in index.html and in each script. */
export async function builtFiles(request: APIRequestContext): Promise<string[]> {
  const found = new Set<string>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const text = await (await request.get(path)).text();
    for (const [name] of text.matchAll(FILE)) {
      if (found.has(name)) continue;
      found.add(name);
      if (name.endsWith('.js')) waiting.push(`/assets/${name}`);
    }
  }
  return [...found].toSorted();
}

const nameOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Loses the first request for every file of the application. Returns the files that were lost so far. */
export async function loseEachFileOnce(context: BrowserContext): Promise<Set<string>> {
  const lost = new Set<string>();
  await context.route(/\/assets\/[^?]+\.(?:js|css|wasm)$/, async (route) => {
    const name = nameOf(route.request().url());
    if (lost.has(name)) return route.fallback();
    lost.add(name);
    return route.abort('connectionreset');
  });
  return lost;
}

/** Loses every request for one file. Returns a function that counts them. */
export async function loseForEver(context: BrowserContext, name: string): Promise<() => number> {
  let count = 0;
  await context.route(`**/assets/${name}`, (route) => {
    count += 1;
    return route.abort('connectionreset');
  });
  return () => count;
}
