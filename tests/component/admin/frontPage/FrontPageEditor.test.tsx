import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FrontPageEditor } from '#src/admin/frontPage/FrontPageEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { frontPageSchema } from '#src/model/content/schema.ts';
import { useUnfinishedWork } from '#src/stores/unfinishedWork.ts';
import { backend } from '../../../support/backend/backend.ts';
import { portfolioItem } from '../../../support/records.ts';
import { applyCrop, chooseFile, fakePictureWork, mediaFile } from '../../support/media.ts';
import { press } from '../../support/pictureEditors.ts';
import { alerts, hides, shows, toast, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { cropWork } from '../../support/cropWorker.ts';
// Fetched when a picture has been chosen: here it is not waited for.
import '#src/admin/crop/CropDialog.tsx';

resetStoresAfterEach();

describe('the editor', () => {
  const PATH = 'content/frontpage';
  const SAVED = 'success: Billede beskåret, optimeret og gemt automatisk!';
  const stored = () => backend.documents.read(PATH, frontPageSchema);
  const unfinished = () => useUnfinishedWork.getState().counts;
  const title = () => screen.getByRole('textbox', { name: 'Overskrift' });

  beforeEach(() => {
    backend.documents.put(PATH, {
      heroTitle: 'Lys',
      heroSubtitle: 'Og skygge',
      backgroundMedia: 'https://files.example/old.jpg',
    });
    fakePictureWork();
  });

  async function retitle(words: string): Promise<void> {
    await userEvent.clear(title());
    await userEvent.type(title(), words);
  }

  async function choosePicture(): Promise<void> {
    await show(<FrontPageEditor />);
    await chooseFile('Vælg billede eller video', mediaFile('jpeg'));
  }

  test('the sizes that suit the page are advised', async () => {
    await show(<FrontPageEditor />);
    const hints = within(screen.getByRole('region', { name: 'Baggrund' })).getAllByRole('listitem');
    expect(hints.map(({ textContent }) => textContent)).toEqual([
      'Billeder: JPG, PNG, WEBP, gerne under 2 MB',
      'Video: MP4, WEBM, MOV, gerne under 10 MB',
      'Anbefalet 1920 × 1080, mindst 1366 × 768',
    ]);
  });

  describe('the featured pictures', () => {
    const LEFT_OUT = 'Vises ikke: der er plads til ni.';
    const featured = (count: number) =>
      Array.from({ length: count }, (_, order) =>
        portfolioItem(`Nr. ${order}`, { featured: true, order }),
      );

    test('stand in an order of their own; those beyond the ninth are said to be left out', async () => {
      backend.documents.fill('portfolio', [...featured(3), portfolioItem('Regn')]);
      backend.documents.change(PATH, { featuredOrder: ['Nr. 2'] });
      await show(<FrontPageEditor />);
      const handles = screen.getAllByRole('button', { name: /^Flyt Nr/ });
      expect(handles.map(({ ariaLabel }) => ariaLabel)).toEqual([
        'Flyt Nr. 2',
        'Flyt Nr. 0',
        'Flyt Nr. 1',
      ]);
      hides(LEFT_OUT);
      act(() => backend.documents.fill('portfolio', featured(11)));
      expect(screen.getAllByText(LEFT_OUT)).toHaveLength(2);
    });

    test('are the newest while none is chosen', async () => {
      await show(<FrontPageEditor />);
      shows(/^Du har ikke valgt nogen, så forsiden viser de nyeste fra portfolioen\./);
    });
  });

  describe('the words', () => {
    test('are saved, and the preview shows them while they are typed', async () => {
      await show(<FrontPageEditor />);
      expect(screen.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
      await retitle('Mørke');
      expect(screen.getByText('Mørke', { selector: 'h1' })).toBeInTheDocument();
      expect(screen.getByText('Forhåndsvisning').nextSibling).toHaveStyle({ height: '500px' });
      shows('Du har ændringer, der ikke er gemt');
      backend.failNext('write', PATH);
      await press('Gem Ændringer');
      await toasts('error: Kunne ikke gemme ændringer');
      expect(title()).toHaveValue('Mørke');
      await press('Gem Ændringer');
      await toast('success: Forside data gemt succesfuldt!');
      expect(stored()).toMatchObject({ heroTitle: 'Mørke', heroSubtitle: 'Og skygge' });
      expect(screen.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
    });

    test('can be saved with the keyboard, which says when there is nothing to save', async () => {
      await show(<FrontPageEditor />);
      await userEvent.keyboard('{Control>}s{/Control}');
      await toasts('info: Ingen ændringer at gemme');
      await retitle('Mørke');
      await userEvent.keyboard('{Control>}s{/Control}');
      await waitFor(() => expect(stored().heroTitle).toBe('Mørke'));
    });

    test('that somebody else has saved meanwhile are a choice', async () => {
      await show(<FrontPageEditor />);
      await retitle('Mørke');
      act(() => backend.documents.change(PATH, { heroTitle: 'Skumring' }));
      shows('En anden har gemt imens: Overskrift. Hvad skal stå?');
      await press('Brug det nye');
      expect(title()).toHaveValue('Skumring');
      await retitle('Mørke');
      act(() => backend.documents.change(PATH, { heroTitle: 'Tusmørke' }));
      await press('Behold mit');
      await press('Gem Ændringer');
      await waitFor(() => expect(stored().heroTitle).toBe('Mørke'));
    });

    test('that cannot be read are asked for again', async () => {
      await show(<FrontPageEditor />);
      act(() => backend.documents.breakWatches(PATH));
      await alerts('Forsiden kunne ikke indlæses. Prøv igen.');
      await press('Prøv igen');
      expect(title()).toHaveValue('Lys');
    });
  });

  describe('a picture', () => {
    test('is cut, uploaded in its widths and saved by itself; older files go', async () => {
      const old = ['background_1700000000000.jpg', 'background_1700000000000_480.webp'];
      for (const name of [...old, 'andet.txt']) {
        backend.files.put(`front-page-background/${name}`, new Blob());
      }
      await choosePicture();
      await applyCrop();
      await toasts(SAVED);
      expect(backend.attempts('upload')).toEqual([
        expect.stringMatching(/^front-page-background\/background_\d+_480\.webp$/),
        expect.stringMatching(/^front-page-background\/background_\d+\.webp$/),
      ]);
      expect(stored()).toMatchObject({
        backgroundType: 'image',
        backgroundMedia: expect.stringMatching(/background_\d+\.webp\?alt=media$/) as string,
        picture: { width: 1600, height: 900, sources: [{ width: 480 }] },
        headerTone: 'ink-0',
        wordsTone: 'ink-20',
      });
      expect(backend.attempts('delete')).toEqual(
        old.map((name) => `front-page-background/${name}`),
      );
    });

    test('that cannot be saved by itself stays, and is saved with the words', async () => {
      const mend = backend.fail('upload');
      await choosePicture();
      await applyCrop();
      await toasts(
        'error: Kunne ikke gemme beskåret billede automatisk',
        'info: Billede beskåret - husk at klikke "Gem Ændringer"',
      );
      expect(unfinished()).toMatchObject({ unsaved: 1, uploading: 0 });
      await press('Gem Ændringer');
      await toast('error: Kunne ikke uploade baggrundsmedia');
      mend();
      await press('Gem Ændringer');
      await toast('success: Forside data gemt succesfuldt!');
      expect(stored().backgroundMedia).toMatch(/background_\d+\.webp\?alt=media$/);
      expect(unfinished().unsaved).toBe(0);
    });

    test('that is uploaded already, or on its way, is not sent a second time', async () => {
      const gate = backend.hold('upload');
      const mend = backend.fail('write', PATH, new AppError('permission-denied'));
      await choosePicture();
      await applyCrop();
      await screen.findByRole('progressbar', { name: 'Upload' });
      await press('Gemmer...');
      await userEvent.keyboard('{Control>}s{/Control}');
      expect(backend.attempts('upload')).toHaveLength(1);
      gate.open();
      await waitFor(() => expect(toastsShown()).toHaveLength(2));
      mend();
      await press('Gem Ændringer');
      await waitFor(() => expect(stored().backgroundMedia).toMatch(/background_/));
      expect(backend.attempts('upload')).toHaveLength(2);
    });

    test('that is not wanted after all changes nothing', async () => {
      await choosePicture();
      await screen.findByRole('dialog', { name: 'Beskær billede' });
      await press('Annuller');
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      expect(backend.attempts('upload')).toEqual([]);
    });

    test('whose older files cannot be removed is saved all the same', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      backend.fail('list');
      await choosePicture();
      await applyCrop();
      await toasts(SAVED);
      expect(warn).toHaveBeenCalledOnce();
    });
  });

  describe('the picture that is stored', () => {
    const open = async (backgroundType = 'image') => {
      backend.documents.put(PATH, {
        backgroundMedia: 'http://127.0.0.1:9199/v0/b/b/o/front-page-background%2Fa.webp?alt=media',
        backgroundType,
      });
      backend.files.put('front-page-background/a.webp', mediaFile('jpeg'));
      await show(<FrontPageEditor />);
    };
    const recrop = () => screen.getByRole('button', { name: 'Beskær' });

    test('can be cut once more, and gives the focus back to its button', async () => {
      await open();
      await press('Beskær');
      await screen.findByRole('dialog', { name: 'Beskær billede' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(recrop()).toHaveFocus());
      const gate = backend.hold('upload');
      await press('Beskær');
      await applyCrop();
      expect(await screen.findByRole('progressbar')).toBeVisible();
      await waitFor(() => expect(recrop()).toHaveFocus());
      for (const name of ['Beskær', 'Vælg billede eller video']) {
        expect(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
      }
      gate.open();
      await toasts(SAVED);
      expect(backend.attempts('download')).toContain('front-page-background/a.webp');
    });

    test('is said to be out of reach when it cannot be fetched', async () => {
      backend.fail('download');
      await open();
      await press('Beskær');
      await toasts('error: Fejl ved behandling af mediefil');
    });

    test('is not offered to be cut when it is a film', async () => {
      await open('video');
      expect(screen.queryByRole('button', { name: 'Beskær' })).not.toBeInTheDocument();
    });
  });

  test('an upload shows how far it is, and can be stopped', async () => {
    backend.hold('upload');
    await show(<FrontPageEditor />);
    await chooseFile('Vælg billede eller video', mediaFile('mp4'));
    expect(await screen.findByRole('progressbar', { name: 'Upload' })).toBeVisible();
    expect(unfinished().uploading).toBe(1);
    await press('Afbryd');
    await toasts('error: Handlingen blev afbrudt.');
    expect(unfinished().uploading).toBe(0);
  });
});

describe('a chosen file', () => {
  beforeEach(fakePictureWork);

  const DAMAGED = 'error: fil.jpeg kunne ikke læses som billede. Filen kan være beskadiget.';
  const stored = () => backend.documents.read('content/frontpage', frontPageSchema);

  async function choose(file: File): Promise<void> {
    await show(<FrontPageEditor />);
    await chooseFile('Vælg billede eller video', file);
  }

  describe('a picture', () => {
    test('that the browser cannot show is said to be damaged', async () => {
      await choose(mediaFile('jpeg'));
      fireEvent.error(await screen.findByTestId('cropper'));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await toasts(DAMAGED);
    });

    test('that has been moved since it was chosen is said to be out of reach', async () => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const file = mediaFile('jpeg');
      file.slice = () => {
        throw new DOMException('gone', 'NotFoundError');
      };
      await choose(file);
      await toasts(DAMAGED);
      expect(warn).toHaveBeenCalledOnce();
    });

    test('that cannot be cut is said to be so', async () => {
      cropWork.canCut = false;
      await choose(mediaFile('jpeg'));
      await applyCrop();
      await toasts('error: Fejl ved behandling af beskåret billede');
    });
  });

  describe('films and GIFs', () => {
    test('a film is uploaded and saved by itself', async () => {
      await choose(mediaFile('mp4'));
      await toasts('success: Baggrunden er gemt automatisk!');
      expect(stored()).toMatchObject({
        backgroundType: 'video',
        backgroundMedia: expect.stringMatching(/background_\d+\.mp4\?alt=media$/) as string,
        picture: { placeholder: 'data:image/webp;base64,AAAA' },
      });
    });

    test('a film that this browser cannot play is saved, and it is said that others may not see it', async () => {
      cropWork.playsFilms = false;
      await choose(mediaFile('mp4'));
      await toasts(
        'warning: Baggrunden er gemt, men din browser kan ikke afspille filmen. Vælg en MP4-fil med H.264, så den kan ses overalt.',
      );
      expect(stored().backgroundType).toBe('video');
    });

    test('a small GIF stays one where the browser cannot keep its movement, and that is said', async () => {
      cropWork.keepsAnimations = false;
      await choose(mediaFile('gif', 5));
      await toasts(
        'warning: Baggrunden er gemt som GIF. Din browser kan ikke lave den om til WebP uden at miste bevægelsen.',
      );
      expect(stored().backgroundMedia).toMatch(/background_\d+\.gif\?alt=media$/);
    });

    test('a GIF that is too large to convert stays as it is', async () => {
      await choose(mediaFile('gif', 6));
      await screen.findByRole('alertdialog');
      await press('Brug filen');
      await waitFor(() => expect(stored().backgroundMedia).toMatch(/\.gif\?alt=media$/));
      expect(cropWork.conversions).toBe(0);
    });

    test('that cannot be saved by themselves stay pending', async () => {
      backend.fail('upload');
      await choose(mediaFile('mp4'));
      await toasts('error: Kunne ikke gemme baggrundsmedia automatisk');
      shows('Filen er ikke gemt endnu.');
      expect(screen.getByRole('button', { name: 'Gem Ændringer' })).toBeVisible();
    });

    test('that cannot be made ready are said to be so', async () => {
      cropWork.canCut = false;
      await choose(mediaFile('gif'));
      await toasts('error: Fejl ved behandling af mediefil');
    });
  });

  test.each([
    ['a GIF over 5 MB', mediaFile('gif', 5.5), ['Stor GIF', '5,5 MB']],
    ['a film over 10 MB', mediaFile('mp4', 12), ['Stor fil', '12,0 MB']],
    ['a picture over 10 MB', mediaFile('jpeg', 12), ['Stor fil', '12,0 MB']],
  ])('%s is used only after a yes', async (_what, file, [name = '', size = '']) => {
    await choose(file);
    expect(await screen.findByRole('alertdialog', { name })).toHaveTextContent(size);
    await press('Annuller');
    expect(backend.attempts('upload')).toEqual([]);
    await chooseFile('Vælg billede eller video', file);
    await screen.findByRole('alertdialog');
    await press('Brug filen');
    if (file.name.endsWith('jpeg')) await applyCrop();
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^success/));
  });

  test.each([
    ['no picture and no film', mediaFile('text'), 'Kun billede- og videofiler er tilladt'],
    ['an empty file', mediaFile('jpeg', 0), 'Filen er tom. Vælg en anden.'],
    [
      'a picture over 50 MB',
      mediaFile('jpeg', 51),
      'Filen er for stor. Maksimum 50MB for billeder',
    ],
    ['a film over 200 MB', mediaFile('mp4', 201), 'Filen er for stor. Maksimum 200MB for video'],
  ])('%s is refused', async (_what, file, message) => {
    await choose(file);
    await toasts(`error: ${message}`);
    expect(backend.attempts('upload')).toEqual([]);
  });
});
