/* oxlint-disable house/import-zones -- The tables of which refusal has which words; the words are typed here. */
import { expect, test } from 'vitest';
import {
  mailedLinkErrors,
  passwordResetErrors,
  registrationErrors,
  verificationMailErrors,
} from '#src/model/account/authTexts.ts';
import { profileErrors } from '#src/model/account/profileTexts.ts';
import { signInErrors } from '#src/model/account/texts.ts';
import { errorMessage } from '#src/model/base/errorMessage.ts';
import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import { AppError, type AppErrorCode } from '#src/model/base/errors.ts';

const NO_NETWORK = 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.';
const NOBODY = 'Ingen bruger er logget ind';
const WRONG_PASSWORD = 'Nuværende adgangskode er forkert';

const { request, confirm: reset } = passwordResetErrors;
const { phone, password, everywhere, emailPassword, email } = profileErrors;
const { deletionPassword, deletion } = profileErrors;

// All other codes have their general words.
test.each<[OperationErrors, AppErrorCode, string]>([
  [signInErrors, 'unknown', 'Der opstod en uventet fejl. Prøv igen senere.'],
  [signInErrors, 'network', NO_NETWORK],
  [registrationErrors, 'service-failed', 'Kunne ikke oprette konto. Prøv igen senere.'],
  [registrationErrors, 'network', NO_NETWORK],
  [verificationMailErrors, 'unknown', 'Fejl ved afsendelse af bekræftelse. Prøv igen.'],
  [
    request,
    'service-failed',
    'Kunne ikke sende nulstillingslink. Kontroller din e-mail adresse og prøv igen.',
  ],
  [request, 'unknown', 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.'],
  [request, 'network', NO_NETWORK],
  [reset, 'service-failed', 'Der opstod en fejl ved nulstilling af adgangskoden.'],
  [reset, 'auth/weak-password', 'Adgangskoden er for svag. Brug en stærkere adgangskode.'],
  [reset, 'auth/expired-action-code', 'Nulstillingslinket er udløbet. Anmod om et nyt link.'],
  [reset, 'auth/invalid-action-code', 'Ugyldig nulstillingslink. Anmod om et nyt link.'],
  [reset, 'network', NO_NETWORK],
  [mailedLinkErrors, 'unknown', 'Linket kunne ikke følges. Prøv igen om lidt.'],
  [
    mailedLinkErrors,
    'permission-denied',
    'Linket kan ikke bruges til denne email. Kontakt support.',
  ],
  [mailedLinkErrors, 'auth/expired-action-code', 'Linket er udløbet. Log ind for at få et nyt.'],
  [
    mailedLinkErrors,
    'auth/invalid-action-code',
    'Linket er allerede brugt eller ugyldigt. Prøv at logge ind, eller få et nyt link.',
  ],
  [mailedLinkErrors, 'network', NO_NETWORK],
  [phone, 'network', 'Kunne ikke opdatere telefonnummer. Prøv igen senere.'],
  [phone, 'auth/no-current-user', NOBODY],
  [password, 'network', 'Kunne ikke ændre adgangskode. Prøv igen senere.'],
  [password, 'auth/wrong-password', WRONG_PASSWORD],
  [password, 'auth/invalid-credential', WRONG_PASSWORD],
  [everywhere, 'network', 'Kunne ikke logge ud alle steder. Prøv igen senere.'],
  [everywhere, 'auth/wrong-password', WRONG_PASSWORD],
  [everywhere, 'auth/invalid-credential', WRONG_PASSWORD],
  [emailPassword, 'network', 'Fejl ved bekræftelse af adgangskode. Prøv igen.'],
  [emailPassword, 'auth/wrong-password', WRONG_PASSWORD],
  [emailPassword, 'auth/invalid-credential', WRONG_PASSWORD],
  [emailPassword, 'auth/no-current-user', NOBODY],
  [email, 'unknown', 'Der opstod en fejl ved opdatering af email. Prøv igen senere.'],
  [email, 'network', 'Kunne ikke opdatere email adresse. Prøv igen senere.'],
  [
    email,
    'auth/requires-recent-login',
    'For din sikkerhed skal du logge ud og ind igen før du kan ændre din email adresse.',
  ],
  [email, 'auth/no-current-user', NOBODY],
  [deletionPassword, 'unknown', 'Der opstod en fejl ved sletning af kontoen.'],
  [deletionPassword, 'network', NO_NETWORK],
  [deletionPassword, 'auth/wrong-password', 'Adgangskode ikke rigtig'],
  [deletionPassword, 'auth/invalid-credential', 'Adgangskode ikke rigtig'],
  [deletionPassword, 'auth/no-current-user', NOBODY],
  [deletion, 'service-failed', 'Der opstod en fejl ved sletning af kontoen.'],
  [deletion, 'unknown', 'Der opstod en kritisk fejl under sletning af kontoen. Kontakt support.'],
  [deletion, 'network', NO_NETWORK],
  [
    deletion,
    'database-unavailable',
    'Der er ingen forbindelse til databasen. Genindlæs siden og prøv igen.',
  ],
  [
    deletion,
    'auth/requires-recent-login',
    'Du skal logge ind igen for at slette din konto. Log ud og ind igen, og prøv derefter.',
  ],
  [deletion, 'auth/wrong-password', 'Forkert adgangskode. Prøv igen.'],
  [deletion, 'auth/no-current-user', NOBODY],
])('%# of an operation about the account: $1', (errors, code, expected) => {
  expect(errorMessage(new AppError(code), errors)).toBe(expected);
});
