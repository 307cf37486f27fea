import { expect, test } from 'vitest';
import type { Records } from '#src/model/base/records.ts';
import { issueInvoice, type Issuer } from '#src/model/vouchers/issueVoucher.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { bought, boughtItem } from '../../../support/orderRecords.ts';

const business = {
  businessName: 'Jerslev Foto',
  address: { street: 'Kirkevej 12', postalCode: '9740', city: 'Jerslev' },
  cvrNumber: '12345674',
  email: 'kontakt@jerslevfoto.example',
  phone: '+4520304050',
};

/** The invoice that a shop issues for one thing of 500 kroner. */
async function issued(type: 'image' | 'gift-card', shop: Pick<Issuer, 'vat' | 'giftCards'>) {
  const vouchers: object[] = [];
  const records = {
    read: () => Promise.resolve(undefined),
    set: (_path: string, data: object) => vouchers.push(data),
  } as unknown as Records;
  const items = [boughtItem('Hav', { price: 500, type })];
  const purchase = bought('JF20260301ABCDEF001', { items, totalAmount: 500 });
  await issueInvoice(records, purchase, { invoiceTo: undefined, issuer: { ...business, ...shop } });
  return vouchers.at(-1) as Voucher;
}

const use = { years: 3, vatAt: 'use' as const };
const sale = { years: 3, vatAt: 'sale' as const };

test.each([
  ['gift-card', { vat: true, giftCards: use }, 0],
  ['gift-card', { vat: true, giftCards: sale }, 10_000],
  // Cards that were ordered before the shop has stopped selling them.
  ['gift-card', { vat: true, giftCards: false }, 0],
  ['gift-card', { vat: false, giftCards: use }, 0],
  ['image', { vat: true, giftCards: use }, 10_000],
  ['image', { vat: true, giftCards: sale }, 10_000],
  ['image', { vat: false, giftCards: false }, 0],
] as const)(
  'the invoice of %s in a shop with %j has moms of %d øre',
  async (type, shop, vatOre) => {
    expect(await issued(type, shop)).toMatchObject({
      totalOre: 50_000,
      vatOre,
      vatRate: vatOre === 0 ? 0 : 25,
    });
  },
);
