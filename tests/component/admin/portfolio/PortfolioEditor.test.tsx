import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { fileUrl } from '#src/data/files/storage.ts';
import { AppError } from '#src/model/base/errors.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { customer, filterButton, portfolioItem, threeButtons } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { jpeg } from '../../support/pictureFiles.ts';
import { alerts, hides, sees, shows, toast, toasts } from '../../support/see.ts';
import { removedPaths, sentPaths } from '../../support/uploadFakes.ts';
import { openPortfolio, picturesAreEdited, portfolio as stored } from '../pictures.tsx';

picturesAreEdited();

const originalOf = (title: string) => `portfolio-protected/original_1700000000000_${title}.jpg`;
const widthOf = (title: string, width: number) =>
  `portfolio-display/watermarked_1700000000000_${title}_${width}.webp`;

/** A record knows the original and two of the widths that are there. */
const item = (title: string, order: number) =>
  portfolioItem(title, {
    order,
    imageUrl: fileUrl(widthOf(title, 960)),
    thumbnailUrl: fileUrl(widthOf(title, 480)),
    originalSrc: originalOf(title),
  });

const titles = () => stored().map(({ title }) => title);

beforeEach(() => backend.documents.fill('portfolio', [item('Brud', 0), item('Skov', 1)]));

test('a picture is chosen for the front page, and is marked', async () => {
  await openPortfolio();
  await press('Rediger Skov');
  const isShown = screen.getByRole('switch', { name: 'Vis på forsiden' });
  expect(isShown).not.toBeChecked();
  await userEvent.click(isShown);
  await press('Gem Ændringer');
  await waitFor(() => expect(stored().map(({ featured }) => featured)).toEqual([false, true]));
  shows(/· På forsiden$/);
});

describe('uploading', () => {
  test('shows a picture that is watermarked and not for sale', async () => {
    await openPortfolio();
    await choose(jpeg('a.jpg'));
    await press('Udfyld a');
    await fill({ title: 'Havgus', category: 'generelt' });
    await press('Luk');
    await press('Upload til portfolio');
    await toasts('success: 1 billede er uploadet');
    const made = stored().at(-1);
    expect(made).toMatchObject({
      title: 'Havgus',
      category: 'generelt',
      featured: false,
      isPublished: true,
      hasPreview: true,
    });
    expect(made?.imageUrl).toContain('portfolio-display');
    expect(made?.thumbnailUrl).toContain('portfolio-display');
    expect(sentPaths()).toEqual([
      expect.stringMatching(/^portfolio-display\/watermarked_/),
      expect.stringMatching(/^portfolio-protected\/preview_/),
      expect.stringMatching(/^portfolio-protected\/original_/),
    ]);
    expect(vi.mocked(pictureQueue.make).mock.calls[0]?.[1]).toEqual({
      mark: 'portfolio',
      quality: 0.95,
      own: null,
    });
    expect(backend.documents.get('sloth-stamp-system/operations')).toMatchObject({
      operations: [{ operation: 'apply', success: true, fileName: 'a.jpg' }],
    });
  });

  test('offers the general category once, even when there is a filter button for it', async () => {
    backend.documents.put('website-config/filter-buttons', {
      buttons: [...threeButtons(), filterButton('Generelt', { order: 3 })],
    });
    await openPortfolio();
    await choose(jpeg('a.jpg'));
    await press(/^Udfyld a/);
    await waitFor(() => expect(screen.getByRole('option', { name: 'Rejse' })).toBeVisible());
    expect(screen.getAllByRole('option', { name: 'Generelt' })).toHaveLength(1);
  });

  test('is for administrators', async () => {
    sessionChanged(customer);
    await openPortfolio();
    await alerts('Du skal have administratorrettigheder for at uploade til portfolio.');
    expect(screen.queryByRole('button', { name: 'Vælg billeder' })).not.toBeInTheDocument();
  });
});

describe('the dialog of a picture', () => {
  const title = () => screen.getByLabelText('Titel');

  test('needs a title of its own when another picture bears the same', async () => {
    await openPortfolio();
    act(() => backend.documents.change('portfolio/Skov', { title: 'Brud' }));
    const [first] = screen.getAllByRole('button', { name: 'Rediger Brud' });
    if (first) await userEvent.click(first);
    await fill({ category: 'urban' });
    await press('Gem Ændringer');
    expect(screen.getByRole('dialog')).toHaveTextContent(
      'Dette navn eksisterede allerede: Brud. Vælg venligst andre titler.',
    );
  });

  test('leads to the next and the previous picture, and keeps the focus on the way', async () => {
    await openPortfolio();
    await press('Rediger Brud');
    shows('1 af 2');
    const previous = screen.getByRole('button', { name: 'Forrige billede' });
    expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    expect(title()).toHaveValue('Brud');
    await press('Næste billede');
    expect(title()).toHaveValue('Skov');
    expect(screen.getByRole('button', { name: 'Næste billede' })).toHaveFocus();
    await press('Forrige billede');
    expect(title()).toHaveValue('Brud');
  });

  test('asks before it leaves what is not saved, and takes no problem along', async () => {
    await openPortfolio();
    await press('Rediger Brud');
    await fill({ title: '' });
    await press('Gem Ændringer');
    await sees('Titel er påkrævet');
    await press('Næste billede');
    await press('Skriv videre');
    expect(title()).toHaveValue('');
    await press('Næste billede');
    expect(screen.getByRole('alertdialog', { name: 'Gå videre uden at gemme?' })).toBeVisible();
    await press('Gå videre uden at gemme');
    expect(title()).toHaveValue('Skov');
    hides('Titel er påkrævet');
    expect(screen.getByRole('button', { name: 'Næste billede' })).toHaveFocus();
    await press('Forrige billede');
    expect(title()).toHaveValue('Brud');
  });

  test('saves with Ctrl and Enter, also from a field of several lines', async () => {
    await openPortfolio();
    await press('Rediger Skov');
    await fill({ title: 'Skoven' });
    await userEvent.click(screen.getByLabelText('Beskrivelse'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(titles()).toEqual(['Brud', 'Skoven']));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a picture that is deleted for good', () => {
  const files = [originalOf('Brud'), ...[480, 960, 1600].map((width) => widthOf('Brud', width))];
  const others = [
    originalOf('Skov'),
    widthOf('Skov', 480),
    widthOf('Brud', 480).replace('00_', '01_'),
  ];

  async function removeForGood(): Promise<void> {
    for (const path of [...files, ...others]) backend.files.put(path, new Blob());
    await openPortfolio();
    await press('Slet Brud');
    await press('Slet');
    await waitFor(() => expect(titles()).toEqual(['Skov']));
    await press('Papirkurv (1)');
    await userEvent.click(await screen.findByRole('button', { name: 'Slet nu: Brud' }));
    await press('Slet nu');
  }

  test.each([originalOf('Brud'), ''])(
    'goes with its files, also with those that its record does not name (%j)',
    async (originalSrc) => {
      backend.documents.change('portfolio/Brud', { originalSrc });
      await removeForGood();
      await toast("success: 'Brud' er slettet for altid");
      expect(removedPaths().toSorted()).toEqual(files.toSorted());
    },
  );

  test('goes even when a file stays, with a warning', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    backend.fail('delete', '', new AppError('service-failed'));
    await removeForGood();
    await toast('warning: En fil blev liggende. Den ryddes op senere.');
    expect(backend.documents.get('bin/portfolio-Brud')).toBeUndefined();
  });
});
