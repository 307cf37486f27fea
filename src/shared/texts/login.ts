import type { OperationErrors } from '#src/model/base/errorTexts.ts';

/** The sign-in page. */
export const loginTexts = {
  title: 'Log ind',
  intro: 'Velkommen tilbage. Log ind for at købe billeder og hente dem, du har købt.',
  identifierLabel: 'Email eller mobilnummer',
  passwordLabel: 'Adgangskode',
  rememberLabel: 'Husk mig',
  forgotPassword: 'Glemt adgangskode?',
  submit: 'Log ind',
  submitting: 'Logger ind...',
  success: 'Logget ind!',
  noAccount: 'Har du ikke en konto?',
  createAccount: 'Opret konto',
  fieldsMissing: 'Udfyld venligst alle felter',
  emailInvalid: 'Indtast venligst en gyldig email adresse',
  identifierInvalid: 'Indtast venligst en gyldig email adresse eller dansk mobilnummer (8 cifre)',
  verificationPending:
    'Vi har sendt dig en mail. Bekræft din email med linket i den, og log så ind.',
  verificationTitle: 'Din email er ikke bekræftet endnu',
  resendNeedsPassword:
    'Skriv din email og adgangskode i felterne, og tryk igen. Så sender vi linket.',
  consentNeeded: 'Acceptér cookies for at logge ind eller oprette en konto.',
} as const;

export const signInErrors: OperationErrors = {
  fallback: 'Der opstod en uventet fejl. Prøv igen senere.',
  codes: {
    network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
  },
};

export const signOutErrors: OperationErrors = { fallback: 'Fejl ved logout. Prøv igen.' };
