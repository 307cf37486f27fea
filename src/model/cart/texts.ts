import type { OperationErrors } from '../base/errorTexts.ts';
import { orderWords } from '../orders/paymentTexts.ts';

/** The cart panel and the checkout in it. */
export const cartTexts = {
  title: 'Din kurv',
  close: 'Luk kurven',
  empty: 'Din kurv er tom.',
  browse: 'Se billederne',
  item: orderWords.item,
  removeLabel: (title: string) => `Fjern ${title}`,
  total: 'I alt',
  vatIncluded: 'Priserne er inkl. moms',
  added: (title: string) => `${title} blev tilføjet til kurven`,
  addedMany: (count: number) => `${count} billeder blev tilføjet til kurven`,
  wanted: 'Det, du vil købe',
  wantedItem: (title: string, price: string) => `${title} · ${price}`,
  waitsForSignIn: 'lægges i kurven, når du er logget ind',
  removed: (title: string) => `${title} blev fjernet fra kurven`,
  full: 'Kurven er fuld. Bestil det, du har valgt, og begynd på en ny.',
  paymentLabel: 'Betaling',
  payment: orderWords.payment,
  priceChanged: (title: string, before: string, after: string) =>
    `${title} koster nu ${after} (før ${before}).`,
  offSale: (title: string) => `${title} er ikke længere til salg.`,
  changesTitle: 'Noget har ændret sig',
  updatePrice: 'Opdater pris',
  removeOffSale: 'Fjern',
  consent:
    'Jeg er indforstået med, at levering begynder, når ordren er godkendt, og at fortrydelsesretten bortfalder, når jeg henter det første billede.',
  consentMissing: 'Sæt kryds for at bekræfte, at leveringen må begynde',
  checkoutLabel: 'Bestilling',
  /** The law asks for words that leave no doubt that an order has to be paid. */
  checkout: (total: string) => `Bestil og betal ${total}`,
  counted: orderWords.counted,
  delivery: (things: readonly string[]) =>
    `${things.join(' og ')} uden vandmærke. Leveres digitalt i din købshistorik, når ordren er godkendt. Der kommer ingen gebyrer oveni.`,
  submitting: 'Opretter ordre...',
  unconfirmedTitle: 'Ikke bekræftet endnu',
  unconfirmedText:
    'Det er uvist, om din ordre nåede frem. Prøv igen: den bliver kun oprettet én gang.',
  termsLink: 'Læs købsbetingelserne',
  offline: 'Du er offline. Din kurv er gemt, og du kan bestille, når du har forbindelse igen.',
  pricesUnknown: 'Priserne kunne ikke kontrolleres lige nu.',
  botCheckMissing: 'Udfyld venligst reCAPTCHA verificering',
} as const;

export const checkoutErrors = {
  general: { fallback: 'Der opstod en fejl under checkout. Prøv venligst igen.' },
} satisfies Record<string, OperationErrors>;

/** The page after checkout. */
export const confirmationTexts = {
  title: 'Tak for din ordre!',
  lead: 'Jeg har modtaget din bestilling. Nu mangler kun betalingen.',
  orderNumber: 'Ordrenummer',
  orderDate: 'Ordredato',
  paymentMethod: 'Betalingsmetode',
  status: 'Status',
  awaitingApproval: 'Afventer godkendelse',
  customer: 'Kundeoplysninger',
  nameLabel: 'Navn',
  emailLabel: 'Email',
  phoneLabel: 'Telefon',
  items: 'Din bestilling',
  item: orderWords.item,
  total: 'I alt',
  vatIncluded: 'inkl. moms',
  mobilePayTitle: 'Betal med MobilePay',
  mobilePaySteps: (amount: string, number: string) => [
    'Åbn MobilePay på din telefon.',
    `Send ${amount} til ${number}.`,
    'Skriv ordrenummeret i beskeden.',
  ],
  mobilePayOpen: 'Åbn MobilePay',
  qrLabel: 'QR-kode, der åbner MobilePay',
  qrHint: 'Eller scan koden med telefonens kamera. Så er beløb og besked udfyldt.',
  bankSteps: (amount: string) => [
    `Overfør ${amount} til kontoen herunder.`,
    'Skriv ordrenummeret som besked til modtager.',
  ],
  mobilePayNumber: 'MobilePay-nummer',
  amountToPay: 'At betale',
  message: 'Besked',
  cashTitle: 'Betal kontant eller med bankoverførsel',
  bankLabel: 'Bank',
  registrationNumber: 'Reg. nr.',
  accountNumber: 'Kontonummer',
  cashHint: 'Vil du betale kontant, så kontakt mig, og vi finder et tidspunkt.',
  nextTitle: 'Hvad sker der nu?',
  nextText:
    'Fotografen godkender din betaling manuelt. Derefter ligger billederne i din købshistorik.',
  steps: ['Modtaget', 'Betaling godkendt', 'Klar til download'],
  contactTitle: 'Spørgsmål?',
  toHistory: 'Se din købshistorik',
  back: 'Tilbage til billederne',
  print: 'Udskriv',
  copy: 'Kopiér',
  copied: 'Kopieret',
  notCopied: 'Teksten kunne ikke kopieres. Markér den, og kopiér den selv.',
  more: (count: number) => `+${count}`,
} as const;

/** The field for a code of a discount or of a gift card. */
export const codeFieldTexts = {
  /** The words of a field that takes codes of several kinds. */
  several: {
    label: 'Rabatkode eller gavekort',
    missing: 'Skriv en rabatkode eller koden på et gavekort',
    unused: 'Brug koden, eller slet den, før du bestiller',
  },
  use: 'Brug koden',
  asking: 'Tjekker...',
} as const;

export const codeErrors = {
  find: { fallback: 'Koden kunne ikke tjekkes lige nu. Prøv igen.', prefersServerWords: true },
} satisfies Record<string, OperationErrors>;
