import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ContactPage } from '#src/features/contact/ContactPage.tsx';
import * as email from '#src/lib/email.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';
import { contracts } from '#src/model/system/contracts.ts';
import { setConsent, useConsent } from '#src/stores/consent.ts';
import { backend } from '../../../support/backend/backend.ts';
import { resetStoresAfterEach, toastsShown } from '../../support/stores.ts';

vi.mock('#src/lib/email.ts');
vi.mock('#src/ui/botCheck/BotCheck.tsx', () => import('../../support/BotCheckStandIn.tsx'));

resetStoresAfterEach();

beforeEach(() => {
  backend.functions.answer(contracts.verifyRecaptcha);
  vi.mocked(email.sendMail).mockReset().mockResolvedValue(undefined);
});

function open(address = '/kontakt') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ContactPage />
    </MemoryRouter>,
  );
}

const field = (name: string) => screen.getByLabelText(name);
const send = () => screen.getByRole('button', { name: 'Send besked' });
const solve = () => userEvent.click(screen.getByRole('button', { name: 'solve' }));

function type(values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    fireEvent.input(field(name), { target: { value } });
  }
}

const right = {
  Navn: 'Ida Holm',
  Email: 'ida@example.dk',
  Emne: 'Bryllup',
  Besked: 'Har du tid den 6. juni?',
};

async function sendRight(): Promise<void> {
  type(right);
  await solve();
  await userEvent.click(send());
}

describe('what is checked', () => {
  test('nothing can be sent before the bot check is solved', async () => {
    open();
    expect(send()).toBeDisabled();
    await solve();
    expect(send()).toBeEnabled();
  });

  test('everything that is missing is said at once, and the first of it has focus', async () => {
    open();
    await solve();
    await userEvent.click(send());
    for (const problem of [
      'Navn er påkrævet',
      'Email er påkrævet',
      'Emne er påkrævet',
      'Besked er påkrævet',
    ]) {
      expect(screen.getByText(problem)).toBeVisible();
    }
    expect(field('Navn')).toHaveFocus();
    expect(email.sendMail).not.toHaveBeenCalled();
  });

  test.each([
    ['Navn', 'I', 'Navn skal være mindst 2 tegn'],
    ['Email', 'ida@', 'Indtast en gyldig email adresse'],
    ['Emne', 'Hi', 'Emne skal være mindst 3 tegn'],
    ['Besked', 'For kort', 'Besked skal være mindst 10 tegn'],
    ['Telefon (valgfrit)', 'ring!', 'Telefonnummer må kun indeholde tal'],
    ['Telefon (valgfrit)', '123', 'Telefonnummer er for kort (minimum 6 cifre)'],
  ])('%s: %j is told when the field is left', async (name, value, problem) => {
    open();
    type({ [name]: value });
    fireEvent.blur(field(name));
    expect(await screen.findByText(problem)).toBeVisible();
    expect(field(name)).toHaveAccessibleDescription(problem);
  });

  test.each(['20304050', '4520304050', '+4520304050', '0045 20304050'])(
    'the Danish number %s is shown as it is written',
    async (keys) => {
      open();
      await userEvent.type(field('Telefon (valgfrit)'), keys);
      fireEvent.blur(field('Telefon (valgfrit)'));
      await vi.waitFor(() => expect(field('Telefon (valgfrit)')).toHaveValue('+45 20 30 40 50'));
    },
  );
});

