import type { OperationErrors } from '../base/errorTexts.ts';

/** The registration page. */
export const registrationTexts = {
  title: 'Opret konto',
  intro: 'Med en konto kan du købe billeder og hente dem igen, når du vil.',
  firstNameLabel: 'Fornavn',
  lastNameLabel: 'Efternavn',
  emailLabel: 'Email',
  passwordLabel: 'Adgangskode',
  passwordHint: 'Mindst 8 tegn med ét stort bogstav og ét specialtegn',
  confirmLabel: 'Gentag adgangskode',
  termsBefore: 'Jeg accepterer ',
  termsLink: 'købsbetingelserne',
  termsBetween: ' og ',
  privacyLink: 'privatlivspolitikken',
  submit: 'Opret konto',
  submitting: 'Opretter konto...',
  haveAccount: 'Har du allerede en konto?',
  signIn: 'Log ind',
  firstNameMissing: 'Indtast venligst dit fornavn',
  lastNameMissing: 'Indtast venligst dit efternavn',
  emailInvalid: 'Indtast venligst en gyldig email adresse',
  passwordRefused: 'Adgangskoden opfylder ikke kravene',
  passwordsDiffer: 'Adgangskoderne matcher ikke',
  passwordsMatch: 'Adgangskoderne matcher',
  termsMissing: 'Du skal sætte kryds i boksen for at acceptere vilkår og betingelser',
  success: (name: string) => `Konto oprettet for ${name}! Check din email for bekræftelseslink.`,
  sentAgain:
    'Kontoen findes allerede, men emailen er ikke bekræftet. Du har fået bekræftelseslinket igen.',
  opensNewTab: '(åbner i en ny fane)',
} as const;

/** The page after registration, which asks for the mailed link to be opened. */
export const emailConfirmationTexts = {
  title: 'Tjek din email',
  created: 'Din konto er oprettet.',
  sentTo: (email: string) => `Der er sendt et bekræftelseslink til ${email}.`,
  existed: 'Kontoen findes allerede, men emailen er ikke bekræftet.',
  sentAgainTo: (email: string) => `Bekræftelseslinket er sendt til ${email} igen.`,
  instructions: 'Klik på linket i mailen for at bekræfte din email. Kig også i din spam-mappe.',
  toLogin: 'Gå til log ind',
  wrongEmail: 'Forkert email? Opret kontoen igen',
  contact: 'Kontakt mig',
  forgotPassword: 'Glemt adgangskode?',
  resend: 'Send linket igen',
  resendIn: (seconds: number) =>
    `Du kan sende igen om ${seconds === 1 ? '1 sekund' : `${seconds} sekunder`}`,
  resent: 'Linket er sendt igen.',
  resendAtLogin: 'Gå til log ind, og skriv din email og adgangskode. Så får du linket igen.',
  notSent: 'Din konto er oprettet, men mailen kunne ikke sendes. Send linket igen herunder.',
  notSentAgain: 'Mailen kunne ikke sendes. Send linket igen herunder.',
  verified: 'Din email er bekræftet, og du er logget ind.',
  loading: 'Indlæser...',
  errorTitle: 'Noget gik galt',
  errorText: 'Din bekræftelse kunne ikke vises. Prøv at oprette kontoen igen.',
  retry: 'Prøv igen',
} as const;

export const registrationErrors: OperationErrors = {
  fallback: 'Kunne ikke oprette konto. Prøv igen senere.',
  codes: {
    network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    'not-confirmed':
      'Forbindelsen er langsom, og din konto er måske kun halvt oprettet. Tryk igen, så fortsætter oprettelsen.',
  },
};

export const verificationMailErrors: OperationErrors = {
  fallback: 'Fejl ved afsendelse af bekræftelse. Prøv igen.',
};

