import type { GiftCardProblem } from './balance.ts';

/** Gift cards in the shop, in orders and in mails. */
export const giftCardTexts = {
  mixed: 'Gavekort bestilles for sig. Bestil det, der ligger i kurven, og begynd på en ny.',
} as const;

const problems: Record<GiftCardProblem, string> = {
  blocked: 'Gavekortet er spærret.',
  over: 'Gavekortet er udløbet.',
  empty: 'Gavekortet er brugt op.',
};

/** The answers of the server about gift cards. */
export const giftCardAnswers = {
  problems,
  unknown: 'Gavekortet findes ikke.',
  unverified: 'Bekræft din e-mail, før du bruger et gavekort.',
  changed: 'Saldoen på gavekortet har ændret sig. Fjern det, og tilføj det igen.',
  notForCards: 'Et gavekort kan ikke betales med et gavekort eller få rabat.',
  adminsOnly: 'Adgang nægtet. Kun administratorer kan ændre gavekort.',
  notNow: 'Det kan ikke gøres med gavekortet nu. Genindlæs siden.',
} as const;
