import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { beginSignOut, endSignOut, sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, ordered } from '../../../support/orderRecords.ts';
import { admin, customer } from '../../../support/records.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import {
  address,
  storeAccount,
  field,
  openProfile,
  press,
  profilePath,
  retype,
  signe,
} from './openProfile.tsx';

resetStoresAfterEach();
beforeEach(() => storeAccount());

const tab = (name: string) => screen.getByRole('tab', { name });

describe('who may see it', () => {
  test('somebody whose session is not known in time is told so, and let in later', () => {
    openProfile();
    act(sessionFailed);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Det tager længere tid end ventet at se, om du er logget ind.',
    );
    act(() => sessionChanged(customer));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a guest is asked to sign in', () => {
    openProfile();
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    act(() => sessionChanged(null));
    expect(screen.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible();
    expect(screen.getByText('Du skal være logget ind')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log ind' })).toHaveAttribute(
      'href',
      '/login?redirect=%2Fprofil',
    );
  });

  test('somebody who signs out is not turned away while the next page is fetched', () => {
    sessionChanged(customer);
    openProfile();
    act(beginSignOut);
    act(() => sessionChanged(null));
    expect(screen.queryByRole('heading', { name: 'Adgang nægtet' })).not.toBeInTheDocument();
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    act(endSignOut);
    expect(screen.getByRole('heading', { name: 'Adgang nægtet' })).toBeVisible();
  });

  test('a customer sees who they are, and since when', async () => {
    sessionChanged({ ...customer, name: 'Signe Overgaard' });
    openProfile();
    expect(await screen.findByText('Medlem siden 24. juni 2025')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profil indstillinger');
    expect(screen.getByText('Signe Overgaard')).toBeVisible();
    expect(screen.getByText('Bruger')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Købshistorik' })).toHaveAttribute(
      'href',
      '/user-dashboard',
    );
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  test.each([
    {
      collection: 'purchases',
      order: bought('JF1', { purchaseDate: new Date('2024-03-02T10:00Z') }),
    },
    {
      collection: 'pending-orders',
      order: ordered('AAAA', { createdAt: new Date('2024-03-02T10:00Z') }),
    },
  ] as const)('nobody is a member later than their first of $collection', async (given) => {
    backend.documents.fill(given.collection, [
      given.collection === 'purchases' ? bought('JF2') : ordered('BBBB'),
      given.order,
    ]);
    sessionChanged(customer);
    openProfile();
    expect(await screen.findByText('Medlem siden 2. marts 2024')).toBeVisible();
  });

  test('since when is remembered by this browser, for each account', async () => {
    localStorage.setItem('memberSince:uid-kunde', '2024-01-05T10:00:00.000Z');
    sessionChanged(customer);
    openProfile();
    expect(await screen.findByText('Medlem siden 5. januar 2024')).toBeVisible();
  });

  test('an administrator is told to ask the owner, and is led to the dashboard', async () => {
    sessionChanged(admin);
    openProfile();
    expect(await screen.findByText('Medlem siden Januar 2024')).toBeVisible();
    expect(screen.getByText('Administrator')).toBeVisible();
    const locked = 'Som administrator kan du ikke ændre dette her. Kontakt ejeren.';
    await waitFor(() => expect(screen.getAllByText(locked)).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Rediger' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Slet konto' })).not.toBeInTheDocument();
    for (const name of ['Telefonnummer', 'Skift email']) {
      await userEvent.click(tab(name));
      expect(within(screen.getByRole('tabpanel')).getByText(locked)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Rediger|Skift email/ })).not.toBeInTheDocument();
    }
    expect(screen.getByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute(
      'href',
      '/admin-dashboard',
    );
  });
});

