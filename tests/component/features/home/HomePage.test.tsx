import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { useConsent } from '#src/stores/consent.ts';
import { HomeSections } from '#src/features/home/HomeSections.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { aboutContent, aboutProfile } from '../../../support/aboutRecords.ts';
import { album, portfolioItem, singleImage } from '../../../support/records.ts';

resetStoresAfterEach();
beforeEach(() => useConsent.setState({ value: 'accepted' }));

const path = 'content/frontpage';

async function open(page: Partial<FrontPage> | AppError): Promise<HTMLElement> {
  if (page instanceof AppError) backend.failNext('read', path, page);
  else backend.documents.put(path, page);
  const { container } = openPage(<HomePage />);
  await settled();
  return container;
}

function preferReducedMotion(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: media === '(prefers-reduced-motion: reduce)',
    } as MediaQueryList),
  );
}

const title = () => screen.getByRole('heading', { level: 1 });
const status = () => screen.queryByRole('status');
const becomesNordic = async () =>
  expect(await screen.findByRole('heading', { name: 'Nordisk lys' })).toBeVisible();

describe('the front page', () => {
  test('shows its title, subtitle and picture, and leads to the portfolio', async () => {
    const page = await open({
      heroTitle: 'Nordisk lys',
      heroSubtitle: 'Fotografier fra kysten',
      backgroundMedia: '/hero.webp',
    });
    expect(title()).toHaveTextContent('Nordisk lys');
    expect(screen.getByText('Fotografier fra kysten')).toBeVisible();
    const picture = page.querySelector('img');
    expect(picture).toHaveAttribute('src', '/hero.webp');
    // Sharp on a tall screen as well.
    expect(picture).toHaveAttribute('sizes', 'max(100vw, 100vh)');
    expect(linkTo('Se portfolio')).toBe('/portfolio');
    expect(screen.getByRole('link', { name: 'Se portfolio' })).not.toHaveAttribute('aria-disabled');
    // A picture that cannot be fetched is left out.
    if (picture) fireEvent.error(picture);
    expect(page.querySelector('img')).toBeNull();
    expect(title()).toHaveTextContent('Nordisk lys');
  });

  test.each([null, 'declined'] as const)('is locked when the consent is %s', async (value) => {
    useConsent.setState({ value });
    await open({});
    const button = screen.getByRole('link', { name: 'Se portfolio' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', 'Navigation kræver cookies');
  });

  test('has the name and the way on when nothing has been saved', async () => {
    await open({});
    expect(title()).toHaveTextContent('Jerslev Foto');
    expect(screen.getByText('Fanger øjeblikke der varer evigt')).toBeVisible();
  });

  test('says that it is loading; the hero of index.html stays until the same is shown', async () => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<div id="shell"><section class="hero"></section></div>',
    );
    const shell = document.getElementById('shell');
    const gate = backend.hold('read', path);
    openPage(<HomePage />);
    expect(status()).toHaveTextContent('Indlæser...');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(shell?.firstElementChild).not.toBeNull();
    gate.open();
    await settled();
    expect(shell?.firstElementChild).toBeNull();
    shell?.remove();
  });

  test('that cannot be read keeps the name and the way on, and tries again when asked', async () => {
    await open(new AppError('service-failed'));
    expect(title()).toHaveTextContent('Jerslev Foto');
    expect(status()).toHaveTextContent('Forsidens billede kunne ikke hentes.');
    backend.documents.put(path, { heroTitle: 'Nordisk lys' });
    await press('Prøv igen');
    await becomesNordic();
  });

  test('waits for the connection and then tries by itself', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(new AppError('network'));
    expect(status()).toHaveTextContent(
      'Du er offline. Forsidens billede kommer, når forbindelsen er tilbage.',
    );
    backend.documents.put(path, { heroTitle: 'Nordisk lys' });
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await becomesNordic();
  });
});

