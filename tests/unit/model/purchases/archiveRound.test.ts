import type * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import type { Records } from '#src/model/base/records.ts';
import { type ArchivePlace, archiveRound } from '#src/model/purchases/archiveRound.ts';
import type { BackupStep } from '#src/model/purchases/archivePlan.ts';
import { backupAtOnce, type Purchase } from '#src/model/purchases/schema.ts';
import { day, image, purchase, purchaseItem } from '../../../support/bareRecords.ts';

const original = (id: string) => `high-quality/albums/x/original_1760000000000_${id}.png`;
const single = (id: string) => purchaseItem({ id, originalAdminPath: original(id) });
const MINUTE = 60_000;

/** A place that keeps one purchase, and notes what is copied and how long is waited. */
function world(change: Partial<Purchase> = {}) {
  const [copied, waited]: [string[], number[]] = [[], []];
  let now = day(1);
  let stored: Purchase | undefined = purchase({
    paymentStatus: 'completed',
    items: [single('one'), single('two')],
    ...change,
  });
  const failing = new Map<string, AppError[]>();
  const records: Records = {
    read: (schema: z.ZodMiniType) => Promise.resolve(stored && schema.parse(stored)) as never,
    set: () => undefined,
    update: (_, changes) => {
      if (stored) stored = { ...stored, ...changes };
    },
  };
  const copy = ({ imageId }: BackupStep): Promise<void> => {
    const error = failing.get(imageId)?.shift();
    if (error) return Promise.reject(error);
    copied.push(imageId);
    return Promise.resolve();
  };
  const place: ArchivePlace = {
    transact: (run) => run(records),
    copier: () => Promise.resolve(copy),
    urlOf: String,
    now: () => now,
    sleep: (milliseconds) => {
      waited.push(milliseconds);
      return Promise.resolve();
    },
    parallel: 1,
    leaseMs: 10 * MINUTE,
  };
  return {
    copied,
    waited,
    place,
    get: () => stored,
    put: (changes: Partial<Purchase>) => records.update('', changes),
    remove: () => (stored = undefined),
    fail: (imageId: string, code: 'backup/unreachable' | 'backup/empty', times = 1) =>
      failing.set(
        imageId,
        Array.from({ length: times }, () => new AppError(code)),
      ),
    later: (minutes: number) => (now = new Date(now.getTime() + minutes * MINUTE)),
    round: (changes: Partial<ArchivePlace> = {}) => archiveRound('JF', { ...place, ...changes }),
  };
}

const run = (state: 'working' | 'waiting', attempts: number, minutes: number) => ({
  backupRun: { state, attempts, nextAt: new Date(day(1).getTime() + minutes * MINUTE) },
});

test('a round copies everything, with a pause between two items, and is not repeated', async () => {
  const { round, copied, waited, get } = world();
  expect(await round()).toBeUndefined();
  expect(copied).toEqual(['one', 'two']);
  expect(waited).toEqual([200]);
  expect(get()).toMatchObject({ backupStatus: 'completed', updatedAt: day(1) });
  expect(await round()).toBeUndefined();
  expect(copied).toHaveLength(2);
});

