import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ContactPage } from '#src/features/contact/ContactPage.tsx';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { contactContracts } from '#src/model/contact/contracts.ts';
import { contract, contracts } from '#src/model/system/contracts.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { aboutProfile } from '../../../support/aboutRecords.ts';
import { backend } from '../../../support/backend/backend.ts';
import { BOT_CHECK_TOKEN, solveBotCheck } from '../../support/botCheckFrame.ts';
import { field, fill } from '../../support/fields.ts';
import { linkTo, openPage, press } from '../../support/page.tsx';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

resetStoresAfterEach();

/** The provider that mails what is sent. */
const provider = contract({
  name: 'send',
  path: '/api/v1.0/email/send',
  method: 'POST',
  needsSignIn: false,
  input: z.looseObject({}),
  output: z.object({}),
});

beforeEach(() => {
  setConsent('accepted');
  backend.functions.answer(contracts.verifyRecaptcha);
  backend.functions.answer(provider);
  // A shop without the function that keeps messages.
  backend.functions.refuse(contactContracts.sendMessage, 404);
});

const open = (entry = '/kontakt') => openPage(<ContactPage />, entry);
const send = () => screen.getByRole('button', { name: 'Send besked' });
const mails = () => backend.functions.calls(provider);
const isSent = () => screen.findByRole('heading', { name: 'Besked Sendt!' });

const right = {
  Navn: 'Ida Holm',
  Email: 'ida@example.dk',
  Emne: 'Bryllup',
  Besked: 'Har du tid den 6. juni?',
};

function sendRight(): void {
  fill(right);
  solveBotCheck();
  fireEvent.click(send());
}

describe('what is checked', () => {
  test('is all of it once the bot check is solved; the first problem has the focus', async () => {
    open();
    expect(send()).toBeDisabled();
    solveBotCheck();
    await press('Send besked');
    for (const label of ['Navn', 'Email', 'Emne', 'Besked']) {
      expect(field(label)).toHaveAccessibleDescription(`${label} er påkrævet`);
    }
    expect(field('Navn')).toHaveFocus();
    expect(mails()).toEqual([]);
  });

  test('is a field when it is left; a Danish number is shown as it is written', async () => {
    open();
    fill({ Navn: 'I', 'Telefon (valgfrit)': '0045 20304050' });
    for (const label of ['Navn', 'Telefon (valgfrit)']) fireEvent.blur(field(label));
    expect(await screen.findByText('Navn skal være mindst 2 tegn')).toBeVisible();
    expect(field('Telefon (valgfrit)')).toHaveValue('+45 20 30 40 50');
    fill({ 'Telefon (valgfrit)': '123' });
    fireEvent.blur(field('Telefon (valgfrit)'));
    expect(field('Telefon (valgfrit)')).toHaveValue('123');
  });
});

