import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { type ReceivedPayment, receivedPaymentSchema } from '#src/model/reconciliation/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { alerts, sees, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  nowWaiting,
  ofBo,
  ofIda,
  oneOrderWaits,
  open,
  press,
  sell,
  storedPurchase,
} from './world.tsx';

resetStoresAfterEach();
oneOrderWaits();
beforeEach(() => nowWaiting(ofIda, ofBo));
const stored = () => backend.documents.all('received-payments', receivedPaymentSchema);

const stillOpen = () => stored().filter(({ status }) => status === 'open');

/** The rows below a heading. */
const rowsOf = (title: string) =>
  within(
    screen.getByRole('heading', { name: title }).closest('section') ?? document.body,
  ).getAllByRole('listitem');

/** Payments have come, by default one of Ida's order. */
const received = (...payments: Partial<ReceivedPayment>[]) =>
  backend.documents.fill(
    'received-payments',
    payments.map((change, index) => ({
      id: 'abc'.charAt(index),
      source: 'nordea',
      day: '2026-01-12',
      amountOre: 19_900,
      feeOre: 0,
      text: ofIda.id,
      status: 'open',
      orderId: '',
      ...change,
    })),
  );

const settledFor = (order: { id: string }) => ({ status: 'approved', orderId: order.id, text: '' });

describe('payments that are clear', () => {
  beforeEach(() => received({}, { text: `tak ${ofBo.id}`, amountOre: 25_000 }));

  test('are ticked and approved in one go, and their texts are forgotten', async () => {
    await open();
    expect(rowsOf('Klar til godkendelse')).toHaveLength(2);
    await press('Godkend 2 betalinger');
    await toast('success: 2 betalinger er godkendt.');
    expect(storedPurchase(ofIda.id)).toMatchObject({ totalAmount: 199 });
    expect(storedPurchase(ofBo.id)).toMatchObject({ totalAmount: 250 });
    expect(stored()).toMatchObject([settledFor(ofIda), settledFor(ofBo)]);
    expect(screen.queryByRole('heading', { name: 'Klar til godkendelse' })).not.toBeInTheDocument();
  });

  test('are left out when their tick is taken away', async () => {
    await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ida Holm' }));
    await press('Godkend 1 betaling');
    await waitFor(() => expect(stillOpen()).toMatchObject([{ id: 'a' }]));
    expect(storedPurchase(ofIda.id)).toBeUndefined();
  });

  test.each([
    [
      'could not be approved',
      () => backend.failNext('write', `purchases/${ofIda.id}`, new AppError('order/withdrawn')),
      'Ikke godkendt: Ida Holm, ordre JF20260110ABCDEF123. Kunden har fortrudt købet, så ordren kan ikke godkendes.',
    ],
    [
      'has another price now, which the photographer has to see',
      () => sell('Nordlys', { price: 5 }),
      'Prisen har ændret sig. Godkend ordren for sig selv.',
    ],
  ])('name the one that %s, and approve the others', async (_why, happen, text) => {
    happen();
    await open();
    await press('Godkend 2 betalinger');
    await waitFor(() => expect(stillOpen()).toMatchObject([{ id: 'a' }]));
    await alerts(text);
    sell('Nordlys');
    await press('Prøv igen');
    await waitFor(() => expect(stillOpen()).toEqual([]));
  });

  test('stop when the connection is lost, and go on later', async () => {
    backend.failNext('write', `purchases/${ofIda.id}`);
    await open();
    await press('Godkend 2 betalinger');
    await alerts('1 betaling er ikke godkendt.');
    expect(storedPurchase(ofBo.id)).toBeUndefined();
    await press('Prøv igen');
    await waitFor(() => expect(stillOpen()).toEqual([]));
  });
});

describe('payments that are not clear', () => {
  test('stand beside their orders, are given one, and are then approved', async () => {
    received({ text: 'Mormor', amountOre: 25_000 });
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
    await waitFor(() => expect(stored()).toMatchObject([settledFor(ofBo)]));
  });

  test('are settled when their orders were approved by hand, with the fees that the books get', async () => {
    const another = { id: 'JF20260112MNOPQR789' };
    nowWaiting();
    backend.documents.fill(
      'purchases',
      [ofIda, ofBo, another].map(({ id }) => bought(id)),
    );
    received({ feeOre: 199 }, { text: ofBo.id, feeOre: 250 }, { text: another.id, amountOre: 500 });
    await open();
    await waitFor(() => expect(rowsOf('Ordren er allerede godkendt')).toHaveLength(3));
    await press(/^Afslut: 5,00/);
    expect(stored()[2]).toMatchObject(settledFor(another));
    await press('Afslut alle 2');
    expect(stored()).toMatchObject([
      { ...settledFor(ofIda), feeOre: 199 },
      { ...settledFor(ofBo), feeOre: 250 },
      settledFor(another),
    ]);
    expect(toastsShown()).toContain('success: 2 betalinger er afsluttet.');
  });

  test('are told when another payment has paid that order', async () => {
    nowWaiting(ofBo);
    backend.documents.fill('purchases', [bought(ofIda.id)]);
    received({ status: 'approved', orderId: ofIda.id, text: '' }, {});
    await open();
    await waitFor(() =>
      expect(rowsOf('Se dem efter')[0]).toHaveTextContent('Ordren er betalt mere end én gang.'),
    );
  });

  test('wait until it is known whether the order that they name is approved', async () => {
    nowWaiting(pendingOrder({ ...ofBo, amount: 199 }));
    backend.documents.fill('purchases', [bought(ofIda.id)]);
    received({}, { text: 'Tante', amountOre: 7700 });
    backend.failNext('read', `purchases/${ofIda.id}`);
    await open();
    await alerts('Det kunne ikke læses, hvilke ordrer der er godkendt. Prøv igen.');
    expect(screen.queryByRole('heading', { name: 'Se dem efter' })).not.toBeInTheDocument();
    expect(rowsOf('Uden ordre')).toHaveLength(1);
    await press('Prøv igen');
    await waitFor(() => expect(rowsOf('Ordren er allerede godkendt')).toHaveLength(1));
  });

  test('stay in sight until they are set aside, or their order comes', async () => {
    received({ text: 'Tante', amountOre: 7700 });
    await open();
    expect(rowsOf('Uden ordre')[0]).toHaveTextContent('77,00 krTante12.1.2026 · Nordea');
    act(() => nowWaiting(ofIda, pendingOrder({ ...ofBo, amount: 77 })));
    expect(rowsOf('Se dem efter')).toHaveLength(1);
    await press(/^Læg til side/);
    expect(stored()).toMatchObject([{ status: 'set-aside', orderId: '', text: '' }]);
  });
});

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
