/** The answers of the server about automatic payments. */
export const paymentAnswers = {
  unknownOrder: 'Ordren findes ikke blandt dine bestillinger.',
  notWaiting: 'Ordren venter ikke længere på betaling. Se den i din købshistorik.',
  changed:
    'Noget i din ordre har ændret sig, siden du bestilte. Betal på den anden måde, eller kontakt mig, så ser jeg på den.',
  byHandOnly: 'Denne ordre kan ikke betales her. Betal på den anden måde.',
  providerDown: 'MobilePay svarer ikke lige nu. Prøv igen om lidt, eller betal på den anden måde.',
  /** Shown by the app. */
  description: (orderNumber: string) => `Ordre ${orderNumber}`,
} as const;
