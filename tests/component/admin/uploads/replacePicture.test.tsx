import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { pictureQueue } from '#src/admin/uploads/queue/uploadRunner.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { album, portfolioItem, singleImage } from '../../../support/records.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { press } from '../../support/pictureEditors.ts';
import { inspected, jpeg, textFile } from '../../support/pictureFiles.ts';
import { toasts } from '../../support/see.ts';
import { sentPaths } from '../../support/uploadFakes.ts';
import {
  albums,
  openAlbums,
  openPortfolio,
  openSingles,
  picturesAreEdited,
  portfolio,
  singles,
} from '../pictures.tsx';

picturesAreEdited();

beforeEach(() => backend.documents.fill('enkeltbilleder', [singleImage('Fyr', { price: 899 })]));

function chooseAnother(file: File): Promise<void> {
  const input = screen.getByLabelText('Erstat billedet …', { selector: 'input' });
  return userEvent.upload(input, file, { applyAccept: false });
}

async function openFyr(): Promise<void> {
  await openSingles();
  await press('Rediger Fyr');
}

test('a single image is replaced while its dialog is open, and what is typed stays', async () => {
  await openFyr();
  const title = within(screen.getByRole('dialog')).getByLabelText('Titel');
  await userEvent.type(title, 'et');
  await chooseAnother(jpeg('fyr-2.jpg'));
  const question = await screen.findByRole('alertdialog', { name: "Erstat 'Fyr'?" });
  expect(question).toHaveTextContent(
    'Titel, pris, tekster og links bliver, som de er. Det, som kunder har købt, beholder de, som det var.',
  );
  await userEvent.selectOptions(within(question).getByLabelText('Vandmærke'), 'Kraftigt');
  await press('Erstat');
  await toasts('success: 1 billede er erstattet');
  expect(singles()).toMatchObject([{ title: 'Fyr', price: 899, filename: 'fyr-2.jpg' }]);
  const [, marks] = vi.mocked(pictureQueue.make).mock.calls[0] ?? [];
  expect(marks).toMatchObject({ mark: 'shop', strength: 'strong' });
  expect(title).toHaveValue('Fyret');
});

test('the watermark stays as strong as it was, unless another strength is chosen', async () => {
  const { picture } = singleImage('Fyr');
  const strong = singleImage('Fyr', { picture: { ...picture, strength: 'strong' } });
  backend.documents.fill('enkeltbilleder', [strong]);
  await openFyr();
  await chooseAnother(jpeg('fyr-2.jpg'));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByLabelText('Vandmærke')).toHaveDisplayValue('Kraftigt');
  await press('Erstat');
  await toasts('success: 1 billede er erstattet');
  expect(singles()).toMatchObject([{ picture: { strength: 'strong' } }]);
});

test('nothing happens at a no, and after a yes no second one is taken at the same time', async () => {
  const uploads = backend.hold('upload');
  await openFyr();
  await chooseAnother(jpeg('fyr-2.jpg'));
  await screen.findByRole('alertdialog');
  await press('Annuller');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(sentPaths()).toEqual([]);
  await chooseAnother(jpeg('fyr-2.jpg'));
  await screen.findByRole('alertdialog');
  await press('Erstat');
  expect(await screen.findByRole('button', { name: 'Det nye billede er på vej' })).toBeDisabled();
  uploads.open();
  expect(await screen.findByRole('button', { name: 'Erstat billedet …' })).toBeEnabled();
});

test.each([
  [
    textFile('brev.txt'),
    'error: Kun JPEG, PNG og WebP billeder er tilladt. Fjern venligst: brev.txt',
  ],
  [
    textFile('DSC_1.NEF'),
    'error: DSC_1.NEF er en RAW-fil. Eksportér den som JPEG i fuld størrelse fra dit billedprogram, og vælg så den fil.',
  ],
  [
    new File([], 'tom.jpg'),
    'error: tom.jpg kunne ikke læses som billede. Filen kan være beskadiget.',
  ],
])('a file that is no picture is refused (%o)', async (file, toast) => {
  await openFyr();
  await chooseAnother(file);
  await toasts(toast);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a damaged file is named', async () => {
  vi.mocked(pictureQueue.inspect).mockRejectedValue(new AppError('upload/unreadable'));
  await openFyr();
  await chooseAnother(jpeg('fyr-2.jpg'));
  await toasts('error: fyr-2.jpg kunne ikke læses som billede. Filen kan være beskadiget.');
});

test('a blurred file is hinted at before it is used', async () => {
  vi.mocked(pictureQueue.inspect).mockResolvedValue(inspected({ isBlurred: true }));
  await openFyr();
  await chooseAnother(jpeg('fyr-2.jpg'));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Ser uskarpt ud');
});

test('an order that waits comes first', async () => {
  const items = [{ ...orderLine('Fyr'), id: 'Fyr' }];
  backend.documents.fill('pending-orders', [pendingOrder({ items })]);
  await openFyr();
  await chooseAnother(jpeg('fyr-2.jpg'));
  await toasts(
    'error: En ordre venter på billedet. Godkend eller afvis den først, så kunden får det, der blev bestilt.',
  );
});

test('a picture of an album is replaced in it', async () => {
  backend.documents.fill('albums', [album('Skagen', ['Gren', 'Klit'])]);
  await openAlbums();
  await press('Rediger Skagen');
  await press('Rediger billedet Klit');
  await chooseAnother(jpeg('klit-2.jpg'));
  await screen.findByRole('alertdialog', { name: "Erstat 'Klit'?" });
  await press('Erstat');
  await toasts('success: 1 billede er erstattet');
  const images = albums().flatMap((each) => each.images);
  expect(images.map(({ filename }) => filename)).toEqual(['', 'klit-2.jpg']);
  expect(images[1]?.originalSrc).toMatch(/^high-quality\/albums\/klit\/original_/);
});

test('a picture of the portfolio is replaced', async () => {
  backend.documents.fill('portfolio', [portfolioItem('Bro')]);
  await openPortfolio();
  await press('Rediger Bro');
  await chooseAnother(jpeg('bro-2.jpg'));
  await screen.findByRole('alertdialog', { name: "Erstat 'Bro'?" });
  await press('Erstat');
  await toasts('success: 1 billede er erstattet');
  expect(portfolio()[0]?.originalSrc).toMatch(/^portfolio-protected\/original_/);
});
