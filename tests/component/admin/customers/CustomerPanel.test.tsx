import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { userProfileSchema, type UserProfile } from '#src/model/account/schema.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought } from '../../../support/orderRecords.ts';
import { hides, sees, shows, toasts } from '../../support/see.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { account } from './account.ts';
import {
  approved,
  dialog,
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

const profile = (change: Partial<UserProfile>): UserProfile =>
  userProfileSchema.parse({
    uid: 'u1',
    email: 'ida@kunde.example',
    createdAt: new Date('2026-01-02T10:00:00Z'),
    ...change,
  });
const keep = (known: UserProfile) => backend.documents.put(`users/${known.uid}`, known);

describe('the orders', () => {
  test('stand in the list once, however many places know them', async () => {
    await open();
    await sees('1 ordre');
    expect(rows()).toHaveLength(1);
    expect(rows()[0]).toHaveTextContent('Ida Holm');
    expect(rows()[0]).toHaveTextContent('993,00 kr');
    expect(rows()[0]).toHaveTextContent('Købt');
    expect(screen.getByText('Ordrer i alt').parentElement).toHaveTextContent('1');
  });

  test('open one by one: Escape leads back step by step', async () => {
    await open();
    await userEvent.click(await screen.findByRole('link', { name: /^Åbn ordre/ }));
    const order = within(dialog('Ordre BCDEF123'));
    expect(order.getByText('I alt').nextSibling).toHaveTextContent('993,00 kr');
    expect(order.getByText('Status').nextSibling).toHaveTextContent('Købt');
    expect(order.getByText('Kilde').nextSibling).toHaveTextContent('Enkeltbilleder · Klit +2');
    expect(order.getAllByText('Permanent adgang')).toHaveLength(3);
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

  test('that wait say so', async () => {
    nowBought([bought('JF20260607GHIJKL456', { paymentStatus: 'pending' })]);
    await open();
    await sees('Afventer godkendelse');
  });

  test('are found by their address, also by the number before their approval', async () => {
    backend.documents.put('pending-orders/OLDER', approved);
    await open('/admin-dashboard?tab=kundepanel&order=OLDER');
    expect(await screen.findAllByText('Permanent adgang')).toHaveLength(3);
  });

  test('that do not exist are said to be missing', async () => {
    await open('/admin-dashboard?tab=kundepanel&order=NOWHERE');
    await sees('Order NOWHERE not found');
  });

  test('that cannot be read say so, with a way to try again', async () => {
    backend.failNext('read', 'purchases');
    await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Fejl ved indlæsning af kundedata');
    expect(toastsShown()).toEqual(['error: Kunne ikke indlæse kundedata. Prøv igen senere.']);
    await press('Prøv igen');
    await sees('1 ordre');
  });

  test('are read on page by page, and wait until their doubles are known', async () => {
    nowBought(manyPurchases(31));
    await open();
    await screen.findByText(/^De nyeste 30/);
    await press('Vis flere');
    await sees('31 ordrer');
    expect(screen.queryByRole('button', { name: 'Vis flere' })).not.toBeInTheDocument();
  });

  test('are counted as the newest of all, as long as older ones are not read', async () => {
    nowBought(manyPurchases(47));
    await open();
    await sees('De nyeste 30 af 47 ordrer');
    expect(screen.getByText('Ordrer i alt').parentElement).toHaveTextContent('47');
    await press('Kunder');
    shows('1 kunde bag de nyeste 30 ordrer');
    // A search goes through all of them.
    await userEvent.type(screen.getByLabelText('Søg'), 'ida');
    hides(/nyeste \d/);
  });

  test('are the newest of an unknown number when they cannot be counted', async () => {
    nowBought(manyPurchases(31));
    backend.fail('count', 'orders');
    await open();
    await sees('De nyeste 30 ordrer');
    expect(screen.getByText('Ordrer i alt').parentElement).toHaveTextContent('–');
  });

  test('are searched, here and among all', async () => {
    const purchaseDate = new Date('2020-01-01');
    const old = bought('JF20200101AAAAAA111', { userName: 'Signe Gammel', purchaseDate });
    nowBought([...manyPurchases(30), old]);
    await open();
    await screen.findByText('De nyeste 30 af 31 ordrer');
    await userEvent.type(screen.getByLabelText('Søg'), 'findes ikke');
    await sees('Ingen ordrer passer til din søgning.');
    await userEvent.clear(screen.getByLabelText('Søg'));
    await userEvent.type(screen.getByLabelText('Søg'), 'gammel');
    await sees('Signe Gammel');
  });

  test('are none at first', async () => {
    nowBought([]);
    await open();
    await sees('Der er ingen ordrer endnu.');
  });
});

describe('the registered users', () => {
  test('open at the one that the address names, and leave the address when they close', async () => {
    nowListed(account({}), account({ uid: 'u2', email: 'mads@kunde.example' }));
    await open('/admin-dashboard?tab=kundepanel&vis=u2');
    const users = within(await screen.findByRole('dialog', { name: 'Registrerede brugere' }));
    expect(await users.findByRole('searchbox')).toHaveValue('mads@kunde.example');
    expect(users.getByText('mads@kunde.example')).toBeVisible();
    expect(users.queryByText('ida@kunde.example')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(/tab=kundepanel$/);
  });

  const list = async () => {
    await open();
    await press(/Registrerede brugere/);
    return within(screen.getByRole('dialog'));
  };

  test('stand in a table', async () => {
    keep(profile({ firstName: 'Ida', lastName: 'Holm', phoneNumber: '+4520304050' }));
    nowListed(
      account({}),
      account({ uid: 'u2', email: 'ejer@jerslevfoto.example', displayName: null }),
      account({ uid: 'u3', email: 'bo@kunde.example', displayName: 'Bo' }),
    );
    const table = await list();
    await table.findByText('3 brugere');
    const text = (name: RegExp) => table.getByRole('row', { name }).textContent;
    expect(text(/ida@/)).toBe(
      'ida@kunde.exampleIdaHolm+45 20 30 40 50Bruger2.1.2026AldrigÅbenSpær',
    );
    expect(text(/ejer@/)).toMatch(/Admin kontoAdmin.*–$/);
    expect(text(/bo@/)).toContain('Ikke verificeretBruger');
    await userEvent.type(table.getByLabelText('Søg'), 'bo@');
    expect(table.getByText('1 bruger')).toBeVisible();
    await userEvent.type(table.getByLabelText('Søg'), 'xyz');
    expect(table.getByText('Ingen brugere passer til din søgning.')).toBeVisible();
  });

  test('are blocked from ordering and unblocked again, after a question', async () => {
    keep(profile({ firstName: 'Ida', lastName: 'Holm' }));
    await list();
    const row = async () => screen.findByRole('row', { name: /ida@/ });
    expect(await row()).toHaveTextContent(/ÅbenSpær$/);
    await press('Spær Ida Holm');
    const question = screen.getByRole('alertdialog', { name: 'Spær Ida Holm?' });
    expect(question).toHaveTextContent(
      'Kunden kan stadig hente sine køb, men ikke bestille mere. Ordrer, der venter, bliver stående.',
    );
    await press('Annuller');
    expect(backend.documents.get('order-quota/u1')).toBeUndefined();
    await press('Spær Ida Holm');
    await press('Spær');
    expect(backend.documents.get('order-quota/u1')).toMatchObject({
      isBlocked: true,
      name: 'Ida Holm',
      email: 'ida@kunde.example',
    });
    expect(await row()).toHaveTextContent(/SpærretOphæv$/);
    await press('Ophæv spærringen af Ida Holm');
    await press('Ophæv spærringen');
    expect(backend.documents.get('order-quota/u1')).toBeUndefined();
    expect(await row()).toHaveTextContent(/ÅbenSpær$/);
    await toasts(
      'success: Ida Holm er spærret og kan ikke bestille.',
      'success: Ida Holm kan bestille igen.',
    );
  });

  test('that could not be blocked say so, and the question stays', async () => {
    await list();
    await screen.findByRole('row', { name: /ida@/ });
    await press('Spær Ida Holm');
    backend.failNext('write', 'order-quota');
    await press('Spær');
    expect(toastsShown()).toEqual(['error: Kunden kunne ikke spærres. Prøv igen.']);
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  test('are the profiles when the server does not answer', async () => {
    backend.functions.refuse(contracts.listUsers, 500);
    keep(profile({ firstName: 'Ida' }));
    const table = await list();
    expect(
      await table.findByText('Serveren svarede ikke. Listen er hentet fra brugernes profiler.'),
    ).toBeVisible();
    expect(table.getByText('1 bruger')).toBeVisible();
  });

  test('can be none', async () => {
    nowListed();
    const table = await list();
    expect(await table.findByText('Ingen registrerede brugere fundet i databasen')).toBeVisible();
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
    const table = await list();
    expect(await table.findByRole('alert')).toHaveTextContent(text);
  });
});
