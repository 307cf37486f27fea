import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { PortfolioItem } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { portfolioItem } from '../../../support/records.ts';
import { settled } from '../../support/show.ts';

const reads = () => backend.attempts('read', 'portfolio');
const picture = () => screen.queryByRole('presentation');
const wide = portfolioItem('Hav', { featured: true });
const upright = portfolioItem('Skov', {
  featured: true,
  picture: { ...wide.picture, width: 2000, height: 3000 },
});

/** A visit that has just begun: nothing has been asked for. */
async function freshVisit(...items: PortfolioItem[]): Promise<() => Promise<void>> {
  backend.documents.fill('portfolio', items);
  vi.resetModules();
  const { AuthPicture } = await import('#src/features/auth/AuthPicture.tsx');
  return () => {
    render(<AuthPicture />);
    return settled();
  };
}

test('one page after another shows the most upright featured picture, which is asked for once', async () => {
  const show = await freshVisit(wide, upright);
  await show();
  await show();
  const shown = screen.getAllByRole('presentation').map((each) => each.getAttribute('src'));
  expect(shown).toEqual(['/pictures/Skov.webp', '/pictures/Skov.webp']);
  expect(reads()).toHaveLength(1);
});

test('what could not be had is asked for again by the next page', async () => {
  backend.failNext('read', 'portfolio');
  const show = await freshVisit(wide);
  await show();
  expect(picture()).toBeNull();
  await show();
  expect(picture()).toBeInTheDocument();
  expect(reads()).toHaveLength(2);
});

test('the place stays quiet where the picture has no file', async () => {
  const show = await freshVisit(portfolioItem('Hav', { featured: true, imageUrl: '' }));
  await show();
  expect(reads()).toHaveLength(1);
  expect(picture()).toBeNull();
});

test('a picture that is there already is sharp at once, and one that cannot be shown goes away', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(960);
  const show = await freshVisit(wide);
  await show();
  expect(screen.getByRole('presentation').className).toMatch(/sharp/);
  fireEvent.error(screen.getByRole('presentation'));
  expect(picture()).toBeNull();
});
