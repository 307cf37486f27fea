import {
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { endChannelsOf } from './support/network/liveChannels.ts';

export { expect } from '@playwright/test';

type Consent = 'accepted' | 'declined' | null;

interface Options {
  /** The visitor's answer to the cookie question before the page opens. */
  consent: Consent;
}

interface Fixtures {
  /** A page in a browser of its own: another person, on another machine. */
  otherPage: Page;
  /** A third one. */
  thirdPage: Page;
  /** The complaints of the browser; a test that expects one empties the list. */
  complaints: string[];
}

async function rememberConsent(context: BrowserContext, consent: Consent): Promise<void> {
  if (consent === null) return;
  await context.addInitScript((value) => {
    window.localStorage.setItem('cookieConsent', value);
  }, consent);
}

/** The SDK repeats a transaction that another writer of the document has overtaken; the browser logs the failed try. */
function isContention(message: ConsoleMessage): boolean {
  return message.location().url.includes('/documents:commit');
}

/**
 * Returns true for the complaint about a picture of the site, which Firestore's SDK asks for by https while
 * it has no connection: tests serve http only.
 */
function isNetworkProbe(message: ConsoleMessage): boolean {
  const { url } = message.location();
  return `${url} ${message.text()}`.includes('/favicon.svg');
}

/** On a busy machine a live query is answered late; until then the page shows the data it has. */
function isLateListener(message: ConsoleMessage): boolean {
  return message.text().includes("Backend didn't respond within 10 seconds");
}

const EXPECTED = [isContention, isNetworkProbe, isLateListener];

function collectComplaints(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() !== 'error' || EXPECTED.some((isExpected) => isExpected(message))) return;
    complaints.push(`${message.text()} ${message.location().url}`);
  });
}

async function withOtherPage(
  browser: Browser,
  { consent, complaints }: { consent: Consent; complaints: string[] },
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext();
  const close = endChannelsOf(context);
  await rememberConsent(context, consent);
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await use(page);
  await close();
}

export const test = base.extend<Fixtures & Options>({
  consent: ['accepted', { option: true }],
  complaints: async ({}, use) => {
    const complaints: string[] = [];
    await use(complaints);
    base.expect(complaints, 'what the browser complained about').toEqual([]);
  },
  context: async ({ context }, use) => {
    const close = endChannelsOf(context);
    await use(context);
    await close();
  },
  page: async ({ page, consent, complaints }, use) => {
    await rememberConsent(page.context(), consent);
    collectComplaints(page, complaints);
    await use(page);
  },
  otherPage: async ({ browser, consent, complaints }, use) => {
    await withOtherPage(browser, { consent, complaints }, use);
  },
  thirdPage: async ({ browser, consent, complaints }, use) => {
    await withOtherPage(browser, { consent, complaints }, use);
  },
});
