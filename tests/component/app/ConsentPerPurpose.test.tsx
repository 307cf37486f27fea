import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryRouter } from 'react-router-dom';
import { RequireConsent } from '#src/app/App.tsx';
import { Consent } from '#src/app/Consent.tsx';
import { site } from '#src/config/site.ts';
import { CookiesDeclinedPage } from '#src/features/consent/CookiesDeclinedPage.tsx';
import { Footer } from '#src/features/layout/Footer.tsx';
import type { ConsentMode } from '#src/model/consent/choices.ts';
import { setChoice } from '#src/stores/choice.ts';
import { choiceOf, setConsent } from '#src/stores/consent.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { setQuestionPlace } from '#src/stores/overlays.ts';
import { askPerPurpose } from '../../support/askPerPurpose.ts';
import { Address } from '../support/Address.tsx';
import { address, linkTo, openPage } from '../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
// They are fetched when they are needed: here they must be there within the time that passes.
import '#src/features/consent/ChoiceBanner.tsx';
import '#src/features/consent/CookieBanner.tsx';

resetStoresAfterEach();
askPerPurpose();

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  setQuestionPlace(null);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function openAsked(entry: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Consent />
      <RequireConsent>
        <main tabIndex={-1}>siden</main>
      </RequireConsent>
      <Footer />
      <Address />
    </MemoryRouter>,
  );
  await pass(500);
}

const NO = { statistics: false, botCheck: false, convenience: false };
const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const buttons = () => within(banner() ?? document.body).getAllByRole('button');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asks = (consent: ConsentMode) => act(() => shopChanged({ ...site, consent }));

describe('the question', () => {
  test('says what it is for, and both answers look alike', async () => {
    await openAsked('/priser');
    expect(banner()).toHaveTextContent(
      'Må jeg også bruge cookies til statistik, robot-tjek fra Google og en hurtigere side?',
    );
    expect(linkTo('Læs cookiepolitikken')).toBe('/cookies-politik');
    const words = buttons().map(({ textContent }) => textContent);
    expect(words).toEqual(['Afvis', 'Accepter', 'Tilpas']);
    const [no, yes] = buttons();
    expect(yes?.className).toBe(no?.className);
  });

  test.each([
    ['Accepter', true],
    ['Afvis', false],
  ])('%s is kept, and the visitor stays where they are', async (name, answer) => {
    await openAsked('/reset-password?mode=resetPassword&oobCode=x#punkt');
    press(name);
    await pass(5000);
    const answers = { statistics: answer, botCheck: answer, convenience: answer };
    expect(choiceOf().answers).toEqual(answers);
    expect(banner()).not.toBeInTheDocument();
    expect(address()).toContain('/reset-password?mode=resetPassword&oobCode=x');
    expect(screen.getByText('siden')).toHaveFocus();
    expect(toastsShown()).toEqual([
      'success: Dit valg er gemt. Du kan altid ændre det under Cookieindstillinger.',
    ]);
  });

  test('can be answered for each purpose, and nothing is switched on beforehand', async () => {
    await openAsked('/priser');
    press('Tilpas');
    expect(banner()).toHaveFocus();
    const switches = screen.getAllByRole<HTMLInputElement>('switch');
    expect(switches.map(({ checked }) => checked)).toEqual([false, false, false]);
    expect(new Set(buttons().map(({ className }) => className)).size).toBe(1);
    fireEvent.click(screen.getByRole('switch', { name: 'Robot-tjek' }));
    press('Gem mit valg');
    expect(choiceOf().answers).toEqual({ ...NO, botCheck: true });
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('is not asked again, and every page is open after a no', async () => {
    setChoice(NO);
    await openAsked('/profil');
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass('declined');
    expect(screen.getByText('siden')).toBeVisible();
    expect(address()).toBe('/profil');
  });

  test('does not speak of a bot check that is not set up', async () => {
    vi.stubEnv('VITE_BACKEND', 'firebase');
    await openAsked('/priser');
    expect(banner()).toHaveTextContent('cookies til statistik og en hurtigere side?');
    press('Accepter');
    expect(choiceOf().answers).toEqual({ statistics: true, convenience: true });
    vi.unstubAllEnvs();
  });

  test('is asked as long as a purpose has no answer', async () => {
    setChoice({ botCheck: true });
    await openAsked('/kontakt');
    expect(banner()).toBeVisible();
  });

  test('is not asked beside the settings of the cookie policy', async () => {
    await openAsked('/cookies-politik');
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('asked in a viewer leaves the focus there', async () => {
    const viewer = document.createElement('div');
    Object.assign(viewer, { role: 'dialog', tabIndex: -1 });
    const place = viewer.appendChild(document.createElement('div'));
    document.body.append(viewer);
    setQuestionPlace(place);
    await openAsked('/enkeltbilleder?vis=nordlys');
    press('Afvis');
    expect(viewer).toHaveFocus();
    expect(address()).toBe('/enkeltbilleder?vis=nordlys');
    viewer.remove();
  });
});

describe('when the shop changes its way of asking while a page is open', () => {
  test('the question and the footer follow it both ways', async () => {
    await openAsked('/priser');
    expect(linkTo('Cookieindstillinger')).toBe('/cookies-politik#valg');
    asks('wall');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Acceptér cookies' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tilpas' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cookieindstillinger' })).not.toBeInTheDocument();
    asks('choice');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Tilpas' })).toBeVisible();
    expect(linkTo('Cookieindstillinger')).toBe('/cookies-politik#valg');
  });

  test('who had a no is asked by the wall, where they are', async () => {
    setChoice(NO);
    await openAsked('/profil');
    expect(banner()).not.toBeInTheDocument();
    asks('wall');
    await pass(500);
    expect(banner()).toBeVisible();
    expect(address()).toBe('/profil');
  });

  test('who was shut out goes on, and is not asked again', async () => {
    asks('wall');
    setConsent('declined');
    await openAsked('/');
    expect(document.body).toHaveClass('declined');
    asks('choice');
    await pass(5000);
    expect(document.body).not.toHaveClass('declined');
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
  });

  test('the page that explains the wall leads to the policy', async () => {
    asks('wall');
    setConsent('declined');
    openPage(<CookiesDeclinedPage />, '/cookies-declined');
    asks('choice');
    await pass(0);
    expect(address()).toBe('/cookies-politik');
  });
});
