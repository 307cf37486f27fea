import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useFirstDownload } from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { WithdrawalPage } from '#src/features/orders/withdrawal/WithdrawalPage.tsx';
import { parseWithdrawalQuery, withdrawalPath } from '#src/model/base/addresses.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought, ordered } from '../../../../support/orderRecords.ts';
import { field, fill } from '../../../support/fields.ts';
import { linkTo, openPage, press } from '../../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { customerReturns, showHistory, store } from '../openHistory.tsx';
import { customer } from '../../../../support/records.ts';
import { settled } from '../../../support/show.ts';

resetStoresAfterEach();
const at = new Date('2026-06-08T10:30:00Z');

describe('with a sign-in', () => {
  beforeEach(() => {
    customerReturns();
    useFirstDownload.setState(useFirstDownload.getInitialState(), true);
  });

  const { withdrawOrder } = contracts;
  const WAITING = 'JF20260607ABCDEF456';
  const BOUGHT = 'JF20260606ABCDEF123';
  const cancelled = { paymentStatus: 'cancelled', withdrawnAt: at } as const;

  const unopened = (change: Partial<Purchase> = {}) =>
    bought(BOUGHT, { firstDownloadAt: undefined, ...change });
  const dialog = () => screen.getByRole('dialog');
  const calls = () => backend.functions.calls(withdrawOrder);
  const isNotOffered = () =>
    waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Fortryd køb/ })).not.toBeInTheDocument(),
    );

  /** The server withdraws what is asked for. */
  function answerWith(change: () => void): void {
    backend.functions.answer(withdrawOrder, () => {
      change();
      return { withdrawnAt: at };
    });
  }

  describe('an order is withdrawn', () => {
    test('in two steps while it waits; the second tells the time, the receipt and the money', async () => {
      const order = ordered(WAITING, { customerName: 'Ida Holm' });
      await showHistory([], [order]);
      answerWith(() => store([], [{ ...order, ...cancelled }]));
      await press(`Fortryd køb ${WAITING}`);
      expect(dialog()).toHaveTextContent('Du behøver ikke at give nogen grund.');
      expect(field('Dit navn')).toHaveValue('Ida Holm');
      expect(dialog()).toHaveTextContent('Kvitteringen sendes tilkunde@jerslevfoto.example');
      await press('Fortsæt');
      expect(dialog()).toHaveAccessibleName('Bekræft fortrydelse');
      expect(dialog()).toHaveTextContent('Jeg fortryder mit køb hos dig.');
      expect(dialog()).toHaveTextContent(/Beløb250,00\s*kr/);
      expect(dialog()).toHaveTextContent('Ordren annulleres, og billederne leveres ikke.');
      expect(calls()).toEqual([]);
      await press('Bekræft fortrydelse');
      expect(calls()).toMatchObject([{ input: { orderId: WAITING, name: 'Ida Holm' } }]);
      expect(dialog()).toHaveAccessibleName('Købet er fortrudt');
      expect(dialog()).toHaveTextContent('Din fortrydelse er modtaget 8.6.2026, 12.30.');
      expect(dialog()).toHaveTextContent('Du får en kvittering på kunde@jerslevfoto.example.');
      await press('Færdig');
      const card = screen.getByRole('article');
      await waitFor(() => expect(card).toHaveTextContent('Fortrudt 8.6.2026, 12.30'));
      expect(card).toHaveTextContent('Annulleret');
      expect(card).toHaveTextContent(
        'Har du betalt, får du pengene tilbage senest 14 dage efter, at du fortrød.',
      );
      expect(toastsShown()).toEqual([]);
    });

    test('when it is bought and nothing is downloaded, under another name if need be', async () => {
      await showHistory([unopened()]);
      answerWith(() => store([unopened(cancelled)]));
      await press(`Fortryd køb ${BOUGHT}`);
      fill({ 'Dit navn': '' });
      await press('Fortsæt');
      expect(screen.getByText('Skriv dit navn')).toBeVisible();
      fill({ 'Dit navn': ' Ida H. Holm ' });
      await press('Fortsæt');
      expect(dialog()).toHaveTextContent('Billederne kan ikke hentes bagefter.');
      await press('Tilbage');
      await press('Fortsæt');
      await press('Bekræft fortrydelse');
      expect(calls()).toMatchObject([{ input: { orderId: BOUGHT, name: 'Ida H. Holm' } }]);
      await press('Færdig');
      await isNotOffered();
      expect(screen.queryByRole('button', { name: /^Download Klit/ })).not.toBeInTheDocument();
    });

    test('not any more when a download won, and the customer is told', async () => {
      await showHistory([unopened()]);
      const error = 'Billederne er hentet, så købet kan ikke længere fortrydes.';
      backend.functions.refuse(withdrawOrder, 409, { code: 'order/downloaded', error });
      await press(`Fortryd køb ${BOUGHT}`);
      await press('Fortsæt');
      store([unopened({ firstDownloadAt: at })]);
      await press('Bekræft fortrydelse');
      expect(toastsShown()).toEqual([`error: ${error}`]);
      expect(dialog()).toHaveAccessibleName('Bekræft fortrydelse');
      await userEvent.keyboard('{Escape}');
      await isNotOffered();
    });

    test('later, when the server cannot be reached', async () => {
      await showHistory([unopened()]);
      backend.fail('call', withdrawOrder.path);
      await press(`Fortryd køb ${BOUGHT}`);
      await press('Fortsæt');
      await press('Bekræft fortrydelse');
      expect(toastsShown()).toEqual([
        'error: Fortrydelsen kunne ikke sendes. Prøv igen, eller skriv til mig.',
      ]);
      expect(within(dialog()).getByRole('button', { name: 'Bekræft fortrydelse' })).toBeEnabled();
    });
  });

  describe('the details of an order', () => {
    test.each([
      ['downloaded', bought(BOUGHT), 'Billederne er hentet, så købet kan ikke længere fortrydes.'],
      [
        'cancelled',
        bought(BOUGHT, { paymentStatus: 'cancelled' }),
        'Ordren er annulleret, så der er ikke noget at fortryde.',
      ],
    ])('say why it cannot be withdrawn when it is %s', async (_, purchase, reason) => {
      await showHistory([purchase]);
      await isNotOffered();
      await press('Vis detaljer');
      expect(screen.getByText(reason)).toBeVisible();
    });

    test('say nothing of the kind while it can, or after it was', async () => {
      await showHistory([
        unopened({ ...cancelled, refundedAt: new Date('2026-06-10T08:00:00Z') }),
        bought('JF20260605ABCDEF789', { firstDownloadAt: undefined }),
      ]);
      for (const button of screen.getAllByRole('button', { name: 'Vis detaljer' })) {
        await userEvent.click(button);
      }
      expect(screen.queryByText(/kan ikke længere fortrydes|ikke noget at fortryde/)).toBeNull();
      expect(screen.getByText('Pengene er sendt tilbage 10.6.2026, 10.00')).toBeVisible();
    });
  });
});

const { stateWithdrawal, confirmWithdrawal } = contracts;
const NUMBER = 'JF20260606ABCDEF123';

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
