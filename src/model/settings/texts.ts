import type { OperationErrors } from '../base/errorTexts.ts';
import { mailMoments, optionalMails } from '../mails/kindTexts.ts';
import type { Payee } from './schema.ts';

/** The tab of the settings. */
export const settingsTexts = {
  title: 'Indstillinger',
  intro:
    'Det, du gemmer her, gælder med det samme, også på sider, der allerede er åbne. Hver del gemmes for sig.',
  save: 'Gem Ændringer',
  discard: 'Fortryd',
  saved: 'Indstillingerne er gemt',
  business: {
    title: 'Forretningen',
    intro: 'Vises i sidefoden, på kontaktsiden, i mails og på fakturaer, der laves fra nu af.',
    businessName: 'Forretningens navn',
    photographerName: 'Dit navn',
    photographerTitle: 'Din titel',
    email: 'E-mail',
    phone: 'Telefon',
    phoneHint: 'Med landekode, for eksempel +45 20 30 40 50.',
    street: 'Vej og nummer',
    postalCode: 'Postnummer',
    city: 'By',
    country: 'Land',
    socialName: 'Socialt netværk',
    socialUrl: 'Adressen på din profil',
    cvrNumber: 'CVR-nummer',
    cvrHint: '00000000, hvis du ikke har et endnu.',
    vat: 'Registreret for moms',
    vatHint: 'Slået fra vises der ingen moms nogen steder. Spørg din revisor, før du ændrer det.',
  },
  mails: {
    title: 'Mails og påmindelser',
    intro: 'Dine egne ord i de mails, kunden får om sin ordre. Lad et felt stå tomt for ingen.',
    kind: 'Mail',
    kinds: mailMoments,
    opening: 'Dine ord først',
    openingHint: 'Står lige efter hilsenen.',
    closing: 'Dine ord til sidst',
    closingHint: 'Står lige før "Venlig hilsen".',
    preview: 'Se mailen',
    test: 'Send en prøve til mig',
    testing: 'Sender...',
    tested: (address: string) => `Prøven er sendt til ${address}`,
    reminders: 'Hvornår der mindes om betalingen, vælger du under',
  },
  told: {
    title: 'Besked til dig',
    intro:
      'Det, du får besked om, som mail, som push på din telefon, begge dele eller slet ikke. Det, der sker i samme kundegalleri inden for ti minutter, kommer samlet.',
    kinds: optionalMails,
    channels: { mail: 'Mail', push: 'Push' },
    storage: 'Grænsen for filerne i GB',
    storageHint: (price: string) => `Så meget koster cirka ${price} om måneden hos Google.`,
  },
  consent: {
    title: 'Cookies og samtykke',
    intro:
      'Sådan bliver de besøgende spurgt om cookies. Skifter du, bliver de spurgt igen, hvis deres svar ikke rækker.',
    legend: 'Spørgsmålet om cookies',
    modes: {
      wall: 'Ét ja åbner siden',
      choice: 'Et svar for hvert formål, og butikken virker for alle',
    },
  },
  pictures: {
    title: 'Upload af billeder',
    intro:
      'Her vælger du, hvor et billede får sine størrelser og sit vandmærke, når du uploader det.',
    legend: 'Billederne bliver lavet',
    makers: {
      browser: 'I din browser, med fanen åben',
      server: 'På serveren, også med fanen lukket',
    },
  },
  payee: {
    title: 'Betaling',
    intro:
      'Hertil går kundernes penge. Kun en ejer kan ændre det, og alle ejere får en mail om det.',
    mobilePayNumber: 'MobilePay-nummer',
    bank: 'Bank',
    registrationNumber: 'Registreringsnummer',
    accountNumber: 'Kontonummer',
    mobilePay: 'Betalingsmåde',
    mobilePayWays: {
      manual: 'Du godkender hver betaling',
      automatic: 'Vipps MobilePay tager imod betalingen',
    },
    mobilePayHint:
      'Vipps MobilePay skal være sat op først. Slået fra bliver betalinger, der er i gang, gjort færdige.',
    card: 'Betalingskort',
    cardHint: 'Kræver en aftale med Vipps MobilePay, som også omfatter kort.',
    ownersOnly: 'Kun en ejer kan ændre betalingen.',
    change: 'Ændr betaling',
    dialogTitle: 'Ændr, hvor pengene går hen',
    dialogText: 'Skriv din adgangskode igen. Bagefter får alle ejere en mail om ændringen.',
    password: 'Din adgangskode',
    save: 'Gem ny betaling',
    saved: 'Betalingen er ændret, og ejerne får en mail',
    logTitle: 'Ændringer af betalingen',
    logEmpty: 'Betalingen er ikke ændret her endnu.',
    logLine: (by: string, time: string) => `${by}, ${time}`,
    withoutFunctions:
      'Butikkens serverfunktioner svarer ikke. Er de ikke sat op, ændres numrene i site.config.json.',
  },
} as const;

