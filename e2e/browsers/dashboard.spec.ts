import { adminPath, adminTabs } from '#src/model/base/addresses.ts';
import { outcomeOf, placeOrder } from '../support/records/orders.ts';
import { people } from '../support/screens/signIn.ts';
import { article, button, heading, link, navigation, question, region, text } from './find.ts';
import { expect, signIn, test } from './fixtures.ts';
import type { Person } from './person.ts';

const LONG_MS = 40_000;

const TABS = [
  'Om Mig',
  'Logo',
  'Priser',
  'Kontantbetaling',
  'Billedlevering',
  'Kundegallerier',
  'Enkeltbilleder',
  'Portfolio',
  'Filterknapper',
  'Kundepanel',
  'Indstillinger',
  'Flyt ind og ud',
  'Forside',
];

const rail = navigation('Dashboardets faner');

/** The texts of the rail that are broken into several lines. */
function brokenTexts(person: Person): Promise<string[]> {
  return person.run(() => {
    const spans = document.querySelectorAll<HTMLElement>('nav[aria-label] a[href*="tab="] span');
    const lineCount = (element: Element): number => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size;
    };
    // Words for screen readers have no size.
    const shown = Array.from(spans).filter(({ offsetHeight }) => offsetHeight > 1);
    return shown.filter((span) => lineCount(span) > 1).map(({ textContent }) => textContent);
  });
}

test('every tab opens, and the rail keeps names and numbers in one line', async ({
  person,
  request,
}) => {
  await placeOrder();
  await signIn(person, request, { email: people.photographer, path: adminPath('forside') });
  await person.sees(region('Overblik'), LONG_MS);
  await person.sees(link(/^Kontantbetaling \d+ betaling(?:er)? venter$/, rail), LONG_MS);
  expect(TABS).toHaveLength(adminTabs.length);
  for (const name of TABS) {
    await person.click(link(new RegExp(`^${name}`), rail));
    await person.sees(heading(name));
    expect(await brokenTexts(person)).toEqual([]);
  }

  await person.click(link(/^Kontantbetaling/, rail));
  await person.run(() => {
    const badge = document.querySelector('nav[aria-label] a span[aria-hidden]');
    if (badge) badge.textContent = '999';
  });
  await person.sees(text('999'));
  expect(await brokenTexts(person)).toEqual([]);
});

test('an order is approved, and its files are archived', async ({ person, request }) => {
  const order = await placeOrder();
  await signIn(person, request, { email: people.photographer, path: adminPath('kontantbetaling') });
  const card = article(order.customer);
  await person.sees(card, LONG_MS);
  await person.click(button('Godkend', card));
  await person.click(button('Godkend', question(/./)));
  await expect
    .poll(async () => (await outcomeOf(order.id)).backupStatus, { timeout: LONG_MS })
    .toBe('completed');
});
