import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { GROWING_BATCHES } from '#src/model/base/bulk.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { fill, press } from '../../support/pictureEditors.ts';
import { openSingles, picturesAreEdited, singles as stored } from '../pictures.tsx';
import { alerts, hides, sees, shows, toasts } from '../../support/see.ts';

picturesAreEdited();

const shown = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-label'));
const address = () => screen.getByTestId('address').textContent;
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
  await openSingles(query);
}

describe('the toolbar', () => {
  test('searches and counts, keeps the search in the address, and can be reset', async () => {
    await open('?tab=galleri');
    shows('Viser 4 af 4');
    await userEvent.type(screen.getByLabelText('Søg'), 'mole');
    expect(shown()).toEqual(['Mole']);
    shows('Viser 1 af 4');
    expect(address()).toBe('/admin-dashboard?tab=galleri&soeg=mole');
    await userEvent.type(screen.getByLabelText('Søg'), 'n');
    shows("Ingen billeder svarer til 'molen'");
    await press('Nulstil');
    expect(shown()).toHaveLength(4);
    expect(screen.getByLabelText('Søg')).toHaveValue('');
  });

  test('shows what the address says, and selects nothing else', async () => {
    await open('?tilstand=kladde');
    expect(shown()).toEqual(['Klit']);
    expect(screen.getByLabelText('Tilstand')).toHaveDisplayValue('Kladde');
    await press('Vælg alle, der vises');
    shows('1 valgt');
    await press('Publicér');
    await waitFor(() => expect(stored().every(({ isPublished }) => isPublished)).toBe(true));
    expect(backend.attempts('write', 'enkeltbilleder')).toEqual(['enkeltbilleder/Klit']);
  });

  test('lets pictures be moved in their own sequence only, and says so', async () => {
    await open();
    expect(screen.getByRole('button', { name: 'Flyt Fyr' })).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Sortér'), 'Titel');
    expect(shown()).toEqual(['Fyr', 'Havn', 'Klit', 'Mole']);
    expect(screen.queryByRole('button', { name: 'Flyt Fyr' })).not.toBeInTheDocument();
    shows('Du kan kun flytte dem i gitteret og i egen rækkefølge.');
  });

  test('reads what was sold when it is asked for, and not before', async () => {
    backend.documents.put('admin-order-lookup/JF1', {
      originalImagePaths: [originalOf(0), originalOf(2)],
    });
    await open();
    expect(backend.attempts('read', 'admin-order-lookup')).toEqual([]);
    await userEvent.selectOptions(screen.getByLabelText('Tilstand'), 'Solgt');
    await waitFor(() => expect(shown()).toEqual(['Fyr', 'Mole']));
    shows('Viser 2 af 4');
  });

  test('asks again for what was sold where it could not be read, which may be nothing', async () => {
    backend.failNext('read', 'admin-order-lookup');
    await open('?tilstand=solgt');
    await alerts('Der opstod en fejl, da de solgte billeder skulle findes. Prøv igen.');
    await press('Prøv igen');
    await sees('Ingen billeder svarer til det, du har valgt');
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

  test('deletes no others while several are being changed', async () => {
    await open();
    card('Fyr').focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{/Shift}');
    const gate = backend.hold('write', 'enkeltbilleder');
    await press('Publicér');
    card('Klit').focus();
    await userEvent.keyboard('{Delete}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    gate.open();
    await waitFor(() => expect(stored().every(({ isPublished }) => isPublished)).toBe(true));
  });

  test('selects, extends, shrinks and clears, deletes after a question, and opens', async () => {
    await open();
    card('Fyr').focus();
    await userEvent.keyboard(' {Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    shows('3 valgt');
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    shows('2 valgt');
    await userEvent.keyboard('{Control>}a{/Control}');
    shows('4 valgt');
    await userEvent.keyboard('{Escape}');
    hides('4 valgt');
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

  test('saves with Enter and Tab, which lead on, and puts back with Escape', async () => {
    await open('?visning=liste');
    await retype(title('Fyr'), 'Fyrtårn{Enter}');
    expect(title('Klit')).toHaveFocus();
    await retype(price('Klit'), '1250');
    expect(price('Klit')).toHaveValue('1.250');
    await userEvent.tab();
    expect(screen.getByLabelText('Kategori: Klit')).toHaveFocus();
    await retype(title('Mole'), 'Forkert{Escape}');
    expect(title('Mole')).toHaveValue('Mole');
    await userEvent.tab();
    await waitFor(() => expect(stored()[1]?.price).toBe(1250));
    expect(stored().map((image) => image.title)).toEqual(['Fyrtårn', 'Klit', 'Mole', 'Havn']);
  });

  test('shows what is stored when somebody else takes a saved change back', async () => {
    await open('?visning=liste');
    const before = backend.documents.get('enkeltbilleder/Fyr') ?? {};
    await retype(price('Fyr'), '1250{Enter}');
    await waitFor(() => expect(stored()[0]?.price).toBe(1250));
    act(() => backend.documents.put('enkeltbilleder/Fyr', before));
    const formerPrice = String(singleImage('Fyr').price);
    await waitFor(() => expect(price('Fyr')).toHaveValue(formerPrice));
    await retype(price('Fyr'), '900{Enter}');
    await waitFor(() => expect(stored()[0]?.price).toBe(900));
  });

  test('refuses what the form refuses, and stays', async () => {
    await open('?visning=liste');
    await retype(price('Fyr'), '2{Enter}');
    shows('Pris er påkrævet og skal være minimum 3 DKK.');
    expect(price('Fyr')).toHaveFocus();
    expect(stored()[0]?.price).not.toBe(2);
  });

  test('lets go of what was typed about a picture that is deleted', async () => {
    await open('?visning=liste');
    await retype(price('Fyr'), '2{Enter}');
    expect(currentLeaveReasons('tab')).toEqual(['unsaved']);
    act(() => backend.documents.remove('enkeltbilleder/Fyr'));
    await waitFor(() => expect(currentLeaveReasons('tab')).toEqual([]));
  });

  test('keeps what was typed when it cannot be saved, and says why', async () => {
    await open('?visning=liste');
    const allow = backend.fail('write', 'enkeltbilleder/Fyr', new AppError('network'));
    await retype(title('Fyr'), 'Fyrtårn{Enter}');
    await sees('Netværksfejl. Tjek din internetforbindelse.');
    expect(title('Fyr')).toHaveValue('Fyrtårn');
    allow();
    await userEvent.type(title('Fyr'), '{Enter}');
    await waitFor(() => expect(stored()[0]?.title).toBe('Fyrtårn'));
  });
});

describe('in bulk', () => {
  function store(titles: readonly string[]): void {
    backend.documents.fill(
      'enkeltbilleder',
      titles.map((title, order) => singleImage(title, { order })),
    );
  }

  beforeEach(() => store(['Fyr', 'Klit']));

  describe('several at once', () => {
    async function tickBoth(): Promise<void> {
      await openSingles();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Fyr' }));
      await press('Vælg alle');
      shows('2 valgt');
    }

    test('are ticked from one to another with Shift, and unticked', async () => {
      store(['Fyr', 'Klit', 'Mole', 'Havn']);
      await openSingles();
      const user = userEvent.setup();
      const tick = (title: string) => screen.getByRole('checkbox', { name: `Vælg ${title}` });
      await user.click(tick('Havn'));
      await user.keyboard('{Shift>}');
      await user.click(tick('Klit'));
      shows('3 valgt');
      expect(tick('Fyr')).not.toBeChecked();
      await user.click(tick('Mole'));
      await user.keyboard('{/Shift}');
      shows('1 valgt');
      expect(tick('Havn')).toBeChecked();
      await user.click(tick('Fyr'));
      shows('2 valgt');
    });

    test('are reached from a ticked picture, past all the others', async () => {
      await openSingles();
      await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Fyr' }));
      await userEvent.tab();
      expect(screen.getByRole('button', { name: 'Spring til handlinger' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      expect(screen.getByRole('button', { name: 'Skift kategori' })).toHaveFocus();
    });

    test('get a category, or a price', async () => {
      await tickBoth();
      await press('Skift kategori');
      await press('Brug');
      expect(screen.getByRole('dialog')).toHaveTextContent('Kategori er påkrævet');
      await fill({ category: 'rejse' });
      await press('Brug');
      await toasts('success: 2 er ændret');
      await press('Skift pris');
      await fill({ price: '2' });
      await press('Brug');
      expect(screen.getByRole('dialog')).toHaveTextContent(
        'Pris er påkrævet og skal være minimum 3 DKK.',
      );
      await fill({ price: '1500' });
      await press('Brug');
      const changed = { category: 'rejse', price: 1500 };
      await waitFor(() => expect(stored()).toMatchObject([changed, changed]));
    });

    test('get a place, and keywords beside those that they have', async () => {
      backend.documents.change('enkeltbilleder/Fyr', { place: 'Hirtshals', keywords: ['fyr'] });
      await tickBoth();
      await press('Sted og nøgleord');
      await press('Brug');
      expect(screen.getByRole('dialog')).toHaveTextContent('Skriv et sted eller et nøgleord.');
      await userEvent.type(screen.getByLabelText('Nye nøgleord'), 'hav, fyr');
      await press('Brug');
      await toasts('success: 2 er ændret');
      expect(stored().map(({ place, keywords }) => [place, keywords])).toEqual([
        ['Hirtshals', ['fyr', 'hav']],
        ['', ['hav', 'fyr']],
      ]);
      await press('Sted og nøgleord');
      await userEvent.type(screen.getByLabelText('Nye nøgleord'), 'x'.repeat(195));
      await press('Brug');
      expect(screen.getByRole('dialog')).toHaveTextContent('end der er plads til: 200 tegn.');
      await userEvent.clear(screen.getByLabelText('Nye nøgleord'));
      await userEvent.type(screen.getByLabelText('Sted'), 'Skagen');
      await press('Brug');
      await waitFor(() => expect(stored().map(({ place }) => place)).toEqual(['Skagen', 'Skagen']));
    });

    test('one that the server refuses does not stop the other, is named, and is tried again', async () => {
      await tickBoth();
      const allow = backend.fail('write', 'enkeltbilleder/Fyr', new AppError('permission-denied'));
      await press('Gør til kladde');
      await toasts('success: 1 er ændret');
      expect(stored().map(({ isPublished }) => isPublished)).toEqual([true, false]);
      await alerts('Ikke ændret: Fyr. Det blev afvist.');
      shows('1 valgt');
      expect(screen.getByRole('checkbox', { name: 'Vælg Fyr' })).toBeChecked();
      allow();
      await press('Prøv igen');
      await waitFor(() => expect(stored()[0]?.isPublished).toBe(false));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    test('get prices by a rule, after a look at the first ones, and get the former ones back', async () => {
      backend.documents.change('enkeltbilleder/Fyr', { price: 199 });
      backend.documents.change('enkeltbilleder/Klit', { price: 240 });
      await tickBoth();
      await press('Skift pris');
      await userEvent.selectOptions(screen.getByLabelText('Sådan'), 'percent');
      await userEvent.type(screen.getByLabelText('Ændring'), '+10');
      await userEvent.selectOptions(screen.getByLabelText('Afrund til nærmeste'), '25');
      const preview = screen.getByRole('region', { name: 'Sådan bliver det' });
      expect(preview).toHaveTextContent(/Fyr: 199.*225/);
      expect(preview).toHaveTextContent(/Klit: 240.*275/);
      await press('Brug');
      await waitFor(() => expect(stored().map(({ price }) => price)).toEqual([225, 275]));
      act(() => backend.documents.change('enkeltbilleder/Klit', { price: 300 }));
      await press('Fortryd');
      expect(document.body).not.toHaveFocus();
      await alerts('Ikke ændret: Klit. En anden har gemt');
      expect(stored().map(({ price }) => price)).toEqual([199, 300]);
    });

    test('get nothing back by Ctrl+Z behind an open dialog, and all once it is closed', async () => {
      await tickBoth();
      await press('Gør til kladde');
      await screen.findByRole('button', { name: 'Fortryd' });
      const published = () => stored().map(({ isPublished }) => isPublished);
      await press('Skift pris');
      screen.getByRole('button', { name: 'Brug' }).focus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await userEvent.keyboard('{Escape}');
      expect(published()).toEqual([false, false]);
      await userEvent.keyboard('{Control>}z{/Control}');
      await waitFor(() => expect(published()).toEqual([true, true]));
    });

    test('get new titles by search and replace', async () => {
      await tickBoth();
      await press('Ret titler');
      await press('Brug');
      expect(screen.getByRole('dialog')).toHaveTextContent('Skriv det, der skal erstattes.');
      await userEvent.type(screen.getByLabelText('Søg efter'), 'klit');
      await userEvent.type(screen.getByLabelText('Erstat med'), 'Råbjerg Mile');
      shows('Klit → Råbjerg Mile');
      await press('Brug');
      await waitFor(() =>
        expect(stored().map(({ title }) => title)).toEqual(['Fyr', 'Råbjerg Mile']),
      );
    });
  });

  test('a change that the closing of the page has interrupted is offered again, and done once', async () => {
    const { batchSize } = GROWING_BATCHES;
    const count = batchSize + 5;
    const drafts = () => stored().filter(({ isPublished }) => !isPublished).length;
    store(Array.from({ length: count }, (_, index) => `Billede ${index}`));
    const { unmount } = await openSingles();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Vælg Billede 0' }));
    await press('Vælg alle');
    backend.failNext('write', `enkeltbilleder/Billede ${count - 1}`);
    await press('Gør til kladde');
    await screen.findByRole('alert');
    unmount();
    expect(drafts()).toBe(batchSize);
    await openSingles();
    await alerts('Siden blev lukket, før det var færdigt. 5 nåede ikke at blive ændret.');
    await press('Fortsæt');
    await waitFor(() => expect(drafts()).toBe(count));
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });
});
