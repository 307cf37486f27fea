import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { AppError } from '#src/model/base/errors.ts';
import type { ReceivedPayment } from '#src/model/reconciliation/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { byStatus, ofBo, ofIda, pressAndWait, stored, twoOrdersWait } from './paymentsWorld.ts';
import { nowWaiting, oneOrderWaits, open } from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');

resetStoresAfterEach();
oneOrderWaits();
twoOrdersWait();

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
    await pressAndWait('Godkend 2 betalinger');
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
    await pressAndWait('Godkend 1 betaling');
    expect(byStatus('open')).toMatchObject([{ id: 'a' }]);
  });

  test('name the one that could not be approved, and approve the others', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('order/withdrawn'));
    await open();
    await pressAndWait('Godkend 2 betalinger');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Ikke godkendt: Ida Holm, ordre JF20260110ABCDEF123. Kunden har fortrudt købet, så ordren kan ikke godkendes.',
    );
    expect(byStatus('open')).toMatchObject([{ id: 'a' }]);
    await pressAndWait('Prøv igen');
    expect(byStatus('open')).toEqual([]);
  });

  test('whose price has changed are not approved behind the back of the photographer', async () => {
    const check = {
      changes: [],
      hidden: [],
      totalOre: 500,
      orderedOre: 19_900,
      needsConfirmation: true,
    };
    vi.mocked(approveOrder).mockResolvedValueOnce({ kind: 'needs-confirmation', check });
    await open();
    await pressAndWait('Godkend 2 betalinger');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Prisen har ændret sig. Godkend ordren for sig selv.',
    );
    expect(byStatus('open')).toMatchObject([{ id: 'a' }]);
  });

  test('stop when the connection is lost, and go on later', async () => {
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('network'));
    await open();
    await pressAndWait('Godkend 2 betalinger');
    expect(screen.getByRole('alert')).toHaveTextContent('1 betaling er ikke godkendt.');
    expect(approveOrder).toHaveBeenCalledTimes(1);
    await pressAndWait('Prøv igen');
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
    await pressAndWait('Vælg ordren til 250,00\u00a0kr, Mormor');
    expect(rowsOf('Klar til godkendelse')[0]).toHaveTextContent('Du har valgt ordren.');
    await pressAndWait(/^Fortryd valget/);
    expect(rowsOf('Se dem efter')).toHaveLength(1);
    await userEvent.click(screen.getByRole('radio', { name: /^Bo Lind/ }));
    await pressAndWait(/^Vælg ordren/);
    await pressAndWait('Godkend 1 betaling');
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
    await pressAndWait(/^Afslut/);
    expect(stored()).toMatchObject([{ status: 'approved', orderId: ofIda.id, text: '' }]);
  });

  test('are settled all at once, with the fees that the books get of them', async () => {
    nowWaiting();
    backend.documents.fill('purchases', [bought(ofIda.id), bought(ofBo.id)]);
    backend.documents.fill('received-payments', [
      received('a', { feeOre: 199 }),
      received('b', { text: ofBo.id, feeOre: 250 }),
    ]);
    await open();
    await waitFor(() => expect(rowsOf('Ordren er allerede godkendt')).toHaveLength(2));
    await pressAndWait('Afslut alle 2');
    expect(stored()).toMatchObject([
      { id: 'a', status: 'approved', orderId: ofIda.id, text: '', feeOre: 199 },
      { id: 'b', status: 'approved', orderId: ofBo.id, text: '', feeOre: 250 },
    ]);
    expect(toastsShown()).toContain('success: 2 betalinger er afsluttet.');
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
    await pressAndWait(/^Læg til side/);
    expect(stored()).toMatchObject([{ status: 'set-aside', orderId: '', text: '' }]);
  });
});
