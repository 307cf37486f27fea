import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { WithdrawalPage } from '#src/features/orders/withdrawal/WithdrawalPage.tsx';
import { parseWithdrawalQuery, withdrawalPath } from '#src/model/base/addresses.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { customer } from '../../../../support/records.ts';
import { field, fill } from '../../../support/fields.ts';
import { linkTo, openPage, press } from '../../../support/page.tsx';
import { settled } from '../../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';

resetStoresAfterEach();

const { stateWithdrawal, confirmWithdrawal } = contracts;
const NUMBER = 'JF20260606ABCDEF123';
const at = new Date('2026-06-08T10:30:00Z');

const open = (address = '/fortryd') => {
  openPage(<WithdrawalPage />, address);
  return settled();
};

const heading = (name: string) => screen.getByRole('heading', { name });

async function begin(): Promise<void> {
  fill({
    'Dit navn': 'Ida Holm',
    Ordrenummer: ' jf20260606 abcdef123',
    'Din e-mailadresse': 'ida@kunde.example',
  });
  await press('Fortsæt');
}

describe('without a sign-in', () => {
  test('a withdrawal is stated in two steps, and the time of the statement counts', async () => {
    backend.functions.answer(stateWithdrawal, () => ({ statedAt: at }));
    await open();
    await begin();
    expect(heading('Bekræft fortrydelse')).toHaveFocus();
    expect(screen.getByText(NUMBER)).toBeVisible();
    expect(backend.functions.calls(stateWithdrawal)).toEqual([]);
    await press('Bekræft fortrydelse');
    expect(backend.functions.calls(stateWithdrawal)).toMatchObject([
      { input: { orderNumber: NUMBER, name: 'Ida Holm', email: 'ida@kunde.example' } },
    ]);
    expect(heading('Din fortrydelse er modtaget')).toHaveFocus();
    expect(
      screen.getByText('Den er modtaget 8.6.2026, 12.30, og det er det tidspunkt, der gælder.'),
    ).toBeVisible();
    expect(
      screen.getByText(/Passer ordrenummeret og ida@kunde.example sammen, får du en mail/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'kontakt@jerslevfoto.example' })).toBeVisible();
  });

  test('what is missing is said beside its field, and going back keeps what was typed', async () => {
    await open();
    await press('Fortsæt');
    expect(screen.getByText('Skriv dit navn')).toBeVisible();
    expect(field('Dit navn')).toHaveFocus();
    await begin();
    await press('Tilbage');
    expect(field('Dit navn')).toHaveValue('Ida Holm');
    expect(field('Ordrenummer')).toHaveValue(NUMBER);
  });

  test('too many tries are told in the words of the server, and nothing is lost', async () => {
    const error = 'For mange forsøg. Vent lidt, og prøv igen.';
    backend.functions.refuse(stateWithdrawal, 429, { error });
    await open();
    await begin();
    await press('Bekræft fortrydelse');
    expect(toastsShown()).toEqual([`error: ${error}`]);
    expect(screen.getByText(NUMBER)).toBeVisible();
  });

  test('who is signed in is shown the shorter way', async () => {
    await open();
    expect(screen.queryByText('Gå til købshistorikken')).not.toBeInTheDocument();
    sessionChanged(customer);
    await settled();
    expect(linkTo('Gå til købshistorikken')).toBe('/order-history');
  });
});

describe('the link in the mail', () => {
  const address = withdrawalPath(NUMBER, 'a-b_c');

  test('asks before anything happens, and then tells the time that counts', async () => {
    backend.functions.answer(confirmWithdrawal, () => ({ withdrawnAt: at }));
    await open(address);
    expect(screen.getByText(`Du er ved at fortryde køb ${NUMBER}.`)).toBeVisible();
    expect(backend.functions.calls(confirmWithdrawal)).toEqual([]);
    await press('Bekræft fortrydelse');
    expect(backend.functions.calls(confirmWithdrawal)).toMatchObject([
      { input: { orderNumber: NUMBER, code: 'a-b_c' } },
    ]);
    expect(heading('Købet er fortrudt')).toHaveFocus();
    expect(screen.getByText('Din fortrydelse er modtaget 8.6.2026, 12.30.')).toBeVisible();
  });

  test('that was used says so', async () => {
    const error = 'Linket er brugt eller passer ikke til ordren.';
    backend.functions.refuse(confirmWithdrawal, 404, { error });
    await open(address);
    await press('Bekræft fortrydelse');
    expect(toastsShown()).toEqual([`error: ${error}`]);
  });

  test.each([
    ['/fortryd?ordre=JF1&kode=x', { orderNumber: 'JF1', code: 'x' }],
    ['/fortryd?ordre=JF1', undefined],
    ['/fortryd?kode=x', undefined],
    ['/fortryd?ordre=&kode=x', undefined],
  ])('%s is read as %j', (path, link) => {
    expect(parseWithdrawalQuery(new URL(path, 'https://a.example').searchParams)).toEqual(link);
  });
});
