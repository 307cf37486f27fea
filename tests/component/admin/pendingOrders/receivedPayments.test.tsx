import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { AppError } from '#src/model/base/errors.ts';
import { receivedPaymentSchema, type ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { settled } from '../../support/show.ts';
import { nowWaiting, oneOrderWaits, open } from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');

resetStoresAfterEach();
oneOrderWaits();

const ofIda = pendingOrder({
  id: 'JF20260110ABCDEF123',
  customerName: 'Ida Holm',
  amount: 199,
  createdAt: new Date('2026-01-10T12:00:00Z'),
});
const ofBo = pendingOrder({
  id: 'JF20260111GHIJKL456',
  customerName: 'Bo Lind',
  amount: 250,
  createdAt: new Date('2026-01-11T12:00:00Z'),
});

beforeEach(() => {
  nowWaiting(ofIda, ofBo);
  vi.mocked(approveOrder).mockImplementation((id) => {
    const order = [ofIda, ofBo].find((each) => each.id === id) ?? ofIda;
    backend.documents.change(`pending-orders/${id}`, { paymentStatus: 'completed' });
    return Promise.resolve({ kind: 'approved', purchase: purchaseOf(order, { id }) });
  });
});

const HEADINGS = 'Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta;Afstemt';
const nordea = (...lines: string[]) =>
  new File([[HEADINGS, ...lines].join('\n')], 'konto.csv', { type: 'text/csv' });
const line = (day: string, amount: string, text: string) =>
  `${day};${amount};;1;;${text};0,00;DKK;`;

async function choose(file: File): Promise<void> {
  await userEvent.upload(screen.getByLabelText('Vælg CSV-fil'), file);
  await screen.findByRole('dialog', { name: 'Betalinger i filen' });
}

async function press(name: string | RegExp): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name }));
  await settled();
}

const stored = () => backend.documents.all('received-payments', receivedPaymentSchema);
const byStatus = (status: ReceivedPayment['status']) =>
  stored().filter((each) => each.status === status);

/** The rows below a heading. */
const rowsOf = (title: string) =>
  within(
    screen.getByRole('heading', { name: title }).closest('section') ?? document.body,
  ).getAllByRole('listitem');

const received = (id: string, change: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  id,
  source: 'nordea',
  day: '2026-01-12',
  amountOre: 19_900,
  feeOre: 0,
  text: ofIda.id,
  status: 'open',
  orderId: '',
  ...change,
});