describe('sending', () => {
  test('verifies, mails and thanks', async () => {
    open();
    sendRight();
    expect(await isSent()).toHaveFocus();
    expect(
      screen.getByText('Din besked er sendt! Jeg vender tilbage til dig så hurtigt som muligt.'),
    ).toBeVisible();
    expect(backend.functions.calls(contracts.verifyRecaptcha)).toMatchObject([
      { input: { token: BOT_CHECK_TOKEN } },
    ]);
    const message = {
      from_name: 'Ida Holm',
      from_email: 'ida@example.dk',
      phone: 'Ikke angivet',
      subject: 'Bryllup',
      message: 'Har du tid den 6. juni?',
      to_email: 'kontakt@jerslevfoto.example',
      reply_to: 'ida@example.dk',
    };
    expect(mails()).toMatchObject([{ input: { template_params: message } }]);
    await press('Send Ny Besked');
    expect(field('Navn')).toHaveValue('');
    expect(field('Navn')).toHaveFocus();
    expect(send()).toBeDisabled();
  });

  test('goes to the server where it keeps messages, again under the same id, and to nobody else', async () => {
    backend.functions.refuse(contactContracts.sendMessage, 500);
    open();
    sendRight();
    await screen.findByRole('heading', { name: 'Besked Kunne Ikke Sendes' });
    await press('Prøv Igen');
    backend.functions.answer(contactContracts.sendMessage);
    solveBotCheck();
    fireEvent.click(send());
    await isSent();
    const [first, second] = backend.functions.calls(contactContracts.sendMessage);
    expect(first?.input).toEqual({
      messageId: expect.stringMatching(/^\w{20}$/) as string,
      token: BOT_CHECK_TOKEN,
      message: {
        ...{ name: right.Navn, email: right.Email, phone: '' },
        ...{ subject: right.Emne, message: right.Besked },
      },
    });
    expect(second?.input).toEqual(first?.input);
    expect([...mails(), ...backend.functions.calls(contracts.verifyRecaptcha)]).toEqual([]);
  });

  test('is left to the page by a server that keeps the message and sends no mails', async () => {
    backend.functions.answer(contactContracts.sendMessage, () => ({ isMailed: false }));
    open();
    sendRight();
    await isSent();
    expect(mails()).toHaveLength(1);
    expect(backend.functions.calls(contracts.verifyRecaptcha)).toEqual([]);
  });

  test('is disabled as a whole meanwhile, and happens once', async () => {
    const gate = backend.hold('call', provider.path);
    open();
    const button = send();
    sendRight();
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Sender...' })).toBeDisabled();
    expect(field('Besked')).toBeDisabled();
    gate.open();
    await isSent();
    expect(mails()).toHaveLength(1);
  });

  test.each<[AppErrorCode, string, string]>([
    [
      'email/quota',
      'Email kvote overskredet. Kontakt venligst kontakt@jerslevfoto.example direkte.',
      'Der opstod en fejl ved afsendelse. Kontakt mig venligst direkte.',
    ],
    [
      'unknown',
      'Der opstod en uventet fejl ved afsendelse af email. Kontakt venligst kontakt@jerslevfoto.example direkte.',
      'Der opstod en uventet fejl. Prøv igen eller kontakt mig direkte.',
    ],
  ])('%s: says what happened, and keeps what was written', async (code, reason, advice) => {
    backend.failNext('call', provider.path, new AppError(code));
    open();
    sendRight();
    expect(await screen.findByRole('heading', { name: 'Besked Kunne Ikke Sendes' })).toHaveFocus();
    expect(screen.getByText(reason)).toBeVisible();
    expect(screen.getByText(advice)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'kontakt@jerslevfoto.example' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: '+45 20 30 40 50' })).toHaveLength(2);
    await press('Prøv Igen');
    for (const [name, value] of Object.entries(right)) expect(field(name)).toHaveValue(value);
    expect(send()).toBeDisabled();
    solveBotCheck();
    fireEvent.click(send());
    expect(await isSent()).toBeVisible();
  });

  test('without a network is told, too', async () => {
    backend.fail('call', provider.path);
    open();
    sendRight();
    expect(
      await screen.findByText('Netværksfejl. Kontroller din internetforbindelse og prøv igen.'),
    ).toBeVisible();
  });

  test('a challenge that is refused is asked again, in place', async () => {
    backend.functions.refuse(contracts.verifyRecaptcha, 400, { code: 'captcha/failed' });
    open();
    sendRight();
    await waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.',
      ]),
    );
    expect(mails()).toEqual([]);
    expect(field('Besked')).toHaveValue(right.Besked);
    expect(send()).toBeDisabled();
  });
});

describe('the draft', () => {
  const half = { Navn: 'Ida', Besked: 'Halv besked' };

  test.each([null, 'declined'] as const)('is not kept with the answer %s', (value) => {
    useConsent.setState({ value });
    open();
    fill(half);
    expect(sessionStorage).toHaveLength(0);
  });

  test('goes when cookies are refused', () => {
    open();
    fill(half);
    expect(sessionStorage.getItem('contactDraft')).toContain('Halv besked');
    act(() => setConsent('declined'));
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });

  test('survives a reload, and is gone when it is sent', async () => {
    const first = open();
    fill(half);
    first.unmount();
    const second = open();
    expect(field('Navn')).toHaveValue('Ida');
    expect(field('Besked')).toHaveValue('Halv besked');
    sendRight();
    await isSent();
    second.unmount();
    open();
    expect(field('Navn')).toHaveValue('');
  });

  test('has a package that was chosen as its subject, until it is written over', () => {
    const wedding = '/kontakt?emne=Booking%3A+Hele+dagen';
    const first = open(wedding);
    expect(field('Emne')).toHaveValue('Booking: Hele dagen');
    fill({ Navn: 'Ida', Emne: 'Noget andet' });
    first.unmount();
    const second = open(wedding);
    expect(field('Emne')).toHaveValue('Noget andet');
    second.unmount();
    open('/kontakt?emne=Booking%3A+Familie');
    expect(field('Emne')).toHaveValue('Booking: Familie');
    expect(field('Navn')).toHaveValue('Ida');
  });
});

test('the ways to the photographer, beside their portrait, need no form', async () => {
  backend.documents.put('about/profile', aboutProfile());
  open();
  expect(linkTo('kontakt@jerslevfoto.example')).toBe('mailto:kontakt@jerslevfoto.example');
  expect(linkTo('+45 20 30 40 50')).toBe('tel:+4520304050');
  expect(screen.getByText(/9740 Jerslev/)).toHaveTextContent('Danmark');
  expect(screen.getByRole('link', { name: 'Instagram' })).toBeVisible();
  expect(await screen.findByRole('img', { name: /^Portræt af / })).toBeVisible();
});
