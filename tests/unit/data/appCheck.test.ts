import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionEndReason } from '#src/data/auth/storedSession.ts';
import { callFunction } from '#src/data/functions/callables.ts';
import { countPublicList, requestJson } from '#src/data/firestore/publicData.ts';
import { storageHeaders } from '#src/data/http.ts';
import { appCheckToken, firebaseApp } from '#src/data/sdk/app.ts';
import { contracts } from '#src/model/system/contracts.ts';

vi.hoisted(() => vi.stubEnv('VITE_BACKEND', 'local'));
vi.mock('#src/data/auth/session.ts', () => ({ idToken: () => Promise.resolve('the-token') }));
vi.mock('#src/data/sdk/app.ts', () => ({ appCheckToken: vi.fn(), firebaseApp: vi.fn() }));

const fetched = vi.fn<typeof fetch>();
const proofSent = () => new Headers(fetched.mock.lastCall?.[1]?.headers).get('X-Firebase-AppCheck');

const requests: [string, () => Promise<string | null>][] = [
  [
    'a function',
    async () => {
      await callFunction(contracts.verifyRecaptcha, { token: 'x'.repeat(30) });
      return proofSent();
    },
  ],
  [
    'public data',
    async () => {
      await requestJson('https://firestore.example/x', {
        headers: { 'Content-Type': 'text/plain' },
      });
      expect(new Headers(fetched.mock.lastCall?.[1]?.headers).get('content-type')).toBe(
        'text/plain',
      );
      return proofSent();
    },
  ],
  [
    'the number of public documents',
    async () => {
      const count = { result: { aggregateFields: { count: { integerValue: '7' } } } };
      fetched.mockResolvedValue(Response.json([count]));
      expect(await countPublicList({ from: [{ collectionId: 'albums' }] })).toBe(7);
      expect(fetched.mock.lastCall?.[0]).toContain(':runAggregationQuery');
      return proofSent();
    },
  ],
  [
    'the reason why a session ended',
    async () => {
      await sessionEndReason('a-refresh-token');
      expect(fetched).toHaveBeenCalledOnce();
      return proofSent();
    },
  ],
  ['a file', async () => new Headers(await storageHeaders()).get('X-Firebase-AppCheck')],
];

beforeEach(() => {
  fetched.mockReset();
  fetched.mockImplementation(() => Promise.resolve(Response.json({ success: true })));
  vi.stubGlobal('fetch', fetched);
  vi.mocked(appCheckToken).mockReset().mockResolvedValue('the-proof');
  vi.mocked(firebaseApp).mockReset();
});

describe('with App Check', () => {
  test.each(requests)('a request for %s says that it comes from the site', async (_, ask) => {
    vi.stubGlobal('USES_APP_CHECK', true);
    expect(await ask()).toBe('the-proof');
    expect(firebaseApp).toHaveBeenCalled();
  });

  test.each(requests)('without a proof a request for %s goes out all the same', async (_, ask) => {
    vi.stubGlobal('USES_APP_CHECK', true);
    vi.mocked(appCheckToken).mockResolvedValue(undefined);
    expect(await ask()).toBeNull();
  });
});

test.each(requests)('without App Check a request for %s is as it was', async (_, ask) => {
  vi.stubGlobal('USES_APP_CHECK', false);
  expect(await ask()).toBeNull();
  expect(firebaseApp).not.toHaveBeenCalled();
});