describe('a file', () => {
  test('is looked at before anything is kept, and only payments that have come are kept', async () => {
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
    await vi.waitFor(() => expect(toastsShown()).toEqual(['success: 1 ny indbetaling er hentet.']));
    expect(stored()).toMatchObject([
      { source: 'nordea', day: '2026-01-12', amountOre: 19_900, text: ofIda.id, status: 'open' },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('can be read twice: what is known is not new, also when it is decided', async () => {
    await open();
    const lines = [line('2026/01/12', '50,00', 'Mormor'), line('2026/01/12', '50,00', 'Mormor')];
    await choose(nordea(...lines));
    await press('Hent 2 indbetalinger');
    await press('Læg alle 2 til side');
    await vi.waitFor(() => expect(byStatus('set-aside')).toHaveLength(2));
    await choose(nordea(...lines, line('2026/01/13', '60,00', 'Morfar')));
    await press('Hent 3 indbetalinger');
    await vi.waitFor(() => expect(byStatus('open')).toMatchObject([{ text: 'Morfar' }]));
    await choose(nordea(...lines));
    await press('Hent 2 indbetalinger');
    await vi.waitFor(() =>
      expect(toastsShown()).toContain('info: Alle indbetalingerne var hentet i forvejen.'),
    );
    expect(stored()).toHaveLength(3);
  });

  test('that is not known asks for its columns, and reads nothing before', async () => {
    await open();
    await choose(new File(['Bogført;Kr.;Note\n12-01-2026;199,00;JF20260110ABCDEF123'], 'x.csv'));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(/^Filen er ikke genkendt/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Hent 0 indbetalinger' })).toBeDisabled();
    await userEvent.selectOptions(dialog.getByLabelText('Dato'), 'Bogført');
    await userEvent.selectOptions(dialog.getByLabelText('Beløb'), 'Kr.');
    await userEvent.selectOptions(dialog.getByLabelText('Tekst eller besked'), 'Note');
    await press('Hent 1 indbetaling');
    await vi.waitFor(() =>
      expect(stored()).toMatchObject([{ source: 'other', amountOre: 19_900 }]),
    );
  });

  test.each([
    [
      'Det er ikke en CSV-fil. Vælg CSV, når du henter filen i netbanken.',
      [new File(['PK\u0003\0;\0'], 'a.csv')],
    ],
    [
      'Det er ikke en CSV-fil. Vælg CSV, når du henter filen i netbanken.',
      [new File([''], 'a.csv')],
    ],
    [
      'Filen er for stor. Hent en kortere periode; der er plads til 2 MB.',
      [new File(['x'.repeat(2 * 1024 * 1024 + 1)], 'a.csv')],
    ],
    ['Træk én fil herind ad gangen.', [nordea(), nordea()]],
  ])('is refused: %s', async (problem, files) => {
    await open();
    const place = screen.getByText('Træk en CSV-fil herind');
    fireEvent.drop(place, { dataTransfer: { files, types: ['Files'] } });
    expect(await screen.findByRole('alert')).toHaveTextContent(problem);
  });

  test('with more payments than fit asks for a later day', async () => {
    await open();
    const many = Array.from({ length: 501 }, (_, at) => line('2026/01/12', '5,00', `nr. ${at}`));
    await choose(nordea(...many, line('2026/01/20', '5,00', 'sidst')));
    expect(screen.getByText(/^Der er plads til 500 indbetalinger ad gangen/)).toBeVisible();
    fireEvent.change(screen.getByLabelText('Fra og med'), { target: { value: '2026-01-13' } });
    await press('Hent 1 indbetaling');
    expect(stored()).toHaveLength(1);
  });
});

describe('payments that are clear', () => {
  beforeEach(() => {
    backend.documents.fill('received-payments', [
      received('a'),
      received('b', { text: `tak ${ofBo.id}`, amountOre: 25_000 }),
    ]);
  });

  test('are ticked and approved in one go, and their texts are forgotten', async () => {
    await open();
    expect(rowsOf('Klar til godkendelse')).toHaveLength(2);
    await press('Godkend 2 betalinger');
    expect(vi.mocked(approveOrder).mock.calls.map(([id]) => id)).toEqual([ofIda.id, ofBo.id]);
    expect(stored()).toMatchObject([
      { id: 'a', status: 'approved', orderId: ofIda.id, text: '' },
      { id: 'b', status: 'approved', orderId: ofBo.id, text: '' },
    ]);
    expect(toastsShown()).toContain('success: 2 betalinger er godkendt.');
    expect(screen.queryByRole('heading', { name: 'Klar til godkendelse' })).not.toBeInTheDocument();
  });

  test('are left out when their tick is taken away', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ida Holm' }));
    await press('Godkend 1 betaling');
    expect(byStatus('open')).toMatchObject([{ id: 'a' }]);
  });

  test('name the one that could not be approved, and approve the others', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('order/withdrawn'));
    await open();
    await press('Godkend 2 betalinger');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ikke godkendt: Ida Holm, ordre JF20260110ABCDEF123. Kunden har fortrudt købet, så ordren kan ikke godkendes.',
    );
    expect(byStatus('open')).toMatchObject([{ id: 'a' }]);
    await press('Prøv igen');
    expect(byStatus('open')).toEqual([]);
  });

  test('whose price has changed are not approved behind the back of the photographer', async () => {
    const check = { changes: [], hidden: [], total: 5, ordered: 199, needsConfirmation: true };
    vi.mocked(approveOrder).mockResolvedValueOnce({ kind: 'needs-confirmation', check });
    await open();
    await press('Godkend 2 betalinger');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Prisen har ændret sig. Godkend ordren for sig selv.',
    );
    expect(byStatus('open')).toMatchObject([{ id: 'a' }]);
  });

  test('stop when the connection is lost, and go on later', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('network'));
    await open();
    await press('Godkend 2 betalinger');
    expect(screen.getByRole('alert')).toHaveTextContent('1 betaling er ikke godkendt.');
    expect(approveOrder).toHaveBeenCalledTimes(1);
    await press('Prøv igen');
    expect(byStatus('approved')).toHaveLength(2);
  });
});

