import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { site } from '#src/config/site.ts';
import {
  CookiePolicyPage,
  PrivacyPolicyPage,
  SalesTermsPage,
} from '#src/features/legal/LegalPage.tsx';
import { clearConsent, setConsent } from '#src/stores/consent.ts';
import { CURRENT_SALES_TERMS } from '#src/model/content/legal/salesTermsVersions.ts';
import { linkTo, openPage } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { openLegal } from './openLegal.tsx';

resetStoresAfterEach();

const { mailbox: ownMailbox = false } = site;
afterEach(() => void Object.assign(site, { mailbox: ownMailbox }));

const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');
const canonical = () => document.head.querySelector('link[rel="canonical"]')?.getAttribute('href');

test.each([
  ['Privatlivspolitik', 'privatlivspolitik', <PrivacyPolicyPage key="privacy" />],
  ['Købsbetingelser', 'k%C3%B8bsbetingelser', <SalesTermsPage key="terms" />],
  ['Cookiepolitik', 'cookies-politik', <CookiePolicyPage key="cookies" />],
])('%s is whole, says since when and where, and leads to each section', async (...given) => {
  const [title, address, page] = given;
  const container = await openLegal(page);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText('Sidst opdateret 24. juni 2025')).toBeVisible();
  expect(document.title).toBe(`${title} – Jerslev Foto`);
  expect(canonical()).toBe(`https://jerslevfoto.example/${address}`);
  // No gap is left unfilled and no link unmade.
  expect(container.textContent).not.toMatch(/[{}[\]]|undefined/);
  const contents = within(screen.getByRole('navigation', { name: 'Indhold' }));
  fireEvent.click(contents.getByRole('button', { name: 'Vis indhold' }));
  const links = contents.getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 }).slice(1);
  expect(links.map(({ textContent }) => textContent)).toEqual(
    headings.map(({ textContent }) => textContent),
  );
  for (const link of links) {
    const section = document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
    expect(section).toHaveAccessibleName(link.textContent);
  }
});

test('the privacy policy names the business, the processors and where to complain', async () => {
  const text = (await openLegal(<PrivacyPolicyPage />)).textContent;
  for (const word of [
    'Jerslev Foto v/ Asta Vindfeldt Holm',
    'Kirkevej\u00a012, 9740\u00a0Jerslev',
    'CVR-nr. 00000000',
    'Google Firebase',
    'EmailJS: afsendelse af beskeder fra kontaktformularen og af mails om dine ordrer med navn, email, det, du har bestilt',
    'Google reCAPTCHA',
    'Google Analytics',
    'Min server sender dem gennem EmailJS',
    'Valg om cookies: udgave, tidspunkt og valg, uden oplysninger om, hvem der valgte',
    '5 år fra udgangen af det regnskabsår',
    'Datatilsynet',
  ]) {
    expect(text).toContain(word);
  }
  expect(linkTo('+45\u00a020\u00a030\u00a040\u00a050')).toBe('tel:+4520304050');
});

test('the privacy policy of a shop with a mailbox names its provider, and no EmailJS', async () => {
  const host = 'smtp.udbyder.example';
  const mailbox = { host, port: 587, user: 'kontakt', perDay: 300 };
  Object.assign(site, { mailbox });
  const text = (await openLegal(<PrivacyPolicyPage />)).textContent;
  expect(text).toContain(`Udbyderen af min mailboks (${host}): afsendelse af beskeder`);
  expect(text).toContain(`Min server sender dem gennem min mailboks (${host}) til`);
  expect(text).not.toContain('EmailJS');
});

test('the terms state what was promised', async () => {
  const text = (await openLegal(<SalesTermsPage />)).textContent;
  for (const word of [
    'Du kan fortryde en ordre, indtil du henter det første billede i den',
    'senest 14 dage efter, at du har fortrudt',
    'faktura med fortløbende nummer',
    'Nævnenes Hus, Toldboden 2, 8800 Viborg',
    'ønsker at gøre fortrydelsesretten gældende',
    'Alle priser er i danske kroner (DKK) og inkl. moms',
    'prisen på bestillingstidspunktet, der gælder, medmindre vi har aftalt en anden med dig',
    'Henter du et billede enkeltvis, står der diskret dit navn',
    'MobilePay',
    'Bankoverførsel',
    'royaltyfri',
    'ingen fortrydelsesret for digitalt indhold',
    'inden for 7 dage',
    'Inden for 3 arbejdsdage',
    'Inden for cirka 14 dage',
    'gemmes i 5 år',
  ]) {
    expect(text).toContain(word);
  }
});

