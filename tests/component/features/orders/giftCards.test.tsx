import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BoughtGiftCards } from '#src/features/orders/BoughtGiftCards.tsx';
import { bought, boughtItem } from '../../../support/orderRecords.ts';
import { press } from '../../support/page.tsx';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import { customerReturns, showHistory } from './openHistory.tsx';

resetStoresAfterEach();

const textOf = ({ textContent }: Element) => textContent.replaceAll('\u00A0', ' ');

describe('the gift cards of a purchase', () => {
  beforeEach(() =>
    show(
      <BoughtGiftCards
        giftCards={[
          { code: 'ABCDEFGHJKMNPQRS', value: 500, lastDay: '2029-11-28' },
          { code: '0123456789ABCDEF', value: 300, lastDay: '2027-01-01' },
        ]}
      />,
    ),
  );

  test('have their codes, what they are worth, and until when', () => {
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual([
      'ABCD-EFGH-JKMN-PQRS500,00 kr · Gælder til og med 28. november 2029Vis og udskriv',
      '0123-4567-89AB-CDEF300,00 kr · Gælder til og med 1. januar 2027Vis og udskriv',
    ]);
  });

  test('are each printed on a sheet of their own', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    await press('Vis og udskriv gavekort 0123-4567-89AB-CDEF');
    const sheet = screen.getByRole('dialog', { name: 'Gavekort' });
    for (const words of [
      'Jerslev Foto',
      '0123-4567-89AB-CDEF',
      '300,00 kr',
      'Vælg billeder på jerslevfoto.example, og skriv koden i kurven.',
      'Gælder til og med 1. januar 2027',
    ]) {
      expect(sheet).toHaveTextContent(words);
    }
    expect(sheet).not.toHaveTextContent('ABCD-EFGH-JKMN-PQRS');
    await press('Udskriv eller gem som PDF');
    expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(sheet).not.toBeInTheDocument();
  });
});

// The amounts are those of the sums of every sale; here stand their words.
test.each([
  {
    bookedAt: 'never',
    items: ['KlitEnkeltbillede349,00 kr', 'Gavekort (…PQRS)-300,00 kr'],
    sums: ['Beløb uden moms39,20 kr', 'Moms (25 %)9,80 kr', 'I alt49,00 kr', 'At betale49,00 kr'],
  },
  {
    bookedAt: 'use',
    items: ['KlitEnkeltbillede349,00 kr'],
    sums: [
      'Beløb uden moms279,20 kr',
      'Moms (25 %)69,80 kr',
      'I alt349,00 kr',
      'Betalt med gavekort-300,00 kr',
      'At betale49,00 kr',
    ],
  },
] as const)('a card that is a sale at $bookedAt stands on the receipt', async (given) => {
  customerReturns();
  await showHistory([
    bought('JF1', {
      items: [boughtItem('Klit', { price: 349 })],
      totalAmount: 349,
      giftCard: { code: 'ABCDEFGHJKMNPQRS', amount: 300, bookedAt: given.bookedAt },
    }),
  ]);
  await press('Vis detaljer');
  expect(textOf(screen.getByText('Gavekort (…PQRS)').closest('li') ?? document.body)).toContain(
    '-300,00 kr',
  );
  await press('Kvittering');
  const table = within(screen.getByRole('dialog', { name: 'Kvittering' })).getByRole('table');
  const rows = (part: string) => [...table.querySelectorAll(`${part} tr`)].map(textOf);
  expect(rows('tbody')).toEqual(given.items);
  expect(rows('tfoot')).toEqual(given.sums);
});
