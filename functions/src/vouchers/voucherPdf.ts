import { site } from '../../../src/config/site.ts';
import { formatPhone } from '../../../src/model/account/phone.ts';
import { formatLongDate } from '../../../src/model/base/dates.ts';
import { formatOre } from '../../../src/model/base/money.ts';
import { oneLine } from '../../../src/model/base/text.ts';
import { salesTermsDate } from '../../../src/model/content/legal/salesTermsVersions.ts';
import { orderWords } from '../../../src/model/orders/paymentTexts.ts';
import { paymentWords } from '../../../src/model/orders/paymentWords.ts';
import { bookedSums, paidParts } from '../../../src/model/sale/voucherSums.ts';
import { dueAt } from '../../../src/model/vouchers/payable.ts';
import {
  isGiftCardLine,
  type Voucher,
  type VoucherKind,
  type VoucherLineType,
} from '../../../src/model/vouchers/schema.ts';
import { voucherTexts as texts } from '../../../src/model/vouchers/texts.ts';
import { headingFontFile, textFontFile } from '../env.ts';

type Document = PDFKit.PDFDocument;

// In points; a sheet of A4 is 595 by 842.
const MARGIN = 56;
const LEFT = MARGIN;
const RIGHT = 595 - MARGIN;
const MIDDLE = 320;
const LINES_END = 842 - MARGIN - 40;
const AMOUNT_WIDTH = 110;
const LINE_GAP = 4;
/** A line whose name takes two rows; and the sums with the notes below them. */
const LINE_HEIGHT = 34;
const SUMS_HEIGHT = 110;

const INK = '#1c1a17';
const FAINT = '#6b655c';
const RULE = '#d8d2c8';

const titles: Record<VoucherKind, (voucher: Voucher) => string> = {
  invoice: ({ isFull }) => (isFull ? texts.invoice : texts.simplifiedInvoice),
  'credit-note': () => texts.creditNote,
};

const titleOf = (voucher: Voucher): string => titles[voucher.kind](voucher);

async function newDocument(voucher: Voucher): Promise<Document> {
  // Fetched here, so that the other functions start without it.
  const { default: PDFDocument } = await import('pdfkit');
  const document = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'da-DK',
    displayTitle: true,
    bufferPages: true,
    info: {
      Title: `${titleOf(voucher)} ${voucher.number}`,
      Author: voucher.seller.name,
      // With the date of the voucher, making it again gives the same file.
      CreationDate: voucher.issuedAt,
    },
  });
  document.registerFont('heading', headingFontFile);
  document.registerFont('text', textFontFile);
  document.registerFont('strong', textFontFile, 'SemiBold');
  return document;
}

function paint(document: Document, font: 'heading' | 'text' | 'strong', size: number): Document {
  return document.font(font).fontSize(size).fillColor(INK);
}

function drawHead(document: Document, voucher: Voucher): void {
  paint(document, 'heading', 26).text(voucher.seller.name, LEFT, MARGIN);
  paint(document, 'heading', 18).text(titleOf(voucher), MIDDLE, MARGIN + 6, {
    width: RIGHT - MIDDLE,
    align: 'right',
  });
}

/** A name and the texts below it; returns where they end. */
function drawParty(
  document: Document,
  { x, y, width }: { x: number; y: number; width: number },
  [label, ...lines]: readonly string[],
): number {
  const options = { width, lineGap: LINE_GAP };
  paint(document, 'text', 9).fillColor(FAINT);
  document.text(label ?? '', x, y, options);
  paint(document, 'text', 10.5);
  for (const line of lines.map(oneLine)) if (line !== '') document.text(line, options);
  return document.y;
}

function placeOf({ postalCode = '', city = '' }: { postalCode?: string; city?: string }): string {
  return `${postalCode} ${city}`;
}

function drawParties(document: Document, voucher: Voucher): number {
  const { seller, buyer } = voucher;
  const y = MARGIN + 62;
  const sellerEnd = drawParty(document, { x: LEFT, y, width: MIDDLE - LEFT - 20 }, [
    texts.seller,
    seller.name,
    seller.street,
    placeOf(seller),
    texts.cvr(seller.cvr),
    seller.email,
    formatPhone(seller.phone),
  ]);
  const { company = '', name, street = '', cvr, ean, email } = buyer;
  const buyerEnd = drawParty(document, { x: MIDDLE, y, width: RIGHT - MIDDLE }, [
    texts.buyer,
    company,
    name,
    street,
    placeOf({ postalCode: buyer.postalCode ?? '', city: buyer.city ?? '' }),
    cvr === undefined ? '' : texts.cvr(cvr),
    ean === undefined ? '' : texts.ean(ean),
    email,
  ]);
  return Math.max(sellerEnd, buyerEnd);
}

/** The method of payment with its day, or the day on which payment is due. */
function paymentOf(voucher: Voucher): string {
  const { giftCardOre, moneyOre } = paidParts(voucher);
  const method = paymentWords({ isFree: moneyOre === 0, giftCardOre }, voucher.paymentMethod);
  const due = dueAt(voucher);
  if (due) return texts.payableBy(method, formatLongDate(due));
  return voucher.totalOre === 0 ? method : texts.paidBy(method, formatLongDate(voucher.issuedAt));
}

function factsOf(voucher: Voucher): [string, string][] {
  const facts: [string, string][] = [
    [texts.number, voucher.number],
    [texts.date, formatLongDate(voucher.issuedAt)],
    [texts.orderNumber, voucher.orderId],
  ];
  return voucher.credits === undefined
    ? [...facts, [texts.payment, paymentOf(voucher)]]
    : [...facts, [texts.credits, voucher.credits]];
}

