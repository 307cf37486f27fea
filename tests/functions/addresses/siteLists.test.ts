import { expect, test } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { listAt } from '../../../functions/src/addresses/siteLists.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from '../support/people.ts';

const list = async (path: string) => (await listAt({ path })).html;

test('the lists of addresses name what is published, and nothing else', async () => {
  const [shown, hidden, broken] = [unique(), unique(), unique()];
  const put = (albumId: string, fields: object) =>
    firestore()
      .doc(documents.album.build({ albumId }))
      .set({ title: albumId, slug: `navn-${albumId}`, ...fields });
  await put(shown, { isPublished: true, createdAt: new Date('2100-01-01') });
  await put(hidden, { isPublished: false });
  await put(broken, { isPublished: true, price: 'gratis', title: 7 });
  for (const path of ['/sitemap.xml', '/feed.xml']) {
    const text = await list(path);
    expect(text).toContain(`/album/navn-${shown}<`.replace('<', path === '/feed.xml' ? '"' : '<'));
    expect(text).not.toContain(hidden);
    expect(text).not.toContain(broken);
  }
  await firestore()
    .doc(documents.album.build({ albumId: broken }))
    .delete();
  expect((await listAt({ path: '/andet.xml' })).status).toBe(404);
});
