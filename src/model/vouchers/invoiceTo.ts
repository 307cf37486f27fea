import * as z from 'zod/mini';
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
