import type { Locator, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { site } from '#src/config/site.ts';
import { adminPath, profilePath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { catalogue } from '../../tools/seed/demoContent.ts';
import { people } from '../support/screens/signIn.ts';
import { dashboard } from './dashboard.ts';
import { button, type Scene } from './scene.ts';
import { storefront } from './storefront.ts';

export const HANDBOOK_VIEW = {
  viewport: { width: 1280, height: 900 },
  colorScheme: 'light',
  deviceScaleFactor: 2,
} as const;

/** The page shows pictures at half their size, in a column of 46 rem. */
const MAX_WIDTH_PX = 2 * 736;
const DEMO = join(import.meta.dirname, '../../demo');
const MAX_BYTES = 60_000;
/** Air around a part of the page. */
const MARGIN_PX = 20;
const QUALITIES = [82, 74, 66, 58, 50, 42, 34];

interface HandbookPicture extends Scene {
  part: (page: Page) => Locator;
  /** Share of the part's width that the picture is high at most. */
  maxHeight: number;
}

const dialog = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]').last();
const tab = (page: Page) => page.locator('main > section').first();
const whole = (page: Page) => page.locator('body');

/** Takes a scene that is also looked at for itself. */
function known(name: string): Scene {
  const scene = [...dashboard, ...storefront].find((each) => each.name === name);
  if (scene === undefined) throw new Error(`There is no scene ${name}`);
  return scene;
}

/** A part of the page, three quarters as high as wide unless told otherwise. */
const part = (of: HandbookPicture['part'], maxHeight = 0.75) => ({ part: of, maxHeight });

const asPhotographer = (path: string): Scene => ({ name: '', path, as: people.photographer });
/** Above the first order stand words, which the margin would cut. */
const anOrder = (page: Page) => tab(page).getByRole('article').nth(1);

async function choosePictures(page: Page): Promise<void> {
  const names = ['sneskygger', 'badebro', 'graner-i-taage', 'havmoeller'];
  // Under other names and with another end: the shop would know its own files again.
  const files = names.map((name, index) => ({
    name: `Morgen ${index + 1}.jpg`,
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([readFileSync(join(DEMO, `${name}.jpg`)), Buffer.from(name)]),
  }));
  await page.getByLabel('Vælg billeder').setInputFiles(files);
  await page.getByText('4 billeder er valgt').waitFor();
}

/** Chooses pictures in a window so high that its buttons cover none of them. */
async function choosePicturesInSight(page: Page): Promise<void> {
  await page.setViewportSize({ ...HANDBOOK_VIEW.viewport, height: 1600 });
  await choosePictures(page);
}

async function openSales(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Bogføring' }).click();
  await page.getByLabel('Periode').selectOption('2025');
  await page.getByText('Download til regnskabet').waitFor();
}

const secondFactor = (page: Page) =>
  page
    .locator('section')
    .filter({ has: button(page, 'Slå to-trins-login til') })
    .last();

const offers = (page: Page) => page.getByRole('region', { name: 'Gavekort' });

async function offerGiftCards(page: Page): Promise<void> {
  await offers(page).getByRole('switch', { name: 'Sælg gavekort' }).click();
}

async function chooseThree(page: Page): Promise<void> {
  for (const at of [0, 1, 2]) await page.getByRole('checkbox').nth(at).check();
}

/** The pictures of `docs/handbook`, by the names of their files. */
export const handbookPictures: HandbookPicture[] = [
  { ...asPhotographer(adminPath()), name: 'dashboard', ...part(whole) },
  { ...asPhotographer(adminPath('forside')), name: 'forside', ...part(tab) },
  { ...asPhotographer(adminPath('site-branding')), name: 'logo', ...part(tab) },
  { ...known('dashboard-priser-edit'), name: 'prispakke', ...part(dialog, 1.2) },
  {
    ...asPhotographer(adminPath('kontantbetaling')),
    name: 'ordre',
    act: (page) => anOrder(page).getByRole('button', { expanded: false }).click(),
    ...part(anOrder),
  },
  { ...known('dashboard-kontantbetaling-approve'), name: 'godkend', ...part(dialog) },
  { ...known('dashboard-kontantbetaling-reject'), name: 'afvis', ...part(dialog, 1.4) },
  {
    ...asPhotographer(adminPath('billedlevering')),
    name: 'nyt-album',
    act: choosePictures,
    ...part(tab),
  },
  {
    ...asPhotographer(adminPath('galleri')),
    name: 'nye-billeder',
    act: choosePicturesInSight,
    ...part(tab, 0.9),
  },
  {
    ...asPhotographer(adminPath('galleri')),
    name: 'flere-billeder',
    act: chooseThree,
    ...part(whole),
  },
  { ...asPhotographer(adminPath('kundepanel')), name: 'kundepanel', ...part(tab) },
  {
    ...asPhotographer(adminPath('kundepanel')),
    name: 'bogfoering',
    act: openSales,
    ...part(tab, 1),
  },
  { ...asPhotographer(adminPath('kundegallerier')), name: 'kundegallerier', ...part(tab, 0.8) },
  { ...asPhotographer(adminPath('henvendelser')), name: 'henvendelser', ...part(tab, 0.8) },
  {
    ...asPhotographer(adminPath('indstillinger')),
    name: 'indstillinger',
    act: offerGiftCards,
    ...part(offers, 1.2),
  },
  { ...asPhotographer(profilePath('password')), name: 'to-trins-login', ...part(secondFactor) },
  { ...known('cart-ready'), name: 'kurv', ...part(dialog, 2.4) },
  {
    name: 'koebshistorik',
    path: routes.orderHistory,
    as: people.customer,
    act: (page) => button(page, 'Vis detaljer').last().click(),
    ...part((page) => page.getByRole('article').last(), 1),
  },
];

/** The words of this business, and the ones that stand for any business. */
function neutralWords(): [string, string][] {
  const [firstName = ''] = site.photographerName.split(' ');
  return [
    [site.businessName, 'Dit Firma'],
    [site.photographerName, 'Dit Navn'],
    ...site.presenceNames.map((name, at): [string, string] => [name, at === 0 ? 'Dig' : 'Hjælper']),
    [firstName, 'Dig'],
    [new URL(site.origin).host, 'ditfirma.dk'],
    [site.address.city, 'Nordby'],
    [site.address.street, 'Din Vej 1'],
    [site.phone.slice(-8).replace(/(\d{2})(?=\d)/g, '$1 '), '00 00 00 00'],
    [site.mobilePayNumber, '00000'],
    [site.bankAccount.bank, 'Din Bank'],
  ];
}

/** Replaces on the open page all that tells which business it is: words, the letters of orders, the logo. */
async function makeNeutral(page: Page): Promise<void> {
  const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 260 48"><text x="4" y="35" font-family="Georgia,serif" font-size="34" fill="#a4481f">Dit logo</text></svg>`;
  await page.evaluate(
    ({ words, prefix, logo: source }) => {
      const neutral = (text: string): string =>
        words
          .reduce((changed, [own, other]) => changed.replaceAll(own, other), text)
          .replaceAll(new RegExp(`\\b${prefix}(?=\\d{8})`, 'g'), 'AB');
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (node.data !== neutral(node.data)) node.data = neutral(node.data);
      }
      for (const field of document.querySelectorAll('input, textarea')) {
        const typed = field as HTMLInputElement;
        if (typed.type !== 'file') typed.value = neutral(typed.value);
      }
      for (const image of document.querySelectorAll<HTMLImageElement>('img[src*="site-logo"]')) {
        image.srcset = '';
        image.src = source;
      }
    },
    {
      words: neutralWords(),
      prefix: site.orderIdPrefix,
      logo: `data:image/svg+xml,${encodeURIComponent(logo)}`,
    },
  );
}

