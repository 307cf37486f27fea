import type { OperationErrors } from '../base/errorTexts.ts';

/** The page of the price packages. */
export const priceTexts = {
  title: 'Priser',
  description: 'Pakker og priser på bryllup, portræt, event og erhverv. Alle priser er inkl. moms.',
  intro: 'Alle priser er inkl. moms. Skriv til mig, hvis du ønsker noget helt andet.',
  withoutVat: {
    description: 'Pakker og priser på bryllup, portræt, event og erhverv.',
    intro: 'Skriv til mig, hvis du ønsker noget helt andet.',
  },
  introWithoutPrices: 'Fortæl mig, hvad du drømmer om, så får du en pris.',
  vatIncluded: '(Inkl. moms)',
  onRequest: 'Efter aftale',
  featured: 'Mest valgt',
  book: 'Kontakt for booking',
  bookingSubject: (name: string) => `Booking: ${name}`,
  otherWishes: 'Noget helt andet i tankerne?',
  contact: 'Skriv til mig',
} as const;

export const priceErrors = {
  load: { fallback: 'Der opstod en fejl ved indlæsning af priser' },
} satisfies Record<string, OperationErrors>;
