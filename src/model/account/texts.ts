import type { OperationErrors } from '../base/errorTexts.ts';
import type { PasswordProblem, UncountedPart } from './password.ts';

export const passwordProblemTexts: Record<PasswordProblem, string> = {
  missing: 'Adgangskode er påkrævet.',
  'too-short': 'Adgangskoden skal være mindst 8 tegn lang.',
  'too-long': 'Adgangskoden må ikke være længere end 128 tegn.',
  'no-capital': 'Adgangskoden skal indeholde mindst ét stort bogstav (A-Z).',
  'no-special': 'Adgangskoden skal indeholde mindst ét specialtegn (!@#$%^&* osv.).',
};

/** Shown while typing, because these look like what the messages above ask for. */
export const uncountedTexts: Record<UncountedPart, string> = {
  capital: 'Æ, Ø og Å tæller ikke som stort bogstav. Brug et fra A til Z.',
  special:
    'Mellemrum, -, + og = tæller ikke som specialtegn. Brug for eksempel ! # % & * ? eller @.',
};

/** The demands of the sign-in service on passwords; `count` is a number of characters. */
export const policyTexts = {
  min: (count: string) => `mindst ${count} tegn`,
  max: (count: string) => `højst ${count} tegn`,
  lower: 'et lille bogstav (a-z)',
  upper: 'et stort bogstav (A-Z)',
  digit: 'et tal',
  special: 'et specialtegn',
  missing: (requirements: readonly string[]) =>
    requirements.length === 0 ? '' : `. Den skal have ${requirements.join(', ')}`,
} as const;

/** The strength meter. */
export const passwordTexts = {
  strengthLabel: 'Adgangskodens styrke',
  strength: ['Meget svag', 'Meget svag', 'Svag', 'Mellem', 'Stærk', 'Meget stærk'],
  requirementsNotMet: 'Krav ikke mødt',
  show: 'Vis adgangskode',
  hide: 'Skjul adgangskode',
  capsLock: 'Caps Lock er slået til',
} as const;

/** The countries of the phone field, by their codes. */
export const countryNames: Readonly<Record<string, string>> = {
  '+45': 'Danmark',
  '+46': 'Sverige',
  '+47': 'Norge',
  '+49': 'Tyskland',
  '+31': 'Holland',
  '+33': 'Frankrig',
  '+44': 'Storbritannien',
  '+1': 'USA',
  '+39': 'Italien',
  '+34': 'Spanien',
};

/** The adjective for each country's numbers, as in 'et gyldigt dansk mobilnummer'. */
const adjectives: Readonly<Record<string, string>> = {
  '+45': 'dansk',
  '+46': 'svensk',
  '+47': 'norsk',
  '+49': 'tysk',
  '+31': 'hollandsk',
  '+33': 'fransk',
  '+44': 'britisk',
  '+1': 'amerikansk',
  '+39': 'italiensk',
  '+34': 'spansk',
};

export const phoneTexts = {
  label: 'Mobilnummer',
  countryLabel: 'Landekode',
  missing: 'Mobilnummer er påkrævet',
  incomplete: (code: string, digits: number) =>
    `Indtast venligst et gyldigt ${adjectives[code] ?? 'dansk'} mobilnummer (${digits} cifre)`,
} as const;

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
  verificationPending: 'Du har fået en mail. Bekræft din email med linket i den, og log så ind.',
  verificationTitle: 'Din email er ikke bekræftet endnu',
  resendNeedsPassword: 'Skriv din email og adgangskode i felterne, og tryk igen. Så får du linket.',
  consentNeeded: 'Acceptér cookies for at logge ind eller oprette en konto.',
} as const;

export const signInErrors: OperationErrors = {
  fallback: 'Der opstod en uventet fejl. Prøv igen senere.',
  codes: {
    network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    'auth/password-does-not-meet-requirements':
      'Din adgangskode opfylder ikke længere kravene. Tryk på "Glemt adgangskode?" og vælg en ny.',
  },
};

export const signOutErrors: OperationErrors = { fallback: 'Fejl ved logout. Prøv igen.' };
