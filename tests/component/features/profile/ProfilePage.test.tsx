import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { AppError } from '#src/model/base/errors.ts';
import { beginSignOut, endSignOut, sessionChanged, sessionFailed } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { bought, ordered } from '../../../support/orderRecords.ts';
import { admin, customer } from '../../../support/records.ts';
import { field, fill } from '../../support/fields.ts';
import { address, linkTo, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';
import { openProfile, profilePath, signe, storeAccount } from './openProfile.tsx';

resetStoresAfterEach();
beforeEach(() => storeAccount());

const openTab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const denied = () => screen.queryByRole('heading', { name: 'Adgang nægtet' });

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
    openProfile('/profil?fane=email');
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    act(() => sessionChanged(null));
    expect(denied()).toBeVisible();
    expect(screen.getByText('Du skal være logget ind')).toBeVisible();
    expect(linkTo('Log ind')).toBe('/login?redirect=%2Fprofil%3Ffane%3Demail');
  });

  test('somebody who signs out is not turned away while the next page is fetched', () => {
    sessionChanged(customer);
    openProfile();
    act(beginSignOut);
    act(() => sessionChanged(null));
    expect(denied()).not.toBeInTheDocument();
    expect(screen.getByText('Indlæser...')).toBeInTheDocument();
    act(endSignOut);
    expect(denied()).toBeVisible();
  });

  test('a customer sees who they are, and since when', async () => {
    sessionChanged({ ...customer, name: 'Signe Overgaard' });
    openProfile();
    expect(await screen.findByText('Medlem siden 24. juni 2025')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Profil indstillinger');
    expect(screen.getByText('Signe Overgaard')).toBeVisible();
    expect(screen.getByText('Bruger')).toBeVisible();
    expect(linkTo('Købshistorik')).toBe('/user-dashboard');
    expect(screen.queryByRole('link', { name: 'Admin Dashboard' })).not.toBeInTheDocument();
  });

  test('nobody is a member later than their first purchase or order', async () => {
    const day = (date: string) => new Date(`${date}T10:00Z`);
    backend.documents.fill('purchases', [
      bought('JF2'),
      bought('JF1', { purchaseDate: day('2024-03-02') }),
    ]);
    sessionChanged(customer);
    const { unmount } = openProfile();
    expect(await screen.findByText('Medlem siden 2. marts 2024')).toBeVisible();
    unmount();
    localStorage.clear();
    backend.documents.fill('pending-orders', [
      ordered('BBBB'),
      ordered('AAAA', { createdAt: day('2024-01-05') }),
    ]);
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
    expect(screen.queryByRole('button', { name: /Rediger|Slet konto/ })).not.toBeInTheDocument();
    for (const name of ['Telefonnummer', 'Skift email']) {
      await openTab(name);
      expect(within(screen.getByRole('tabpanel')).getByText(locked)).toBeVisible();
      expect(screen.queryByRole('button', { name: /Rediger|Skift email/ })).not.toBeInTheDocument();
    }
    expect(linkTo('Admin Dashboard')).toBe('/admin-dashboard');
  });
});

describe('the tabs', () => {
  beforeEach(() => sessionChanged(customer));

  test('are named in the address, and reached by the arrow keys', async () => {
    openProfile('/profil?fane=password');
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map((each) => [each.textContent, each.ariaSelected])).toEqual([
      ['Profiloplysninger', 'false'],
      ['Skift adgangskode', 'true'],
      ['Telefonnummer', 'false'],
      ['Skift email', 'false'],
      ['Cookieindstillinger', 'false'],
    ]);
    await openTab('Telefonnummer');
    expect(address()).toBe('/profil?fane=phone');
    expect(await screen.findByText('+45 31 42 53 64')).toBeVisible();
    for (const name of ['email', 'cookies']) {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(address()).toBe(`/profil?fane=${name}`));
    }
    expect(screen.getByText('Du har accepteret cookies.')).toBeVisible();
    expect(linkTo('Læs cookiepolitikken')).toBe('/cookies-politik');
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(address()).toBe('/profil'));
  });

  test('keep what was typed in one of them while another is looked at', async () => {
    openProfile('/profil?fane=password');
    fill({ 'Nuværende adgangskode': 'Demo1234!' });
    await openTab('Telefonnummer');
    await screen.findByText('+45 31 42 53 64');
    await press('Rediger');
    fill({ Mobilnummer: '20304050' });
    await openTab('Skift adgangskode');
    expect(field('Nuværende adgangskode')).toBeVisible();
    expect(field('Nuværende adgangskode')).toHaveValue('Demo1234!');
    expect(field('Mobilnummer')).not.toBeVisible();
    await openTab('Telefonnummer');
    expect(field('Mobilnummer')).toHaveValue('20304050');
  });

  test('of a profile that cannot be read offer another try', async () => {
    backend.failNext('read', profilePath);
    openProfile();
    expect(await screen.findByText('Din profil kunne ikke hentes. Prøv igen.')).toBeVisible();
    await press('Prøv igen');
    expect(await screen.findByText('Signe')).toBeVisible();
  });
});

describe('the name', () => {
  beforeEach(() => sessionChanged(customer));

  async function edit(first: string, last = 'Dam'): Promise<void> {
    openProfile();
    await screen.findByText('Signe');
    await press('Rediger');
    fill({ Fornavn: first, Efternavn: last });
  }

  test('is saved in the profile and in the account', async () => {
    await edit(' Karen ');
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual(['success: Profil opdateret succesfuldt!']));
    const stored = { firstName: 'Karen', lastName: 'Dam', name: 'Karen Dam' };
    expect(backend.documents.get(profilePath)).toMatchObject(stored);
    expect(backend.accounts.current()?.displayName).toBe('Karen Dam');
    expect(screen.getByText('Karen')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Rediger' })).toHaveFocus();
  });

  test('is as it was after a change of mind', async () => {
    await edit('Karen');
    await press('Annuller');
    expect(screen.getByText('Overgaard')).toBeVisible();
    await press('Rediger');
    expect(field('Fornavn')).toHaveValue('Signe');
    expect(field('Fornavn')).toHaveFocus();
    expect(backend.attempts('write')).toEqual([]);
  });

  test('that is not whole is told at its field', async () => {
    await edit('Karen', ' ');
    await press('Gem Ændringer');
    expect(field('Efternavn')).toHaveAccessibleDescription('Efternavn er påkrævet');
    expect(field('Efternavn')).toHaveFocus();
  });

  test.each([
    [
      'the profile',
      () => backend.fail('write', profilePath, new AppError('permission-denied')),
      'Kunne ikke opdatere profil. Prøv igen senere.',
    ],
    [
      'the account',
      () => backend.fail('auth', 'updateProfile', new AppError('service-failed')),
      'Fejl ved opdatering af profil. Prøv igen.',
    ],
  ])('that cannot be saved in %s stays in its fields', async (_, goWrong, text) => {
    goWrong();
    await edit('Karen');
    await press('Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toEqual([`error: ${text}`]));
    expect(field('Fornavn')).toHaveValue('Karen');
  });

  test('may be missing', async () => {
    backend.documents.put(profilePath, signe({ firstName: '', lastName: '' }));
    openProfile();
    expect(await screen.findAllByText('Ikke udfyldt')).toHaveLength(2);
  });
});
