import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { RefundPayment } from '#src/options/payments/RefundPayment.tsx';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { admin } from '../../../support/records.ts';
import { fill } from '../../support/fields.ts';
import { press } from '../../support/page.tsx';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();
const ID = 'JF20260606ABCDEF123';

describe('a refund', () => {
  const { refundPayment } = paymentContracts;
  const asked = () => backend.functions.calls(refundPayment).map(({ input }) => input);
  const onRefunded = vi.fn<() => void>();
  const dialog = () => screen.queryByRole('dialog', { name: 'Betal tilbage til kunden' });
  const send = () => press('Send pengene tilbage');

  beforeEach(() => {
    onRefunded.mockReset();
    backend.accounts.signIn(admin);
  });

  async function open(changes: Partial<Purchase> = {}): Promise<void> {
    const purchase = bought(ID, { totalAmount: 349.5, paymentIntentId: `${ID}-1`, ...changes });
    backend.documents.fill('purchases', [purchase]);
    await show(<RefundPayment order={viewOfPurchase(purchase)} onRefunded={onRefunded} />);
  }

  test('everything is sent back to the øre', async () => {
    backend.functions.answer(refundPayment, () => ({ isSent: true }));
    await open();
    await press('Betal tilbage');
    expect(dialog()).toHaveTextContent(/Købet bliver annulleret/);
    await send();
    expect(asked()).toEqual([{ orderId: ID, ore: 34_950 }]);
    expect(toastsShown()).toEqual(['success: Pengene er sendt tilbage.']);
    expect(onRefunded).toHaveBeenCalledOnce();
    expect(dialog()).not.toBeInTheDocument();
  });

  test('a part is asked for, and is less than the whole', async () => {
    backend.functions.answer(refundPayment, () => ({ isSent: false }));
    await open({ totalAmount: 350 });
    await press('Betal tilbage');
    await userEvent.click(screen.getByRole('radio', { name: /En del af beløbet/ }));
    await send();
    expect(screen.getByText(/^Skriv et beløb, der er mindre end 350,00/)).toBeVisible();
    fill({ 'Beløb i hele kroner': '350' });
    await send();
    expect(asked()).toEqual([]);
    fill({ 'Beløb i hele kroner': '50' });
    await send();
    expect(asked()).toEqual([{ orderId: ID, ore: 5000 }]);
    expect(toastsShown()).toEqual([
      'success: MobilePay svarer ikke lige nu. Pengene sendes tilbage af sig selv om lidt.',
    ]);
  });

  test('a refusal is told in the words of the server, and the dialog stays', async () => {
    const error = 'Købet er allerede betalt tilbage eller fortrudt.';
    backend.functions.refuse(refundPayment, 409, { code: 'order/not-pending', error });
    await open();
    await press('Betal tilbage');
    await send();
    expect(toastsShown()).toEqual([`error: ${error}`]);
    expect(dialog()).toHaveTextContent('Hele beløbet');
  });

  test.each<[string, Partial<Purchase>]>([
    ['that was paid by hand', { paymentIntentId: undefined }],
    ['that was paid elsewhere', { paymentIntentId: 'pi_2' }],
    ['that was sent back', { refundedAt: new Date() }],
    ['that is cancelled', { paymentStatus: 'cancelled' }],
  ])('a purchase %s has no button', async (_, changes) => {
    await open(changes);
    expect(screen.queryByRole('button', { name: 'Betal tilbage' })).not.toBeInTheDocument();
  });
});
