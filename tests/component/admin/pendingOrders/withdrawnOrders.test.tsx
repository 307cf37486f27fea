import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { WithdrawalStatements } from '#src/admin/pendingOrders/WithdrawalStatements.tsx';
import { WithdrawnOrders } from '#src/admin/pendingOrders/WithdrawnOrders.tsx';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, ordered } from '../../../support/orderRecords.ts';
import { hides, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { issuedInvoice } from '../../../support/vouchers.ts';

resetStoresAfterEach();

beforeEach(() => {
  backend.accounts.signIn({ email: 'ejer@jerslevfoto.example', claims: { admin: true } });
});

const open = () =>
  show(
    <MemoryRouter>
      <WithdrawnOrders />
      <WithdrawalStatements />
    </MemoryRouter>,
  );

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);
const withdrawn = (days: number) =>
  ({ paymentStatus: 'cancelled', withdrawnAt: daysAgo(days) }) as const;

describe('the withdrawn orders', () => {
  test('say what has to be paid back, how it was paid, to whom and by when', async () => {
    const withdrawnAt = new Date('2026-06-07T10:30:00Z');
    const purchase = { ...withdrawn(1), withdrawnAt, paymentMethod: 'mobilepay' } as const;
    backend.documents.fill('purchases', [bought('JF20260606ABCDEF123', purchase)]);
    backend.documents.fill('pending-orders', [
      ordered('JF20260606ABCDEF456', { ...withdrawn(1), customerName: 'Bo Lind' }),
      ordered('JF20260606ABCDEF789', {
        ...withdrawn(1),
        amount: 250,
        giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 250, bookedAt: 'use' },
      }),
    ]);
    await open();
    expect(screen.getByRole('heading', { name: 'Fortrudte køb' })).toBeVisible();
    const [sold, free, waited] = screen.getAllByRole('listitem');
    expect(sold).toHaveTextContent('Ida HolmOrdre JF20260606ABCDEF123');
    expect(sold).toHaveTextContent(
      'Fortrudt 7.6.2026, 12.30 · Frist for tilbagebetaling 21.6.2026',
    );
    expect(sold).toHaveTextContent(/Skal betales tilbage199,00\s*kr/);
    expect(sold).toHaveTextContent('Betalt medMobilePay');
    expect(sold).toHaveTextContent('TilIda Holm, kunde@jerslevfoto.example');
    expect(waited).toHaveTextContent(/Betales tilbage, hvis pengene er kommet250,00\s*kr/);
    expect(free).toHaveTextContent('Betalt medGavekort');
    const [link] = screen.getAllByRole('link');
    expect(link).toHaveAttribute(
      'href',
      '/admin-dashboard?tab=kundepanel&order=JF20260606ABCDEF123',
    );
  });

  test('stay until the money is back, those that were perhaps never paid for sixty days', async () => {
    backend.documents.fill('purchases', [
      bought('JF20260606FFFFFF666'),
      bought('JF20260606AAAAAA111', withdrawn(200)),
      bought('JF20260606BBBBBB222', { ...withdrawn(200), refundedAt: daysAgo(61) }),
      bought('JF20260606CCCCCC333', {
        ...withdrawn(200),
        refundedAt: daysAgo(59),
        creditNoteNumber: 'K2026-0001',
      }),
    ]);
    backend.documents.fill('pending-orders', [
      ordered('JF20260606DDDDDD444', withdrawn(61)),
      ordered('JF20260606EEEEEE555', withdrawn(59)),
    ]);
    await open();
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows.map((row) => /JF\w{17}/.exec(row)?.[0])).toEqual([
      'JF20260606AAAAAA111',
      'JF20260606EEEEEE555',
      'JF20260606CCCCCC333',
    ]);
    expect(rows[2]).toMatch(/Tilbagebetalt \d+\.\d+\.\d{4}\u00a0· Kreditnota K2026-0001$/);
  });

  test('are marked as refunded: a purchase gets its credit note, and only once', async () => {
    const id = 'JF20260606ABCDEF123';
    backend.documents.put('vouchers/2026-0001', issuedInvoice(1, { orderId: id }));
    backend.documents.fill('purchases', [
      bought(id, { ...withdrawn(1), voucherNumber: '2026-0001' }),
    ]);
    await open();
    await press('Markér som tilbagebetalt: købet fra Ida Holm');
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent(/Har du sendt 199,00\s*kr tilbage til Ida Holm\?/);
    expect(question).toHaveTextContent(
      'Kunden får besked i en mail, og der laves en kreditnota til regnskabet.',
    );
    await userEvent.click(
      within(question).getByRole('button', { name: 'Markér som tilbagebetalt' }),
    );
    await toasts('success: Købet er markeret som tilbagebetalt.');
    const { refundedAt, creditNoteNumber, userName } =
      backend.documents.get(`purchases/${id}`) ?? {};
    expect(refundedAt).toBeInstanceOf(Date);
    expect(creditNoteNumber).toMatch(/^K\d{4}-0001$/);
    expect(userName).toBe('Ida Holm');
    expect(backend.documents.get(`vouchers/${String(creditNoteNumber)}`)).toMatchObject({
      kind: 'credit-note',
      credits: '2026-0001',
      totalOre: -39_800,
    });
    expect(screen.queryByRole('button', { name: /Markér/ })).not.toBeInTheDocument();
  });

  test('of a deleted account keep the name for the mail about the refund', async () => {
    const id = 'JF20260606ABCDEF123';
    backend.documents.fill('purchases', [
      bought(id, { ...withdrawn(1), accountDeletedAt: daysAgo(1) }),
    ]);
    await open();
    await press('Markér som tilbagebetalt: købet fra Ida Holm');
    await press('Markér som tilbagebetalt');
    const purchase = backend.documents.get(`purchases/${id}`);
    expect(purchase).toMatchObject({ userName: 'Ida Holm', refundedAt: expect.any(Date) as Date });
    expect(purchase).not.toHaveProperty('creditNoteNumber');
  });

  test('that were never approved are marked too, and a failure says so', async () => {
    const id = 'JF20260606ABCDEF456';
    backend.documents.fill('pending-orders', [
      ordered(id, { ...withdrawn(1), customerName: 'Bo Lind' }),
    ]);
    await open();
    await press('Markér som tilbagebetalt: købet fra Bo Lind');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Ordren blev aldrig godkendt.');
    const recover = backend.fail('write', `pending-orders/${id}`);
    await press('Markér som tilbagebetalt');
    await toasts('error: Tilbagebetalingen kunne ikke gemmes. Prøv igen.');
    recover();
    await press('Markér som tilbagebetalt');
    expect(backend.documents.get(`pending-orders/${id}`)?.['refundedAt']).toBeInstanceOf(Date);
  });
});

