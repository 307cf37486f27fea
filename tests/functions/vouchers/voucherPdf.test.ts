import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, test } from 'vitest';
import { creditNoteFor, invoiceFor } from '../../../src/model/vouchers/voucher.ts';
import type { Voucher } from '../../../src/model/vouchers/schema.ts';
import { voucherPdf } from '../../../functions/src/vouchers/voucherPdf.ts';
import { bought, boughtItem } from '../../support/orderRecords.ts';
import { seller } from '../../support/vouchers.ts';

const issuedAt = new Date('2026-03-01T12:00:00Z');

/** The code of the card with which a part of an order was paid. */
const CARD = 'ABCDEFGHJKMNPQRS';

interface Sale {
  names?: readonly string[];
  price?: number;
  hasVat?: boolean;
  isToBusiness?: boolean;
  company?: string;
  paymentMethod?: 'mobilepay' | 'cash';
  /** The version of the terms, as the order keeps it. */
  terms?: string;
  type?: 'image' | 'gift-card';
  /** The time at which moms of gift cards falls due. */
  vatAt?: 'use' | 'sale';
  /** The kroner that a gift card has paid, and the time at which its value was a sale. */
  card?: { amount: number; bookedAt: 'use' | 'sale' | 'never' };
}

function invoice({
  names = ['Klit ved Skagen', 'Ålborg Å'],
  price = 1299.5,
  hasVat = true,
  isToBusiness = false,
  company = 'Berg ApS',
  paymentMethod = 'mobilepay',
  terms = '2026-11-29',
  type = 'image',
  vatAt = 'use',
  card,
}: Sale = {}): Voucher {
  const purchase = bought('JF20260301ABCDEF001', {
    userName: 'Kåre Ærø',
    userEmail: 'kunde@jerslevfoto.example',
    items: names.map((name) => boughtItem(name, { price, type })),
    totalAmount: names.length * price,
    paymentMethod,
    ...(card && { giftCard: { code: CARD, ...card } }),
    termsConsent: { version: terms, acceptedAt: issuedAt },
  });
  const invoiceTo = {
    name: 'Bo Berg',
    company,
    cvr: '10150817',
    ean: '5798009811578',
    street: 'Havnen 3',
    postalCode: '9900',
    city: 'Frederikshavn',
  };
  const shop = { vat: hasVat, giftCards: { years: 3, vatAt } };
  const facts = { sequence: 12, issuedAt, seller, shop };
  return invoiceFor(purchase, { ...facts, invoiceTo: isToBusiness ? invoiceTo : undefined });
}

interface Read {
  pages: string[];
  text: string;
  title: unknown;
}

/** Reads a PDF as a program of somebody else does. No-break spaces become ordinary ones. */
async function read(voucher: Voucher): Promise<Read> {
  const file = await getDocumentProxy(new Uint8Array(await voucherPdf(voucher)));
  const { text } = await extractText(file, { mergePages: false });
  const { info } = await getMeta(file);
  const pages = text.map((page) => page.replaceAll(/\s+/g, ' '));
  return { pages, text: pages.join(' '), title: info['Title'] };
}

/** The reach of a PDF's words on its sheets, in points. */
async function reach(voucher: Voucher): Promise<{ left: number; right: number; bottom: number }> {
  const file = await getDocumentProxy(new Uint8Array(await voucherPdf(voucher)));
  const pages = Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1));
  const contents = await Promise.all(pages.map(async (page) => (await page).getTextContent()));
  const words = contents
    .flatMap(({ items }) => items)
    .filter((item) => 'str' in item)
    .filter(({ str }) => str.trim() !== '')
    .map(({ transform, width }) => {
      const [, , , , x, y] = transform as number[];
      return { left: x ?? 0, right: (x ?? 0) + width, bottom: y ?? 0 };
    });
  return {
    left: Math.min(...words.map(({ left }) => left)),
    right: Math.max(...words.map(({ right }) => right)),
    bottom: Math.min(...words.map(({ bottom }) => bottom)),
  };
}

/** The amount that follows a name, in øre. */
function amountAfter(text: string, name: string): number {
  const found = new RegExp(`${name.replaceAll(/[()]/g, '\\$&')} (-?[\\d.]+,\\d\\d) kr`).exec(text);
  return Number(found?.[1]?.replaceAll(/[.,]/g, ''));
}

