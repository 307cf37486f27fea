import * as z from 'zod/mini';
import { toOre } from '../base/money.ts';
import { maybe } from '../base/schema.ts';

/** The name and address on a full invoice; company, CVR and EAN number where a business buys. */
export const invoiceToSchema = z.object({
  name: z.string(),
  company: maybe(z.string()),
  cvr: maybe(z.string()),
  ean: maybe(z.string()),
  street: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

export type InvoiceTo = z.infer<typeof invoiceToSchema>;

/**
 * The name and address in an order. Buyers write it, and the rules only bound it: one that cannot
 * be read must not hide its order.
 */
export const orderedInvoiceToSchema = z.catch(maybe(invoiceToSchema), undefined);

/** Up to this amount, moms included, an invoice may do without the buyer's name and address. */
export const SIMPLIFIED_INVOICE_MAX_KRONER = 3000;

export function needsFullInvoice(totalKroner: number): boolean {
  return toOre(totalKroner) > toOre(SIMPLIFIED_INVOICE_MAX_KRONER);
}

const CVR_WEIGHTS = [2, 7, 6, 5, 4, 3, 2, 1];
const EAN_WEIGHTS = [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1];

/** True for digits, one for each weight, whose weighted sum the modulus divides. */
function passes(digits: string, weights: readonly number[], modulus: number): boolean {
  if (!/^\d+$/.test(digits) || digits.length !== weights.length) return false;
  const sum = weights.reduce((before, weight, at) => before + weight * Number(digits[at]), 0);
  return sum % modulus === 0;
}

/** True for the eight digits of a CVR number, the last of which checks the others. */
export function isCvr(digits: string): boolean {
  return passes(digits, CVR_WEIGHTS, 11) && Number(digits) > 0;
}

/** True for the thirteen digits of an EAN number, the last of which checks the others. */
export function isEan(digits: string): boolean {
  return passes(digits, EAN_WEIGHTS, 10) && Number(digits) > 0;
}
