import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { FilterButtonsEditor } from '#src/admin/filterButtons/FilterButtonsEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { type FilterButton, filterButtonSchema } from '#src/model/catalogue/schema.ts';
import type { UploadJob } from '#src/admin/uploads/queue/uploadJob.ts';
import { newItem, nothingUploading, useUploads } from '#src/admin/uploads/queue/uploadState.ts';
import { currentLeaveReasons } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, filterButton, singleImage, threeButtons } from '../../../support/records.ts';
import { press } from '../../support/pictureEditors.ts';
import { alerts, sees, shows, toast, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
const PATH = 'website-config/filter-buttons';
const stored = () => backend.documents.list(PATH, 'buttons', filterButtonSchema);

describe('the editor', () => {
  const THREE = ['Natur', 'Urban', 'Rejse'];

  const storeButtons = (...buttons: FilterButton[]) => backend.documents.put(PATH, { buttons });
  const names = () => stored().map(({ name }) => name);
  // A dialog hides the page behind it from assistive technology, but not from our eyes.
  const rows = () =>
    screen.getAllByRole('listitem', { hidden: true }).map((row) => row.textContent);
  const field = () => screen.getByRole('textbox', { name: 'Navn' });
  const hide = () => userEvent.click(screen.getByRole('switch', { name: 'Vis i gallerierne' }));

  beforeEach(() => storeButtons(...threeButtons()));

  async function open(button?: string): Promise<void> {
    await show(
      <main tabIndex={-1}>
        <FilterButtonsEditor />
      </main>,
    );
    if (button) await press(button);
  }

  async function typeName(name: string): Promise<void> {
    await userEvent.clear(field());
    if (name !== '') await userEvent.type(field(), name);
  }

  /** The write on its way is refused. */
  const refuse = (gate: ReturnType<typeof backend.hold>) =>
    act(async () => {
      gate.failWith(new AppError('network'));
      await Promise.resolve();
    });

  describe('the list', () => {
    test('begins with the entry that belongs to the site, and follows what others change', async () => {
      storeButtons(
        filterButton('Urban', { order: 1, isActive: false }),
        filterButton('Natur', { order: 0 }),
      );
      await open();
      const [first] = screen.getAllByRole('listitem');
      expect(first).toHaveTextContent('Alle');
      expect(first).toHaveTextContent('Fast');
      expect(first && within(first).queryAllByRole('button')).toEqual([]);
      expect(rows().slice(1)).toEqual(['NaturAktiv', 'UrbanSkjult']);
      act(() => storeButtons(filterButton('Dyr')));
      expect(rows().slice(1)).toEqual(['DyrAktiv']);
      act(() => storeButtons());
      shows('Der er ingen filterknapper endnu.');
    });

    test('has room for fifty', async () => {
      storeButtons(
        ...Array.from({ length: 50 }, (_, order) => filterButton(`Sted ${order}`, { order })),
      );
      await open('Tilføj filterknap');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await toasts('error: Der kan højst være 50 filterknapper. Slet en, før du tilføjer en ny.');
    });

    test('says when it cannot be read, and tries again', async () => {
      await open();
      act(() => backend.documents.breakWatches(PATH));
      await alerts('Filterknapperne kunne ikke indlæses.');
      expect(screen.getByRole('button', { name: 'Tilføj filterknap' })).toBeDisabled();
      await press('Prøv igen');
      expect(rows()).toHaveLength(4);
    });
  });

  describe('adding', () => {
    test('adds the button under the address that its name gives, also unseen by visitors', async () => {
      await open('Tilføj filterknap');
      await typeName('Kyst & Ås');
      await hide();
      await press('Tilføj');
      await toasts("success: 'Kyst & Ås' er tilføjet");
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(stored().at(-1)).toMatchObject({
        name: 'Kyst & Ås',
        slug: 'kyst-aas',
        order: 3,
        isActive: false,
      });
      expect(rows().at(-1)).toContain('Kyst & Ås');
    });

    test('refuses a name that is missing or taken, also while it is typed', async () => {
      await open('Tilføj filterknap');
      await press('Tilføj');
      expect(field()).toHaveAccessibleDescription('Venligst angiv et navn til filter knappen');
      expect(field()).toHaveFocus();
      await typeName('Dyr');
      act(() => storeButtons(...threeButtons(), filterButton('Dyr', { order: 3 })));
      await press('Tilføj');
      expect(field()).toHaveAccessibleDescription(
        'En filter knap med dette navn eksisterer allerede',
      );
      expect(names()).toEqual([...THREE, 'Dyr']);
    });

    test.each([
      ['Escape', () => userEvent.keyboard('{Escape}')],
      ['the cross', () => press('Luk')],
      ['Annuller', () => press('Annuller')],
    ])('%s closes, but asks before it throws away what was typed', async (_way, leave) => {
      await open('Tilføj filterknap');
      await leave();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await press('Tilføj filterknap');
      await typeName('Dyr');
      await leave();
      expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toHaveTextContent(
        'Det, du har skrevet eller valgt her, går tabt.',
      );
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(field()).toHaveValue('Dyr');
      await leave();
      await press('Luk uden at gemme');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(names()).toEqual(THREE);
    });

    test('keeps what was typed when it cannot be saved, and can then save it', async () => {
      await open('Tilføj filterknap');
      await typeName('Dyr');
      const gate = backend.hold('write', PATH);
      await press('Tilføj');
      expect(screen.getByRole('button', { name: 'Gemmer...', busy: true })).toBeVisible();
      await refuse(gate);
      await toasts('error: Filterknappen kunne ikke gemmes. Prøv igen.');
      expect(field()).toHaveValue('Dyr');
      expect(rows()).toHaveLength(4);
      await press('Tilføj');
      await waitFor(() => expect(names()).toEqual([...THREE, 'Dyr']));
    });
  });

  describe('editing', () => {
    test('changes the name, warns of the new address, and saves', async () => {
      await open('Rediger Urban');
      expect(field()).toHaveValue('Urban');
      await typeName('Byen');
      expect(field()).toHaveAccessibleDescription(/får kategorien en ny adresse/);
      await press('Gem Ændringer');
      await toasts("success: 'Byen' er opdateret");
      expect(names()).toEqual(['Natur', 'Byen', 'Rejse']);
      await waitFor(() =>
        expect(screen.getByRole('button', { name: 'Rediger Byen' })).toHaveFocus(),
      );
    });

    test('may leave the name, unless the button has been deleted meanwhile', async () => {
      await open('Rediger Urban');
      await hide();
      await press('Gem Ændringer');
      await waitFor(() => expect(stored()[1]).toMatchObject({ slug: 'urban', isActive: false }));
      await press('Rediger Urban');
      act(() => storeButtons(filterButton('Natur')));
      await typeName('Byen');
      await press('Gem Ændringer');
      await toast(
        'error: Filterknappen findes ikke længere. Den kan være slettet fra en anden browser.',
      );
      expect(names()).toEqual(['Natur']);
    });
  });

  describe('deleting', () => {
    test('says how much uses the button', async () => {
      backend.documents.put('albums/a', album('By', [], { category: 'urban' }));
      backend.documents.put('enkeltbilleder/e', singleImage('Gade', { category: 'urban' }));
      await open('Slet Urban');
      await sees(/2 albums og billeder bruger den\.$/);
      await press('Annuller');
      await press('Slet Natur');
      await sees(/Ingen albums eller billeder bruger den\.$/);
      await userEvent.keyboard('{Escape}');
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(names()).toEqual(THREE);
    });

    test('asks with the name, stays open when it fails, and says what is kept', async () => {
      await open('Slet Urban');
      const dialog = screen.getByRole('alertdialog', { name: "Slet 'Urban'?" });
      expect(dialog).toHaveTextContent('Billederne bliver');
      backend.failNext('write', PATH, new AppError('unknown'));
      await press('Slet');
      await toasts('error: Filterknappen kunne ikke slettes. Prøv igen.');
      expect(names()).toEqual(THREE);
      await press('Slet');
      await waitFor(() => expect(names()).toEqual(['Natur', 'Rejse']));
      expect(toastsShown()).toContain("success: 'Urban' er slettet");
      // The button that was pressed is gone with its row.
      await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    });
  });

  describe('the order', () => {
    test('is changed by one place up to the ends, keeps the focus, and is announced', async () => {
      await open('Flyt Natur op');
      expect(screen.getByRole('button', { name: 'Flyt Natur op' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await press('Flyt Rejse ned');
      expect(names()).toEqual(THREE);
      await press('Flyt Natur ned');
      await waitFor(() => expect(names()).toEqual(['Urban', 'Natur', 'Rejse']));
      expect(screen.getByRole('button', { name: 'Flyt Natur ned' })).toHaveFocus();
      expect(screen.getByText('Natur er nu nummer 2')).toBeInTheDocument();
    });
  });
});

describe('a new name', () => {
  const PLACES = ['albums/a', 'enkeltbilleder/e', 'individuelle/i', 'portfolio/p'];
  const category = (path: string) => backend.documents.get(path)?.['category'];
  const haveFollowed = () =>
    waitFor(() => expect(PLACES.map(category)).toEqual(['byen', 'byen', 'byen', 'byen']));
  const isOver = () => waitFor(() => expect(stored()[1]?.formerSlugs).toBeUndefined());

  beforeEach(() => {
    backend.documents.put(PATH, { buttons: threeButtons() });
    backend.documents.put('albums/a', album('By', [], { category: 'urban' }));
    backend.documents.put('enkeltbilleder/e', singleImage('Gade', { category: 'urban' }));
    backend.documents.put('individuelle/i', singleImage('Torv', { category: 'urban' }));
    backend.documents.put('portfolio/p', { title: 'Bro', category: 'urban' });
    backend.documents.put('portfolio/other', { title: 'Skov', category: 'natur' });
  });

  async function typeNewName() {
    const view = await show(<FilterButtonsEditor />);
    await press('Rediger Urban');
    const field = screen.getByRole('textbox', { name: 'Navn' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Byen');
    return view;
  }

  async function rename() {
    const view = await typeNewName();
    await press('Gem Ændringer');
    return view;
  }

  describe('renaming', () => {
    test('takes the pictures of all collections along', async () => {
      await rename();
      await haveFollowed();
      expect(category('portfolio/other')).toBe('natur');
      await isOver();
      await toast('success: 4 er flyttet til den nye adresse');
    });

    test('shows its progress, asks before leaving, and takes along what comes meanwhile', async () => {
      const gate = backend.hold('write', 'enkeltbilleder/e');
      await rename();
      await sees('Flytter billeder til den nye adresse: 0 af 4...');
      expect(currentLeaveReasons('tab')).toEqual(['changing']);
      act(() => {
        backend.documents.change('portfolio/other', { category: 'urban' });
        backend.documents.change('albums/a', { category: 'rejse' });
      });
      gate.open();
      await waitFor(() => expect(category('portfolio/other')).toBe('byen'));
      await isOver();
      // Somebody has chosen it meanwhile.
      expect(category('albums/a')).toBe('rejse');
    });

    test('that was cut off is finished later, in any browser', async () => {
      const mend = backend.fail('write', 'albums');
      const first = await rename();
      await alerts(/^Ikke flyttet: /);
      first.unmount();
      expect(stored()[1]).toMatchObject({ slug: 'byen', formerSlugs: ['urban'] });
      mend();
      await show(<FilterButtonsEditor />);
      await alerts("'Byen' har skiftet navn, og nogle af billederne er ikke fulgt med endnu.");
      await press('Flyt resten');
      await haveFollowed();
      await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
      await isOver();
    });

    test('can be finished when an upload of the former category has ended', async () => {
      const words = {
        title: 'Kaj',
        description: '',
        category: 'urban',
        order: 0,
        isPublished: true,
      };
      const job: UploadJob = { id: 'kaj', fileName: 'kaj.jpg', goal: { kind: 'portfolio', words } };
      useUploads.setState({ items: [newItem(job, new Blob(['kaj']), 3)] });
      await rename();
      expect(await screen.findByRole('button', { name: 'Flyt resten' })).toBeVisible();
      expect(stored()[1]?.formerSlugs).toEqual(['urban']);
      act(() => useUploads.setState(nothingUploading, true));
      await press('Flyt resten');
      await isOver();
    });
  });

  test('what somebody else has changed in other fields is kept', async () => {
    await typeNewName();
    const theirs = threeButtons().map((each) => ({ ...each, isActive: each.name !== 'Urban' }));
    act(() => backend.documents.put(PATH, { buttons: theirs }));
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(stored()[1]).toMatchObject({ name: 'Byen', slug: 'byen', isActive: false }),
    );
  });
});
