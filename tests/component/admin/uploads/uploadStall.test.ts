import { beforeEach, expect, test, vi } from 'vitest';
import { upload, UPLOAD_STALL_MS } from '#src/data/files/storage.ts';
import { backend } from '../../../support/backend/backend.ts';

const path = 'site-branding/site-logo.jpg';
const file = new Blob(['x'.repeat(10)], { type: 'image/jpeg' });

beforeEach(() => {
  vi.useFakeTimers();
});
test('an upload of which nothing arrives fails within twenty seconds', async () => {
  backend.hold('upload', path);
  const outcome = expect(upload({ path, file })).rejects.toMatchObject({
    code: 'upload/service-unavailable',
  });
  expect(UPLOAD_STALL_MS).toBeLessThan(20_000);
  await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS);
  await outcome;
});

test('a slow upload that moves is left alone', async () => {
  const gate = backend.hold('upload', path);
  const done = upload({ path, file });
  for (const share of [0.2, 0.4, 0.6]) {
    await vi.advanceTimersByTimeAsync(UPLOAD_STALL_MS - 1);
    backend.files.progress(path, share);
  }
  gate.open();
  await expect(done).resolves.toBeUndefined();
});

test('without a connection it waits', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const gate = backend.hold('upload', path);
  const done = upload({ path, file });
  await vi.advanceTimersByTimeAsync(3 * UPLOAD_STALL_MS);
  gate.open();
  await expect(done).resolves.toBeUndefined();
});
