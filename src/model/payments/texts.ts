/** The answers of the server about automatic payments. */
export const paymentAnswers = {
  unknownOrder: 'Ordren findes ikke blandt dine bestillinger.',
  notWaiting: 'Ordren venter ikke længere på betaling. Se den i din købshistorik.',
  changed:
    'Noget i din ordre har ændret sig, siden du bestilte. Betal på den anden måde, eller kontakt mig, så ser jeg på den.',
  giftCardBlocked:
    'Gavekortet på ordren er spærret, så den kan ikke betales. Kontakt mig, eller fortryd ordren, og bestil igen.',
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
