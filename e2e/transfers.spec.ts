import type { APIRequestContext, Page } from '@playwright/test';
import { getFirestore } from 'firebase-admin/firestore';
import { adminPath } from '#src/model/base/addresses.ts';
import { collections, documents } from '#src/model/base/paths.ts';
import { routes } from '#src/model/base/routes.ts';
import { withLocalFirebase } from '../tools/seed/localFirebase.ts';
import { expect, test } from './fixtures.ts';
import { openEditor, removeStored, storedItems } from './support/pictures.ts';
import { ports } from './support/ports.ts';
import { people } from './support/signIn.ts';
import { uniqueName } from './support/uniqueName.ts';

const tab = adminPath('billedlevering');

interface StoredImage {
  id: string;
  title: string;
  order: number;
}

/** Stores an album whose pictures have the files of one that the demo shop shows. */
function storeAlbum(title: string, names: readonly string[], isPublished: boolean): Promise<void> {
  return withLocalFirebase(ports, async (app) => {
    const firestore = getFirestore(app);
    const shown = await firestore.collection(collections.albums).limit(1).get();
    const [model] = (shown.docs[0]?.get('images') ?? []) as StoredImage[];
    const images = names.map((name, order) => ({
      ...model,
      id: name.replaceAll(' ', '-'),
      title: name,
      order,
      hasSharedFiles: true,
    }));
    const album = { ...shown.docs[0]?.data(), title, images, isPublished, order: 9000 };
    await firestore.doc(documents.album.build({ albumId: idOf(title) })).set(album);
  });
}

const idOf = (title: string) => title.replaceAll(' ', '-');

/** The titles of the pictures in an album, in their order. */
function titlesIn(album: string): Promise<string[]> {
  return withLocalFirebase(ports, async (app) => {
    const stored = await getFirestore(app)
      .doc(documents.album.build({ albumId: idOf(album) }))
      .get();
    const images = stored.get('images') as StoredImage[];
    return images.toSorted((a, b) => a.order - b.order).map(({ title }) => title);
  });
}

