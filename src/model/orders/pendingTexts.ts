import type { OperationErrors } from '../base/errorTexts.ts';
import type { BookedPrice } from '../sale/approval/check.ts';
import { mailNames } from '../mails/kindTexts.ts';
import type { OrderMailError } from '../mails/outbox.ts';
import { orderWords } from './paymentTexts.ts';
import type { ReminderProblem } from './orderReminders.ts';
import type { OrderDecision } from '../sale/life.ts';

const decided: Record<OrderDecision, string> = { approved: 'Godkendt', rejected: 'Afvist' };

const mailError: Record<OrderMailError, string> = {
  'not-configured': 'mails er ikke sat op.',
  'no-address': 'kunden har ingen mailadresse længere.',
  'bad-address': 'modtagerens adresse findes ikke. Ret den, eller ring til kunden.',
  returned: 'modtagerens mailserver sendte den retur. Ret adressen, eller ring til kunden.',
  'no-voucher': 'bilaget er ikke klar endnu.',
  unreadable: 'noget, den skal fortælle om, kunne ikke læses.',
  refused: 'mailtjenesten tog ikke imod den.',
  unreachable: 'mailtjenesten svarede ikke.',
  'gallery-closed': 'galleriet er lukket eller udløbet.',
};

/** Why a mail did not reach the one who stands beside these words. */
export const notArrived = (error: OrderMailError): string =>
  `${error === 'returned' ? 'Kom ikke frem' : 'Ikke sendt'}: ${mailError[error]}`;

const bookedPrices: Record<BookedPrice, string> = {
  ordered: 'Som bestilt',
  current: 'Dagens pris',
};

/** The tab of orders awaiting payment. */
export const pendingOrderTexts = {
  title: 'Kontantbetaling',
  intro: 'Godkend en betaling, når pengene er kommet. Så kan kunden hente sine billeder.',
  none: 'Ingen afventende betalinger.',
  count: (count: number) =>
    count === 1 ? '1 afventende betaling' : `${count} afventende betalinger`,
  created: 'Oprettet',
  total: 'I alt',
  paymentMethod: 'Betalingsmetode',
  message: 'Besked på betalingen',
  nameless: 'Kunde uden navn',
  testOrder: 'Testordre',
  payment: orderWords.payment,
  items: 'Bestilte varer',
  approve: 'Godkend',
  approving: 'Godkender...',
  reject: 'Afvis',
  rejecting: 'Afviser...',
  approveTitle: (customer: string) => `Godkend betalingen fra ${customer}?`,
  approveText: (amount: string, message: string) =>
    `${amount}, mærket ${message}. Kunden får med det samme permanent adgang til billederne.`,
  approveGiftCardsText: (amount: string, message: string) =>
    `${amount}, mærket ${message}. Kunden får med det samme koden til gavekortet og kan bruge den.`,
  rejectTitle: (customer: string) => `Afvis bestillingen fra ${customer}?`,
  rejectText:
    'Bestillingen annulleres. Kunden kan se årsagen i sin købshistorik og får den i en mail.',
  chooseReason: 'Vælg en årsag',
  note: 'Besked til kunden',
  noteHint: 'Kan undværes, når årsagen siger det hele.',
  rejectAll: (count: number) => `Afvis alle ${count} ventende ordrer fra kunden`,
  block: 'Spær kunden, så der ikke kan bestilles mere',
  rejectingAll: (done: number, count: number) => `Afviser ${done} af ${count}...`,
  priceChangedTitle: 'Prisen har ændret sig',
  priceChanged: (name: string, ordered: string, today: string) =>
    `${name}: bestilt til ${ordered}, koster nu ${today}`,
  priceGone: (name: string, ordered: string) =>
    `${name}: bestilt til ${ordered}, er ikke længere til salg`,
  hiddenTitle: 'Ikke i butikken',
  hiddenText: 'Prisen passer, men kunden har bestilt noget, som butikken ikke viser.',
  hidden: (title: string) => `${title}: vises ikke i butikken, men bliver en del af købet`,
  priceTotal: (ordered: string, today: string) =>
    `Kunden har fået at vide, at det koster ${ordered}. I dag koster det ${today}. Er det en anden pris end den bestilte, så aftal den med kunden først.`,
  priceQuestion: 'Hvilken pris skal bogføres?',
  bookedPrices,
  booked: (amount: string) => `Der bogføres ${amount}.`,
  priceGoneText: 'Det, der ikke længere er til salg, bliver ikke en del af købet.',
  priceConfirm: 'Jeg har set forskellen og godkender beløbet',
  unconfirmed: 'Ikke bekræftet endnu. Tryk igen: ordren bliver kun behandlet én gang.',
  approved: (id: string) =>
    `Kontantbetaling godkendt! Ordre ${id} oprettet med permanent adgang til billeder.`,
  rejectedCount: (count: number) =>
    count === 1 ? 'Anmodning afvist' : `${count} anmodninger afvist`,
  abandonedTitle: 'Kunden har slettet sin konto',
  abandonedIntro:
    'Disse ordrer ventede, da kunden slettede sin konto, og er annulleret. Er pengene kommet, skal de sendes tilbage.',
  abandonedOn: (date: string) => `Annulleret ${date}`,
  openOrder: (number: string) => `Åbn ordre ${number}`,
  blockedTitle: 'Spærrede kunder',
  blockedIntro: 'De kan stadig hente det, de har købt, men ikke bestille mere.',
  blockedOn: (date: string) => `Spærret ${date}`,
  unblock: 'Ophæv spærringen',
  unblockOf: (name: string) => `Ophæv spærringen af ${name}`,
  unblocked: (name: string) => `${name} kan bestille igen.`,
  refreshed: (time: string) => `Opdateret ${time}`,
  decidedTitle: 'Netop behandlet',
  toDecided: (count: number) =>
    count === 1 ? 'Se den netop behandlede' : `Se de ${count} netop behandlede`,
  decided,
  archivedOrder: (id: string) => `Ordre ${id}`,
  archiveTitle: 'Permanent arkiv',
  archiveIntro: {
    server: 'Købte billeder kopieres til et arkiv, som kunden altid kan hente fra.',
    browser:
      'Købte billeder kopieres til et arkiv, som kunden altid kan hente fra. Lad fanen være åben imens.',
  },
  archiveItem: (done: number, count: number) => `${done} af ${count}`,
  archiveStarting: 'Gør klar til at arkivere...',
  archiveProgress: (done: number, count: number) => `${done} af ${count} filer er arkiveret`,
  archiveDone: 'Alle filer er arkiveret',
  archiveFailed: 'Nogle filer er ikke arkiveret endnu. Der prøves igen.',
  archiveRetryIn: (seconds: number) => `Næste forsøg om ${seconds} s`,
  archiveRetryAt: (time: string) => `Næste forsøg ${time}`,
  archiveRetrySoon: 'Næste forsøg begynder om lidt',
  archiveRetry: 'Prøv igen nu',
  mailsTitle: 'Mails, der ikke er sendt',
  mailsIntro: 'Ordrerne er uberørte. Tryk på »Send igen«, når årsagen er rettet.',
  mailOnItsWay: 'Mailen til kunden er på vej.',
  mails: 'Mails om ordren',
  mail: mailNames,
  mailWaits: (mail: string) => `${mail} sendes...`,
  mailSent: (mail: string, time: string, address: string) => `${mail} sendt ${time} til ${address}`,
  mailFailed: (mail: string, error: OrderMailError, address: string) =>
    error === 'returned'
      ? `${mail} kom ikke frem til ${address}: ${mailError[error]}`
      : `${mail} er ikke sendt: ${mailError[error]}`,
  /** The order and the address of a mail; an address that could not be read is empty. */
  mailOf: (number: string, address: string) =>
    address === '' ? `Ordre ${number}` : `Ordre ${number} · ${address}`,
  mailRetry: (time: string) => `Der prøves igen ${time}.`,
  mailError,
  asPush: (mail: string) => `${mail} som push`,
  pushFailed: (mail: string) => `${mail} er ikke sendt: Firebase tog ikke imod den.`,
  mailAgain: 'Send igen',
  mailAgainOf: (mail: string, number: string) => `Send igen: ${mail}, ordre ${number}`,
  dismiss: (name: string) => `Fjern ${name} fra listen`,
} as const;

