import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { LOCAL_HOST } from '#src/config/local.ts';
import { adminPath, galleryPath, type GalleryRoute } from '#src/model/base/addresses.ts';
import { routes } from '#src/model/base/routes.ts';
import { DEMO_EMAILS, DEMO_PASSWORD } from '../../seed/accounts.ts';
import { oldPicture } from './growthShop.ts';
import { sessionEntry, slowDown } from '../measure/harness.ts';

/** A phone on a good line: on a slow one, reading a whole shop of 1,000 pictures missed its deadline. */
const PHONE = { viewport: { width: 412, height: 915 }, isMobile: true, hasTouch: true };
const LINE = {
  latency: 150,
  downloadThroughput: (16 * 1024 * 1024) / 8,
  uploadThroughput: (4 * 1024 * 1024) / 8,
};
/** Nobody waits longer. */
const DEADLINE_MS = 45_000;

export interface ScreenPlace {
  browser: Browser;
  /** The port at which accounts are asked for. */
  auth: number;
}

/** One thing that a person waits for. */
export interface Screen {
  name: string;
  /** The number of pictures from which the catalogue must not be felt; none for what reads all of it. */
  boundedFrom: number | undefined;
  open: (place: ScreenPlace) => Promise<BrowserContext>;
  /** Returns the milliseconds until it is there. */
  visit: (context: BrowserContext, origin: string) => Promise<number>;
}

async function contextOf({ browser }: ScreenPlace, isPhone: boolean): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...(isPhone ? PHONE : { viewport: { width: 1440, height: 900 } }),
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => window.localStorage.setItem('cookieConsent', 'accepted'));
  return context;
}

/** Keeps a signed-in person in the place where the SDK looks for one. */
async function signIn(context: BrowserContext, email: string, auth: number): Promise<void> {
  const path = `identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local`;
  const answer = await fetch(`http://${LOCAL_HOST}:${auth}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD, returnSecureToken: true }),
  });
  const { localId, idToken, refreshToken, expiresIn } = (await answer.json()) as Record<
    'localId' | 'idToken' | 'refreshToken' | 'expiresIn',
    string
  >;
  const entry = sessionEntry({
    uid: localId,
    email,
    accessToken: idToken,
    refreshToken,
    expiresInSeconds: Number(expiresIn),
  });
  await context.addInitScript(([key, value]) => window.sessionStorage.setItem(key, value), entry);
}

/** A browser in which somebody is signed in. */
export async function signedInContext(place: ScreenPlace, email: string): Promise<BrowserContext> {
  const context = await contextOf(place, false);
  await signIn(context, email, place.auth);
  return context;
}

/** A browser in which the photographer is signed in. */
export function dashboardContext(place: ScreenPlace): Promise<BrowserContext> {
  return signedInContext(place, DEMO_EMAILS.photographer);
}

/** The time at which the first picture inside an element is there. */
async function firstPicture(page: Page, inside: string): Promise<number> {
  const handle = await page.waitForFunction(
    (selector) => {
      const image = document.querySelector<HTMLImageElement>(`${selector} img`);
      return image?.complete && image.naturalWidth > 0 ? performance.now() : undefined;
    },
    inside,
    { timeout: DEADLINE_MS },
  );
  return Number(await handle.jsonValue());
}

/** A page that a phone on a good line opens until its first picture is there. */
export function gallery(name: string, path: string, inside: string): Screen {
  return {
    name,
    boundedFrom: 100,
    open: (place) => contextOf(place, true),
    visit: async (context, origin) => {
      const page = await context.newPage();
      await slowDown(page, LINE);
      await page.goto(origin + path);
      return firstPicture(page, inside);
    },
  };
}

interface SignedInScreen {
  name: string;
  email?: string;
  path: string;
  boundedFrom?: number | undefined;
  prepare?: (context: BrowserContext) => Promise<void>;
  /** Ends when the person sees what they came for. */
  until: (page: Page) => Promise<unknown>;
}

function signedIn({
  name,
  email = DEMO_EMAILS.photographer,
  path,
  until,
  ...options
}: SignedInScreen): Screen {
  return {
    name,
    boundedFrom: 'boundedFrom' in options ? options.boundedFrom : 100,
    open: async (place) => {
      const context = await signedInContext(place, email);
      await options.prepare?.(context);
      return context;
    },
    visit: async (context, origin) => {
      const page = await context.newPage();
      page.setDefaultTimeout(DEADLINE_MS);
      const started = performance.now();
      await page.goto(origin + path);
      await until(page);
      return performance.now() - started;
    },
  };
}

async function openSearch(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /Søg/ }).first().waitFor();
  await page.keyboard.press('Control+k');
  return page.getByRole('dialog', { name: 'Søg i dashboardet' });
}

const grid = 'main li';
const shared = (route: GalleryRoute) => galleryPath(route, { open: oldPicture.id });

const cart = {
  items: [
    { id: oldPicture.id, name: oldPicture.title, price: oldPicture.price, category: 'natur' },
  ],
};

export const screens: readonly Screen[] = [
  gallery('single images', routes.singleImages, grid),
  gallery('portfolio', routes.portfolio, grid),
  gallery('albums', routes.albums, grid),
  gallery('one category', galleryPath(routes.singleImages, { category: 'nature' }), grid),
  gallery('shared picture', shared(routes.singleImages), '[data-lightbox]'),
  signedIn({
    name: 'cart',
    email: DEMO_EMAILS.customer,
    path: routes.prices,
    prepare: async (context) => {
      await context.addInitScript(
        (value) => window.localStorage.setItem('cart', value),
        JSON.stringify(cart),
      );
    },
    until: async (page) => {
      await page.getByRole('banner').getByRole('button', { name: /kurv/i }).click();
      await page.getByRole('dialog', { name: 'Din kurv' }).waitFor();
    },
  }),
  signedIn({
    name: 'dashboard',
    path: adminPath('forside'),
    until: (page) => page.getByRole('link', { name: /^\d+\s*Enkeltbilleder/ }).waitFor(),
  }),
  signedIn({
    name: 'quick search',
    // It reads the newest 300 of a kind, and has fewer to read before.
    boundedFrom: 1000,
    path: adminPath('forside'),
    until: async (page) => {
      const search = await openSearch(page);
      await search.getByRole('combobox').fill('Billede 57');
      await search.getByRole('group', { name: 'Billeder' }).waitFor();
    },
  }),
  signedIn({
    name: 'quick search in all',
    boundedFrom: undefined,
    path: adminPath('forside'),
    until: async (page) => {
      const search = await openSearch(page);
      await search.getByRole('combobox').fill(oldPicture.title);
      const found = search.getByText(oldPicture.title, { exact: true });
      const searchAll = search.getByRole('button', { name: 'Søg i alle' });
      await found.or(searchAll).first().waitFor();
      if (await searchAll.isVisible()) await searchAll.click();
      await found.waitFor();
    },
  }),
  signedIn({
    name: 'customer panel',
    path: adminPath('kundepanel'),
    until: (page) => page.getByText('Ida Holm').first().waitFor(),
  }),
  signedIn({
    name: 'editor of single images',
    path: adminPath('galleri'),
    boundedFrom: undefined,
    until: (page) => page.locator('main li img').first().waitFor(),
  }),
];
