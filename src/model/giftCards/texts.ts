/** Gift cards in the shop, in orders and in mails. */
export const giftCardTexts = {
  mixed: 'Gavekort bestilles for sig. Bestil det, der ligger i kurven, og begynd på en ny.',
} as const;
