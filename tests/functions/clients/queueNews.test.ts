import { beforeEach, expect, test, vi } from 'vitest';
import { documents } from '#src/model/base/paths.ts';
import { clientDocuments } from '#src/model/clients/schema.ts';
import { queueNewsOfChoices } from '../../../functions/src/clients/queueNews.ts';
import { store } from '../support/memoryServer.ts';

vi.mock(
  '../../../functions/src/firebaseAdmin.ts',
  async () => (await import('../support/memoryServer.ts')).store,
);

beforeEach(() => store.documents.clear());

type Event = Parameters<typeof queueNewsOfChoices>[0];

const chooser = store.firestore().doc(clientDocuments.choices.build({ chooserId: 'angriber' }));

/** Stores what somebody has written about so many pictures, and tells of the change as the platform does. */
async function comment(count: number, words: string, at: number): Promise<void> {
  const pictures = Array.from({ length: count }, (_, index) => [
    `billede${index}`,
    { lists: [], comment: words, at },
  ]);
  const before = await chooser.get();
  await chooser.set({
    galleryId: 'kunde1',
    name: 'Angriber',
    lists: {},
    pictures: Object.fromEntries(pictures) as object,
    sentAt: null,
    updatedAt: new Date(),
  });
  const data = { before, after: await chooser.get() } as unknown as Event['data'];
  await queueNewsOfChoices({ data, time: new Date().toISOString() });
}

const news = () => [...store.documents].filter(([path]) => path.startsWith('order-mails/'));

test('comments without end are no more news than one mail tells of, until they are told', async () => {
  await comment(3, 'Den her', 1);
  expect(news()).toHaveLength(3);
  await comment(400, 'Og den', 2);
  await comment(400, 'Og den igen', 3);
  expect(news()).toHaveLength(80);
  for (const [path, mail] of news()) store.documents.set(path, { ...mail, status: 'sent' });
  await comment(400, 'Nej, ikke den', 4);
  expect(news()).toHaveLength(160);
});

test('the pushes of comments take no room of their mails', async () => {
  const settings = store.firestore().doc(documents.closedSettings.build());
  await settings.set({ pushed: { 'choice-commented': true } });
  await comment(400, 'Den her', 1);
  expect(news()).toHaveLength(160);
  expect(news().filter(([, { channel }]) => channel === 'push')).toHaveLength(80);
});
