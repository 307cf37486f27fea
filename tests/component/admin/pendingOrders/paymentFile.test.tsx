import { fireEvent, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { receivedPaymentSchema, type ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { alerts, sees, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { nowWaiting, ofBo, ofIda, oneOrderWaits, open, press } from './world.tsx';

resetStoresAfterEach();
oneOrderWaits();
beforeEach(() => nowWaiting(ofIda, ofBo));

const stored = () => backend.documents.all('received-payments', receivedPaymentSchema);
const byStatus = (wanted: ReceivedPayment['status']) =>
  stored().filter(({ status }) => status === wanted);

const HEADINGS = 'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt';
const nordea = (...lines: string[]) =>
  new File([[HEADINGS, ...lines].join('\n')], 'konto.csv', { type: 'text/csv' });
const line = (day: string, amount: string, text: string) =>
  `${day};${amount};;1;;${text};0,00;DKK;`;

async function choose(file: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Vælg CSV-fil'), file);
  await screen.findByRole('dialog', { name: 'Betalinger i filen' });
}

test('a file is looked at before anything is kept, and only payments that have come are kept', async () => {
  await open();
  await choose(
    nordea(
      line('2026/01/12', '199,00', ofIda.id),
      line('2026/01/12', '-39,95', 'BUTIK'),
      line('2026/01/01', '199,00', 'Gammel'),
      line('snart', '199,00', 'Ukendt dag'),
    ),
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Genkendt: Nordea')).toBeVisible();
  // From the day of the oldest order.
  expect(dialog.getByLabelText('Fra og med')).toHaveValue('2026-01-10');
  expect(dialog.getByRole('status')).toHaveTextContent('1 indbetaling');
  expect(dialog.getByText('1 linje er ikke en indbetaling, der er kommet.')).toBeVisible();
  expect(dialog.getByText('1 linje kunne ikke læses')).toBeVisible();
  expect(dialog.getByRole('list', { name: 'Sådan bliver de læst' })).toHaveTextContent(
    `12.1.2026 · 199,00 kr · ${ofIda.id}`,
  );
  expect(stored()).toEqual([]);
  await press('Hent 1 indbetaling');
  await toasts('success: 1 ny indbetaling er hentet.');
  expect(stored()).toMatchObject([
    { source: 'nordea', day: '2026-01-12', amountOre: 19_900, text: ofIda.id, status: 'open' },
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a file can be read twice: what is known is not new, also when it is decided', async () => {
  await open();
  const lines = [line('2026/01/12', '50,00', 'Mormor'), line('2026/01/12', '50,00', 'Mormor')];
  await choose(nordea(...lines));
  await press('Hent 2 indbetalinger');
  await press('Læg alle 2 til side');
  await waitFor(() => expect(byStatus('set-aside')).toHaveLength(2));
  await choose(nordea(...lines, line('2026/01/13', '60,00', 'Morfar')));
  await sees('2 af dem er hentet i forvejen.');
  await press('Hent 3 indbetalinger');
  await waitFor(() => expect(byStatus('open')).toMatchObject([{ text: 'Morfar' }]));
  await choose(nordea(...lines));
  await sees('De er alle hentet i forvejen.');
  await press('Hent 2 indbetalinger');
  await toast('info: Alle indbetalingerne var hentet i forvejen.');
  expect(stored()).toHaveLength(3);
});

test('a file that is not known asks for its columns, and reads nothing before', async () => {
  await open();
  await choose(new File(['Bogført;Kr.;Note\n12-01-2026;199,00;JF20260110ABCDEF123'], 'x.csv'));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText(/^Filen er ikke genkendt/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Hent 0 indbetalinger' })).toBeDisabled();
  await userEvent.selectOptions(dialog.getByLabelText('Dato'), 'Bogført');
  await userEvent.selectOptions(dialog.getByLabelText('Beløb'), 'Kr.');
  await userEvent.selectOptions(dialog.getByLabelText('Tekst eller besked'), 'Note');
  await press('Hent 1 indbetaling');
  await waitFor(() => expect(stored()).toMatchObject([{ source: 'other', amountOre: 19_900 }]));
});

test.each([
  [
    'Det er ikke en CSV-fil. Vælg CSV, når du henter filen i netbanken.',
    [new File(['PK\u0003\0;\0'], 'a.csv')],
  ],
  ['Det er ikke en CSV-fil. Vælg CSV, når du henter filen i netbanken.', [new File([''], 'a.csv')]],
  [
    'Filen er for stor. Hent en kortere periode; der er plads til 2 MB.',
    [new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'a.csv')],
  ],
  ['Træk én fil herind ad gangen.', [nordea(), nordea()]],
])('a file is refused: %s', async (problem, files) => {
  await open();
  const place = screen.getByText('Træk en CSV-fil herind');
  fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } });
  await alerts(problem);
});

test('a file with more payments than fit asks for a later day', async () => {
  await open();
  const many = Array.from({ length: 501 }, (_, at) => line('2026/01/12', '5,00', `nr. ${at}`));
  await choose(nordea(...many, line('2026/01/20', '5,00', 'sidst')));
  await sees(/^Der er plads til 500 indbetalinger ad gangen/);
  fireEvent.change(screen.getByLabelText('Fra og med'), { target: { value: '2026-01-13' } });
  await press('Hent 1 indbetaling');
  await waitFor(() => expect(stored()).toHaveLength(1));
});
