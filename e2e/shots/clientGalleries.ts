import type { Page } from '@playwright/test';
import { clientContracts, type Opening } from '#src/model/clients/contracts.ts';
import { demoGalleryPath as path } from '../../tools/seed/clientGallery.ts';
import { people } from '../support/screens/signIn.ts';
import { uniqueName } from '../support/uniqueName.ts';
import { button, press, type Scene } from './scene.ts';

/** The page as the server answers it. */
const answered = (opening: Opening, act?: Scene['act']): Scene => ({
  name: `client-gallery-${opening}`,
  path,
  before: (page) =>
    page.route(`**${clientContracts.openClientGallery.path}`, (route) =>
      route.fulfill({ json: { success: true, opening, waitSeconds: 8 } }),
    ),
  act,
});

async function openPicture(page: Page): Promise<void> {
  await page.getByRole('link', { name: /^Åbn / }).nth(2).click();
  await page.getByRole('dialog').waitFor();
}

const heart = (page: Page, index: number) =>
  page.getByRole('button', { name: /: Bogen$/ }).nth(index);

async function giveName(page: Page): Promise<void> {
  await page.getByLabel('Navn').fill(uniqueName('Anna'));
  await button(page, 'Fortsæt').click();
}

/** Chooses two pictures, as somebody whom the gallery does not know yet. */
async function choose(page: Page): Promise<void> {
  await heart(page, 0).click();
  await giveName(page);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await heart(page, 3).click();
}

const chosenThen = (act: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await choose(page);
  await act(page);
};

async function wantToBuy(page: Page): Promise<void> {
  await openPicture(page);
  await page.getByRole('button', { name: /^Køb for/ }).click();
  await page.getByRole('dialog', { name: 'Køb billedet' }).waitFor();
}

async function putInCart(page: Page): Promise<void> {
  await wantToBuy(page);
  await button(page, 'Læg i kurven').click();
  await page.getByText('Billedet ligger i kurven.').waitFor();
}

/** The gallery of a client, and the states that a client meets. */
export const clientGallery: Scene[] = [
  { name: 'client-gallery', path },
  { name: 'client-gallery-pictures', path, act: press('Se billederne') },
  {
    name: 'client-gallery-in-shop',
    path,
    before: (page) =>
      page.route(`**${clientContracts.openClientGallery.path}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.json()) as { gallery: object };
        await route.fulfill({ json: { ...body, gallery: { ...body.gallery, showsShop: true } } });
      }),
    act: press('Se billederne'),
  },
  { name: 'client-gallery-viewer', path, act: openPicture },
  { name: 'client-gallery-name', path, act: (page) => heart(page, 0).click() },
  { name: 'client-gallery-chosen', path, act: choose },
  {
    name: 'client-gallery-new-list',
    path,
    act: chosenThen((page) => page.getByLabel('Liste').selectOption({ label: 'Ny liste...' })),
  },
  {
    name: 'client-gallery-comment',
    path,
    act: async (page) => {
      await openPicture(page);
      await button(page, 'Kommentar').click();
      await giveName(page);
      await page.getByRole('dialog', { name: /^Kommentar til/ }).waitFor();
    },
  },
  { name: 'client-gallery-buy-guest', path, act: wantToBuy },
  { name: 'client-gallery-buy', path, as: people.customer, act: wantToBuy },
  { name: 'client-gallery-bought', path, as: people.customer, act: putInCart },
  {
    name: 'client-gallery-cart',
    path,
    as: people.customer,
    act: async (page) => {
      await putInCart(page);
      await page.getByRole('link', { name: 'Gå til kurven' }).click();
      await page.getByRole('button', { name: /^Bestil og betal/ }).waitFor();
    },
  },
  { name: 'client-gallery-send', path, act: chosenThen(press('Send valget')) },
  { name: 'client-gallery-device', path, act: chosenThen(press('På en anden enhed')) },
  {
    name: 'client-gallery-failed',
    path,
    before: (page) =>
      page.route(`**${clientContracts.openClientGallery.path}`, (route) => route.abort()),
    isUnsettled: true,
    act: (page) => button(page, 'Prøv igen').waitFor(),
  },
  answered('pinNeeded'),
  answered('pinWrong'),
  answered('pinWait'),
  answered('pinLocked'),
  answered('closed'),
  answered('expired'),
  answered('unknown'),
];
