import { expect, onTestFinished, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { listAt } from '../../../functions/src/addresses/siteLists.ts';
import { firestore } from '../../../functions/src/firebaseAdmin.ts';
import { unique } from '../support/people.ts';

// As in production: the emulator keeps nothing.
vi.hoisted(() => vi.stubEnv('FUNCTIONS_EMULATOR', 'false'));

async function publish(): Promise<string> {
  const albumId = unique();
  const ref = firestore().doc(documents.album.build({ albumId }));
  onTestFinished(async () => void (await ref.delete()));
  const createdAt = new Date('2100-01-01');
  await ref.set({ title: albumId, slug: albumId, isPublished: true, createdAt });
  return albumId;
}

test.each(['/sitemap.xml', '/feed.xml'])(
  'everything for %s is read once in a while, however often somebody asks',
  async (path) => {
    const first = await publish();
    const { html } = await listAt({ path });
    expect(html).toContain(first);
    await publish();
    expect((await listAt({ path })).html).toBe(html);
  },
);
