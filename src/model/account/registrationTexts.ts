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
  resendIn: (seconds: number) => `Du kan sende igen om ${seconds} sekunder`,
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
