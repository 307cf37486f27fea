import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { backend } from '../../../support/backend/backend.ts';
import { pendingOrder } from '../../../support/waitingOrders.ts';
import { shows } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  card,
  nowWaiting,
  oneOrderWaits,
  open,
  openDetails,
  press,
  storedOrder,
} from './world.tsx';

resetStoresAfterEach();
oneOrderWaits();

const ID = 'JF20251126ABCDEF123';
const stored = () => backend.documents.get('site-config/reminders');

/** An order of the 26th of November waits, and today is the first of December. */
function waits(changes: object = {}): void {
  vi.useFakeTimers({ now: new Date('2025-12-01T09:00:00Z'), toFake: ['Date'] });
  nowWaiting(pendingOrder({ id: ID, createdAt: new Date('2025-11-26T12:00:00Z'), ...changes }));
}

describe('an order that waits', () => {
  test('says when its customer is reminded and when it expires, until it is to be left alone', async () => {
    waits();
    await openDetails();
    expect(card()).toHaveTextContent('Påmindelse sendes 3. december · Udløber 26. december');
    await press(`Stop påmindelse og udløb af ordre ${ID}`);
    expect(card()).toHaveTextContent('Ingen påmindelse, og ordren udløber ikke');
    expect(storedOrder(ID)).toMatchObject({ remindersStopped: true });
    await press(`Genoptag påmindelse og udløb af ordre ${ID}`);
    expect(card()).toHaveTextContent('Påmindelse sendes 3. december');
  });

  test('is shown when that is known, so that its buttons stay where they are', async () => {
    const days = backend.hold('watch', 'site-config/reminders');
    waits();
    await open();
    expect(screen.queryByRole('button', { name: 'Godkend' })).not.toBeInTheDocument();
    days.failWith(new AppError('network'));
    expect(await screen.findByRole('button', { name: 'Godkend' })).toBeVisible();
  });

  test('says when its customer was reminded', async () => {
    waits({ remindedAt: new Date('2025-11-30T08:00:00Z') });
    await openDetails();
    expect(card()).toHaveTextContent('Påmindelse sendt 30. november');
  });

  test('says nothing while no reminders are sent', async () => {
    backend.documents.put('site-config/reminders', { isOn: false });
    waits();
    await openDetails();
    expect(card()).not.toHaveTextContent(/Påmindelse|Udløber/);
    shows('Der sendes ingen påmindelser, og ordrer udløber ikke.');
  });
});

describe('the days', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Påmindelser og udløb' }));
  const AFTER = 'Påmindelse efter (dage)';
  const EXPIRY = 'Udløb efter (dage)';

  async function choose(after: string, expire: string): Promise<void> {
    for (const [label, days] of Object.entries({ [AFTER]: after, [EXPIRY]: expire })) {
      await userEvent.clear(dialog().getByLabelText(label));
      if (days !== '') await userEvent.type(dialog().getByLabelText(label), days);
    }
    await userEvent.click(dialog().getByRole('button', { name: 'Gem' }));
  }

  test('are seven and thirty until others are chosen, and can be turned off', async () => {
    await open();
    shows('Kunden får en påmindelse efter 7 dage, og ordren udløber efter 30 dage.');
    await press('Skift påmindelser og udløb');
    await choose('3', '14');
    expect(toastsShown()).toEqual(['success: Påmindelserne er gemt.']);
    expect(stored()).toMatchObject({ isOn: true, afterDays: 3, expireAfterDays: 14 });
    shows('Kunden får en påmindelse efter 3 dage, og ordren udløber efter 14 dage.');
    await press('Skift påmindelser og udløb');
    await userEvent.click(
      dialog().getByRole('checkbox', { name: 'Send påmindelser, og lad ubetalte ordrer udløbe' }),
    );
    await userEvent.click(dialog().getByRole('button', { name: 'Gem' }));
    expect(stored()).toMatchObject({ isOn: false });
  });

  test('that make no sense are refused at their field', async () => {
    await open();
    await press('Skift påmindelser og udløb');
    for (const [after, expire, field, problem] of [
      ['', '30', AFTER, 'Skriv et helt tal fra 1 til 365'],
      ['7', '366', EXPIRY, 'Skriv et helt tal fra 1 til 365'],
      ['30', '7', EXPIRY, 'Udløbet skal komme efter påmindelsen'],
    ] as const) {
      await choose(after, expire);
      expect(dialog().getByLabelText(field)).toHaveAccessibleDescription(problem);
    }
    expect(stored()).toBeUndefined();
  });

  test('that cannot be saved stay in the dialog', async () => {
    await open();
    await press('Skift påmindelser og udløb');
    backend.failNext('write', 'site-config', new AppError('permission-denied'));
    await choose('3', '14');
    expect(toastsShown()).toEqual(['error: Påmindelserne kunne ikke gemmes. Prøv igen.']);
    expect(dialog().getByLabelText(AFTER)).toHaveValue('3');
  });
});
