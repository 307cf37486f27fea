import type { OperationErrors } from '#src/model/base/errorTexts.ts';
import type { PaymentProgress } from '#src/model/payments/progress.ts';
import { paymentAnswers } from '#src/model/payments/texts.ts';

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
