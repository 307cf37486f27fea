import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

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
