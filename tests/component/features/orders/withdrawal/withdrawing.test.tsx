import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HelmetProvider } from 'react-helmet-async';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { OrderHistoryPage } from '#src/features/orders/OrderHistoryPage.tsx';
import { useFirstDownload } from '#src/features/orders/downloads/FirstDownloadDialog.tsx';
import { AppError } from '#src/model/base/errors.ts';
import type { PendingOrder } from '#src/model/orders/schema.ts';
import type { Purchase } from '#src/model/purchases/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { sessionChanged } from '#src/stores/session.ts';
import { backend } from '../../../../support/backend/backend.ts';
import { bought, ordered } from '../../../../support/orderRecords.ts';
import { customer } from '../../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../../support/stores.ts';

resetStoresAfterEach();

beforeEach(() => {
  sessionChanged(customer);
  backend.accounts.signIn({ uid: customer.uid, email: customer.email });
  useFirstDownload.setState(useFirstDownload.getInitialState(), true);
});

const WAITING = 'JF20260607ABCDEF456';
const BOUGHT = 'JF20260606ABCDEF123';
const at = new Date('2026-06-08T10:30:00Z');
const cancelled = { paymentStatus: 'cancelled', withdrawnAt: at } as const;

async function open(purchases: Purchase[], orders: PendingOrder[] = []): Promise<void> {
  backend.documents.fill('purchases', purchases);
  backend.documents.fill('pending-orders', orders);
  render(
    <HelmetProvider>
      <MemoryRouter initialEntries={['/order-history']}>
        <OrderHistoryPage />
      </MemoryRouter>
    </HelmetProvider>,
  );
  await screen.findAllByRole('article');
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const dialog = () => screen.getByRole('dialog');
const calls = () => backend.functions.calls(contracts.withdrawOrder);

/** The server withdraws what is asked for. */
function answerWith(change: () => void): void {
  backend.functions.answer(contracts.withdrawOrder, () => {
    change();
    return { withdrawnAt: at };
  });
}

const unopened = (change: Partial<Purchase> = {}) =>
  bought(BOUGHT, { firstDownloadAt: undefined, ...change });

describe('an order is withdrawn', () => {
  test('in two steps while it waits; the second tells the time, the receipt and the money', async () => {
    const order = ordered(WAITING, { customerName: 'Ida Holm' });
    await open([], [order]);
    answerWith(() => {
      backend.documents.fill('pending-orders', [{ ...order, ...cancelled }]);
    });
    await press(`Fortryd køb ${WAITING}`);
    expect(dialog()).toHaveTextContent('Du behøver ikke at give nogen grund.');
    expect(screen.getByLabelText('Dit navn')).toHaveValue('Ida Holm');
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
    await open([unopened()]);
    answerWith(() => backend.documents.fill('purchases', [unopened(cancelled)]));
    await press(`Fortryd køb ${BOUGHT}`);
    await userEvent.clear(screen.getByLabelText('Dit navn'));
    await press('Fortsæt');
    expect(screen.getByText('Skriv dit navn')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Dit navn'), ' Ida H. Holm ');
    await press('Fortsæt');
    expect(dialog()).toHaveTextContent('Billederne kan ikke hentes bagefter.');
    await press('Tilbage');
    await press('Fortsæt');
    await press('Bekræft fortrydelse');
    expect(calls()).toMatchObject([{ input: { orderId: BOUGHT, name: 'Ida H. Holm' } }]);
    await press('Færdig');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Fortryd køb/ })).not.toBeInTheDocument(),
    );
    expect(screen.queryByRole('button', { name: /^Download Klit/ })).not.toBeInTheDocument();
  });

  test('not any more when a download won, and the customer is told', async () => {
    await open([unopened()]);
    backend.functions.answer(contracts.withdrawOrder, () => {
      backend.documents.fill('purchases', [unopened({ firstDownloadAt: at })]);
      throw new AppError('order/downloaded', {
        details: { message: 'Billederne er hentet, så købet kan ikke længere fortrydes.' },
      });
    });
    await press(`Fortryd køb ${BOUGHT}`);
    await press('Fortsæt');
    await press('Bekræft fortrydelse');
    expect(toastsShown()).toEqual([
      'error: Billederne er hentet, så købet kan ikke længere fortrydes.',
    ]);
    expect(dialog()).toHaveAccessibleName('Bekræft fortrydelse');
    await userEvent.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: /^Fortryd køb/ })).not.toBeInTheDocument(),
    );
  });

  test('later, when the server cannot be reached', async () => {
    await open([unopened()]);
    backend.fail('call', contracts.withdrawOrder.path);
    await press(`Fortryd køb ${BOUGHT}`);
    await press('Fortsæt');
    await press('Bekræft fortrydelse');
    expect(toastsShown()).toEqual([
      'error: Fortrydelsen kunne ikke sendes. Prøv igen, eller skriv til mig.',
    ]);
    expect(within(dialog()).getByRole('button', { name: 'Bekræft fortrydelse' })).toBeEnabled();
  });
});

describe('the details say why an order cannot be withdrawn', () => {
  test.each([
    ['downloaded', bought(BOUGHT), 'Billederne er hentet, så købet kan ikke længere fortrydes.'],
    [
      'cancelled',
      bought(BOUGHT, { paymentStatus: 'cancelled' }),
      'Ordren er annulleret, så der er ikke noget at fortryde.',
    ],
  ])('when it is %s', async (_, purchase, reason) => {
    await open([purchase]);
    expect(screen.queryByRole('button', { name: /^Fortryd køb/ })).not.toBeInTheDocument();
    await press('Vis detaljer');
    expect(screen.getByText(reason)).toBeVisible();
  });

  test('and nothing of the kind while it can, or after it was', async () => {
    await open([
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
