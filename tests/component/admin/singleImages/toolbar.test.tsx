import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { SingleImagesEditor } from '#src/admin/singleImages/SingleImagesEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { singleImageSchema } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

const stored = () => backend.documents.all('enkeltbilleder', singleImageSchema);
const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));

function Address() {
  return <output aria-label="Adresse">{useLocation().search}</output>;
}

const address = () => new URLSearchParams(screen.getByLabelText('Adresse').textContent);

const originalOf = (order: number) => `originals/single-images/${order}.jpg`;

async function open(query = '', count = 4): Promise<void> {
  const titles = ['Fyr', 'Klit', 'Mole', 'Havn'];
  const records = Array.from({ length: count }, (_, order) =>
    singleImage(titles[order] ?? `Billede ${order}`, {
      order,
      isPublished: order !== 1,
      originalSrc: originalOf(order),
    }),
  );
  backend.documents.fill('enkeltbilleder', records);
  await show(
    <MemoryRouter initialEntries={[`/admin-dashboard${query}`]}>
      <SingleImagesEditor />
      <Address />
    </MemoryRouter>,
  );
}

describe('the toolbar', () => {
  test('searches, counts, and keeps the search in the address', async () => {
    await open('?tab=galleri');
    expect(screen.getByText('Viser 4 af 4')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Søg'), 'mole');
    expect(shown()).toEqual(['Mole']);
    expect(screen.getByText('Viser 1 af 4')).toBeVisible();
    expect(address().get('soeg')).toBe('mole');
    expect(address().get('tab')).toBe('galleri');
  });

  test('shows what the address says', async () => {
    await open('?tilstand=kladde');
    expect(shown()).toEqual(['Klit']);
    expect(screen.getByLabelText('Tilstand')).toHaveDisplayValue('Kladde');
  });

  test('says when nothing is found, and shows everything again', async () => {
    await open('?soeg=fjord');
    expect(screen.getByText("Ingen billeder svarer til 'fjord'")).toBeVisible();
    await press('Nulstil');
    expect(shown()).toHaveLength(4);
    expect(screen.getByLabelText('Søg')).toHaveValue('');
  });

  test('lets pictures be moved in their own sequence only, and says so', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Flyt Fyr' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Sortér'), 'Titel');
    expect(shown()).toEqual(['Fyr', 'Havn', 'Klit', 'Mole']);
    expect(screen.queryByRole('button', { name: 'Flyt Fyr' })).not.toBeInTheDocument();
    expect(
      screen.getByText('Du kan kun flytte dem i gitteret og i egen rækkefølge.'),
    ).toBeVisible();
  });

  test('selects what is shown, and nothing else is changed', async () => {
    await open('?tilstand=kladde');
    await press('Vælg alle, der vises');
    expect(screen.getByText('1 valgt')).toBeVisible();
    await press('Publicér');
    await waitFor(() => expect(stored().every(({ isPublished }) => isPublished)).toBe(true));
  });
});

describe('what was sold', () => {
  const sell = (...orders: number[]) => {
    const bought = { id: 'order-1', originalImagePaths: orders.map(originalOf) };
    backend.documents.fill('admin-order-lookup', [bought]);
  };

  test('is read when it is asked for, and not before', async () => {
    sell(0, 2);
    await open();
    expect(backend.attempts('read', 'admin-order-lookup')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Tilstand'), 'Solgt');
    await waitFor(() => expect(shown()).toEqual(['Fyr', 'Mole']));
    expect(address().get('tilstand')).toBe('solgt');
    expect(screen.getByText('Viser 2 af 4')).toBeVisible();
  });

  test('is nothing in a shop that has not sold', async () => {
    await open('?tilstand=solgt');
    expect(await screen.findByText('Ingen billeder svarer til det, du har valgt')).toBeVisible();
  });

  test('is asked for again where it could not be read', async () => {
    sell(3);
    backend.failNext('read', 'admin-order-lookup');
    await open('?tilstand=solgt');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Der opstod en fejl, da de solgte billeder skulle findes. Prøv igen.',
    );
    await press('Prøv igen');
    await waitFor(() => expect(shown()).toEqual(['Havn']));
  });
});

