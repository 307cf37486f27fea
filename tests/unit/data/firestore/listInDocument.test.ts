import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { SERVER_TIME, type StoredDocument } from '#src/data/firestore/converter.ts';
import { listInDocument } from '#src/data/firestore/documentRepo.ts';
import type { Observer } from '#src/data/firestore/port.ts';
import type { DocumentReader, DocumentWriter } from '#src/data/firestore/port.ts';
import { AppError } from '#src/model/base/errors.ts';

type Transaction = DocumentReader & DocumentWriter;

const lite = vi.hoisted(() => ({ transact: vi.fn() }));
const publicData = vi.hoisted(() => ({ readPublicDocument: vi.fn() }));
const liveSdk = vi.hoisted(() => ({
  watchDocument:
    vi.fn<(path: string, observer: Observer<StoredDocument | undefined>) => () => void>(),
}));
vi.mock('#src/data/sdk/firestoreLite.ts', () => lite);
vi.mock('#src/data/firestore/publicData.ts', () => publicData);
vi.mock('#src/data/sdk/firestoreLive.ts', () => liveSdk);

const fruits = listInDocument({
  path: 'lists/fruits',
  field: 'fruits',
  itemSchema: z.object({ name: z.string() }),
});
const stored = (value: unknown): StoredDocument => ({ id: 'fruits', data: { fruits: value } });

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
});

describe('list', () => {
  test.each([
    ['nothing is stored', undefined, []],
    ['the list is missing', {}, []],
    ['the list is something else', { fruits: 'apple' }, []],
    ['there are items', { fruits: [{ name: 'apple' }] }, [{ name: 'apple' }]],
    ['an item is bad', { fruits: [{ name: 'apple' }, { name: 5 }, null] }, [{ name: 'apple' }]],
  ])('when %s', async (_what, holder, expected) => {
    publicData.readPublicDocument.mockResolvedValue(holder);
    await expect(fruits.list()).resolves.toEqual(expected);
  });

  test('fails as the product fails', async () => {
    publicData.readPublicDocument.mockRejectedValue(new AppError('network'));
    await expect(fruits.list()).rejects.toMatchObject({ name: 'AppError', code: 'network' });
  });
});

describe('update', () => {
  const run = async (document: StoredDocument | undefined, added: string) => {
    const merge = vi.fn();
    lite.transact.mockImplementation((work: (transaction: Transaction) => Promise<void>) =>
      work({
        read: () => Promise.resolve(document),
        merge,
        set: vi.fn(),
        update: vi.fn(),
        remove: vi.fn(),
      }),
    );
    await fruits.update((current) => [...current, { name: added }]);
    return merge.mock.calls;
  };

  test('writes the changed list with the time of the server', async () => {
    expect(await run(stored([{ name: 'apple' }]), 'pear')).toEqual([
      ['lists/fruits', { fruits: [{ name: 'apple' }, { name: 'pear' }], lastUpdated: SERVER_TIME }],
    ]);
  });

  test('starts the list when nothing is stored', async () => {
    expect(await run(undefined, 'pear')).toEqual([
      ['lists/fruits', { fruits: [{ name: 'pear' }], lastUpdated: SERVER_TIME }],
    ]);
  });

  test('loses nothing that it cannot read', async () => {
    expect(await run(stored([{ title: 'old' }, { name: 'apple' }]), 'pear')).toEqual([
      [
        'lists/fruits',
        {
          fruits: [{ name: 'apple' }, { name: 'pear' }, { title: 'old' }],
          lastUpdated: SERVER_TIME,
        },
      ],
    ]);
  });

  test('what the change refuses is thrown as it is', async () => {
    lite.transact.mockImplementation((work: (transaction: Partial<Transaction>) => Promise<void>) =>
      work({ read: () => Promise.resolve(undefined) }),
    );
    const refusal = new AppError('already-exists');
    await expect(
      fruits.update(() => {
        throw refusal;
      }),
    ).rejects.toBe(refusal);
  });
});

describe('watch', () => {
  test('passes on every state until it is stopped', async () => {
    const stop = vi.fn();
    liveSdk.watchDocument.mockReturnValue(stop);
    const onNext = vi.fn();
    const onError = vi.fn();
    const unsubscribe = fruits.watch(onNext, onError);
    await vi.waitFor(() => expect(liveSdk.watchDocument).toHaveBeenCalledTimes(1));
    const observer = liveSdk.watchDocument.mock.calls[0]?.[1];
    observer?.onNext(undefined);
    observer?.onNext(stored([{ name: 'apple' }]));
    expect(onNext.mock.calls).toEqual([[[]], [[{ name: 'apple' }]]]);
    observer?.onOffline();
    observer?.onError(Object.assign(new Error(), { code: 'permission-denied' }));
    expect(onError.mock.calls.map(([error]: AppError[]) => error?.code)).toEqual([
      'offline',
      'permission-denied',
    ]);
    unsubscribe();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('stopped before the SDK has come, it never starts', async () => {
    liveSdk.watchDocument.mockClear();
    fruits.watch(vi.fn(), vi.fn())();
    await import('#src/data/sdk/firestoreLive.ts');
    await Promise.resolve();
    expect(liveSdk.watchDocument).not.toHaveBeenCalled();
  });
});
