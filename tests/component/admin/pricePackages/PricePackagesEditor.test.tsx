import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { PricePackagesEditor } from '#src/admin/pricePackages/PricePackagesEditor.tsx';
import { localGiftCards } from '#src/config/local.ts';
import { AppError } from '#src/model/base/errors.ts';
import { pricePackageSchema, type PricePackage } from '#src/model/content/schema.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { pricePackage } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { press } from '../../support/pictureEditors.ts';
import { alerts, hides, shows, toast, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { openShopWith, resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();
openShopWith({ discounts: true, giftCards: localGiftCards });

const complete = { description: 'Hele dagen.', features: ['Billeder'] };
const vielse = pricePackage('Vielse', { ...complete, featured: true });
const portrait = pricePackage('Portræt', { ...complete, group: 'Portræt', groupOrder: 1 });

const PATH = 'pricing-packages/packages';
const PRICE = 'Pris i kr (inkl. moms)';

const store = (...packages: PricePackage[]) => backend.documents.put(PATH, { packages });
const stored = () => backend.documents.list(PATH, 'packages', pricePackageSchema);
const dialog = () => within(screen.getByRole('dialog'));
const submit = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

beforeEach(() => store(vielse, portrait));

async function type(label: string, words: string): Promise<void> {
  await userEvent.clear(dialog().getByLabelText(label));
  if (words !== '') await userEvent.type(dialog().getByLabelText(label), words);
}

/** The list of gift cards below it leads to orders. */
async function open(button?: string): Promise<void> {
  await show(<PricePackagesEditor />, { wrapper: MemoryRouter });
  if (button) await press(button);
}

describe('the groups', () => {
  test('hold their packages in order', async () => {
    await open();
    shows('4 ydelser pr. gruppe');
    // These two come in files of their own, which a busy machine takes a while to read.
    for (const name of ['Rabatkoder', 'Gavekort']) {
      await screen.findByRole('heading', { name }, { timeout: 10_000 });
    }
    const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      'Priser',
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

  test('are arranged with the keyboard', async () => {
    await open();
    screen.getByRole('button', { name: 'Flyt gruppen Portræt' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.keyboard('{ArrowLeft}');
    expect(await screen.findByText('gruppen Portræt er nu nummer 1 af 2.')).toBeInTheDocument();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(stored().map(({ groupOrder }) => groupOrder)).toEqual([1, 0]));
  });

  test('are arranged again while the first arrangement is on its way', async () => {
    const gate = backend.hold('write', PATH);
    await open();
    for (const arrow of ['Left', 'Right']) {
      screen.getByRole('button', { name: 'Flyt gruppen Portræt' }).focus();
      await userEvent.keyboard(' ');
      await userEvent.keyboard(`{Arrow${arrow}}`);
      const place = arrow === 'Left' ? 1 : 2;
      await screen.findByText(`gruppen Portræt er nu nummer ${place} af 2.`);
      await userEvent.keyboard(' ');
    }
    gate.open();
    await waitFor(() => expect(backend.attempts('write', PATH)).toHaveLength(2));
    await waitFor(() => expect(stored().map(({ groupOrder }) => groupOrder)).toEqual([0, 1]));
  });

  test('stand without an order when there is one, name no price where there is none, and may be lost', async () => {
    store(pricePackage('Reportage', { ...complete, price: 0 }));
    await open();
    hides('Gruppernes rækkefølge');
    expect(screen.getByRole('article')).toHaveTextContent('Efter aftale');
    expect(screen.getByRole('article')).not.toHaveTextContent('0,00');
    act(() => store());
    shows('Ingen prispakker fundet - de kan være gået tabt');
    shows("Har du ikke lavet nogen endnu, så begynd med 'Tilføj pakke'.");
  });

  test('have room for sixty packages', async () => {
    store(...Array.from({ length: 60 }, (_, order) => pricePackage(`Pakke ${order}`, { order })));
    await open('Tilføj pakke');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await toasts('error: Der kan højst være 60 prispakker. Slet en, før du tilføjer en ny.');
  });

  test('that cannot be read are asked for again', async () => {
    await open();
    act(() => backend.documents.breakWatches(PATH));
    await alerts('Kunne ikke indlæse prispakker');
    await press('Prøv igen');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });
});

describe('adding', () => {
  test('writes thousand dots while the price is typed, and stores whole kroner', async () => {
    await open('Tilføj pakke');
    await type('Navn', 'Weekend');
    await type(PRICE, '12500kr');
    expect(dialog().getByLabelText(PRICE)).toHaveValue('12.500');
    await type('Beskrivelse', 'To dage.');
    await type('Indhold 1', 'Lørdag{Enter}og søndag');
    backend.failNext('write', PATH);
    await submit('Tilføj');
    await toasts('error: Kunne ikke gemme prispakker');
    expect(dialog().getByLabelText('Navn')).toHaveValue('Weekend');
    await submit('Tilføj');
    await toast('success: Prispakker opdateret');
    expect(stored().at(-1)).toMatchObject({
      id: expect.stringMatching(/^pkg_\d+$/) as string,
      name: 'Weekend',
      price: 12_500,
      features: ['Lørdag\nog søndag'],
      featured: false,
      isPublished: true,
      group: 'Bryllupsfotografering',
      groupOrder: 0,
    });
  });

  test('shows the place of the group that is chosen, where the group stays until another is typed', async () => {
    store({ ...vielse, groupOrder: 3 }, portrait);
    await open('Tilføj pakke');
    const place = dialog().getByLabelText('Gruppens plads (0-4)');
    expect(place).toHaveValue(3);
    await type('Gruppe', 'Portræt');
    expect(place).toHaveValue(1);
  });

  test('leads to the first of several problems, one after another', async () => {
    await open('Tilføj pakke');
    for (const label of ['Navn', PRICE, 'Beskrivelse']) {
      await submit('Tilføj');
      await waitFor(() => expect(dialog().getByLabelText(label)).toHaveFocus());
      expect(dialog().getByLabelText(label)).toHaveAccessibleDescription(
        'Udfyld alle obligatoriske felter',
      );
      await type(label, '100');
    }
    await submit('Tilføj');
    expect(await dialog().findByText('Tilføj mindst ét beskrivelsesindhold')).toBeVisible();
    expect(dialog().getByLabelText('Indhold 1')).toHaveFocus();
    expect(stored()).toHaveLength(2);
  });

  test('keeps the browser from leaving what is typed', async () => {
    await open('Tilføj pakke');
    expect(currentLeaveReasons('site')).toEqual([]);
    await type('Navn', 'Weekend');
    expect(currentLeaveReasons('site')).toEqual(['unsaved']);
    await submit('Annuller');
    await press('Luk uden at gemme');
    expect(currentLeaveReasons('site')).toEqual([]);
  });
});

describe('editing', () => {
  test('changes what is in a package, and who sees it', async () => {
    await open('Rediger Vielse');
    for (const place of ['1.5', '']) {
      await type('Gruppens plads (0-4)', place);
      await submit('Gem Ændringer');
      expect(
        await dialog().findByText('Gruppens plads skal være et tal fra 0 til 4'),
      ).toBeVisible();
    }
    await type('Gruppens plads (0-4)', '0');
    await submit('Tilføj indhold');
    expect(dialog().getByLabelText('Indhold 2')).toHaveFocus();
    await type('Indhold 2', 'Album');
    await submit('Fjern indhold 1');
    expect(dialog().getByLabelText('Indhold 1')).toHaveFocus();
    await userEvent.click(dialog().getByRole('switch', { name: 'Fremhæv pakken' }));
    await userEvent.click(dialog().getByRole('switch', { name: 'Vis på hjemmesiden' }));
    backend.failNext('write', PATH);
    await submit('Gem Ændringer');
    await toasts('error: Fejl ved redigering af pakke');
    await submit('Gem Ændringer');
    await toast('success: Prispakker opdateret');
    expect(stored()[0]).toMatchObject({ features: ['Album'], featured: false, isPublished: false });
  });

  test('says when the package has been deleted', async () => {
    await open('Rediger Vielse');
    act(() => store(portrait));
    await type('Navn', 'Kirke');
    await submit('Gem Ændringer');
    await toasts('error: Pakke ikke fundet');
    expect(stored()).toEqual([portrait]);
  });
});

test('deleting asks with the name, and says when it fails', async () => {
  await open('Slet Vielse');
  backend.failNext('write', PATH, new AppError('unknown'));
  await press('Slet');
  await toasts('error: Fejl ved sletning af pakke');
  expect(screen.getByRole('alertdialog', { name: "Slet 'Vielse'?" })).toBeVisible();
  await press('Slet');
  await toast('success: Prispakker opdateret');
  expect(stored()).toEqual([portrait]);
});
