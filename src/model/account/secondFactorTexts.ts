import type { OperationErrors } from '../base/errorTexts.ts';

/** The code of an authenticator app, in the profile and at the sign-in. */
export const secondFactorTexts = {
  title: 'To-trins-login',
  intro:
    'Log ind med både din adgangskode og en kode fra en app på din telefon. Så kan ingen komme ind med adgangskoden alene.',
  open: 'Slå to-trins-login til',
  continue: 'Fortsæt',
  continuing: 'Fortsætter...',
  scan: 'Scan koden med en autentificeringsapp på din telefon, for eksempel Google Authenticator.',
  qrLabel: 'QR-kode til autentificeringsappen',
  key: 'Eller skriv nøglen i appen',
  copy: 'Kopiér nøglen',
  copied: 'Nøglen er kopieret',
  notCopied: 'Nøglen kunne ikke kopieres. Markér den, og kopiér den selv.',
  codeLabel: 'Kode fra appen',
  codeHint: '6 cifre. Appen viser en ny kode hvert halve minut.',
  codeMissing: 'Skriv de 6 cifre fra appen',
  turnOn: 'Slå til',
  turningOn: 'Slår til...',
  turnedOn: 'To-trins-login er slået til.',
  since: 'Slået til',
  lostPhone:
    'Mister du telefonen, kommer du ind med en genoprettelseskode. Print dine koder, og gem dem et andet sted end telefonen. Nye koder laves med denne kommando:',
  recoveryCommand: (email: string) => `npm run admin -- recovery-codes ${email}`,
  close: 'Slå to-trins-login fra',
  turnOff: 'Slå fra',
  turningOff: 'Slår fra...',
  turnedOff: 'To-trins-login er slået fra.',
  ask: 'Åbn appen på din telefon, og skriv den kode, den viser.',
  submit: 'Fortsæt',
  submitting: 'Tjekker koden...',
  back: 'Tilbage',
  toRecovery: 'Brug en genoprettelseskode',
  askRecovery:
    'Skriv en af de koder, du har gemt på papir. Så bliver to-trins-login slået fra, og du kan slå det til igen i din profil.',
  recoveryLabel: 'Genoprettelseskode',
  recoveryMissing: 'Skriv hele koden, som den står på papiret',
  toApp: 'Brug koden fra appen',
  recovered: 'To-trins-login er slået fra. Slå det til igen i din profil.',
} as const;

export const secondFactorErrors = {
  code: {
    prefersServerWords: true,
    fallback: 'Koden kunne ikke tjekkes. Prøv igen.',
    codes: { 'auth/session-expired': 'Der gik for lang tid. Gå tilbage, og prøv igen.' },
  },
  load: { fallback: 'Det kunne ikke ses, om to-trins-login er slået til. Prøv igen.' },
  turnOn: {
    fallback: 'To-trins-login kunne ikke slås til. Prøv igen.',
    codes: {
      'auth/wrong-password': 'Nuværende adgangskode er forkert',
      'auth/invalid-credential': 'Nuværende adgangskode er forkert',
      'auth/operation-not-allowed':
        'To-trins-login er ikke gjort klar endnu. Kontakt den, der driver siden.',
    },
  },
  turnOff: {
    fallback: 'To-trins-login kunne ikke slås fra. Prøv igen.',
    codes: {
      'auth/wrong-password': 'Nuværende adgangskode er forkert',
      'auth/invalid-credential': 'Nuværende adgangskode er forkert',
    },
  },
} satisfies Record<string, OperationErrors>;
