import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Bookkeeping } from '#src/admin/bookkeeping/Bookkeeping.tsx';
import type * as siteModule from '#src/config/site.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { issuedInvoice } from '../../../support/vouchers.ts';
import { settled, show } from '../../support/show.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';

vi.mock('#src/config/site.ts', async (actual) => {
  const { site } = await actual<typeof siteModule>();
  const ledgerAccounts = { dinero: '', billy: '6900', economic: '' };
  return { site: { ...site, giftCards: { ledgerAccounts } } };
});

resetStoresAfterEach();

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-09-15T10:00:00Z'), toFake: ['Date'] });
  backend.accounts.signIn(admin);
});

async function openBooks(): Promise<void> {
  await show(
    <MemoryRouter>
      <Bookkeeping />
    </MemoryRouter>,
  );
  await settled();
  await screen.findByRole('button', { name: 'Dinero (CSV)' });
}

async function open(change: Partial<Voucher>): Promise<void> {
  const voucher = issuedInvoice(1, change);
  backend.documents.fill('vouchers', [{ ...voucher, id: voucher.number }]);
  await openBooks();
}

/** A card that can be paid out until 1 August 2026. */
function givenLapsedCard(): void {
  backend.documents.put('gift-cards/ABCDEFGHJKMNPQRS', {
    value: 500,
    bookedAt: 'use',
    orderId: '',
    issuedAt: new Date('2022-08-01T10:00:00Z'),
    lastDay: '2025-08-01',
    state: 'open',
    paidOut: 0,
  });
}

const soldCard: Partial<Voucher> = {
  lines: [{ name: 'Gavekort', type: 'gift-card', amountOre: 50_000 }],
  vatRate: 0,
  vatOre: 0,
};

test('a card that lapses in a period without vouchers is booked like others', async () => {
  backend.documents.put('gift-cards/ABCDEFGHJKLMNPQR', {
    ...{ value: 500, bookedAt: 'use', orderId: '', state: 'open', paidOut: 0 },
    ...{ issuedAt: new Date('2022-08-10T10:00:00Z'), lastDay: '2025-08-10' },
  });
  await show(
    <MemoryRouter>
      <Bookkeeping />
    </MemoryRouter>,
  );
  expect(await screen.findByRole('button', { name: 'Dinero (CSV)' })).toBeVisible();
});

describe('the books of a shop without an account for what is owed on gift cards', () => {
  const note = () => screen.queryByText(/^Der er gavekort i perioden/);

  test.each([
    ['sold', soldCard],
    ['used', { giftCard: { codeEnd: '…PQRS', amountOre: 10_000 } }],
  ])('name the programs that lack it, once a card was %s', async (_what, change) => {
    await open(change);
    expect(note()).toHaveTextContent(
      'Der er gavekort i perioden. Filen til Dinero, e-conomic kan ikke importeres, fordi opsætningen ikke har en konto til det, du skylder på dem.',
    );
  });

  test('name none where nothing is owed', async () => {
    await open({});
    expect(note()).not.toBeInTheDocument();
  });

  test('name none for a card that was a sale with moms', async () => {
    await open({ ...soldCard, vatRate: 25, vatOre: 10_000 });
    expect(note()).not.toBeInTheDocument();
  });

  test('name them for a card that has lapsed', async () => {
    givenLapsedCard();
    await open({});
    expect(note()).toBeInTheDocument();
  });

  test('have files of a period in which a card lapsed and nothing was sold', async () => {
    givenLapsedCard();
    await openBooks();
    expect(note()).toBeInTheDocument();
    expect(screen.queryByText('Der er ingen bilag i perioden.')).not.toBeInTheDocument();
  });
});
