import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { backend } from '../../../support/backend/backend.ts';
import { album, singleImage } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import {
  albums,
  openAlbums,
  openSingles,
  picturesAreEdited,
  singles,
  singleTitles,
  titlesIn,
} from '../pictures.tsx';
import { alerts, sees, shows, toasts } from '../../support/see.ts';

picturesAreEdited();

beforeEach(() => {
  backend.documents.fill('albums', [
    album('Skagen', ['Gren', 'Fyr', 'Klit']),
    album('Møn', ['Klint'], { order: 1 }),
  ]);
  backend.documents.fill('enkeltbilleder', [
    singleImage('Mose', { order: 0, price: 450 }),
    singleImage('Hede', { order: 1 }),
  ]);
});

async function select(...titles: string[]): Promise<void> {
  for (const title of titles) {
    await userEvent.click(screen.getByRole('checkbox', { name: `Vælg ${title}` }));
  }
}

/** Takes back what was done, in the dialog that is open or on the page. */
const undo = () =>
  userEvent.click(screen.getAllByRole('button', { name: 'Fortryd' }).at(-1) ?? document.body);

describe('pictures of an album', () => {
  async function take(kind: 'Flyt' | 'Kopiér', ...titles: string[]) {
    const view = await openAlbums();
    await press('Rediger Skagen');
    await select(...titles);
    await press(`${kind} til …`);
    await userEvent.selectOptions(screen.getByLabelText('Sted'), 'Møn');
    await press(kind);
    return view;
  }

  test('move to another album, and back to their places', async () => {
    await take('Flyt', 'Gren', 'Klit');
    await toasts('success: 2 billeder er flyttet');
    expect(titlesIn('Skagen')).toEqual(['Fyr']);
    expect(titlesIn('Møn')).toEqual(['Klint', 'Gren', 'Klit']);
    expect(
      within(screen.getByRole('dialog')).getByText('Du har flyttet 2 billeder til Møn'),
    ).toBeVisible();
    await undo();
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']));
    expect(titlesIn('Møn')).toEqual(['Klint']);
    expect(albums()[0]?.watermarkedCoverUrl).toBe('/pictures/Gren.webp');
  });

  test('are copied, and what was there stays when the copies go to the bin', async () => {
    backend.documents.put('albums/Møn', album('Møn', ['Fyr'], { order: 1 }));
    await take('Kopiér', 'Gren', 'Fyr');
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Fyr', 'Gren']));
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
    await undo();
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Fyr']));
    expect(backend.documents.get('bin/picture-Møn-Gren')).toBeDefined();
  });

  test('are named and stay chosen when they cannot be moved', async () => {
    backend.documents.put('albums/Møn', album('Møn', ['Fyr'], { order: 1 }));
    await take('Flyt', 'Gren', 'Fyr');
    await alerts('Ikke flyttet: Fyr. Det ligger der allerede.');
    expect(titlesIn('Skagen')).toEqual(['Fyr', 'Klit']);
    expect(screen.getByRole('checkbox', { name: 'Vælg Fyr' })).toBeChecked();
  });

  test('need an album with room for them', async () => {
    const many = Array.from({ length: 499 }, (_, index) => `Nr ${index}`);
    backend.documents.put('albums/Møn', album('Møn', many, { order: 1 }));
    await openAlbums();
    await press('Rediger Skagen');
    await select('Gren', 'Fyr');
    await press('Flyt til …');
    await press('Flyt');
    shows('Vælg det sted, som billederne skal over i.');
    await userEvent.selectOptions(screen.getByLabelText('Sted'), 'Møn');
    await press('Flyt');
    shows('Så får albummet flere end 500 billeder. Vælg færre.');
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
  });

  test('are offered again when the page was closed before they had moved', async () => {
    backend.failNext('write', 'albums');
    const { unmount } = await take('Flyt', 'Gren', 'Fyr');
    await alerts('Ikke flyttet: Gren, Fyr.');
    unmount();
    await openAlbums();
    await press('Rediger Skagen');
    await alerts('Siden blev lukket, før det var færdigt.');
    await press('Fortsæt');
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint', 'Gren', 'Fyr']));
    expect(titlesIn('Skagen')).toEqual(['Klit']);
  });

  async function sell(kind: 'Flyt' | 'Kopiér'): Promise<void> {
    await openAlbums();
    await press('Rediger Skagen');
    await select('Gren');
    await press(`${kind} til …`);
    // Below it lies the dialog of the album, with a price of its own.
    const asked = within(screen.getByRole('dialog', { name: / 1 billede$/ }));
    await userEvent.selectOptions(asked.getByLabelText('Sted'), 'Enkeltbilleder');
    await userEvent.clear(asked.getByLabelText('Pris i kr'));
    await press(kind);
    shows('Pris er påkrævet og skal være minimum 3 DKK.');
    await userEvent.type(asked.getByLabelText('Pris i kr'), '325');
    await press(kind);
  }

  test('are sold one by one at a price of their own, and go back into the album', async () => {
    await sell('Flyt');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Fyr', 'Klit']));
    expect(singleTitles()).toEqual(['Mose', 'Hede', 'Gren']);
    expect(singles().find(({ id }) => id === 'Gren')).toMatchObject({
      price: 325,
      category: 'natur',
      isPublished: true,
    });
    expect(
      within(screen.getByRole('dialog')).getByText('Du har flyttet 1 billede til Enkeltbilleder'),
    ).toBeVisible();
    await undo();
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']));
    expect(singleTitles()).toEqual(['Mose', 'Hede']);
  });

  test('are sold one by one and stay in the album', async () => {
    await sell('Kopiér');
    await waitFor(() => expect(singleTitles()).toEqual(['Mose', 'Hede', 'Gren']));
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'Klit']);
  });
});

