import { documents } from '#src/model/base/paths.ts';
import { paymentIconsSchema, type PaymentIcons } from '#src/model/content/schema.ts';
import { readPublicDocument } from '../../firestore/publicData.ts';

const path = documents.paymentIcons.build();

/** The icons of payment methods; empty where none is uploaded. */
export async function get(): Promise<PaymentIcons> {
  return (await readPublicDocument(path, paymentIconsSchema)) ?? paymentIconsSchema.parse({});
}

export const current = { read: get };