test('a site without App Check does not speak of it', async () => {
  expect((await openLegal(<PrivacyPolicyPage />)).textContent).not.toContain('App Check');
  expect((await openLegal(<CookiePolicyPage />)).textContent).not.toContain('App Check');
  expect(screen.getByText(/^På sider med formularer bruger jeg Google reCAPTCHA/)).toBeVisible();
});

describe('the versions of the terms', () => {
  const open = (version = '') => {
    const path = version === '' ? '' : '/:version';
    return openPage(<SalesTermsPage />, `/købsbetingelser${version}`, `/købsbetingelser${path}`);
  };

  test('begin with that of today, which names the earlier ones', () => {
    open();
    expect(screen.getByText(/^Med tillæg af /)).toBeVisible();
    expect(linkTo('24. juni 2025')).toBe('/købsbetingelser/2025-06-24');
    expect(robots()).toBeUndefined();
  });

  test('are the same under the address of today’s version, which search engines know by one name', () => {
    open(`/${CURRENT_SALES_TERMS}`);
    expect(screen.getByRole('heading', { name: 'Standardfortrydelsesformular' })).toBeVisible();
    expect(canonical()).toBe('https://jerslevfoto.example/k%C3%B8bsbetingelser');
    expect(robots()).toBeUndefined();
  });

  test('keep what was accepted in 2025, and lead to today’s', () => {
    const text = open('/2025-06-24').container.textContent;
    expect(text).toContain('Du læser udgaven af 24. juni 2025');
    expect(text).not.toContain('Med tillæg');
    expect(text).not.toContain('Mæglingsteamet');
    expect(linkTo('Læs den udgave, der gælder nu')).toBe('/købsbetingelser');
    expect(robots()).toBe('noindex');
    expect(canonical()).toBe('https://jerslevfoto.example/k%C3%B8bsbetingelser/2025-06-24');
  });

  test('say so when there is none of that date', () => {
    const text = open('/2024-01-01').container.textContent;
    expect(text).toContain('Der er ingen udgave med den dato. Her står den, der gælder nu.');
    expect(text).toContain('Mæglingsteamet for Forbrugerklager');
    expect(robots()).toBe('noindex');
  });
});

test('the cookie policy shows the choice', async () => {
  await openLegal(<CookiePolicyPage />);
  const status = () => screen.getByRole('status');
  expect(status()).toHaveTextContent('Du har ikke valgt endnu.');
  act(() => setConsent('accepted'));
  expect(status()).toHaveTextContent('Du har accepteret cookies.');
  act(() => setConsent('declined'));
  expect(status()).toHaveTextContent('Du har afvist cookies.');
  act(() => clearConsent());
});

test('the cookie policy lists what is stored', async () => {
  await openLegal(<CookiePolicyPage />);
  const table = within(screen.getByRole('table', { name: 'Det nødvendige, siden gemmer' }));
  const columns = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  expect(columns).toEqual(['Navn', 'Bruges til', 'Gemmes', 'Hvor længe']);
  const [, ...rows] = table.getAllByRole('row');
  const kept = rows.map((row) => {
    const [, where] = within(row).getAllByRole('cell');
    // On narrow screens each cell says which column it belongs to.
    const place = where?.textContent.replace(/^Gemmes/, '');
    return `${within(row).getByRole('rowheader').textContent}: ${place}`;
  });
  expect(kept).toEqual([
    'cookieConsent: Lokalt lager',
    'cart: Lokalt lager',
    'firebase:authUser: Lokalt lager eller sessionslager',
    'Din email til dit telefonnummer: Lokalt lager',
    'Dine downloads og din kontos oprettelsesdato: Lokalt lager',
    'contactDraft: Sessionslager',
    'favourites: Lokalt lager',
    '__session: Cookie',
    'clientChoices: Lokalt lager',
    'theme: Lokalt lager',
    'reloaded: Sessionslager',
    'keptInput: Sessionslager',
    'Kopier af sidens filer og de billeder, du har set: Browserens cache',
    'En stor ZIP-fil, mens den bliver pakket og hentet: Browserens private filer',
  ]);
});
