import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FrontPage } from '#src/model/content/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { settled } from '../../support/show.ts';

const path = 'content/frontpage';
const reads = () => backend.attempts('read', path);

const onScreen = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as Partial<MediaQueryList> as MediaQueryList);

const store = (page: Partial<FrontPage>) => backend.documents.put(path, page);

/** A visit that has just begun: nothing has been asked for. */
async function freshVisit() {
  vi.resetModules();
  const { AuthPicture } = await import('#src/features/auth/AuthPicture.tsx');
  return () => render(<AuthPicture />).container;
}

beforeEach(() => {
  onScreen(true);
});

test('one page after another shows the picture, which is asked for once', async () => {
  store({ backgroundMedia: '/hero.webp' });
  const show = await freshVisit();
  for (const container of [show(), show()]) {
    await vi.waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', '/hero.webp'),
    );
  }
  expect(reads()).toHaveLength(1);
});

test('what could not be had is asked for again by the next page', async () => {
  backend.failNext('read', path);
  const show = await freshVisit();
  const first = show();
  await settled();
  expect(reads()).toHaveLength(1);
  expect(first.querySelector('img')).toBeNull();
  store({ backgroundMedia: '/hero.webp' });
  const second = show();
  await vi.waitFor(() => expect(second.querySelector('img')).not.toBeNull());
});

test('where there is no room for it, nothing is asked for', async () => {
  onScreen(false);
  const show = await freshVisit();
  expect(show().querySelector('img')).toBeNull();
  expect(reads()).toEqual([]);
});

test.each<Partial<FrontPage>>([
  { backgroundMedia: '/film.mp4', backgroundType: 'video' },
  { backgroundMedia: '' },
])('the place stays quiet with %o', async (page) => {
  store(page);
  const show = await freshVisit();
  const container = show();
  await settled();
  expect(reads()).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
});

test('a picture that cannot be shown goes away', async () => {
  store({ backgroundMedia: '/hero.webp' });
  const show = await freshVisit();
  show();
  const picture = await screen.findByRole('presentation');
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
});

test('a picture that is there already is sharp at once', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(960);
  store({ backgroundMedia: '/hero.webp' });
  const show = await freshVisit();
  show();
  expect((await screen.findByRole('presentation')).className).toMatch(/sharp/);
});
