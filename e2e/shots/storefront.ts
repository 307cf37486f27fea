import type { Page } from '@playwright/test';
import { adminPath, adminTabs, galleryPath, searchPath } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { addPicture, makeReady, openCart } from '../support/screens/cart.ts';
import { albumPictures } from '../support/screens/gallery.ts';
import { people } from '../support/screens/signIn.ts';
import { solveBotCheck } from '../support/screens/solveBotCheck.ts';
import { showOtherShop } from '../support/records/otherShop.ts';
import { button, press, type Scene } from './scene.ts';

/** Above this the header has the pages themselves instead of a menu. */
const MENU_PX = 1168;
const CATALOGUE = /\/documents[:/]|google\.firestore/;

const album = galleryPath(routes.albums, { open: 'album-nordpaa' });

const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').first();

const openFirst = (page: Page) => firstCard(page).click();

const openAnd =
  (name: string): Scene['act'] =>
  async (page) => {
    await openFirst(page);
    await button(page, name).click();
  };

async function fillCart(page: Page): Promise<void> {
  await addPicture(page, 'Nordlys');
  await addPicture(page, 'Træet på muren');
  await openCart(page);
}

const cutCatalogue = (page: Page) => page.route(CATALOGUE, (route) => route.abort());

const inHistory = (name: string, act: Scene['act']): Scene => ({
  name,
  path: routes.orderHistory,
  as: people.customer,
  act,
});

const openOldest = (page: Page) => button(page, 'Vis detaljer').last().click();

const follow = (page: Page, name: string) => page.getByRole('link', { name }).last().click();

const visitor: Scene[] = [
  {
    name: 'home-cookie-banner',
    path: routes.home,
    consent: null,
    act: (page) =>
      button(page, /^Accept[eé]r/)
        .first()
        .waitFor(),
  },
  { name: 'menu', path: routes.prices, below: MENU_PX, act: press('Åbn menu') },
  {
    name: 'menu-user',
    path: routes.prices,
    as: people.customer,
    below: MENU_PX,
    act: press('Åbn menu'),
  },
  { name: 'portfolio-viewer', path: routes.portfolio, act: openFirst },
  { name: 'album-viewer', path: album, act: (page) => albumPictures(page).first().click() },
  { name: 'image-viewer', path: routes.singleImages, act: openFirst },
  { name: 'image-slideshow', path: routes.singleImages, act: openAnd('Start diasshow') },
  { name: 'image-wall', path: routes.singleImages, act: openAnd('På væggen') },
  { name: 'search-nothing', path: searchPath('ingenting') },
  { name: 'favourites-empty', path: routes.favourites },
  {
    name: 'favourites-shared',
    path: `${routes.favourites}?valg=billede-nordlys.billede-moellerne`,
  },
  {
    name: 'login-empty',
    path: routes.login,
    act: (page) => page.getByLabel('Email eller mobilnummer').fill('x'),
  },
  { name: 'register-refused', path: routes.register, act: press('Opret konto') },
  {
    name: 'contact-refused',
    path: routes.contact,
    act: async (page) => {
      await solveBotCheck(page);
      await button(page, 'Send besked').click();
    },
  },
];

/** The site as it is with `consent: 'choice'`, before any answer. */
const chosen = (name: string, path: string, act: Scene['act']): Scene => ({
  name: `choice-${name}`,
  path,
  consent: null,
  before: (page) => showOtherShop(page.context(), { consent: 'choice' }),
  act,
});

const untilAsked = (page: Page) => button(page, 'Afvis').first().waitFor();

