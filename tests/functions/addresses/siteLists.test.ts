import { expect, onTestFinished, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { listAt } from '../../../functions/src/addresses/siteLists.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from '../support/people.ts';

test.each(['/sitemap.xml', '/feed.xml'])(
  '%s names what is published, and nothing else',
  async (path) => {
    const [shown, hidden, broken] = [unique(), unique(), unique()];
    const put = async (albumId: string, fields: object) => {
      const ref = firestore().doc(documents.album.build({ albumId }));
      onTestFinished(async () => void (await ref.delete()));
      await ref.set({ title: albumId, slug: albumId, ...fields });
    };
    await put(shown, { isPublished: true, createdAt: new Date('2100-01-01') });
    await put(hidden, { isPublished: false });
    await put(broken, { isPublished: true, title: 7 });
    const { status, html } = await listAt({ path });
    expect(status).toBe(200);
    expect(html).toContain(`/album/${shown}`);
    expect(html).not.toContain(hidden);
    expect(html).not.toContain(broken);
  },
);

test('feed.xml names the thirty newest albums', async () => {
  const name = unique();
  const batch = firestore().batch();
  const refs = Array.from({ length: 32 }, (_, day) => {
    const albumId = `${name}-${String(day + 1).padStart(2, '0')}`;
    const ref = firestore().doc(documents.album.build({ albumId }));
    const createdAt = new Date(Date.UTC(2100, 1, day + 1));
    batch.set(ref, { title: albumId, slug: albumId, isPublished: true, createdAt });
    return ref;
  });
  onTestFinished(async () => void (await Promise.all(refs.map((ref) => ref.delete()))));
  await batch.commit();
  const { html } = await listAt({ path: '/feed.xml' });
  const ids = [...html.matchAll(/\/del\/album\/([^<]+)<\/id>/g)].map(([, id]) => id);
  expect(ids).toEqual(
    refs
      .map(({ id }) => id)
      .toReversed()
      .slice(0, 30),
  );
});

test('there is no other list', async () => {
  expect((await listAt({ path: '/andet.xml' })).status).toBe(404);
});
