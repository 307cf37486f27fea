import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FilterButtonsEditor } from '#src/admin/filterButtons/FilterButtonsEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { filterButtonSchema, type FilterButton } from '#src/model/catalogue/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, filterButton, singleImage, threeButtons } from '../../../support/records.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const PATH = 'website-config/filter-buttons';

function storeButtons(buttons: FilterButton[]): void {
  backend.documents.put(PATH, { buttons });
}

beforeEach(() => storeButtons(threeButtons()));

const stored = () => backend.documents.list(PATH, 'buttons', filterButtonSchema);
const names = () => stored().map(({ name }) => name);
// A dialog hides the page behind it from assistive technology, but not from our eyes.
const rows = () => screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent);

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

async function typeName(name: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: 'Navn' });
  await userEvent.clear(field);
  await userEvent.type(field, name);
}

describe('the list', () => {
  test('begins with the entry that belongs to the site and cannot be changed', async () => {
    await show(<FilterButtonsEditor />);
    const [first] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('Alle');
    expect(first).toHaveTextContent('Fast');
    expect(first && within(first).queryAllByRole('button')).toEqual([]);
  });

  test('shows name and state of each button in their order', async () => {
    storeButtons([
      filterButton('Urban', { order: 1, isActive: false }),
      filterButton('Natur', { order: 0 }),
    ]);
    await show(<FilterButtonsEditor />);
    expect(rows().slice(1)).toEqual(['NaturAktiv', 'UrbanSkjult']);
  });

  test('follows what is changed in another browser', async () => {
    await show(<FilterButtonsEditor />);
    act(() => storeButtons([filterButton('Dyr')]));
    expect(rows().slice(1)).toEqual(['DyrAktiv']);
  });

  test('says when there is none', async () => {
    storeButtons([]);
    await show(<FilterButtonsEditor />);
    expect(screen.getByText('Der er ingen filterknapper endnu.')).toBeVisible();
  });

  test('has room for fifty', async () => {
    storeButtons(
      Array.from({ length: 50 }, (_, order) => filterButton(`Sted ${order}`, { order })),
    );
    await show(<FilterButtonsEditor />);
    await press('Tilføj filterknap');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toastsShown()).toEqual([
      'error: Der kan højst være 50 filterknapper. Slet en, før du tilføjer en ny.',
    ]);
  });

  test('says when it cannot be read, and tries again', async () => {
    await show(<FilterButtonsEditor />);
    act(() => backend.documents.breakWatches(PATH));
    expect(screen.getByRole('alert')).toHaveTextContent('Filterknapperne kunne ikke indlæses.');
    expect(screen.getByRole('button', { name: 'Tilføj filterknap' })).toBeDisabled();
    await press('Prøv igen');
    expect(rows()).toHaveLength(4);
  });
});

describe('adding', () => {
  async function openDialog(): Promise<void> {
    await show(<FilterButtonsEditor />);
    await press('Tilføj filterknap');
  }

  test('adds the button under the address that its name gives', async () => {
    await openDialog();
    await typeName('Kyst & Ås');
    await press('Tilføj');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored().at(-1)).toMatchObject({ name: 'Kyst & Ås', slug: 'kyst-aas', order: 3 });
    expect(rows().at(-1)).toContain('Kyst & Ås');
    expect(toastsShown()).toEqual(["success: 'Kyst & Ås' er tilføjet"]);
  });

  test('can add a button that visitors do not see yet', async () => {
    await openDialog();
    await typeName('Dyr');
    await userEvent.click(screen.getByRole('switch', { name: 'Vis i gallerierne' }));
    await press('Tilføj');
    expect(stored().at(-1)).toMatchObject({ name: 'Dyr', isActive: false });
  });

  test.each([
    ['', 'Venligst angiv et navn til filter knappen'],
    ['   ', 'Venligst angiv et navn til filter knappen'],
    ['Natur', 'En filter knap med dette navn eksisterer allerede'],
    ['NATUR', 'En filter knap med dette navn eksisterer allerede'],
    ['alle', 'En filter knap med dette navn eksisterer allerede'],
  ])('refuses the name "%s"', async (name, message) => {
    await openDialog();
    if (name !== '') await typeName(name);
    await press('Tilføj');
    const field = screen.getByRole('textbox', { name: 'Navn' });
    expect(field).toHaveAccessibleDescription(message);
    expect(field).toHaveFocus();
    expect(names()).toEqual(['Natur', 'Urban', 'Rejse']);
  });

  test('refuses a name that somebody else takes while it is typed', async () => {
    await openDialog();
    await typeName('Dyr');
    act(() => storeButtons([...threeButtons(), filterButton('Dyr', { order: 3 })]));
    await press('Tilføj');
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveAccessibleDescription(
      'En filter knap med dette navn eksisterer allerede',
    );
  });

  test('Escape closes without adding', async () => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names()).toEqual(['Natur', 'Urban', 'Rejse']);
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the cross', () => press('Luk')],
    ['Annuller', () => press('Annuller')],
  ])('%s asks before it throws away what was typed', async (_way, leave) => {
    await openDialog();
    await typeName('Dyr');
    await leave();
    expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toHaveTextContent(
      'Det, du har skrevet eller valgt her, går tabt.',
    );
    await press('Skriv videre');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Dyr');
    await leave();
    await press('Luk uden at gemme');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(names()).toEqual(['Natur', 'Urban', 'Rejse']);
  });

  test('Escape also closes the question, and only that', async () => {
    await openDialog();
    await typeName('Dyr');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Dyr');
  });

  test('keeps what was typed when it cannot be saved, and can then save it', async () => {
    await openDialog();
    await typeName('Dyr');
    const gate = backend.hold('write', PATH);
    await press('Tilføj');
    expect(screen.getByRole('button', { name: 'Gemmer...', busy: true })).toBeVisible();
    await act(async () => {
      gate.failWith(new AppError('network'));
      await Promise.resolve();
    });
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Filterknappen kunne ikke gemmes. Prøv igen.']),
    );
    expect(screen.getByRole('textbox', { name: 'Navn' })).toHaveValue('Dyr');
    expect(rows()).toHaveLength(4);
    await press('Tilføj');
    await waitFor(() => expect(names()).toEqual(['Natur', 'Urban', 'Rejse', 'Dyr']));
  });
});

