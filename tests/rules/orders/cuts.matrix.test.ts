import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { expectOnePurchase } from './expectations.ts';
import { approveOrder, outcomeOf, photographerIsSignedIn, waitingOrder } from './world.ts';

interface Cut {
  /** The number of requests that get through. */
  requests: number;
  /** True when the request that is cut arrives and only its answer is lost. */
  arrives: boolean;
  seen: number;
  onCut: () => void;
}

const cuts = new AsyncLocalStorage<Cut>();
const never = new Promise<never>(() => undefined);
const realFetch = globalThis.fetch;

/** Stops answering after the requests that a cut lets through, like a browser that is closed. */
async function cutFetch(...request: Parameters<typeof fetch>): Promise<Response> {
  const cut = cuts.getStore();
  if (!cut) return realFetch(...request);
  cut.seen += 1;
  if (cut.seen <= cut.requests) return realFetch(...request);
  if (cut.arrives && cut.seen === cut.requests + 1) await realFetch(...request);
  cut.onCut();
  return never;
}

photographerIsSignedIn();
beforeAll(() => void vi.stubGlobal('fetch', cutFetch));
afterAll(() => void vi.unstubAllGlobals());

/** Approves until it is cut off; false when it came through. */
function approveAndCut(id: string, cut: Pick<Cut, 'requests' | 'arrives'>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const state: Cut = { ...cut, seen: 0, onCut: () => resolve(true) };
    cuts.run(state, () => approveOrder(id)).then(() => resolve(false), reject);
  });
}

/** Counts the requests of one approval that is not the first: that one also reads what is then remembered. */
async function countRequests(): Promise<number> {
  await approveOrder((await waitingOrder()).id);
  const { id } = await waitingOrder();
  const state: Cut = { requests: Infinity, arrives: false, seen: 0, onCut: () => undefined };
  await cuts.run(state, () => approveOrder(id));
  return state.seen;
}

test('an approval that is cut at any step and repeated makes one purchase', async () => {
  const requests = await countRequests();
  expect(requests).toBeGreaterThan(4);
  const everywhere = Array.from({ length: requests }, (_, index) => [
    { requests: index, arrives: false },
    { requests: index, arrives: true },
  ]).flat();
  const states = await Promise.all(
    everywhere.map(async (cut) => {
      const { id } = await waitingOrder();
      expect(await approveAndCut(id, cut)).toBe(true);
      const { order } = await outcomeOf(id);
      const answer = await approveOrder(id);
      const orderId = await expectOnePurchase(id);
      expect(answer).toMatchObject({ kind: 'approved', purchase: { id: orderId } });
      return order?.['paymentStatus'];
    }),
  );
  // Some were cut before anything was written, some after everything was.
  expect(new Set(states)).toEqual(new Set(['pending', 'completed']));
}, 60_000);
