import { beforeEach, expect, test, vi } from 'vitest';
import { deleteAccount } from '#src/data/auth/account.ts';

vi.mock('#src/data/auth/session.ts', () => ({ idToken: () => Promise.resolve('the-token') }));

const fetched = vi.fn<typeof fetch>();
const answer = (status: number, body: unknown) =>
  fetched.mockResolvedValue(new Response(JSON.stringify(body), { status }));

beforeEach(() => {
  fetched.mockReset();
  vi.stubGlobal('fetch', fetched);
});

test('everything is gone', async () => {
  answer(200, { success: true, errors: [], accountDeleted: true });
  await expect(deleteAccount()).resolves.toEqual({ failed: [] });
});

test('something is left, and named', async () => {
  const errors = ['Kurven kunne ikke slettes'];
  const code = 'auth/deletion-incomplete';
  answer(500, { success: false, error: 'Delvist', code, errors, accountDeleted: false });
  await expect(deleteAccount()).resolves.toEqual({ failed: errors });
});

test.each([
  [{ success: false, error: 'Nej', code: 'unknown' }, 500, 'unknown'],
  [{ success: false, error: 'Log ind', code: 'auth/requires-recent-login' }, 401, undefined],
  [{ success: false, code: 'auth/deletion-incomplete', errors: [] }, 500, undefined],
])('%o is a failure', async (body, status, code) => {
  answer(status, body);
  await expect(deleteAccount()).rejects.toMatchObject({
    code: code ?? body.code,
    details: { status },
  });
});

test('no answer is a failure, too', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(deleteAccount()).rejects.toMatchObject({ code: 'network' });
});
