import { screen } from '@testing-library/react';
import { FavouritesPage } from '#src/features/gallery/FavouritesPage.tsx';
import { SingleImagesPage } from '#src/features/gallery/SingleImagesPage.tsx';
import type { KeptFavourites } from '#src/model/favourites/favourites.ts';
import { useConsent } from '#src/stores/consent.ts';
import { useFavourites } from '#src/stores/favourites.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage, threeButtons } from '../../../support/records.ts';
import { openPage } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';

export const KEY = 'favourites';
export const kept = (): unknown => {
  const stored = JSON.parse(localStorage.getItem(KEY) ?? '{"ids":[]}') as { ids: unknown };
  return stored.ids;
};

/** Has the browser keep a choice, of a guest or of an account. */
export function keep(ids: string[], account?: KeptFavourites['account']): void {
  useFavourites.setState({ ids, account });
  if (ids.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ ids, account }));
}

export async function openGallery(): Promise<void> {
  openPage(<SingleImagesPage address="/enkeltbilleder" />, '/enkeltbilleder');
  await settled();
}

export async function openFavourites(query = ''): Promise<void> {
  openPage(<FavouritesPage />, `/favoritter${query}`);
  await settled();
}

export const heart = (title: string) => screen.findByRole('button', { name: `Favorit: ${title}` });

/** A visitor who has accepted cookies, and three pictures, one of them for nothing. */
export function openShop(): void {
  useConsent.setState({ value: 'accepted' });
  keep([]);
  backend.documents.put('website-config/filter-buttons', { buttons: threeButtons() });
  backend.documents.fill('enkeltbilleder', [
    singleImage('Klitten', { createdAt: new Date('2025-06-01') }),
    singleImage('Gaven', { price: 0, createdAt: new Date('2024-06-01') }),
    singleImage('Broen', { createdAt: new Date('2023-06-01') }),
  ]);
}
