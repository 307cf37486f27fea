import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { userProfileSchema, type UserProfile } from '#src/model/account/schema.ts';
import { AppError } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, ordered } from '../../../support/orderRecords.ts';
import { alerts, hides, sees, shows, toast, toasts } from '../../support/see.ts';
import { resetStoresAfterEach } from '../../support/stores.ts';
import {
  account,
  approved,
  dialog,
  fact,
  manyPurchases,
  nowBought,
  nowListed,
  oneOrderIsBought,
  open,
  press,
  PURCHASE,
  rows,
} from './world.tsx';

resetStoresAfterEach();
oneOrderIsBought();

const TAB = '/admin-dashboard?tab=kundepanel';
const search = async (words: string) => {
  await userEvent.clear(screen.getByLabelText('Søg'));
  await userEvent.type(screen.getByLabelText('Søg'), words);
};
const total = () => screen.getByText('Ordrer i alt').parentElement;

describe('the orders', () => {
  test('stand in the list once, however many places know them', async () => {
    await open();
    await sees('1 ordre');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent(/Ida Holm.*993,00 kr/);
    expect(rows()[0]).toHaveTextContent('Købt');
    expect(total()).toHaveTextContent('1');
  });

  test('open one by one: Escape leads back step by step', async () => {
    await open();
    await userEvent.click(await screen.findByRole('link', { name: /^Åbn ordre/ }));
    expect(dialog(/^Ida Holm\s· 993,00\skr\s· Ordre \w{8}$/)).toBeVisible();
    expect(fact('I alt')).toBe('993,00 kr');
    expect(fact('Status')).toBe('Købt');
    expect(fact('Kilde')).toBe('Enkeltbilleder · Klit +2');
    expect(screen.getAllByText('Permanent adgang')).toHaveLength(3);
    expect(screen.getByTestId('address')).toHaveTextContent(`order=${PURCHASE}`);

    await press('Vis album: Sommer');
    expect(dialog('Album: Sommer')).toHaveTextContent('Pris: 595,00 kr · 2 billeder');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog', { name: 'Album: Sommer' })).not.toBeInTheDocument();

    await press('Vis billeder');
    expect(dialog('Enkeltbilleder i ordren')).toHaveTextContent('Klit199,00 kr');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/^\/admin-dashboard\?tab=kundepanel$/);
  });

  test('are found by their address, also by the number before their approval, or said to be missing', async () => {
    backend.documents.put('pending-orders/OLDER', approved);
    const { unmount } = await open(`${TAB}&order=OLDER`);
    expect(await screen.findAllByText('Permanent adgang')).toHaveLength(3);
    unmount();
    await open(`${TAB}&order=NOWHERE`);
    await sees('Order NOWHERE not found');
  });

  test('that cannot be read say so, with a way to try again', async () => {
    backend.failNext('read', 'purchases');
    await open();
    await alerts('Fejl ved indlæsning af kundedata');
    await toasts('error: Kunne ikke indlæse kundedata. Prøv igen senere.');
    await press('Prøv igen');
    await sees('1 ordre');
  });

  test('are counted as the newest of all, as long as older ones are not read', async () => {
    nowBought(manyPurchases(31));
    await open();
    await sees('De nyeste 30 af 31 ordrer');
    expect(total()).toHaveTextContent('31');
    await press('Kunder');
    shows('1 kunde bag de nyeste 30 ordrer');
    // A search goes through all of them.
    await search('ida');
    hides(/nyeste \d/);
    await userEvent.clear(screen.getByLabelText('Søg'));
    await press('Ordrer');
    await press('Vis flere');
    await sees('31 ordrer');
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });

  test('are the newest of an unknown number when they cannot be counted', async () => {
    nowBought(manyPurchases(31));
    backend.fail('count', 'orders');
    await open();
    await sees('De nyeste 30 ordrer');
    expect(total()).toHaveTextContent('–');
  });

  test('are searched, here and among all', async () => {
    const purchaseDate = new Date('2020-01-01');
    const old = bought('JF20200101AAAAAA111', { userName: 'Signe Gammel', purchaseDate });
    nowBought([...manyPurchases(30), old]);
    await open();
    await screen.findByText('De nyeste 30 af 31 ordrer');
    await search('findes ikke');
    await sees('Ingen ordrer passer til din søgning.');
    await search('gammel');
    await sees('Signe Gammel');
  });

  test('are not said to be none when they could not all be searched', async () => {
    backend.fail('read', 'admin-order-lookup', new AppError('unknown'));
    await open();
    await sees('1 ordre');
    await search('gammel');
    await sees('Kunne ikke indlæse kundedata. Prøv igen senere.');
    hides('Ingen ordrer passer til din søgning.');
  });

  test('wait for their approval, or are none at first', async () => {
    nowBought([bought('JF20260607GHIJKL456', { paymentStatus: 'pending' })]);
    await open();
    await sees('Afventer godkendelse');
    nowBought([]);
    await open();
    await sees('Der er ingen ordrer endnu.');
  });
});