describe('the tabs', () => {
  beforeEach(() => sessionChanged(customer));

  test('are named in the address, and reached by the arrow keys', async () => {
    openProfile();
    expect(screen.getAllByRole('tab').map((each) => each.textContent)).toEqual([
      'Profiloplysninger',
      'Skift adgangskode',
      'Telefonnummer',
      'Skift email',
      'Cookieindstillinger',
    ]);
    await userEvent.click(tab('Telefonnummer'));
    expect(address()).toBe('/profil?fane=phone');
    expect(await screen.findByText('+45 31 42 53 64')).toBeVisible();
    for (const name of ['email', 'cookies']) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(address()).toBe(`/profil?fane=${name}`));
    }
    expect(screen.getByText('Du har accepteret cookies.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Læs cookiepolitikken' })).toHaveAttribute(
      'href',
      '/cookies-politik',
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(address()).toBe('/profil'));
  });

  test('an address opens its tab', () => {
    openProfile('/profil?fane=password');
    expect(tab('Skift adgangskode')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('button', { name: 'Skift adgangskode' })).toBeVisible();
  });

  test('keep what was typed in one of them while another is looked at', async () => {
    openProfile('/profil?fane=password');
    retype('Nuværende adgangskode', 'Demo1234!');
    await userEvent.click(tab('Profiloplysninger'));
    await userEvent.click(await screen.findByRole('button', { name: 'Rediger' }));
    retype('Fornavn', 'Karen');
    await userEvent.click(tab('Telefonnummer'));
    await press('Rediger');
    retype('Mobilnummer', '20304050');

    await userEvent.click(tab('Skift adgangskode'));
    expect(field('Nuværende adgangskode')).toBeVisible();
    expect(field('Nuværende adgangskode')).toHaveValue('Demo1234!');
    expect(field('Fornavn')).not.toBeVisible();
    await userEvent.click(tab('Telefonnummer'));
    expect(field('Mobilnummer')).toHaveValue('20304050');
    await userEvent.click(tab('Profiloplysninger'));
    expect(field('Fornavn')).toHaveValue('Karen');
    await press('Annuller');
    expect(screen.getByText('Signe')).toBeVisible();
    await press('Rediger');
    expect(field('Fornavn')).toHaveValue('Signe');
  });

  test('a profile that cannot be read can be tried again', async () => {
    backend.failNext('read', profilePath);
    openProfile();
    expect(await screen.findByText('Din profil kunne ikke hentes. Prøv igen.')).toBeVisible();
    await press('Prøv igen');
    expect(await screen.findByText('Signe')).toBeVisible();
  });
});

describe('the name', () => {
  beforeEach(() => sessionChanged(customer));

  async function edit(first: string, last: string): Promise<void> {
    openProfile();
    await userEvent.click(await screen.findByRole('button', { name: 'Rediger' }));
    retype('Fornavn', first);
    retype('Efternavn', last);
  }

  test('is saved in the profile and in the account', async () => {
    await edit(' Karen ', 'Dam');
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Profil opdateret succesfuldt!']));
    const stored = { firstName: 'Karen', lastName: 'Dam', name: 'Karen Dam' };
    expect(backend.documents.get(profilePath)).toMatchObject(stored);
    expect(backend.accounts.current()?.displayName).toBe('Karen Dam');
    expect(screen.getByText('Karen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rediger' })).toHaveFocus();
  });

  test('is as it was after a change of mind', async () => {
    await edit('Karen', 'Dam');
    await press('Annuller');
    expect(screen.getByText('Overgaard')).toBeVisible();
    await press('Rediger');
    expect(field('Fornavn')).toHaveValue('Signe');
    expect(field('Fornavn')).toHaveFocus();
    expect(backend.attempts('write')).toEqual([]);
  });

  test.each([
    { first: '', last: 'Dam', wrong: 'Fornavn', message: 'Fornavn er påkrævet' },
    { first: 'Karen', last: ' ', wrong: 'Efternavn', message: 'Efternavn er påkrævet' },
  ])('"$first $last" is not whole', async ({ first, last, wrong, message }) => {
    await edit(first, last);
    await press('Gem Ændringer');
    expect(field(wrong)).toHaveAccessibleDescription(message);
    expect(field(wrong)).toHaveFocus();
  });

  test('that cannot be saved stays in its fields', async () => {
    backend.fail('write', profilePath, new AppError('permission-denied'));
    await edit('Karen', 'Dam');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Kunne ikke opdatere profil. Prøv igen senere.']),
    );
    expect(field('Fornavn')).toHaveValue('Karen');
  });

  test('that the account does not take is told, too', async () => {
    backend.fail('auth', 'updateProfile', new AppError('service-failed'));
    await edit('Karen', 'Dam');
    await press('Gem Ændringer');
    await waitFor(() =>
      expect(toastsShown()).toEqual(['error: Fejl ved opdatering af profil. Prøv igen.']),
    );
  });

  test('may be missing', async () => {
    backend.documents.put(profilePath, signe({ firstName: '', lastName: '' }));
    openProfile();
    expect(await screen.findAllByText('Ikke udfyldt')).toHaveLength(2);
  });
});