const pictureTitles = [
  ...catalogue.albums.flatMap(({ title, pictures }) => [
    { title, picture: pictures[0]?.picture ?? '' },
    ...pictures,
  ]),
  ...catalogue.singleImages,
  ...catalogue.portfolio,
];

/** Public copies of pictures, which carry the name of the business. */
const MARKED = 'img[src*="watermarked_"], img[src*="customer-permanent-archive"]';
const THUMBNAIL_PX = 480;

/** Returns the picture without a mark whose title stands beside the shown one; any other where none does. */
async function unmarked(words: string, at: number): Promise<string> {
  const titled = pictureTitles.find(({ title }) => words.includes(title));
  const { picture = '' } = titled ?? pictureTitles[at % pictureTitles.length] ?? {};
  const file = await sharp(join(DEMO, `${picture}.jpg`))
    .resize({ width: THUMBNAIL_PX })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${file.toString('base64')}`;
}

async function removeMarks(page: Page): Promise<void> {
  const images = page.locator(MARKED);
  const words = await images.evaluateAll((all) =>
    all.map((image) => {
      const { alt } = image as HTMLImageElement;
      return alt === '' ? (image.closest('li, article')?.textContent ?? '') : alt;
    }),
  );
  const sources = await Promise.all(words.map(unmarked));
  await images.evaluateAll(async (all, given) => {
    const shown = all as HTMLImageElement[];
    for (const [at, image] of shown.entries()) {
      image
        .closest('picture')
        ?.querySelectorAll('source')
        .forEach((source) => source.remove());
      image.removeAttribute('srcset');
      image.loading = 'eager';
      image.src = given[at] ?? '';
    }
    await Promise.all(shown.map((image) => image.decode()));
  }, sources);
}

/** Compresses a picture until it is small enough for the page. */
async function compressed(shot: Buffer): Promise<Buffer> {
  const resized = sharp(shot).resize({ width: MAX_WIDTH_PX, withoutEnlargement: true });
  for (const quality of QUALITIES) {
    const file = await resized.clone().webp({ quality, effort: 6 }).toBuffer();
    if (file.length <= MAX_BYTES) return file;
  }
  throw new Error('The picture does not become small enough');
}

/** Saves the part of the page that a chapter shows, without anything of the business it was taken of. */
export async function savePicture(
  page: Page,
  { name, part: find, maxHeight }: HandbookPicture,
  folder: string,
): Promise<void> {
  await makeNeutral(page);
  await removeMarks(page);
  const box = await find(page).boundingBox();
  if (box === null) throw new Error('Its part of the page is not shown');
  // A dialog and the whole window stay where they are when the page is scrolled.
  const isFixed = find === dialog || find === whole;
  const scrolled = isFixed ? 0 : await page.evaluate(() => window.scrollY);
  const margin = isFixed ? 0 : MARGIN_PX;
  const clip = {
    x: box.x - margin,
    y: box.y + scrolled - margin,
    width: box.width + 2 * margin,
    height: Math.min(box.height, box.width * maxHeight) + 2 * margin,
  };
  const shot = await page.screenshot({ clip, fullPage: !isFixed, animations: 'disabled' });
  writeFileSync(join(folder, `${name}.webp`), await compressed(shot));
}
