import { render, screen } from '@testing-library/react';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { paymentContracts } from '#src/model/payments/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { ordered } from '../../../support/orderRecords.ts';
import { customer } from '../../../support/records.ts';
import { changeShop } from '../../support/changeShop.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

resetStoresAfterEach();

test('orders that wait are paid as the shop says today', async () => {
  const { paymentState } = paymentContracts;
  backend.functions.answer(paymentState, () => ({ status: 'aborted' as const }));
  sessionChanged(customer);
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  backend.documents.fill('pending-orders', [
    ordered('JF20260606ABCDEF123', { paymentMethod: 'mobilepay' }),
  ]);
  render(
    <HelmetProvider>
      <MemoryRouter>
        <OrderHistoryPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  expect(await screen.findByRole('link', { name: 'Sådan betaler du' })).toBeVisible();
  expect(backend.functions.calls(paymentState)).toEqual([]);
  changeShop({ payments: { mobilePay: 'automatic', card: false } });
  expect(await screen.findByText('Betaling: Afbrudt')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Betal nu' })).toHaveAttribute(
    'href',
    '/cash-payment-confirmation?ordre=JF20260606ABCDEF123',
  );
});