describe('payments that are not clear', () => {
  test('stand beside their orders, are given one, and are then approved', async () => {
    backend.documents.fill('received-payments', [
      received('a', { text: 'Mormor', amountOre: 25_000 }),
    ]);
    await open();
    const [row] = rowsOf('Se dem efter');
    expect(row).toHaveTextContent('Beløbet passer, men ordrenummeret mangler.');
    await userEvent.click(screen.getByRole('radio', { name: /^Bo Lind/ }));
    await press('Vælg ordren til 250,00\u00a0kr, Mormor');
    expect(rowsOf('Klar til godkendelse')[0]).toHaveTextContent('Du har valgt ordren.');
    await press(/^Fortryd valget/);
    expect(rowsOf('Se dem efter')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /^Bo Lind/ }));
    await press(/^Vælg ordren/);
    await press('Godkend 1 betaling');
    expect(stored()).toMatchObject([{ status: 'approved', orderId: ofBo.id, text: '' }]);
  });

  test('say why: another amount, and an order that is paid twice', async () => {
    backend.documents.fill('received-payments', [
      received('a'),
      received('b'),
      received('c', { text: ofBo.id, amountOre: 24_900 }),
    ]);
    await open();
    const texts = rowsOf('Se dem efter').map((row) => row.textContent);
    expect(
      texts.filter((text) => text.includes('Ordren er betalt mere end én gang.')),
    ).toHaveLength(2);
    expect(
      texts.filter((text) => text.includes('Nummeret passer, men beløbet er et andet.')),
    ).toHaveLength(1);
  });

  test('are settled when their order was approved by hand', async () => {
    nowWaiting(ofBo);
    backend.documents.fill('purchases', [bought(ofIda.id)]);
    backend.documents.fill('received-payments', [received('a')]);
    await open();
    await waitFor(() => expect(rowsOf('Ordren er allerede godkendt')).toHaveLength(1));
    await press(/^Afslut/);
    expect(stored()).toMatchObject([{ status: 'approved', orderId: ofIda.id, text: '' }]);
  });

  test('are told when another payment has paid that order', async () => {
    nowWaiting(ofBo);
    backend.documents.fill('purchases', [bought(ofIda.id)]);
    backend.documents.fill('received-payments', [
      received('a', { status: 'approved', orderId: ofIda.id, text: '' }),
      received('b'),
    ]);
    await open();
    await waitFor(() =>
      expect(rowsOf('Se dem efter')[0]).toHaveTextContent('Ordren er betalt mere end én gang.'),
    );
  });

  test('stay in sight until they are set aside, or their order comes', async () => {
    backend.documents.fill('received-payments', [
      received('a', { text: 'Tante', amountOre: 7_700 }),
    ]);
    await open();
    expect(rowsOf('Uden ordre')[0]).toHaveTextContent('77,00 krTante12.1.2026 · Nordea');
    act(() => nowWaiting(ofIda, pendingOrder({ ...ofBo, amount: 77 })));
    expect(rowsOf('Se dem efter')).toHaveLength(1);
    await press(/^Læg til side/);
    expect(stored()).toMatchObject([{ status: 'set-aside', orderId: '', text: '' }]);
  });
});
