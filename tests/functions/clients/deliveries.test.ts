import { describe, expect, test, vi } from 'vitest';
import {
  addressesOf,
  change,
  cookie,
  keep,
  open,
  openingOf,
  read,
  shown,
  startWithGallery,
  withPin,
} from '../support/clientVisitor.ts';
import { store } from '../support/memoryServer.ts';

vi.mock(
  '../../../functions/src/firebaseAdmin.ts',
  async () => (await import('../support/memoryServer.ts')).store,
);

startWithGallery();

describe('proof of delivery', () => {
  const noted = () =>
    [...store.documents]
      .filter(([path]) => path.startsWith('client-deliveries/'))
      .map(([, { galleryId, kind, pictureId }]) => [galleryId, kind, pictureId]);
  const { web = '', original = '' } = addressesOf('kunde1') ?? {};

  test('notes who opens, once a visit', async () => {
    const { body } = await open();
    await openingOf({ access: body.access ?? '' });
    expect(noted()).toEqual([['kunde1', 'opened', '']]);
    await openingOf();
    expect(noted()).toHaveLength(2);
  });

  test('tells five hundred visits apart, and those after them together', async () => {
    const openings = (galleryId: string, count: number) => {
      for (let index = 0; index < count; index += 1) {
        const path = `client-deliveries/${galleryId}-${index}`;
        store.documents.set(path, { galleryId, kind: 'opened', pictureId: '' });
      }
    };
    openings('kunde1', 499);
    openings('kunde2', 500);
    const notes = () => noted().filter(([galleryId]) => galleryId === 'kunde1').length;
    await openingOf();
    expect(notes()).toBe(500);
    const given = { cookie: await cookie() };
    await openingOf();
    expect(notes()).toBe(501);
    await read(original, { ...given, range: 'bytes=0-100' });
    await read(original, { cookie: await cookie(), range: 'bytes=0-100' });
    expect(notes()).toBe(502);
  });

  test('notes nothing about a gallery that stays closed', async () => {
    keep('kunde1', withPin);
    await openingOf();
    await openingOf({ pin: '0000' });
    await openingOf({ key: 'X'.repeat(32) });
    expect(noted()).toEqual([]);
  });

  test.each(['bytes=0-3', 'bytes=1-6', 'bytes=4-7'])(
    'notes a download of the part %s, once, and no picture that is only looked at',
    async (range) => {
      const given = { cookie: await cookie() };
      await read(shown('kunde1'), given);
      expect(noted()).toEqual([['kunde1', 'opened', '']]);
      await read(original, { ...given, range });
      expect(noted()).toContainEqual(['kunde1', 'original', 'a']);
      await read(original, { ...given, range: 'bytes=0-100' });
      expect(noted()).toHaveLength(2);
    },
  );

  test('notes nothing that is refused', async () => {
    change('kunde1', { downloads: 'none' });
    const given = { cookie: await cookie() };
    await read(web, given);
    await read(original, { ...given, range: 'bytes=0-100' });
    await read(original, { range: 'bytes=0-100' });
    expect(noted()).toEqual([['kunde1', 'opened', '']]);
  });

  test('hands out what cannot be noted', async () => {
    const given = { cookie: await cookie() };
    vi.spyOn(store.documents, 'set').mockImplementation(() => {
      throw new Error('No database');
    });
    expect((await read(original, { ...given, range: 'bytes=0-100' })).status).toBe(206);
  });
});
