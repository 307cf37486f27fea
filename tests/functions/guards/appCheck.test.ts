import { beforeEach, expect, test, vi } from 'vitest';
import { site } from '#src/config/site.ts';
import { requireAppCheck } from '../../../functions/src/guards/appCheck.ts';

const { verifyToken, where } = vi.hoisted(() => ({
  verifyToken: vi.fn<(token: string) => Promise<void>>(),
  where: { isEmulated: false },
}));
vi.mock('../../../functions/src/firebaseAdmin.ts', () => ({ appCheck: () => ({ verifyToken }) }));
vi.mock('../../../functions/src/env.ts', () => where);

const ask = (token?: string) =>
  requireAppCheck({ headers: token === undefined ? {} : { 'x-firebase-appcheck': token } });
const refused = { status: 401, code: 'app-check/failed' };
const use = (provider: typeof site.appCheck.provider) =>
  vi.spyOn(site, 'appCheck', 'get').mockReturnValue({ provider, siteKey: 'key' });

beforeEach(() => {
  where.isEmulated = false;
  verifyToken.mockReset().mockResolvedValue(undefined);
  use('recaptcha-enterprise');
});

test('a request with a proof is let through, and its proof is verified', async () => {
  await expect(ask('proof')).resolves.toBeUndefined();
  expect(verifyToken).toHaveBeenCalledExactlyOnceWith('proof');
});

test('a request without one is refused', async () => {
  await expect(ask()).rejects.toMatchObject(refused);
  expect(verifyToken).not.toHaveBeenCalled();
});

test('a forged one is refused', async () => {
  verifyToken.mockRejectedValue(new Error('forged'));
  await expect(ask('forged')).rejects.toMatchObject(refused);
});

test('the emulator knows the token of the local site alone', async () => {
  where.isEmulated = true;
  await expect(ask('local-app-check')).resolves.toBeUndefined();
  await expect(ask('proof')).rejects.toMatchObject(refused);
  expect(verifyToken).not.toHaveBeenCalled();
});

test('the token of the local site opens nothing elsewhere', async () => {
  verifyToken.mockRejectedValue(new Error('forged'));
  await expect(ask('local-app-check')).rejects.toMatchObject(refused);
});

test('a site without App Check asks for nothing', async () => {
  use('none');
  await expect(ask()).resolves.toBeUndefined();
});
