/** Words about orders that the cart, the history and the dashboard say alike. */
export const orderWords = {
  item: { album: 'Fotoalbum', image: 'Enkeltbillede' },
  payment: {
    mobilepay: 'MobilePay',
    cash: 'Kontant eller bankoverførsel',
    bank_transfer: 'Bankoverførsel',
    card: 'Kort',
  },
} as const;