describe('the PDF of a voucher', () => {
  test('says who sold what to whom, when, and under which numbers', async () => {
    const { text, title } = await read(invoice());
    expect(title).toBe('Forenklet faktura 2026-0012');
    for (const part of [
      'Jerslev Foto',
      'Forenklet faktura',
      'Kirkevej 12',
      '9740 Jerslev',
      'CVR-nr. 12345674',
      'kontakt@jerslevfoto.example',
      '20 30 40 50',
      'Kåre Ærø',
      'kunde@jerslevfoto.example',
      'Nummer 2026-0012',
      'Dato 1. marts 2026',
      'Ordrenummer JF20260301ABCDEF001',
      'Betaling MobilePay, betalt 1. marts 2026',
      'Klit ved Skagen (Enkeltbillede)',
      'Ålborg Å (Enkeltbillede)',
      'Købt efter købsbetingelserne af 29. november 2026.',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('Side');
  });

  test('is paid later into the bank where the buyer has an EAN number, as its e-invoice says', async () => {
    const { text } = await read(invoice({ isToBusiness: true, paymentMethod: 'cash' }));
    expect(text).toContain('Betaling Kontant eller bankoverførsel, betales senest 31. marts 2026,');
    const person = await read(invoice({ paymentMethod: 'cash' }));
    expect(person.text).toContain('Betaling Kontant eller bankoverførsel, betalt 1. marts 2026');
    const byApp = await read(invoice({ isToBusiness: true }));
    expect(byApp.text).toContain('Betaling MobilePay, betalt 1. marts 2026');
  });

  test('has sums that are right', async () => {
    const { text } = await read(invoice());
    const lines = ['Klit ved Skagen', 'Ålborg Å'].map((name) =>
      amountAfter(text, `${name} (Enkeltbillede)`),
    );
    const total = amountAfter(text, 'I alt');
    const vat = amountAfter(text, 'Moms (25 %)');
    expect(lines).toEqual([129_950, 129_950]);
    expect(total).toBe(259_900);
    expect(vat).toBe(51_980);
    expect(amountAfter(text, 'Beløb uden moms')).toBe(total - vat);
  });

  test('to a business names its address and numbers', async () => {
    const { text, title } = await read(invoice({ isToBusiness: true }));
    expect(title).toBe('Faktura 2026-0012');
    expect(text).toContain(
      'Berg ApS Bo Berg Havnen 3 9900 Frederikshavn CVR-nr. 10150817 EAN-nr. 5798009811578',
    );
  });

  test('has the name of a business in one line, whatever signs it is written with', async () => {
    const file = await voucherPdf(
      invoice({ isToBusiness: true, company: 'Berg\u0085I alt 0,00 kr' }),
    );
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), {
      mergePages: true,
    });
    expect(text).toContain('Berg I alt 0,00 kr');
  });

  test('of a seller who is not registered for moms names none', async () => {
    const { text } = await read(invoice({ hasVat: false }));
    expect(text).not.toMatch(/moms/i);
    expect(amountAfter(text, 'I alt')).toBe(259_900);
  });

  test('of a credit note names its invoice and what is paid back', async () => {
    const { text, title } = await read(creditNoteFor(invoice(), { sequence: 3, issuedAt }));
    expect(title).toBe('Kreditnota K2026-0003');
    expect(text).toContain('Krediterer faktura 2026-0012');
    expect(text).not.toContain('betalt');
    expect(amountAfter(text, 'I alt')).toBe(-259_900);
    expect(amountAfter(text, 'Moms (25 %)')).toBe(-51_980);
  });

  test('of an order that a card pays a part of has the whole with its moms, and what the card paid', async () => {
    const voucher = invoice({ card: { amount: 500, bookedAt: 'use' } });
    const { text } = await read(voucher);
    expect(amountAfter(text, 'I alt')).toBe(259_900);
    expect(amountAfter(text, 'Moms (25 %)')).toBe(51_980);
    expect(amountAfter(text, 'Heraf betalt med gavekort …PQRS')).toBe(50_000);
    expect(text).not.toContain(CARD);
    const { text: credited } = await read(creditNoteFor(voucher, { sequence: 3, issuedAt }));
    expect(amountAfter(credited, 'I alt')).toBe(-259_900);
    expect(amountAfter(credited, 'Heraf betalt med gavekort …PQRS')).toBe(-50_000);
  });

  test.each(['sale', 'never'] as const)(
    'of an order with a card whose value was a sale at %s has a line that takes it off',
    async (bookedAt) => {
      const { text } = await read(invoice({ card: { amount: 500, bookedAt } }));
      expect(amountAfter(text, 'Gavekort (…PQRS)')).toBe(-50_000);
      expect(amountAfter(text, 'I alt')).toBe(209_900);
      expect(amountAfter(text, 'Moms (25 %)')).toBe(41_980);
      expect(text).not.toContain('Heraf betalt');
    },
  );

  test.each([
    ['use', 'Betaling Gavekort, betalt 1. marts 2026'],
    ['sale', 'Betaling Intet at betale'],
    ['never', 'Betaling Intet at betale'],
  ] as const)(
    'of an order that a card covers wholly names no other payment, where it is a sale at %s',
    async (bookedAt, words) => {
      const { text } = await read(invoice({ card: { amount: 2599, bookedAt } }));
      expect(text).toContain(words);
      expect(text).not.toContain('MobilePay');
    },
  );

  test('of cards with moms at their use has none, and says when it is due', async () => {
    const { text } = await read(invoice({ names: ['Gavekort'], price: 500, type: 'gift-card' }));
    expect(amountAfter(text, 'Gavekort')).toBe(50_000);
    expect(text).not.toContain('Moms (25 %)');
    expect(text).toContain('Momsen beregnes, når gavekortet bruges.');
  });

  test('of cards with moms at their sale has it, and says nothing of their use', async () => {
    const sold = { names: ['Gavekort'], price: 500, type: 'gift-card', vatAt: 'sale' } as const;
    const { text } = await read(invoice(sold));
    expect(amountAfter(text, 'I alt')).toBe(50_000);
    expect(amountAfter(text, 'Moms (25 %)')).toBe(10_000);
    expect(text).not.toContain('Momsen beregnes, når gavekortet bruges.');
  });

  test('of many and long lines goes on, and each page says which it is', async () => {
    const names = Array.from(
      { length: 50 },
      (_, index) => `Billede ${index} ${'lang '.repeat(25)}`,
    );
    const { pages, text } = await read(invoice({ names }));
    expect(pages.length).toBeGreaterThan(1);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Side ${index + 1} af ${pages.length}`);
    }
    for (const index of names.keys()) expect(text).toContain(`Billede ${index} lang`);
    expect(pages.at(-1)).toContain('I alt');
  });

  test('of fifteen lines ends with the last of them above the sums', async () => {
    const names = Array.from({ length: 15 }, (_, index) => `Billede ${index + 1}`);
    const { pages, text } = await read(invoice({ names, price: 299, isToBusiness: true }));
    expect(pages).toHaveLength(2);
    const amounts = names.map((name) => amountAfter(text, `${name} (Enkeltbillede)`));
    const total = amountAfter(text, 'I alt');
    expect(total).toBe(448_500);
    expect(amounts.reduce((sum, each) => sum + each, 0)).toBe(total);
    expect(amountAfter(text, 'Moms (25 %)') * 5).toBe(total);
    expect(pages[1]).toContain('Billede 15 (Enkeltbillede)');
    for (const page of pages) expect(page).toContain('Faktura 2026-0012');
  });

  test('stays within its margins, whatever a company is called', async () => {
    const company = 'Berg & Søn Entreprenør- og Nedrivningsfirma i Vendsyssel ApS';
    const names = Array.from(
      { length: 40 },
      (_, index) => `Billede ${index} ${'lang '.repeat(35)}`,
    );
    const { left, right, bottom } = await reach(invoice({ names, company, isToBusiness: true }));
    expect(left).toBeGreaterThanOrEqual(55);
    expect(right).toBeLessThanOrEqual(540);
    expect(bottom).toBeGreaterThanOrEqual(40);
  });

  test.each([['2025-06-24', '24. juni 2025']])(
    'names the terms %s by their date',
    async (terms, date) => {
      const { text } = await read(invoice({ terms }));
      expect(text).toContain(`Købt efter købsbetingelserne af ${date}.`);
    },
  );

  test('made again is the same file', async () => {
    const [first, second] = [await voucherPdf(invoice()), await voucherPdf(invoice())];
    expect(first.equals(second)).toBe(true);
  });
});
