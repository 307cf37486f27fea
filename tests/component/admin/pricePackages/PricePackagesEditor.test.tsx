import { act, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { PricePackagesEditor } from '#src/admin/pricePackages/PricePackagesEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { pricePackageSchema, type PricePackage } from '#src/model/content/schema.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';
import { localGiftCards } from '#src/config/local.ts';
import { backend } from '../../../support/backend/backend.ts';
import { show } from '../../support/show.ts';
import { openShopWith, resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ discounts: true, giftCards: localGiftCards });

const complete = { description: 'Hele dagen.', features: ['Billeder'] };
const vielse = pricePackage('Vielse', { ...complete, featured: true });
const portrait = pricePackage('Portræt', { ...complete, group: 'Portræt', groupOrder: 1 });

const PATH = 'pricing-packages/packages';

function store(packages: PricePackage[]): void {
  backend.documents.put(PATH, { packages });
}

const stored = () => backend.documents.list(PATH, 'packages', pricePackageSchema);

beforeEach(() => store([vielse, portrait]));

const dialog = () => within(screen.getByRole('dialog'));

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function submit(name = 'Tilføj'): Promise<void> {
  await userEvent.click(dialog().getByRole('button', { name }));
}

async function type(label: string, words: string): Promise<void> {
  await userEvent.clear(dialog().getByLabelText(label));
  if (words !== '') await userEvent.type(dialog().getByLabelText(label), words);
}

/** The list of gift cards below it leads to orders. */
const Editor = () => (
  <MemoryRouter>
    <PricePackagesEditor />
  </MemoryRouter>
);

