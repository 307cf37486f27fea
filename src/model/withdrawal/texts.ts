import type { OperationErrors } from '../base/errorTexts.ts';
import type { WithdrawalProblem } from '../sale/life.ts';

const problems: Record<WithdrawalProblem, string> = {
  withdrawn: 'Købet er allerede fortrudt.',
  cancelled: 'Ordren er annulleret, så der er ikke noget at fortryde.',
  downloaded: 'Billederne er hentet, så købet kan ikke længere fortrydes.',
  late: 'Fristen på 14 dage er udløbet, så købet kan ikke længere fortrydes.',
  used: 'Gavekortet er brugt, så købet kan ikke længere fortrydes.',
};

/** The withdrawal from an order, for its customer. */
export const withdrawalTexts = {
  withdraw: 'Fortryd køb',
  withdrawOf: (number: string) => `Fortryd køb ${number}`,
  problems,
  withdrawal: 'Fortrydelse',
  withdrawnOn: (date: string) => `Fortrudt ${date}`,
  refund: 'Tilbagebetalt',
  refundedOn: (date: string) => `Pengene er sendt tilbage ${date}`,
  refundDue: 'Har du betalt, får du pengene tilbage senest 14 dage efter, at du fortrød.',
  intro: 'Du behøver ikke at give nogen grund.',
  name: 'Dit navn',
  nameMissing: 'Skriv dit navn',
  nameLong: 'Skriv et kortere navn',
  nameAddress: 'Skriv dit navn uden links og adresser.',
  orderNumber: 'Ordrenummer',
  numberHint: (prefix: string) =>
    `Det står i mailen om din ordre, for eksempel ${prefix}20260102ABCDEF123.`,
  numberMissing: 'Skriv ordrenummeret',
  numberInvalid: (prefix: string) =>
    `Ordrenummeret begynder med ${prefix} og har 19 tegn. Se efter i mailen om din ordre.`,
  email: 'Din e-mailadresse',
  emailHint: 'Den, du bestilte med. Kvitteringen sendes til den.',
  emailMissing: 'Skriv din e-mailadresse',
  emailInvalid: 'Skriv en gyldig e-mailadresse',
  amount: 'Beløb',
  receiptTo: 'Kvitteringen sendes til',
  next: 'Fortsæt',
  back: 'Tilbage',
  statementTitle: 'Bekræft fortrydelse',
  statement: 'Jeg fortryder mit køb hos dig.',
  effectWaiting: 'Ordren annulleres, og billederne leveres ikke.',
  effectBought: 'Billederne kan ikke hentes bagefter.',
  confirm: 'Bekræft fortrydelse',
  confirming: 'Sender...',
  doneTitle: 'Købet er fortrudt',
  doneAt: (time: string) => `Din fortrydelse er modtaget ${time}.`,
  receiptComing: (email: string) => `Du får en kvittering på ${email}.`,
  ready: 'Færdig',
} as const;

/** The public page on which a customer withdraws without signing in. */
export const withdrawalPageTexts = {
  title: 'Fortryd køb',
  description: 'Fortryd et køb af billeder med ordrenummer og e-mailadresse.',
  intro:
    'Har du ikke hentet billederne endnu, kan du fortryde dit køb her. Du behøver ikke at give nogen grund.',
  signedIn: 'Er du logget ind, er det hurtigst i din købshistorik.',
  toHistory: 'Gå til købshistorikken',
  formLabel: 'Fortryd køb',
  checkLinkNext:
    'Bagefter får du en mail med tidspunktet og et link. Tryk på linket, så jeg ved, at det er dig, der har fortrudt.',
  statedTitle: 'Din fortrydelse er modtaget',
  stated: (time: string) => `Den er modtaget ${time}, og det er det tidspunkt, der gælder.`,
  checkLink: (email: string) =>
    `Passer ordrenummeret og ${email} sammen, får du en mail med det samme. Tryk på linket i mailen, så er købet fortrudt.`,
  noMail: 'Kommer der ingen mail, så skriv eller ring. Det er også en gyldig fortrydelse.',
  linkTitle: 'Bekræft fortrydelse',
  linkIntro: (number: string) => `Du er ved at fortryde køb ${number}.`,
  linkDone:
    'Ordren er annulleret. Har du betalt, får du pengene tilbage senest 14 dage efter, at du fortrød.',
} as const;

