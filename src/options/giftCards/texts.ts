/** The code of a gift card in the cart. */
export const giftCardCodeTexts = {
  field: {
    label: 'Gavekort',
    missing: 'Skriv koden på gavekortet',
    unused: 'Brug gavekortet, eller slet koden, før du bestiller',
  },
  used: (end: string) => `Gavekortet ${end} er tilføjet`,
} as const;
