import type { GiftCardProblem } from './balance.ts';

/** Gift cards in the shop, in orders and in mails. */
export const giftCardTexts = {
  mixed: 'Gavekort bestilles for sig. Bestil det, der ligger i kurven, og begynd på en ny.',
  line: (end: string) => `Gavekort (${end})`,
  pays: 'Trukket fra det, der skal betales',
  leftAfter: (left: string, day: string) => `Der er ${left} tilbage bagefter. Gælder til ${day}.`,
  usedUp: 'Det er brugt op bagefter.',
  removed: (end: string) => `Gavekortet ${end} er fjernet`,
  name: 'Gavekort',
  show: 'Vis og udskriv',
  showOf: (code: string) => `Vis og udskriv gavekort ${code}`,
  print: 'Udskriv eller gem som PDF',
  validUntil: (day: string) => `Gælder til og med ${day}`,
  howToUse: (address: string) => `Vælg billeder på ${address}, og skriv koden i kurven.`,
  shopTitle: 'Gavekort',
  shopIntro: 'Giv billeder til en, der selv skal vælge. Koden kommer i en mail og kan udskrives.',
  amountLegend: 'Beløb',
  otherAmount: 'Andet beløb',
  typedAmount: 'Beløb i kr.',
  amountProblem: (least: string, most: string) => `Skriv et beløb fra ${least} til ${most}`,
  buy: 'Læg i kurven',
  toPay: 'At betale',
  paidByGiftCard: 'Betalt med gavekort',
  nextText:
    'Fotografen godkender din betaling manuelt. Derefter står gavekortets kode i din købshistorik, og du får den i en mail.',
  steps: ['Modtaget', 'Betaling godkendt', 'Gavekortet er klar'],
  nothingToPay: 'Dit gavekort dækker det hele. Jeg godkender ordren, så snart jeg ser den.',
  counted: (count: number) => (count === 1 ? 'Et gavekort' : `${count} gavekort`),
  delivery: (counted: string) =>
    `${counted}. Koden kommer i din købshistorik og i en mail, når betalingen er godkendt. Der kommer ingen gebyrer oveni.`,
  withoutVat: 'Momsen beregnes, når gavekortet bruges',
  consent: 'Jeg accepterer købsbetingelserne og vilkårene for gavekort.',
  consentMissing: 'Sæt kryds for at acceptere vilkårene',
  conditions: (years: number) =>
    `Et gavekort gælder i ${years} år og kan bruges ad flere gange. Det, der er tilbage på det, kan udbetales, så længe det gælder og et år efter. Du kan fortryde købet i 14 dage, så længe gavekortet ikke er brugt.`,
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
  notForGiftCards: 'Et gavekort kan ikke betales med et gavekort eller få rabat.',
  adminsOnly: 'Adgang nægtet. Kun administratorer kan ændre gavekort.',
  issuedOtherwise:
    'Kortet er allerede udstedt med det første beløb. Genindlæs siden, og find det på listen.',
  notNow: 'Det kan ikke gøres med gavekortet nu. Genindlæs siden.',
} as const;
