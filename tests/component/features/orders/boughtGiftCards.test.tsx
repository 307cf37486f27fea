import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BoughtGiftCards } from '#src/features/orders/BoughtGiftCards.tsx';
import { show } from '../../support/show.ts';

const giftCards = [
  { code: 'ABCDEFGHJKMNPQRS', value: 500, lastDay: '2029-11-28' },
  { code: '0123456789ABCDEF', value: 300, lastDay: '2027-01-01' },
];

const sheet = () => within(screen.getByRole('dialog', { name: 'Gavekort' }));

describe('the gift cards of a purchase', () => {
  test('have their codes, what they are worth, and until when', async () => {
    await show(<BoughtGiftCards giftCards={giftCards} />);
    const lines = screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent.replaceAll('\u00A0', ' '));
    expect(lines).toEqual([
      'ABCD-EFGH-JKMN-PQRS500,00 kr · Gælder til og med 28. november 2029Vis og udskriv',
      '0123-4567-89AB-CDEF300,00 kr · Gælder til og med 1. januar 2027Vis og udskriv',
    ]);
  });

  test('are each printed on a sheet of their own', async () => {
    const print = vi.spyOn(window, 'print').mockReturnValue(undefined);
    await show(<BoughtGiftCards giftCards={giftCards} />);
    await userEvent.click(
      screen.getByRole('button', { name: 'Vis og udskriv gavekort 0123-4567-89AB-CDEF' }),
    );
    for (const words of [
      'Jerslev Foto',
      '0123-4567-89AB-CDEF',
      'Vælg billeder på jerslevfoto.example, og skriv koden i kurven.',
      'Gælder til og med 1. januar 2027',
    ]) {
      expect(sheet().getByText(words)).toBeVisible();
    }
    expect(sheet().getByText(/^300,00.kr$/)).toBeVisible();
    expect(sheet().queryByText('ABCD-EFGH-JKMN-PQRS')).not.toBeInTheDocument();
    await userEvent.click(sheet().getByRole('button', { name: 'Udskriv eller gem som PDF' }));
    expect(print).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
