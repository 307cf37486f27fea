import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { AboutPage } from '#src/features/about/AboutPage.tsx';
import { setConsent } from '#src/stores/consent.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { aboutContent, aboutProfile } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, customer } from '../../../support/records.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

const contentPath = 'about/content';
const profilePath = 'about/profile';

beforeEach(() => {
  setConsent('accepted');
  backend.documents.put(contentPath, aboutContent());
  backend.documents.put(profilePath, aboutProfile());
});

/** Holds the listener, so that only the single read counts. */
const holdWatches = () => backend.hold('watch', 'about');

async function open(): Promise<void> {
  render(
    <MemoryRouter>
      <AboutPage />
    </MemoryRouter>,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

describe('the about page', () => {
  test('shows the name, the words and the way to the photographer', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Asta Vindfeldt Holm');
    expect(screen.getByText('Fotograf i Jerslev')).toBeVisible();
    expect(screen.getByText('Første afsnit.')).toBeVisible();
    expect(screen.getByText('Andet afsnit.')).toBeVisible();
    expect(screen.getByText('Let hånd.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Bryllupper' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kontakt mig' })).toHaveAttribute('href', '/kontakt');
    expect(document.title).toBe('Om Mig – Jerslev Foto');
  });

  test('shows the invitation below the words once they are there', async () => {
    holdWatches();
    const gate = backend.hold('read', contentPath);
    await open();
    expect(screen.queryByRole('link', { name: 'Kontakt mig' })).toBeNull();
    gate.open();
    expect(await screen.findByRole('link', { name: 'Kontakt mig' })).toBeVisible();
  });

  test('fetches the portrait anew when it was changed', async () => {
    await open();
    const portrait = screen.getByRole('img', { name: 'Portræt af Asta Vindfeldt Holm' });
    expect(portrait).toHaveAttribute('src', '/asta.jpg?v=1756800000000');
  });

  test('lists the equipment, with words of its own where nothing was written', async () => {
    await open();
    const headings = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    expect(headings).toEqual([
      'Bryllupper',
      'Kameraer',
      'Objektiver',
      'Tilbehør',
      'Efterbehandling',
    ]);
    expect(screen.getByText('Et kamera fra 1974')).toBeVisible();
    expect(screen.getByText('Stativ, flash og filtre')).toBeVisible();
  });

  test('changes while it is read, and keeps its words when the connection breaks', async () => {
    await open();
    act(() => backend.documents.change(contentPath, { philosophy: 'Tung hånd.' }));
    expect(screen.getByText('Tung hånd.')).toBeVisible();
    act(() => backend.documents.breakWatches(contentPath));
    expect(screen.getByText('Tung hånd.')).toBeVisible();
  });

  test('leaves out what nobody has written', async () => {
    backend.documents.put(
      contentPath,
      aboutContent({ professionalTitle: '', bio: '', philosophy: ' ', specialties: [] }),
    );
    await open();
    expect(screen.getByText('Fotograf')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Min filosofi' })).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Specialiseringer' })).toBeNull();
  });

  test('says when it cannot be read, and tries again', async () => {
    holdWatches();
    backend.failNext('read', contentPath);
    await open();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af indhold',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(screen.getByText('Let hånd.')).toBeVisible();
  });

  test('says when the portrait cannot be read, asks nobody for another, and tries again', async () => {
    holdWatches();
    backend.failNext('read', profilePath);
    sessionChanged(admin);
    await open();
    expect(screen.getByText('Let hånd.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Der opstod en fejl ved indlæsning af indhold',
    );
    expect(screen.queryByText('Profilbilledet er på vej')).toBeNull();
    expect(
      screen.queryByRole('link', { name: 'Upload et profilbillede i dashboardet.' }),
    ).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(screen.getByRole('img', { name: 'Portræt af Asta Vindfeldt Holm' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says once that neither words nor portrait can be read, and asks for both again', async () => {
    holdWatches();
    backend.failNext('read', contentPath);
    backend.failNext('read', profilePath);
    await open();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(screen.getByText('Let hånd.')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Portræt af Asta Vindfeldt Holm' })).toBeInTheDocument();
  });

  test.each([
    ['an administrator', admin, 1],
    ['a customer', customer, 0],
  ])('without a portrait %s is told where to put one', async (_who, user, count) => {
    backend.documents.put(profilePath, aboutProfile({ profileImage: '' }));
    sessionChanged(user);
    await open();
    expect(screen.getByText('Profilbilledet er på vej')).toBeVisible();
    const hints = screen.queryAllByRole('link', { name: 'Upload et profilbillede i dashboardet.' });
    expect(hints.map((hint) => hint.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/admin-dashboard?tab=about'),
    );
  });

  test('draws the icon that the words of a specialty ask for', async () => {
    await open();
    const card = screen.getByRole('heading', { name: 'Bryllupper' }).closest('li');
    await vi.waitFor(() => expect(card?.querySelector('svg')).not.toBeNull());
    expect(within(card ?? document.body).getByText('Hele dagen.')).toBeVisible();
    expect(card?.querySelector('svg')).toHaveClass('lucide-heart');
  });
});