function drawFacts(document: Document, voucher: Voucher, top: number): number {
  let y = top;
  for (const [name, value] of factsOf(voucher)) {
    paint(document, 'text', 9)
      .fillColor(FAINT)
      .text(name, LEFT, y + 1);
    paint(document, 'text', 10.5).text(value, LEFT + 120, y);
    y += 17;
  }
  return y;
}

function rule(document: Document, y: number): void {
  document.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.75).strokeColor(RULE).stroke();
}

/** A text to the left and an amount to the right; returns where the row ends. */
function drawRow(
  document: Document,
  y: number,
  { text, amount, isStrong = false }: { text: string; amount: string; isStrong?: boolean },
): number {
  paint(document, isStrong ? 'strong' : 'text', isStrong ? 12 : 10.5);
  const left = { width: RIGHT - LEFT - AMOUNT_WIDTH - 12 };
  const height = document.heightOfString(text, left);
  document.text(text, LEFT, y, left);
  document.text(amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  return y + height + 7;
}

function drawLinesHead(document: Document, y: number): number {
  paint(document, 'text', 9).fillColor(FAINT).text(texts.line, LEFT, y);
  document.text(texts.amount, RIGHT - AMOUNT_WIDTH, y, { width: AMOUNT_WIDTH, align: 'right' });
  rule(document, y + 16);
  return y + 24;
}

/** The place for `needed` points more, at the top of another page where this one has no room. */
function withRoom(document: Document, y: number, needed: number): number {
  if (y + needed <= LINES_END) return y;
  document.addPage();
  return MARGIN;
}

/** The kind of an item; a gift card and a discount say themselves what they are. */
const kinds: Record<VoucherLineType, string> = {
  ...orderWords.item,
  'gift-card': '',
  discount: '',
};

function drawLines(document: Document, { lines }: Voucher, top: number): number {
  let y = drawLinesHead(document, top);
  for (const [index, { name, type, amountOre }] of lines.entries()) {
    // The last line goes along with the sums: no page begins with them.
    const isLast = index === lines.length - 1;
    const place = withRoom(document, y, isLast ? LINE_HEIGHT + SUMS_HEIGHT : LINE_HEIGHT);
    y = place < y ? drawLinesHead(document, place) : place;
    const kind = kinds[type];
    const text = `${oneLine(name)}${kind && ` (${kind})`}`;
    y = drawRow(document, y, { text, amount: formatOre(amountOre) });
  }
  return y;
}

function drawSums(document: Document, voucher: Voucher, top: number): number {
  const { vatRate, giftCard } = voucher;
  const { totalOre, vatOre, withoutVatOre } = bookedSums([voucher]);
  let y = top;
  rule(document, y + 2);
  y += 14;
  if (vatRate !== 0) {
    y = drawRow(document, y, { text: texts.withoutVat, amount: formatOre(withoutVatOre) });
    y = drawRow(document, y, { text: texts.vat, amount: formatOre(vatOre) });
  }
  y = drawRow(document, y, { text: texts.total, amount: formatOre(totalOre), isStrong: true });
  if (!giftCard) return y;
  const text = texts.paidByGiftCard(giftCard.codeEnd);
  return drawRow(document, y, { text, amount: formatOre(giftCard.amountOre) });
}

/** True for the sale of cards whose moms falls due when they are used. */
function isTaxedAtUse({ lines, vatRate }: Voucher, hasVat: boolean): boolean {
  return hasVat && vatRate === 0 && lines.some(isGiftCardLine);
}

interface Notes {
  top: number;
  /** False for a seller who is not registered for moms. */
  hasVat: boolean;
}

function drawNotes(document: Document, voucher: Voucher, { top, hasVat }: Notes): void {
  const { termsVersion } = voucher;
  paint(document, 'text', 9)
    .fillColor(FAINT)
    .text(texts.currency, LEFT, top + 18);
  if (isTaxedAtUse(voucher, hasVat)) document.text(texts.vatAtUse);
  if (termsVersion !== undefined) document.text(texts.salesTerms(salesTermsDate(termsVersion)));
}

/** The number of each page and that of the voucher, where there is more than one page. */
function drawPageNumbers(document: Document, voucher: Voucher): void {
  const { count } = document.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    document.switchToPage(page);
    // Below the margin the library would begin another page.
    document.page.margins.bottom = 0;
    paint(document, 'text', 9).fillColor(FAINT);
    document.text(`${titleOf(voucher)} ${voucher.number}`, LEFT, 842 - MARGIN);
    document.text(texts.page(page + 1, count), LEFT, 842 - MARGIN, {
      width: RIGHT - LEFT,
      align: 'right',
    });
  }
}

/** Draws a voucher as a PDF of A4 pages with selectable text. Made again, it is the same file. */
export async function voucherPdf(voucher: Voucher, hasVat = site.vat): Promise<Buffer> {
  const document = await newDocument(voucher);
  const parts: Buffer[] = [];
  document.on('data', (part: Buffer) => parts.push(part));
  const ended = new Promise((resolve, reject) => {
    document.once('end', resolve).once('error', reject);
  });
  drawHead(document, voucher);
  const facts = drawFacts(document, voucher, drawParties(document, voucher) + 26);
  const lines = drawLines(document, voucher, facts + 24);
  drawNotes(document, voucher, { top: drawSums(document, voucher, lines), hasVat });
  drawPageNumbers(document, voucher);
  document.end();
  await ended;
  return Buffer.concat(parts);
}
