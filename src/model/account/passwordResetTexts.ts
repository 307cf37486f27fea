import type { OperationErrors } from '../base/errorTexts.ts';

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
