import type { Page, Request } from '@playwright/test';

interface Broken {
  /** Settles when the first request has gone wrong. */
  reached: Promise<void>;
  mend: () => Promise<void>;
}

/** Cuts the requests that are meant off on their way, or the answers on their way back, until they are mended. */
export async function cutRequests(
  page: Page,
  isHit: (request: Request) => boolean,
  { arrives }: { arrives: boolean },
): Promise<Broken> {
  const reached = Promise.withResolvers<undefined>();
  await page.route('**/*', async (route) => {
    if (!isHit(route.request())) return route.fallback();
    if (arrives) await route.fetch();
    await route.abort('connectionreset');
    reached.resolve(undefined);
  });
  return { reached: reached.promise, mend: () => page.unroute('**/*') };
}
