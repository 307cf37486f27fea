import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { adminPath } from '#src/model/base/addresses.ts';
import { AppError } from '#src/model/base/errors.ts';
import { useToasts } from '#src/stores/toasts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin, album } from '../../../support/records.ts';
import { everythingIsNear } from '../../support/everythingIsNear.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { sees, toast, toasts } from '../../support/see.ts';
import { toastsShown } from '../../support/stores.ts';
import { removedPaths } from '../../support/uploadFakes.ts';
import { albums, openAlbums, picturesAreEdited, titlesIn } from '../pictures.tsx';

picturesAreEdited();
everythingIsNear();

const stored = (title: string) => albums().find((each) => each.title === title);
const originalOf = (name: string) =>
  `high-quality/albums/skagen/original_1700000000000_${name}.jpg`;

/** Stores Skagen with these pictures, each with its original. */
function storeSkagen(titles: string[], change: object = {}): void {
  const skagen = album('Skagen', titles);
  const images = skagen.images.map((image) => ({
    ...image,
    originalSrc: originalOf(image.title),
    filename: `${image.title}.jpg`,
    ...change,
  }));
  backend.documents.put('albums/Skagen', { ...skagen, images });
}

beforeEach(() => {
  backend.accounts.signIn(admin);
  backend.documents.fill('albums', [album('Skagen', ['Gren', 'Fyr', 'Klit'])]);
});

