import { afterEach, expect, test, vi } from 'vitest';
import { readPublicFile } from '#src/data/http.ts';

vi.mock('#src/data/auth/session.ts', () => ({ idToken: () => Promise.resolve('token') }));
vi.mock('#src/data/files/storage.ts', () => ({
  storageOrigins: () => ['https://storage.example'],
}));

const OWN = 'https://storage.example/v0/b/bucket/o/site-branding%2Fsite-logo.jpg?alt=media';

function given(response: Response) {
  const fetched = vi.fn<typeof fetch>().mockResolvedValue(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file of ours is fetched anew', async () => {
  const fetched = given(new Response('logo'));
  expect(await (await readPublicFile(OWN)).text()).toBe('logo');
  expect(fetched).toHaveBeenCalledWith(OWN, { cache: 'reload' });
});

test('what is not ours is never asked for', async () => {
  const fetched = given(new Response('logo'));
  const foreign = OWN.replace('storage.example', 'evil.example');
  await expect(readPublicFile(foreign)).rejects.toMatchObject({ code: 'not-found' });
  expect(fetched).not.toHaveBeenCalled();
});

test('a refusal is an error of the product', async () => {
  given(new Response('', { status: 403 }));
  await expect(readPublicFile(OWN)).rejects.toMatchObject({ code: 'permission-denied' });
});
