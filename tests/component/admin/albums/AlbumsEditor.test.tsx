import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { AlbumsEditor } from '#src/admin/albums/AlbumsEditor.tsx';
import { adminPath } from '#src/model/base/addresses.ts';
import { AppError } from '#src/model/base/errors.ts';
import { albumSchema, type Album } from '#src/model/catalogue/schema.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { gif, jpeg, textFile } from '../../support/pictureFiles.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { fakeUploads } from '../../support/uploadFakes.ts';

resetStoresAfterEach();
fakeUploads();

function store(items: Album[]): void {
  backend.documents.fill('albums', items);
}

beforeEach(() => store([album('Skagen', ['Gren', 'Fyr', 'Klit'])]));

const all = () => backend.documents.all('albums', albumSchema);
const stored = (title: string) => all().find((each) => each.title === title);
const images = () => stored('Skagen')?.images.map(({ title }) => title);
const cover = () => stored('Skagen')?.watermarkedCoverUrl;

describe('on a site without categories', () => {
  test('the way to the first one is shown before anything is described, and in the form', async () => {
    backend.documents.remove('website-config/filter-buttons');
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    expect(
      await screen.findByText('Det, du sælger, skal have en kategori, og der er ingen endnu.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Lav en filterknap' })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=filter-buttons',
    );
    await choose(jpeg('b.jpg'));
    await press('Fortsæt til albumdetaljer');
    expect(screen.getByLabelText('Kategori')).toHaveAccessibleDescription(
      "Der er ingen kategorier endnu. Tilføj den første under 'Filterknapper'.",
    );
  });

  test('nothing is said while they are not known, and when there are some', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    expect(screen.queryByRole('link', { name: 'Lav en filterknap' })).not.toBeInTheDocument();
    await choose(jpeg('b.jpg'));
    await press('Fortsæt til albumdetaljer');
    expect(screen.getByRole('option', { name: 'Rejse' })).toBeVisible();
    expect(screen.queryByText(/skal have en kategori/)).not.toBeInTheDocument();
  });
});

describe('a new album', () => {
  async function goOn(): Promise<void> {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('b 10.jpg'), jpeg('b 2.jpg'));
    await press('Fortsæt til albumdetaljer');
  }

  test('is made of its pictures in the order of their names, the first as its cover', async () => {
    await goOn();
    await fill({ title: 'Grønland', price: '1500', category: 'rejse' });
    await press('Opret album');
    await waitFor(() =>
      expect(toastsShown()).toEqual(["success: Albummet 'Grønland' er oprettet"]),
    );
    const made = stored('Grønland');
    expect(useToasts.getState().toasts[0]?.link?.to).toBe(
      adminPath('billedlevering', { item: made?.id ?? '' }),
    );
    expect(made).toMatchObject({
      price: 1500,
      category: 'rejse',
      isPublished: true,
      visible: true,
      order: 1,
      securityLevel: 'enhanced',
      protectionEnabled: true,
    });
    expect(made?.images.map(({ title, order }) => [title, order])).toEqual([
      ['b 2', 0],
      ['b 10', 1],
    ]);
    expect(made?.coverImageUrl).toBe(made?.images[0]?.watermarkedSrc);
    expect(made?.watermarkedCoverUrl).toBe(made?.images[0]?.watermarkedSrc);
    expect(made?.images[0]?.originalSrc).toMatch(/^high-quality\/albums\/groenland\/original_/);
  });

  test.each([
    [{ title: '' }, 'Venligst angiv en titel til albummet'],
    [{ title: 'SKAGEN' }, 'Dette navn eksisterede allerede. Vælg venligst et andet album navn.'],
    [{ price: '' }, 'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.'],
    [{ price: '2' }, 'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.'],
    [{ category: '' }, 'Du skal vælge en kategori før albummet kan uploades.'],
  ])('is refused with %o', async (words, message) => {
    await goOn();
    await fill({ title: 'Grønland', price: '1500', category: 'rejse', ...words });
    await press('Opret album');
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
    expect(all()).toHaveLength(1);
  });

  test('needs a picture', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'));
    await press('Fjern a');
    await press('Fortsæt til albumdetaljer');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Venligst vælg mindst ét billede til albummet',
    );
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('takes no other files than pictures', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await choose(jpeg('a.jpg'), gif('bølger.gif'), textFile('brev.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Kun JPEG, PNG og WebP billeder er tilladt i album. Fjern venligst: brev.jpg, bølger.gif',
    );
    await press('Fortsæt til albumdetaljer');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Fjern dem');
    await press('Fortsæt til albumdetaljer');
    expect(screen.getByRole('dialog', { name: 'Nyt album' })).toBeVisible();
  });

  test.each([
    ['network', 'Netværksfejl. Tjek din internetforbindelse og prøv igen.'],
    ['permission-denied', 'Adgang nægtet. Log ud og ind igen.'],
    ['unauthenticated', 'Adgang nægtet. Log ud og ind igen.'],
    ['unknown', 'Der opstod en fejl ved oprettelse af albummet. Prøv igen.'],
  ] as const)('that cannot be made (%s) says why, and is not there', async (code, message) => {
    backend.fail('upload', '', new AppError(code));
    await goOn();
    await fill({ title: 'Grønland', price: '1500', category: 'rejse' });
    await press('Opret album');
    await waitFor(() => expect(toastsShown()).toContain(`error: ${message}`));
    expect(all()).toHaveLength(1);
  });

  test('is a draft until its last picture is there', async () => {
    backend.failNext('upload', '', new AppError('service-failed'));
    await goOn();
    await fill({ title: 'Grønland', price: '1500', category: 'rejse' });
    await press('Opret album');
    // It waits a moment for the other picture before it is written.
    await waitFor(() => expect(stored('Grønland')?.images).toHaveLength(1), { timeout: 5000 });
    expect(stored('Grønland')).toMatchObject({ isPublished: false });
  });
});

