import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { OrderConfirmationArea } from '#src/app/OrderConfirmationArea.tsx';
import { sessionChanged } from '#src/stores/session.ts';
import { admin, cartItem, customer } from '../../support/records.ts';
import { address, openPage } from '../support/page.tsx';
import { resetStoresAfterEach } from '../support/stores.ts';

resetStoresAfterEach();

/** An entry of the browser's history, to which Back leads also after its customer has signed out. */
const entry = {
  pathname: '/cash-payment-confirmation',
  state: {
    orderId: 'ABCDEFGHIJKLMNOPQRST',
    orderDate: new Date('2026-06-06T10:00:00Z'),
    userId: customer.uid,
    items: [cartItem('Klit')],
    total: 199,
    paymentMethod: 'mobilepay',
    customerInfo: { email: customer.email, name: 'Ida Holm', phone: '+4520304050' },
  },
};

beforeEach(() => void openPage(<OrderConfirmationArea />, entry));

const enter = (user: Parameters<typeof sessionChanged>[0]) => act(() => sessionChanged(user));
const isHidden = () => expect(screen.queryByText('Ida Holm')).not.toBeInTheDocument();

test('a confirmation waits for its customer, as after a reload', () => {
  isHidden();
  enter(customer);
  expect(screen.getByText('Ida Holm')).toBeVisible();
});

test.each([
  ['nobody', null, '/login?redirect=%2Fcash-payment-confirmation'],
  ['somebody else', admin, '/enkeltbilleder'],
])('a confirmation is not shown to %s at the same browser', (_, user, elsewhere) => {
  enter(user);
  isHidden();
  expect(address()).toBe(elsewhere);
});
