import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { legalParty } from '#src/config/legalParty.ts';
import { site } from '#src/config/site.ts';
import { licenceIds } from '#src/model/licences/licence.ts';
import { licensedSections, licenceText } from '#src/model/licences/rights.ts';
import { orderMailParams } from '#src/model/mails/orderMail.ts';
import { viewOfPendingOrder, viewOfPurchase } from '#src/model/orders/orderViews.ts';
import { pendingOrderSchema } from '#src/model/orders/schema.ts';
import { filesOfPurchase } from '#src/model/purchases/downloads.ts';
import { licenceFile } from '#src/model/purchases/licenceFile.ts';
import { purchaseList, purchaseMirrors } from '#src/model/purchases/purchase.ts';
import { purchaseSchema } from '#src/model/purchases/schema.ts';
import { checkApproval } from '#src/model/sale/approval/check.ts';
import { approvalDocuments } from '#src/model/sale/approval/documents.ts';
import { day, pendingOrder } from '../../../support/bareRecords.ts';
import { mailedOrder, mailedStatement, mailingShop } from '../../../support/mailedOrder.ts';
import { invoiceOf } from '../../../support/vouchers.ts';
import { lineOf, shopWith } from '../support/soldThings.ts';

const licence = { id: 'social' as const, factor: 2, addition: 0, base: 199 };
const line = lineOf({ id: 'img', name: 'Hav', price: 398, licence });
const order = pendingOrder({ amount: 398, items: [line], createdAt: day(1) });
const booked = (price: 'ordered' | 'current', img = 199) => {
  const facts = { orderId: 'JF20250624ABCDEF123', now: day(2), price };
  return approvalDocuments(order, shopWith({ img }), facts).purchase;
};

describe('an order with a licence', () => {
  test('keeps its price, or has that of today with the licence that was agreed on', () => {
    const check = { totalOre: 39_800, orderedOre: 39_800, needsConfirmation: false };
    expect(checkApproval(order, shopWith())).toMatchObject(check);
    expect(checkApproval(order, shopWith({ img: 250 }))).toMatchObject({
      changes: [{ price: 500 }],
      ...{ totalOre: 50_000, orderedOre: 39_800, needsConfirmation: true },
    });
    const asOrdered = { totalAmount: 398, items: [{ price: 398, licence }] };
    expect(booked('ordered', 250)).toMatchObject(asOrdered);
    const items = [{ price: 500, licence: { ...licence, base: 250 } }];
    expect(booked('current', 250)).toMatchObject({ totalAmount: 500, items });
  });

  test.each([
    ['at the price without it', { ...line, price: 199 }, 199],
    ['that costs less', { ...line, licence: { ...licence, factor: 1 } }, 398],
    ['with another base', { ...line, price: 2, licence: { ...licence, base: 1 } }, 2],
  ])('%s has to be confirmed', (_, forged, amount) => {
    const check = checkApproval({ ...order, items: [forged], amount }, shopWith());
    expect(check).toMatchObject({ needsConfirmation: true, changes: [{ item: forged }] });
  });

  test('survives its store, and one that is none makes the record bad', () => {
    expect(z.parse(pendingOrderSchema, order).items[0]?.licence).toEqual(licence);
    expect(z.parse(purchaseSchema, booked('ordered')).items[0]?.licence).toEqual(licence);
    const other = { ...order, items: [{ ...line, licence: { ...licence, id: 'anything' } }] };
    expect(z.safeParse(pendingOrderSchema, other).success).toBe(false);
  });

  test('shows it before and after the approval, in the mirror and with its files', () => {
    const purchase = booked('ordered');
    const { record } = purchaseMirrors(purchase, day(2));
    for (const { items } of [viewOfPendingOrder(order), viewOfPurchase(purchase), record]) {
      expect(items[0]?.licence).toEqual(licence);
    }
    expect(filesOfPurchase(purchase)).toMatchObject([{ itemName: 'Hav', licenceId: 'social' }]);
    const list = purchaseList([viewOfPurchase(purchase)]);
    expect(list).toContain('Enkeltbillede · licens: Sociale medier');
  });

  test('names it on the invoice and in mails', () => {
    const named = { name: 'Hav, licens: Sociale medier', type: 'image', amountOre: 39_800 };
    expect(invoiceOf(booked('ordered')).lines).toEqual([named]);
    const mailed = { ...mailedOrder, statement: mailedStatement({ items: [line] }) };
    const inList = 'Hav (Enkeltbillede, licens: Sociale medier)';
    for (const [kind, name] of [
      ['received', inList],
      ['approved', inList],
      ['reminder', 'Hav, licens: Sociale medier'],
    ] as const) {
      const { message } = orderMailParams(kind, mailed, mailingShop);
      expect(message).toContain(`- ${name}: 398,00\u00a0kr`);
    }
  });
});

describe('the licence of an archive', () => {
  const wide = 'må bruge dem privat og erhvervsmæssigt';
  const file = (things: Record<string, (typeof licenceIds)[number] | undefined>) => {
    const all = Object.entries(things).map(([itemName, licenceId]) => {
      return { purchaseId: 'JF20260301ABCDEF001', itemName, licenceId };
    });
    return licenceFile(legalParty(site), 'https://x.example', licensedSections(all));
  };

  test('says what was bought with each, and the rights of no other', () => {
    const all = file({ Hav: 'private', Klit: 'commercial', Hede: 'private' });
    expect(all).toContain('Licensen Privat\r\n');
    expect(all).toContain('\r\nOrdre JF20260301ABCDEF001: Hav, Hede\r\n');
    expect(all).toContain('Licensen Erhverv\r\n');
    expect(all).toContain('\r\nOrdre JF20260301ABCDEF001: Klit\r\n');
    expect(all).toContain('For alle licenser\r\n');
    expect(all).not.toContain('Licensen Sociale medier\r\n');
    expect(all).not.toContain(wide);
  });

  test('keeps apart what was bought before there were several', () => {
    const all = file({ Hav: undefined, Klit: 'private' });
    expect(all.indexOf(wide)).toBeGreaterThanOrEqual(0);
    expect(all.indexOf(wide)).toBeLessThan(all.indexOf('Ordre JF20260301ABCDEF001: Hav\r\n'));
    expect(all).toContain('Licensen Privat\r\n');
  });

  test('is told in a picture, which begins with its name', () => {
    const words = licenceText('commercial');
    expect(words).toMatch(/^Licensen Erhverv\. .*Købte billeder er royaltyfri\./);
    expect(licenceText(undefined)).toMatch(/^Købte billeder er royaltyfri\./);
    expect(licenceIds.map(licenceText).filter((each) => each.includes(wide))).toEqual([]);
  });
});
