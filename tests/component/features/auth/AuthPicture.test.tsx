import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { portfolioItem } from '../../../support/records.ts';
import { settled } from '../../support/show.ts';

const reads = () => backend.attempts('read', 'portfolio');

const fill = (...items: PortfolioItem[]) => backend.documents.fill('portfolio', items);
const wide = portfolioItem('Hav', { featured: true });
const upright = portfolioItem('Skov', {
  featured: true,
  picture: { ...wide.picture, width: 2000, height: 3000 },
});

/** A visit that has just begun: nothing has been asked for. */
async function freshVisit() {
  vi.resetModules();
  const { AuthPicture } = await import('#src/features/auth/AuthPicture.tsx');
  return () => render(<AuthPicture />).container;
}

test('one page after another shows the most upright featured picture, which is asked for once', async () => {
  fill(wide, upright);
  const show = await freshVisit();
  for (const container of [show(), show()]) {
    await vi.waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/Skov.webp'),
    );
  }
  expect(reads()).toHaveLength(1);
});

test('what could not be had is asked for again by the next page', async () => {
  backend.failNext('read', 'portfolio');
  const show = await freshVisit();
  const first = show();
  await settled();
  expect(reads()).toHaveLength(1);
  expect(first.querySelector('img')).toBeNull();
  fill(wide);
  const second = show();
  await vi.waitFor(() => expect(second.querySelector('img')).not.toBeNull());
});

test('the place stays quiet where the picture has no file', async () => {
  fill(portfolioItem('Hav', { featured: true, imageUrl: '' }));
  const show = await freshVisit();
  const container = show();
  await settled();
  expect(reads()).toHaveLength(1);
  expect(container.querySelector('img')).toBeNull();
});

test('a picture that cannot be shown goes away', async () => {
  fill(wide);
  const show = await freshVisit();
  show();
  const picture = await screen.findByRole('presentation');
  fireEvent.error(picture);
  expect(picture).not.toBeInTheDocument();
});

test('a picture that is there already is sharp at once', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(960);
  fill(wide);
  const show = await freshVisit();
  show();
  expect((await screen.findByRole('presentation')).className).toMatch(/sharp/);
});
