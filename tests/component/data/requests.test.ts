import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteAccount } from '#src/data/auth/account.ts';
import { register } from '#src/data/auth/register.ts';
import { sessionEndReason } from '#src/data/auth/storedSession.ts';
import { readPurchased } from '#src/data/files/purchasedFiles.ts';
import { countPublicList, requestJson } from '#src/data/firestore/publicData.ts';
import { callFunction } from '#src/data/functions/callables.ts';
import { readPublicFile, storageHeaders } from '#src/data/http.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../support/backend/backend.ts';
import { customer } from '../../support/records.ts';

const TOKEN = `token-of-${customer.uid}`;
const BUCKET = 'http://127.0.0.1:9199/v0/b/demo-photo-shop.appspot.com/o';
const LOGO = `${BUCKET}/site-branding%2Fsite-logo.jpg?alt=media`;

const fetched = vi.fn<typeof fetch>();
const headersSent = () => new Headers(fetched.mock.lastCall?.[1]?.headers);

beforeEach(() => {
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  fetched.mockReset().mockImplementation(() => Promise.resolve(Response.json({ success: true })));
  vi.spyOn(window, 'fetch').mockImplementation(fetched);
});

test('a function is called with its input and the token of the sign-in', async () => {
  const input = { purchaseId: 'JF1', itemId: 'a' };
  await callFunction(contracts.secureDownload, input);
  const [path, request] = fetched.mock.lastCall ?? [];
  expect([path, request?.method, request?.body]).toEqual([
    '/api/secure-download',
    'POST',
    JSON.stringify(input),
  ]);
  expect(headersSent().get('Authorization')).toBe(`Bearer ${TOKEN}`);
  expect(headersSent().get('Content-Type')).toBe('application/json');
});

test('a function that only answers is asked without a body', async () => {
  fetched.mockResolvedValue(Response.json({ success: true, users: [] }));
  await callFunction(contracts.listUsers, {});
  const [, request] = fetched.mock.lastCall ?? [];
  expect(request).toMatchObject({ method: 'GET' });
  expect(request).not.toHaveProperty('body');
});

describe('a deleted account', () => {
  const answer = (status: number, body: object) =>
    fetched.mockResolvedValue(Response.json({ success: status === 200, ...body }, { status }));
  const code = 'auth/deletion-incomplete';

  test.each([
    [200, { errors: [], accountDeleted: true }, []],
    [500, { code, errors: ['Kurven er der'], accountDeleted: false }, ['Kurven er der']],
  ])('answered with %i %j is deleted but for %j', async (status, body, failed) => {
    answer(status, body);
    await expect(deleteAccount()).resolves.toEqual({ failed });
  });

  test.each([
    [500, { code: 'unknown' }, 'unknown'],
    [401, { code: 'auth/requires-recent-login' }, 'auth/requires-recent-login'],
    [500, { code, errors: [] }, code],
  ])('answered with %i %j is the error %s', async (status, body, expected) => {
    answer(status, body);
    await expect(deleteAccount()).rejects.toMatchObject({ code: expected, details: { status } });
  });
});

test.each(['', '2030'])('with %j for a number no account is made', async (digits) => {
  const phone = { countryCode: '+45', digits };
  const names = { firstName: 'Ida', lastName: 'Dam' };
  const account = { email: 'ida@kunde.example', password: 'Demo1234!', ...names, phone };
  const refusal = await register(account).catch(errorMessage);
  expect(refusal).toBe('Telefonnummer er påkrævet for at oprette en konto.');
  expect(backend.accounts.get('ida@kunde.example')).toBeUndefined();
});

describe('a public file', () => {
  test('of ours is fetched anew', async () => {
    await readPublicFile(LOGO);
    expect(fetched).toHaveBeenCalledExactlyOnceWith(LOGO, { cache: 'reload' });
  });

  test('of somebody else is never asked for', async () => {
    const foreign = LOGO.replace('127.0.0.1:9199', 'evil.example');
    await expect(readPublicFile(foreign)).rejects.toMatchObject({ code: 'not-found' });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a purchased file', () => {
  /** Storage answers in two pieces of four bytes; a cut comes after the first. */
  function given({ isCut = false, headers = {} } = {}): void {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new Uint8Array(4));
        if (isCut) {
          controller.error(new TypeError('network error'));
          return;
        }
        controller.enqueue(new Uint8Array(4));
        controller.close();
      },
    });
    fetched.mockResolvedValue(
      new Response(body, { headers: { 'content-type': 'image/jpeg', ...headers } }),
    );
  }
  const shares: number[] = [];
  const read = () => readPurchased('purchased/uid/klit_1.jpg', (share) => shares.push(share));

  beforeEach(() => void shares.splice(0));

  test('is read with the own sign-in, and says how much has come', async () => {
    given({ headers: { 'content-length': '8' } });
    expect(await read()).toMatchObject({ size: 8, type: 'image/jpeg' });
    expect(shares).toEqual([0.5, 1]);
    expect(headersSent().get('Authorization')).toBe(`Firebase ${TOKEN}`);
  });

  test('whose size nobody tells comes whole all the same', async () => {
    given();
    expect(await read()).toMatchObject({ size: 8 });
    expect(shares).toEqual([]);
  });

  test('that is cut off is a failure of the network', async () => {
    given({ isCut: true, headers: { 'content-length': '8' } });
    await expect(read()).rejects.toMatchObject({ code: 'network' });
    given({ isCut: true });
    await expect(readPurchased('purchased/uid/klit_1.jpg')).rejects.toMatchObject({
      code: 'network',
    });
  });
});

describe('App Check', () => {
  const requests: Record<string, () => Promise<unknown>> = {
    function: () => callFunction(contracts.verifyRecaptcha, { token: 'x'.repeat(30) }),
    'public document': () => requestJson('https://firestore.example/x'),
    'public list': () =>
      requestJson('https://firestore.example/x', { headers: { 'Content-Type': 'text/plain' } }),
    'public number': async () => {
      const count = { result: { aggregateFields: { count: { integerValue: '7' } } } };
      fetched.mockResolvedValue(Response.json([count]));
      expect(await countPublicList({ from: [{ collectionId: 'albums' }] })).toBe(7);
      expect(fetched.mock.lastCall?.[0]).toContain(':runAggregationQuery');
    },
    'reason why a session ended': () => sessionEndReason('a-refresh-token'),
    file: async () => fetch('https://files.example/x', { headers: await storageHeaders() }),
    'file that all may see': () => readPublicFile(LOGO),
  };

  test.each(Object.keys(requests))('is part of a request for a %s', async (name) => {
    backend.appCheck.proof = 'the-proof';
    vi.stubGlobal('USES_APP_CHECK', true);
    await requests[name]?.();
    expect(headersSent().get('X-Firebase-AppCheck')).toBe('the-proof');
    const isList = name === 'public list' || name === 'public number';
    expect(headersSent().get('Content-Type') === 'text/plain').toBe(isList);
  });

  test.each(Object.keys(requests))(
    'lets a request for a %s go out without a proof, and where it is not used',
    async (name) => {
      vi.stubGlobal('USES_APP_CHECK', true);
      await requests[name]?.();
      expect(headersSent().get('X-Firebase-AppCheck')).toBeNull();
      backend.appCheck.proof = 'the-proof';
      vi.stubGlobal('USES_APP_CHECK', false);
      await requests[name]?.();
      expect(headersSent().get('X-Firebase-AppCheck')).toBeNull();
    },
  );
});