export const pendingOrderErrors = {
  load: { fallback: 'Kunne ikke hente ordrer. Prøv igen senere.' },
  approve: {
    fallback: 'Fejl ved godkendelse af betaling. Prøv igen.',
    codes: {
      'order/withdrawn': 'Kunden har fortrudt købet, så ordren kan ikke godkendes.',
      'order/gift-card-blocked':
        'Gavekortet, som ordren bruger, er spærret eller trukket tilbage. Se det under Priser, eller afvis ordren.',
    },
  },
  reject: {
    fallback: 'Fejl ved annullering af betaling',
    codes: { 'order/withdrawn': 'Kunden har selv fortrudt købet.' },
  },
  unblock: { fallback: 'Spærringen kunne ikke ophæves. Prøv igen.' },
  archive: { fallback: 'Arkivet kunne ikke startes igen. Prøv igen.' },
  mail: { fallback: 'Mailen kunne ikke sendes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;

const daysProblem = 'Skriv et helt tal fra 1 til 365';

const problems: Record<ReminderProblem, string> = {
  'after-days': daysProblem,
  'expiry-days': daysProblem,
  order: 'Udløbet skal komme efter påmindelsen',
};

/** The reminders of unpaid orders, in the tab of orders awaiting payment. */
export const reminderTexts = {
  remindsOn: (day: string) => `Påmindelse sendes ${day}`,
  remindedOn: (day: string) => `Påmindelse sendt ${day}`,
  expiresOn: (day: string) => `Udløber ${day}`,
  stopped: 'Ingen påmindelse, og ordren udløber ikke',
  stop: 'Stop',
  stopOf: (number: string) => `Stop påmindelse og udløb af ordre ${number}`,
  resume: 'Genoptag',
  resumeOf: (number: string) => `Genoptag påmindelse og udløb af ordre ${number}`,
  title: 'Ubetalte ordrer',
  summary: (afterDays: number, expireAfterDays: number) =>
    `Kunden får en påmindelse efter ${afterDays} dage, og ordren udløber efter ${expireAfterDays} dage.`,
  off: 'Der sendes ingen påmindelser, og ordrer udløber ikke.',
  change: 'Skift',
  changeLabel: 'Skift påmindelser og udløb',
  dialogTitle: 'Påmindelser og udløb',
  isOn: 'Send påmindelser, og lad ubetalte ordrer udløbe',
  afterDays: 'Påmindelse efter (dage)',
  expireAfterDays: 'Udløb efter (dage)',
  save: 'Gem',
  saving: 'Gemmer...',
  saved: 'Påmindelserne er gemt.',
  problems,
} as const;

export const reminderErrors = {
  save: { fallback: 'Påmindelserne kunne ikke gemmes. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
