import { fireEvent, screen, within, type RenderResult } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { ClientGalleryPage } from '#src/features/clientGallery/ClientGalleryPage.tsx';
import { clientContracts, type Opening } from '#src/model/clients/contracts.ts';
import type { ContractOutput } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { fill } from '../../support/fields.ts';
import { openedGallery as gallery } from '../../support/openedGallery.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { settled } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
// It is fetched when a picture is opened: here it is not waited for.
import '#src/features/clientGallery/ClientViewer.tsx';

resetStoresAfterEach();
everythingIsNear();

const { openClientGallery } = clientContracts;

type Answer = Omit<ContractOutput<typeof openClientGallery>, 'success'>;

const answer = (given: Answer) => backend.functions.answer(openClientGallery, () => given);
const answerOpen = (changes: Partial<typeof gallery> = {}) =>
  answer({ opening: 'open', access: 'a', gallery: { ...gallery, ...changes } });
const KEY = 'K'.repeat(32);

async function visit(hash = `#kunde1-${KEY}`, state?: unknown): Promise<RenderResult> {
  const entry = { pathname: '/kundegalleri', hash, state };
  const shown = openPage(<ClientGalleryPage menu={<p>Menuen</p>} />, entry);
  await settled();
  return shown;
}

const inputs = () => backend.functions.calls(openClientGallery).map(({ input }) => input);
const isClosed = () => expect(screen.getByRole('alert')).toHaveTextContent('Galleriet er lukket');
const isOpen = () => screen.findByRole('heading', { level: 1, name: 'Bryllup' });
const ring = () => within(screen.getByRole('link', { name: 'Åbn ringe' })).getByRole('img');

describe('the page of a client', () => {
  test('shows cover, message and pictures below their headings', async () => {
    answerOpen();
    const { container } = await visit();
    expect(await isOpen()).toBeVisible();
    // Behind the cover's picture, until it has come.
    expect(container.querySelector('header')).toHaveStyle({ backgroundImage: 'url("data:fest")' });
    expect(screen.getByText('Tak for en dejlig dag')).toBeVisible();
    expect(screen.getByText('Kan ses til og med 31. december 2026')).toBeVisible();
    const cover = '/api/client-file/kunde1/shown_1700000000000_fest_960.webp';
    expect(container.querySelector('header img')).toHaveAttribute('src', cover);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Festen');
    const names = screen.getAllByRole('link').map((link) => link.ariaLabel);
    expect(names).toEqual(['Åbn ringe', 'Åbn fest']);
    expect(inputs()).toEqual([{ gallery: 'kunde1', key: KEY }]);
    expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(KEY);
    expect(screen.queryByText('Menuen')).not.toBeInTheDocument();
  });

  test('shows the menu of the shop where the photographer wants it', async () => {
    answerOpen({ showsShop: true });
    await visit();
    expect(screen.getByText('Menuen')).toBeVisible();
  });

  test.each([
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
  ] as const)('offers to save what the photographer allows: %s', async (downloads, expected) => {
    answerOpen({ downloads });
    await visit();
    const buttons = screen.queryAllByRole('button', { name: /^Hent/ });
    expect(buttons.map(({ textContent }) => textContent)).toEqual(expected);
  });

  test('opens a picture in the viewer', async () => {
    answerOpen();
    await visit();
    await userEvent.click(screen.getByRole('link', { name: 'Åbn ringe' }));
    const viewer = await screen.findByRole('dialog', { name: 'Bryllup' });
    expect(viewer).toHaveTextContent('Gem i webstørrelse');
    expect(viewer).not.toHaveTextContent('Gem originalen');
  });

  test('says that there are no pictures yet', async () => {
    answerOpen({ pictures: [] });
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
    const enter = (pin: string) => {
      fill({ Kode: pin });
      return press('Åbn galleriet');
    };
    await enter('12');
    expect(screen.getByText('Koden er på fire til otte cifre.')).toBeVisible();
    expect(inputs()).toHaveLength(1);
    opening = 'pinWrong';
    await enter('1234');
    expect(await screen.findByText('Koden er forkert. Prøv igen.')).toBeVisible();
    opening = 'pinWait';
    await enter('1234');
    expect(await screen.findByText('Vent 8 sekunder, og prøv så igen.')).toBeVisible();
    await enter('4711');
    expect(await isOpen()).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('asks again with its access when somebody comes back, and closes at once', async () => {
    answerOpen();
    await visit();
    answer({ opening: 'closed' });
    document.dispatchEvent(new Event('visibilitychange'));
    await settled();
    expect(inputs().at(-1)).toEqual({ gallery: 'kunde1', key: KEY, access: 'a' });
    isClosed();
    expect(screen.queryByRole('link', { name: 'Åbn ringe' })).toBeNull();
  });

  test('asks for access again when pictures are refused, once for all of them', async () => {
    answerOpen();
    const { container } = await visit();
    const cover = () => container.querySelector('header img');
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
    answerOpen();
    await visit();
    answer({ opening: 'closed' });
    fireEvent.error(ring());
    await settled();
    isClosed();
  });

  test('opens with the access that the dashboard hands on', async () => {
    answerOpen();
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
    expect(linkTo('Skriv til mig')).toBe('/kontakt');
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
    answerOpen();
    await press('Prøv igen');
    expect(await isOpen()).toBeVisible();
  });

  test('says that it tries again, and does so by itself when the connection is back', async () => {
    backend.functions.refuse(openClientGallery, 500);
    await visit();
    const gate = backend.hold('call', openClientGallery.path);
    await press('Prøv igen');
    expect(screen.getByRole('status')).toHaveTextContent('Galleriet åbnes...');
    // The pressed button is gone.
    expect(screen.getByRole('main')).toHaveFocus();
    gate.open();
    expect(await screen.findByRole('button', { name: 'Prøv igen' })).toBeVisible();
    answerOpen();
    fireEvent.online(window);
    expect(await isOpen()).toBeVisible();
  });
});
