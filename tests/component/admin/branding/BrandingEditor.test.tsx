import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { BrandingEditor } from '#src/admin/branding/BrandingEditor.tsx';
import { brandingSchema } from '#src/model/content/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { cropWork } from '../../support/cropWorker.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();

const PATH = 'site-config/branding';

const stored = () => backend.documents.read(PATH, brandingSchema);

function store(logoUrl: string): void {
  backend.documents.put(PATH, { logoUrl });
}

beforeEach(() => {
  store('https://files.example/site-logo.jpg');
  fakePictureWork();
});

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the logo', () => {
  test('is cut, takes the place of the old one, and has an address of its own', async () => {
    await show(<BrandingEditor />);
    await chooseFile('Vælg logo', mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() => expect(toastsShown()).toEqual(['success: Logoet er uploadet']));
    expect(backend.attempts('upload')).toEqual(['site-branding/site-logo.jpg']);
    expect(stored().logoUrl).toMatch(/site-logo\.jpg\?alt=media&v=\d+$/);
    // All of the file, as far as nobody chooses less.
    expect(cropWork.cuts[0]?.box).toEqual({ x: 0, y: 0, width: 3000, height: 2000 });
  });

  test('that is stored can be cut once more', async () => {
    const url = 'http://127.0.0.1:9199/v0/b/b/o/site-branding%2Fsite-logo.jpg?alt=media';
    backend.files.put('site-branding/site-logo.jpg', mediaFile('jpeg'));
    store(url);
    await show(<BrandingEditor />);
    await press('Beskær');
    await applyCrop();
    await waitFor(() => expect(toastsShown()).toEqual(['success: Logoet er uploadet']));
    expect(backend.attempts('download')).toEqual(['site-branding/site-logo.jpg']);
    expect(backend.attempts('upload')).toHaveLength(1);
  });

  test('that cannot be uploaded can be tried again', async () => {
    backend.failNext('upload');
    await show(<BrandingEditor />);
    await chooseFile('Vælg logo', mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved upload af logo']),
    );
    await press('Prøv igen');
    await waitFor(() => expect(toastsShown()).toContain('success: Logoet er uploadet'));
  });

  test.each([
    ['no picture', mediaFile('text'), 'Vælg venligst en billedfil'],
    ['a film', mediaFile('mp4'), 'Vælg venligst en billedfil'],
    ['a file over 5 MB', mediaFile('jpeg', 5.01), 'Filen er for stor. Maksimal størrelse er 5MB'],
    ['an empty file', mediaFile('jpeg', 0), 'Filen er tom. Vælg en anden.'],
  ])('refuses %s', async (_what, file, message) => {
    await show(<BrandingEditor />);
    await chooseFile('Vælg logo', file);
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  });
});

describe('size and place', () => {
  const size = () => screen.getByRole('slider', { name: 'Størrelse' });
  const exactSize = () => screen.getByRole('spinbutton', { name: 'Præcis størrelse' });
  const place = () => screen.getByRole('slider', { name: 'Vandret placering' });

  test('have the bounds and steps of the header', async () => {
    await show(<BrandingEditor />);
    expect(size()).toHaveAttribute('min', '0.3');
    expect(size()).toHaveAttribute('max', '2');
    expect(size()).toHaveAttribute('step', '0.1');
    expect(exactSize()).toHaveAttribute('step', '0.01');
    expect(place()).toHaveAttribute('min', '-300');
    expect(place()).toHaveAttribute('max', '300');
    expect(place()).toHaveAttribute('step', '0.5');
  });

  test('are saved apart from the logo', async () => {
    await show(<BrandingEditor />);
    fireEvent.change(size(), { target: { value: '1.4' } });
    fireEvent.change(place(), { target: { value: '-12.5' } });
    expect(place()).toHaveAttribute('aria-valuetext', '-12,5 px');
    await press('Gem indstillinger');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Indstillingerne er gemt']));
    expect(stored()).toMatchObject({ logoSize: 1.4, logoPositionX: -12.5 });
    expect(backend.attempts('upload')).toEqual([]);
  });

  test('can be typed; what is out of bounds is not taken', async () => {
    await show(<BrandingEditor />);
    await userEvent.clear(exactSize());
    await userEvent.type(exactSize(), '1.25');
    expect(size()).toHaveAttribute('aria-valuetext', '1,25 ×');
    await userEvent.clear(exactSize());
    await userEvent.type(exactSize(), '7');
    await userEvent.tab();
    expect(exactSize()).toHaveValue(1.25);
  });

  test('stay when they cannot be saved', async () => {
    await show(<BrandingEditor />);
    fireEvent.change(size(), { target: { value: '1.4' } });
    backend.fail('write', PATH);
    await press('Gem indstillinger');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved gemning af indstillinger']),
    );
    expect(exactSize()).toHaveValue(1.4);
  });

  test('can be saved only once there is a logo', async () => {
    store('');
    await show(<BrandingEditor />);
    expect(screen.getByText(/Der er intet logo endnu/)).toBeVisible();
    fireEvent.change(size(), { target: { value: '1.4' } });
    await press('Gem indstillinger');
    expect(toastsShown()).toEqual(['error: Upload først et logo før du kan gemme indstillinger']);
    expect(stored().logoSize).toBe(1);
  });
});
