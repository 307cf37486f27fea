import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { HomePage } from '#src/features/home/HomePage.tsx';
import { AppError } from '#src/model/base/errors.ts';
import type { FrontPage } from '#src/model/content/schema.ts';
import { useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { settled, show } from '../../support/show.ts';

const path = 'content/frontpage';

async function open(page: Partial<FrontPage> | AppError): Promise<HTMLElement> {
  if (page instanceof AppError) backend.failNext('read', path, page);
  else backend.documents.put(path, page);
  const { container } = await show(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  return container;
}

function preferReducedMotion(): void {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) =>
      ({
        matches: media === '(prefers-reduced-motion: reduce)',
        addEventListener: vi.fn(),
        removeEventListener: vi.fn(),
      }) as Partial<MediaQueryList> as MediaQueryList,
  );
}

beforeEach(() => useConsent.setState({ value: 'accepted' }));
afterEach(() => useConsent.setState({ value: null }));

describe('HomePage', () => {
  test('shows the title, the subtitle and the picture of the front page', async () => {
    const page = await open({
      heroTitle: 'Nordisk lys',
      heroSubtitle: 'Fotografier fra kysten',
      backgroundMedia: '/hero.webp',
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nordisk lys');
    expect(screen.getByText('Fotografier fra kysten')).toBeVisible();
    expect(page.querySelector('img')).toHaveAttribute('src', '/hero.webp');
  });

  test('asks for a picture that is sharp on a tall screen as well', async () => {
    const page = await open({ backgroundMedia: '/hero.webp' });
    expect(page.querySelector('img')).toHaveAttribute('sizes', 'max(100vw, 100vh)');
  });

  test('leads to the portfolio', async () => {
    await open({});
    const button = screen.getByRole('link', { name: 'Se portfolio' });
    expect(button).toHaveAttribute('href', '/portfolio');
    expect(button).not.toHaveAttribute('aria-disabled');
  });

  test.each([null, 'declined'] as const)('is locked when the consent is %s', async (value) => {
    useConsent.setState({ value });
    await open({});
    const button = screen.getByRole('link', { name: 'Se portfolio' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAttribute('title', 'Navigation kræver cookies');
  });

  test('leaves out a picture that cannot be fetched', async () => {
    const page = await open({ heroTitle: 'Nordisk lys', backgroundMedia: '/borte.webp' });
    const picture = page.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(page.querySelector('img')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Nordisk lys');
  });

  test('has the name and the way on when nothing has been saved', async () => {
    await open({});
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jerslev Foto');
    expect(screen.getByText('Fanger øjeblikke der varer evigt')).toBeVisible();
  });

  test('says that it is loading, in the place of the words', () => {
    backend.hold('read', path);
    render(
      <MemoryRouter>
        <HomePage />
      </MemoryRouter>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Indlæser...');
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});

describe('a front page that cannot be read', () => {
  test('keeps the name and the way on, and tries again when asked', async () => {
    await open(new AppError('service-failed'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Jerslev Foto');
    expect(screen.getByRole('status')).toHaveTextContent('Forsidens billede kunne ikke hentes.');
    backend.documents.put(path, { heroTitle: 'Nordisk lys' });
    fireEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByRole('heading', { name: 'Nordisk lys' })).toBeVisible();
  });

  test('waits for the connection and then tries by itself', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(new AppError('network'));
    expect(screen.getByRole('status')).toHaveTextContent(
      'Du er offline. Forsidens billede kommer, når forbindelsen er tilbage.',
    );
    backend.documents.put(path, { heroTitle: 'Nordisk lys' });
    onLine.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Nordisk lys' })).toBeVisible();
  });
});

describe('a film', () => {
  const film = { backgroundMedia: '/hero.mp4', backgroundType: 'video' } as const;

  test('plays without sound, again and again, and says that it is loading', async () => {
    const page = await open(film);
    const video = page.querySelector('video');
    expect(video).toMatchObject({ autoplay: true, muted: true, loop: true });
    expect(screen.getByRole('status')).toHaveTextContent('Indlæser video...');
    act(() => void video?.dispatchEvent(new Event('playing')));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('can be stopped and started again', async () => {
    const page = await open(film);
    const video = page.querySelector('video');
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const paused = vi.spyOn(HTMLMediaElement.prototype, 'paused', 'get').mockReturnValue(false);
    act(() => void video?.dispatchEvent(new Event('playing')));
    fireEvent.click(screen.getByRole('button', { name: 'Sæt video på pause' }));
    expect(pause).toHaveBeenCalledOnce();
    act(() => void video?.dispatchEvent(new Event('pause')));
    paused.mockReturnValue(true);
    fireEvent.click(screen.getByRole('button', { name: 'Afspil video' }));
    expect(play).toHaveBeenCalledOnce();
  });

  test('waits for a press where movement is not wanted', async () => {
    preferReducedMotion();
    const page = await open(film);
    expect(page.querySelector('video')).toHaveProperty('autoplay', false);
    expect(screen.getByRole('button', { name: 'Afspil video' })).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  test('that the browser will not start by itself can be started', async () => {
    const page = await open(film);
    act(() => void page.querySelector('video')?.dispatchEvent(new Event('canplaythrough')));
    expect(screen.getByRole('button', { name: 'Afspil video' })).toBeVisible();
  });

  test('that cannot be fetched is said to be missing', async () => {
    const page = await open(film);
    act(() => void page.querySelector('video')?.dispatchEvent(new Event('error')));
    expect(screen.getByRole('status')).toHaveTextContent('Videoen kunne ikke afspilles.');
  });
});

describe('an animated picture', () => {
  const animation = { backgroundMedia: '/hero.gif', backgroundType: 'gif' } as const;

  async function openLoaded(): Promise<HTMLElement> {
    vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
    const page = await open(animation);
    const picture = page.querySelector('img');
    if (picture) fireEvent.load(picture);
    return page;
  }

  test('moves, and can be stopped', async () => {
    const page = await openLoaded();
    expect(page.querySelector('img')).not.toHaveAttribute('hidden');
    fireEvent.click(screen.getByRole('button', { name: 'Sæt animation på pause' }));
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

test('the hero of index.html stays until the application shows the same', async () => {
  const shell = document.createElement('div');
  shell.id = 'shell';
  shell.innerHTML = '<section class="hero"></section>';
  document.body.append(shell);
  const gate = backend.hold('read', path);
  render(
    <MemoryRouter>
      <HomePage />
    </MemoryRouter>,
  );
  expect(shell.firstElementChild).not.toBeNull();
  gate.open();
  await settled();
  expect(shell.firstElementChild).toBeNull();
  shell.remove();
});
