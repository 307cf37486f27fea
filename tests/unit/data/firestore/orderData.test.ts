import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { StoredDocument } from '#src/data/firestore/converter.ts';
import type { Observer } from '#src/data/firestore/port.ts';
import type { QuerySpec } from '#src/data/firestore/port.ts';

const lite = vi.hoisted(() => ({ readDocument: vi.fn(), readList: vi.fn() }));
const liveSdk = vi.hoisted(() => ({
  watchList: vi.fn<(spec: QuerySpec, observer: Observer<StoredDocument[]>) => () => void>(),
}));
vi.mock('#src/data/sdk/firestoreLite.ts', () => lite);
vi.mock('#src/data/sdk/firestoreLive.ts', () => liveSdk);
vi.stubEnv('VITE_BACKEND', 'local');
const { readOrder, readOrderPage, readOrders, watchOrders } =
  await import('#src/data/firestore/orderData.ts');

const schema = z.object({
  id: z.string(),
  items: z.array(z.object({ thumbnailUrl: z.string(), imageUrl: z.string() })),
});
const spec = { collection: 'orders', limit: 1 } as const;

const PUBLIC_PICTURE = 'watermarked/enkeltbilleder/klit/watermarked_1700000000000_a_480.webp';
const urlOf = ({
  path = PUBLIC_PICTURE,
  bucket = 'demo-photo-shop.appspot.com',
  origin = 'http://127.0.0.1:9199',
} = {}) => `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
const ours = urlOf();
const foreign = 'https://evil.example/pixel.gif';

const stored = (...urls: string[]): StoredDocument => ({
  id: 'a',
  data: { items: urls.map((url) => ({ thumbnailUrl: url, imageUrl: url })) },
});
const guarded = {
  id: 'a',
  items: [
    { thumbnailUrl: ours, imageUrl: ours },
    { thumbnailUrl: '', imageUrl: '' },
  ],
};

beforeEach(() => {
  lite.readDocument.mockResolvedValue(stored(ours, foreign));
  lite.readList.mockResolvedValue([stored(ours, foreign)]);
});

describe('an order comes without the pictures that are not ours', () => {
  test('alone', async () => {
    await expect(readOrder('orders/a', schema)).resolves.toEqual(guarded);
  });

  test('in a list', async () => {
    await expect(readOrders(spec, schema)).resolves.toEqual([guarded]);
  });

  test('on a page, which still says where to go on', async () => {
    await expect(readOrderPage(spec, schema, 'orders/before')).resolves.toEqual({
      items: [guarded],
      next: 'orders/a',
    });
    expect(lite.readList).toHaveBeenCalledWith(spec, 'orders/before');
  });

  test('in a list that is followed', async () => {
    const onNext = vi.fn();
    watchOrders(spec, schema, { onNext, onError: vi.fn() });
    await vi.waitFor(() => expect(liveSdk.watchList).toHaveBeenCalled());
    liveSdk.watchList.mock.lastCall?.[1].onNext([stored(ours, foreign)]);
    expect(onNext).toHaveBeenCalledWith([guarded]);
  });
});

test('an order that does not exist is none', async () => {
  lite.readDocument.mockResolvedValue(undefined);
  await expect(readOrder('orders/a', schema)).resolves.toBeUndefined();
});

test.each([
  ['of another bucket', urlOf({ bucket: 'another-bucket' })],
  ['of another server', urlOf({ origin: 'https://evil.example' })],
  ['that is an original', urlOf({ path: 'high-quality/enkeltbilleder/klit/original_1_a.jpg' })],
  ['inside the address', 'data:image/svg+xml,<svg onload=alert(1)>'],
  ['that is a program', 'javascript:alert(1)'],
])('no picture %s is shown', async (_what, url) => {
  lite.readDocument.mockResolvedValue(stored(url));
  const order = await readOrder('orders/a', schema);
  expect(order?.items).toEqual([{ thumbnailUrl: '', imageUrl: '' }]);
});
