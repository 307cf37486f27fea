import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type * as archivesModule from '#src/admin/archives/archives.ts';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { card, nowWaiting, oneOrderWaits, open, press } from './world.tsx';

vi.mock('#src/admin/archives/archives.ts', async (original) => ({
  ...(await original<typeof archivesModule>()),
  startArchive: vi.fn(),
}));
vi.mock('#src/data/orders/approveOrder.ts');
vi.mock('#src/data/orders/approveOrder.ts');

resetStoresAfterEach();
oneOrderWaits();

const ID = 'JF20251126ABCDEF123';
const stored = () => backend.documents.get('site-config/reminders');

/** An order of this day waits, and today is the first of December. */
function waitsSince(createdAt: string, changes: object = {}): void {
  vi.useFakeTimers({ now: new Date('2025-12-01T09:00:00Z'), toFake: ['Date'] });
  nowWaiting(pendingOrder({ id: ID, createdAt: new Date(createdAt), ...changes }));
}

describe('an order that waits', () => {
  test('says when its customer is reminded, and when it expires', async () => {
    waitsSince('2025-11-26T12:00:00Z');
    await open();
    expect(card()).toHaveTextContent('Påmindelse sendes 3. december · Udløber 26. december');
  });

  test('is shown when that is known, so that its buttons stay where they are', async () => {
    const days = backend.hold('watch', 'site-config/reminders');
    waitsSince('2025-11-26T12:00:00Z');
    await open();
    expect(screen.queryByRole('button', { name: 'Godkend' })).not.toBeInTheDocument();
    days.failWith(new AppError('network'));
    expect(await screen.findByRole('button', { name: 'Godkend' })).toBeVisible();
  });

  test('says when its customer was reminded', async () => {
    waitsSince('2025-11-20T12:00:00Z', { remindedAt: new Date('2025-11-27T08:00:00Z') });
    await open();
    expect(card()).toHaveTextContent('Påmindelse sendt 27. november · Udløber 20. december');
  });

  test('is left alone on request, and taken up again', async () => {
    waitsSince('2025-11-26T12:00:00Z');
    await open();
    await press(`Stop påmindelse og udløb af ordre ${ID}`);
    expect(card()).toHaveTextContent('Ingen påmindelse, og ordren udløber ikke');
    expect(backend.documents.get(`pending-orders/${ID}`)).toMatchObject({ remindersStopped: true });
    await press(`Genoptag påmindelse og udløb af ordre ${ID}`);
    expect(card()).toHaveTextContent('Påmindelse sendes 3. december');
  });

  test('says nothing while no reminders are sent', async () => {
    backend.documents.put('site-config/reminders', { isOn: false });
    waitsSince('2025-11-26T12:00:00Z');
    await open();
    expect(card()).not.toHaveTextContent(/Påmindelse|Udløber/);
    expect(screen.getByText('Der sendes ingen påmindelser, og ordrer udløber ikke.')).toBeVisible();
  });
});

describe('the days', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Påmindelser og udløb' }));

  async function choose(after: string, expire: string): Promise<void> {
    for (const [label, days] of [
      ['Påmindelse efter (dage)', after],
      ['Udløb efter (dage)', expire],
    ] as const) {
      const field = dialog().getByLabelText(label);
      await userEvent.clear(field);
      if (days !== '') await userEvent.type(field, days);
    }
    await userEvent.click(dialog().getByRole('button', { name: 'Gem' }));
  }

  test('are seven and thirty until others are chosen', async () => {
    await open();
    const summary = 'Kunden får en påmindelse efter 7 dage, og ordren udløber efter 30 dage.';
    expect(screen.getByText(summary)).toBeVisible();
    await press('Skift påmindelser og udløb');
    await choose('3', '14');
    expect(toastsShown()).toEqual(['success: Påmindelserne er gemt.']);
    expect(stored()).toMatchObject({ isOn: true, afterDays: 3, expireAfterDays: 14 });
    expect(
      screen.getByText('Kunden får en påmindelse efter 3 dage, og ordren udløber efter 14 dage.'),
    ).toBeVisible();
  });

  test('can be turned off', async () => {
    await open();
    await press('Skift påmindelser og udløb');
    await userEvent.click(
      dialog().getByRole('checkbox', { name: 'Send påmindelser, og lad ubetalte ordrer udløbe' }),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Gem' }));
    expect(stored()).toMatchObject({ isOn: false });
  });

  test.each([
    ['0', '30', 'Påmindelse efter (dage)', 'Skriv et helt tal fra 1 til 365'],
    ['', '30', 'Påmindelse efter (dage)', 'Skriv et helt tal fra 1 til 365'],
    ['7', '366', 'Udløb efter (dage)', 'Skriv et helt tal fra 1 til 365'],
    ['30', '7', 'Udløb efter (dage)', 'Udløbet skal komme efter påmindelsen'],
  ])('%j and %j: %s: %s', async (after, expire, ...[field, problem]) => {
    await open();
    await press('Skift påmindelser og udløb');
    await choose(after, expire);
    expect(dialog().getByLabelText(field)).toHaveAccessibleDescription(problem);
    expect(stored()).toBeUndefined();
  });

  test('that cannot be saved stay in the dialog', async () => {
    await open();
    await press('Skift påmindelser og udløb');
    backend.failNext('write', 'site-config', new AppError('permission-denied'));
    await choose('3', '14');
    expect(toastsShown()).toEqual(['error: Påmindelserne kunne ikke gemmes. Prøv igen.']);
    expect(dialog().getByLabelText('Påmindelse efter (dage)')).toHaveValue('3');
  });
});
