import type { OperationErrors } from '../base/errorTexts.ts';
import type { PaymentProgress } from './progress.ts';

/** The answers of the server about automatic payments. */
export const paymentAnswers = {
  unknownOrder: 'Ordren findes ikke blandt dine bestillinger.',
  notWaiting: 'Ordren venter ikke længere på betaling. Se den i din købshistorik.',
  changed:
    'Noget i din ordre har ændret sig, siden du bestilte. Betal på den anden måde, eller kontakt mig, så ser jeg på den.',
  noBankCards: 'Der kan ikke betales med kort her. Betal på en anden måde.',
  byHandOnly: 'Denne ordre kan ikke betales her. Betal på den anden måde.',
  providerDown: 'MobilePay svarer ikke lige nu. Prøv igen om lidt, eller betal på den anden måde.',
  adminsOnly: 'Adgang nægtet. Kun administratorer kan betale penge tilbage.',
  giftCardsSold:
    'Gavekort betales tilbage, når kunden fortryder købet, eller ved at du udbetaler gavekortet.',
  notRefundable: 'Købet er allerede betalt tilbage eller fortrudt.',
  tooMuch: 'Beløbet er større end det, der er betalt.',
  notCollected: 'Pengene er ikke hentet endnu. Prøv igen om et par minutter.',
  partBeforeDownload:
    'Kunden har ikke hentet billederne endnu og kan stadig fortryde. Indtil da kan du kun betale hele beløbet tilbage.',
  /** Shown by the app. */
  description: (orderNumber: string) => `Ordre ${orderNumber}`,
} as const;

interface Words {
  title: string;
  lead: string;
}

const words: Record<PaymentProgress, Words> = {
  unbegun: {
    title: 'Du sendes videre til MobilePay',
    lead: 'Din ordre er modtaget. Et øjeblik, så åbner betalingen.',
  },
  waiting: {
    title: 'Godkend betalingen i MobilePay',
    lead: 'Siden her opdaterer sig selv, når du har godkendt. Lukker du den, finder du ordren i din købshistorik.',
  },
  paid: {
    title: 'Tak, din betaling er modtaget',
    lead: 'Billederne ligger klar til download i din købshistorik.',
  },
  paidTwice: {
    title: 'Ordren blev betalt to gange',
    lead: 'Den ene betaling er nok. Den anden sendes tilbage af sig selv, så du skal ikke gøre noget. Billederne ligger klar til download i din købshistorik.',
  },
  aborted: {
    title: 'Betalingen blev afbrudt',
    lead: 'Der er ikke trukket penge. Din ordre venter, så du kan prøve igen eller betale på den anden måde.',
  },
  expired: {
    title: 'Betalingen udløb',
    lead: 'Den blev ikke godkendt i tide, og der er ikke trukket penge. Din ordre venter, så du kan prøve igen eller betale på den anden måde.',
  },
  returned: {
    title: 'Betalingen sendes tilbage',
    lead: 'Pengene sendes tilbage af sig selv. Se ordren i din købshistorik, eller kontakt mig.',
  },
};

const status: Record<PaymentProgress, string> = {
  unbegun: 'Ikke betalt endnu',
  waiting: 'Venter på din godkendelse',
  paid: 'Betalt',
  paidTwice: 'Betalt, den ene betaling sendes tilbage',
  aborted: 'Afbrudt',
  expired: 'Udløbet',
  returned: 'Pengene sendes tilbage',
};

/** The words where the provider takes cards as well. */
export const wordsWithBankCards: Record<PaymentProgress, Words> = {
  ...words,
  unbegun: {
    title: 'Vælg, hvordan du betaler',
    lead: 'Din ordre er modtaget. Betal i appen eller med kort, så ligger billederne klar med det samme.',
  },
  waiting: {
    title: 'Betalingen er ikke godkendt endnu',
    lead: 'Siden her opdaterer sig selv, når du har godkendt. Lukker du den, finder du ordren i din købshistorik.',
  },
};

const { unknownOrder } = paymentAnswers;

/** The page of an automatic payment, and its line in the purchase history. */
export const paymentPageTexts = {
  pageTitle: 'Betaling',
  words,
  status,
  failed: {
    title: 'Betalingen kunne ikke åbnes',
    lead: 'Din ordre er gemt. Du kan prøve igen eller betale på den anden måde.',
  },
  byHand: {
    title: 'Din ordre er modtaget',
    lead: 'Den er ikke betalt endnu, og der er ikke trukket penge. Betal sådan her, så godkender jeg den.',
  },
  unknownOrder,
  amount: 'Beløb',
  open: 'Åbn MobilePay',
  opening: { WALLET: 'Åbner MobilePay...', CARD: 'Åbner kortbetalingen...' },
  withMobilePay: 'Betal med MobilePay',
  withBankCard: 'Betal med kort',
  retry: 'Prøv igen',
  again: 'Prøv igen med MobilePay',
  download: 'Hent dine billeder',
  otherWay: 'Eller betal på den anden måde',
  pay: 'Betal nu',
  historyLine: (progress: string) => `Betaling: ${progress}`,
} as const;

export const paymentPageErrors = {
  load: {
    fallback: 'Betalingen kunne ikke hentes. Prøv igen om lidt.',
    // Nobody learns which other orders there are.
    codes: { 'permission-denied': unknownOrder },
    prefersServerWords: true,
  },
  start: {
    fallback: 'Betalingen kunne ikke åbnes. Prøv igen om lidt, eller betal på den anden måde.',
    prefersServerWords: true,
  },
} satisfies Record<string, OperationErrors>;
