import type { OperationErrors } from '../base/errorTexts.ts';
import type { PaymentSource } from './formats.ts';
import { PAYMENT_LINES_MAX_COUNT, type FileProblem } from './lines.ts';
import type { Doubt } from './match.ts';

const sources: Record<PaymentSource, string> = {
  mobilepay: 'MobilePay',
  'danske-bank': 'Danske Bank',
  nordea: 'Nordea',
  'jyske-bank': 'Jyske Bank',
  lunar: 'Lunar',
  other: 'Anden fil',
};

const problems: Record<FileProblem, string> = {
  several: 'Træk én fil herind ad gangen.',
  'too-large': 'Filen er for stor. Hent en kortere periode; der er plads til 2 MB.',
  'no-table': 'Det er ikke en CSV-fil. Vælg CSV, når du henter filen i netbanken.',
  unreadable: 'Filen kunne ikke læses. Prøv igen.',
};

const doubts: Record<Doubt, string> = {
  amount: 'Nummeret passer, men beløbet er et andet.',
  early: 'Betalingen er fra før ordren.',
  twice: 'Ordren er betalt mere end én gang.',
  several: 'Teksten nævner flere ordrer.',
  end: 'Beløbet passer, men kun slutningen af ordrenummeret er skrevet.',
  'no-number': 'Beløbet passer, men ordrenummeret mangler.',
};

/** The payments from the files of banks and MobilePay, in the tab of orders awaiting payment. */
export const reconciliationTexts = {
  title: 'Betalinger fra en fil',
  drop: 'Træk en CSV-fil herind',
  dropActive: 'Slip filen her',
  dropHint:
    'MobilePay, Danske Bank, Nordea, Jyske Bank og Lunar bliver genkendt. I andre filer vælger du selv kolonnerne.',
  choose: 'Vælg CSV-fil',
  problems,
  sources,
  fileTitle: 'Betalinger i filen',
  recognised: (source: string) => `Genkendt: ${source}`,
  ownColumns: 'Vælg selv kolonner',
  unknown: 'Filen er ikke genkendt. Vælg, hvor tingene står.',
  day: 'Dato',
  amount: 'Beløb',
  text: 'Tekst eller besked',
  sender: 'Mere tekst, for eksempel afsender',
  notChosen: 'Vælg en kolonne',
  noColumn: 'Ingen',
  column: (heading: string, place: number) => (heading === '' ? `Kolonne ${place}` : heading),
  from: 'Fra og med',
  preview: 'Sådan bliver de læst',
  found: (count: number) => (count === 1 ? '1 indbetaling' : `${count} indbetalinger`),
  known: (known: number, all: number) =>
    known === all ? 'De er alle hentet i forvejen.' : `${known} af dem er hentet i forvejen.`,
  fees: (kroner: string) => `Gebyrer: ${kroner}`,
  others: (count: number) =>
    count === 1
      ? '1 linje er ikke en indbetaling, der er kommet.'
      : `${count} linjer er ikke indbetalinger, der er kommet.`,
  unread: (count: number) =>
    count === 1 ? '1 linje kunne ikke læses' : `${count} linjer kunne ikke læses`,
  tooMany: `Der er plads til ${PAYMENT_LINES_MAX_COUNT} indbetalinger ad gangen. Vælg en senere dato.`,
  take: (count: number) => (count === 1 ? 'Hent 1 indbetaling' : `Hent ${count} indbetalinger`),
  taking: 'Henter...',
  taken: (count: number) =>
    count === 1 ? '1 ny indbetaling er hentet.' : `${count} nye indbetalinger er hentet.`,
  allKnown: 'Alle indbetalingerne var hentet i forvejen.',
  certainTitle: 'Klar til godkendelse',
  certainIntro: 'Nummer, beløb og dato passer, eller du har selv valgt ordren.',
  doubtfulTitle: 'Se dem efter',
  doubtfulIntro: 'Vælg ordren, eller læg betalingen til side, når den ikke hører til en ordre.',
  settledTitle: 'Ordren er allerede godkendt',
  settledIntro: 'Betalingen nævner en ordre, du har godkendt. Afslut den, så er den gjort op.',
  unmatchedTitle: 'Uden ordre',
  unmatchedIntro:
    'Her bliver de stående, til de passer til en ordre, eller du lægger dem til side.',
  doubts,
  isPaid: (customer: string, number: string) => `${customer}, ordre ${number}`,
  order: (number: string) => `Ordre ${number}`,
  nameless: 'Kunde uden navn',
  noText: 'Uden tekst',
  orderedOn: (day: string) => `Bestilt ${day}`,
  whichOrder: 'Hvilken ordre er betalt?',
  chooseOrder: 'Vælg ordren',
  chooseOrderOf: (payment: string) => `Vælg ordren til ${payment}`,
  chosen: 'Du har valgt ordren.',
  unchoose: 'Fortryd valget',
  unchooseOf: (payment: string) => `Fortryd valget til ${payment}`,
  setAside: 'Læg til side',
  setAsideOf: (payment: string) => `Læg til side: ${payment}`,
  setAsideAll: (count: number) => `Læg alle ${count} til side`,
  finish: 'Afslut',
  finishOf: (payment: string) => `Afslut: ${payment}`,
  finishAll: (count: number) => `Afslut alle ${count}`,
  approve: (count: number) => (count === 1 ? 'Godkend 1 betaling' : `Godkend ${count} betalinger`),
} as const;

/** The approval of many payments, one after the other. */
export const approvalRunTexts = {
  progress: (finished: number, count: number) => `Godkender ${finished} af ${count}...`,
  done: (count: number) =>
    count === 1 ? '1 betaling er godkendt.' : `${count} betalinger er godkendt.`,
  failed: (titles: string, reason: string) => `Ikke godkendt: ${titles}. ${reason}`,
  left: (count: number) =>
    count === 1 ? '1 betaling er ikke godkendt.' : `${count} betalinger er ikke godkendt.`,
} as const;

/** Setting many payments aside. */
export const setAsideRunTexts = {
  progress: (finished: number, count: number) => `Lægger ${finished} af ${count} til side...`,
  done: (count: number) =>
    count === 1 ? '1 betaling er lagt til side.' : `${count} betalinger er lagt til side.`,
  failed: (titles: string, reason: string) => `Ikke lagt til side: ${titles}. ${reason}`,
  left: (count: number) =>
    count === 1
      ? '1 betaling er ikke lagt til side.'
      : `${count} betalinger er ikke lagt til side.`,
} as const;

/** Closing many payments whose orders are approved already. */
export const finishRunTexts = {
  progress: (finished: number, count: number) => `Afslutter ${finished} af ${count}...`,
  done: (count: number) =>
    count === 1 ? '1 betaling er afsluttet.' : `${count} betalinger er afsluttet.`,
  failed: (titles: string, reason: string) => `Ikke afsluttet: ${titles}. ${reason}`,
  left: (count: number) =>
    count === 1 ? '1 betaling er ikke afsluttet.' : `${count} betalinger er ikke afsluttet.`,
} as const;

export const reconciliationErrors = {
  load: { fallback: 'Betalingerne kunne ikke hentes. Prøv igen.' },
  sold: { fallback: 'Det kunne ikke læses, hvilke ordrer der er godkendt. Prøv igen.' },
  take: { fallback: 'Betalingerne kunne ikke gemmes. Hent dem igen: ingen bliver gemt to gange.' },
  change: { fallback: 'Det blev ikke gemt. Prøv igen.' },
} satisfies Record<string, OperationErrors>;
