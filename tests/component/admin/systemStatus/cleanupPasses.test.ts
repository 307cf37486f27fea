import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '#src/admin/systemStatus/cleanup.ts';
import { useCleanup } from '#src/admin/systemStatus/cleanupState.ts';
import { fileUrl } from '#src/data/files/storage.ts';
import { beginWork } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const START = new Date('2026-06-06T10:00:00Z');
const LEASE = 'sloth-stamp-system/cleanup-lease';
const SKOV = 'watermarked/albums/skov';
const HAV = 'watermarked/albums/hav';
const fileIn = (folder: string, id: string) => `${folder}/watermarked_1760000000000_${id}_480.webp`;

const storeFile = (path: string) =>
  backend.files.put(path, new Blob(['x']), { updatedAt: new Date(START.getTime() - 2 * DAY_MS) });

/** An album as it is saved at this moment. */
const save = (id: string, ...paths: string[]) =>
  backend.documents.put(`albums/${id}`, { images: paths.map(fileUrl), updatedAt: new Date() });

beforeEach(() => {
  vi.useFakeTimers({ now: START.getTime() - DAY_MS, toFake: ['Date'] });
  vi.spyOn(console, 'warn').mockReturnValue();
  backend.accounts.signIn(admin);
  for (const folder of [SKOV, HAV]) storeFile(fileIn(folder, 'shown'));
  save('skov', fileIn(SKOV, 'shown'));
  save('hav', fileIn(HAV, 'shown'));
  vi.setSystemTime(START);
});
afterEach(() => {
  useCleanup.setState(useCleanup.getInitialState(), true);
});

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);
const readsOfCatalogue = () => backend.attempts('read', 'portfolio').length;

/** The folders that a cleanup lists. */
async function listed(): Promise<string[]> {
  const before = backend.attempts('list').length;
  await cleanUp();
  return backend.attempts('list').slice(before);
}

/** Cleans up until nothing has changed lately. */
async function cleanAll(): Promise<void> {
  await cleanUp();
  later(15 * MINUTE_MS);
}

const everything = expect.arrayContaining([SKOV, HAV, 'portfolio-display']) as string[];

describe('a cleanup', () => {
  test('lists every folder once a day, and nothing while nothing changes', async () => {
    expect(await listed()).toEqual(everything);
    later(15 * MINUTE_MS);
    const reads = readsOfCatalogue();
    expect(await listed()).toEqual([]);
    // Changed items are asked for, and nothing else of the catalogue.
    expect(readsOfCatalogue()).toBe(reads + 1);
    later(DAY_MS);
    expect(await listed()).toEqual(everything);
  });

  test('finds what has become free where something was changed', async () => {
    await cleanAll();
    const free = fileIn(SKOV, 'free');
    storeFile(free);
    storeFile(fileIn(HAV, 'unnoticed'));
    save('skov', fileIn(SKOV, 'shown'));
    later(5 * MINUTE_MS);
    expect(await listed()).toEqual([SKOV]);
    expect(backend.attempts('delete')).toEqual([free]);
    later(DAY_MS);
    await cleanUp();
    expect(backend.attempts('delete')).toEqual([free, fileIn(HAV, 'unnoticed')]);
  });

  test('deletes nothing where the shop names no file at all: it was more likely not read', async () => {
    for (const id of ['skov', 'hav']) backend.documents.remove(`albums/${id}`);
    await cleanUp();
    expect(backend.attempts('delete')).toEqual([]);
  });

  test('keeps what another record shows', async () => {
    await cleanAll();
    storeFile(fileIn(SKOV, 'borrowed'));
    backend.documents.put('albums/hav', { images: [fileUrl(fileIn(SKOV, 'borrowed'))] });
    save('skov', fileIn(SKOV, 'shown'));
    await cleanUp();
    expect(backend.attempts('delete')).toEqual([]);
  });

  test('keeps every file of a picture in a client’s gallery, and takes what an upload has left there', async () => {
    const GALLERY = 'client-galleries/kunde1';
    const filesOf = (id: string) =>
      [`original_1760000000000_${id}.jpg`, `preview_1760000000000_${id}.webp`]
        .concat(`shown_1760000000000_${id}_480.webp`)
        .map((name) => `${GALLERY}/${name}`);
    [...filesOf('kept'), ...filesOf('cutOff')].forEach(storeFile);
    const stranger = `${GALLERY}/noget-andet.jpg`;
    storeFile(stranger);
    const images = [{ id: 'kept', originalPath: filesOf('kept')[0] }];
    backend.documents.put(GALLERY, { images, updatedAt: new Date() });
    await cleanUp();
    expect(backend.files.paths(GALLERY)).toEqual([...filesOf('kept'), stranger].toSorted());
    later(5 * MINUTE_MS);
    filesOf('late').forEach(storeFile);
    backend.documents.put(GALLERY, { images, updatedAt: new Date() });
    await cleanUp();
    expect(backend.files.paths(GALLERY)).toEqual([...filesOf('kept'), stranger].toSorted());
  });

  test('goes on from the pass of another administrator, unless it lies in the future', async () => {
    const pass = (passAt: number, fullPassAt: number) =>
      backend.documents.put(LEASE, {
        holder: 'other',
        expiresAt: new Date(Date.now() - MINUTE_MS),
        passAt: new Date(passAt),
        fullPassAt: new Date(fullPassAt),
      });
    pass(Date.now() + 20 * MINUTE_MS, Date.now() - MINUTE_MS);
    expect(await listed()).toEqual([]);
    expect(backend.documents.get(LEASE)).toMatchObject({ passAt: START });
    pass(Date.now() + DAY_MS, Date.now() + DAY_MS);
    expect(await listed()).toEqual(everything);
  });
});

