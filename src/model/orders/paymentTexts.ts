/** Texts about orders shared by the cart, the history and the dashboard. */
export const orderWords = {
  item: { album: 'Fotoalbum', image: 'Enkeltbillede' },
  payment: {
    mobilepay: 'MobilePay',
    cash: 'Kontant eller bankoverførsel',
    bank_transfer: 'Bankoverførsel',
    card: 'Kort',
  },
} as const;