describe('sending', () => {
  test('verifies, mails and thanks', async () => {
    open();
    await sendRight();
    expect(await screen.findByRole('heading', { name: 'Besked Sendt!' })).toHaveFocus();
    expect(
      screen.getByText('Din besked er sendt! Jeg vender tilbage til dig så hurtigt som muligt.'),
    ).toBeVisible();
    expect(backend.functions.calls(contracts.verifyRecaptcha)).toMatchObject([
      { input: { token: 'token-0-'.padEnd(30, 'x') } },
    ]);
    expect(vi.mocked(email.sendMail).mock.lastCall?.[0]).toMatchObject({
      from_name: 'Ida Holm',
      from_email: 'ida@example.dk',
      phone: 'Ikke angivet',
      subject: 'Bryllup',
      message: 'Har du tid den 6. juni?',
      to_email: 'kontakt@jerslevfoto.example',
      reply_to: 'ida@example.dk',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Send Ny Besked' }));
    expect(field('Navn')).toHaveValue('');
    expect(field('Navn')).toHaveFocus();
    expect(send()).toBeDisabled();
  });

  test('is disabled as a whole meanwhile, and happens once', async () => {
    const gate = Promise.withResolvers<undefined>();
    vi.mocked(email.sendMail).mockReturnValue(gate.promise);
    open();
    type(right);
    await solve();
    const button = send();
    fireEvent.click(button);
    fireEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Sender...' })).toBeDisabled();
    expect(field('Besked')).toBeDisabled();
    await act(async () => {
      gate.resolve(undefined);
      await gate.promise;
    });
    expect(await screen.findByText('Besked Sendt!')).toBeVisible();
    expect(email.sendMail).toHaveBeenCalledOnce();
  });

  test.each<[AppErrorCode, string]>([
    ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
    ['email/unauthorized', 'EmailJS konfigurationsfejl. Kontakt venligst administratoren.'],
    [
      'email/quota',
      'Email kvote overskredet. Kontakt venligst kontakt@jerslevfoto.example direkte.',
    ],
    ['email/template', 'Email template fejl. Kontakt venligst administratoren.'],
    ['email/provider', 'Email fejl: Nej. Kontakt venligst kontakt@jerslevfoto.example direkte.'],
    [
      'unknown',
      'Der opstod en uventet fejl ved afsendelse af email. Kontakt venligst kontakt@jerslevfoto.example direkte.',
    ],
  ])('%s: says what happened, and keeps what was written', async (code, reason) => {
    vi.mocked(email.sendMail).mockRejectedValueOnce(
      new AppError(code, { details: { message: 'Nej' } }),
    );
    open();
    await sendRight();
    expect(await screen.findByRole('heading', { name: 'Besked Kunne Ikke Sendes' })).toHaveFocus();
    expect(screen.getByText(reason)).toBeVisible();
    expect(
      screen.getByText(
        code === 'unknown'
          ? 'Der opstod en uventet fejl. Prøv igen eller kontakt mig direkte.'
          : 'Der opstod en fejl ved afsendelse. Kontakt mig venligst direkte.',
      ),
    ).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'kontakt@jerslevfoto.example' })).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: '+45 20 30 40 50' })).toHaveLength(2);

    await userEvent.click(screen.getByRole('button', { name: 'Prøv Igen' }));
    for (const [name, value] of Object.entries(right)) expect(field(name)).toHaveValue(value);
    expect(send()).toBeDisabled();
    await solve();
    await userEvent.click(send());
    expect(await screen.findByText('Besked Sendt!')).toBeVisible();
  });

  test('a challenge that is refused is asked again, in place', async () => {
    backend.functions.refuse(contracts.verifyRecaptcha, 400, { code: 'captcha/failed' });
    open();
    await sendRight();
    await vi.waitFor(() =>
      expect(toastsShown()).toEqual([
        'error: reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.',
      ]),
    );
    expect(email.sendMail).not.toHaveBeenCalled();
    expect(field('Besked')).toHaveValue(right.Besked);
    expect(send()).toBeDisabled();
  });
});

describe('the draft', () => {
  beforeEach(() => setConsent('accepted'));

  test.each([null, 'declined'] as const)('is not kept with the answer %s', (value) => {
    useConsent.setState({ value });
    const first = open();
    type({ Navn: 'Ida', Besked: 'Halv besked' });
    first.unmount();
    expect(sessionStorage).toHaveLength(0);
  });

  test('goes when cookies are refused', () => {
    open();
    type({ Navn: 'Ida', Besked: 'Halv besked' });
    expect(sessionStorage.getItem('contactDraft')).toContain('Halv besked');
    act(() => setConsent('declined'));
    expect(sessionStorage.getItem('contactDraft')).toBeNull();
  });

  test('survives a reload, and is gone when it is sent', async () => {
    const first = open();
    type({ Navn: 'Ida', Besked: 'Halv besked' });
    first.unmount();
    const second = open();
    expect(field('Navn')).toHaveValue('Ida');
    expect(field('Besked')).toHaveValue('Halv besked');
    await sendRight();
    await screen.findByText('Besked Sendt!');
    second.unmount();
    open();
    expect(field('Navn')).toHaveValue('');
  });

  test('a package that was chosen is the subject, until it is written over', () => {
    const address = '/kontakt?emne=Booking%3A+Hele+dagen';
    const first = open(address);
    expect(field('Emne')).toHaveValue('Booking: Hele dagen');
    type({ Navn: 'Ida', Emne: 'Noget andet' });
    first.unmount();
    const second = open(address);
    expect(field('Emne')).toHaveValue('Noget andet');
    second.unmount();
    open('/kontakt?emne=Booking%3A+Familie');
    expect(field('Emne')).toHaveValue('Booking: Familie');
    expect(field('Navn')).toHaveValue('Ida');
  });
});

test('the ways to the photographer that need no form', () => {
  open();
  expect(screen.getByRole('link', { name: 'kontakt@jerslevfoto.example' })).toHaveAttribute(
    'href',
    'mailto:kontakt@jerslevfoto.example',
  );
  expect(screen.getByRole('link', { name: '+45 20 30 40 50' })).toHaveAttribute(
    'href',
    'tel:+4520304050',
  );
  expect(screen.getByText(/9740 Jerslev/)).toHaveTextContent('Danmark');
  expect(screen.getByRole('link', { name: 'Instagram' })).toBeVisible();
});
