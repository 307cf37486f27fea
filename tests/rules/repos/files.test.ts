import type { RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { storagePaths } from '#src/model/files/paths.ts';
import { startRules } from '../support/environment.ts';
import { freshId } from '../support/firestore.ts';
import { connectSite, createAccount } from './connection.ts';

connectSite();
const auth = await import('#src/data/auth/session.ts');
const storage = await import('#src/data/files/storage.ts');

let environment: RulesTestEnvironment;
const run = freshId('files').toLowerCase();
const password = 'Demo1234!';
const admin = { email: `${run}.admin@jerslevfoto.example`, password };
const customer = { email: `${run}.kunde@jerslevfoto.example`, password };

const original = (id: string) =>
  storagePaths.original.build({
    kind: 'albums',
    project: run,
    timestamp: '1700000000000',
    id,
    extension: 'jpg',
  });
const variant = storagePaths.watermarked.build({
  kind: 'albums',
  project: run,
  timestamp: '1700000000000',
  id: 'a',
  width: '480',
});
const picture = (bytes: number, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });

beforeAll(async () => {
  environment = await startRules(['storage', 'firestore']);
  await createAccount({ ...admin, claims: { admin: true } });
  await createAccount(customer);
  await auth.signIn({ ...admin, remember: false });
});
afterAll(async () => {
  await auth.signOut();
  await environment.cleanup();
});

describe('files', () => {
  // Reading a blob needs a browser: the journeys do that.
  test('are sent whole, with progress', async () => {
    const progress = vi.fn<(sent: number, total: number) => void>();
    await storage.upload({ path: original('a'), file: picture(600_000), onProgress: progress });
    expect(progress.mock.lastCall).toEqual([600_000, 600_000]);
    expect(await storage.storedFile(original('a'))).toMatchObject({ bytes: 600_000 });
  });

  test('that are public may be kept for a year and are read by their address', async () => {
    await storage.upload({ path: variant, file: picture(10, 'image/webp') });
    const response = await fetch(storage.publicUrl(variant));
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('that are not public have no address', () => {
    expect(() => storage.publicUrl(original('a'))).toThrow('path/invalid');
  });

  test('are listed with their age and removed once or twice', async () => {
    const path = original('b');
    await storage.upload({ path, file: picture(5) });
    expect(await storage.listPaths(`high-quality/albums/${run}`)).toContain(path);
    const found = await storage.storedFile(path);
    expect(found).toMatchObject({ path, bytes: 5 });
    expect(Date.now() - (found?.updatedAt.getTime() ?? 0)).toBeLessThan(60_000);
    await storage.remove(path);
    await storage.remove(path);
    expect(await storage.listPaths(`high-quality/albums/${run}`)).not.toContain(path);
    expect(await storage.storedFile(path)).toBeUndefined();
  });

  test('are not sent when that was called off before', async () => {
    const attempt = storage.upload({
      path: original('c'),
      file: picture(5),
      signal: AbortSignal.abort(),
    });
    await expect(attempt).rejects.toMatchObject({ code: 'cancelled' });
  });
});