describe('a withdrawal stated without a sign-in', () => {
  const id = 'JF20260606ABCDEF123';

  beforeEach(() => {
    backend.documents.put(`withdrawal-statements/${id}`, {
      userId: 'kunde',
      name: 'Ida Holm',
      email: 'ida@kunde.example',
      code: 'hemmelig',
      statedAt: new Date('2026-06-07T10:30:00Z'),
    });
  });

  test('says who stated what and when, but not the code, and is confirmed by the photographer', async () => {
    backend.functions.answer(contracts.withdrawOrder, () => ({
      withdrawnAt: new Date('2026-06-07T10:30:00Z'),
    }));
    await open();
    const row = screen.getByRole('listitem');
    expect(row).toHaveTextContent(
      `Ida HolmOrdre ${id} · ida@kunde.exampleModtaget 7.6.2026, 12.30`,
    );
    expect(row).not.toHaveTextContent('hemmelig');
    await press(`Bekræft fortrydelsen af ordre ${id}`);
    expect(screen.getByRole('alertdialog')).toHaveTextContent(
      'Købet er så fortrudt fra 7.6.2026, 12.30.',
    );
    await press('Bekræft fortrydelsen');
    expect(backend.functions.calls(contracts.withdrawOrder)).toMatchObject([
      { input: { orderId: id, name: 'Ida Holm' } },
    ]);
    await toasts('success: Fortrydelsen er bekræftet.');
  });

  test('is dropped when it did not come from the customer', async () => {
    await open();
    await press(`Afvis fortrydelsen af ordre ${id}`);
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Købet står ved magt.');
    await press('Afvis');
    expect(backend.documents.get(`withdrawal-statements/${id}`)).toBeUndefined();
    await toasts('info: Fortrydelsen er afvist.');
    hides('Fortrydelser, der ikke er bekræftet');
  });
});