describe('the groups', () => {
  test('name no price where there is none', async () => {
    store([pricePackage('Reportage', { ...complete, price: 0 })]);
    await show(<Editor />);
    expect(screen.getByRole('article')).toHaveTextContent('Efter aftale');
    expect(screen.getByRole('article')).not.toHaveTextContent('0,00');
  });

  test('hold their packages in order', async () => {
    await show(<Editor />);
    expect(screen.getByText('4 ydelser pr. gruppe')).toBeVisible();
    // These two come in files of their own.
    await screen.findByRole('heading', { name: 'Rabatkoder' });
    await screen.findByRole('heading', { name: 'Gavekort' });
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Prispakker',
      'Gruppernes rækkefølge',
      'Bryllupsfotografering',
      'Vielse',
      'Portræt',
      'Portræt',
      'Rabatkoder',
      'Gavekort',
    ]);
    const [card] = screen.getAllByRole('article');
    expect(card).toHaveTextContent('14.900,00 kr');
    expect(card).toHaveTextContent('Mest valgt');
    expect(card).toHaveTextContent('Publiceret');
  });

  test('can be arranged when there are several', async () => {
    await show(<Editor />);
    const handles = screen.getAllByRole('button', { name: /^Flyt gruppen / });
    expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual([
      'Flyt gruppen Bryllupsfotografering',
      'Flyt gruppen Portræt',
    ]);
  });

  test('are arranged with the keyboard', async () => {
    await show(<Editor />);
    screen.getByRole('button', { name: 'Flyt gruppen Portræt' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('gruppen Portræt er nu nummer 1 af 2.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(stored().map(({ group, groupOrder }) => [group, groupOrder])).toEqual([
        ['Bryllupsfotografering', 1],
        ['Portræt', 0],
      ]),
    );
  });

  test('of which there is one stand without it', async () => {
    store([vielse]);
    await show(<Editor />);
    expect(screen.queryByText('Gruppernes rækkefølge')).not.toBeInTheDocument();
  });

  test('have room for sixty packages', async () => {
    store(Array.from({ length: 60 }, (_, order) => pricePackage(`Pakke ${order}`, { order })));
    await show(<Editor />);
    await press('Tilføj pakke');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toastsShown()).toEqual([
      'error: Der kan højst være 60 prispakker. Slet en, før du tilføjer en ny.',
    ]);
  });

  test('say when there is nothing, which may be a loss', async () => {
    store([]);
    await show(<Editor />);
    expect(screen.getByText('Ingen prispakker fundet - de kan være gået tabt')).toBeVisible();
    expect(
      screen.getByText("Har du ikke lavet nogen endnu, så begynd med 'Tilføj pakke'."),
    ).toBeVisible();
  });

  test('that cannot be read are asked for again', async () => {
    await show(<Editor />);
    act(() => backend.documents.breakWatches(PATH));
    expect(screen.getByRole('alert')).toHaveTextContent('Kunne ikke indlæse prispakker');
    await press('Prøv igen');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('adding', () => {
  test('writes thousand dots while the price is typed, and stores whole kroner', async () => {
    await show(<Editor />);
    await press('Tilføj pakke');
    await type('Navn', 'Weekend');
    await type('Pris i kr (inkl. moms)', '12500kr');
    expect(dialog().getByLabelText('Pris i kr (inkl. moms)')).toHaveValue('12.500');
    await type('Beskrivelse', 'To dage.');
    await type('Indhold 1', 'Lørdag{Enter}og søndag');
    await submit();
    await waitFor(() => expect(toastsShown()).toEqual(['success: Prispakker opdateret']));
    expect(stored().at(-1)).toMatchObject({
      name: 'Weekend',
      price: 12_500,
      features: ['Lørdag\nog søndag'],
      featured: false,
      isPublished: true,
      group: 'Bryllupsfotografering',
      groupOrder: 0,
    });
    expect(stored().at(-1)?.id).toMatch(/^pkg_\d+$/);
  });

  test.each(['Navn', 'Pris i kr (inkl. moms)', 'Beskrivelse'])('asks for %s', async (missing) => {
    await show(<Editor />);
    await press('Tilføj pakke');
    for (const label of ['Navn', 'Pris i kr (inkl. moms)', 'Beskrivelse', 'Indhold 1']) {
      if (label !== missing) await type(label, '100');
    }
    await submit();
    expect(await dialog().findByText('Udfyld alle obligatoriske felter')).toBeVisible();
    expect(dialog().getByLabelText(missing)).toHaveAccessibleDescription(
      'Udfyld alle obligatoriske felter',
    );
    expect(stored()).toHaveLength(2);
  });

  test('asks for something that is in it', async () => {
    await show(<Editor />);
    await press('Tilføj pakke');
    for (const label of ['Navn', 'Pris i kr (inkl. moms)', 'Beskrivelse']) await type(label, '100');
    await type('Indhold 1', '   ');
    await submit();
    expect(await dialog().findByText('Tilføj mindst ét beskrivelsesindhold')).toBeVisible();
    expect(dialog().getByLabelText('Indhold 1')).toHaveFocus();
  });

  test('leads to the first of several problems', async () => {
    await show(<Editor />);
    await press('Tilføj pakke');
    await type('Navn', '100');
    await submit();
    await waitFor(() => expect(dialog().getByLabelText('Pris i kr (inkl. moms)')).toHaveFocus());
  });

  test('keeps the browser from leaving what is typed', async () => {
    await show(<Editor />);
    await press('Tilføj pakke');
    expect(currentLeaveReasons('site')).toEqual([]);
    await type('Navn', 'Weekend');
    expect(currentLeaveReasons('site')).toEqual(['unsaved']);
    await userEvent.click(dialog().getByRole('button', { name: 'Annuller' }));
    await press('Luk uden at gemme');
    expect(currentLeaveReasons('site')).toEqual([]);
  });

  test.each(['5', '-1', '1.5', ''])('refuses the place %s for a group', async (place) => {
    await show(<Editor />);
    await press('Rediger Vielse');
    await type('Gruppens plads (0-4)', place);
    await submit('Gem Ændringer');
    expect(await dialog().findByText('Gruppens plads skal være et tal fra 0 til 4')).toBeVisible();
  });

  test('keeps what was typed when it cannot be saved', async () => {
    await show(<Editor />);
    await press('Tilføj pakke');
    for (const label of ['Navn', 'Pris i kr (inkl. moms)', 'Beskrivelse', 'Indhold 1']) {
      await type(label, '100');
    }
    backend.fail('write', PATH);
    await submit();
    await waitFor(() => expect(toastsShown()).toEqual(['error: Kunne ikke gemme prispakker']));
    expect(dialog().getByLabelText('Navn')).toHaveValue('100');
  });
});

describe('editing', () => {
  test('changes what is in a package, and who sees it', async () => {
    await show(<Editor />);
    await press('Rediger Vielse');
    await userEvent.click(dialog().getByRole('button', { name: 'Tilføj indhold' }));
    expect(dialog().getByLabelText('Indhold 2')).toHaveFocus();
    await type('Indhold 2', 'Album');
    await userEvent.click(dialog().getByRole('button', { name: 'Fjern indhold 1' }));
    expect(dialog().getByLabelText('Indhold 1')).toHaveFocus();
    await userEvent.click(dialog().getByRole('switch', { name: 'Fremhæv pakken' }));
    await userEvent.click(dialog().getByRole('switch', { name: 'Vis på hjemmesiden' }));
    await submit('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Prispakker opdateret']));
    expect(stored()[0]).toMatchObject({
      features: ['Album'],
      featured: false,
      isPublished: false,
    });
  });

  test('says when the package has been deleted', async () => {
    await show(<Editor />);
    await press('Rediger Vielse');
    act(() => store([portrait]));
    await type('Navn', 'Kirke');
    await submit('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Pakke ikke fundet']));
    expect(stored()).toEqual([portrait]);
  });

  test('a field that somebody else has changed too is a choice', async () => {
    await show(<Editor />);
    await press('Rediger Vielse');
    await type('Navn', 'Kirke');
    act(() => store([{ ...vielse, name: 'Ceremoni' }, portrait]));
    expect(screen.getByRole('alert')).toHaveTextContent(
      'En anden har gemt imens: Navn. Hvad skal stå?',
    );
    await submit('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: En anden har gemt det samme imens. Der er ikke overskrevet noget.',
      ]),
    );
    expect(stored()[0]?.name).toBe('Ceremoni');
    await press('Behold mit');
    await submit('Gem Ændringer');
    await waitFor(() => expect(stored()[0]?.name).toBe('Kirke'));
  });

  test('says when it cannot be saved', async () => {
    await show(<Editor />);
    await press('Rediger Vielse');
    backend.fail('write', PATH);
    await submit('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved redigering af pakke']));
  });
});

describe('deleting', () => {
  test('asks with the name', async () => {
    await show(<Editor />);
    await press('Slet Vielse');
    expect(screen.getByRole('alertdialog', { name: "Slet 'Vielse'?" })).toBeVisible();
    await press('Slet');
    await waitFor(() => expect(stored()).toEqual([portrait]));
    expect(toastsShown()).toEqual(['success: Prispakker opdateret']);
  });

  test('says when it fails', async () => {
    await show(<Editor />);
    await press('Slet Vielse');
    backend.fail('write', PATH, new AppError('unknown'));
    await press('Slet');
    await waitFor(() => expect(toastsShown()).toEqual(['error: Fejl ved sletning af pakke']));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});
