import type { Page } from '@playwright/test';
import { people } from '../../e2e/support/signIn.ts';
import { adminPath, adminTabs, routes } from '#src/shared/routes.ts';

export interface Scene {
  name: string;
  path: string;
  /** The address of who is signed in; nobody when it is missing. */
  as?: string;
  /** The answer to the cookie question; 'accepted' when it is missing, null for no answer yet. */
  consent?: 'declined' | null;
  /** What a person does before the picture is taken. */
  act?: (page: Page) => Promise<unknown>;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const firstCard = (page: Page) =>
  page.getByRole('main').getByRole('listitem').getByRole('link').first();

const publicPages: Scene[] = Object.entries({
  albums: routes.albums,
  singleImages: routes.singleImages,
  portfolio: routes.portfolio,
  about: routes.about,
  prices: routes.prices,
  contact: routes.contact,
  login: routes.login,
  register: routes.register,
  resetPassword: routes.resetPassword,
  privacyPolicy: routes.privacyPolicy,
  terms: routes.terms,
  cookiePolicy: routes.cookiePolicy,
}).map(([name, path]) => ({ name, path }));

const states: Scene[] = [
  { name: 'home-cookie-banner', path: routes.home, consent: null, act: (page) => button(page, 'Acceptér').first().waitFor() },
  { name: 'cookies-declined', path: routes.cookiesDeclined, consent: 'declined' },
  { name: 'portfolio-viewer', path: routes.portfolio, act: (page) => firstCard(page).click() },
  { name: 'album-viewer', path: routes.albums, act: (page) => firstCard(page).click() },
  { name: 'image-viewer', path: routes.singleImages, act: (page) => firstCard(page).click() },
  { name: 'login-empty', path: routes.login, act: (page) => page.getByLabel('Email eller mobilnummer').fill('x') },
  { name: 'cart-guest', path: routes.prices, act: (page) => page.getByRole('banner').getByRole('button', { name: /kurv/i }).click() },
  { name: 'user-menu', path: routes.prices, as: people.customer, act: (page) => button(page, 'Brugermenu').click() },
  { name: 'profile', path: routes.profile, as: people.customer },
  { name: 'order-history', path: routes.orderHistory, as: people.customer },
  { name: 'order-history-empty', path: routes.orderHistory, as: people.newCustomer },
];

const dashboard: Scene[] = adminTabs.map((tab) => ({
  name: `dashboard-${tab}`,
  path: adminPath(tab),
  as: people.photographer,
}));

/** Every page and the states that a person meets on it. */
export const scenes: Scene[] = [
  { name: 'home', path: routes.home },
  ...publicPages,
  ...states,
  ...dashboard,
];
