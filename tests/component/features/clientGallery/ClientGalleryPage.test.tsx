import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { ClientGalleryPage } from '#src/features/clientGallery/ClientGalleryPage.tsx';
import { clientContracts, type OpenedGallery, type Opening } from '#src/model/clients/contracts.ts';
import type { ContractOutput } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { openedGallery as gallery } from '../../support/openedGallery.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
// It is fetched when a picture is opened: here it is not waited for.
import '#src/features/clientGallery/ClientViewer.tsx';

resetStoresAfterEach();
everythingIsNear();

const { openClientGallery } = clientContracts;

type Answer = Omit<ContractOutput<typeof openClientGallery>, 'success'>;

const answer = (given: Answer) => backend.functions.answer(openClientGallery, () => given);
const KEY = 'K'.repeat(32);

const visit = (hash = `#kunde1-${KEY}`, state?: unknown) =>
  show(
    <HelmetProvider>
      <MemoryRouter initialEntries={[{ pathname: '/kundegalleri', hash, state }]}>
        <ClientGalleryPage menu={<p>Menuen</p>} />
      </MemoryRouter>
    </HelmetProvider>,
  );

const inputs = () => backend.functions.calls(openClientGallery).map(({ input }) => input);

describe('the page of a client', () => {
  test('shows cover, message and pictures below their headings', async () => {
    answer({ opening: 'open', access: 'a', gallery });
    const { container } = await visit();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bryllup');
    // Behind the cover's picture, until it has come.
    expect(container.querySelector('header')).toHaveStyle({
      backgroundImage: 'url("data:fest")',
    });
    expect(screen.getByText('Tak for en dejlig dag')).toBeVisible();
    expect(screen.getByText('Kan ses til og med 31. december 2026')).toBeVisible();
    expect(container.querySelector('header img')).toHaveAttribute(
      'src',
      '/api/client-file/kunde1/shown_1700000000000_fest_960.webp',
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Festen');
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Åbn ringe',
      'Åbn fest',
    ]);
    expect(inputs()).toEqual([{ gallery: 'kunde1', key: KEY }]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(KEY);
  });

  test('shows the menu of the shop only where the photographer wants it', async () => {
    answer({ opening: 'open', access: 'a', gallery });
    const { unmount } = await visit();
    expect(screen.queryByText('Menuen')).not.toBeInTheDocument();
    unmount();
    answer({ opening: 'open', access: 'a', gallery: { ...gallery, showsShop: true } });
    await visit();
    expect(screen.getByText('Menuen')).toBeVisible();
  });

  test('offers to save what the photographer allows', async () => {
    const open = (downloads: OpenedGallery['downloads']) =>
      answer({
        opening: 'open',
        gallery: { ...gallery, downloads },
      });
    const names = () =>
      screen.queryAllByRole('button', { name: /^Hent/ }).map((b) => b.textContent);
    for (const [downloads, expected] of [
      ['none', []],
      ['web', ['Hent alle i webstørrelse', 'Hent afsnittet i webstørrelse']],
      [
        'original',
        [
          'Hent alle i webstørrelse',
          'Hent alle originaler',
          'Hent afsnittet i webstørrelse',
          'Hent afsnittets originaler',
        ],
      ],
    ] as const) {
      open(downloads);
      const { unmount } = await visit();
      expect(names()).toEqual(expected);
      unmount();
    }
  });

  test('opens a picture in the viewer', async () => {
    answer({ opening: 'open', gallery });
    await visit();
    await userEvent.click(screen.getByRole('link', { name: 'Åbn ringe' }));
    const viewer = await screen.findByRole('dialog', { name: 'Bryllup' });
    expect(viewer).toHaveTextContent('Gem i webstørrelse');
    expect(viewer).not.toHaveTextContent('Gem originalen');
  });

  test('says that there are no pictures yet', async () => {
    answer({
      opening: 'open',
      gallery: { ...gallery, pictures: [] },
    });
    await visit();
    expect(screen.getByText('Her er ingen billeder endnu. Kom tilbage om lidt.')).toBeVisible();
  });

  test('asks for the PIN, and tells about a wrong one', async () => {
    let opening: Opening = 'pinNeeded';
    backend.functions.answer(openClientGallery, ({ pin }): Answer => {
      if (pin === '4711') return { opening: 'open', gallery };
      return { opening, waitSeconds: 8 };
    });
    await visit();
    const field = screen.getByLabelText('Kode');
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Åbn galleriet' }));
    await userEvent.type(field, '12');
    await press();
    expect(screen.getByText('Koden er på fire til otte cifre.')).toBeVisible();
    expect(inputs()).toHaveLength(1);
    opening = 'pinWrong';
    await userEvent.type(field, '34');
    await press();
    expect(await screen.findByText('Koden er forkert. Prøv igen.')).toBeVisible();
    opening = 'pinWait';
    await press();
    expect(await screen.findByText('Vent 8 sekunder, og prøv så igen.')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '4711');
    await press();
    expect(await screen.findByRole('heading', { level: 1, name: 'Bryllup' })).toBeVisible();
  });

  test('asks again with its access when somebody comes back, and closes at once', async () => {
    answer({ opening: 'open', access: 'a', gallery });
    await visit();
    answer({ opening: 'closed' });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(inputs().at(-1)).toEqual({ gallery: 'kunde1', key: KEY, access: 'a' });
    expect(screen.getByRole('alert')).toHaveTextContent('Galleriet er lukket');
    expect(screen.queryByRole('link', { name: 'Åbn ringe' })).toBeNull();
  });

  test('asks for access again when pictures are refused, once for all of them', async () => {
    answer({ opening: 'open', access: 'a', gallery });
    const { container } = await visit();
    const cover = () => container.querySelector('header img');
    const ring = () => within(screen.getByRole('link', { name: 'Åbn ringe' })).getByRole('img');
    for (const picture of [cover(), ring()]) if (picture) fireEvent.error(picture);
    expect(cover()).toBeNull();
    expect(ring()).toHaveTextContent('Billedet kunne ikke vises');
    await settled();
    expect(inputs()).toEqual([
      { gallery: 'kunde1', key: KEY },
      { gallery: 'kunde1', key: KEY, access: 'a' },
    ]);
    expect(cover()).toBeInTheDocument();
    expect(ring()).toHaveAttribute('src');
  });

  test('closes when a picture is refused because the gallery is closed', async () => {
    answer({ opening: 'open', access: 'a', gallery });
    await visit();
    answer({ opening: 'closed' });
    fireEvent.error(within(screen.getByRole('link', { name: 'Åbn ringe' })).getByRole('img'));
    await settled();
    expect(screen.getByRole('alert')).toHaveTextContent('Galleriet er lukket');
  });

  test('opens with the access that the dashboard hands on', async () => {
    answer({ opening: 'open', access: 'b', gallery });
    await visit(`#kunde1-${KEY}`, { access: 'a' });
    expect(inputs()).toEqual([{ gallery: 'kunde1', key: KEY, access: 'a' }]);
  });

  test.each([
    ['unknown', 'Linket virker ikke'],
    ['closed', 'Galleriet er lukket'],
    ['expired', 'Galleriet er udløbet'],
    ['pinLocked', 'Galleriet er låst'],
  ] as const)('that is answered %s says so, and how to write', async (opening, words) => {
    answer({ opening });
    await visit();
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(screen.getByRole('link', { name: 'Skriv til mig' })).toHaveAttribute('href', '/kontakt');
  });

  test.each(['', '#indhold', '#kunde1'])('with the link %j asks nobody', async (hash) => {
    await visit(hash);
    expect(screen.getByRole('alert')).toHaveTextContent('Linket virker ikke');
    expect(inputs()).toEqual([]);
  });

  test('tries again when the server does not answer', async () => {
    backend.functions.refuse(openClientGallery, 500);
    await visit();
    expect(screen.getByText('Galleriet kunne ikke åbnes. Prøv igen.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Dit galleri');
    answer({ opening: 'open', gallery });
    await userEvent.click(screen.getByRole('button', { name: 'Prøv igen' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Bryllup' })).toBeVisible();
  });
});
