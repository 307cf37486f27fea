import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useFirstDownload } from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought, ordered } from '../../../../support/orderRecords.ts';
import { field, fill } from '../../../support/fields.ts';
import { press } from '../../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';
import { customerReturns, showHistory, store } from '../openHistory.tsx';

resetStoresAfterEach();
beforeEach(() => {
  customerReturns();
  useFirstDownload.setState(useFirstDownload.getInitialState(), true);
});

const { withdrawOrder } = contracts;
const WAITING = 'JF20260607ABCDEF456';
const BOUGHT = 'JF20260606ABCDEF123';
const at = new Date('2026-06-08T10:30:00Z');
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
