import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { SettingsEditor } from '#src/admin/settings/SettingsEditor.tsx';
import { AppError } from '#src/model/base/errors.ts';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { sees, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

const PUBLIC = 'settings/public';
const CLOSED = 'settings/closed';
const OWNER = { ...admin, email: 'ejer@jerslevfoto.example', emailVerified: true };
const { changePayee } = settingsContracts;

beforeEach(() => signIn(OWNER));

function signIn(user: typeof admin): void {
  backend.accounts.signIn(user);
  useSession.setState({ status: 'signedIn', user });
}

const open = async (): Promise<void> => {
  await show(
    <MemoryRouter>
      <SettingsEditor />
    </MemoryRouter>,
  );
};

const section = async (name: string) => within(await screen.findByRole('region', { name }));
type Part = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

const press = (part: Part, name: string) => userEvent.click(part.getByRole('button', { name }));

async function write(part: Part, name: string, words: string): Promise<void> {
  const field = part.getByLabelText(name);
  await userEvent.clear(field);
  await userEvent.type(field, words);
}

describe('the settings', () => {
  test('begin with what is built in', async () => {
    await open();
    const business = await section('Forretningen');
    expect(business.getByLabelText('Forretningens navn')).toHaveValue('Jerslev Foto');
    expect(business.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
  });

  test('can be tried again when they cannot be read', async () => {
    backend.fail('watch', PUBLIC);
    backend.fail('read', PUBLIC);
    await open();
    await sees('Indstillingerne kunne ikke hentes. Prøv igen.');
  });

  test('are saved section by section, and only what has changed', async () => {
    await open();
    const business = await section('Forretningen');
    const consent = await section('Cookies og samtykke');
    await userEvent.selectOptions(consent.getByLabelText('Spørgsmålet om cookies'), 'choice');
    await write(business, 'Telefon', '+45 99 88 77 66');
    await press(business, 'Gem Ændringer');
    await toasts('success: Indstillingerne er gemt');
    const { updatedAt, ...stored } = backend.documents.get(PUBLIC) ?? {};
    expect(updatedAt).toBeInstanceOf(Date);
    expect(stored).toEqual({ phone: '+4599887766' });
    expect(business.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
    expect(consent.getByRole('button', { name: 'Gem Ændringer' })).toBeVisible();
    expect(consent.getByLabelText('Spørgsmålet om cookies')).toHaveValue('choice');
  });

  test('say what is wrong', async () => {
    await open();
    const business = await section('Forretningen');
    await write(business, 'Postnummer', '97');
    await press(business, 'Gem Ændringer');
    expect(business.getByText('Et postnummer har fire cifre.')).toBeVisible();
    expect(backend.documents.get(PUBLIC)).toBeUndefined();
  });

  test('keep the input when they cannot be saved', async () => {
    await open();
    const business = await section('Forretningen');
    await write(business, 'By', 'Brønderslev');
    backend.fail('write', PUBLIC, new AppError('network'));
    await press(business, 'Gem Ændringer');
    await waitFor(() => expect(toastsShown()).toHaveLength(1));
    expect(business.getByLabelText('By')).toHaveValue('Brønderslev');
  });

  test('do not overwrite what somebody else has saved meanwhile', async () => {
    await open();
    const business = await section('Forretningen');
    await write(business, 'Forretningens navn', 'Mit Foto');
    backend.documents.put(PUBLIC, { businessName: 'Deres Foto' });
    await press(business, 'Gem Ændringer');
    await waitFor(() => expect(toastsShown()[0]).toMatch(/^error: En anden har ændret det samme/));
    expect(backend.documents.get(PUBLIC)).toMatchObject({ businessName: 'Deres Foto' });
    await waitFor(() => expect(business.getByRole('button', { name: 'Fortryd' })).toBeEnabled());
    await press(business, 'Fortryd');
    await waitFor(() =>
      expect(business.getByLabelText('Forretningens navn')).toHaveValue('Deres Foto'),
    );
  });

  test('turn gift cards and licences on', async () => {
    await open();
    const offers = await section('Tilbud');
    await userEvent.click(offers.getByRole('switch', { name: 'Gavekort' }));
    await write(offers, 'Beløb at vælge imellem', '300, 600');
    await userEvent.click(offers.getByRole('switch', { name: 'Licenser' }));
    await press(offers, 'Gem Ændringer');
    expect(offers.getByText('Vælg en pris til mindst én licens.')).toBeVisible();
    await userEvent.selectOptions(offers.getByLabelText('Erhverv'), 'factor');
    await write(offers, 'Tal for erhverv', '2,5');
    await press(offers, 'Gem Ændringer');
    await waitFor(() =>
      expect(backend.documents.get(PUBLIC)).toMatchObject({
        giftCards: { years: 3, amounts: [300, 600], least: 100, most: 5000, vatAt: 'use' },
        licences: { commercial: { factor: 2.5 } },
      }),
    );
  });

  test('keep the words before a mail where only administrators read them', async () => {
    await open();
    const mails = await section('Mails og påmindelser');
    await write(mails, 'Når betalingen mangler', 'Hej igen');
    await press(mails, 'Gem Ændringer');
    await waitFor(() =>
      expect(backend.documents.get(CLOSED)).toMatchObject({ openings: { reminder: 'Hej igen' } }),
    );
  });
});

describe('where money goes', () => {
  const change = async () => {
    const payment = await section('Betaling');
    await press(payment, 'Ændr betaling');
    return within(screen.getByRole('dialog'));
  };

  test('is changed by the server, after the password', async () => {
    backend.functions.answer(changePayee);
    await open();
    const dialog = await change();
    await write(dialog, 'MobilePay-nummer', '12345');
    await press(dialog, 'Gem ny betaling');
    expect(dialog.getByText('Skriv din adgangskode.')).toBeVisible();
    await write(dialog, 'Din adgangskode', 'forkert');
    await press(dialog, 'Gem ny betaling');
    await toasts('error: Adgangskoden er forkert.');
    expect(backend.functions.calls(changePayee)).toEqual([]);
    await write(dialog, 'Din adgangskode', 'kodeord1');
    await press(dialog, 'Gem ny betaling');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(backend.functions.calls(changePayee)).toMatchObject([
      { input: { mobilePayNumber: '12345', revision: 0 } },
    ]);
  });

  test('is taken by the provider, with cards only there', async () => {
    backend.functions.answer(changePayee);
    await open();
    const dialog = await change();
    await userEvent.click(dialog.getByRole('switch', { name: 'Betalingskort' }));
    await write(dialog, 'Din adgangskode', 'kodeord1');
    await press(dialog, 'Gem ny betaling');
    expect(
      dialog.getByText('Kort kræver, at Vipps MobilePay tager imod betalingen.'),
    ).toBeVisible();
    await userEvent.selectOptions(dialog.getByLabelText('Betalingsmåde'), 'automatic');
    await press(dialog, 'Gem ny betaling');
    await waitFor(() =>
      expect(backend.functions.calls(changePayee)).toMatchObject([
        { input: { payments: { mobilePay: 'automatic', card: true } } },
      ]),
    );
  });

  test('keeps the revision that the owner has seen', async () => {
    backend.documents.put(PUBLIC, { payeeRevision: 4, mobilePayNumber: '54321' });
    backend.functions.refuse(changePayee, 409, {
      code: 'aborted',
      error: 'En anden ejer har ændret betalingen imens. Se på den, og prøv igen.',
    });
    await open();
    const dialog = await change();
    backend.documents.put(PUBLIC, { payeeRevision: 5, mobilePayNumber: '55555' });
    await write(dialog, 'Din adgangskode', 'kodeord1');
    await press(dialog, 'Gem ny betaling');
    await waitFor(() => expect(toastsShown()[0]).toMatch(/En anden ejer har ændret betalingen/));
    expect(backend.functions.calls(changePayee)).toMatchObject([{ input: { revision: 4 } }]);
  });

  test('says where the numbers are in a shop without functions', async () => {
    backend.functions.refuse(changePayee, 404);
    await open();
    const dialog = await change();
    await write(dialog, 'Din adgangskode', 'kodeord1');
    await press(dialog, 'Gem ny betaling');
    await waitFor(() => expect(toastsShown()[0]).toMatch(/ændres numrene i site\.config\.json/));
  });

  test('is not for an administrator who is no owner', async () => {
    signIn({ ...admin, email: 'hjaelper@jerslevfoto.example' });
    await open();
    const payment = await section('Betaling');
    expect(payment.getByText('Kun en ejer kan ændre betalingen.')).toBeVisible();
    expect(payment.queryByRole('button', { name: 'Ændr betaling' })).not.toBeInTheDocument();
  });

  test('has a log', async () => {
    const before = {
      mobilePayNumber: '20304050',
      bankAccount: { bank: 'B', registrationNumber: '1234', accountNumber: '12345678' },
      payments: { mobilePay: 'manual', card: false },
    };
    backend.documents.put('settings-log/a', {
      at: new Date('2026-11-01T10:00:00Z'),
      by: 'partner@jerslevfoto.example',
      before,
      after: { ...before, mobilePayNumber: '12345' },
    });
    await open();
    const payment = await section('Betaling');
    expect(await payment.findByText('MobilePay: 20304050 → 12345')).toBeVisible();
    expect(payment.getByText(/^partner@jerslevfoto\.example, /)).toBeVisible();
  });
});