describe('the list', () => {
  test('leads to the album that the address names, once for each visit', async () => {
    backend.documents.put('albums/Grønland', album('Grønland', ['Is']));
    await openAlbums('?tab=billedlevering&vis=Grønland');
    expect(screen.getByRole('article', { name: 'Grønland' })).toHaveFocus();
    await press('Slet Skagen');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Slet Skagen' })).toHaveFocus();
  });

  test('shows how much is in an album, which is opened by its picture, too', async () => {
    await openAlbums();
    await sees('3 billeder · 595,00 kr · Natur');
    await userEvent.click(screen.getByRole('button', { name: '', hidden: true }));
    expect(screen.getByRole('dialog', { name: 'Rediger album' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Rediger Skagen'));
  });

  test('shows the cover without its watermark where there is such a picture', async () => {
    storeSkagen(['Fyr', 'Klit'], { hasPreview: true });
    backend.documents.put('albums/Grønland', album('Grønland', ['Is']));
    const preview = 'high-quality/albums/skagen/preview_1700000000000_Fyr.webp';
    backend.files.put(preview, new Blob(['webp']));
    await openAlbums();
    const pictureOf = (name: string) => screen.getByRole('article', { name }).querySelector('img');
    await waitFor(() => expect(pictureOf('Skagen')?.getAttribute('src')).toMatch(/^blob:/));
    expect(pictureOf('Grønland')).toHaveAttribute('src', '/pictures/Is.webp');
    expect(backend.attempts('download')).toEqual([preview]);
  });

  test('on a site without categories shows the way to the first one, also in the form', async () => {
    backend.documents.remove('website-config/filter-buttons');
    await openAlbums();
    await sees('Det, du sælger, skal have en kategori, og der er ingen endnu.');
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
});

describe('a deleted album', () => {
  async function removeForGood(): Promise<void> {
    await press('Papirkurv (1)');
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Skagen' }));
    await press('Slet nu');
  }

  test('goes with the pictures that nobody has bought', async () => {
    storeSkagen(['Gren', 'Fyr']);
    backend.documents.put('admin-order-lookup/JF1', { originalImagePaths: [originalOf('Gren')] });
    await openAlbums();
    await press('Slet Skagen');
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Billeder, som kunder har købt, bliver bevaret til dem.',
    );
    await press('Slet');
    await waitFor(() => expect(albums()).toEqual([]));
    await removeForGood();
    await toast("success: 'Skagen' er slettet for altid");
    expect(removedPaths()).toEqual([
      originalOf('Fyr'),
      'high-quality/albums/skagen/preview_1700000000000_Fyr.webp',
    ]);
    expect(toastsShown()).toContain(
      'info: Filerne er bevaret til de kunder, der har bestilt eller købt dem.',
    );
  });

  test('leaves shared files to the cleanup', async () => {
    storeSkagen(['Gren'], { hasSharedFiles: true });
    await openAlbums();
    await press('Slet Skagen');
    await press('Slet');
    await waitFor(() => expect(albums()).toEqual([]));
    await removeForGood();
    await toast('warning: En fil blev liggende. Den ryddes op senere.');
    expect(removedPaths()).toEqual([]);
  });
});

describe('a new album', () => {
  async function describeNew(words: { title?: string; price?: string } = {}): Promise<void> {
    await openAlbums();
    await choose(jpeg('b 10.jpg'), jpeg('b 2.jpg'));
    await press('Fortsæt til albumdetaljer');
    await fill({ title: 'Grønland', price: '1500', category: 'rejse', ...words });
    await press('Opret album');
  }

  test('is made of its pictures in the order of their names, the first as its cover', async () => {
    await describeNew();
    await toasts("success: Albummet 'Grønland' er oprettet");
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
    expect(titlesIn('Grønland')).toEqual(['b 2', 'b 10']);
    const [first] = made?.images ?? [];
    expect(made?.coverImageUrl).toBe(first?.watermarkedSrc);
    expect(made?.watermarkedCoverUrl).toBe(first?.watermarkedSrc);
    expect(first?.originalSrc).toMatch(/^high-quality\/albums\/groenland\/original_/);
  });

  test.each([
    [{ title: 'SKAGEN' }, 'Dette navn eksisterede allerede. Vælg venligst et andet album navn.'],
    [{ price: '2' }, 'Du skal angive en pris på minimum 3 DKK før albummet kan uploades.'],
  ])('is refused with %o', async (words, message) => {
    await describeNew(words);
    expect(screen.getByRole('dialog')).toHaveTextContent(message);
    expect(albums()).toHaveLength(1);
  });

  test('is a draft until its last picture is there', async () => {
    backend.failNext('upload', '', new AppError('service-failed'));
    await describeNew();
    // It waits a moment for the other picture before it is written.
    await waitFor(() => expect(stored('Grønland')?.images).toHaveLength(1), { timeout: 5000 });
    expect(stored('Grønland')).toMatchObject({ isPublished: false });
  });
});

describe('the pictures of an album', () => {
  const cover = () => stored('Skagen')?.watermarkedCoverUrl;
  const edit = async () => {
    await openAlbums();
    await press('Rediger Skagen');
  };

  test('can be the cover, and go; the first that is left takes the place of the cover', async () => {
    await edit();
    expect(screen.getByRole('button', { name: 'Brug Gren som forside' })).toBePressed();
    await press('Brug Klit som forside');
    await waitFor(() => expect(cover()).toBe('/pictures/Klit.webp'));
    await press('Slet billedet Klit');
    const question = screen.getByRole('alertdialog', { name: "Slet billedet 'Klit'?" });
    expect(question).toHaveTextContent('Er det købt, beholder kunden sin adgang.');
    const remove = within(question).getByRole('button', { name: 'Slet' });
    backend.failNext('write', 'albums', new AppError('unknown'));
    await userEvent.click(remove);
    await toasts('error: Der opstod en fejl ved sletning af billedet');
    await userEvent.click(remove);
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr']));
    expect(cover()).toBe('/pictures/Gren.webp');
    expect(toastsShown()).toContain('success: Billedet er slettet');
  });

  test('get company after the last one, without those that are there already', async () => {
    storeSkagen(['Gren', 'Fyr']);
    backend.files.put(originalOf('Gren'), jpeg('Gren.jpg'));
    await edit();
    await choose(jpeg('Gren.jpg'), jpeg('ny.jpg'));
    await sees('Er her allerede');
    await press('Gem Ændringer');
    await toast('success: 1 billede er tilføjet');
    expect(titlesIn('Skagen')).toEqual(['Gren', 'Fyr', 'ny']);
    expect(cover()).toBe('/pictures/Gren.webp');
  });

  test('the first of an empty album becomes its cover', async () => {
    backend.documents.fill('albums', [album('Skagen', [])]);
    await edit();
    await choose(jpeg('ny.jpg'));
    await press('Gem Ændringer');
    await waitFor(() => expect(titlesIn('Skagen')).toEqual(['ny']));
    expect(cover()).toMatch(/watermarked_/);
  });

  test('that are newly chosen are not lost without a question', async () => {
    await edit();
    await choose(jpeg('ny.jpg'));
    await screen.findByText('ny');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog', { name: 'Luk uden at gemme?' })).toBeVisible();
    await press('Luk uden at gemme');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the words of a picture', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Rediger billede' }));
  const gren = () => stored('Skagen')?.images.find(({ id }) => id === 'Gren');
  const save = () => userEvent.click(dialog().getByRole('button', { name: 'Gem Ændringer' }));

  async function write(label: string, text: string): Promise<void> {
    await userEvent.clear(dialog().getByLabelText(label));
    if (text !== '') await userEvent.paste(text);
  }

  beforeEach(async () => {
    await openAlbums();
    await press('Rediger Skagen');
    await press('Rediger billedet Gren');
  });

  test('need a title, are saved at once, and the album stays open', async () => {
    await write('Titel', '');
    await save();
    expect(await dialog().findByText('Titel er påkrævet')).toBeVisible();
    await write('Titel', 'Grenen ');
    await write('Billedtekst', 'Hvor to have mødes.');
    await write('Sted', 'Skagen');
    await write('Nøgleord', 'hav, sand');
    const alt = dialog().getByLabelText('Alternativ tekst');
    expect(alt).toHaveAttribute('placeholder', 'Grenen, Skagen, hav, sand');
    await write('Alternativ tekst', 'To have mødes i sandet');
    await save();
    await toasts("success: Billedet 'Grenen' er opdateret");
    expect(gren()).toMatchObject({
      title: 'Grenen',
      alt: 'To have mødes i sandet',
      place: 'Skagen',
      keywords: ['hav', 'sand'],
      description: 'Hvor to have mødes.',
    });
    expect(screen.getByRole('dialog', { name: 'Rediger album' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rediger billedet Grenen' })).toBeVisible();
  });

  test('do not overwrite what somebody else has written, nor a picture that is gone', async () => {
    await write('Billedtekst', 'Mit');
    const theirs = stored('Skagen')?.images.map((image) => ({ ...image, description: 'Deres' }));
    act(() => backend.documents.change('albums/Skagen', { images: theirs }));
    expect(
      dialog().getByText('En anden har gemt imens: Billedtekst. Hvad skal stå?'),
    ).toBeVisible();
    await save();
    await toasts('error: En anden har gemt det samme imens. Der er ikke overskrevet noget.');
    expect(gren()?.description).toBe('Deres');
    act(() => backend.documents.change('albums/Skagen', { images: [] }));
    await save();
    await toast('error: Findes ikke længere. Det kan være slettet fra en anden browser.');
  });
});
