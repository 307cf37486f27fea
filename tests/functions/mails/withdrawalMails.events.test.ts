import { expect, test } from 'vitest';
import { parseWithdrawalQuery } from '#src/model/base/addresses.ts';
import { call } from '../support/call.ts';
import { expectMail, expectMails, readMail } from '../support/mails.ts';
import { createPerson } from '../support/people.ts';
import { buy, order, withdraw } from '../support/withdrawals.ts';

test('a withdrawal is confirmed by mail at once, to the customer and the photographer', async () => {
  const customer = await createPerson();
  const id = await order(customer);
  await withdraw(customer, id);
  await expectMail(`${id}-withdrawn`, { status: 'sent', to: customer.email });
  await expectMail(`${id}-withdrawal-notice`, { status: 'sent' });
  expect(await readMail(`${id}-rejected`)).toBeUndefined();
});

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

test('a statement from an address that does not fit mails nobody', async () => {
  const [customer, other] = await Promise.all([createPerson(), createPerson()]);
  const [id, known] = [await order(customer), await order(other)];
  await call('stateWithdrawal', { input: { orderNumber: id, email: other.email, name: 'Mette' } });
  await call('stateWithdrawal', { input: { orderNumber: known, email: other.email, name: 'Bo' } });
  await expectMail(`${known}-withdrawal-statement`, { status: 'sent' });
  expect(await readMail(`${id}-withdrawal-statement`)).toBeUndefined();
});