/** The page that requests a reset link, and the page behind that link. */
export const passwordResetTexts = {
  requestTitle: 'Nulstil adgangskode',
  requestIntro: 'Skriv din email, så får du et link, du kan vælge en ny adgangskode med.',
  emailLabel: 'Email',
  emailMissing: 'Indtast venligst din email adresse',
  emailInvalid: 'Indtast venligst en gyldig email adresse',
  submit: 'Send nulstillingslink',
  submitting: 'Sender...',
  sentTitle: 'Tjek din email',
  sentText: (email: string) =>
    `Hvis der findes en konto med ${email}, er der sendt et nulstillingslink til den.`,
  sentSteps: [
    'Åbn din indbakke, og kig også i din spam-mappe.',
    'Klik på linket i mailen.',
    'Vælg en ny adgangskode, og log ind med den.',
  ],
  sendAgain: 'Send igen',
  toLogin: 'Tilbage til log ind',
  newTitle: 'Vælg en ny adgangskode',
  validating: 'Kontrollerer linket...',
  passwordLabel: 'Ny adgangskode',
  confirmLabel: 'Gentag adgangskode',
  checklistLabel: 'Krav til adgangskoden',
  checklist: {
    length: 'Mindst 8 tegn',
    digit: 'Mindst ét tal',
    letter: 'Mindst ét bogstav',
    capital: 'Mindst ét stort bogstav (A-Z)',
    special: 'Mindst ét specialtegn',
  },
  passwordRefused: 'Adgangskoden opfylder ikke kravene',
  passwordsDiffer: 'Adgangskoderne matcher ikke. Indtast den samme adgangskode i begge felter.',
  save: 'Gem ny adgangskode',
  saving: 'Gemmer...',
  savedTitle: 'Adgangskoden er ændret',
  savedText: 'Du kan nu logge ind med din nye adgangskode.',
  invalidTitle: 'Linket virker ikke',
  linkIncomplete: 'Ugyldig nulstillingslink. Anmod om en ny nulstillingslink.',
  requestNew: 'Anmod om et nyt link',
  newFor: (email: string) => `Til kontoen ${email}`,
  met: 'opfyldt',
  unmet: 'mangler',
} as const;

/** The page behind a link that verifies, changes or restores an address. */
export const mailedLinkTexts = {
  title: 'Bekræft din email',
  following: 'Bekræfter din email...',
  verifiedTitle: 'Din email er bekræftet',
  verifiedText: (email: string) => `${email} er bekræftet. Nu kan du logge ind.`,
  changedTitle: 'Din nye email er bekræftet',
  changedText: (email: string) => `Log ind med ${email} fra nu af.`,
  recoveredTitle: 'Din gamle email er tilbage',
  recoveredText: (email: string) =>
    `Din konto bruger ${email} igen. Vælg en ny adgangskode, hvis du ikke selv bad om ændringen.`,
  passwordTitle: 'Vælg en adgangskode først',
  passwordText: (email: string) =>
    `Administratorer bekræfter deres email ved at vælge en ny adgangskode. Der er sendt et link til ${email}.`,
  failedTitle: 'Linket virker ikke',
  toLogin: 'Log ind',
  toReset: 'Vælg en ny adgangskode',
} as const;

export const mailedLinkErrors: OperationErrors = {
  fallback: 'Linket kunne ikke følges. Prøv igen om lidt.',
  codes: {
    network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    'permission-denied': 'Linket kan ikke bruges til denne email. Kontakt support.',
    'auth/expired-action-code': 'Linket er udløbet. Log ind for at få et nyt.',
    'auth/invalid-action-code':
      'Linket er allerede brugt eller ugyldigt. Prøv at logge ind, eller få et nyt link.',
  },
};

export const passwordResetErrors = {
  request: {
    fallback: 'Kunne ikke sende nulstillingslink. Kontroller din e-mail adresse og prøv igen.',
    codes: {
      unknown: 'Der opstod en uventet fejl. Prøv igen senere eller kontakt support.',
      network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    },
  },
  confirm: {
    fallback: 'Der opstod en fejl ved nulstilling af adgangskoden.',
    codes: {
      'auth/expired-action-code': 'Nulstillingslinket er udløbet. Anmod om et nyt link.',
      'auth/invalid-action-code': 'Ugyldig nulstillingslink. Anmod om et nyt link.',
      'auth/weak-password': 'Adgangskoden er for svag. Brug en stærkere adgangskode.',
      network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    },
  },
} satisfies Record<string, OperationErrors>;