describe('what is left out', () => {
  test('is tried after 30 s, then ever later; nothing is copied twice', async () => {
    const { round, copied, get, fail, later } = world();
    fail('one', 'backup/empty', 9);
    expect(await round()).toBe(30_000);
    expect(get()).toMatchObject({ backupStatus: 'pending', ...run('waiting', 1, 0.5) });
    expect(get()?.items[0]).toMatchObject({ backupError: 'Filen er tom.' });
    expect(await round()).toBeUndefined();
    later(1);
    expect(await round()).toBe(5 * MINUTE);
    later(6);
    expect(await round()).toBe(10 * MINUTE);
    expect(copied).toEqual(['two']);
  });

  test('is tried at once when somebody asks, and the next wait is a short one again', async () => {
    const { round, put, fail } = world(run('waiting', 4, 40));
    fail('one', 'backup/empty', 9);
    expect(await round()).toBeUndefined();
    put({ backupRun: backupAtOnce });
    expect(await round()).toBe(30_000);
  });

  test('for a reason that may pass is tried three times within the round', async () => {
    const { round, waited, fail, copied, later } = world({ items: [single('one')] });
    fail('one', 'backup/unreachable', 3);
    expect(await round()).toBe(30_000);
    expect(waited).toEqual([1000, 2000]);
    later(1);
    fail('one', 'backup/unreachable', 2);
    expect(await round()).toBeUndefined();
    expect(copied).toEqual(['one']);
  });

  test('is a preview whose source is gone, and none that only cannot be had now', async () => {
    const items = [{ ...single('one'), hasPreview: true }];
    const { round, get, later } = world({ items });
    const answering = (status: number) => () =>
      Promise.resolve(({ kind }: BackupStep) =>
        kind === 'preview'
          ? Promise.reject(new AppError('backup/http-status', { details: { status } }))
          : Promise.resolve(),
      );
    expect(await round({ copier: answering(403) })).toBe(30_000);
    expect(get()?.items[0]).toMatchObject({ backupStatus: 'completed', hasPreview: true });
    later(1);
    expect(await round({ copier: answering(404) })).toBeUndefined();
    expect(get()).toMatchObject({ backupStatus: 'completed', items: [{ hasPreview: false }] });
  });

  test('because a round failed as a whole is tried after 60 s', async () => {
    const { round, get } = world();
    const down = () => Promise.reject(new Error('down'));
    await expect(round({ copier: down })).rejects.toThrow('down');
    expect(get()).toMatchObject({ backupStatus: 'pending', ...run('waiting', 1, 1) });
  });
});

describe('of two at once', () => {
  test('one copies, and the other begins when the first has given no sign for so long', async () => {
    const { round, copied, later, get } = world();
    const dying = round({ copier: () => new Promise(() => undefined) });
    await Promise.resolve();
    void dying;
    await expect.poll(get).toMatchObject(run('working', 0, 10));
    expect(await round()).toBeUndefined();
    expect(copied).toEqual([]);
    later(11);
    await round();
    expect(copied).toEqual(['one', 'two']);
    expect(get()).toMatchObject({ backupStatus: 'completed' });
  });

  test('a browser claims nothing', async () => {
    const { round, get } = world();
    const stop = () => Promise.reject(new AppError('cancelled'));
    await expect(round({ copier: stop, leaseMs: undefined })).rejects.toThrow();
    expect(get()).not.toHaveProperty('backupRun');
  });
});

describe('nothing is noted on', () => {
  test.each<[string, Partial<Purchase>]>([
    ['is not paid', { paymentStatus: 'pending' }],
    ['was withdrawn', { withdrawnAt: day(1) }],
    ['was cancelled', { paymentStatus: 'cancelled' }],
  ])('a purchase that %s', async (_, change) => {
    const { round, copied, get } = world(change);
    const before = get();
    expect(await round()).toBeUndefined();
    expect(copied).toEqual([]);
    expect(get()).toBe(before);
  });

  test('one that is withdrawn or gone meanwhile', async () => {
    for (const end of ['put', 'remove'] as const) {
      const { round, get, ...rest } = world();
      const meanwhile = () => {
        rest[end]({ withdrawnAt: day(1) });
        return Promise.resolve();
      };
      expect(await round({ sleep: meanwhile })).toBeUndefined();
      expect(get()?.items[1]?.backupStatus ?? 'pending').toBe('pending');
    }
  });
});

test('a large album is noted every five seconds, and copied from where it was cut', async () => {
  const images = Array.from({ length: 45 }, (_, order) =>
    image({ id: `p${order}`, order, originalSrc: original(`p${order}`) }),
  );
  const album = purchaseItem({ id: 'alb', type: 'album', albumImages: images });
  const { round, place, copied, get, later } = world({ items: [album] });
  let count = 0;
  const cut = async () => {
    const copy = await place.copier('JF');
    return (step: BackupStep) => {
      count += 1;
      later(1 / 60);
      return count > 33 ? Promise.reject(new AppError('cancelled')) : copy(step);
    };
  };
  await expect(round({ copier: cut })).rejects.toThrow();
  expect(get()?.items[0]?.archivedFiles).toHaveLength(30);
  later(11);
  await round();
  expect(get()).toMatchObject({ backupStatus: 'completed' });
  // What was copied but not noted is recognised by the copier.
  expect(new Set(copied).size).toBe(45);
});
