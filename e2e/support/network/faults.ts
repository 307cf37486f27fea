import type { Page, Request, Route } from '@playwright/test';

/** The ways in which a request goes wrong. */
export type NetworkFault = 'cut before it arrives' | 'answer lost' | '500' | '403' | '429';

const STATUS_NAMES = {
  '500': 'INTERNAL',
  '403': 'PERMISSION_DENIED',
  '429': 'RESOURCE_EXHAUSTED',
} as const;

type IsHit = (request: Request) => boolean;

function refuse(route: Route, fault: keyof typeof STATUS_NAMES): Promise<void> {
  const error = { code: Number(fault), status: STATUS_NAMES[fault], message: 'no' };
  const headers = { 'access-control-allow-origin': '*' };
  // Firestore answers with a list; the others read no more than the status.
  const isFirestore = route.request().url().includes('/documents:');
  return route.fulfill({
    status: Number(fault),
    headers,
    ...(isFirestore ? { json: [{ error }] } : { body: '' }),
  });
}

async function fail(route: Route, fault: NetworkFault): Promise<void> {
  if (fault === '500' || fault === '403' || fault === '429') {
    await refuse(route, fault);
    return;
  }
  if (fault === 'answer lost') await route.fetch();
  await route.abort('connectionreset');
}

/** Ignores the failure of a request that outlives its page at the end of a trial. */
const unlessGone = (handled: Promise<void>): Promise<void> => handled.catch(() => undefined);

interface Broken {
  /** Settles when the first request has gone wrong. */
  reached: Promise<void>;
  mend: () => Promise<void>;
}

/** Lets the requests that are meant go wrong, until they are mended. */
export async function breakRequests(
  page: Page,
  isHit: IsHit,
  fault: NetworkFault,
): Promise<Broken> {
  const reached = Promise.withResolvers<undefined>();
  const handle = async (route: Route): Promise<void> => {
    if (!isHit(route.request())) return route.fallback();
    await unlessGone(fail(route, fault).then(() => reached.resolve(undefined)));
  };
  await page.route('**/*', handle);
  return { reached: reached.promise, mend: () => page.unroute('**/*', handle) };
}

export interface Held {
  /** Settles when the first request has come. */
  reached: Promise<void>;
  /** Lets everything through that waits, and what comes later. */
  release: () => void;
}

/** Holds back the requests that are meant, or the answers to them when they may arrive. */
export async function holdRequests(
  page: Page,
  isHit: IsHit,
  { mayArrive = false } = {},
): Promise<Held> {
  const reached = Promise.withResolvers<undefined>();
  const gate = Promise.withResolvers<undefined>();
  const hold = async (route: Route): Promise<void> => {
    const response = mayArrive ? await route.fetch() : undefined;
    reached.resolve(undefined);
    await gate.promise;
    await (response ? route.fulfill({ response }) : route.continue());
  };
  await page.route('**/*', async (route) => {
    if (!isHit(route.request())) return route.fallback();
    await unlessGone(hold(route));
  });
  return { reached: reached.promise, release: () => gate.resolve(undefined) };
}
