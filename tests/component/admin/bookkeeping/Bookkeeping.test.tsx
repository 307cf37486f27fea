import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Bookkeeping } from '#src/admin/bookkeeping/Bookkeeping.tsx';
import * as saveFileModule from '#src/lib/saveFile.ts';
import * as createZipModule from '#src/lib/zip/createZip.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { issuedCreditNote, issuedInvoice } from '../../../support/vouchers.ts';
import { hides, sees, shows, toasts } from '../../support/see.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import '#src/data/repos/giftCards/giftCards.ts';

vi.mock('#src/lib/saveFile.ts');
vi.mock('#src/lib/zip/createZip.ts');

resetStoresAfterEach();

const saveFile = vi.mocked(saveFileModule.saveFile);
const createZip = vi.mocked(createZipModule.createZip);

const NOW = new Date('2026-09-15T10:00:00Z');

const keep = (vouchers: readonly Voucher[]) =>
  backend.documents.fill(
    'vouchers',
    vouchers.map((voucher) => ({ ...voucher, id: voucher.number })),
  );

async function open(): Promise<void> {
  await show(
    <MemoryRouter>
      <Bookkeeping />
    </MemoryRouter>,
  );
  await settled();
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const rows = () => within(screen.getByRole('region', { name: 'Bilag' })).getAllByRole('listitem');
const choose = (period: string) =>
  userEvent.selectOptions(screen.getByLabelText('Periode'), period);

/** The sums below the heading of a quarter. */
const sumsOf = (title: string) =>
  screen
    .getByRole('heading', { name: title, level: 3 })
    .parentElement?.textContent.replaceAll('\u00A0', ' ');

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  saveFile.mockReset();
  createZip.mockReset().mockResolvedValue({ file: new Blob(['zip']), failedIds: [] });
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  backend.accounts.signIn(admin);
  keep([issuedInvoice(1), issuedInvoice(2), issuedCreditNote(1)]);
});

describe('the period', () => {
  test('is this quarter, with its sums to the øre', async () => {
    await open();
    expect(screen.getByLabelText('Periode')).toHaveDisplayValue('3. kvartal 2026');
    expect(sumsOf('3. kvartal 2026')).toBe(
      '3. kvartal 2026Omsætning med moms398,00 krHeraf moms79,60 krUden moms318,40 kr' +
        'Fakturaer2Kreditnotaer1',
    );
    shows('3 bilag');
  });

  test('may be a year, which is added up by quarter and as a whole', async () => {
    keep([
      issuedInvoice(1, { issuedAt: new Date('2026-01-01T00:00:00Z') }),
      issuedInvoice(2),
      issuedInvoice(3, { issuedAt: new Date('2025-12-31T22:30:00Z') }),
    ]);
    await open();
    await choose('2026');
    await settled();
    expect(sumsOf('1. kvartal 2026')).toContain('398,00 kr');
    expect(sumsOf('3. kvartal 2026')).toContain('398,00 kr');
    expect(sumsOf('I alt')).toContain('796,00 kr');
    shows('2 bilag');
  });

  test('may be any days, and says when they are not in order', async () => {
    await open();
    await choose('Vælg datoer');
    expect(screen.getByLabelText('Fra og med')).toHaveValue('2026-07-01');
    expect(screen.getByLabelText('Til og med')).toHaveValue('2026-09-30');
    const last = screen.getByLabelText('Til og med');
    await userEvent.clear(last);
    shows('Vælg to datoer. Den første må ikke ligge efter den sidste.');
    await userEvent.type(last, '2026-07-31');
    await settled();
    shows('Der er ingen bilag i perioden.');
    await choose('3. kvartal 2026');
    await settled();
    expect(screen.queryByLabelText('Fra og med')).not.toBeInTheDocument();
    shows('3 bilag');
  });

  test('of a business without moms shows none', async () => {
    keep([issuedInvoice(1, { vatOre: 0, vatRate: 0 })]);
    await open();
    expect(sumsOf('3. kvartal 2026')).toBe(
      '3. kvartal 2026Omsætning398,00 krFakturaer1Kreditnotaer0',
    );
    hides(/moms/);
  });
});