/** The problems of the forms. */
export const settingsProblems = {
  businessName: 'Skriv forretningens navn.',
  photographerName: 'Skriv dit navn.',
  photographerTitle: 'Skriv din titel.',
  email: 'Skriv en e-mail med små bogstaver, for eksempel kontakt@forretning.dk.',
  phone: 'Skriv et telefonnummer med landekode, for eksempel +45 20 30 40 50.',
  street: 'Skriv vej og nummer.',
  postalCode: 'Et postnummer har fire cifre.',
  city: 'Skriv byen.',
  country: 'Skriv landet.',
  socialName: 'Skriv netværkets navn.',
  socialUrl: 'Skriv en adresse, der begynder med https://.',
  cvrNumber: 'Nummeret har otte cifre, og det sidste passer ikke til de andre.',
  vat: 'Gavekort, hvor momsen betales ved salget, kræver moms. Ændr det først under Gavekort.',
  mobilePayNumber: 'Et MobilePay-nummer har fem, seks eller otte cifre.',
  bank: 'Skriv bankens navn.',
  registrationNumber: 'Et registreringsnummer har fire cifre.',
  accountNumber: 'Et kontonummer har fem til ti cifre.',
  card: 'Kort kræver, at Vipps MobilePay tager imod betalingen.',
  password: 'Skriv din adgangskode.',
  storageGigabytes: (most: number) =>
    `Skriv et helt tal fra 1 til ${most.toLocaleString('da-DK')}.`,
  ownWords: (most: number) => `Skriv højst ${most} tegn.`,
} as const;

const names = {
  mobilePayNumber: 'MobilePay',
  bankAccount: 'Konto',
  payments: 'Betalingsmåde',
} as const satisfies Record<keyof Payee, string>;

const way = ({ mobilePay, card }: Payee['payments']): string =>
  `${settingsTexts.payee.mobilePayWays[mobilePay]}${card ? ', også kort' : ''}`;

/** The words for a change of the payee, on the screen and in the mail to the owners. */
export const payeeTexts = {
  names,
  way,
  account: (bank: string, numbers: string) => `${bank}, ${numbers}`,
  change: (name: string, before: string, after: string) => `${name}: ${before} → ${after}`,
  mail: {
    subject: 'Butikkens betaling er ændret',
    lead: (by: string, time: string) =>
      `${by} har ændret, hvor kundernes penge går hen, den ${time}.`,
    notYou:
      'Kender du ikke til det, så skift din adgangskode med det samme, og ret nummeret under Indstillinger.',
    link: 'Åbn indstillingerne',
  },
} as const;

/** The answers of the server to a mail that is tried. */
export const testMailAnswers = {
  adminsOnly: 'Kun administratorer kan prøve en mail.',
  noAddress: 'Din konto har ingen bekræftet e-mail, som prøven kan sendes til.',
  failed: (reason: string) => `Prøven blev ikke sendt: ${reason}`,
  busy: 'Prøven blev ikke sendt: dagens mails er brugt, eller mange er på vej. Prøv igen senere.',
} as const;

/** The answers of the server. */
export const payeeAnswers = {
  ownersOnly: 'Kun en ejer med bekræftet e-mail kan ændre betalingen.',
  notSetUp:
    'Vipps MobilePay er ikke sat op til at tage imod betalingen. Det gør den, der har sat butikken op.',
  changedMeanwhile: 'En anden ejer har ændret betalingen imens. Se på den, og prøv igen.',
  secondFactor: 'Log ind igen med koden fra din app, og prøv så en gang til.',
} as const;

export const settingsErrors = {
  load: { fallback: 'Indstillingerne kunne ikke hentes. Prøv igen.' },
  save: {
    fallback: 'Indstillingerne kunne ikke gemmes. Prøv igen.',
    codes: {
      aborted: 'En anden har ændret det samme imens. Fortryd, og se på det, før du gemmer.',
      'permission-denied': 'Kun administratorer kan ændre indstillingerne.',
    },
  },
  password: {
    fallback: 'Adgangskoden kunne ikke kontrolleres. Prøv igen.',
    codes: {
      'auth/wrong-password': 'Adgangskoden er forkert.',
      'auth/invalid-credential': 'Adgangskoden er forkert.',
    },
  },
  payee: {
    prefersServerWords: true,
    fallback: 'Betalingen kunne ikke ændres. Prøv igen.',
    codes: {
      'not-found': settingsTexts.payee.withoutFunctions,
      'service-failed': settingsTexts.payee.withoutFunctions,
      'auth/requires-recent-login': 'Log ind igen, og prøv så en gang til.',
    },
  },
  testMail: {
    prefersServerWords: true,
    fallback: 'Prøven kunne ikke sendes. Prøv igen.',
    codes: {
      'not-found': settingsTexts.payee.withoutFunctions,
      'service-failed': settingsTexts.payee.withoutFunctions,
    },
  },
  log: { fallback: 'Ændringerne kunne ikke hentes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