const choice: Scene[] = [
  chosen('home', routes.home, untilAsked),
  chosen('page', routes.prices, untilAsked),
  chosen('viewer', `${routes.singleImages}?vis=billede-nordlys`, untilAsked),
  chosen('viewer-purposes', `${routes.singleImages}?vis=billede-nordlys`, async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Tilpas' }).click();
  }),
  chosen('purposes', routes.prices, press('Tilpas')),
  chosen('settings', routes.cookiePolicy, (page) => button(page, 'Gem mit valg').waitFor()),
  chosen('contact', routes.contact, async (page) => {
    await press('Afvis')(page);
    await button(page, 'Tillad robot-tjek fra Google').scrollIntoViewIfNeeded();
  }),
  chosen('login', routes.login, async (page) => {
    await untilAsked(page);
    await button(page, 'Tillad robot-tjek fra Google').scrollIntoViewIfNeeded();
  }),
];

const customer: Scene[] = [
  { name: 'user-menu', path: routes.prices, as: people.customer, act: press('Brugermenu') },
  { name: 'cart-guest', path: routes.prices, act: openCart },
  { name: 'cart-empty', path: routes.prices, as: people.customer, act: openCart },
  { name: 'cart-filled', path: routes.singleImages, as: people.customer, act: fillCart },
  {
    name: 'cart-ready',
    path: routes.singleImages,
    as: people.customer,
    act: async (page) => {
      await fillCart(page);
      await makeReady(page);
    },
  },
  inHistory('order-details', openOldest),
  inHistory('receipt', async (page) => {
    await openOldest(page);
    await button(page, 'Kvittering').click();
  }),
  inHistory('order-confirmation', (page) => follow(page, 'Sådan betaler du')),
  inHistory('password', (page) => follow(page, 'Skift adgangskode')),
  inHistory('cookie-settings', (page) => follow(page, 'Cookieindstillinger')),
];

const network: Scene[] = [
  {
    name: 'albums-loading',
    path: routes.albums,
    before: (page) => page.route(CATALOGUE, () => undefined),
    act: (page) => page.locator('[class*="skeleton"]').first().waitFor(),
    isUnsettled: true,
  },
  {
    name: 'album-loading',
    path: album,
    before: (page) => page.route(CATALOGUE, () => undefined),
    act: (page) => page.locator('[class*="skeleton"]').first().waitFor(),
    isUnsettled: true,
  },
  { name: 'album-gone', path: galleryPath(routes.albums, { open: 'findes-ikke' }) },
  {
    name: 'albums-failed',
    path: routes.albums,
    before: cutCatalogue,
  },
  {
    name: 'prices-failed',
    path: routes.prices,
    before: cutCatalogue,
  },
  {
    name: 'page-lost',
    path: routes.about,
    before: (page) => page.route(/\/assets\/About/, (route) => route.abort()),
  },
  { name: 'offline', path: routes.albums, act: (page) => page.context().setOffline(true) },
];

/** Dialogs and states on the pages for visitors and customers. */
export const storefront: Scene[] = [...visitor, ...choice, ...customer, ...network];

const publicPages: Scene[] = Object.entries({
  home: routes.home,
  albums: routes.albums,
  album,
  singleImages: routes.singleImages,
  portfolio: routes.portfolio,
  search: searchPath('nord'),
  about: routes.about,
  prices: routes.prices,
  contact: routes.contact,
  login: routes.login,
  register: routes.register,
  resetPassword: routes.resetPassword,
  privacyPolicy: routes.privacyPolicy,
  terms: routes.salesTerms,
  cookiePolicy: routes.cookiePolicy,
  withdrawal: routes.withdrawal,
  clientGalleryUnknown: routes.clientGallery,
  handbook: '/haandbog/',
}).map(([name, path]) => ({ name, path }));

const dashboardTabs: Scene[] = adminTabs.map((tab) => ({
  name: `dashboard-${tab}`,
  path: adminPath(tab),
  as: people.photographer,
}));

/** Every page as it is when it opens. */
export const pages: Scene[] = [
  ...publicPages,
  { name: 'cookies-declined', path: routes.cookiesDeclined, consent: 'declined' },
  { name: 'profile', path: routes.profile, as: people.customer },
  { name: 'order-history', path: routes.orderHistory, as: people.customer },
  { name: 'order-history-empty', path: routes.orderHistory, as: people.newCustomer },
  ...dashboardTabs,
];