describe('the list', () => {
  test('names the voucher, its buyer, its order and its amount', async () => {
    await open();
    const [creditNote, , first] = rows();
    expect(creditNote).toHaveTextContent('Kreditnota K2026-0001');
    expect(creditNote).toHaveTextContent('-398,00 kr');
    expect(first).toHaveTextContent('Faktura 2026-0001');
    expect(first).toHaveTextContent('1.8.2026 · Ida Holm · JF20260801ABCDEF101');
    expect(screen.getByRole('link', { name: 'Åbn ordre JF20260801ABCDEF102' })).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=kundepanel&order=JF20260801ABCDEF102',
    );
  });

  test('comes page by page', async () => {
    const many = Array.from({ length: 65 }, (_, index) =>
      issuedInvoice(index + 1, { issuedAt: new Date(Date.UTC(2026, 7, 1, 0, index)) }),
    );
    keep(many);
    await open();
    expect(rows()).toHaveLength(30);
    shows('30 af 65 bilag');
    await press('Vis flere');
    await press('Vis flere');
    await waitFor(() => expect(rows()).toHaveLength(65));
    expect(rows()[64]).toHaveTextContent('Faktura 2026-0001');
    shows('65 bilag');
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
    expect(rows()[60]).toContainElement(document.activeElement as HTMLElement);
  });

  test('gives each PDF, and says where there is none yet or none any more', async () => {
    keep([
      issuedInvoice(1),
      issuedInvoice(2, { pdf: undefined }),
      issuedInvoice(3, { issuedAt: new Date('2020-06-06T10:00:00Z'), pdf: undefined }),
    ]);
    backend.files.put('vouchers/2026-0001.pdf', new Blob(['%PDF']));
    await open();
    await press('Download 2026-0001 som PDF');
    await waitFor(() => expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), '2026-0001.pdf'));
    await choose('Vælg datoer');
    await userEvent.clear(screen.getByLabelText('Fra og med'));
    await userEvent.type(screen.getByLabelText('Fra og med'), '2020-01-01');
    await settled();
    expect(rows()[0]).toHaveTextContent('PDF mangler');
    expect(rows()[2]).toHaveTextContent('PDF slettet efter fristen');
  });

  test('that cannot be read says so, and is read again', async () => {
    backend.failNext('read', 'vouchers');
    backend.failNext('read', 'vouchers');
    await open();
    shows('Kunne ikke hente bilag. Prøv igen.');
    await press('Prøv igen');
    await settled();
    await sees('3 bilag');
  });
});