describe('the keyboard', () => {
  const card = (title: string) => screen.getByRole('article', { name: title });

  test('reaches one picture by Tab, and the others by arrows', async () => {
    await open();
    const reachable = screen.getAllByRole('article').filter((each) => each.tabIndex === 0);
    expect(reachable).toEqual([card('Fyr')]);
    expect(screen.getByRole('button', { name: 'Rediger Fyr' })).not.toHaveAttribute('tabindex');
    expect(screen.getByRole('button', { name: 'Rediger Klit' })).toHaveAttribute('tabindex', '-1');
    expect(screen.getByRole('button', { name: 'Flyt Klit' })).toHaveAttribute('tabindex', '-1');
    card('Fyr').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(card('Mole')).toHaveFocus();
    expect(card('Mole')).toHaveAttribute('tabindex', '0');
    await userEvent.keyboard('{End}{Home}');
    expect(card('Fyr')).toHaveFocus();
  });

  test('selects, extends, shrinks and clears', async () => {
    await open();
    card('Fyr').focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    expect(screen.getByText('3 valgt')).toBeVisible();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    expect(screen.getByText('2 valgt')).toBeVisible();
    await userEvent.keyboard('{Control>}a{/Control}');
    expect(screen.getByText('4 valgt')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByText('4 valgt')).not.toBeInTheDocument();
  });

  test('asks before it deletes what is selected, and opens', async () => {
    await open();
    card('Klit').focus();
    await userEvent.keyboard(' {ArrowRight} {Delete}');
    expect(screen.getByRole('alertdialog', { name: 'Slet de 2 valgte?' })).toBeVisible();
    await press('Annuller');
    card('Havn').focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: /Rediger billede/ })).toBeVisible();
  });

  test('finds its way in a list of which only a part is drawn', async () => {
    await open('', 300);
    expect(shown().length).toBeLessThan(100);
    card('Fyr').focus();
    await userEvent.keyboard('{End}');
    expect(card('Billede 299')).toHaveFocus();
    const place = card('Billede 299').closest('li');
    expect(place).toHaveAttribute('aria-posinset', '300');
    expect(place).toHaveAttribute('aria-setsize', '300');
  });
});

describe('the list', () => {
  const title = (of: string) => screen.getByLabelText(`Titel: ${of}`);
  const price = (of: string) => screen.getByLabelText(`Pris i kr: ${of}`);

  async function retype(field: HTMLElement, text: string): Promise<void> {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  }

  test('changes a title, and Enter leads to the next', async () => {
    await open('?visning=liste');
    await retype(title('Fyr'), 'Fyrtårn{Enter}');
    expect(title('Klit')).toHaveFocus();
    await waitFor(() => expect(stored()[0]?.title).toBe('Fyrtårn'));
    expect(stored()[0]?.description).toBe(singleImage('Fyr').description);
  });

  test('changes price and category with Tab', async () => {
    await open('?visning=liste');
    await retype(price('Fyr'), '1250');
    expect(price('Fyr')).toHaveValue('1.250');
    await userEvent.tab();
    expect(screen.getByLabelText('Kategori: Fyr')).toHaveFocus();
    await waitFor(() => expect(stored()[0]?.price).toBe(1250));
  });

  test('puts back what is stored with Escape', async () => {
    await open('?visning=liste');
    await retype(title('Fyr'), 'Forkert{Escape}');
    expect(title('Fyr')).toHaveValue('Fyr');
    await userEvent.tab();
    expect(stored()[0]?.title).toBe('Fyr');
  });

  test('refuses what the form refuses, and stays', async () => {
    await open('?visning=liste');
    await retype(price('Fyr'), '2{Enter}');
    expect(screen.getByText('Pris er påkrævet og skal være minimum 3 DKK.')).toBeVisible();
    expect(price('Fyr')).toHaveFocus();
    expect(stored()[0]?.price).not.toBe(2);
  });

  test('keeps what was typed when it cannot be saved, and says why', async () => {
    await open('?visning=liste');
    const allow = backend.fail('write', 'enkeltbilleder/Fyr', new AppError('network'));
    await retype(title('Fyr'), 'Fyrtårn{Enter}');
    expect(await screen.findByText('Netværksfejl. Tjek din internetforbindelse.')).toBeVisible();
    expect(title('Fyr')).toHaveValue('Fyrtårn');
    allow();
    await userEvent.type(title('Fyr'), '{Enter}');
    await waitFor(() => expect(stored()[0]?.title).toBe('Fyrtårn'));
  });
});
