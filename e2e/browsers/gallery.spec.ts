import { galleryPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { button, dialog, link, picture, text, type Target } from './find.ts';
import { expect, PHONE, test } from './fixtures.ts';
import type { Person } from './person.ts';

test.use({ size: PHONE });

const viewer = dialog('Nordpå');
const shown = picture(/./, viewer);
const place = (at: number) => text(new RegExp(`^${at} af \\d+$`), viewer);

const albumPage: Target = { by: 'role', role: 'article' };
const album = galleryPath(routes.albums, { open: 'album-nordpaa' });

/** Opens an album from the list and its first picture, and waits until that lies still. */
async function openAlbum(person: Person): Promise<void> {
  await person.open(routes.albums);
  await person.click(link('Nordpå'));
  await person.click(link(/./, albumPage));
  await person.sees(place(1));
  await person.liesStill(shown);
}

test('fingers lead through an album, and pull it down to close it', async ({ person }) => {
  await openAlbum(person);
  const { x, y } = await person.liesStill(shown);
  await person.swipe({ from: { x, y }, to: { x: x - 120, y } });
  await person.sees(place(2));
  await person.liesStill(shown);
  await person.swipe({ from: { x, y }, to: { x: x + 120, y } });
  await person.sees(place(1));
  await person.liesStill(shown);
  await person.swipe({ from: { x, y }, to: { x: x + 3, y: y + 160 } });
  await person.seesNo(viewer);
  await person.isAt(album);
});

test('two fingers enlarge a picture, and back closes the viewer', async ({ person }) => {
  await openAlbum(person);
  const { x, y, width } = await person.liesStill(shown);
  await person.swipe(
    { from: { x: x - 40, y }, to: { x: x - 100, y } },
    { from: { x: x + 40, y }, to: { x: x + 100, y } },
  );
  await expect.poll(async () => (await person.sees(shown)).width / width).toBeCloseTo(2.5, 1);
  await person.driver.back();
  await person.seesNo(viewer);
  await person.isAt(album);
});

test('a link goes to the share sheet, and is copied where there is none', async ({ person }) => {
  await openAlbum(person);
  await person.run(() => {
    const share = (data: object) => {
      document.documentElement.dataset['shared'] = JSON.stringify(data);
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  });
  await person.click(button('Del', viewer));
  const shared = () => person.run(() => document.documentElement.dataset['shared'] ?? '');
  await expect.poll(shared).toContain('/del/album/album-nordpaa');

  await person.run(() => {
    for (const place of [navigator, Navigator.prototype]) {
      for (const name of ['share', 'canShare']) Reflect.deleteProperty(place, name);
    }
  });
  await person.click(button('Del', viewer));
  // A browser may refuse the clipboard to a machine that steers it.
  await person.sees(text(/^Linket (?:er kopieret|kunne ikke kopieres\.)/));
});
