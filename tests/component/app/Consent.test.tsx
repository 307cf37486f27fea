import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Link, MemoryRouter } from 'react-router-dom';
import { RequireConsent } from '#src/app/App.tsx';
import { Consent, WayBack } from '#src/app/Consent.tsx';
import { PageAnnouncer } from '#src/app/RootLayout.tsx';
import { choiceOf, setConsent, useConsent } from '#src/stores/consent.ts';
import { site } from '#src/config/site.ts';
import { CookiesDeclinedPage } from '#src/features/consent/CookiesDeclinedPage.tsx';
import { Footer } from '#src/features/layout/Footer.tsx';
import type { ConsentMode } from '#src/model/consent/choices.ts';
import { setChoice } from '#src/stores/consentChoice.ts';
import { shopChanged } from '#src/stores/shop.ts';
import { setQuestionPlace } from '#src/stores/overlays.ts';
import { Address } from '../support/Address.tsx';
import { address, linkTo, openPage } from '../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../support/stores.ts';
import { askPerPurpose } from '../../support/askPerPurpose.ts';
// They are fetched when they are needed: here they must be there within the time that passes.
import '#src/features/consent/CookieBanner.tsx';
import '#src/features/consent/WayBackOffer.tsx';
// They are fetched when they are needed: here they must be there within the time that passes.
import '#src/features/consent/ChoiceBanner.tsx';

resetStoresAfterEach();
beforeEach(() => {
  vi.useFakeTimers();
});
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function open(entry: string): void {
  render(
    <MemoryRouter initialEntries={[entry]}>
      <Consent />
      <RequireConsent>
        <main tabIndex={-1}>
          <WayBack />
          siden
        </main>
      </RequireConsent>
      <PageAnnouncer />
      <Link to="/priser">Priser</Link>
      <Link to="/">Hjem</Link>
      <Address />
    </MemoryRouter>,
  );
}
const follow = (name: string) => fireEvent.click(screen.getByRole('link', { name }));
const banner = (name = 'Cookies') => screen.queryByRole('region', { name });

/** Opens a page, and waits until the question is there. */
async function openAsked(entry: string): Promise<void> {
  open(entry);
  await pass(500);
}

describe('the question about cookies', () => {
  test('comes after half a second, and favours neither answer', async () => {
    open('/priser');
    await pass(499);
    expect(banner()).not.toBeInTheDocument();
    await pass(1);
    expect(banner()).toBeVisible();
    expect(linkTo('Læs cookiepolitikken')).toBe('/cookies-politik');
    expect(screen.getByText('siden')).toBeVisible();
    const looks = ['Acceptér cookies', 'Afvis cookies'].map(
      (name) => screen.getByRole('button', { name }).className,
    );
    expect(new Set(looks).size).toBe(1);
  });

  test('is not asked of those who have accepted', async () => {
    setConsent('accepted');
    open('/');
    await pass(5000);
    expect(banner()).not.toBeInTheDocument();
  });

  test('is kept with a yes, which leads to the front page after 0.3 s', async () => {
    await openAsked('/priser');
    press('Acceptér cookies');
    expect(localStorage.getItem('cookieConsent')).toBe('accepted');
    expect(banner()).not.toBeInTheDocument();
    await pass(299);
    expect(address()).toBe('/priser');
    await pass(1);
    expect(address()).toBe('/');
    expect(toastsShown()).toEqual(['info: Tak. Dit valg er gemt.']);
  });

  test('is kept with a no, which deletes what measuring left, and leads to the front page', async () => {
    for (const name of ['_ga', '_gid_x', 'andet']) document.cookie = `${name}=1; path=/`;
    await openAsked('/cookies-politik');
    press('Afvis cookies');
    expect(localStorage.getItem('cookieConsent')).toBe('declined');
    expect(document.cookie).toBe('andet=1');
    await pass(300);
    expect(address()).toBe('/');
    expect(toastsShown()).toEqual(['info: Dit valg er gemt. Cookies til statistik er slettet.']);
    document.cookie = 'andet=; path=/; max-age=0';
  });

  test('answered on the front page leaves the focus in it', async () => {
    await openAsked('/');
    screen.getByRole('button', { name: 'Acceptér cookies' }).focus();
    press('Acceptér cookies');
    expect(screen.getByRole('main')).toHaveFocus();
  });
});

