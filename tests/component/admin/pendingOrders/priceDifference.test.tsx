import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { startArchive } from '#src/admin/archives/archives.ts';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { AppError } from '#src/model/base/errors.ts';
import { orderLine, pendingOrder } from '../../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { decide, oneOrderWaits, open, order, press, SUCCESS, nowWaiting } from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');
vi.mock('#src/data/orders/approveOrder.ts');

resetStoresAfterEach();
oneOrderWaits();

describe('a price that differs', () => {
  const check = {
    changes: [
      { item: orderLine('Nordlys', 150), price: 199 },
      { item: orderLine('Klit', 49), price: undefined },
    ],
    hidden: [],
    totalOre: 19_900,
    orderedOre: 15_000,
    needsConfirmation: true,
  };

  async function confirm(): Promise<void> {
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'Jeg har set forskellen og godkender beløbet' }),
    );
    await press('Godkend');
  }

  test('is shown, and confirmed by itself', async () => {
    nowWaiting(pendingOrder({ amount: 199.5 }));
    vi.mocked(approveOrder).mockResolvedValueOnce({ kind: 'needs-confirmation', check });
    await open();
    await decide('Godkend');
    const dialog = screen.getByRole('dialog', { name: 'Prisen har ændret sig' });
    expect(dialog).toHaveTextContent('Nordlys: bestilt til 150,00 kr, koster nu 199,00 kr');
    expect(dialog).toHaveTextContent('Klit: bestilt til 49,00 kr, er ikke længere til salg');
    expect(dialog).toHaveTextContent(
      'Kunden har fået at vide, at det koster 199,50 kr. I dag koster det 199,00 kr.',
    );
    const approve = within(dialog).getByRole('button', { name: 'Godkend' });
    expect(approve).toBeDisabled();
    expect(startArchive).not.toHaveBeenCalled();
    await confirm();
    expect(toastsShown()).toEqual([SUCCESS]);
  });

  test('is booked as ordered, unless the price of today is chosen', async () => {
    const asked = { kind: 'needs-confirmation', check } as const;
    vi.mocked(approveOrder).mockResolvedValueOnce(asked);
    await open();
    await decide('Godkend');
    const choices = screen.getAllByRole('radio');
    expect(choices[0]).toBe(screen.getByRole('radio', { name: 'Som bestilt 150,00\u00a0kr' }));
    expect(choices[0]).toBeChecked();
    expect(choices[0]).toHaveFocus();
    expect(screen.getByText('Der bogføres 150,00 kr.')).toBeVisible();
    vi.mocked(approveOrder).mockRejectedValueOnce(new AppError('network'));
    await confirm();
    expect(approveOrder).toHaveBeenLastCalledWith(order.id, {
      confirmed: { ...check, price: 'ordered' },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'Dagens pris 199,00\u00a0kr' }));
    expect(screen.getByText('Der bogføres 199,00 kr.')).toBeVisible();
    await press('Godkend');
    expect(approveOrder).toHaveBeenLastCalledWith(order.id, {
      confirmed: { ...check, price: 'current' },
    });
    expect(toastsShown()).toContain(SUCCESS);
  });

  test('is the only one for an order that contradicts itself', async () => {
    vi.mocked(approveOrder).mockResolvedValueOnce({
      kind: 'needs-confirmation',
      check: { ...check, orderedOre: undefined },
    });
    await open();
    await decide('Godkend');
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.getByText('Der bogføres 199,00 kr.')).toBeVisible();
  });

  test('only in that the shop does not show what was ordered is shown under its title', async () => {
    nowWaiting(pendingOrder({ amount: 199 }));
    const draft = {
      changes: [],
      hidden: [{ item: orderLine('Klit', 199), title: 'Familien Holm' }],
      totalOre: 19_900,
      orderedOre: 19_900,
      needsConfirmation: true,
    };
    vi.mocked(approveOrder).mockResolvedValueOnce({ kind: 'needs-confirmation', check: draft });
    await open();
    await decide('Godkend');
    const dialog = screen.getByRole('dialog', { name: 'Ikke i butikken' });
    expect(dialog).toHaveTextContent(
      'Prisen passer, men kunden har bestilt noget, som butikken ikke viser.',
    );
    expect(dialog).toHaveTextContent(
      'Familien Holm: vises ikke i butikken, men bliver en del af købet',
    );
    expect(within(dialog).queryByRole('radio')).not.toBeInTheDocument();
    expect(dialog).toHaveTextContent('Der bogføres 199,00 kr.');
    expect(within(dialog).getByRole('button', { name: 'Godkend' })).toBeDisabled();
  });

  test('and changes once more is a new question', async () => {
    vi.mocked(approveOrder)
      .mockResolvedValueOnce({ kind: 'needs-confirmation', check })
      .mockResolvedValueOnce({ kind: 'needs-confirmation', check: { ...check, totalOre: 29_900 } });
    await open();
    await decide('Godkend');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Godkend');
    expect(screen.getByRole('dialog')).toHaveTextContent('I dag koster det 299,00 kr.');
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });
});
