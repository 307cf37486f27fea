import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bought, ordered } from '../../../support/orderRecords.ts';
import { shows } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { nowBought, oneOrderIsBought, open, press } from './world.tsx';

resetStoresAfterEach();
oneOrderIsBought();

const openCustomers = async () => {
  await open();
  await screen.findByText(/^\d ordrer?$/);
  await press('Kunder');
};
const customers = () => screen.queryAllByRole('button', { name: /^Åbn kunden/ });

describe('the customers', () => {
  test('add up to one summary for each customer', async () => {
    await openCustomers();
    await press(/^Åbn kunden.*Ida Holm/);
    const summary = within(await screen.findByRole('dialog'));
    expect((await summary.findByText('Købt for')).nextSibling).toHaveTextContent('993,00 kr');
    expect(summary.getByText('Downloads').nextSibling).toHaveTextContent('4');
    expect(summary.getByText('Seneste produkter').nextSibling).toHaveTextContent(
      'Klit, Hede, Sommer',
    );
  });

  test('are opened also when all that is known is an order of before the purchases', async () => {
    const older = ordered('OLDER', {
      paymentStatus: 'completed',
      customerName: 'Bo Lund',
      customerEmail: 'bo@kunde.example',
    });
    nowBought([], older);
    await openCustomers();
    await press(/^Åbn kunden.*Bo Lund/);
    const summary = within(await screen.findByRole('dialog', { name: 'bo@kunde.example' }));
    expect((await summary.findByText('Købt for')).nextSibling).toHaveTextContent('250,00 kr');
  });

  test('who have deleted their account are nobody any more: their orders stand without a person', async () => {
    const nameless = (id: string) => bought(id, { userId: id, userEmail: '', userName: '' });
    nowBought([nameless('JF20260607AAAAAA111'), nameless('JF20260607BBBBBB222')]);
    await openCustomers();
    shows('0 kunder');
    expect(customers()).toHaveLength(0);
    await press('Ordrer');
    expect(screen.getAllByText('Kunde uden navn')).toHaveLength(2);
  });
});
