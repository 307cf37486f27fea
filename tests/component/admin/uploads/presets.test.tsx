import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import {
  uploadPresetSchema,
  type UploadPreset,
} from '#src/model/catalogue/editing/uploadPresets.ts';
import { backend } from '../../../support/backend/backend.ts';
import { singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { inspected, jpeg } from '../../support/pictureFiles.ts';
import { hides, toasts } from '../../support/see.ts';
import { toastsShown } from '../../support/stores.ts';
import { openAlbums, openPortfolio, openSingles, picturesAreEdited } from '../pictures.tsx';

picturesAreEdited();

const PATH = 'site-config/upload-presets';
const stored = () => backend.documents.list(PATH, 'presets', uploadPresetSchema);

const wedding: UploadPreset = {
  id: 'wedding',
  kind: 'album',
  name: 'Bryllup',
  category: 'natur',
  price: 4500,
  title: 'Bryllup {dato}',
  isPublished: false,
  strength: 'strong',
};
const card: UploadPreset = { ...wedding, id: 'card', kind: 'singleImage', name: 'Postkort' };

const use = (name: string) => userEvent.selectOptions(screen.getByLabelText('Brug skabelon'), name);

test('what is filled in for single images is kept under a name, and used at the next upload', async () => {
  await openSingles();
  await choose(jpeg('a.jpg'));
  await press('Udfyld a');
  await fill({ price: '350', category: 'natur' });
  await press('Færdig');
  await userEvent.selectOptions(screen.getByLabelText('Vandmærke'), 'Let');
  await press('Gem som skabelon');
  const dialog = within(screen.getByRole('dialog', { name: 'Gem som skabelon' }));
  expect(dialog.getByText('Gemmer Natur · 350,00 kr · vandmærke: let.')).toBeVisible();
  await press('Gem');
  expect(await dialog.findByText('Giv skabelonen et navn')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('Navn'), 'Postkort');
  await press('Gem');
  await toasts("success: Skabelonen 'Postkort' er gemt");
  expect(stored()).toMatchObject([
    { kind: 'singleImage', name: 'Postkort', category: 'natur', price: 350, strength: 'light' },
  ]);
  await userEvent.selectOptions(screen.getByLabelText('Vandmærke'), 'Normalt');
  await choose(jpeg('b.jpg'));
  await use('Postkort');
  expect(screen.getByLabelText('Vandmærke')).toHaveValue('light');
  await press('Udfyld b');
  const form = within(screen.getByRole('dialog'));
  expect(form.getByLabelText('Pris i kr')).toHaveValue('350');
  expect(form.getByLabelText('Kategori')).toHaveValue('natur');
});

const marks = () =>
  vi.mocked(pictureQueue.make).mock.calls.map(([, { mark, strength }]) => ({ mark, strength }));

test('the watermark of a preset is that of the pictures, also of those that others are replaced by', async () => {
  backend.documents.put(PATH, { presets: [card] });
  const originalSrc = 'high-quality/enkeltbilleder/fyr/original_1_abc.jpg';
  backend.documents.fill('enkeltbilleder', [
    singleImage('Fyr', { filename: 'b.jpg', originalSrc }),
  ]);
  backend.files.put(originalSrc, jpeg('b.jpg', 'another picture'));
  await openSingles();
  await choose(jpeg('a.jpg'), jpeg('b.jpg'));
  const question = await screen.findByLabelText('b findes allerede. Hvad skal der ske?');
  await userEvent.selectOptions(question, 'Erstat det, der er');
  await use('Postkort');
  await press('Upload billeder');
  await waitFor(() => expect(toastsShown()).toHaveLength(2));
  const strong = { mark: 'shop', strength: 'strong' };
  expect(marks()).toEqual([strong, strong]);
});

test('an album has its title from the day of its pictures, and these their watermark', async () => {
  backend.documents.put(PATH, { presets: [wedding, card] });
  const takenAt = new Date(2026, 4, 12, 14);
  vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected({ takenAt }));
  await openAlbums();
  await choose(jpeg('a.jpg'));
  await waitFor(() => hides(/^Læser/));
  await press('Fortsæt til albumdetaljer');
  const dialog = within(screen.getByRole('dialog'));
  await waitFor(() => expect(dialog.getByLabelText('Brug skabelon')).toBeVisible());
  expect(dialog.queryByRole('option', { name: 'Postkort' })).not.toBeInTheDocument();
  await use('Bryllup');
  expect(dialog.getByLabelText('Titel')).toHaveValue('Bryllup 12. maj 2026');
  expect(dialog.getByLabelText('Pris i kr')).toHaveValue('4.500');
  expect(dialog.getByLabelText('Kategori')).toHaveValue('natur');
  expect(dialog.getByRole('switch', { name: 'Vis på hjemmesiden' })).not.toBeChecked();
  await press('Opret album');
  await waitFor(() => expect(marks()).toEqual([{ mark: 'shop', strength: 'strong' }]));
  await press(/^Rediger Bryllup/);
  await choose(jpeg('b.jpg'));
  await userEvent.selectOptions(await screen.findByLabelText('Vandmærke'), 'Let');
  await press('Gem Ændringer');
  await waitFor(() => expect(marks().at(-1)).toEqual({ mark: 'shop', strength: 'light' }));
});

test('the portfolio has a watermark of its own, without a choice', async () => {
  await openPortfolio();
  await choose(jpeg('a.jpg'));
  expect(screen.getByRole('button', { name: 'Gem som skabelon' })).toBeVisible();
  expect(screen.queryByLabelText('Vandmærke')).not.toBeInTheDocument();
});

test('a category that is gone is left as it was; the preset can be deleted', async () => {
  backend.documents.put(PATH, { presets: [wedding, { ...card, category: 'bryllup' }] });
  await openSingles();
  await choose(jpeg('a.jpg'));
  await press('Udfyld a');
  await fill({ category: 'urban' });
  await press('Færdig');
  await use('Postkort');
  await press('Udfyld a');
  const form = within(screen.getByRole('dialog'));
  expect(form.getByLabelText('Kategori')).toHaveValue('urban');
  expect(form.getByLabelText('Pris i kr')).toHaveValue('4.500');
  await press('Færdig');
  await press('Slet skabelonen Postkort');
  await waitFor(() => expect(stored()).toEqual([wedding]));
  expect(screen.queryByLabelText('Brug skabelon')).not.toBeInTheDocument();
});
