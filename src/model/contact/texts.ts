import type { OperationErrors } from '../base/errorTexts.ts';
import type { ContactPhoneProblem } from './mail.ts';

const phoneProblems: Record<ContactPhoneProblem, string> = {
  characters: 'Telefonnummer må kun indeholde tal',
  'too-short': 'Telefonnummer er for kort (minimum 6 cifre)',
  'too-long': 'Telefonnummer er for langt (maksimum 15 cifre)',
  format: 'Ugyldigt telefonnummer format',
};

/** The contact page. */
export const contactTexts = {
  title: 'Kontakt',
  intro: 'Skriv til mig om en fotografering, et billede eller noget helt tredje.',
  description:
    'Skriv eller ring om bryllup, portræt, event eller et billede. Jeg svarer så hurtigt, jeg kan.',
  formLabel: 'Skriv en besked',
  nameLabel: 'Navn',
  emailLabel: 'Email',
  phoneLabel: 'Telefon (valgfrit)',
  subjectLabel: 'Emne',
  messageLabel: 'Besked',
  nameMissing: 'Navn er påkrævet',
  nameShort: 'Navn skal være mindst 2 tegn',
  emailMissing: 'Email er påkrævet',
  emailInvalid: 'Indtast en gyldig email adresse',
  subjectMissing: 'Emne er påkrævet',
  subjectShort: 'Emne skal være mindst 3 tegn',
  messageMissing: 'Besked er påkrævet',
  messageShort: 'Besked skal være mindst 10 tegn',
  phoneProblems,
  phoneNotGiven: 'Ikke angivet',
  submit: 'Send besked',
  submitting: 'Sender...',
  sentTitle: 'Besked Sendt!',
  sentText: 'Din besked er sendt! Jeg vender tilbage til dig så hurtigt som muligt.',
  sendAnother: 'Send Ny Besked',
  failedTitle: 'Besked Kunne Ikke Sendes',
  failedText: 'Der opstod en fejl ved afsendelse. Kontakt mig venligst direkte.',
  failedUnexpected: 'Der opstod en uventet fejl. Prøv igen eller kontakt mig direkte.',
  failedDirect: 'Du kan også skrive eller ringe direkte:',
  tryAgain: 'Prøv Igen',
  directTitle: 'Find mig',
  directPhoneLabel: 'Telefon',
  addressLabel: 'Adresse',
  followLabel: 'Følg med',
  privacyNote: 'Jeg bruger kun dine oplysninger til at svare dig.',
  privacyLink: 'Læs privatlivspolitikken',
  offline: 'Du er offline. Det, du har skrevet, bliver gemt her, til du har forbindelse igen.',
} as const;

export const contactErrors = {
  send: {
    fallback:
      'Der opstod en uventet fejl ved afsendelse af email. Kontakt venligst {email} direkte.',
    codes: { network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.' },
  },
} satisfies Record<string, OperationErrors>;

/** The reCAPTCHA below a form. */
export const botCheckTexts = {
  label: 'reCAPTCHA verificering',
  frameTitle: 'reCAPTCHA',
  hint: 'Udfyld venligst reCAPTCHA verificering',
  solved: 'Tak, du er bekræftet.',
  expired: 'Verificeringen er udløbet. Sæt venligst kryds igen.',
  loading: 'Henter reCAPTCHA...',
  needsCookies: 'reCAPTCHA kræver cookies. Acceptér cookies for at sende.',
  notConfigured: 'reCAPTCHA er ikke sat op endnu. Kontakt mig direkte, så hjælper jeg dig.',
  failed: 'reCAPTCHA kunne ikke hentes.',
  blocked: 'Måske blokerer din browser den. Prøv igen om lidt.',
  offline: 'Den kommer, når du har forbindelse igen.',
  disconnected: 'reCAPTCHA mistede forbindelsen. Kontroller din internetforbindelse og prøv igen.',
} as const;

/** The server's answers to programs that call it; the site shows the Danish text of the code. */
export const botCheckAnswers = {
  missing: 'No reCAPTCHA token provided',
  failed: 'reCAPTCHA v2 challenge failed or expired',
  incomplete: 'Failed to complete reCAPTCHA challenge. Please try again.',
} as const;
