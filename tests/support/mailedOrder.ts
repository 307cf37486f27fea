import type { MailedOrder } from '#src/model/mails/mailedOrder.ts';
import { type StoredSale, statementOfSale, type VatFacts } from '#src/model/sale/records.ts';
import type { OrderLine } from '#src/model/sale/schema.ts';
import { registered } from './orderRecords.ts';
import { cartItem } from './records.ts';

/** The sender of the mails. */
export const mailingShop = {
  name: 'Jerslev Foto',
  photographerName: 'Asta Vindfeldt Holm',
  address: 'Kirkevej 12, 9740 Jerslev',
  cvrNumber: '12345678',
  email: 'kontakt@jerslevfoto.example',
  phone: '+45 20 30 40 50',
  mobilePayNumber: '+45 20 30 40 50',
  bankAccount: { bank: 'Sparekassen', registrationNumber: '1234', accountNumber: '5678' },
  approvesByItself: false,
  takesBankCards: false,
  historyUrl: 'https://jerslevfoto.example/order-history',
  dashboardUrl: 'https://jerslevfoto.example/admin-dashboard?tab=kontantbetaling',
};

const sale: StoredSale<OrderLine> = {
  items: [cartItem('Nordlys'), cartItem('Vesterhavet', { price: 1595.5, type: 'album' })],
};

/** The amounts of the mailed order, with what is different. */
export function mailedStatement(
  change: Partial<StoredSale<OrderLine>> = {},
  shop: VatFacts = registered,
) {
  return statementOfSale({ ...sale, ...change }, shop);
}

export const mailedOrder: MailedOrder = {
  number: 'JF20250620ABCDEF123',
  customerName: 'Signe Overgaard',
  customerEmail: 'signe@kunde.example',
  statement: mailedStatement(),
  paymentMethod: 'mobilepay',
  orderedAt: new Date('2025-06-24T10:05:00Z'),
  consent: {
    version: '24. juni 2025',
    acceptedAt: new Date('2025-06-24T10:05:00Z'),
    salesTermsText: 'Købsbetingelser\n\nAlle priser er i danske kroner.',
  },
};
