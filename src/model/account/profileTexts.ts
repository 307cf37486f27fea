import type { OperationErrors } from '../base/errorTexts.ts';

/** The profile page and its tabs. */
export const profileTexts = {
  title: 'Profil indstillinger',
  deniedTitle: 'Adgang nægtet',
  deniedText: 'Du skal være logget ind',
  toLogin: 'Log ind',
  tabs: {
    information: 'Profiloplysninger',
    password: 'Skift adgangskode',
    phone: 'Telefonnummer',
    email: 'Skift email',
    cookies: 'Cookieindstillinger',
  },
  tabsLabel: 'Din konto',
  moreLabel: 'Mere om din konto',
  toOrderHistory: 'Købshistorik',
  toAdmin: 'Admin Dashboard',
  administrator: 'Administrator',
  user: 'Bruger',
  memberSince: 'Medlem siden',
  adminLocked: 'Som administrator kan du ikke ændre dette her. Kontakt ejeren.',
  edit: 'Rediger',
  cancel: 'Annuller',
  save: 'Gem Ændringer',
  saving: 'Gemmer...',
  nameMissing: 'Ikke udfyldt',
  firstNameLabel: 'Fornavn',
  lastNameLabel: 'Efternavn',
  firstNameMissing: 'Fornavn er påkrævet',
  lastNameMissing: 'Efternavn er påkrævet',
  saved: 'Profil opdateret succesfuldt!',
  passwordIntro: 'Når du skifter adgangskode, bliver du logget ud på dine andre enheder.',
  passwordSubmit: 'Skift adgangskode',
  passwordSubmitting: 'Skifter...',
  currentPasswordLabel: 'Nuværende adgangskode',
  newPasswordLabel: 'Ny adgangskode',
  confirmPasswordLabel: 'Gentag ny adgangskode',
  currentPasswordMissing: 'Du skal indtaste din nuværende adgangskode',
  newPasswordRefused: 'Den nye adgangskode opfylder ikke kravene',
  newPasswordsDiffer: 'De nye adgangskoder matcher ikke',
  passwordHint: 'Mindst 8 tegn med ét stort bogstav og ét specialtegn',
  passwordSaved: 'Adgangskode ændret succesfuldt!',
  everywhereTitle: 'Log ud alle steder',
  everywhereIntro:
    'Har du mistet en telefon eller brugt en fremmed computer? Log ud på alle enheder på én gang.',
  everywhereOpen: 'Log ud på alle enheder',
  everywhereText: 'Du bliver også logget ud her. Din kurv bliver liggende.',
  everywhereSubmit: 'Log ud alle steder',
  everywhereSubmitting: 'Logger ud...',
  everywhereDone: 'Du er logget ud på alle enheder.',
  phoneIntro: 'Når du har ændret dit nummer, bliver du logget ud, så du kan logge ind igen.',
  phoneNone: 'Ikke udfyldt',
  phoneSigningOut: (seconds: number) =>
    seconds === 1
      ? 'Du bliver logget ud om 1 sekund.'
      : `Du bliver logget ud om ${seconds} sekunder.`,
  phoneMissing: 'Telefonnummer er påkrævet',
  phoneSaved: 'Dit telefonnummer blev ændret. Log ind igen for at fortsætte.',
  emailIntro: 'Du får et link på den nye adresse. Den gælder først, når du har klikket på linket.',
  currentEmailLabel: 'Nuværende email',
  changeEmail: 'Skift email',
  emailSubmit: 'Send bekræftelse',
  emailSubmitting: 'Sender...',
  emailCheck: 'Jeg har klikket på linket',
  emailChecking: 'Tjekker...',
  emailWaiting: 'Den nye adresse er ikke bekræftet endnu. Klik på linket i mailen først.',
  emailChanged: (email: string) => `Din email er nu ${email}.`,
  emailOther: 'Brug en anden adresse',
  newEmailLabel: 'Ny email adresse',
  newEmailMissing: 'Ny email adresse er påkrævet',
  emailPasswordMissing: 'Du skal indtaste din nuværende adgangskode for at ændre email',
  newEmailInvalid: 'Indtast en gyldig email adresse',
  newEmailSame: 'Du kan ikke ændre til den samme email adresse som du allerede har',
  emailRequested: (email: string) =>
    `Der er sendt en bekræftelse til ${email}. Klik på linket i mailen for at gennemføre ændringen. Kig også i din spam-mappe.`,
  cookiesIntro: 'Siden kræver cookies for at virke. Du kan altid ombestemme dig.',
  cookieChoiceIntro: 'Du bestemmer selv, hvad siden må gemme hos dig, og kan altid ombestemme dig.',
  toCookiePolicy: 'Læs cookiepolitikken',
  dataTitle: 'Dine data',
  exporting: 'Samler dine data...',
  exported: 'Dine data er hentet.',
  exportFile: (day: string) => `Mine_data_${day}`,
  exportDataFile: 'mine-data.json',
  exportPurchasesFile: 'mine-koeb.csv',
  exportData: 'Download mine data',
  exportHint:
    'En fil med din profil, dine ordrer, køb, fakturaer, downloads, favoritter og kurv, og en liste over dine køb.',
} as const;

