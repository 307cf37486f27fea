import { expect, test, vi } from 'vitest';
import { sendPasswordMail } from '../../../tools/admin/accounts.ts';

const service = {
  url: 'https://sign-in.example/projects/shop',
  project: 'shop',
  accessToken: () => Promise.resolve('token'),
};

test('a mail is asked for in Danish, on the quota of the project', async () => {
  const ask = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
  await sendPasswordMail(service, 'maja@jerslevfoto.example');
  const [url, request] = ask.mock.calls[0] ?? [];
  expect(url).toBe('https://sign-in.example/projects/shop/accounts:sendOobCode');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer token',
    'x-goog-user-project': 'shop',
    'x-firebase-locale': 'da',
  });
});

test('a refusal is told by its number', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}', { status: 403 }));
  await expect(sendPasswordMail(service, 'maja@jerslevfoto.example')).rejects.toThrow('HTTP 403');
});