describe('the files', () => {
  const saved = async () => {
    const [blob, name] = saveFile.mock.lastCall ?? [];
    return { name, text: (await blob?.text()) ?? '' };
  };

  test.each([
    ['Dinero (CSV)', 'Dinero.csv', '20260001;01-08-2026;Faktura 2026-0001'],
    ['Billy (CSV)', 'Billy.csv', '2026-0001'],
    ['e-conomic (CSV)', 'e-conomic.csv', '2026-0001'],
  ])('for %s are saved with the vouchers of the period', async (button, kind, content) => {
    await open();
    await press(button);
    const file = await saved();
    expect(file.name).toBe(`Bogføring_3._kvartal_2026_${kind}`);
    expect(file.text).toContain(content);
    expect(file.text.indexOf('2026-0001')).toBeLessThan(file.text.indexOf('2026-0002'));
    await toasts(`success: ${file.name} er gemt i dine downloads.`);
  });

  test('have the fees of the period, and the page says which file has no account for them', async () => {
    const days = ['2026-06-30', '2026-07-01', '2026-09-30', '2026-10-01'];
    // Paid before the period, and approved in it or beside it.
    const payment = { amountOre: 19_900, feeOre: 150, status: 'approved', day: '2026-06-29' };
    backend.documents.fill(
      'received-payments',
      days.map((id) => ({ ...payment, id, decidedAt: new Date(`${id}T10:00:00Z`) })),
    );
    await open();
    const note = await screen.findByText(/^Gebyrer fra MobilePay i perioden/);
    expect(note.textContent.replaceAll('\u00A0', ' ')).toBe(
      'Gebyrer fra MobilePay i perioden: 3,00 kr. De står i kassekladden, et bilag for hver dag. De mangler i filen til Billy, e-conomic, fordi opsætningen ikke har en konto til dem.',
    );
    await press('Dinero (CSV)');
    expect((await saved()).text).toContain(';Gebyrer fra MobilePay;7220;1,50;');
  });

  test('of all PDFs come in one archive, which tells the missing ones', async () => {
    keep([issuedInvoice(1), issuedInvoice(2, { pdf: undefined }), issuedInvoice(3)]);
    createZip.mockResolvedValueOnce({ file: new Blob(['zip']), failedIds: ['2026-0003'] });
    await open();
    await press('Alle PDF-bilag (ZIP)');
    await sees('2 PDF-filer mangler i arkivet:');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '2026-0002',
      '2026-0003',
    ]);
    expect(saveFile).toHaveBeenCalledWith(expect.any(Blob), 'Bogføring_3._kvartal_2026_PDF.zip');
    const job = createZip.mock.lastCall?.[0];
    expect(job?.entries.map(({ name }) => name)).toEqual(['2026-0001.pdf', '2026-0003.pdf']);
    expect(job?.missing).toEqual(['2026-0002.pdf']);
    expect((await job?.access('2026-0001'))?.url).toContain('2026-0001.pdf');
  });

  test('of all PDFs show how far they are, and can be stopped', async () => {
    createZip.mockImplementation(
      ({ signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress(1024 * 1024);
          signal.addEventListener('abort', () => reject(new AppError('cancelled')));
        }),
    );
    await open();
    await press('Alle PDF-bilag (ZIP)');
    await sees('PDF-bilag hentes: 1,0 MB hentet');
    await press('Afbryd');
    await toasts('info: Hentningen er afbrudt.');
    expect(screen.queryByRole('button', { name: 'Afbryd' })).not.toBeInTheDocument();
    expect(saveFile).not.toHaveBeenCalled();
  });

  test('of all PDFs are not asked for when there is none', async () => {
    keep([issuedInvoice(1, { pdf: undefined })]);
    await open();
    await press('Alle PDF-bilag (ZIP)');
    await toasts('error: Ingen af periodens PDF-filer kunne hentes.');
    expect(createZip).not.toHaveBeenCalled();
  });
});

describe('what has been forgotten', () => {
  const ran = (id: string, run: object) => backend.documents.put(`retention-log/${id}`, run);
  const until = new Date('2020-12-31T23:00:00Z');
  const september = { at: new Date('2026-09-01T02:00:00Z'), until };

  test.each([
    [0, 'Senest slettet: 1.9.2026. Der var ingen personoplysninger fra før 1.1.2021.'],
    [1, 'Senest slettet: 1.9.2026. 1 post fra før 1.1.2021 er nu uden personoplysninger.'],
    [12, 'Senest slettet: 1.9.2026. 12 poster fra før 1.1.2021 er nu uden personoplysninger.'],
  ])('by the latest run, with %i records, is told', async (count, text) => {
    ran('a', { at: new Date('2026-08-01T02:00:00Z'), until, count: 99 });
    ran('b', { ...september, count, finishedAt: september.at });
    await open();
    shows(text);
  });

  test('by a run that was cut off, is told as such', async () => {
    ran('b', { ...september, count: 12 });
    await open();
    shows(
      'Sletningen 1.9.2026 blev afbrudt, da 12 poster fra før 1.1.2021 var uden personoplysninger. Den næste sletter resten.',
    );
  });

  test('is nothing before the first run; without a connection it is asked for again', async () => {
    backend.failNext('read', 'retention-log');
    await open();
    shows('Kunne ikke læse, hvornår der sidst er slettet.');
    await press('Prøv igen');
    await sees('Senest slettet: aldrig. Personoplysninger fjernes automatisk hver måned.');
  });
});