/** The dialog that deletes an account. */
export const accountDeletionTexts = {
  open: 'Slet konto',
  intro:
    'Din konto, dine downloads og din adgang til købte billeder forsvinder. Bilag til regnskabet gemmes i 5 år. Dit navn og din adresse bliver kun stående på en fuld faktura.',
  title: 'Slet din konto',
  warning: 'Det kan ikke fortrydes. Hent dine billeder og dine data, før du fortsætter.',
  waiting: (count: number) =>
    count === 1
      ? 'Du har 1 ordre, der venter på godkendelse. Den bliver annulleret, når kontoen slettes. Har du betalt den, så kontakt mig først.'
      : `Du har ${count} ordrer, der venter på godkendelse. De bliver annulleret, når kontoen slettes. Har du betalt dem, så kontakt mig først.`,
  waitingUnknown:
    'Ordrer, der venter på godkendelse, bliver annulleret, når kontoen slettes. Har du betalt en, så kontakt mig først.',
  cannotBeUndone: 'Jeg forstår, at det ikke kan fortrydes',
  productsLost: 'Jeg forstår, at jeg mister adgangen til alle mine produkter',
  permanent: 'Jeg forstår, at kontoen slettes permanent',
  phraseLabel: 'Skriv "jeg accepterer" for at bekræfte',
  phrase: 'jeg accepterer',
  passwordLabel: 'Nuværende adgangskode',
  passwordMissing: 'Du skal indtaste din nuværende adgangskode',
  conditionsMissing: 'Du skal acceptere alle betingelser',
  phraseWrong: 'Du skal skrive "jeg accepterer" korrekt',
  incomplete: 'Du skal udfylde alle felter korrekt',
  submit: 'Slet min konto permanent',
  submitting: 'Sletter...',
  success: 'Din konto er blevet slettet permanent',
  partialTitle: 'Kontoen blev kun delvist slettet',
  partialList: 'Dette mangler:',
  partialRetry: 'Prøv igen',
  partialText: 'Noget kunne ikke slettes. Prøv igen, eller kontakt support.',
} as const;

export const profileErrors = {
  name: { fallback: 'Kunne ikke opdatere profil. Prøv igen senere.' },
  displayName: { fallback: 'Fejl ved opdatering af profil. Prøv igen.' },
  phone: {
    fallback: 'Kunne ikke opdatere telefonnummer. Prøv igen senere.',
    codes: { 'auth/no-current-user': 'Ingen bruger er logget ind' },
  },
  password: {
    fallback: 'Kunne ikke ændre adgangskode. Prøv igen senere.',
    codes: {
      'auth/wrong-password': 'Nuværende adgangskode er forkert',
      'auth/invalid-credential': 'Nuværende adgangskode er forkert',
    },
  },
  everywhere: {
    fallback: 'Kunne ikke logge ud alle steder. Prøv igen senere.',
    codes: {
      'auth/password-does-not-meet-requirements':
        'Din adgangskode opfylder ikke længere kravene. Skift den i stedet: det logger dig også ud på dine andre enheder.',
      'auth/wrong-password': 'Nuværende adgangskode er forkert',
      'auth/invalid-credential': 'Nuværende adgangskode er forkert',
    },
  },
  emailPassword: {
    fallback: 'Fejl ved bekræftelse af adgangskode. Prøv igen.',
    codes: {
      'auth/wrong-password': 'Nuværende adgangskode er forkert',
      'auth/invalid-credential': 'Nuværende adgangskode er forkert',
      'auth/no-current-user': 'Ingen bruger er logget ind',
    },
  },
  email: {
    prefersServerWords: true,
    fallback: 'Kunne ikke opdatere email adresse. Prøv igen senere.',
    codes: {
      unknown: 'Der opstod en fejl ved opdatering af email. Prøv igen senere.',
      'auth/no-current-user': 'Ingen bruger er logget ind',
      'auth/requires-recent-login':
        'For din sikkerhed skal du logge ud og ind igen før du kan ændre din email adresse.',
    },
  },
  deletionPassword: {
    fallback: 'Der opstod en fejl ved sletning af kontoen.',
    codes: {
      'auth/wrong-password': 'Adgangskode ikke rigtig',
      'auth/invalid-credential': 'Adgangskode ikke rigtig',
      'auth/no-current-user': 'Ingen bruger er logget ind',
      network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
    },
  },
  deletion: {
    prefersServerWords: true,
    fallback: 'Der opstod en fejl ved sletning af kontoen.',
    codes: {
      unknown: 'Der opstod en kritisk fejl under sletning af kontoen. Kontakt support.',
      'auth/requires-recent-login':
        'Du skal logge ind igen for at slette din konto. Log ud og ind igen, og prøv derefter.',
      'auth/wrong-password': 'Forkert adgangskode. Prøv igen.',
      'auth/no-current-user': 'Ingen bruger er logget ind',
      network: 'Netværksfejl. Kontroller din internetforbindelse og prøv igen.',
      'database-unavailable':
        'Der er ingen forbindelse til databasen. Genindlæs siden og prøv igen.',
    },
  },
  load: { fallback: 'Din profil kunne ikke hentes. Prøv igen.' },
  export: { fallback: 'Dine data kunne ikke hentes. Prøv igen om lidt.' },
  reload: { fallback: 'Fejl ved genindlæsning af bruger.' },
  verification: { fallback: 'Kunne ikke gemme verifikationsdata.' },
} satisfies Record<string, OperationErrors>;
