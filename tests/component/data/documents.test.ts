import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { takeAlbumImageOffSale } from '#src/data/catalogue/takeOffSale.ts';
import { listInDocument } from '#src/data/firestore/documentRepo.ts';
import {
  readOrder,
  readOrderPage,
  readOrders,
  watchOrders,
} from '#src/data/firestore/orderData.ts';
import { revise } from '#src/data/repos/catalogue/adminSingleImages.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../support/backend/backend.ts';
import { album, singleImage } from '../../support/records.ts';

const { documents } = backend;

describe('a list in a document', () => {
  const PATH = 'lists/fruits';
  const itemSchema = z.object({ name: z.string() });
  const fruits = listInDocument({ path: PATH, field: 'fruits', itemSchema });
  const [apple, pear] = [{ name: 'apple' }, { name: 'pear' }];
  const old = { title: 'of an older version' };
  const addPear = () => fruits.update((current) => [...current, pear]);

  beforeEach(() => void vi.spyOn(console, 'warn').mockReturnValue());

  test.each([
    ['nothing is stored', undefined, []],
    ['the list is missing', {}, []],
    ['the list is something else', { fruits: 'apple' }, []],
    ['an item is bad', { fruits: [apple, { name: 5 }, null] }, [apple]],
  ])('is read when %s', async (_what, holder, expected) => {
    if (holder) documents.put(PATH, holder);
    await expect(fruits.list()).resolves.toEqual(expected);
  });

  test('that cannot be read is an error of the product', async () => {
    backend.failNext('read', PATH, new TypeError('Failed to fetch'));
    await expect(fruits.list()).rejects.toMatchObject({ name: 'AppError', code: 'network' });
  });

  test('is begun by the first change, and loses nothing that it cannot read by the next', async () => {
    await addPear();
    expect(documents.get(PATH)).toEqual({ fruits: [pear], lastUpdated: expect.any(Date) as Date });
    documents.put(PATH, { fruits: [old, apple] });
    await addPear();
    expect(documents.get(PATH)).toMatchObject({ fruits: [apple, pear, old] });
  });

  test('stays as it is when the change refuses', async () => {
    const refusal = new AppError('already-exists');
    const refuse = () => {
      throw refusal;
    };
    await expect(fruits.update(refuse)).rejects.toBe(refusal);
    expect(documents.get(PATH)).toBeUndefined();
  });

  test('is followed until it is stopped or fails, also without a connection for a while', async () => {
    const onNext = vi.fn();
    const onError = vi.fn();
    const stop = fruits.watch(onNext, onError);
    await nextTurn();
    documents.put(PATH, { fruits: [apple] });
    stop();
    documents.put(PATH, { fruits: [pear] });
    expect(onNext.mock.calls).toEqual([[[]], [[apple]]]);
    fruits.watch(vi.fn(), onError);
    await nextTurn();
    documents.interruptWatches(PATH);
    const refused = Object.assign(new Error(), { code: 'permission-denied' });
    documents.breakWatches(PATH, refused);
    const codes = [{ code: 'offline' }, { code: 'permission-denied' }];
    expect(onError.mock.calls).toMatchObject(codes.map((error) => [error]));
  });

  test('that is stopped before it is followed is never asked for', async () => {
    fruits.watch(vi.fn(), vi.fn())();
    await nextTurn();
    expect(documents.watcherCount(PATH)).toBe(0);
  });
});

describe('an order', () => {
  const item = z.object({ thumbnailUrl: z.string(), imageUrl: z.string() });
  const schema = z.object({ id: z.string(), items: z.array(item) });
  const spec = { collection: 'orders', limit: 1 } as const;
  const PUBLIC_PICTURE = 'watermarked/enkeltbilleder/klit/watermarked_1700000000000_a_480.webp';
  const urlOf = ({
    path = PUBLIC_PICTURE,
    bucket = 'demo-photo-shop.appspot.com',
    origin = 'http://127.0.0.1:9199',
  } = {}) => `${origin}/v0/b/${bucket}/o/${encodeURIComponent(path)}?alt=media`;
  const line = (url: string) => ({ thumbnailUrl: url, imageUrl: url });
  const store = (...urls: string[]) => documents.put('orders/b', { items: urls.map(line) });

  test('comes without the pictures that are not ours, however it is read', async () => {
    documents.put('orders/a', { items: [] });
    store(urlOf(), 'https://evil.example/pixel.gif');
    const guarded = { id: 'b', items: [line(urlOf()), line('')] };
    await expect(readOrder('orders/b', schema)).resolves.toEqual(guarded);
    await expect(readOrders({ collection: 'orders' }, schema)).resolves.toEqual([
      { id: 'a', items: [] },
      guarded,
    ]);
    await expect(readOrderPage(spec, schema, 'orders/a')).resolves.toEqual({
      items: [guarded],
      next: 'orders/b',
    });
    const onNext = vi.fn();
    const stop = watchOrders({ collection: 'orders' }, schema, { onNext, onError: vi.fn() });
    await nextTurn();
    stop();
    expect(onNext.mock.lastCall?.[0]).toContainEqual(guarded);
  });

  test('that does not exist is none', async () => {
    await expect(readOrder('orders/b', schema)).resolves.toBeUndefined();
  });

  test.each([
    ['of another bucket', urlOf({ bucket: 'another-bucket' })],
    ['of another server', urlOf({ origin: 'https://evil.example' })],
    ['that is an original', urlOf({ path: 'high-quality/enkeltbilleder/klit/original_1_a.jpg' })],
    ['inside the address', 'data:image/svg+xml,<svg onload=alert(1)>'],
    ['that is a program', 'javascript:alert(1)'],
  ])('shows no picture %s', async (_what, url) => {
    store(url);
    expect((await readOrder('orders/b', schema))?.items).toEqual([line('')]);
  });
});

describe('what was deleted between the reading and the writing', () => {
  /** The rules refuse to write on it, and a second look finds nothing. */
  async function deletedMeanwhile(path: string, work: () => Promise<unknown>): Promise<void> {
    const gate = backend.hold('write', path);
    const outcome = expect(work()).rejects.toMatchObject({ code: 'not-found' });
    await nextTurn();
    documents.remove(path);
    gate.failWith(new AppError('permission-denied'));
    await outcome;
  }

  test('cannot be edited', async () => {
    documents.put('enkeltbilleder/Klit', singleImage('Klit'));
    const image = { ...singleImage('Klit'), isLegacy: false };
    await deletedMeanwhile('enkeltbilleder/Klit', () => revise(image, () => ({ title: 'Hede' })));
  });

  test('cannot lose a picture', async () => {
    documents.put('albums/Skov', album('Skov', ['Eg', 'Elm']));
    await deletedMeanwhile('albums/Skov', () => takeAlbumImageOffSale('Skov', 'Eg'));
  });
});
