import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as frontPage from '#src/data/repos/frontPage.ts';
import { AppError } from '#src/model/base/errors.ts';
import { frontPageSchema, type FrontPage } from '#src/model/content/schema.ts';

vi.mock('#src/data/repos/frontPage.ts');
const get = vi.mocked(frontPage.get);

const onScreen = (isWide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: isWide,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as Partial<MediaQueryList> as MediaQueryList);

const answer = (page: Partial<FrontPage>) =>
  get.mockResolvedValue({ ...frontPageSchema.parse({}), ...page });

/** A visit that has just begun: nothing has been asked for. */
async function freshVisit() {
  vi.resetModules();
  const { AuthPicture } = await import('#src/features/auth/AuthPicture.tsx');
  return () => render(<AuthPicture />).container;
}

beforeEach(() => {
  get.mockReset();
  onScreen(true);
});

test('one page after another shows the picture, which is asked for once', async () => {
  answer({ backgroundMedia: '/hero.webp' });
  const show = await freshVisit();
  for (const container of [show(), show()]) {
    await vi.waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', '/hero.webp'),
    );
  }
  expect(get).toHaveBeenCalledTimes(1);
});

test('what could not be had is asked for again by the next page', async () => {
  get.mockRejectedValueOnce(new AppError('network'));
  const show = await freshVisit();
  const first = show();
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(1));
  expect(first.querySelector('img')).toBeNull();
  answer({ backgroundMedia: '/hero.webp' });
  const second = show();
  await vi.waitFor(() => expect(second.querySelector('img')).not.toBeNull());
});

test('where there is no room for it, nothing is asked for', async () => {
  onScreen(false);
  const show = await freshVisit();
  expect(show().querySelector('img')).toBeNull();
  expect(get).not.toHaveBeenCalled();
});

test.each<Partial<FrontPage>>([
  { backgroundMedia: '/film.mp4', backgroundType: 'video' },
  { backgroundMedia: '' },
])('the place stays quiet with %o', async (page) => {
  answer(page);
  const show = await freshVisit();
  const container = show();
  await vi.waitFor(() => expect(get).toHaveBeenCalled());
  expect(container.querySelector('img')).toBeNull();
});

test('a picture that cannot be shown goes away', async () => {
  answer({ backgroundMedia: '/hero.webp' });
  const show = await freshVisit();
  show();
  const picture = await screen.findByRole('presentation');
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
});

test('a picture that is there already is sharp at once', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(960);
  answer({ backgroundMedia: '/hero.webp' });
  const show = await freshVisit();
  show();
  expect((await screen.findByRole('presentation')).className).toMatch(/sharp/);
});
