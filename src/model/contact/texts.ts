import type { OperationErrors } from '../base/errorTexts.ts';
import type { ContactPhoneProblem } from './phone.ts';

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