describe('the customers', () => {
  const openCustomers = async () => {
    await open();
    await screen.findByText(/^\d ordrer?$/);
    await press('Kunder');
  };

  test('add up to one summary for each customer', async () => {
    await openCustomers();
    await press(/^Åbn kunden.*Ida Holm/);
    await screen.findByText('Købt for');
    expect(fact('Købt for')).toBe('993,00 kr');
    expect(fact('Downloads')).toBe('4');
    expect(fact('Seneste produkter')).toBe('Klit, Hede, Sommer');
  });

  test('are opened also when all that is known is an order of before the purchases', async () => {
    const bo = { customerName: 'Bo Lund', customerEmail: 'bo@kunde.example' };
    nowBought([], ordered('OLDER', { ...bo, paymentStatus: 'completed' }));
    await openCustomers();
    await press(/^Åbn kunden.*Bo Lund/);
    expect(await screen.findByRole('dialog', { name: 'bo@kunde.example' })).toBeVisible();
    await screen.findByText('Købt for');
    expect(fact('Købt for')).toBe('250,00 kr');
  });

  test('of whom no order was approved are opened from the one that was rejected', async () => {
    const id = 'JF20260609AAAAAA111';
    nowBought([], ordered(id, { paymentStatus: 'cancelled', customerEmail: 'bo@kunde.example' }));
    await open(`${TAB}&order=${id}`);
    await press('Om kunden');
    await sees('Kunden har ingen godkendte ordrer.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('who have deleted their account are nobody any more: their orders stand without a person', async () => {
    const nameless = (id: string) => bought(id, { userId: id, userEmail: '', userName: '' });
    nowBought([nameless('JF20260607AAAAAA111'), nameless('JF20260607BBBBBB222')]);
    await openCustomers();
    shows('0 kunder');
    expect(screen.queryByRole('button', { name: /^Åbn kunden/ })).not.toBeInTheDocument();
    await press('Ordrer');
    expect(screen.getAllByText('Kunde uden navn')).toHaveLength(2);
  });
});

describe('the registered users', () => {
  const keep = (change: Partial<UserProfile>) => {
    const createdAt = new Date('2026-01-02T10:00:00Z');
    const known = { uid: 'u1', email: 'ida@kunde.example', createdAt, ...change };
    backend.documents.put('users/u1', userProfileSchema.parse(known));
  };
  const list = async () => {
    await open();
    await press(/Registrerede brugere/);
    return within(screen.getByRole('dialog'));
  };
  const quota = () => backend.documents.get('order-quota/u1');

  test('open at the one that the address names, and leave the address when they close', async () => {
    nowListed(account(), account({ uid: 'u2', email: 'mads@kunde.example' }));
    await open(`${TAB}&vis=u2`);
    const users = within(await screen.findByRole('dialog', { name: 'Registrerede brugere' }));
    expect(await users.findByRole('searchbox')).toHaveValue('mads@kunde.example');
    expect(users.getByText('mads@kunde.example')).toBeVisible();
    expect(users.queryByText('ida@kunde.example')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/tab=kundepanel$/);
  });

  test('stand in a table', async () => {
    keep({ firstName: 'Ida', lastName: 'Holm', phoneNumber: '+4520304050' });
    nowListed(
      account(),
      account({ uid: 'u2', email: 'ejer@jerslevfoto.example', displayName: null }),
      account({ uid: 'u3', email: 'bo@kunde.example', displayName: 'Bo' }),
    );
    const table = await list();
    await table.findByText('3 brugere');
    const text = (name: RegExp) => table.getByRole('row', { name }).textContent;
    expect(text(/ida@/)).toBe(
      'ida@kunde.exampleIdaHolm+45 20 30 40 50Bruger2.1.2026AldrigÅbenSpær',
    );
    // Nobody is blocked who runs the shop.
    expect(text(/ejer@/)).toMatch(/Admin kontoAdmin.*–$/);
    expect(text(/bo@/)).toContain('Ikke verificeretBruger');
    await userEvent.type(table.getByLabelText('Søg'), 'bo@');
    expect(table.getByText('1 bruger')).toBeVisible();
    await userEvent.type(table.getByLabelText('Søg'), 'xyz');
    expect(table.getByText('Ingen brugere passer til din søgning.')).toBeVisible();
  });

  test('are blocked from ordering and unblocked again, after a question', async () => {
    keep({ firstName: 'Ida', lastName: 'Holm' });
    await list();
    const row = () => screen.findByRole('row', { name: /ida@/ });
    expect(await row()).toHaveTextContent(/ÅbenSpær$/);
    await press('Spær Ida Holm');
    expect(screen.getByRole('alertdialog', { name: 'Spær Ida Holm?' })).toHaveTextContent(
      'Kunden kan stadig hente sine køb, men ikke bestille mere. Ordrer, der venter, bliver stående.',
    );
    await press('Annuller');
    expect(quota()).toBeUndefined();
    await press('Spær Ida Holm');
    backend.failNext('write', 'order-quota');
    await press('Spær');
    await toasts('error: Kunden kunne ikke spærres. Prøv igen.');
    await press('Spær');
    expect(await row()).toHaveTextContent(/SpærretOphæv$/);
    const blocked = { isBlocked: true, name: 'Ida Holm', email: 'ida@kunde.example' };
    expect(quota()).toMatchObject(blocked);
    await press('Ophæv spærringen af Ida Holm');
    await press('Ophæv spærringen');
    expect(await row()).toHaveTextContent(/ÅbenSpær$/);
    expect(quota()).toBeUndefined();
    await toast('success: Ida Holm er spærret og kan ikke bestille.');
    await toast('success: Ida Holm kan bestille igen.');
  });

  test('are the profiles when the server does not answer', async () => {
    backend.functions.refuse(contracts.listUsers, 500);
    keep({ firstName: 'Ida' });
    await list();
    await sees('Serveren svarede ikke. Listen er hentet fra brugernes profiler.');
    shows('1 bruger');
  });

  test('can be none', async () => {
    nowListed();
    await list();
    await sees('Ingen registrerede brugere fundet i databasen');
  });

  test.each([
    [
      () => backend.fail('call'),
      'Kunne ikke hente brugerdata - Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    ],
    [
      () => backend.functions.refuse(contracts.listUsers, 500, { error: 'Serveren er optaget.' }),
      'Kunne ikke hente brugerdata - Serveren er optaget.',
    ],
    [
      () => backend.functions.refuse(contracts.listUsers, 403),
      'Adgang nægtet. Kun administratorer kan se alle brugere.',
    ],
  ])('that cannot be had at all say why', async (refuse, text) => {
    refuse();
    backend.fail('read', 'users');
    await list();
    await alerts(text);
  });
});
