import { describe, expect, test } from 'vitest';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import {
  type AppErrorCode,
  type ErrorDetails,
  AppError,
  appErrorCodes,
} from '#src/model/base/errors.ts';

const say = (code: AppErrorCode, details: ErrorDetails = {}) =>
  errorMessage(new AppError(code, { details }));

test.each<[AppErrorCode, string]>([
  ['unknown', 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.'],
  ['network', 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.'],
  ['permission-denied', 'Adgang nægtet. Log ud og ind igen.'],
  ['index-missing', 'Database indeks fejl. Systemet opdateres - prøv igen om 2-3 minutter.'],
  ['database-unavailable', 'Database forbindelse fejl. Genindlæs siden og prøv igen.'],
  ['auth/invalid-credential', 'Ugyldige login oplysninger. Kontroller email og adgangskode.'],
  ['auth/weak-password', 'Adgangskoden er for svag. Brug en stærkere adgangskode.'],
  ['auth/invalid-email', 'Ugyldig e-mail adresse format.'],
  ['auth/no-current-user', 'Ingen bruger er logget ind.'],
  ['auth/email-already-verified', 'Email er allerede verificeret.'],
  ['auth/email-not-verified', 'Verificer din email først. Tjek din email for bekræftelseslinket.'],
  [
    'auth/phone-unknown',
    'Ingen konto fundet med dette telefonnummer. Kontroller nummeret eller brug din email adresse.',
  ],
  ['cart/login-required', 'Du skal logge ind eller oprette en konto før du kan købe produkter'],
  ['cart/duplicate', 'Dette element er allerede i kurven'],
  ['cart/consent-required', 'Du skal acceptere cookies for at bruge kurven'],
  ['upload/folder-refused', 'Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.'],
  ['upload/project-missing', 'Project name is required for proper file organization'],
  ['upload/service-unavailable', 'Filen kan ikke sendes lige nu. Prøv igen om lidt.'],
  ['download/unidentified', 'Bruger ikke identificeret. Log ind igen.'],
  ['download/no-link', 'Download link ikke tilgængelig. Kontakt support.'],
  ['download/not-owner', 'Unauthorized: User not authenticated or user ID mismatch'],
  [
    'download/needs-server',
    'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
  ],
  ['download/album-empty', 'Ingen billeder fundet i albummet.'],
  ['download/nothing-downloaded', 'Ingen billeder kunne downloades.'],
  ['zip/unsupported', 'Din browser understøtter ikke ZIP download. Prøv at opdatere din browser.'],
  [
    'zip/empty',
    'Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
  ],
  ['captcha/missing', 'Udfyld venligst reCAPTCHA verificering'],
  ['captcha/failed', 'reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.'],
  ['email/unauthorized', 'EmailJS konfigurationsfejl. Kontakt venligst administratoren.'],
  ['email/template', 'Email template fejl. Kontakt venligst administratoren.'],
])('%s', (code, expected) => {
  expect(say(code)).toBe(expected);
});

test.each<[AppErrorCode, string]>([
  ['auth/user-not-found', 'Ingen bruger fundet med denne e-mail adresse'],
  ['auth/wrong-password', 'Forkert adgangskode'],
  ['auth/expired-action-code', 'Nulstillingslinket er ugyldigt eller udløbet'],
  ['auth/invalid-action-code', 'Nulstillingslinket er ugyldigt eller udløbet'],
])('%s begins as the specification says', (code, expected) => {
  expect(say(code).startsWith(expected)).toBe(true);
});

test('too many attempts ask for a wait of 15 minutes', () => {
  expect(say('auth/too-many-requests')).toContain('Vent 15 minutter');
});

test.each<[AppErrorCode, ErrorDetails, string]>([
  ['order/not-found', { id: 'JF1' }, 'Order JF1 not found'],
  ['captcha/http', { status: 500 }, 'reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.'],
  ['download/file-failed', { file: 'a.jpg' }, 'Kunne ikke downloade a.jpg'],
  ['email/quota', { email: 'a@b.dk' }, 'Email kvote overskredet. Kontakt venligst a@b.dk direkte.'],
  [
    'email/provider',
    { message: 'x', email: 'a@b.dk' },
    'Email fejl: x. Kontakt venligst a@b.dk direkte.',
  ],
])('%s with %o', (code, details, expected) => {
  expect(say(code, details)).toBe(expected);
});

describe('the words of an operation', () => {
  const operation = { fallback: 'Fejl', codes: { network: 'Net' } };

  test.each<[AppErrorCode, string]>([
    ['network', 'Net'],
    ['unknown', 'Fejl'],
    ['permission-denied', 'Fejl'],
    ['service-failed', 'Fejl'],
    ['cart/duplicate', 'Dette element er allerede i kurven'],
  ])('%s gives %s', (code, expected) => {
    expect(errorMessage(new AppError(code), operation)).toBe(expected);
  });

  test('gives way to those of the server where the operation says so', () => {
    const error = new AppError('network', { details: { message: 'Optaget' } });
    expect(errorMessage(error, operation)).toBe('Net');
    expect(errorMessage(error, { ...operation, prefersServerWords: true })).toBe('Optaget');
    const silent = new AppError('network', { details: { status: 500 } });
    expect(errorMessage(silent, { ...operation, prefersServerWords: true })).toBe('Net');
  });

  test('a stranger among errors is told as unknown', () => {
    expect(errorMessage(new TypeError('x'), operation)).toBe('Fejl');
    expect(errorMessage('x')).toBe(
      'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.',
    );
  });
});

test.each([...appErrorCodes])('%s has words', (code) => {
  expect(say(code)).not.toBe('');
});
