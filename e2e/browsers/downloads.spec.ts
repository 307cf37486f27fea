import { routes } from '#src/model/base/routes.ts';
import { newCustomer } from '../support/records/accounts.ts';
import { entriesOf } from '../support/screens/archives.ts';
import { placePurchase, type PlacedPurchase } from '../support/records/purchases.ts';
import { banner, button, menuItem, text } from './find.ts';
import { expect, PHONE, signIn, test } from './fixtures.ts';
import type { Person } from './person.ts';

const MEGABYTE = 1024 * 1024;
const LONG_MS = 120_000;

const single = { id: 'single', name: 'Klit', type: 'image' as const };
const done = text('Downloadet er færdigt.');
const PICTURES = Array.from({ length: 10 }, (_, index) => `Bølge${index + 1}`);

test('a bought picture is saved whole', async ({ person, request }) => {
  const buyer = await newCustomer(request);
  await placePurchase(buyer, { items: [single] });
  await signIn(person, request, { email: buyer.email, path: routes.orderHistory });
  await person.click(button('Download Klit'));
  await person.click(menuItem(/^Download med dit navn/));
  const [name = ''] = await person.saved(1);
  expect(name).toMatch(/^Klit_[0-9A-F]{16}\.jpg$/);
  expect(person.contentOf(name).subarray(0, 3).toString('hex')).toBe('ffd8ff');
});

/** Gives a browser the share sheet of a phone, which notes what it is given. */
async function giveShareSheet(person: Person): Promise<void> {
  await person.run(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => ask(query === '(pointer: coarse)' ? 'all' : query);
    const share = ({ files = [] }: ShareData) => {
      const [file] = files;
      document.documentElement.dataset['shared'] = `${file?.name ?? ''} ${file?.type ?? ''}`;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
}

test.describe('on a phone', () => {
  test.use({ size: PHONE });

  test('the share sheet is given the bought picture', async ({ person, request }) => {
    const buyer = await newCustomer(request);
    await placePurchase(buyer, { items: [single] });
    await signIn(person, request, { email: buyer.email, path: routes.home });
    await giveShareSheet(person);
    await person.click(button('Brugermenu', banner));
    await person.click(menuItem('Købshistorik'));
    await person.click(button('Gem Klit i Fotos'));
    const shared = () => person.run(() => document.documentElement.dataset['shared'] ?? '');
    await expect.poll(shared, { timeout: 20_000 }).toMatch(/^Klit_[0-9A-F]{16}\.jpg image\/jpeg$/);
  });
});

/** Checks that the saved archives hold every picture, unchanged, and forgets them. */
async function expectWhole(
  person: Person,
  names: readonly string[],
  { originals }: PlacedPurchase,
): Promise<void> {
  const found = new Set<string>();
  for (const name of names) {
    for (const [entry, content] of await entriesOf(person.contentOf(name))) {
      const title = entry.replace('.jpg', '');
      const original = originals.get(title);
      if (!original) continue;
      expect(content.equals(original), `${title} is unchanged`).toBe(true);
      found.add(title);
    }
  }
  expect([...found].sort()).toEqual([...originals.keys()].sort());
}

test('an archive of 300 MB is written aside where there is room, and else comes in parts', async ({
  person,
  request,
}) => {
  test.setTimeout(4 * LONG_MS);
  const buyer = await newCustomer(request);
  const album = { id: 'album', name: 'Strand', type: 'album' as const, pictures: PICTURES };
  const purchase = await placePurchase(buyer, { items: [album], bytes: 31 * MEGABYTE });
  await signIn(person, request, { email: buyer.email, path: routes.orderHistory });
  const parts = ['Strand_del_1_af_2.zip', 'Strand_del_2_af_2.zip'];

  // Neither engine can ask for a place to write to, and not every one has private files.
  await person.run(() => void Object.assign(window, { showSaveFilePicker: undefined }));
  const canWriteAside = await person.run(
    () => 'storage' in navigator && 'getDirectory' in navigator.storage,
  );
  const expected = canWriteAside ? ['Strand.zip'] : parts;
  await person.click(button('Download album som ZIP'));
  await person.sees(done, LONG_MS);
  expect(await person.saved(expected.length, LONG_MS)).toEqual(expected);
  await expectWhole(person, expected, purchase);
  if (!canWriteAside) return;

  await person.seesNo(done);
  await person.run(() => {
    navigator.storage.estimate = () => Promise.resolve({ quota: 100 * 2 ** 20, usage: 0 });
  });
  await person.click(button('Download album som ZIP'));
  await person.sees(done, LONG_MS);
  expect(await person.saved(3, LONG_MS)).toEqual(['Strand.zip', ...parts]);
  await expectWhole(person, parts, purchase);
});
