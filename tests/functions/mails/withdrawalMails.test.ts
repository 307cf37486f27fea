import { expect, test, vi } from 'vitest';
import { parseWithdrawalQuery } from '#src/model/base/routes.ts';
import { call } from '../support/call.ts';
import { expectMail, expectMails, readMail } from '../support/mails.ts';
import { createPerson, unique } from '../support/people.ts';
import { buy, order, withdraw } from '../support/withdrawals.ts';

/** Calls from an address of its own, so that no other test is counted with it. */
const callAsGuest = (name: 'stateWithdrawal' | 'confirmWithdrawal', input: unknown) =>
  call(name, { input, headers: { 'x-forwarded-for': unique() } });

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
  await callAsGuest('stateWithdrawal', stated);
  const [mail] = await expectMails(subject, 1);
  expect(mail).toMatchObject({ to: customer.email });
  await callAsGuest('stateWithdrawal', stated);
  const [first, second] = await expectMails(subject, 2);
  expect(second?.params['link']).toBe(first?.params['link']);

  const link = new URL(mail?.params['link'] ?? '');
  expect(link.pathname).toBe('/fortryd');
  const confirmed = await callAsGuest('confirmWithdrawal', parseWithdrawalQuery(link.searchParams));
  expect(confirmed.status).toBe(200);
  await expectMail(`${id}-withdrawn`, { status: 'sent', to: customer.email });
});

test('a statement from an address that does not fit mails nobody', async () => {
  const [customer, other] = await Promise.all([createPerson(), createPerson()]);
  const [id, known] = [await order(customer), await order(other)];
  await callAsGuest('stateWithdrawal', { orderNumber: id, email: other.email, name: 'Mette' });
  await callAsGuest('stateWithdrawal', { orderNumber: known, email: other.email, name: 'Bo' });
  await vi.waitFor(() => expectMail(`${known}-withdrawal-statement`, { status: 'sent' }));
  expect(await readMail(`${id}-withdrawal-statement`)).toBeUndefined();
});
