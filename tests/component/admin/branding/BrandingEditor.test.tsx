import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { BrandingEditor } from '#src/admin/branding/BrandingEditor.tsx';
import { brandingSchema } from '#src/model/content/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cropWork } from '../../support/cropWorker.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { press } from '../../support/pictureEditors.ts';
import { shows, toast, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();

const PATH = 'site-config/branding';
const stored = () => backend.documents.read(PATH, brandingSchema);
const open = async (logoUrl = 'https://files.example/site-logo.jpg') => {
  backend.documents.put(PATH, { logoUrl });
  await show(<BrandingEditor />);
};

beforeEach(fakePictureWork);

describe('the logo', () => {
  test('is cut, takes the place of the old one, has an address of its own, and is tried again', async () => {
    backend.failNext('upload');
    await open();
    await chooseFile('Vælg logo', mediaFile('jpeg'));
    await applyCrop();
    await toasts('error: Der opstod en fejl ved upload af logo');
    await press('Prøv igen');
    await toast('success: Logoet er uploadet');
    expect(backend.files.paths()).toEqual(['site-branding/site-logo.jpg']);
    expect(stored().logoUrl).toMatch(/site-logo\.jpg\?alt=media&v=\d+$/);
    // All of the file, as far as nobody chooses less.
    expect(cropWork.cuts[0]?.box).toEqual({ x: 0, y: 0, width: 3000, height: 2000 });
  });

  test('that is stored can be cut once more', async () => {
    backend.files.put('site-branding/site-logo.jpg', mediaFile('jpeg'));
    await open('http://127.0.0.1:9199/v0/b/b/o/site-branding%2Fsite-logo.jpg?alt=media');
    await press('Beskær');
    await applyCrop();
    await toasts('success: Logoet er uploadet');
    expect(backend.attempts('download')).toEqual(['site-branding/site-logo.jpg']);
    expect(backend.attempts('upload')).toHaveLength(1);
  });

  test.each([
    ['no picture', mediaFile('text'), 'Vælg venligst en billedfil'],
    ['a film', mediaFile('mp4'), 'Vælg venligst en billedfil'],
    ['a file over 5 MB', mediaFile('jpeg', 5.01), 'Filen er for stor. Maksimal størrelse er 5MB'],
    ['an empty file', mediaFile('jpeg', 0), 'Filen er tom. Vælg en anden.'],
  ])('refuses %s', async (_what, file, message) => {
    await open();
    await chooseFile('Vælg logo', file);
    await toasts(`error: ${message}`);
  });
});

describe('size and place', () => {
  const size = () => screen.getByRole('slider', { name: 'Størrelse' });
  const exactSize = () => screen.getByRole('spinbutton', { name: 'Præcis størrelse' });
  const place = () => screen.getByRole('slider', { name: 'Vandret placering' });
  const enlarge = () => fireEvent.change(size(), { target: { value: '1.4' } });

  test('have the bounds and steps of the header', async () => {
    await open();
    const boundsOf = (field: HTMLElement) =>
      ['min', 'max', 'step'].map((name) => field.getAttribute(name));
    expect(boundsOf(size())).toEqual(['0.3', '2', '0.1']);
    expect(boundsOf(place())).toEqual(['-300', '300', '0.5']);
    expect(exactSize()).toHaveAttribute('step', '0.01');
  });

  test('are saved apart from the logo, and stay when they cannot be', async () => {
    await open();
    enlarge();
    fireEvent.change(place(), { target: { value: '-12.5' } });
    expect(place()).toHaveAttribute('aria-valuetext', '-12,5 px');
    backend.failNext('write', PATH);
    await press('Gem indstillinger');
    await toasts('error: Der opstod en fejl ved gemning af indstillinger');
    expect(exactSize()).toHaveValue(1.4);
    await press('Gem indstillinger');
    await toast('success: Indstillingerne er gemt');
    expect(stored()).toMatchObject({ logoSize: 1.4, logoPositionX: -12.5 });
    expect(backend.attempts('upload')).toEqual([]);
  });

  test('can be typed; what is out of bounds is not taken', async () => {
    await open();
    await userEvent.clear(exactSize());
    await userEvent.type(exactSize(), '1.25');
    expect(size()).toHaveAttribute('aria-valuetext', '1,25 ×');
    await userEvent.clear(exactSize());
    await userEvent.type(exactSize(), '7');
    await userEvent.tab();
    expect(exactSize()).toHaveValue(1.25);
  });

  test('can be saved only once there is a logo', async () => {
    await open('');
    shows(/Der er intet logo endnu/);
    enlarge();
    await press('Gem indstillinger');
    await toasts('error: Upload først et logo før du kan gemme indstillinger');
    expect(stored().logoSize).toBe(1);
  });
});
