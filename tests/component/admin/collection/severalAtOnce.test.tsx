import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { GROWING_BATCHES } from '#src/model/base/bulk.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { fill, press } from '../../support/pictureEditors.ts';
import { alerts, shows, toasts } from '../../support/see.ts';
import { openSingles, picturesAreEdited, singles as stored } from '../pictures.tsx';

picturesAreEdited();

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

  test('one that somebody else has changed at the same time is not overwritten', async () => {
    await tickBoth();
    await press('Skift kategori');
    await fill({ category: 'rejse' });
    const gate = backend.hold('write', 'enkeltbilleder');
    await press('Brug');
    await waitFor(() => expect(backend.attempts('write', 'enkeltbilleder')).toHaveLength(1));
    act(() => backend.documents.change('enkeltbilleder/Fyr', { category: 'portraet' }));
    gate.open();
    await alerts('Ikke ændret: Fyr. En anden har gemt det samme imens.');
    expect(stored().map(({ category }) => category)).toEqual(['portraet', 'rejse']);
  });

  test('a lost connection keeps the rest selected', async () => {
    await tickBoth();
    backend.failNext('write', 'enkeltbilleder', new AppError('network'));
    await press('Publicér');
    await alerts(
      'Ikke ændret: Fyr, Klit. Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    );
    shows('2 valgt');
    await press('Luk');
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