describe('editing', () => {
  test('changes the name, warns of the new address, and saves', async () => {
    await show(<FilterButtonsEditor />);
    await press('Rediger Urban');
    const field = screen.getByRole('textbox', { name: 'Navn' });
    expect(field).toHaveValue('Urban');
    await typeName('Byen');
    expect(field).toHaveAccessibleDescription(/får kategorien en ny adresse/);
    await press('Gem Ændringer');
    await waitFor(() => expect(names()).toEqual(['Natur', 'Byen', 'Rejse']));
    expect(toastsShown()).toEqual(["success: 'Byen' er opdateret"]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Rediger Byen' })).toHaveFocus());
  });

  test('a button may keep its own name', async () => {
    await show(<FilterButtonsEditor />);
    await press('Rediger Urban');
    await userEvent.click(screen.getByRole('switch', { name: 'Vis i gallerierne' }));
    await press('Gem Ændringer');
    await waitFor(() => expect(stored()[1]).toMatchObject({ slug: 'urban', isActive: false }));
  });

  test('says when the button has been deleted in another browser', async () => {
    await show(<FilterButtonsEditor />);
    await press('Rediger Urban');
    act(() => storeButtons([filterButton('Natur')]));
    await typeName('Byen');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: Filterknappen findes ikke længere. Den kan være slettet fra en anden browser.',
      ]),
    );
    expect(names()).toEqual(['Natur']);
  });
});

describe('deleting', () => {
  test('says how much uses the button', async () => {
    backend.documents.put('albums/a', album('By', [], { category: 'urban' }));
    backend.documents.put('enkeltbilleder/e', singleImage('Gade', { category: 'urban' }));
    await show(<FilterButtonsEditor />);
    await press('Slet Urban');
    expect(await screen.findByText(/2 albums og billeder bruger den\.$/)).toBeVisible();
    await press('Annuller');
    await press('Slet Natur');
    expect(await screen.findByText(/Ingen albums eller billeder bruger den\.$/)).toBeVisible();
  });

  test('asks with the name, says what is kept, and deletes', async () => {
    await show(
      <main tabIndex={-1}>
        <FilterButtonsEditor />
      </main>,
    );
    await press('Slet Urban');
    const dialog = screen.getByRole('alertdialog', { name: "Slet 'Urban'?" });
    expect(dialog).toHaveTextContent('Billederne bliver');
    await press('Slet');
    await waitFor(() => expect(names()).toEqual(['Natur', 'Rejse']));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(toastsShown()).toEqual(["success: 'Urban' er slettet"]);
    // The button that was pressed is gone with its row.
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test.each([
    ['Annuller', () => press('Annuller')],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('%s keeps it', async (_way, leave) => {
    await show(<FilterButtonsEditor />);
    await press('Slet Urban');
    await leave();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(names()).toEqual(['Natur', 'Urban', 'Rejse']);
  });

  test('stays open when it fails', async () => {
    await show(<FilterButtonsEditor />);
    await press('Slet Urban');
    backend.fail('write', PATH, new AppError('permission-denied'));
    await press('Slet');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Filterknappen kunne ikke slettes. Prøv igen.']),
    );
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(names()).toEqual(['Natur', 'Urban', 'Rejse']);
  });
});

describe('the order', () => {
  test('is changed by one place, keeps the focus, and is announced', async () => {
    await show(<FilterButtonsEditor />);
    await press('Flyt Natur ned');
    await waitFor(() => expect(names()).toEqual(['Urban', 'Natur', 'Rejse']));
    expect(screen.getByRole('button', { name: 'Flyt Natur ned' })).toHaveFocus();
    expect(screen.getByText('Natur er nu nummer 2')).toBeInTheDocument();
  });

  test('ends at both ends of the list', async () => {
    await show(<FilterButtonsEditor />);
    await press('Flyt Natur op');
    await press('Flyt Rejse ned');
    expect(names()).toEqual(['Natur', 'Urban', 'Rejse']);
    expect(screen.getByRole('button', { name: 'Flyt Natur op' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  test('is put back when it cannot be saved', async () => {
    await show(<FilterButtonsEditor />);
    const gate = backend.hold('write', PATH);
    await press('Flyt Rejse op');
    expect(rows()[2]).toContain('Rejse');
    await act(async () => {
      gate.failWith(new AppError('network'));
      await Promise.resolve();
    });
    await waitFor(() => expect(rows()[3]).toContain('Rejse'));
    expect(toastsShown()).toEqual(['error: Filterknappen kunne ikke gemmes. Prøv igen.']);
  });
});