describe('the pictures of an album', () => {
  async function edit(): Promise<void> {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skagen');
  }

  test('can be the cover', async () => {
    await edit();
    expect(screen.getByRole('button', { name: 'Brug Gren som forside' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Brug Klit som forside');
    await waitFor(() => expect(cover()).toBe('/pictures/Klit.webp'));
  });

  test('can go; when the cover goes, the first that is left takes its place', async () => {
    await edit();
    await press('Slet billedet Gren');
    const question = screen.getByRole('alertdialog', { name: "Slet billedet 'Gren'?" });
    expect(question).toHaveTextContent('Er det købt, beholder kunden sin adgang.');
    await userEvent.click(within(question).getByRole('button', { name: 'Slet' }));
    await waitFor(() => expect(images()).toEqual(['Fyr', 'Klit']));
    expect(cover()).toBe('/pictures/Fyr.webp');
    expect(toastsShown()).toContain('success: Billedet er slettet');
  });

  test('that cannot be deleted stay', async () => {
    await edit();
    await press('Slet billedet Gren');
    backend.failNext('write', 'albums', new AppError('unknown'));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Slet' }),
    );
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved sletning af billedet']),
    );
    expect(images()).toEqual(['Gren', 'Fyr', 'Klit']);
  });

  test('are compared with the files that are chosen', async () => {
    const [gren, ...others] = album('Skagen', ['Gren', 'Fyr']).images;
    if (!gren) throw new Error('The album has no pictures');
    const original = 'high-quality/albums/skagen/original_1_abc.jpg';
    const images = [{ ...gren, filename: 'gren.jpg', originalSrc: original }, ...others];
    store([album('Skagen', [], { images })]);
    backend.files.put(original, jpeg('gren.jpg'));
    await edit();
    await choose(jpeg('gren.jpg'), jpeg('ny.jpg'));
    expect(await screen.findByText('Er her allerede')).toBeVisible();
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toContain('success: 1 billede er tilføjet'));
    expect(stored('Skagen')?.images.map(({ title }) => title)).toEqual(['Gren', 'Fyr', 'ny']);
  });

  test('get company after the last one', async () => {
    await edit();
    await choose(jpeg('ny.jpg'));
    await press('Gem Ændringer');
    await waitFor(() => expect(images()).toEqual(['Gren', 'Fyr', 'Klit', 'ny']));
    await waitFor(() => expect(toastsShown()).toContain('success: 1 billede er tilføjet'));
    expect(cover()).toBe('/pictures/Gren.webp');
  });

  test('the first of an empty album becomes its cover', async () => {
    store([album('Skagen', [])]);
    await edit();
    await choose(jpeg('ny.jpg'));
    await press('Gem Ændringer');
    await waitFor(() => expect(images()).toEqual(['ny']));
    expect(cover()).toMatch(/watermarked_/);
  });
});

describe('editing', () => {
  test('saves the details', async () => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skagen');
    await fill({ title: 'Skagen i november', price: '1250', category: 'urban' });
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual(["success: Albummet 'Skagen i november' er opdateret"]),
    );
    expect(stored('Skagen i november')).toMatchObject({ price: 1250, category: 'urban' });
  });

  test.each([
    ['network', 'Netværksfejl. Tjek din internetforbindelse og prøv igen.'],
    ['permission-denied', 'Adgang nægtet. Log ud og ind igen.'],
    ['unknown', 'Der opstod en fejl ved opdatering af albummet. Prøv igen.'],
    ['not-found', 'Findes ikke længere. Det kan være slettet fra en anden browser.'],
  ] as const)('that fails (%s) says why and keeps what was typed', async (code, message) => {
    await show(<AlbumsEditor />, { wrapper: MemoryRouter });
    await press('Rediger Skagen');
    await fill({ title: 'Andet' });
    backend.fail('write', 'albums', new AppError(code));
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
    expect(screen.getByLabelText('Titel')).toHaveValue('Andet');
  });
});

test('an album with newly chosen pictures asks before it closes without them', async () => {
  await show(<AlbumsEditor />, { wrapper: MemoryRouter });
  await press('Rediger Skagen');
  await choose(jpeg('ny.jpg'));
  await screen.findByText('ny');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
  await press('Luk uden at gemme');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