describe('a film', () => {
  const openFilm = async () => {
    const page = await open({ backgroundMedia: '/hero.mp4', backgroundType: 'video' });
    const video = page.querySelector('video');
    if (!video) throw new Error('There is no film');
    return { video, tell: (event: string) => act(() => void fireEvent(video, new Event(event))) };
  };

  test('plays without sound, again and again, and can be stopped and started', async () => {
    const { video, tell } = await openFilm();
    const pause = vi.spyOn(video, 'pause').mockReturnValue();
    const play = vi.spyOn(video, 'play').mockResolvedValue();
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    expect(video).toMatchObject({ autoplay: true, muted: true, loop: true });
    expect(status()).toHaveTextContent('Indlæser video...');
    tell('playing');
    expect(status()).not.toBeInTheDocument();
    await press('Sæt video på pause');
    expect(pause).toHaveBeenCalledOnce();
    tell('pause');
    paused.mockReturnValue(true);
    await press('Afspil video');
    expect(play).toHaveBeenCalledOnce();
  });

  test('waits for a press where movement is not wanted', async () => {
    preferReducedMotion();
    const { video } = await openFilm();
    expect(video).toHaveProperty('autoplay', false);
    expect(screen.getByRole('button', { name: 'Afspil video' })).toBeVisible();
    expect(status()).not.toBeInTheDocument();
  });

  test('that the browser will not start by itself can be started', async () => {
    const { tell } = await openFilm();
    tell('canplaythrough');
    expect(screen.getByRole('button', { name: 'Afspil video' })).toBeVisible();
  });

  test('that cannot be fetched is said to be missing', async () => {
    const { tell } = await openFilm();
    tell('error');
    expect(status()).toHaveTextContent('Videoen kunne ikke afspilles.');
  });
});

describe('an animated picture', () => {
  async function openLoaded(): Promise<HTMLElement> {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const page = await open({ backgroundMedia: '/hero.gif', backgroundType: 'gif' });
    const picture = page.querySelector('img');
    if (picture) fireEvent.load(picture);
    return page;
  }

  test('moves, and can be stopped', async () => {
    const page = await openLoaded();
    expect(page.querySelector('img')).not.toHaveAttribute('hidden');
    await press('Sæt animation på pause');
    expect(page.querySelector('img')).toHaveAttribute('hidden');
    expect(page.querySelector('canvas')).toBeInTheDocument();
  });

  test('is at rest where movement is not wanted', async () => {
    preferReducedMotion();
    const page = await openLoaded();
    expect(page.querySelector('img')).toHaveAttribute('hidden');
    expect(screen.getByRole('button', { name: 'Afspil animation' })).toBeVisible();
  });
});

