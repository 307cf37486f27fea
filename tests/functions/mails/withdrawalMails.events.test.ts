import { expect, test } from 'vitest';
import { parseWithdrawalQuery } from '#src/model/base/addresses.ts';
import { call } from '../support/call.ts';
import { expectMail, expectMails } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { buy } from '../support/withdrawals.ts';

test('a statement is mailed with the link that confirms it, as often as it is stated', async () => {
  const customer = await createPerson();
  const id = await buy(customer);
  const stated = { orderNumber: id, email: customer.email, name: 'Mette' };
  const subject = `Bekræft din fortrydelse af ordre ${id}`;
  await call('stateWithdrawal', { input: stated });
  const [mail] = await expectMails(subject, 1);
  expect(mail).toMatchObject({ to: customer.email });
  await call('stateWithdrawal', { input: stated });
  const [first, second] = await expectMails(subject, 2);
  expect(second?.params['link']).toBe(first?.params['link']);

  const link = new URL(mail?.params['link'] ?? '');
  expect(link.pathname).toBe('/fortryd');
  const confirmed = await call('confirmWithdrawal', {
    input: parseWithdrawalQuery(link.searchParams),
  });
  expect(confirmed.status).toBe(200);
  await expectMail(`${id}-withdrawn`, { status: 'sent', to: customer.email });
});
