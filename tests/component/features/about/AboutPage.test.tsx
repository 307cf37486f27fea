import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AboutPage } from '#src/features/about/AboutPage.tsx';
import { setConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { aboutContent, aboutProfile } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, customer } from '../../../support/records.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const contentPath = 'about/content';
const profilePath = 'about/profile';
const UNREADABLE = 'Der opstod en fejl ved indlæsning af indhold';

beforeEach(() => {
  setConsent('accepted');
  backend.documents.put(contentPath, aboutContent());
  backend.documents.put(profilePath, aboutProfile());
});

/** Holds the listener, so that only the single read counts. */
const holdWatches = () => backend.hold('watch', 'about');

async function open(): Promise<void> {
  openPage(<AboutPage />);
  // The listener begins when the page is idle.
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

const portrait = () => screen.getByRole('img', { name: 'Portræt af Asta Vindfeldt Holm' });
const hint = () => screen.queryByRole('link', { name: 'Upload et profilbillede i dashboardet.' });

describe('the about page', () => {
  test('shows the name, the words, the equipment, and the way to the photographer', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asta Vindfeldt Holm');
    for (const words of [
      'Fotograf i Jerslev',
      'Første afsnit.',
      'Andet afsnit.',
      'Let hånd.',
      'Et kamera fra 1974',
      // The default text of an empty field.
      'Stativ, flash og filtre',
    ]) {
      expect(screen.getByText(words)).toBeVisible();
    }
    const headings = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(headings.join()).toBe('Bryllupper,Kameraer,Objektiver,Tilbehør,Efterbehandling');
    expect(linkTo('Kontakt mig')).toBe('/kontakt');
    expect(document.title).toBe('Om Mig – Jerslev Foto');
    // It is fetched anew when it was changed.
    expect(portrait()).toHaveAttribute('src', '/asta.jpg?v=1756800000000');
    const card = screen.getByRole('heading', { name: 'Bryllupper' }).closest('li');
    expect(within(card ?? document.body).getByText('Hele dagen.')).toBeVisible();
    await vi.waitFor(() => expect(card?.querySelector('svg')).toHaveClass('lucide-heart'));
  });

  test('shows the invitation below the words once they are there', async () => {
    holdWatches();
    const gate = backend.hold('read', contentPath);
    await open();
    expect(screen.queryByRole('link', { name: 'Kontakt mig' })).toBeNull();
    gate.open();
    expect(await screen.findByRole('link', { name: 'Kontakt mig' })).toBeVisible();
  });

  test('changes while it is read, and keeps its words when the connection breaks', async () => {
    await open();
    act(() => backend.documents.change(contentPath, { philosophy: 'Tung hånd.' }));
    act(() => backend.documents.breakWatches(contentPath));
    expect(screen.getByText('Tung hånd.')).toBeVisible();
  });

  test('leaves out what nobody has written', async () => {
    const nothing = { professionalTitle: '', bio: '', philosophy: ' ', specialties: [] };
    backend.documents.put(contentPath, aboutContent(nothing));
    await open();
    expect(screen.getByText('Fotograf')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Min filosofi' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Specialiseringer' })).toBeNull();
  });

  test('says when the portrait cannot be read, asks nobody for another, and tries again', async () => {
    holdWatches();
    backend.failNext('read', profilePath);
    sessionChanged(admin);
    await open();
    expect(screen.getByText('Let hånd.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(UNREADABLE);
    expect(screen.queryByText('Profilbilledet er på vej')).toBeNull();
    expect(hint()).toBeNull();
    await press('Prøv igen');
    expect(portrait()).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says once that neither words nor portrait can be read, and asks for both again', async () => {
    holdWatches();
    for (const path of [contentPath, profilePath]) backend.failNext('read', path);
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(UNREADABLE);
    await press('Prøv igen');
    expect(screen.getByText('Let hånd.')).toBeVisible();
    expect(portrait()).toBeInTheDocument();
  });

  test.each([
    ['an administrator', admin, '/admin-dashboard?tab=about'],
    ['a customer', customer, undefined],
  ])('without a portrait %s is told where to put one, or not', async (_who, user, way) => {
    backend.documents.put(profilePath, aboutProfile({ profileImage: '' }));
    sessionChanged(user);
    await open();
    expect(screen.getByText('Profilbilledet er på vej')).toBeVisible();
    expect(hint()?.getAttribute('href')).toBe(way);
  });
});