describe('single images', () => {
  async function take(kind: 'Flyt' | 'Kopiér', ...titles: string[]) {
    const view = await openSingles();
    await select(...titles);
    await press(`${kind} til album`);
    await screen.findByRole('option', { name: 'Møn' });
    await userEvent.selectOptions(screen.getByLabelText('Album'), 'Møn');
    await press(kind);
    return view;
  }

  test('move into an album, and back to their price and place', async () => {
    await take('Flyt', 'Mose');
    await toasts('success: 1 billede er flyttet');
    expect(titlesIn('Møn')).toEqual(['Klint', 'Mose']);
    expect(singleTitles()).toEqual(['Hede']);
    shows('Du har flyttet 1 billede til Møn');
    await undo();
    await waitFor(() => expect(singleTitles()).toEqual(['Mose', 'Hede']));
    expect(singles().find(({ title }) => title === 'Mose')?.price).toBe(450);
    expect(titlesIn('Møn')).toEqual(['Klint']);
  });

  test('are copied into an album; undone, the copies go to the bin', async () => {
    await take('Kopiér', 'Mose', 'Hede');
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint', 'Mose', 'Hede']));
    expect(singleTitles()).toEqual(['Mose', 'Hede']);
    await undo();
    await waitFor(() => expect(titlesIn('Møn')).toEqual(['Klint']));
    expect(backend.documents.get('bin/picture-Møn-Mose')).toBeDefined();
  });

  test('that had not moved when the page was closed are forgotten when that is wanted', async () => {
    backend.failNext('write', 'albums');
    const { unmount } = await take('Flyt', 'Mose');
    await alerts('Ikke flyttet: Mose.');
    unmount();
    await openSingles();
    await screen.findByRole('alert');
    await press('Luk');
    expect(localStorage).toHaveLength(0);
    expect(singleTitles()).toEqual(['Mose', 'Hede']);
  });

  test('need an album', async () => {
    backend.documents.fill('albums', []);
    await openSingles();
    await select('Mose');
    await press('Flyt til album');
    await sees('Du har ingen albummer endnu.');
    await press('Flyt');
    shows('Vælg det sted, som billederne skal over i.');
  });
});
