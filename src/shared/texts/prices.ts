/** The page of the price packages. */
export const priceTexts = {
  title: 'Priser',
  intro: 'Alle priser er inkl. moms. Skriv til mig, hvis du ønsker noget helt andet.',
  vatIncluded: '(Inkl. moms)',
  featured: 'Mest valgt',
  book: 'Kontakt for booking',
} as const;
