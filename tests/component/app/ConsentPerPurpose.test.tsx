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
  vi.useRealTimers();
  setQuestionPlace(null);
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function openAsked(address: string): Promise<void> {
  render(
    <MemoryRouter initialEntries={[address]}>
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

const banner = () => screen.queryByRole('region', { name: 'Cookies' });
const buttons = () => within(banner() ?? document.body).getAllByRole('button');
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const address = () => screen.getByTestId('address').textContent;

describe('the question', () => {
  test('says what it is for, and both answers look alike', async () => {
    await openAsked('/priser');
    expect(banner()).toHaveTextContent(
      'Må jeg også bruge cookies til statistik, robot-tjek fra Google og en hurtigere side?',
    );
    expect(screen.getByRole('link', { name: 'Læs cookiepolitikken' })).toHaveAttribute(
      'href',
      '/cookies-politik',
    );
    const [no, yes, custom] = buttons();
    expect([no?.textContent, yes?.textContent, custom?.textContent]).toEqual([
      'Afvis',
      'Accepter',
      'Tilpas',
    ]);
    expect(yes?.className).toBe(no?.className);
  });

  test.each([
    ['Accepter', true],
    ['Afvis', false],
  ])('%s is kept, and the visitor stays where they are', async (name, answer) => {
    await openAsked('/reset-password?mode=resetPassword&oobCode=x#punkt');
    press(name);
    await pass(5000);
    expect(choiceOf().answers).toEqual({
      statistics: answer,
      botCheck: answer,
      convenience: answer,
    });
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
    const switches = screen.getAllByRole('switch');
    expect(switches.map((each) => (each as HTMLInputElement).checked)).toEqual([
      false,
      false,
      false,
    ]);
    const looks = buttons().map(({ className }) => className);
    expect(new Set(looks).size).toBe(1);
    fireEvent.click(screen.getByRole('switch', { name: 'Robot-tjek' }));
    press('Gem mit valg');
    expect(choiceOf().answers).toEqual({ statistics: false, botCheck: true, convenience: false });
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('is not asked again, on no page', async () => {
    setChoice({ statistics: false, botCheck: false, convenience: false });
    await openAsked('/enkeltbilleder');
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
    expect(document.body).not.toHaveClass('declined');
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

  test('asked in a viewer, it leaves the focus there', async () => {
    const viewer = document.createElement('div');
    viewer.role = 'dialog';
    viewer.tabIndex = -1;
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

test('every page is open after a no', async () => {
  setChoice({ statistics: false, botCheck: false, convenience: false });
  await openAsked('/profil');
  expect(screen.getByText('siden')).toBeVisible();
  expect(address()).toBe('/profil');
});

test('the footer leads to the settings', async () => {
  await openAsked('/priser');
  expect(screen.getByRole('link', { name: 'Cookieindstillinger' })).toHaveAttribute(
    'href',
    '/cookies-politik#valg',
  );
});

describe('when the shop changes its way of asking while a page is open', () => {
  const asks = (consent: ConsentMode) => act(() => shopChanged({ ...site, consent }));

  test('the question follows it both ways', async () => {
    await openAsked('/priser');
    asks('wall');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Acceptér cookies' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tilpas' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Cookieindstillinger' })).not.toBeInTheDocument();
    asks('choice');
    await pass(0);
    expect(screen.getByRole('button', { name: 'Tilpas' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cookieindstillinger' })).toBeVisible();
  });

  test('who had a no is asked by the wall, where they are', async () => {
    setChoice({ statistics: false, botCheck: false, convenience: false });
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
    render(
      <MemoryRouter initialEntries={['/cookies-declined']}>
        <CookiesDeclinedPage />
        <Address />
      </MemoryRouter>,
    );
    asks('choice');
    await pass(0);
    expect(address()).toBe('/cookies-politik');
  });
});
