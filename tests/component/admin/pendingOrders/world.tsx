import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import { startArchive } from '#src/admin/archives/archives.ts';
import { PendingOrders } from '#src/admin/pendingOrders/PendingOrders.tsx';
import { useDecisions } from '#src/admin/pendingOrders/decisions.ts';
import { approveOrder } from '#src/data/orders/approveOrder.ts';
import { rejectOrder } from '#src/data/orders/rejectOrder.ts';
import * as pendingOrders from '#src/data/repos/pendingOrders.ts';
import { sendOrderMail } from '#src/lib/orderMails.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import { pendingOrder, purchaseOf } from '../../../support/waitingOrders.ts';
import { fakeList, type FakeList } from '../../support/fakeList.ts';

export const order = pendingOrder();
export const approved = {
  kind: 'approved',
  purchase: purchaseOf(order),
  isNewDecision: true,
} as const;

/** The orders that wait, as the database has them. */
export const world: { waiting: FakeList<PendingOrder> } = { waiting: fakeList<PendingOrder>([]) };

/** One order waits, and everything goes well. The file that calls this mocks what is imported here. */
export function oneOrderWaits(): void {
  beforeEach(() => {
    world.waiting = fakeList([order]);
    vi.mocked(pendingOrders.watchPending).mockImplementation(world.waiting.watch);
    vi.mocked(pendingOrders.listPending).mockImplementation(world.waiting.list);
    vi.mocked(approveOrder).mockReset().mockResolvedValue(approved);
    vi.mocked(rejectOrder).mockReset().mockResolvedValue(true);
    vi.mocked(sendOrderMail).mockReset().mockResolvedValue(undefined);
    vi.mocked(startArchive).mockReset();
  });
  afterEach(() => {
    useDecisions.setState(useDecisions.getInitialState(), true);
    vi.restoreAllMocks();
  });
}

export function open(address = '/admin-dashboard?tab=kontantbetaling') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <PendingOrders />
    </MemoryRouter>,
  );
}

export const card = (name = 'Signe Overgaard') => screen.queryByRole('article', { name });
export const question = () => screen.queryByRole('alertdialog');
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses the answer, and once more when it is asked for. */
export async function decide(verdict: 'Godkend' | 'Afvis'): Promise<void> {
  await press(verdict);
  const asked = within(screen.getByRole('alertdialog'));
  await userEvent.click(asked.getByRole('button', { name: verdict }));
}

export const SUCCESS =
  'success: Kontantbetaling godkendt! Ordre JF20250921ABCDEF123 oprettet med permanent adgang til billeder.';
