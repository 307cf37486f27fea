import { describe, expect, test } from 'vitest';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import {
  AppError,
  type AppErrorCode,
  appErrorCodes,
  type ErrorDetails,
  isOrderRefusal,
  isResultUnknown,
  toAppError,
} from '#src/model/base/errors.ts';

const say = (code: AppErrorCode, details: ErrorDetails = {}) =>
  errorMessage(new AppError(code, { details }));

const UNEXPECTED = 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.';

test('anything thrown becomes an AppError', () => {
  const error = new AppError('network', { details: { file: 'a.jpg' } });
  expect(toAppError(error)).toBe(error);
  const thrown = new TypeError('x');
  expect(toAppError(thrown)).toMatchObject({ code: 'unknown', cause: thrown, details: {} });
});

test('no code is listed twice, and each has words', () => {
  expect(new Set(appErrorCodes).size).toBe(appErrorCodes.length);
  expect(appErrorCodes.filter((code) => say(code) === '')).toEqual([]);
});

test('a write may have arrived after a failure on the way, and not after a refusal', () => {
  const unknown = ['network', 'timeout', 'not-confirmed', 'aborted', 'service-failed', 'unknown'];
  const known = ['permission-denied', 'invalid-argument', 'offline', 'order/not-found'];
  const codes = [...unknown, ...known] as AppErrorCode[];
  expect(codes.filter((code) => isResultUnknown(new AppError(code)))).toEqual(unknown);
  expect(isResultUnknown(new Error('no idea'))).toBe(true);
});

test('an order that says no is told from a database that does', () => {
  expect(isOrderRefusal(new AppError('order/already-approved'))).toBe(true);
  expect(isOrderRefusal(new AppError('permission-denied'))).toBe(false);
});

const specified: Partial<Record<AppErrorCode, string>> = {
  unknown: UNEXPECTED,
  network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
  'permission-denied': 'Adgang nægtet. Log ud og ind igen.',
  'index-missing': 'Database indeks fejl. Systemet opdateres - prøv igen om 2-3 minutter.',
  'database-unavailable': 'Database forbindelse fejl. Genindlæs siden og prøv igen.',
  'auth/invalid-credential': 'Ugyldige login oplysninger. Kontroller email og adgangskode.',
  'auth/weak-password': 'Adgangskoden er for svag. Brug en stærkere adgangskode.',
  'auth/invalid-email': 'Ugyldig e-mail adresse format.',
  'auth/no-current-user': 'Ingen bruger er logget ind.',
  'auth/email-already-verified': 'Email er allerede verificeret.',
  'auth/email-not-verified': 'Verificer din email først. Tjek din email for bekræftelseslinket.',
  'auth/phone-unknown':
    'Ingen konto fundet med dette telefonnummer. Kontroller nummeret eller brug din email adresse.',
  'cart/login-required': 'Du skal logge ind eller oprette en konto før du kan købe produkter',
  'cart/duplicate': 'Dette element er allerede i kurven',
  'cart/consent-required': 'Du skal acceptere cookies for at bruge kurven',
  'upload/folder-refused': 'Konfigurationsfejl: Ugyldig mappe type. Kontakt administrator.',
  'upload/project-missing': 'Project name is required for proper file organization',
  'upload/service-unavailable': 'Filen kan ikke sendes lige nu. Prøv igen om lidt.',
  'download/unidentified': 'Bruger ikke identificeret. Log ind igen.',
  'download/no-link': 'Download link ikke tilgængelig. Kontakt support.',
  'download/not-owner': 'Unauthorized: User not authenticated or user ID mismatch',
  'download/needs-server':
    'Sikker download kræver server-side behandling. Funktionen er under udvikling.',
  'download/album-empty': 'Ingen billeder fundet i albummet.',
  'download/nothing-downloaded': 'Ingen billeder kunne downloades.',
  'zip/unsupported': 'Din browser understøtter ikke ZIP download. Prøv at opdatere din browser.',
  'zip/empty':
    'Ingen købte billeder er tilgængelige for download. Vent til dine ordrer er godkendt.',
  'captcha/missing': 'Udfyld venligst reCAPTCHA verificering',
  'captcha/failed': 'reCAPTCHA verificeringen mislykkedes eller er udløbet. Sæt kryds igen.',
  'email/unauthorized': 'EmailJS konfigurationsfejl. Kontakt venligst administratoren.',
  'email/template': 'Email template fejl. Kontakt venligst administratoren.',
};

test.each(Object.entries(specified))('%s', (code, expected) => {
  expect(say(code as AppErrorCode)).toBe(expected);
});

test('some begin as the specification says, and go on', () => {
  expect(say('auth/user-not-found')).toMatch(/^Ingen bruger fundet med denne e-mail adresse/);
  expect(say('auth/wrong-password')).toMatch(/^Forkert adgangskode/);
  const outdated = /^Nulstillingslinket er ugyldigt eller udløbet/;
  expect(say('auth/expired-action-code')).toMatch(outdated);
  expect(say('auth/invalid-action-code')).toMatch(outdated);
  expect(say('auth/too-many-requests')).toContain('Vent 15 minutter');
});

test('some name what they are about', () => {
  const email = 'a@b.dk';
  expect(say('order/not-found', { id: 'JF1' })).toBe('Order JF1 not found');
  expect(say('captcha/http', { status: 500 })).toBe(
    'reCAPTCHA verificeringen kunne ikke kontrolleres. Prøv igen.',
  );
  expect(say('download/file-failed', { file: 'a.jpg' })).toBe('Kunne ikke downloade a.jpg');
  expect(say('email/quota', { email })).toBe(
    'Email kvote overskredet. Kontakt venligst a@b.dk direkte.',
  );
  expect(say('email/provider', { message: 'x', email })).toBe(
    'Email fejl: x. Kontakt venligst a@b.dk direkte.',
  );
});

describe('the words of an operation', () => {
  const operation = { fallback: 'Fejl', codes: { network: 'Net' } };

  test('come first, and its own for what nobody else has words for', () => {
    const told = (code: AppErrorCode) => errorMessage(new AppError(code), operation);
    expect(told('network')).toBe('Net');
    for (const code of ['unknown', 'permission-denied', 'service-failed'] as const) {
      expect(told(code)).toBe('Fejl');
    }
    expect(told('cart/duplicate')).toBe('Dette element er allerede i kurven');
    expect(errorMessage(new TypeError('x'), operation)).toBe('Fejl');
    expect(errorMessage('x')).toBe(UNEXPECTED);
  });

  test('give way to those of the server where the operation says so', () => {
    const error = new AppError('network', { details: { message: 'Optaget' } });
    expect(errorMessage(error, operation)).toBe('Net');
    expect(errorMessage(error, { ...operation, prefersServerWords: true })).toBe('Optaget');
    const silent = new AppError('network', { details: { status: 500 } });
    expect(errorMessage(silent, { ...operation, prefersServerWords: true })).toBe('Net');
  });
});