describe('below the hero', () => {
  const day = (date: number) => ({ createdAt: new Date(2025, 0, date) });

  async function open(featuredOrder: readonly string[] = []): Promise<HTMLElement> {
    const { container } = openPage(<HomeSections featuredOrder={featuredOrder} />);
    await settled();
    // The newest of the portfolio are asked for when none is featured.
    await settled();
    return container;
  }

  function region(heading: string) {
    const section = screen.getByRole('heading', { name: heading, level: 2 }).closest('section');
    if (!section) throw new Error(`${heading} is no section`);
    return within(section);
  }

  const headings = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  const ways = () => screen.getByRole('navigation', { name: 'Se videre' });
  const hasWays = () => expect(within(ways()).getAllByRole('link')).toHaveLength(3);
  const tellsAlbum = async () =>
    expect(await screen.findByRole('heading', { name: 'Året rundt' })).toBeVisible();

  function fillShop(): void {
    backend.documents.fill('portfolio', [
      portfolioItem('Skov', { featured: true, order: 1, ...day(1) }),
      portfolioItem('Hav', { featured: true, order: 0, ...day(2) }),
      portfolioItem('By', { ...day(3) }),
    ]);
    backend.documents.fill('albums', [
      album('Året rundt', ['Januar', 'Juli'], { description: 'Tolv måneder.', ...day(1) }),
    ]);
    backend.documents.fill('enkeltbilleder', [
      singleImage('Klit', { price: 249, ...day(1) }),
      singleImage('Gratis', { price: 0, ...day(2) }),
    ]);
    backend.documents.fill('individuelle', [singleImage('Fyret', { price: 199, ...day(3) })]);
    backend.documents.put('about/content', aboutContent());
    backend.documents.put('about/profile', aboutProfile());
  }

  describe('a shop with content', () => {
    beforeEach(fillShop);

    test('shows the featured pictures in their order, each with its way into the portfolio', async () => {
      await open(['Skov']);
      const links = region('Udvalgte billeder').getAllByRole('link');
      expect(hrefs(links)).toEqual(['/portfolio?vis=Skov', '/portfolio?vis=Hav', '/portfolio']);
      expect(links[0]).toHaveAccessibleName('Skov');
    });

    test('tells one album, what is for sale of both collections, and the photographer', async () => {
      await open();
      const story = region('Året rundt');
      expect(story.getByText('Tolv måneder.')).toBeVisible();
      expect(story.getByText('2 billeder i album · 595,00 kr')).toBeVisible();
      const series = '/billedlevering?vis=%C3%85ret+rundt';
      expect(
        hrefs(story.getAllByRole('link', { name: /^(Se hele serien|Juli)$/ })).toSorted(),
      ).toEqual([series, `${series}&billede=Juli`]);
      const links = region('Billeder til salg').getAllByRole('link', { name: /kr$/ });
      expect(hrefs(links)).toEqual(['/enkeltbilleder?vis=Fyret', '/enkeltbilleder?vis=Klit']);
      expect(links[0]).toHaveTextContent('Fyret 199,00 kr');
      expect(links[1]).toHaveTextContent('Klit 249,00 kr');
      const photographer = region('Asta Vindfeldt Holm');
      expect(photographer.getByText('Fotograf i Jerslev')).toBeVisible();
      expect(photographer.getByText('Første afsnit.')).toBeVisible();
      expect(hrefs(photographer.getAllByRole('link', { name: 'Læs mere om mig' }))).toEqual([
        '/om-mig',
      ]);
    });

    test('leads on by pictures', async () => {
      await open();
      const links = within(ways()).getAllByRole('link');
      expect(hrefs(links)).toEqual(['/billedlevering', '/enkeltbilleder', '/priser']);
      expect(links[0]).toHaveTextContent('Billedlevering Hele serier, samlet i albums');
      expect(links[1]).toHaveTextContent('Enkeltbilleder Fotografier til væggen eller skærmen');
      expect(links[2]).toHaveTextContent('Priser Bryllup, portræt og arrangementer');
      expect(ways().querySelectorAll('[style*="aspect-ratio"]')).toHaveLength(3);
    });

    test('is locked without consent, and says why', async () => {
      useConsent.setState({ value: null });
      await open();
      for (const link of screen.getAllByRole('link')) {
        expect(link).toHaveAttribute('aria-disabled', 'true');
        expect(link).toHaveAttribute('title', 'Navigation kræver cookies');
      }
    });

    test('shows the newest of the portfolio while none is featured', async () => {
      const days = { Skov: 1, By: 3, Hav: 2 };
      const items = Object.entries(days).map(([title, date]) => portfolioItem(title, day(date)));
      backend.documents.fill('portfolio', items);
      await open();
      const links = region('Udvalgte billeder').getAllByRole('link');
      const shown = ['By', 'Hav', 'Skov'].map((title) => `/portfolio?vis=${title}`);
      expect(hrefs(links).slice(0, 3)).toEqual(shown);
    });

    test('has its ways on while it loads', async () => {
      const gate = backend.hold('read', 'albums');
      await open();
      expect(headings()).toEqual([]);
      hasWays();
      gate.open();
      await tellsAlbum();
    });

    test('leaves out a part that cannot be read, and asks for it again', async () => {
      backend.failNext('read', 'albums');
      await open();
      expect(headings()).toEqual(['Udvalgte billeder', 'Billeder til salg', 'Asta Vindfeldt Holm']);
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Nogle af forsidens billeder kunne ikke hentes.',
      );
      const gate = backend.hold('read', 'albums');
      await press('Prøv igen');
      // Nothing that is looked at moves away meanwhile.
      expect(headings()).toHaveLength(3);
      gate.open();
      await tellsAlbum();
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('says that the connection is missing', async () => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      backend.failNext('read', 'albums');
      await open();
      expect(screen.getByRole('alert')).toHaveTextContent(
        'Du er offline. Resten af forsiden kommer, når forbindelsen er tilbage.',
      );
    });
  });

  test('a shop that has just begun has the three ways on and nothing that is empty or free', async () => {
    backend.documents.fill('albums', [album('Tomt', [], day(1))]);
    backend.documents.fill('enkeltbilleder', [singleImage('Gratis', { price: 0, ...day(1) })]);
    const page = await open();
    expect(headings()).toEqual([]);
    hasWays();
    expect(page.querySelector('img')).toBeNull();
  });

  test('a shop shows its only picture', async () => {
    backend.documents.fill('portfolio', [portfolioItem('Skov', day(1))]);
    await open();
    expect(headings()).toEqual(['Udvalgte billeder']);
    expect(screen.getByRole('link', { name: 'Skov' })).toBeVisible();
  });
});