describe('after a no', () => {
  beforeEach(() => setConsent('declined'));

  test('it is offered again, can be put away, and leads to the explanation', async () => {
    await openAsked('/');
    expect(document.body).toHaveClass('declined');
    expect(banner('Du har afvist cookies')).toBeVisible();
    expect(linkTo('Se, hvad det betyder')).toBe('/cookies-declined');
    press('Behold mit valg');
    expect(banner('Du har afvist cookies')).not.toBeInTheDocument();
    expect(useConsent.getState().value).toBe('declined');
    act(() => setConsent('accepted'));
    expect(document.body).not.toHaveClass('declined');
  });

  test('it is not offered where the page itself offers it, which stays open', async () => {
    open('/cookies-politik');
    await pass(5000);
    expect(banner('Du har afvist cookies')).not.toBeInTheDocument();
    expect(address()).toBe('/cookies-politik');
    expect(screen.getByText('siden')).toBeVisible();
  });
});

describe('the way back from the front page', () => {
  const offers = () => screen.queryAllByRole('link', { name: /^Fortsæt til/ });

  /** Opens a page, perhaps goes on, and accepts. */
  async function accept(entry: string, goOn = (): unknown => undefined): Promise<void> {
    await openAsked(entry);
    goOn();
    await pass(500);
    press('Acceptér cookies');
    await pass(300);
    expect(address()).toBe('/');
  }

  test('names what was open, takes the focus, and leads there once', async () => {
    document.title = 'Nordlys – Jerslev Foto';
    await accept('/enkeltbilleder?vis=nordlys');
    expect(screen.getByRole('region', { name: 'Fortsæt, hvor du slap' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fortsæt til Nordlys' })).toHaveFocus();
    follow('Fortsæt til Nordlys');
    expect(address()).toBe('/enkeltbilleder?vis=nordlys');
    follow('Hjem');
    expect(offers()).toEqual([]);
  });

  test('goes when another page is opened', async () => {
    await accept('/priser');
    expect(offers()).toHaveLength(1);
    follow('Priser');
    follow('Hjem');
    expect(offers()).toEqual([]);
  });

  test('can be declined, and the page has the focus', async () => {
    await accept('/priser');
    press('Bliv på forsiden');
    expect(offers()).toEqual([]);
    expect(address()).toBe('/');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('leads to the page before the one that explains the question', async () => {
    document.title = 'Kysten – Jerslev Foto';
    await accept('/billedlevering?vis=kysten', () => follow('Læs cookiepolitikken'));
    expect(linkTo('Fortsæt til Kysten')).toBe('/billedlevering?vis=kysten');
  });

  test.each([
    ['/reset-password?mode=verifyEmail&oobCode=x', 'Fortsæt til linket fra din mail'],
    ['/enkeltbilleder?vis=nordlys', 'Fortsæt til billedet'],
    ['/enkeltbilleder', 'Fortsæt til Enkeltbilleder'],
    ['/login?redirect=%2Fprofil', 'Fortsæt til Log ind'],
  ])('leads to %s too, which a refusal has closed', async (closed, name) => {
    setConsent('declined');
    await openAsked(closed);
    expect(address()).toBe('/');
    expect(offers()).toEqual([]);
    press('Acceptér cookies');
    await pass(0);
    expect(linkTo(name)).toBe(closed);
  });

  test.each(['/', '/cookies-politik', '/cookies-declined', '/ukendt'])(
    'is not offered to those who came by %s',
    async (start) => {
      await accept(start);
      expect(offers()).toEqual([]);
    },
  );

  test('is not offered to those who accepted in another tab and went on', async () => {
    open('/priser');
    act(() => setConsent('accepted'));
    follow('Hjem');
    await pass(500);
    expect(offers()).toEqual([]);
  });
});

describe('a question for each purpose', () => {
  askPerPurpose();
  afterEach(() => {
    setQuestionPlace(null);
  });

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
});