describe('a cleanup that was cut off is made again as a whole', () => {
  beforeEach(() => {
    storeFile(fileIn(SKOV, 'free'));
  });

  test.each([
    ['a file could not be deleted', () => backend.failNext('delete')],
    ['the catalogue could not be read', () => backend.failNext('read', 'portfolio')],
    ['a folder could not be listed', () => backend.failNext('list', HAV)],
  ])('because %s', async (_, fail) => {
    fail();
    await cleanUp();
    expect(backend.documents.get(LEASE)).not.toHaveProperty('fullPassAt');
    later(5 * MINUTE_MS);
    expect(await listed()).toEqual(everything);
    expect(backend.files.paths(SKOV)).toEqual([fileIn(SKOV, 'shown')]);
    expect(backend.documents.get(LEASE)).toHaveProperty('fullPassAt');
  });

  test('because an upload began', async () => {
    const gate = backend.hold('list', HAV);
    const cleaning = cleanUp();
    const end = beginWork('uploading');
    gate.open();
    await cleaning;
    end();
    expect(backend.documents.get(LEASE)).not.toHaveProperty('fullPassAt');
    expect(await listed()).toEqual(everything);
  });

  test('because another browser took the lease', async () => {
    const gate = backend.hold('list', HAV);
    const cleaning = cleanUp();
    await vi.waitFor(() => expect(backend.documents.get(LEASE)).toBeDefined());
    const other = { holder: 'other', expiresAt: new Date(Date.now() + MINUTE_MS) };
    backend.documents.put(LEASE, other);
    gate.open();
    await cleaning;
    expect(backend.documents.get(LEASE)).toEqual(other);
    expect(backend.attempts('delete')).toEqual([]);
  });
});

test('says what it deleted before the lease could not be renewed', async () => {
  for (let file = 0; file < 21; file += 1) storeFile(fileIn(SKOV, `free${file}`));
  const gate = backend.hold('delete');
  const cleaning = cleanUp();
  await vi.waitFor(() => expect(backend.attempts('delete')).toHaveLength(1));
  backend.fail('write', LEASE);
  gate.open();
  expect(await cleaning).toEqual({ kind: 'cleaned', done: 20, failed: 1 });
});

test('finds a picture that leaves the bin while the collections are read', async () => {
  const moved = fileIn(SKOV, 'moved');
  storeFile(moved);
  backend.documents.put('bin/album-mose', {
    kind: 'album',
    record: { id: 'mose', title: 'Mose', images: [fileUrl(moved)] },
    removedAt: new Date(),
  });
  // The albums are read before it is put back, and the bin after that.
  const gate = backend.hold('read', 'bin');
  const cleaning = cleanUp();
  await vi.waitFor(() => expect(backend.attempts('read', 'bin')).toHaveLength(1));
  await vi.waitFor(() => expect(backend.attempts('read', 'albums').length).toBeGreaterThan(0));
  save('mose', moved);
  backend.documents.remove('bin/album-mose');
  gate.open();
  await cleaning;
  expect(backend.attempts('delete')).toEqual([]);
});
