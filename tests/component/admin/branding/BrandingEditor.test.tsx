import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BrandingEditor } from '#src/admin/branding/BrandingEditor.tsx';
import * as branding from '#src/data/repos/branding.ts';
import * as storage from '#src/data/storage.ts';
import * as cropWorker from '#src/lib/crop/cropWorker.ts';
import { AppError } from '#src/model/base/errors.ts';
import { brandingSchema } from '#src/model/content/schema.ts';
import { fakeDocument } from '../../support/fakeDocument.ts';
import {
  answerWith,
  applyCrop,
  chooseFile,
  fakePictureWork,
  mediaFile,
} from '../../support/media.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

vi.mock('react-easy-crop', async () => ({
  default: (await import('../../support/CropperStandIn.tsx')).CropperStandIn,
}));
vi.mock('#src/data/repos/branding.ts');
vi.mock('#src/data/storage.ts');
vi.mock('#src/lib/crop/cropWorker.ts');

resetStoresAfterEach();

let repo = fakeDocument(brandingSchema.parse({}));

function store(logoUrl: string): void {
  repo = fakeDocument(brandingSchema.parse({ logoUrl }));
  vi.mocked(branding.watch).mockImplementation(repo.watch);
  vi.mocked(branding.update).mockImplementation(repo.update);
}

beforeEach(() => {
  store('https://files.example/site-logo.jpg');
  vi.mocked(storage.upload).mockResolvedValue();
  vi.mocked(storage.publicUrl).mockImplementation((path) => `https://files.example/${path}`);
  vi.mocked(storage.storageOrigins).mockReturnValue(['http://127.0.0.1:9199']);
  fakePictureWork();
});

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

describe('the logo', () => {
  test('is cut, takes the place of the old one, and has an address of its own', async () => {
    render(<BrandingEditor />);
    await chooseFile('Vælg logo', mediaFile('jpeg'));
    await applyCrop();
    await waitFor(() => expect(toastsShown()).toEqual(['success: Logoet er uploadet']));
    expect(vi.mocked(storage.upload).mock.calls.map(([{ path }]) => path)).toEqual([
      'site-branding/site-logo.jpg',
    ]);
    expect(repo.stored.logoUrl).toMatch(/site-logo\.jpg\?v=\d+$/);
    // All of the file, as far as nobody chooses less.
    const [[, cut] = []] = vi.mocked(cropWorker.cropPicture).mock.calls;
    expect(cut?.box).toEqual({ x: 0, y: 0, width: 3000, height: 2000 });
  });

  test('that is stored can be cut once more', async () => {
    const url = 'http://127.0.0.1:9199/v0/b/b/o/site-branding%2Fsite-logo.jpg?alt=media';
    const fetched = vi.spyOn(window, 'fetch').mockResolvedValue(answerWith(mediaFile('jpeg')));
    store(url);
    render(<BrandingEditor />);
    await press('Beskær');
    await applyCrop();
    await waitFor(() => expect(toastsShown()).toEqual(['success: Logoet er uploadet']));
    expect(fetched).toHaveBeenCalledWith(url, { cache: 'reload' });
    expect(storage.upload).toHaveBeenCalled();
  });

  test('that cannot be uploaded can be tried again', async () => {
    vi.mocked(storage.upload).mockRejectedValueOnce(new AppError('network'));
    render(<BrandingEditor />);
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
    render(<BrandingEditor />);
    await chooseFile('Vælg logo', file);
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${message}`]));
  });
});

describe('size and place', () => {
  const size = () => screen.getByRole('slider', { name: 'Størrelse' });
  const exactSize = () => screen.getByRole('spinbutton', { name: 'Præcis størrelse' });
  const place = () => screen.getByRole('slider', { name: 'Vandret placering' });

  test('have the bounds and steps of the header', () => {
    render(<BrandingEditor />);
    expect(size()).toHaveAttribute('min', '0.3');
    expect(size()).toHaveAttribute('max', '2');
    expect(size()).toHaveAttribute('step', '0.1');
    expect(exactSize()).toHaveAttribute('step', '0.01');
    expect(place()).toHaveAttribute('min', '-300');
    expect(place()).toHaveAttribute('max', '300');
    expect(place()).toHaveAttribute('step', '0.5');
  });

  test('are saved apart from the logo', async () => {
    render(<BrandingEditor />);
    fireEvent.change(size(), { target: { value: '1.4' } });
    fireEvent.change(place(), { target: { value: '-12.5' } });
    expect(place()).toHaveAttribute('aria-valuetext', '-12,5 px');
    await press('Gem indstillinger');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Indstillingerne er gemt']));
    expect(repo.stored).toMatchObject({ logoSize: 1.4, logoPositionX: -12.5 });
    expect(storage.upload).not.toHaveBeenCalled();
  });

  test('can be typed; what is out of bounds is not taken', async () => {
    render(<BrandingEditor />);
    await userEvent.clear(exactSize());
    await userEvent.type(exactSize(), '1.25');
    expect(size()).toHaveAttribute('aria-valuetext', '1,25 ×');
    await userEvent.clear(exactSize());
    await userEvent.type(exactSize(), '7');
    await userEvent.tab();
    expect(exactSize()).toHaveValue(1.25);
  });

  test('stay when they cannot be saved', async () => {
    render(<BrandingEditor />);
    fireEvent.change(size(), { target: { value: '1.4' } });
    repo.holdWrites().failWith(new AppError('network'));
    await press('Gem indstillinger');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Der opstod en fejl ved gemning af indstillinger']),
    );
    expect(exactSize()).toHaveValue(1.4);
  });

  test('can be saved only once there is a logo', async () => {
    store('');
    render(<BrandingEditor />);
    expect(screen.getByText(/Der er intet logo endnu/)).toBeVisible();
    fireEvent.change(size(), { target: { value: '1.4' } });
    await press('Gem indstillinger');
    expect(toastsShown()).toEqual(['error: Upload først et logo før du kan gemme indstillinger']);
    expect(repo.stored.logoSize).toBe(1);
  });
});
