import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, portfolioItem, singleImage } from '../../../support/records.ts';
import { choose, fill, press } from '../../support/pictureEditors.ts';
import { jpeg, textFile } from '../../support/pictureFiles.ts';
import { toast, toasts } from '../../support/see.ts';
import { removedPaths, sentPaths } from '../../support/uploadFakes.ts';
import { openAlbums, openPortfolio, openSingles, picturesAreEdited } from '../pictures.tsx';

picturesAreEdited();

const titled = z.object({ title: z.string(), order: z.number() });

const tabs = [
  {
    tab: 'single images',
    open: openSingles,
    collection: 'enkeltbilleder',
    bin: 'image',
    store: (title: string, order = 0) => singleImage(title, { order }),
    upload: 'Upload billeder',
    texts: {
      load: 'Der opstod en fejl ved indlæsning af enkeltbilleder',
      forbidden: 'Adgang nægtet. Log ud og ind igen.',
      unknown: 'Der opstod en fejl ved upload af billeder. Prøv igen.',
      update: 'Der opstod en fejl ved opdatering af billedet. Prøv igen.',
      removal: 'Der opstod en fejl ved sletning af billedet. Prøv igen.',
      updated: "'Fyrtårn' er opdateret",
      removed: "'Fyr' er slettet",
      question: "Slet 'Fyr'?",
      none: 'Venligst vælg mindst ét billede',
      types: 'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: brev.jpg',
    },
  },
  {
    tab: 'albums',
    open: openAlbums,
    collection: 'albums',
    bin: 'album',
    store: (title: string, order = 0) => album(title, ['Gren'], { order }),
    upload: 'Fortsæt til albumdetaljer',
    texts: {
      load: 'Der opstod en fejl ved indlæsning af albums',
      forbidden: 'Adgang nægtet. Log ud og ind igen.',
      unknown: 'Der opstod en fejl ved oprettelse af albummet. Prøv igen.',
      update: 'Der opstod en fejl ved opdatering af albummet. Prøv igen.',
      removal: 'Der opstod en fejl ved sletning af albummet',
      updated: "Albummet 'Fyrtårn' er opdateret",
      removed: "Albummet 'Fyr' er slettet",
      question: "Slet albummet 'Fyr'?",
      none: 'Venligst vælg mindst ét billede til albummet',
      types: 'Kun JPEG, PNG og WebP billeder er tilladt i album. Fjern venligst: brev.jpg',
    },
  },
  {
    tab: 'the portfolio',
    open: openPortfolio,
    collection: 'portfolio',
    bin: 'portfolio',
    store: (title: string, order = 0) => portfolioItem(title, { order }),
    upload: 'Upload til portfolio',
    texts: {
      load: 'Der opstod en fejl ved indlæsning af portfolio billeder',
      forbidden: 'Du skal have administratorrettigheder for at uploade til portfolio.',
      unknown: 'Der opstod en fejl ved upload af portfolio billeder. Prøv igen.',
      update: 'Fyr kunne ikke opdateres. Prøv igen.',
      removal: 'Fyr kunne ikke slettes. Prøv igen.',
      updated: "'Fyrtårn' er opdateret",
      removed: "'Fyr' er slettet",
      question: "Slet 'Fyr'?",
      none: 'Venligst vælg mindst ét billede',
      types: 'Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: brev.jpg',
    },
  },
];

describe.each(tabs)('$tab', ({ open, collection, bin, store, upload, texts }) => {
  const stored = (id = 'Fyr') => backend.documents.get(`${collection}/${id}`);

  beforeEach(() => {
    backend.documents.fill(collection, [store('Fyr'), store('Klit', 1)]);
  });

  /** Chooses a picture, describes it, and sends it off. */
  async function add(title: string): Promise<void> {
    await choose(jpeg(`${title}.jpg`));
    const words = { title, category: 'natur' };
    if (collection === 'albums') {
      await press(upload);
      await fill({ ...words, price: '500' });
      await press('Opret album');
      return;
    }
    await press(`Udfyld ${title}`);
    await fill(words);
    await press('Færdig');
    await press(upload);
  }

  test('that cannot be read say so, and are read again', async () => {
    await open();
    act(() => backend.documents.breakWatches(collection, new AppError('unknown')));
    expect(screen.getByRole('alert')).toHaveTextContent(texts.load);
    await press('Prøv igen');
    expect(screen.getByRole('article', { name: 'Fyr' })).toBeVisible();
  });

  test('stay open as they are typed when their list can no longer be followed', async () => {
    await open();
    await press('Rediger Fyr');
    await fill({ title: 'Fyrtårn' });
    act(() => backend.documents.breakWatches(collection, new AppError('unknown')));
    expect(screen.getByLabelText('Titel')).toHaveValue('Fyrtårn');
    await press('Gem Ændringer');
    await toast(`success: ${texts.updated}`);
  });

  test('are edited; what cannot be saved stays as it was typed', async () => {
    await open();
    await press('Rediger Fyr');
    await fill({ title: 'Fyrtårn', category: 'urban' });
    backend.failNext('write', collection, new AppError('unknown'));
    await press('Gem Ændringer');
    await toasts(`error: ${texts.update}`);
    expect(screen.getByLabelText('Titel')).toHaveValue('Fyrtårn');
    await press('Gem Ændringer');
    await toast(`success: ${texts.updated}`);
    expect(stored()).toMatchObject({ title: 'Fyrtårn', category: 'urban' });
  });

  test('go into the bin after a question, with their files', async () => {
    await open();
    await press('Slet Fyr');
    backend.failNext('write', collection, new AppError('unknown'));
    await press('Slet');
    await toasts(`error: ${texts.removal}`);
    expect(screen.getByRole('alertdialog', { name: texts.question })).toBeVisible();
    await press('Slet');
    await toast(`success: ${texts.removed}`);
    expect(stored()).toBeUndefined();
    expect(backend.documents.get(`bin/${bin}-Fyr`)).toMatchObject({ record: { title: 'Fyr' } });
    expect(removedPaths()).toEqual([]);
  });

  test('take pictures only, and at least one', async () => {
    await open();
    await choose(textFile('brev.jpg'), jpeg('a.jpg'));
    expect(await screen.findByRole('alert')).toHaveTextContent(texts.types);
    await press(upload);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Fjern dem');
    await press('Fjern a');
    await press(upload);
    expect(screen.getByRole('alert')).toHaveTextContent(texts.none);
    expect(screen.getByRole('alert')).toHaveFocus();
    expect(sentPaths()).toEqual([]);
  });

  test('place what is new after what is still on its way', async () => {
    const gate = backend.hold('upload');
    await open();
    await add('Havgus');
    await add('Regn');
    gate.open();
    const placeOf = (title: string) => {
      const records = backend.documents.all(collection, titled);
      return records.find((each) => each.title === title)?.order;
    };
    await waitFor(() => expect([placeOf('Havgus'), placeOf('Regn')]).toEqual([2, 3]));
  });

  test.each([
    ['permission-denied', texts.forbidden],
    ['unknown', texts.unknown],
  ] as const)('say why an upload fails (%s), and keep no record of it', async (code, message) => {
    backend.fail('upload', '', new AppError(code));
    await open();
    await add('Havgus');
    await toast(`error: ${message}`);
    expect(backend.documents.all(collection, titled)).toHaveLength(2);
  });
});
