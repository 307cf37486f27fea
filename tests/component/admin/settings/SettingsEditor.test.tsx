import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { SettingsEditor } from '#src/admin/settings/SettingsEditor.tsx';
import { settingsContracts } from '#src/model/settings/contracts.ts';
import { useSession } from '#src/stores/session.ts';
import { backend } from '../../../support/backend/backend.ts';
import { admin } from '../../../support/records.ts';
import { sees, shows, toast, toasts } from '../../support/see.ts';
import { show } from '../../support/show.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

describe('the editor', () => {
  const PUBLIC = 'settings/public';
  const CLOSED = 'settings/closed';
  const OWNER = { ...admin, email: 'ejer@jerslevfoto.example', emailVerified: true };
  const { changePayee, sendTestMail } = settingsContracts;

  beforeEach(() => signIn(OWNER));

  function signIn(user: typeof admin): void {
    backend.accounts.signIn(user);
    useSession.setState({ status: 'signedIn', user });
  }

  const open = () => show(<SettingsEditor />, { wrapper: MemoryRouter });
  const section = async (name: string) => within(await screen.findByRole('region', { name }));
  type Part = Pick<typeof screen, 'getByRole' | 'getByLabelText'>;

  const press = (part: Part, name: string) => userEvent.click(part.getByRole('button', { name }));

  async function write(part: Part, name: string, words: string): Promise<void> {
    const field = part.getByLabelText(name);
    await userEvent.clear(field);
    await userEvent.type(field, words);
  }

  describe('the settings', () => {
    test('can be tried again when they cannot be read', async () => {
      backend.fail('watch', PUBLIC);
      backend.fail('read', PUBLIC);
      await open();
      await sees('Indstillingerne kunne ikke hentes. Prøv igen.');
    });

    test.each([PUBLIC, CLOSED])(
      'keep what is typed when %s breaks off and is asked again',
      async (path) => {
        await open();
        const business = await section('Forretningen');
        await write(business, 'Forretningens navn', 'Mit Foto');
        const name = business.getByLabelText('Forretningens navn');
        act(() => backend.documents.breakWatches(path));
        const problem = 'Indstillingerne kunne ikke hentes. Prøv igen.';
        const alert = (await screen.findByText(problem)).closest<HTMLElement>('[role=alert]');
        expect(name).toHaveValue('Mit Foto');
        await press(within(alert ?? document.body), 'Prøv igen');
        await waitFor(() => expect(screen.queryByText(problem)).not.toBeInTheDocument());
        expect(name).toBeInTheDocument();
        expect(name).toHaveValue('Mit Foto');
      },
    );

    test.each([
      [PUBLIC, 'Forretningen', 'Forretningens navn'],
      [CLOSED, 'Mails og påmindelser', 'Dine ord først'],
    ])('are known as saved although %s has broken off', async (path, title, label) => {
      await open();
      const part = await section(title);
      act(() => backend.documents.breakWatches(path));
      await write(part, label, 'Nyt');
      await press(part, 'Gem Ændringer');
      await toast('success: Indstillingerne er gemt');
      await write(part, label, 'Nyere');
      await press(part, 'Fortryd');
      expect(part.getByLabelText(label)).toHaveValue('Nyt');
    });

    test('are saved section by section, and only what has changed; the input stays when they cannot be', async () => {
      await open();
      const business = await section('Forretningen');
      const consent = await section('Cookies og samtykke');
      expect(business.getByLabelText('Forretningens navn')).toHaveValue('Jerslev Foto');
      expect(business.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
      await userEvent.selectOptions(consent.getByLabelText('Spørgsmålet om cookies'), 'choice');
      await write(business, 'Telefon', '+45 99 88 77 66');
      await write(business, 'Postnummer', '97');
      await press(business, 'Gem Ændringer');
      expect(business.getByText('Et postnummer har fire cifre.')).toBeVisible();
      await write(business, 'Postnummer', '9740');
      backend.failNext('write', PUBLIC);
      await press(business, 'Gem Ændringer');
      await waitFor(() => expect(toastsShown()).toHaveLength(1));
      expect(business.getByLabelText('Telefon')).toHaveValue('+45 99 88 77 66');
      await press(business, 'Gem Ændringer');
      await toast('success: Indstillingerne er gemt');
      const { updatedAt, ...stored } = backend.documents.get(PUBLIC) ?? {};
      expect(updatedAt).toBeInstanceOf(Date);
      expect(stored).toEqual({ phone: '+4599887766' });
      expect(business.queryByRole('button', { name: 'Gem Ændringer' })).not.toBeInTheDocument();
      expect(consent.getByRole('button', { name: 'Gem Ændringer' })).toBeVisible();
      expect(consent.getByLabelText('Spørgsmålet om cookies')).toHaveValue('choice');
    });

    test('do not overwrite what somebody else has saved meanwhile', async () => {
      await open();
      const business = await section('Forretningen');
      await write(business, 'Forretningens navn', 'Mit Foto');
      backend.documents.put(PUBLIC, { businessName: 'Deres Foto' });
      await press(business, 'Gem Ændringer');
      await waitFor(() =>
        expect(toastsShown()[0]).toMatch(/^error: En anden har ændret det samme/),
      );
      expect(backend.documents.get(PUBLIC)).toMatchObject({ businessName: 'Deres Foto' });
      await waitFor(() => expect(business.getByRole('button', { name: 'Fortryd' })).toBeEnabled());
      await press(business, 'Fortryd');
      await waitFor(() =>
        expect(business.getByLabelText('Forretningens navn')).toHaveValue('Deres Foto'),
      );
    });

    test('leave the making of pictures to the server, and take it back', async () => {
      await open();
      const pictures = await section('Upload af billeder');
      for (const [made, maker] of [
        ['På serveren, også med fanen lukket', 'server'],
        ['I din browser, med fanen åben', 'browser'],
      ] as const) {
        await userEvent.selectOptions(pictures.getByLabelText('Billederne bliver lavet'), made);
        await press(pictures, 'Gem Ændringer');
        await waitFor(() =>
          expect(backend.documents.get(PUBLIC)).toMatchObject({ picturesMadeBy: maker }),
        );
      }
    });

    test('turn gift cards and licences on, each for itself', async () => {
      await open();
      const giftCards = await section('Gavekort');
      const licences = await section('Licenser');
      await userEvent.click(giftCards.getByRole('switch', { name: 'Sælg gavekort' }));
      await write(giftCards, 'Beløb at vælge imellem', '300, 600');
      await userEvent.click(licences.getByRole('switch', { name: 'Sælg licenser' }));
      await press(licences, 'Gem Ændringer');
      const isOn = licences.getByRole('switch', { name: 'Sælg licenser' });
      expect(isOn).toHaveAccessibleDescription('Vælg en pris til mindst én licens.');
      expect(isOn).toBeInvalid();
      expect(isOn).toHaveFocus();
      await userEvent.selectOptions(licences.getByLabelText('Erhverv'), 'factor');
      await write(licences, 'Tal for erhverv', '2,5');
      await press(licences, 'Gem Ændringer');
      const stored = () => backend.documents.get(PUBLIC);
      await waitFor(() =>
        expect(stored()).toMatchObject({ licences: { commercial: { factor: 2.5 } } }),
      );
      expect(stored()).not.toHaveProperty('giftCards');
      await press(giftCards, 'Gem Ændringer');
      await waitFor(() =>
        expect(stored()).toMatchObject({
          giftCards: { years: 3, amounts: [300, 600], least: 100, most: 5000, vatAt: 'use' },
        }),
      );
    });

    test('take a licence away, and price another in another way', async () => {
      const licences = { social: { factor: 2 }, commercial: { addition: 500 } };
      backend.documents.put(PUBLIC, { licences });
      await open();
      const part = await section('Licenser');
      await userEvent.selectOptions(part.getByLabelText('Sociale medier'), 'none');
      await userEvent.selectOptions(part.getByLabelText('Erhverv'), 'factor');
      await write(part, 'Tal for erhverv', '3');
      await press(part, 'Gem Ændringer');
      await toasts('success: Indstillingerne er gemt');
      expect(backend.documents.get(PUBLIC)?.['licences']).toEqual({ commercial: { factor: 3 } });
    });

    test('take the words of a mail away, and keep those that somebody else writes meanwhile', async () => {
      backend.documents.put(CLOSED, { openings: { received: 'Hej', reminder: 'Husk' } });
      await open();
      const mails = await section('Mails og påmindelser');
      await userEvent.clear(mails.getByLabelText('Dine ord først'));
      backend.documents.put(CLOSED, { openings: { received: 'Hej', reminder: 'Husk nu' } });
      await press(mails, 'Gem Ændringer');
      await toasts('success: Indstillingerne er gemt');
      expect(backend.documents.get(CLOSED)?.['openings']).toEqual({ reminder: 'Husk nu' });
    });

    test('keep the words of a mail where only administrators read them, once it was seen and tried', async () => {
      backend.functions.answer(sendTestMail, () => ({ address: 'ejer@jerslevfoto.example' }));
      await open();
      const mails = await section('Mails og påmindelser');
      await write(mails, 'Dine ord først', 'Velkommen');
      await userEvent.selectOptions(mails.getByLabelText('Mail'), 'Når betalingen mangler');
      await write(mails, 'Dine ord først', 'Hej igen');
      await write(mails, 'Dine ord til sidst', 'Ses snart');
      await press(mails, 'Se mailen');
      const mail = within(screen.getByRole('dialog'));
      expect(mail.getByText('Hej igen')).toBeVisible();
      expect(mail.getByText(/^- Et billede: 349,00/)).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await press(mails, 'Send en prøve til mig');
      await toast('success: Prøven er sendt til ejer@jerslevfoto.example');
      expect(backend.functions.calls(sendTestMail)[0]?.input).toEqual({
        ...{ kind: 'reminder', opening: 'Hej igen', closing: 'Ses snart' },
      });
      await press(mails, 'Gem Ændringer');
      await waitFor(() =>
        expect(backend.documents.get(CLOSED)).toMatchObject({
          openings: { received: 'Velkommen', reminder: 'Hej igen' },
          closings: { reminder: 'Ses snart' },
        }),
      );
    });

    test('keep what the photographer wants to hear of, and how', async () => {
      backend.documents.put(CLOSED, { openings: { received: 'Hej' } });
      await open();
      const told = await section('Besked til dig');
      const event = (name: string) => within(told.getByRole('group', { name }));
      const comment = event('En kunde har skrevet en kommentar');
      await userEvent.click(comment.getByRole('switch', { name: 'Mail' }));
      await userEvent.click(event('En ny ordre').getByRole('switch', { name: 'Push' }));
      await write(told, 'Grænsen for filerne i GB', '0');
      await press(told, 'Gem Ændringer');
      await sees('Skriv et helt tal fra 1 til 100.000.');
      await write(told, 'Grænsen for filerne i GB', '100');
      expect(told.getByText('Så meget koster cirka 14,00 kr om måneden hos Google.')).toBeVisible();
      await press(told, 'Gem Ændringer');
      await waitFor(() =>
        expect(backend.documents.get(CLOSED)).toMatchObject({
          openings: { received: 'Hej' },
          told: { 'choice-commented': false, 'choice-sent': true, 'order-paid': false },
          pushed: { 'new-order': true, 'choice-sent': false },
          storageGigabytes: 100,
        }),
      );
    });

    test('keep what somebody else chooses to hear of meanwhile', async () => {
      await open();
      const told = await section('Besked til dig');
      const comment = within(
        told.getByRole('group', { name: 'En kunde har skrevet en kommentar' }),
      );
      await userEvent.click(comment.getByRole('switch', { name: 'Mail' }));
      backend.documents.put(CLOSED, { told: { 'choice-sent': false }, storageGigabytes: 80 });
      await press(told, 'Gem Ændringer');
      await toasts('success: Indstillingerne er gemt');
      expect(backend.documents.get(CLOSED)).toMatchObject({
        told: { 'choice-commented': false, 'choice-sent': false },
        storageGigabytes: 80,
      });
    });
  });

  describe('where money goes', () => {
    const payment = () => section('Betaling');
    const sent = () => backend.functions.calls(changePayee).map(({ input }) => input);

    async function change() {
      await open();
      await press(await payment(), 'Ændr betaling');
      return within(screen.getByRole('dialog'));
    }

    async function confirm(dialog: Part, password = 'kodeord1'): Promise<void> {
      await write(dialog, 'Din adgangskode', password);
      await press(dialog, 'Gem ny betaling');
    }

    test('is changed by the server, after the password', async () => {
      backend.functions.answer(changePayee);
      const dialog = await change();
      await write(dialog, 'MobilePay-nummer', '12345');
      await press(dialog, 'Gem ny betaling');
      expect(dialog.getByText('Skriv din adgangskode.')).toBeVisible();
      await confirm(dialog, 'forkert');
      await toasts('error: Adgangskoden er forkert.');
      expect(sent()).toEqual([]);
      await confirm(dialog);
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      expect(sent()).toMatchObject([{ mobilePayNumber: '12345', revision: 0 }]);
    });

    test('is shown as it was changed although the listener has broken off', async () => {
      backend.functions.answer(changePayee, () => {
        backend.documents.put(PUBLIC, { mobilePayNumber: '12345', payeeRevision: 1 });
        return {};
      });
      const dialog = await change();
      act(() => backend.documents.breakWatches(PUBLIC));
      await write(dialog, 'MobilePay-nummer', '12345');
      await confirm(dialog);
      await sees('12345');
    });

    test('is taken by the provider, with cards only there', async () => {
      backend.functions.answer(changePayee);
      const dialog = await change();
      await userEvent.click(dialog.getByRole('switch', { name: 'Betalingskort' }));
      await confirm(dialog);
      expect(dialog.getByRole('switch', { name: 'Betalingskort' })).toHaveAccessibleDescription(
        'Kort kræver, at Vipps MobilePay tager imod betalingen.',
      );
      await userEvent.selectOptions(dialog.getByLabelText('Betalingsmåde'), 'automatic');
      await press(dialog, 'Gem ny betaling');
      const payments = { mobilePay: 'automatic', card: true };
      await waitFor(() => expect(sent()).toMatchObject([{ payments }]));
    });

    test('keeps the revision that the owner has seen', async () => {
      backend.documents.put(PUBLIC, { payeeRevision: 4, mobilePayNumber: '54321' });
      backend.functions.refuse(changePayee, 409, {
        code: 'aborted',
        error: 'En anden ejer har ændret betalingen imens. Se på den, og prøv igen.',
      });
      const dialog = await change();
      backend.documents.put(PUBLIC, { payeeRevision: 5, mobilePayNumber: '55555' });
      await confirm(dialog);
      await waitFor(() => expect(toastsShown()[0]).toMatch(/En anden ejer har ændret betalingen/));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
      await press(await payment(), 'Ændr betaling');
      await confirm(within(screen.getByRole('dialog')));
      await waitFor(() => expect(sent()).toMatchObject([{ revision: 4 }, { revision: 5 }]));
    });

    test('says where the numbers are in a shop without functions', async () => {
      backend.functions.refuse(changePayee, 404);
      await confirm(await change());
      await waitFor(() => expect(toastsShown()[0]).toMatch(/ændres numrene i site\.config\.json/));
    });

    test('is not for an administrator who is no owner, but has a log', async () => {
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
      signIn({ ...admin, email: 'hjaelper@jerslevfoto.example' });
      await open();
      await sees('Kun en ejer kan ændre betalingen.');
      expect(screen.queryByRole('button', { name: 'Ændr betaling' })).not.toBeInTheDocument();
      await sees('MobilePay: 20304050 → 12345');
      shows(/^partner@jerslevfoto\.example, /);
    });
  });
});
