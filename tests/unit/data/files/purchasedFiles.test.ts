import { afterEach, expect, test, vi } from 'vitest';
import { readPurchased } from '#src/data/files/purchasedFiles.ts';

vi.mock('#src/data/auth/session.ts', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#src/data/files/storage.ts', () => ({
  fileUrl: (path: string) => `https://storage.example/o/${encodeURIComponent(path)}?alt=media`,
}));

const PATH = 'purchased/uid/klit_1.jpg';

/** Storage answers in two pieces of four bytes; a cut comes after the first. */
function answer({ isCut = false, headers = {} } = {}): Response {
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
  return new Response(body, { headers: { 'content-type': 'image/jpeg', ...headers } });
}

const given = (response: Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(() => Promise.resolve(response)),
  );

afterEach(() => {
  vi.unstubAllGlobals();
});

test('what has been bought is read with the own sign-in, and says how much has come', async () => {
  given(answer({ headers: { 'content-length': '8' } }));
  const shares: number[] = [];
  const blob = await readPurchased(PATH, (share) => shares.push(share));
  expect({ size: blob.size, type: blob.type }).toEqual({ size: 8, type: 'image/jpeg' });
  expect(shares).toEqual([0.5, 1]);
  expect(vi.mocked(fetch).mock.lastCall?.[1]).toMatchObject({
    headers: { Authorization: 'Firebase token' },
  });
});

test('a file whose size nobody tells comes whole all the same', async () => {
  given(answer());
  const onProgress = vi.fn();
  expect((await readPurchased(PATH, onProgress)).size).toBe(8);
  expect(onProgress).not.toHaveBeenCalled();
});

test.each([undefined, () => undefined])(
  'a connection that is lost on the way is a failure of the network',
  async (onProgress) => {
    given(answer({ isCut: true, headers: { 'content-length': '8' } }));
    await expect(readPurchased(PATH, onProgress)).rejects.toMatchObject({ code: 'network' });
  },
);

test.each([
  [403, 'permission-denied'],
  [404, 'not-found'],
  [429, 'rate-limited'],
  [500, 'service-failed'],
] as const)('an answer %i is the error %s', async (status, code) => {
  given(new Response('', { status }));
  await expect(readPurchased(PATH)).rejects.toMatchObject({ code });
});