const numbered = (word: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${word} ${String(index + 1).padStart(2, '0')}`);

/** Loses the connection at the n-th write about an album: before it arrives, or its answer. Resolves then. */
function loseWrite(
  page: Page,
  { album, number, arrives }: { album: string; number: number; arrives: boolean },
): Promise<void> {
  let count = 0;
  return new Promise((resolve) => {
    void page.route(/\/documents:commit/, async (route) => {
      const isAbout =
        route
          .request()
          .postData()
          ?.includes(`/albums/${idOf(album)}`) === true;
      if (isAbout) count += 1;
      if (!isAbout || count < number) {
        await route.fallback();
        return;
      }
      if (arrives) await route.fetch();
      await route.abort();
      resolve();
    });
  });
}

async function openAlbum(page: Page, title: string): Promise<void> {
  await page
    .getByRole('article')
    .filter({ hasText: title })
    .getByRole('button', { name: `Rediger ${title}` })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

async function choose(page: Page, titles: readonly string[]): Promise<void> {
  for (const title of titles) await page.getByRole('checkbox', { name: `Vælg ${title}` }).check();
}

/** The same person comes back to the same browser, whose page was closed, and signs in again. */
async function comeBack(page: Page, title: string): Promise<Page> {
  const context = page.context();
  await page.close();
  const next = await context.newPage();
  await openEditor(next, people.photographer, tab);
  await openAlbum(next, title);
  return next;
}

/** The SDK tells the console of the connection that a test has cut. */
function forgetLostConnection(complaints: string[]): void {
  for (const complaint of complaints.splice(0)) expect(complaint).toContain('RPC_ERROR');
}

async function clear(request: APIRequestContext, word: string): Promise<void> {
  for (const collection of ['albums', 'enkeltbilleder'])
    await removeStored(request, collection, word);
}

test('pictures go to another album, although the connection is lost and the page is closed between two batches', async ({
  page,
  request,
  complaints,
}) => {
  const word = uniqueName('Flyt');
  const [from, to] = [`${word} fra`, `${word} til`];
  const names = numbered(word, 29);
  const last = names.at(-1) ?? '';
  await storeAlbum(from, names, false);
  await storeAlbum(to, [`${word} først`], false);
  await openEditor(page, people.photographer, tab);
  await openAlbum(page, from);
  await choose(page, [last]);
  await page.getByRole('dialog').getByRole('button', { name: 'Vælg alle' }).click();
  await page.getByRole('checkbox', { name: `Vælg ${last}` }).uncheck();
  await page.getByRole('button', { name: 'Flyt til …' }).click();
  const lost = loseWrite(page, { album: to, number: 2, arrives: false });
  await page.getByLabel('Sted').selectOption({ label: to });
  await page.getByRole('button', { name: 'Flyt', exact: true }).click();
  await lost;

  const again = await comeBack(page, from);
  await expect(again.getByText('Siden blev lukket, før det var færdigt.')).toBeVisible();
  expect(await titlesIn(from)).toEqual(names.slice(25));
  await again.getByRole('button', { name: 'Fortsæt' }).click();
  await expect(again.getByText('3 billeder er flyttet')).toBeVisible();
  expect(await titlesIn(from)).toEqual([last]);
  expect(await titlesIn(to)).toEqual([`${word} først`, ...names.slice(0, 28)]);
  await clear(request, word);
  forgetLostConnection(complaints);
});

test('pictures of an album are sold one by one, although the answer was lost', async ({
  page,
  request,
  otherPage: visitor,
  complaints,
}) => {
  const word = uniqueName('Salg');
  const names = numbered(word, 4);
  const [first = '', second = '', third = ''] = names;
  await storeAlbum(word, names, true);
  await openEditor(page, people.photographer, tab);
  await openAlbum(page, word);
  await choose(page, [first, second]);
  await page.getByRole('button', { name: 'Flyt til …' }).click();
  const lost = loseWrite(page, { album: word, number: 1, arrives: true });
  const sell = async (on: Page, submit: string) => {
    const dialog = on.getByRole('dialog', { name: new RegExp(`^${submit} `) });
    await dialog.getByLabel('Sted').selectOption({ label: 'Enkeltbilleder' });
    await dialog.getByLabel('Pris i kr').fill('325');
    await dialog.getByRole('button', { name: submit, exact: true }).click();
  };
  await sell(page, 'Flyt');
  await lost;

  // The server has taken the write, so there is nothing to go on with.
  const again = await comeBack(page, word);
  await expect(again.getByRole('checkbox', { name: `Vælg ${third}` })).toBeVisible();
  await expect(again.getByRole('checkbox', { name: `Vælg ${first}` })).toBeHidden();
  await expect(again.getByRole('button', { name: 'Fortsæt' })).toBeHidden();
  expect(await titlesIn(word)).toEqual(names.slice(2));
  const sold = await storedItems(request, 'enkeltbilleder', word);
  expect(sold.map(({ fields }) => fields['title']?.stringValue).toSorted()).toEqual([
    first,
    second,
  ]);

  await choose(again, [third]);
  await again.getByRole('button', { name: 'Kopiér til …' }).click();
  await sell(again, 'Kopiér');
  await expect(again.getByText('1 billede er kopieret')).toBeVisible();
  expect(await titlesIn(word)).toEqual(names.slice(2));
  await visitor.goto(routes.singleImages);
  for (const title of [first, second, third]) {
    const link = visitor.getByRole('link', { name: title, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
  }

  // The copy goes again; the album keeps its own picture.
  await again.getByRole('dialog').getByRole('button', { name: 'Fortryd' }).click();
  await expect
    .poll(async () => (await storedItems(request, 'enkeltbilleder', word)).length)
    .toBe(2);
  expect(await titlesIn(word)).toEqual(names.slice(2));
  await clear(request, word);
  forgetLostConnection(complaints);
});
