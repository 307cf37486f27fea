import fc from 'fast-check';
import { expect, test } from 'vitest';
import { eInvoice } from '#src/model/vouchers/eInvoice.ts';
import type { Voucher } from '#src/model/vouchers/schema.ts';
import { creditNoteFor } from '#src/model/vouchers/voucher.ts';
import { issuedInvoice } from '../../../support/vouchers.ts';

/*
 * The shape was tried by hand with the XSD of UBL 2.1 and with NemHandel's rules for OIOUBL 2.1 (1.17.2), which
 * the sums below follow.
 */

const account = { registrationNumber: '1234', accountNumber: '0000012345' };

const buyer: Voucher['buyer'] = {
  ...{ name: 'Bo & <Søn>', email: 'bo@skole.example', company: 'Den "Lille" Skole' },
  ...{ cvr: '16356706', ean: '5798000416604' },
  ...{ street: 'Havnen 3', postalCode: '9900', city: 'Skagen' },
};

/** The texts of all elements of a name, of which some stand in a group. */
function textsOf(xml: string, name: string, within = ''): string[] {
  const groups =
    within === ''
      ? [xml]
      : (xml.match(new RegExp(`<cac:${within}>.*?</cac:${within}>`, 'gs')) ?? []);
  return groups.flatMap((part) =>
    [...part.matchAll(new RegExp(`<cbc:${name}(?: [^>]*)?>([^<]*)<`, 'g'))].map(
      ([, text = '']) => text,
    ),
  );
}

const oreOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);

const ore = fc.integer({ min: 0, max: 300_000 });

const sold = fc
  .record({
    prices: fc.array(ore, { minLength: 1, maxLength: 12 }),
    takenOff: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
    vatRate: fc.constantFrom(25 as const, 0 as const),
    paymentMethod: fc.constantFrom('mobilepay' as const, 'bank_transfer' as const),
    credited: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ prices, takenOff, vatRate, paymentMethod, credited }) => {
    const whole = prices.reduce((sum, price) => sum + price, 0);
    const discount = Math.floor(whole * takenOff);
    const totalOre = whole - discount;
    const lines = [
      ...prices.map((amountOre) => ({ name: 'Klit', type: 'image' as const, amountOre })),
      ...(discount > 0
        ? [{ name: 'Rabat (FEST)', type: 'discount' as const, amountOre: -discount }]
        : []),
    ];
    const vatOre = vatRate === 0 ? 0 : Math.round(totalOre / 5);
    const invoice = issuedInvoice(1, { buyer, lines, totalOre, vatOre, vatRate, paymentMethod });
    const partOre = Math.floor(totalOre * (credited ?? 0));
    const place = { sequence: 1, issuedAt: new Date('2026-09-01T10:00:00Z') };
    return credited === null ? invoice : creditNoteFor(invoice, { ...place, partOre });
  });

test('adds up, whatever was sold and credited', () => {
  fc.assert(
    fc.property(sold, (voucher) => {
      const xml = eInvoice(voucher, account);
      const line = voucher.kind === 'invoice' ? 'InvoiceLine' : 'CreditNoteLine';
      const total = (name: string) => oreOf(textsOf(xml, name, 'LegalMonetaryTotal'));
      const items = oreOf(textsOf(xml, 'LineExtensionAmount', line));
      const allowances = oreOf(textsOf(xml, 'Amount', 'AllowanceCharge'));
      const taxes = textsOf(xml, 'TaxAmount', line).map((text) => Math.round(Number(text) * 100));
      const nets = textsOf(xml, 'TaxableAmount', line).map((text) =>
        Math.round(Number(text) * 100),
      );
      const rate = voucher.vatRate / 100;
      // Each line names its tax twice, for its only category.
      for (const [at, net] of nets.entries())
        expect(Math.abs((taxes[2 * at] ?? 0) - net * rate)).toBeLessThanOrEqual(1);
      expect(total('LineExtensionAmount')).toBe(items);
      expect(total('AllowanceTotalAmount')).toBe(allowances);
      expect(total('TaxExclusiveAmount')).toBe(Math.abs(voucher.vatOre));
      expect(total('TaxInclusiveAmount')).toBe(items - allowances + total('TaxExclusiveAmount'));
      expect(total('TaxInclusiveAmount')).toBe(Math.abs(voucher.totalOre));
      expect(total('PayableAmount')).toBe(total('TaxInclusiveAmount') - total('PrepaidAmount'));
      const isPaid = voucher.kind === 'invoice' && voucher.paymentMethod === 'mobilepay';
      expect(total('PrepaidAmount')).toBe(isPaid ? voucher.totalOre : 0);
    }),
  );
});

test('names both sides, the order, and the account on which it is paid', () => {
  const xml = eInvoice(issuedInvoice(1, { buyer, paymentMethod: 'bank_transfer' }), account);
  const party = (name: string, side: string) => textsOf(xml, name, `Accounting${side}Party`);
  expect(party('EndpointID', 'Supplier')).toEqual(['DK12345674']);
  expect(party('EndpointID', 'Customer')).toEqual(['5798000416604']);
  expect(party('RegistrationName', 'Customer')).toEqual(['Den &quot;Lille&quot; Skole']);
  expect(party('ElectronicMail', 'Customer')).toEqual(['bo@skole.example']);
  expect(textsOf(xml, 'ID', 'Contact')).toEqual(['Bo &amp; &lt;Søn&gt;']);
  expect(textsOf(xml, 'ID', 'OrderReference')).toEqual(['JF20260801ABCDEF101']);
  expect(textsOf(xml, 'PaymentDueDate')).toEqual(['2026-08-31']);
  expect(textsOf(xml, 'ID', 'PayeeFinancialAccount')).toEqual(['0000012345', '1234']);
});

test('of a credit note names its invoice and asks for nothing', () => {
  const invoice = issuedInvoice(1, { buyer, paymentMethod: 'bank_transfer' });
  const place = { sequence: 1, issuedAt: new Date('2026-09-01T10:00:00Z') };
  const xml = eInvoice(creditNoteFor(invoice, place), account);
  expect(textsOf(xml, 'ID', 'InvoiceDocumentReference')).toEqual(['2026-0001']);
  expect(xml).not.toContain('PaymentMeans');
  expect(xml).not.toContain('InvoiceTypeCode');
});