export const withdrawalErrors = {
  withdraw: {
    fallback: 'Fortrydelsen kunne ikke sendes. Prøv igen, eller skriv til mig.',
    prefersServerWords: true,
  },
} satisfies Record<string, OperationErrors>;

/** The question before the first download of an order, which ends the right of withdrawal. */
export const firstDownloadTexts = {
  title: 'Vil du downloade billederne nu?',
  one: 'Når du henter det første billede, er købet leveret og kan ikke længere fortrydes. Indtil da kan du fortryde det og få pengene tilbage.',
  several: (count: number) =>
    `Du har ${count} køb, som du ikke har hentet fra endnu. Når du henter billederne, er de leveret og kan ikke længere fortrydes. Indtil da kan du fortryde dem og få pengene tilbage.`,
  confirm: 'Download billederne',
  opening: 'Gør klar...',
  cancel: 'Ikke nu',
} as const;

/** The withdrawn orders in the dashboard. */
export const withdrawnOrderTexts = {
  title: 'Fortrudte køb',
  intro:
    'Er pengene kommet, skal de sendes tilbage senest 14 dage efter fortrydelsen. Brug samme betalingsmåde som kunden.',
  openOrder: (number: string) => `Åbn ordre ${number}`,
  order: (number: string) => `Ordre ${number}`,
  withdrawnOn: (time: string) => `Fortrudt ${time}`,
  refundBy: (date: string) => `Frist for tilbagebetaling ${date}`,
  payBack: 'Skal betales tilbage',
  payBackIfPaid: 'Betales tilbage, hvis pengene er kommet',
  paidBy: 'Betalt med',
  to: 'Til',
  goesBack:
    'Betalt i MobilePay på siden. Pengene sendes tilbage af sig selv, og kreditnotaen følger med. Du skal ikke gøre noget.',
  refunded: 'Markér som tilbagebetalt',
  refunding: 'Gemmer...',
  refundedOf: (name: string) => `Markér som tilbagebetalt: købet fra ${name}`,
  refundTitle: (amount: string, name: string) => `Har du sendt ${amount} tilbage til ${name}?`,
  refundText: 'Kunden får besked i en mail, og der laves en kreditnota til regnskabet.',
  refundTextOrder: 'Kunden får besked i en mail. Ordren blev aldrig godkendt.',
  refundedOn: (date: string) => `Tilbagebetalt ${date}`,
  creditNote: (number: string) => `Kreditnota ${number}`,
  done: 'Købet er markeret som tilbagebetalt.',
  nameless: 'Kunde uden navn',
  statementsTitle: 'Fortrydelser, der ikke er bekræftet',
  statementsIntro:
    'De er sendt uden login. Kunden har fået en mail med et link og kan selv bekræfte. Du kan også gøre det, når du er sikker på, at det er kunden.',
  statedOn: (time: string) => `Modtaget ${time}`,
  carryOut: 'Bekræft fortrydelsen',
  carryOutOf: (number: string) => `Bekræft fortrydelsen af ordre ${number}`,
  carryOutTitle: (number: string) => `Bekræft fortrydelsen af ordre ${number}?`,
  carryOutText: (time: string) =>
    `Købet er så fortrudt fra ${time}. Kunden får en kvittering i en mail.`,
  carriedOut: 'Fortrydelsen er bekræftet.',
  drop: 'Afvis',
  dropOf: (number: string) => `Afvis fortrydelsen af ordre ${number}`,
  dropTitle: (number: string) => `Afvis fortrydelsen af ordre ${number}?`,
  dropText: 'Gør det kun, når kunden ikke selv har sendt den. Købet står ved magt.',
  dropped: 'Fortrydelsen er afvist.',
} as const;

export const withdrawnOrderErrors = {
  refund: { fallback: 'Tilbagebetalingen kunne ikke gemmes. Prøv igen.' },
  carryOut: { fallback: 'Fortrydelsen kunne ikke bekræftes. Prøv igen.', prefersServerWords: true },
  drop: { fallback: 'Fortrydelsen kunne ikke afvises. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
